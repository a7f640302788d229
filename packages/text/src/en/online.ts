import type { TableCode } from '@tidetable/protocol';

/** What is said at online tables. */
export const online = {
  /** Why a table refuses something, and what to do next. */
  refusals: {
    'not-json': 'The server could not read what this page sent. Reload the page.',
    'unknown-type': 'The server does not know what this page asked for. Reload the page.',
    shape: 'Something is missing or wrong in what was sent. Look at it again, or reload the page.',
    'too-large': 'That is too long to be sent. Make it shorter.',
    'bad-origin': 'Only pages of this server may do that. Open it by its own address.',
    'too-many': 'That is too much at once. Wait a little.',
    unavailable: 'The server cannot store anything now. Nothing has changed; try again later.',
    version: 'This page and the server are of different versions. Reload the page.',
    'no-hello': 'The connection did not begin as it should. Reload the page.',
    ahead: 'This page knows more of the match than the server has. Reload the page.',
    'not-seated': 'Only those who play at this table can do that. Take a seat while one is free.',
    'not-started': 'The match has not begun. Wait for its start.',
    'bot-plays': 'A bot plays for your seat. Take your seat back first.',
    'no-take-backs': 'This table has no take-backs beyond one’s own turn.',
    'request-open': 'Somebody asks for something already. Answer that first.',
    'no-request':
      'That question no longer stands: it was answered, withdrawn, or the match went on.',
    'not-absent': 'Nobody is replaced who is here, or was here a moment ago. Wait a little.',
    'no-guest': 'The server does not know you. Choose a name first.',
    'no-such-link':
      'This link was used already, or is older than five minutes. Make a new one on the other device.',
    'link-waiting': 'Confirm it on the other device, if both show the same code.',
    'bad-name': 'That cannot be a name. Choose another, of at most 40 characters.',
    'name-taken': 'Somebody at this table has a name that looks the same. Choose another.',
    'no-such-table': 'There is no such table. Ask for the link again.',
    'unknown-game': 'The server does not have this game. Choose another.',
    'bad-options': 'The game cannot be played with these options. Choose others.',
    'bad-level': 'There is no such bot to stand in. Choose another level.',
    'bad-seats': 'The game cannot be played by these seats. Choose others.',
    'no-such-seat': 'There is no such seat. Choose another.',
    'seat-taken': 'Somebody sits there already. Choose another seat.',
    'already-seated': 'You have a seat at this table. Leave it first if you want another.',
    'seat-reserved': 'This seat waits for somebody of the match before. Choose another.',
    'not-welcome': 'Somebody at this table does not want to play with you. Choose another table.',
    'beside-blocked':
      'Somebody whom you have blocked sits there. Sit down all the same, or choose another table.',
    'not-shared': 'At this table everybody has one seat, under their own name.',
    'seat-free': 'Nobody sits there.',
    started: 'The match has begun, so that can no longer be changed.',
    'not-owner': 'Only who made the table can do that. Ask them.',
    'seats-open': 'A seat is still free. Wait until all are taken.',
    'chat-off': 'Nobody talks at this table.',
    'phrases-only': 'At this table only ready-made phrases are said. Choose one.',
    'chat-full': 'This table has said all that it can keep.',
    'no-such-message': 'There is no such message any more.',
    yourself: 'That cannot be done to oneself.',
    'not-over': 'The match is not over. Ask again after its end.',
    'stale-seal': 'Chance has been sealed anew meanwhile. Look at the table again.',
    sealing: 'The match is about to begin. Wait some seconds.',
    'not-sealing': 'No salt is asked for now. Wait for the start.',
    'no-salt-hash': 'Your seat adds no salt. There is nothing to open.',
    'other-salt':
      'That is not the salt whose hash was sent. Chance is sealed anew; start the table again.',
    'salt-spoilt': 'You have spoilt a seal of this table. You play without a salt of your own.',
    'no-spectators': 'This table is closed to spectators. Come back when the match is over.',
    'no-consent': 'This seat does not show you what it sees. Ask for it.',
    'not-asked': 'That person has not asked for it. Look at the list again.',
    'too-many-asking': 'Too many people are asking at this table. Try again later.',
    running: 'The match still runs. Its file is there once it is over.',
  } satisfies Record<TableCode, string> as Record<TableCode, string>,
};

export type OnlineWords = typeof online;
