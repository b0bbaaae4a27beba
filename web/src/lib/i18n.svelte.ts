// Words in the reader's language, from the Fluent files shared with the command line.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

const FILES = import.meta.glob<string>('../../../src/homestretch/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

export type Words = Record<string, FluentVariable>;

class Texts {
  bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

  async load(language: Language): Promise<void> {
    if (this.bundles[language]) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const paths = Object.keys(FILES).filter((path) => path.includes(`/${language}/`));
    for (const text of await Promise.all(paths.map((path) => FILES[path]()))) {
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
    this.bundles = { ...this.bundles, [language]: bundle };
  }

  /** The message `id` or `id.attribute`; null if no file has it. */
  find(id: string, words?: Words): string | null {
    const [name, attribute] = id.split('.');
    for (const language of [settings.language, 'en'] as Language[]) {
      const bundle = this.bundles[language];
      const message = bundle?.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, words, []);
    }
    return null;
  }
}

export const texts = new Texts();

/** Loads a language (and English, where a word may be missing) and switches to it. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([texts.load(language), texts.load('en')]);
  settings.set({ language });
}

/** A text in the reader's language; the id itself if there is none. */
export function t(id: string, words?: Words): string {
  return texts.find(id, words) ?? id;
}

// A no-break space: our face has no narrow one, and a fallback's would be of any width.
const THIN = '\u00a0';

/** Digits in groups of three with narrow spaces; a real minus sign. */
export function digits(amount: number): string {
  const text = String(Math.abs(Math.round(amount))).replace(/\B(?=(\d{3})+$)/g, THIN);
  return amount < 0 ? `\u2212${text}` : text;
}

/** Kronor: `12 500 kr`. */
export function money(amount: number): string {
  return `${digits(amount)}\u00a0kr`;
}
