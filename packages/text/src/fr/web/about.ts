import type { AboutWords } from '../../en/web/about.ts';
import { plural } from '../grammar.ts';

export const about: AboutWords = {
  title: 'À propos de Tidetable',
  what: 'Tidetable accueille trois jeux de mer : les règles complètes, des robots de tous niveaux, et plusieurs personnes devant un écran ou en ligne. Hors ligne, tout se passe dans votre navigateur et rien n’est envoyé ; une partie en ligne ne transmet que ce que vous y faites et votre nom.',
  fair: 'Chaque mélange et chaque dé sont scellés avant le premier coup. La partie finie, la relecture peut tous les recalculer à partir de la graine : personne, pas même ce programme, n’a pu changer d’avis.',
  unofficialTitle: 'Non officiel et non commercial',
  unofficial:
    'Les jeux appartiennent à leurs auteurs et éditeurs, qui n’ont rien à voir avec cette page. Aucun texte et aucune image ne vient d’eux : les mots sont de nous, les dessins aussi. Si un jeu vous plaît, achetez la boîte.',
  games: 'Les jeux',
  rulings: 'Règles maison',
  rulingsHelp:
    'Là où un livret peut se lire de deux façons, nous suivons la lecture probable ; là où il se tait, ou quand son matériel ne nous est pas connu, il a fallu choisir. Chacune de ces règles est marquée sur la page des règles.',
  rulingCount: n => plural(n, { one: `${n} règle maison`, other: `${n} règles maison` }),
  readingCount: n => plural(n, { one: `${n} lecture probable`, other: `${n} lectures probables` }),
  licences: 'Images, polices, programmes',
  icons:
    'Icônes : game-icons.net, par Lorc, Delapouite et d’autres, licence CC BY 3.0 ; certaines sont recolorées.',
  fonts:
    'Polices : IM Fell English SC (Igino Marini) et Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), toutes deux sous licence SIL Open Font License 1.1.',
  programs: 'Programmes intégrés, avec nos remerciements :',
  licencesInFull: 'Le texte complet de leurs licences (en anglais)',
  own: 'Tidetable lui-même est sous licence MIT.',
  needs: 'Ce qu’il faut',
  browsers:
    'Une version récente (moins de deux ans) de Chrome, Edge, Firefox ou Safari. Tidetable se sert des workers, d’IndexedDB pour garder vos parties et de Web Locks pour que deux onglets ne jouent pas la même partie.',
  missing: what =>
    `Il manque à ce navigateur : ${what}. On ne peut ni jouer ni garder de parties ici.`,
  allThere: 'Ce navigateur convient.',
  privacy: 'Vos parties',
  privacyHelp:
    'Elles sont gardées dans ce navigateur, sur cet appareil. Pour les enregistrer ou les supprimer :',
};
