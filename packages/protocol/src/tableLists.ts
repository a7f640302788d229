/** Lists of tables: what is asked for, and a page of the answer. */
import * as v from 'valibot';
import { line, whole } from './fields.ts';
import { reader } from './parseMessage.ts';
import { card } from './tableMessages.ts';

const LONGEST_PAGE = 50;
const USUAL_PAGE = '20';

/** Where a page begins: `at` and `id` of the last table of the page before. */
const cursor = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}-\w{1,64}$/),
  v.transform(text => {
    const [at = '', id = ''] = text.split('-');
    return { at: Number(at), id };
  }),
);
const limit = v.pipe(
  v.optional(v.string(), USUAL_PAGE),
  v.regex(/^\d{1,3}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(LONGEST_PAGE),
);
const page = { after: v.optional(cursor), limit };

/** As they stand in the query of an address. */
export const PageSchema = v.object(page);
export const OpenTablesSchema = v.object({ open: v.literal(''), ...page });

export const TableListSchema = v.object({
  tables: v.array(
    v.object({
      table: card,
      at: whole(0), // milliseconds since 1970: of the last entry, or when it was made
      seats: v.array(whole(0)), // of the person who asks
      toAct: v.nullable(whole(-2)), // null unless the match is running
      left: v.nullable(whole(0)), // milliseconds of who is to act; null if no clock runs
    }),
  ),
  next: v.nullable(line(80)), // `after` of the next page; null if this is the last
});

export type PageWish = v.InferOutput<typeof PageSchema>;
export type TableList = v.InferOutput<typeof TableListSchema>;

export const parsePage = reader(PageSchema);
export const parseOpenTables = reader(OpenTablesSchema);
export const parseTableList = reader(TableListSchema);
export const formatCursor = ({ at, id }: { at: number; id: string }): string => `${at}-${id}`;
