/** Why a file is not restored. */
export type BackupProblem =
  | {
      readonly problem:
        | 'not-a-backup'
        | 'newer-backup' // its format or its schema is of a later version
        | 'cut' // it ends before its tail
        | 'changed'; // counts or checksum do not match its tail
    }
  | { readonly problem: 'bad-row'; readonly line: number }
  /** The target already has data. */
  | { readonly problem: 'not-empty' }
  /** A row that refers to a missing one. */
  | { readonly problem: 'loose-row'; readonly table: string };

/** Ends a restoration; its caller answers with the problem. */
export class BackupError extends Error {
  readonly problem: BackupProblem;

  constructor(problem: BackupProblem) {
    super(problem.problem);
    this.problem = problem;
  }
}
