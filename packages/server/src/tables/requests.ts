/**
 * Requests that the people of a table must agree to: one at a time, stored until it is answered.
 */
import { type AnyMatch, type Entry, isRefused, isRepeated } from '@tidetable/match';
import type { OpenRequest, Subject, Wish } from '@tidetable/protocol';
import type { Seat } from '@tidetable/rules';
import type { Store, TablePlan } from '../store/store.ts';
import type { Refused } from './refused.ts';
import { isOurBot } from './standIns.ts';

type Ask = Extract<Wish, { type: 'ask' }>;
type Answer = Extract<Wish, { type: 'answer' }>;

export interface RequestsParts {
  readonly store: Store;
  readonly plan: TablePlan;
  /** Puts the agreement into the log. */
  readonly enter: (ply: number, entry: Entry) => Promise<Refused | undefined>;
  /** Called when a request was opened, answered or closed. */
  readonly onChange: () => void;
  /** Called when the store has more entries than this process. */
  readonly onStale: () => Promise<void>;
}

export class Requests {
  readonly #parts: RequestsParts;
  #last: OpenRequest | undefined;

  constructor(parts: RequestsParts) {
    this.#parts = parts;
  }

  /** The open request; it lapses with the next entry. */
  openAt(match: AnyMatch | undefined): OpenRequest | undefined {
    return this.#last?.ply === match?.ply ? this.#last : undefined;
  }

  async read(): Promise<void> {
    this.#last = await this.#parts.store.readRequest(this.#parts.plan.id);
  }

  async ask(match: AnyMatch, seat: Seat, wish: Ask, at: number): Promise<Refused | undefined> {
    const { plan, store, enter, onChange, onStale } = this.#parts;
    const { ply, subject } = wish;
    if (isRepeated(match, ply, [entryOf(subject, { seat, agreed: agreedAt(match, ply), at })]))
      return undefined;
    const refused = whyNotPlaying(match, seat);
    if (refused) return refused;
    if (subject.type === 'take-back' && plan.takeBacks === 'none') return { code: 'no-take-backs' };
    const agreed = othersOf(match, seat);
    const entry = entryOf(subject, { seat, agreed, at });
    const proposal = match.propose(ply, [entry]);
    if (isRefused(proposal)) return proposal;
    if (agreed.length === 0) return enter(ply, entry);
    const request = { id: `${seat}-${wish.id}`, seat, ply, subject, agreed: [] };
    const outcome = await store.openRequest(plan.id, request);
    if (outcome === 'stale') await onStale();
    else await this.read();
    if (outcome === 'stale' || outcome === 'request-open') return { code: outcome };
    onChange();
    return undefined;
  }

  async answer(
    match: AnyMatch,
    seat: Seat,
    wish: Answer,
    at: number,
  ): Promise<Refused | undefined> {
    const { ply, request: id, yes } = wish;
    if (this.openAt(match)?.id !== id) await this.read(); // another process may have opened it
    const open = this.openAt(match);
    const hasAgreed = agreedAt(match, ply).includes(seat);
    if (open?.id !== id) {
      if (yes === hasAgreed) return undefined; // answered before, or a no that is too late
      return { code: ply === match.ply ? 'no-request' : 'stale' };
    }
    return (
      whyNotPlaying(match, seat) ?? (yes ? this.#agree(match, seat, open, at) : this.#close(id))
    );
  }

  /** Once everybody has agreed. */
  async enterAgreed(match: AnyMatch, at: number): Promise<Refused | undefined> {
    const open = this.openAt(match);
    if (!open) return undefined;
    const { seat, ply, subject, agreed } = open;
    const isAgreed = othersOf(match, seat).every(other => agreed.includes(other));
    return isAgreed
      ? this.#parts.enter(ply, entryOf(subject, { seat, agreed: othersOf(match, seat), at }))
      : undefined;
  }

  async #agree(
    match: AnyMatch,
    seat: Seat,
    { id, seat: asker }: OpenRequest,
    at: number,
  ): Promise<Refused | undefined> {
    const { store, plan, onChange, onStale } = this.#parts;
    if (seat === asker) return undefined;
    const before = match.ply;
    this.#last = await store.agreeToRequest(plan.id, id, seat);
    if (!this.#last) {
      await onStale();
      return { code: 'no-request' };
    }
    const refused = await this.enterAgreed(match, at);
    if (match.ply === before) onChange();
    return refused;
  }

  async #close(id: string): Promise<undefined> {
    const { store, plan, onChange } = this.#parts;
    await store.closeRequest(plan.id, id);
    this.#last = undefined;
    onChange();
  }
}

/** All other people who play. */
const othersOf = (match: AnyMatch, seat: Seat): Seat[] =>
  match.table.players.flatMap(({ kind }, other) =>
    kind === 'human' && other !== seat ? [other] : [],
  );

/** The people who agreed to the entry of a ply. */
const agreedAt = (match: AnyMatch, ply: number): readonly Seat[] => {
  const entry = match.log[ply];
  return entry && 'agreed' in entry ? entry.agreed : [];
};

const entryOf = (
  subject: Subject,
  by: { seat: Seat; agreed: readonly Seat[]; at: number },
): Entry => ({ ...subject, ...by });

export const whyNotPlaying = (match: AnyMatch, seat: Seat): Refused | undefined =>
  isOurBot(match.table.players[seat]) ? { code: 'bot-plays' } : undefined;
