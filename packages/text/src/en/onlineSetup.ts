/** How an online table is opened: the set-up page has these words, and the tables that are open. */
export const onlineSetup = {
  invite: 'Invite by a link',
  inviteHelp: 'Online: you sit here, every other person where they are.',
  byLink: 'comes by the link',
  usualBox: 'It plays with the usual values, not with those of your box.',
  needsPeople: 'To play online, choose “Person” for every seat that somebody else shall take.',
  opening: 'Opening the table…',
  failed: 'The server does not answer, or it keeps no tables. Try again in a moment.',
  /** What is chosen for an online table. */
  listed: 'Anybody may find this table and sit down',
  pace: 'Time to think',
  paces: {
    none: 'No clock',
    quick: '10 minutes each, 10 seconds more a turn',
    slow: '30 minutes each, 20 seconds more a turn',
    day: 'One day for a turn',
    week: 'One week for a turn',
  },
  timeOut: 'When it has run out',
  timeOuts: {
    noted: 'It is noted, and the match goes on',
    'stand-in': (level: string) => `A bot goes on for who is late: ${level}`,
    lost: 'Who is late has lost',
  },
  talk: 'Chat',
  talks: { phrases: 'Ready-made phrases only', free: 'Whatever people write', off: 'None' },
};

export type OnlineSetupWords = typeof onlineSetup;
