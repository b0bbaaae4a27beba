// Help topics and the rule ledger behind them.

import { api } from './api';
import { t, texts } from './i18n.svelte';
import type { Rule, Topic } from './protocol';

class Help {
  topics = $state.raw<Topic[]>([]);
  rules = $state.raw<Map<string, Rule>>(new Map());
  private game = '';

  /** Loads the topics and rules of a game, once. */
  async load(game: string): Promise<void> {
    if (this.game === game) return;
    this.game = game;
    try {
      const [topics, rules] = await Promise.all([api.topics(game), api.rules(game)]);
      this.topics = topics;
      this.rules = new Map(rules.map((rule) => [rule.id, rule]));
    } catch {
      this.game = '';
    }
  }

  topicOf(rule: string): Topic | null {
    return this.topics.find((topic) => topic.ids.includes(rule)) ?? null;
  }
}

export const help = new Help();

const message = (topic: string) => (texts.find(`help-${topic}`) ? `help-${topic}` : `help-jagersro-${topic}`);
export const topicTitle = (topic: string): string => t(message(topic));
export const topicBody = (topic: string): string => texts.find(`${message(topic)}.body`) ?? '';
