// A person with a browser, as far as the API sees one: a cookie jar, an origin, JSON in and out.
import { randomUUID } from 'node:crypto';
import type { GameView, Problem } from '../../../shared/wire.ts';

/** How a request gets to the API: `fetch` over the network, or the app's own `request`. */
export type Reach = (path: string, init: RequestInit) => Response | Promise<Response>;

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; null if there is none. */
  readonly body: T;
}

export interface Caller {
  /** Asks for a path under /api. The type of the answer is the caller's expectation. */
  ask<T = Problem>(method: string, path: string, body?: unknown): Promise<Answer<T>>;
  /** The same, and throws unless the answer is a success. */
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown): Promise<T>;
  /** The cookies as the browser would send them: that of the session, and empty before there is one. */
  cookie(): string;
}

export function caller(reach: Reach, origin: string, extra: Readonly<Record<string, string>> = {}): Caller {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function ask<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const answer = await reach(`/api${path}`, {
      method,
      headers: {
        Origin: origin,
        ...(jar.size > 0 ? { Cookie: cookie() } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...extra,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (set.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
  }

  async function wanted<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await ask<T>(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  return {
    ask,
    get: (path) => wanted('GET', path),
    post: (path, body) => wanted('POST', path, body ?? {}),
    cookie,
  };
}

/** A commit of the first legal move, or of the given ones. */
export const commitOf = (view: GameView, moves: readonly object[] = view.legal.slice(0, 1)) => ({
  id: randomUUID(),
  ply: view.ply,
  moves,
});
