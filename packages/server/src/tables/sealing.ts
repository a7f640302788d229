/**
 * How a table seals its chance. Until the start each person may fix the hash of a salt; then the
 * salts are opened, and with the last one the match begins. docs/sealed-sea.md
 */
import { openSalts, type Player, type Salts, saltHash } from '@tidetable/match';
import type { OpenedSalt, SaltHash, TableCode } from '@tidetable/protocol';
import type { SeatClaim, SeatSalt, Store, TablePlan, TableSeal } from '../store/store.ts';
import { newSeed, playersOf } from './newTable.ts';
import type { Refused } from './refused.ts';

/** Another process may change the seal at the same time, but not repeatedly. */
const MOST_TRIES = 5;

export interface SealingParts {
  readonly store: Store;
  readonly plan: TablePlan;
  readonly openingTime: number;
  /** The players, as stored. */
  readonly readClaims: () => Promise<readonly SeatClaim[]>;
  /** Locks the table against other changes. */
  readonly inTurn: (work: () => Promise<Refused | undefined>) => Promise<Refused | undefined>;
  /** Begins the match. */
  readonly begin: (seats: readonly Player[], salts: Salts) => Promise<Refused | undefined>;
  /** Rebuilds the table from the store. */
  readonly reload: () => Promise<void>;
  /** Called when the card of the table changes. */
  readonly onChange: () => void;
  /** Called when no salt is awaited any more. */
  readonly onRest: () => void;
}

export class Sealing {
  readonly #parts: SealingParts;
  #seal: TableSeal;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(parts: SealingParts) {
    this.#parts = parts;
    this.#seal = sealOf(parts.plan);
  }

  get seal(): TableSeal {
    return this.#seal;
  }

  /** Are salts awaited? */
  get isWaiting(): boolean {
    return this.#timer !== undefined;
  }

  /** As stored; after a restart of the server everybody has the full time again. */
  async load(): Promise<void> {
    this.#seal = await this.#read();
  }

  /** Continues where another process, or this one before it stopped, has left the table. */
  async resume(): Promise<void> {
    if (this.#seal.isOpening) await this.#proceed();
  }

  stop(): void {
    this.#isStopped = true;
    this.#rest();
  }

  /** Fixes the hash of a person's salt, or removes it. */
  async setHash(
    seat: number,
    person: string,
    { commitment, hash }: SaltHash,
  ): Promise<Refused | undefined> {
    return this.#change(seal => {
      if (seal.commitment !== commitment) return 'stale-seal';
      if (seal.isOpening) return 'sealing';
      if (hash !== null && seal.spoilers.includes(person)) return 'salt-spoilt';
      const others = seal.salts.filter(salt => salt.person !== person);
      const own: SeatSalt[] = hash === null ? [] : [{ seat, person, hash, salt: null }];
      return { ...seal, salts: [...others, ...own] };
    });
  }

  /** Hashes are fixed now. Without any, the match begins at once. */
  async start(): Promise<Refused | undefined> {
    this.#seal = await this.#read();
    if (this.#seal.isOpening) return { code: 'sealing' };
    if (this.#seal.salts.length === 0) return this.#proceed();
    const refused = await this.#change(seal =>
      seal.isOpening ? 'sealing' : { ...seal, isOpening: true },
    );
    return refused ?? this.#proceed();
  }

  /** Opens a salt; with the last one the match begins. */
  async open(
    seat: number,
    person: string,
    { commitment, salt }: OpenedSalt,
  ): Promise<Refused | undefined> {
    this.#seal = await this.#read();
    const { isOpening, salts } = this.#seal;
    const own = salts.find(s => s.person === person && s.seat === seat);
    if (this.#seal.commitment !== commitment) return { code: 'stale-seal' };
    if (!isOpening) return { code: 'not-sealing' };
    if (!own) return { code: 'no-salt-hash' };
    if (own.salt === salt) return undefined; // a repetition
    if (own.hash !== saltHash(commitment, seat, salt))
      return (await this.#spoil([person])) ?? { code: 'other-salt' };
    const refused = await this.#change(seal =>
      seal.commitment === commitment
        ? { ...seal, salts: seal.salts.map(s => (s.person === person ? { ...s, salt } : s)) }
        : 'stale-seal',
    );
    return refused ?? this.#proceed();
  }

  /** Begins the match if every salt is open, or waits for the others. */
  async #proceed(): Promise<Refused | undefined> {
    const { plan, begin, readClaims } = this.#parts;
    const claims = await readClaims();
    const seats = playersOf(plan, claims);
    if (!seats) return this.#spoil([]); // a person has left at another process
    const salts = saltsBySeat(this.#seal, claims, seats.length);
    const opened = openSalts(this.#seal.commitment, seats, {
      hashes: salts.map(salt => salt?.hash ?? null),
      opened: salts.map(salt => salt?.salt ?? null),
    });
    if ('problem' in opened) {
      this.#timer ??= setTimeout(() => this.#expire(), this.#parts.openingTime);
      return undefined;
    }
    const refused = await begin(seats, opened);
    if (!refused || refused.code === 'started') this.#rest();
    return refused;
  }

  /** The time is up: people with an unopened salt have spoilt the seal. */
  #expire(): void {
    this.#timer = undefined;
    const { commitment } = this.#seal;
    const spoil = async (): Promise<Refused | undefined> => {
      this.#seal = await this.#read();
      if (!this.#seal.isOpening || this.#seal.commitment !== commitment) {
        this.#parts.onChange(); // another process was faster
        return undefined;
      }
      const claims = await this.#parts.readClaims();
      const late = saltsBySeat(this.#seal, claims, this.#parts.plan.seats.length).flatMap(salt =>
        salt?.salt === null ? salt.person : [],
      );
      return late.length > 0 ? this.#spoil(late) : this.#proceed();
    };
    void this.#parts.inTurn(spoil).then(refused => {
      if (refused?.code === 'unavailable' && !this.#isStopped)
        this.#timer ??= setTimeout(() => this.#expire(), this.#parts.openingTime);
      if (!this.isWaiting) this.#parts.onRest();
    });
  }

  /**
   * A new seed; people who spoilt the old one can no longer add a salt, so that nobody can block a
   * table.
   */
  async #spoil(spoilers: readonly string[]): Promise<Refused | undefined> {
    const { plan } = this.#parts;
    const { commitment } = this.#seal;
    this.#rest();
    return this.#change(seal =>
      seal.commitment === commitment
        ? {
            ...seal,
            ...newSeed(plan),
            spoilt: seal.spoilt + 1,
            spoilers: [...new Set([...seal.spoilers, ...spoilers])],
            isOpening: false,
            salts: [],
          }
        : seal,
    );
  }

  async #change(change: (seal: TableSeal) => TableSeal | TableCode): Promise<Refused | undefined> {
    const { store, plan, onChange } = this.#parts;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      this.#seal = await this.#read();
      const changed = change(this.#seal);
      if (typeof changed === 'string') return { code: changed };
      const next = { ...changed, version: this.#seal.version + 1 };
      if ((await store.putSeal(plan.id, next)) === 'stale') continue;
      this.#seal = next;
      onChange();
      return undefined;
    }
    await this.#parts.reload(); // another process has begun the match
    return { code: 'started' };
  }

  async #read(): Promise<TableSeal> {
    const { store, plan } = this.#parts;
    return (await store.readSeal(plan.id)) ?? sealOf(plan);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

const sealOf = ({ commitment, seed }: TablePlan): TableSeal => ({
  version: 0,
  commitment,
  seed,
  spoilt: 0,
  spoilers: [],
  isOpening: false,
  salts: [],
});

/** The salts of the seated people, not of those who have left. */
export const saltsBySeat = (
  { salts }: TableSeal,
  claims: readonly SeatClaim[],
  seats: number,
): (SeatSalt | undefined)[] =>
  Array.from({ length: seats }, (_, seat) =>
    salts.find(
      salt => salt.seat === seat && claims.some(c => c.seat === seat && c.person === salt.person),
    ),
  );
