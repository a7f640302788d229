/**
 * The schema of the database, as migrations. A released migration is never changed: later changes
 * are further migrations. `user_version` of a database is the number of those applied.
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
  // Clocks and agreements.
  `
  UPDATE match SET plan = json_set(
    plan,
    '$.pace', json('{"clock":"none"}'),
    '$.onTimeOut', 'noted',
    '$.standIn', 'mate',
    '$.takeBacks', 'ask'
  );
  ALTER TABLE match ADD COLUMN began INTEGER; -- milliseconds since 1970; NULL before the start
  UPDATE match SET began = 0 WHERE start IS NOT NULL; -- they have no clock
  CREATE TABLE due (
    match TEXT PRIMARY KEY REFERENCES match,
    at INTEGER NOT NULL -- when a server must look after it, even if nobody has opened it
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX due_at ON due (at);
  CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL,
    is_last INTEGER NOT NULL -- 1: that server stopped then
  ) STRICT;
  CREATE TABLE outage (began INTEGER NOT NULL, ended INTEGER PRIMARY KEY) STRICT;
  CREATE TABLE request (
    match TEXT PRIMARY KEY REFERENCES match,
    request TEXT NOT NULL,   -- OpenRequest as JSON
    is_open INTEGER NOT NULL -- 0: somebody said no
  ) STRICT, WITHOUT ROWID;
  `,
  // Tables: settings, owner, invitation, rematch, reserved and shared seats, lists.
  `
  ALTER TABLE match ADD COLUMN made_at INTEGER NOT NULL DEFAULT 0; -- milliseconds since 1970
  ALTER TABLE match ADD COLUMN owner TEXT;           -- a person; NULL once all have left
  ALTER TABLE match ADD COLUMN is_public INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE match ADD COLUMN places INTEGER NOT NULL DEFAULT 0; -- seats for people
  ALTER TABLE match ADD COLUMN invitation TEXT;      -- hash of the secret in the link
  ALTER TABLE match ADD COLUMN rematch_of TEXT REFERENCES match;
  ALTER TABLE match ADD COLUMN to_act INTEGER;       -- whose turn it is before the first entry
  ALTER TABLE entry ADD COLUMN to_act INTEGER;       -- whose turn it is after it and those saved with it
  UPDATE match SET owner = plan ->> '$.owner', plan = json_patch(
    '{"visibility":"link","aids":true,"sharing":false,"chat":"phrases"}', plan);
  CREATE UNIQUE INDEX match_rematch ON match (rematch_of);
  CREATE INDEX match_owner ON match (owner);
  CREATE INDEX match_open ON match (made_at, id) WHERE is_public = 1 AND start IS NULL;
  CREATE TABLE new_seat (
    match TEXT NOT NULL REFERENCES match,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES person,
    name TEXT NOT NULL,
    look TEXT NOT NULL, -- the same for names that look alike
    PRIMARY KEY (match, seat),
    UNIQUE (match, look)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO new_seat SELECT match, seat, person, name, name FROM seat;
  DROP TABLE seat;
  ALTER TABLE new_seat RENAME TO seat;
  CREATE INDEX seat_person ON seat (person);
  CREATE TABLE reservation (
    match TEXT NOT NULL REFERENCES match,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES person,
    name TEXT NOT NULL,
    PRIMARY KEY (match, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reservation_person ON reservation (person);
  `,
  // Cookies name a sign-in, which can be ended; a link makes one on another device.
  `
  CREATE TABLE sign_in (
    id TEXT PRIMARY KEY, -- hash of the secret in the cookie
    person TEXT NOT NULL REFERENCES person,
    device TEXT NOT NULL,
    made_at INTEGER NOT NULL, -- milliseconds since 1970
    seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sign_in_person ON sign_in (person);
  CREATE TABLE device_link (
    id TEXT PRIMARY KEY, -- hash of the secret in the link
    person TEXT NOT NULL REFERENCES person,
    ends_at INTEGER NOT NULL, -- milliseconds since 1970
    ticket TEXT UNIQUE, -- hash of what the other device has; NULL until it has opened the link
    device TEXT,
    code TEXT,
    is_confirmed INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX device_link_person ON device_link (person);
  `,
  // Chat, mutes, blocks and reports.
  `
  CREATE TABLE message (
    match TEXT NOT NULL REFERENCES match,
    seq INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES person,
    client_id TEXT NOT NULL, -- chosen by the client
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL, -- milliseconds since 1970
    body TEXT NOT NULL, -- ChatBody as JSON
    PRIMARY KEY (match, seq),
    UNIQUE (match, person, client_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE ignored (
    person TEXT NOT NULL REFERENCES person,
    other TEXT NOT NULL REFERENCES person,
    kind TEXT NOT NULL, -- 'mute' or 'block'
    PRIMARY KEY (person, other, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ignored_other ON ignored (other);
  CREATE TABLE report (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match TEXT NOT NULL,
    by TEXT NOT NULL REFERENCES person,
    about TEXT NOT NULL REFERENCES person,
    message INTEGER NOT NULL, -- its seq; 0 if it is about the person
    reason TEXT NOT NULL,
    context TEXT NOT NULL, -- messages around it, as JSON
    at INTEGER NOT NULL, -- milliseconds since 1970
    is_closed INTEGER NOT NULL DEFAULT 0,
    UNIQUE (match, by, about, message)
  ) STRICT;
  `,
  // Salts of the seats.
  `
  CREATE TABLE seal (
    match TEXT PRIMARY KEY REFERENCES match,
    version INTEGER NOT NULL,
    seal TEXT NOT NULL -- TableSeal as JSON
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE closed_table (match TEXT PRIMARY KEY REFERENCES match) STRICT, WITHOUT ROWID;
  CREATE TABLE consent (
    match TEXT NOT NULL REFERENCES match,
    person TEXT NOT NULL,
    consent TEXT NOT NULL, -- Consent as JSON
    PRIMARY KEY (match, person)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE asking (
    match TEXT NOT NULL REFERENCES match,
    person TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (match, person)
  ) STRICT, WITHOUT ROWID;
  `,
  // For retention, and for operators.
  `
  ALTER TABLE match ADD COLUMN idle_since INTEGER;  -- when the job of retention first saw it
  ALTER TABLE person ADD COLUMN idle_since INTEGER; -- since when the job has not seen them come
  CREATE INDEX report_at ON report (at);
  `,
  // A server that starts finds an outage, however the server before it ended.
  'ALTER TABLE heartbeat DROP COLUMN is_last;',
  // The version by which other processes see that data of a table has changed.
  'ALTER TABLE match ADD COLUMN version INTEGER NOT NULL DEFAULT 0;',
  // Leases for tasks that must be done once. Without references: a stale lease does no harm.
  `
  CREATE TABLE lease (
    match TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    ends_at INTEGER NOT NULL -- milliseconds since 1970
  ) STRICT, WITHOUT ROWID;
  `,
  // Bots of other people. Their people rows are like all others; a bot stays until it is removed.
  `
  CREATE TABLE bot (
    id TEXT PRIMARY KEY, -- of its person
    name TEXT NOT NULL,
    look TEXT NOT NULL UNIQUE, -- the same for names that look alike
    games TEXT NOT NULL, -- their ids as JSON
    token TEXT NOT NULL UNIQUE, -- its hash
    made_at INTEGER NOT NULL, -- milliseconds since 1970
    seen_at INTEGER -- likewise; NULL if it never came
  ) STRICT, WITHOUT ROWID;
  `,
  // Presence, by process. Without references: data of a process is removed with it.
  `
  CREATE TABLE process (
    id TEXT PRIMARY KEY,
    seen_at INTEGER NOT NULL -- milliseconds since 1970
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE presence (
    match TEXT NOT NULL,
    person TEXT NOT NULL,
    process TEXT NOT NULL,
    PRIMARY KEY (match, person, process)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX presence_process ON presence (process);
  `,
];
