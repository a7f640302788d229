/** A released state of a game. What was played by one replays by it for ever. */
export interface Edition<Components extends object, Gate extends string = never> {
  /** The version of the rules; a corrected component or rule is a new one. */
  readonly rules: number;
  readonly components: Components;
  /** The changes of rules, by name, that it plays. */
  readonly gates: readonly Gate[];
}
