/** Who may look on, and through whose eyes. */
import * as v from 'valibot';
import { line, whole } from './fields.ts';
import { parseData, type WireProblem } from './parseMessage.ts';

const MOST_SEATS = 8;
const MOST_PEOPLE = 50;
const LONGEST_TURNS = 100;
const LONGEST_SECONDS = 24 * 60 * 60;

const between = (min: number, max: number) => v.pipe(whole(min), v.maxValue(max));
/** How far behind a seat's view is shown: by so many of its own turns, or by a time. */
const delay = v.nullable(
  v.union([
    v.strictObject({ turns: between(1, LONGEST_TURNS) }),
    v.strictObject({ seconds: between(1, LONGEST_SECONDS) }),
  ]),
);
/** Stands for a person at this table alone, and tells nothing else of them. */
const personId = line(40);
const people = v.pipe(
  v.array(v.object({ id: personId, name: line(40) })),
  v.maxLength(MOST_PEOPLE),
);

export const spectatorFields = {
  spectators: v.boolean(), // false: while the match runs nobody but its people looks on
  shown: v.pipe(
    v.array(v.object({ to: v.picklist(['nobody', 'some', 'everybody']), delay })),
    v.maxLength(MOST_SEATS),
  ), // by seat: who else sees what it sees
};

/** Through whose eyes this client looks on from now on; -1 for nobody's. Answered as a wish is. */
export const lookMessage = v.object({ type: v.literal('look'), id: line(40), seat: whole(-1) });

const consentFields = {
  to: v.union([v.picklist(['nobody', 'everybody']), people]),
  delay,
  asking: people, // who would like to see what this seat sees
};
/** To the person of a seat: to whom it shows what it sees, and who asks. */
export const consentMessage = v.object({ type: v.literal('consent'), ...consentFields });

export const NewConsentSchema = v.object({
  to: v.union([
    v.picklist(['nobody', 'everybody']),
    v.pipe(v.array(personId), v.maxLength(MOST_PEOPLE)),
  ]),
  delay: v.optional(delay, null),
});
export const SpectatorsSchema = v.object({ open: v.boolean() });
export const AskViewSchema = v.object({ seat: whole(0) });

export type Delay = NonNullable<v.InferOutput<typeof delay>>;
export type NewConsent = v.InferOutput<typeof NewConsentSchema>;
export type SeatConsent = Omit<v.InferOutput<typeof consentMessage>, 'type'>;

export const parseConsent = (json: unknown): NewConsent | WireProblem =>
  parseData(NewConsentSchema, json);
export const parseSpectators = (json: unknown): { readonly open: boolean } | WireProblem =>
  parseData(SpectatorsSchema, json);
export const parseAskView = (json: unknown): { readonly seat: number } | WireProblem =>
  parseData(AskViewSchema, json);
