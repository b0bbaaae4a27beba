// One viewer's live connection. It comes back by itself, and a move that was not acknowledged is sent
// again under the same key, so that it counts once.

import type { Ask, ClientMessage, ServerMessage } from './protocol';

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

export interface LiveHandlers {
  message(message: ServerMessage): void;
  state(state: LinkState, retryAt: number | null): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;

/** Errors after which trying again is of no use. */
const FINAL = new Set(['no_table', 'token']);

export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private pending: { ask: string; action: number; key: string } | null = null;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly handlers: LiveHandlers,
  ) {
    this.connect();
    addEventListener('online', this.again);
  }

  private connect(): void {
    if (this.ended) return;
    this.handlers.state('connecting', null);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`,
    );
    this.socket = socket;
    socket.onopen = () => this.send({ type: 'join', token: this.token });
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => this.lost(socket);
  }

  private receive(message: ServerMessage): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
    if (message.type === 'welcome') {
      this.wait = FIRST_WAIT;
      this.handlers.state('open', null);
      clearInterval(this.pulse);
      this.pulse = setInterval(() => this.ping(), PING_EVERY);
      this.resend(message.ask);
    } else if ((message.type === 'ack' || message.type === 'refused') && this.pending?.key === message.key) {
      this.pending = null;
    } else if (message.type === 'error' && FINAL.has(message.code)) {
      this.close();
    }
    this.handlers.message(message);
  }

  private resend(ask: Ask | null): void {
    if (!this.pending) return;
    if (ask?.id === this.pending.ask) this.send({ type: 'move', ...this.pending });
    else this.pending = null;
  }

  private ping(): void {
    this.send({ type: 'ping' });
    this.deadline ??= setTimeout(() => this.socket?.close(), PONG_WITHIN);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.ended) return;
    this.socket = null;
    clearInterval(this.pulse);
    clearTimeout(this.deadline);
    this.deadline = undefined;
    const wait = this.wait * (0.75 + Math.random() / 2);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.handlers.state('lost', Date.now() + wait);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** Tries to connect at once instead of waiting. */
  readonly again = (): void => {
    if (this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Answers the question `ask`; keeps the answer until the server has acknowledged it. */
  move(ask: string, action: number): string {
    const key = freshKey();
    this.pending = { ask, action, key };
    this.send({ type: 'move', ...this.pending });
    return key;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.deadline);
    clearInterval(this.pulse);
    removeEventListener('online', this.again);
    this.socket?.close();
    this.socket = null;
    this.handlers.state('closed', null);
  }
}
