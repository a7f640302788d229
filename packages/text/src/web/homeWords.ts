/** The home page, and the page on which a table is set up. */
import type { Language } from '../language.ts';

const en = {
  lead: 'Three sea games, complete: against bots, with friends at one screen, offline.',
  playNow: 'Play now',
  setUp: 'Choose the table',
  goOn: 'Go on',
  rules: 'Rules',
  start: 'Cast off',
  players: 'Players',
  playerCount: (n: number) => `${n}`,
  seat: (n: number) => `Seat ${n}`,
  person: 'A person',
  name: 'Name',
  defaultName: (n: number) => `Player ${n}`,
  you: 'You',
  kind: 'Who plays',
  options: 'Options',
  aids: 'Aids at this table',
  memory: 'Show which cards others were seen to take',
  projection: 'Show the score if the game ended now',
};

const fr: typeof en = {
  lead: 'Trois jeux de mer, complets : contre des robots, entre amis sur un écran, hors ligne.',
  playNow: 'Jouer',
  setUp: 'Choisir la table',
  goOn: 'Continuer',
  rules: 'Règles',
  start: 'Larguer les amarres',
  players: 'Joueurs',
  playerCount: n => `${n}`,
  seat: n => `Place ${n}`,
  person: 'Une personne',
  name: 'Nom',
  defaultName: n => `Joueur ${n}`,
  you: 'Vous',
  kind: 'Qui joue',
  options: 'Options',
  aids: 'Aides à cette table',
  memory: 'Montrer les cartes que l’on a vu prendre',
  projection: 'Montrer le score si la partie finissait maintenant',
};

export const homeWords: Record<Language, typeof en> = { en, fr };
