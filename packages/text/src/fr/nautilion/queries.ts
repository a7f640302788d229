import type { QueryWords } from '../../en/nautilion/queries.ts';
import { does, list, plural } from '../grammar.ts';

export const queries: QueryWords = {
  aboard: (n, of, spaces) => `Équipage à bord, ${n} sur ${of} : ${spaces}.`,
  nobodyAboard: 'Aucun équipier n’est encore à bord.',
  mercenaries: spaces => `Mercenaires sur : ${spaces}.`,
  cabin: mages => `Dans la cabine : ${mages}.`,
  reserve: tokens => `Réserve : ${tokens}.`,
  blanks: n => plural(n, { one: `${n} jeton vierge`, other: `${n} jetons vierges` }),
  hired: n => plural(n, { one: `${n} mercenaire`, other: `${n} mercenaires` }),
  times: (token, n) => (n === 1 ? token : `${n} × ${token}`),
  dice: faces => `Dés à donner : ${faces}.`,
  step: (n, token) => `${n} ${token}`,
  between: ' ; ',
  ahead: tokens =>
    tokens === '' ? 'Les Abysses sont juste devant.' : `Parcours devant le navire : ${tokens}.`,
  beforePhantom: tokens =>
    tokens === ''
      ? 'Le Fantôme est juste devant les Îles Bienheureuses.'
      : `Parcours devant le Fantôme : ${tokens}.`,
  openSpaces: spaces => `Cases vides qui peuvent être occupées : ${spaces}.`,
  closedSpaces: spaces => `Cases vides qui ne peuvent pas encore l’être : ${spaces}.`,
  crew: (n, of) => `Équipage à bord : ${n} sur ${of}.`,
  mages: (n, missing) =>
    missing.length === 0
      ? `Mages à bord : ${n} sur 3.`
      : `Mages à bord : ${n} sur 3 ; il manque ${list(missing)}.`,
  nautilion: n => `Le Nautilion est à ${n} pas des Abysses.`,
  phantom: n => `Le Fantôme est à ${n} pas des Îles Bienheureuses.`,
  hold: tokens => `Dans sa cale : ${tokens}.`,
  emptyHold: 'Sa cale est vide.',
  harpoons: (ours, theirs) => `Harpons : ${ours} pour vous, ${theirs} pour le Fantôme.`,
  admiral: (name, numbers) => `${does(name, 'place', 'placez')} ${numbers}.`,
};
