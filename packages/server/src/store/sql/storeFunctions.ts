import { botFunctions } from './bots.ts';
import { chatFunctions } from './chat.ts';
import type { Database } from './database.ts';
import { invitationFunctions } from './invitations.ts';
import { leaseFunctions } from './leases.ts';
import { matchFunctions } from './matches.ts';
import { operatorFunctions } from './operatorFunctions.ts';
import { presenceFunctions } from './presence.ts';
import { requestFunctions } from './requests.ts';
import { retentionFunctions } from './retention.ts';
import { sealFunctions } from './seals.ts';
import { seatFunctions } from './seats.ts';
import { signInFunctions } from './signIns.ts';
import { spectatingFunctions } from './spectating.ts';
import { tableListFunctions } from './tableLists.ts';
import { upkeepFunctions } from './upkeep.ts';

/**
 * The store functions that are equal for every engine; appends and the clock are an engine's own.
 */
export const storeFunctions = (db: Database) => ({
  ...matchFunctions(db),
  ...upkeepFunctions(db),
  ...leaseFunctions(db),
  ...presenceFunctions(db),
  ...requestFunctions(db),
  ...seatFunctions(db),
  ...invitationFunctions(db),
  ...tableListFunctions(db),
  ...signInFunctions(db),
  ...chatFunctions(db),
  ...botFunctions(db),
  ...sealFunctions(db),
  ...spectatingFunctions(db),
  ...operatorFunctions(db),
  ...retentionFunctions(db),
});
