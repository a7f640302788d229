import type { OnlineCard } from '@tidetable/protocol';
import type { Person } from '../store/store.ts';
import type { Refused } from './refused.ts';
import type { Tables } from './tables.ts';

/** Seats a person at the rematch of their table; the first request creates it. */
export const joinRematch = async (
  tables: Tables,
  of: string, // the table of the match before
  person: Person,
): Promise<Refused | OnlineCard | undefined> => {
  const made = await tables.use(
    of,
    async table => (await table.seats.rematch(person.id)) ?? table.card,
  );
  if (!made || 'code' in made) return made;
  const id = made.rematch ?? '';
  if (!(await tables.store.mayEnter(id, person.id))) return { code: 'no-such-table' }; // they were removed
  return tables.use(id, async table => {
    for (const { seat, name } of table.seats.reservedFor(person.id)) {
      const claim = { seat, anyway: true, ...(table.card.sharing && { name }) };
      const refused = await table.seats.claim(claim, person);
      if (refused && !table.seats.isSeated(person.id)) return refused; // a repeated request: the person sits there already
    }
    await table.seats.seatAwaitedBots();
    return table.card;
  });
};
