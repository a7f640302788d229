/** SQLite in a folder: the store of one machine. */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { tidyBy } from '../sql/retention.ts';
import type { Commit, Store } from '../store.ts';
import { batchesOn } from './batches.ts';
import type { StoreFunctions } from './database.ts';

export interface SqliteStore extends Store {
  report(): ReturnType<StoreFunctions['report']>;
}

/** The file of the database in its folder. */
export const DATABASE = 'tidetable.sqlite';

const POLL_TIME = 1000; // milliseconds

/** Creates folder and database if they do not exist. Rejects with the error of the system. */
export const openSqlite = async (folder: string): Promise<SqliteStore> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 }); // seeds and cookies are secrets
  const thread = new Worker(new URL('./sqliteThread.ts', import.meta.url), {
    workerData: { file: join(folder, DATABASE) },
  });
  await once(thread, 'message'); // 'open', or an error
  return storeOn(thread);
};

const storeOn = (thread: Worker): SqliteStore => {
  let observer: (commit: Commit) => void = () => undefined;
  let tellLost: (error: Error) => void = () => undefined;
  const { call, close } = batchesOn(thread, {
    onCommit: commit => observer(commit),
    onLost: error => tellLost(error),
  });
  return {
    secret: () => call('secret'),
    putPerson: person => call('putPerson', person),
    readPerson: id => call('readPerson', id),
    addSignIn: signIn => call('addSignIn', signIn),
    readSignIn: id => call('readSignIn', id),
    readLiveSignIns: ids => call('readLiveSignIns', ids),
    touchSignIn: id => call('touchSignIn', id),
    listSignIns: person => call('listSignIns', person),
    endSignIns: (...args) => call('endSignIns', ...args),
    addDeviceLink: link => call('addDeviceLink', link),
    openDeviceLink: link => call('openDeviceLink', link),
    listDeviceLinks: person => call('listDeviceLinks', person),
    answerDeviceLink: (...args) => call('answerDeviceLink', ...args),
    redeemDeviceLink: (...args) => call('redeemDeviceLink', ...args),
    createTable: (...args) => call('createTable', ...args),
    readTable: id => call('readTable', id),
    mayEnter: (...args) => call('mayEnter', ...args),
    renewInvitation: (...args) => call('renewInvitation', ...args),
    createRematch: rematch => call('createRematch', rematch),
    claimSeat: (...args) => call('claimSeat', ...args),
    leaveSeat: (table, person) => call('leaveSeat', table, person),
    removeSeat: (...args) => call('removeSeat', ...args),
    listOpenTables: (...args) => call('listOpenTables', ...args),
    listTablesOf: (...args) => call('listTablesOf', ...args),
    addMessage: (...args) => call('addMessage', ...args),
    readMessages: (...args) => call('readMessages', ...args),
    lastMessage: table => call('lastMessage', table),
    ignore: (...args) => call('ignore', ...args),
    unignore: (...args) => call('unignore', ...args),
    listIgnored: person => call('listIgnored', person),
    whoIgnores: (...args) => call('whoIgnores', ...args),
    addReport: report => call('addReport', report),
    listReports: page => call('listReports', page),
    closeReport: id => call('closeReport', id),
    addBot: bot => call('addBot', bot),
    readBot: token => call('readBot', token),
    listBots: () => call('listBots'),
    seeBot: id => call('seeBot', id),
    removeBot: id => call('removeBot', id),
    listBotTables: bot => call('listBotTables', bot),
    readSeal: table => call('readSeal', table),
    putSeal: (table, seal) => call('putSeal', table, seal),
    startMatch: (...args) => call('startMatch', ...args),
    readSpectating: table => call('readSpectating', table),
    setClosed: (table, isClosed) => call('setClosed', table, isClosed),
    putConsent: (table, consent) => call('putConsent', table, consent),
    putAsking: (...args) => call('putAsking', ...args),
    append: ({ entries, result, ...at }) =>
      call('append', { ...at, entries: entries.map(toJson), result: result && toJson(result) }),
    readLog: (table, from) => call('readLog', table, from),
    readResult: table => call('readResult', table),
    now: async () => Date.now(),
    beat: beat => call('beat', beat),
    readOutages: since => call('readOutages', since),
    listDue: (at, most) => call('listDue', at, most),
    takeLease: (...args) => call('takeLease', ...args),
    setHere: (...args) => call('setHere', ...args),
    readHere: (table, except) => call('readHere', table, except),
    seeProcess: (process, silence) => call('seeProcess', process, silence),
    endProcess: process => call('endProcess', process),
    endLease: (table, holder) => call('endLease', table, holder),
    openRequest: (table, request) => call('openRequest', table, request),
    readRequest: table => call('readRequest', table),
    agreeToRequest: (table, id, seat) => call('agreeToRequest', table, id, seat),
    closeRequest: (table, id) => call('closeRequest', table, id),
    listTables: () => call('listTables'),
    listPeople: () => call('listPeople'),
    listMatches: (after, most) => call('listMatches', after, most),
    readDamage: () => call('readDamage'),
    readChanged: tables => call('readChanged', tables),
    changedElsewhere: tables => call('changedElsewhere', tables),
    removeOpenTable: table => call('removeOpenTable', table),
    renamePerson: (person, name) => call('renamePerson', person, name),
    seePerson: person => call('seePerson', person),
    tidy: cutoffs =>
      tidyBy(
        {
          listOld: (...args) => call('listOld', ...args),
          removeOld: (...args) => call('removeOld', ...args),
          removeReports: before => call('removeReports', before),
        },
        cutoffs,
      ),
    report: () => call('report'),
    onLost(told) {
      tellLost = told;
    },
    pollTime: POLL_TIME,
    listen: () => undefined, // SQLite has no notices
    observe(told) {
      observer = told;
    },
    close,
  };
};

/** Serialised here, since a text is faster to transfer to the thread than an object. */
const toJson = (data: object): string => JSON.stringify(data);
