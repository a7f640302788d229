/** Earlier chat messages, and a person's actions against others: mute, block, report. */
import {
  isWireProblem,
  parseChatPage,
  parseIgnore,
  parseReport,
  parseUnignore,
  type Whom,
} from '@tidetable/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StoredMessage } from '../store/chat.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { Refused } from '../tables/refused.ts';
import { publicId } from '../tables/spectating.ts';
import { CHAT_PAGE, toldMessage } from '../tables/tableChat.ts';
import type { Tables } from '../tables/tables.ts';
import { type AtTable, storedTable } from './admission.ts';
import { guestOf } from './guests.ts';
import { limitedByPerson } from './limited.ts';
import { asRefused, refuse } from './refuse.ts';

/** How many messages before and after a reported one are stored with it. */
const CONTEXT = 10;

export const addChat = (api: FastifyInstance, { store }: Tables): void => {
  api.get('/tables/:id/chat', async (request: AtTable, reply) => {
    const table = await storedTable(store, request);
    if ('code' in table) return refuse(reply, table);
    const page = parseChatPage(request.query);
    if (isWireProblem(page)) return refuse(reply, asRefused(page));
    const range = { ...page, limit: CHAT_PAGE, reader: guestOf(request) };
    const messages = await store.readMessages(request.params.id, range);
    return { messages: messages.map(toldMessage) };
  });

  for (const kind of ['mute', 'block'] as const)
    api.post(`/tables/:id/${kind}`, async (request: AtTable, reply) => {
      const wish = parseIgnore(request.body);
      if (isWireProblem(wish)) return refuse(reply, asRefused(wish));
      const who = await findPerson(store, request, wish);
      if ('code' in who) return refuse(reply, who);
      await (wish.on ? store.ignore : store.unignore)(who.by, who.about, kind);
      return answerIgnored(store, who.by);
    });

  const limits = { preHandler: limitedByPerson('reports') };
  api.post('/tables/:id/report', limits, async (request: AtTable, reply) => {
    const wish = parseReport(request.body);
    if (isWireProblem(wish)) return refuse(reply, asRefused(wish));
    const who = await findPerson(store, request, wish);
    if ('code' in who) return refuse(reply, who);
    const { id: table } = request.params;
    const message = 'message' in wish ? wish.message : null;
    const context = await around(store, table, message);
    await store.addReport({ table, ...who, message, reason: wish.reason, context });
    return reply.code(201).send({});
  });

  api.get('/me/ignored', async (request, reply) => {
    const person = guestOf(request);
    if (person === undefined) return refuse(reply, { code: 'no-guest' });
    return answerIgnored(store, person);
  });

  api.post('/me/ignored/end', async (request, reply): Promise<object | FastifyReply> => {
    const person = guestOf(request);
    if (person === undefined) return refuse(reply, { code: 'no-guest' });
    const wish = parseUnignore(request.body);
    if (isWireProblem(wish)) return refuse(reply, asRefused(wish));
    const other = (await store.listIgnored(person)).find(
      ignored => ignoredId(person, ignored.person) === wish.person,
    );
    if (other) await store.unignore(person, other.person, wish.kind);
    return answerIgnored(store, person);
  });
};

const answerIgnored = async (store: Store, by: string) => ({
  ignored: (await store.listIgnored(by)).map(({ person, ...ignored }) => ({
    person: ignoredId(by, person),
    ...ignored,
  })),
});

/** Stands for a person in the list of another one. The id itself would make them known elsewhere. */
const ignoredId = (by: string, person: string): string => publicId(`ignored by ${by}`, person);

/** Who asks, and whom they mean. */
const findPerson = async (
  store: Store,
  request: AtTable,
  whom: Whom,
): Promise<{ readonly by: string; readonly about: string } | Refused> => {
  const by = guestOf(request);
  if (by === undefined) return { code: 'no-guest' };
  const { id } = request.params;
  const table = await storedTable(store, request);
  if ('code' in table) return table;
  const about = 'seat' in whom ? seated(table, whom.seat) : await author(store, id, whom.message);
  if (about === undefined) return { code: 'seat' in whom ? 'no-such-seat' : 'no-such-message' };
  return about === by ? { code: 'yourself' } : { by, about };
};

const seated = ({ claims }: StoredTable, seat: number): string | undefined =>
  claims.find(claim => claim.seat === seat)?.person;

const author = async (store: Store, table: string, seq: number): Promise<string | undefined> => {
  const [message] = await store.readMessages(table, { after: seq - 1, before: seq + 1, limit: 1 });
  return message?.person;
};

const around = (store: Store, table: string, seq: number | null): Promise<StoredMessage[]> =>
  store.readMessages(table, {
    ...(seq !== null && { after: seq - CONTEXT - 1, before: seq + CONTEXT + 1 }),
    limit: 2 * CONTEXT + 1,
  });
