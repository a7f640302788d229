/** Why a file is not restored. */
export type BackupProblem =
  | {
      readonly problem:
        | 'not-a-backup'
        | 'newer-backup' // its form, or what it has stored, is of a later version
        | 'cut' // it ends before its tail
        | 'changed'; // counts or checksum are others than its tail says
    }
  | { readonly problem: 'bad-row'; readonly line: number }
  /** Something is stored already where it would go. */
  | { readonly problem: 'not-empty' }
  /** A row that names one which is not there. */
  | { readonly problem: 'loose-row'; readonly table: string };

/** Ends a restoration; whoever began it answers with the problem. */
export class BackupError extends Error {
  readonly problem: BackupProblem;

  constructor(problem: BackupProblem) {
    super(problem.problem);
    this.problem = problem;
  }
}
