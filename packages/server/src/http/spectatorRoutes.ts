/** Who may watch a table, and from whose view. */
import { isWireProblem, parseAskView, parseConsent, parseSpectators } from '@tidetable/protocol';
import { asRefused } from './refuse.ts';
import type { AddChange } from './tableChange.ts';

export const addSpectators = (addChange: AddChange): void => {
  addChange('spectators', async (table, { id }, json) => {
    const body = parseSpectators(json);
    if (isWireProblem(body)) return asRefused(body);
    return table.decide(spectators => spectators.setOpen(id, body.open));
  });
  addChange('consent', async (table, { id }, json) => {
    const body = parseConsent(json);
    if (isWireProblem(body)) return asRefused(body);
    return table.decide(spectators => spectators.consent(id, body));
  });
  addChange('ask-view', async (table, person, json) => {
    const body = parseAskView(json);
    if (isWireProblem(body)) return asRefused(body);
    return table.decide(spectators => spectators.ask(person, body.seat));
  });
};
