// Made by tools/makeCopies.ts from SCALARS.
interface Scalars {
  toAct: number;
  phase: number;
  stage: number;
  round: number;
  turn: number;
  taken: number;
  storing: number;
  drawn: number;
  camped: number;
  idled: number;
  hasStore: number;
}

export const copyScalars = (to: Scalars, from: Scalars): void => {
  to.toAct = from.toAct;
  to.phase = from.phase;
  to.stage = from.stage;
  to.round = from.round;
  to.turn = from.turn;
  to.taken = from.taken;
  to.storing = from.storing;
  to.drawn = from.drawn;
  to.camped = from.camped;
  to.idled = from.idled;
  to.hasStore = from.hasStore;
};
