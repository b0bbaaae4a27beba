// The server's REST part.

import type { Content } from './content';
import type { GameInfo, Network, NewTable, Rule, Summary, TableLinks, Topic } from './protocol';

/** What the server answers when it cannot do what was asked; `code` is a word or E01-E28. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, 'offline', '');
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as { code?: string; detail?: string };
    const detail = typeof problem.detail === 'string' ? problem.detail : '';
    throw new Refusal(response.status, problem.code ?? String(response.status), detail);
  }
  return (await response.json()) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** Like `call`, asking the server only once; a failure is not kept. */
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = call<T>(path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}

const ledger = (game: string) => `/api/games/${encodeURIComponent(game)}`;

export const api = {
  games: () => call<GameInfo[]>('/api/games'),
  content: (game: string, edition: string) =>
    once<Content>(`${ledger(game)}/content?edition=${encodeURIComponent(edition)}`),
  rules: (game: string) => once<Rule[]>(`${ledger(game)}/rules`),
  topics: (game: string) => once<Topic[]>(`${ledger(game)}/topics`),
  create: (wish: NewTable) => call<TableLinks>('/api/tables', wish),
  summary: (table: string, token: string) =>
    call<Summary>(`/api/tables/${encodeURIComponent(table)}?token=${encodeURIComponent(token)}`),
  network: () => call<Network>('/api/network'),
  open: (open: boolean) => call<Network>('/api/network', { open }),
  qr: (text: string) => `/api/qr?text=${encodeURIComponent(text)}`,
};
