/** A person with a cookie, who asks over HTTP. */
import type { OnlineCard } from '@tidetable/protocol';

export interface ApiAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** Links that were passed around, by the id of the table. */
const LINKS = new Map<string, string>();

export class Guest {
  address: string; // ends with a slash
  cookie = '';
  /** False for somebody to whom nobody has given a link. */
  hasLinks = true;

  constructor(address: string) {
    this.address = address;
  }

  static async named(address: string, name: string): Promise<Guest> {
    const guest = new Guest(address);
    await guest.must('guest', { name });
    return guest;
  }

  get headers(): Record<string, string> {
    return { origin: new URL(this.address).origin, ...(this.cookie && { cookie: this.cookie }) };
  }

  async get(path: string): Promise<ApiAnswer> {
    return this.#ask(path, { headers: this.headers });
  }

  async post(
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<ApiAnswer> {
    const json = body && { 'content-type': 'application/json' };
    return this.#ask(path, {
      method: 'POST',
      headers: { ...this.headers, ...json, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  /** The same, for what cannot be refused. */
  async must(path: string, body?: object): Promise<Record<string, unknown>> {
    const answer = await this.post(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async newTable(wish: object): Promise<OnlineCard> {
    const { invitation, ...card } = (await this.must('tables', wish)) as OnlineCard & {
      readonly invitation?: string;
    };
    if (invitation !== undefined) LINKS.set(card.id, invitation);
    return card;
  }

  /** The secret in the link to a table, if this person has it. */
  invitationTo(table: string): string | undefined {
    return this.hasLinks ? LINKS.get(table) : undefined;
  }

  async #ask(path: string, init: RequestInit): Promise<ApiAnswer> {
    const invitation = this.invitationTo(path.split('/')[1] ?? '');
    const answer = await fetch(`${this.address}api/${path}`, {
      ...init,
      headers: { ...(invitation && { 'tidetable-invitation': invitation }), ...init.headers },
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';', 1)[0] ?? '';
    const body = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, body, headers: answer.headers };
  }
}
