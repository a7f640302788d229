/**
 * The form of the database, step by step. A step that was released is never changed: what comes
 * later is a further step. `user_version` of a database says how many of them it has.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE match (
    id TEXT PRIMARY KEY,
    plan TEXT NOT NULL, -- TablePlan as JSON
    start TEXT          -- MatchStart as JSON; NULL while seats may be claimed
  ) STRICT;
  CREATE TABLE seat (
    match TEXT NOT NULL REFERENCES match,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES person,
    name TEXT NOT NULL,
    PRIMARY KEY (match, seat),
    UNIQUE (match, person)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE entry (
    match TEXT NOT NULL REFERENCES match,
    ply INTEGER NOT NULL,
    entry TEXT NOT NULL, -- as in a match file, with its check
    PRIMARY KEY (match, ply)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE result (
    match TEXT PRIMARY KEY REFERENCES match,
    result TEXT NOT NULL -- as in a match file
  ) STRICT, WITHOUT ROWID;
  `,
  // For retention, and for who runs the server.
  `
  ALTER TABLE match ADD COLUMN idle_since INTEGER;  -- when the job of retention first saw it
  ALTER TABLE person ADD COLUMN idle_since INTEGER; -- since when the job has not seen them come
  CREATE TABLE report (
    at INTEGER NOT NULL, -- milliseconds since 1970
    "table" TEXT NOT NULL,
    reporter TEXT NOT NULL,
    about TEXT NOT NULL,
    message TEXT NOT NULL
  ) STRICT;
  CREATE INDEX report_at ON report (at);
  `,
];

/** The message of the error for a database that a later version of this program has written. */
export const NEWER_DATABASE = 'newer-database';
