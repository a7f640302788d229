/** The rematch of a table: every player, bots too, moves by one seat. */
import type { Rematch, SeatPlan, StoredTable } from '../store/store.ts';
import { sealedPlan } from './newTable.ts';

export const planRematch = ({ plan, claims }: StoredTable, owner: string): Rematch => {
  const { length } = plan.seats;
  const seats = plan.seats.map((_, seat) => plan.seats.at(seat - 1) as SeatPlan);
  const reservations = claims.map(claim => ({ ...claim, seat: (claim.seat + 1) % length }));
  return { of: plan.id, plan: sealedPlan({ ...plan, owner, seats }), reservations };
};
