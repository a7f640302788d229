/** What this is, who made what, and what it needs. */
import { type Language, plural } from '../language.ts';

const en = {
  title: 'About Tidetable',
  what: 'Tidetable is a home for three sea games: complete rules, bots of every strength, and several people at one screen. All of it runs in your browser, also offline; nothing you do here is sent anywhere.',
  fair: 'Every shuffle and every die is sealed before the first move. When a game is over, its replay can recompute all of them from the seed: nobody, not even this program, could have changed its mind.',
  unofficialTitle: 'Unofficial and non-commercial',
  unofficial:
    'The games belong to their designers and publishers, who have nothing to do with this page. No text and no picture is theirs: the words are our own, the drawings too. If you like a game, buy the box.',
  games: 'The games',
  rulings: 'House rulings',
  rulingsHelp:
    'Where a rulebook can be read in two ways we follow the likely reading; where it is silent, or its components are not known to us, we had to choose. Each such rule is marked on the rules page.',
  rulingCount: (n: number) =>
    plural('en', n, { one: '1 house ruling', other: `${n} house rulings` }),
  readingCount: (n: number) =>
    plural('en', n, { one: '1 likely reading', other: `${n} likely readings` }),
  licences: 'Pictures, letters, programs',
  icons:
    'Icons: game-icons.net, by Lorc, Delapouite and contributors, licence CC BY 3.0; some are recoloured.',
  fonts:
    'Letters: IM Fell English SC (Igino Marini) and Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), both under the SIL Open Font License 1.1.',
  programs: 'Bundled programs, with thanks:',
  licencesInFull: 'Their licences in full',
  own: 'Tidetable itself is under the MIT licence.',
  needs: 'What it needs',
  browsers:
    'A current Chrome, Edge, Firefox or Safari of the last two years. It uses workers, IndexedDB to keep your games and Web Locks so that two tabs do not play the same game.',
  missing: (what: string) => `This browser lacks: ${what}. Games cannot be played or kept here.`,
  allThere: 'This browser has everything.',
  privacy: 'Your games',
  privacyHelp: 'They are kept in this browser, on this device. You can save or delete all of them.',
};

const fr: typeof en = {
  title: 'À propos de Tidetable',
  what: 'Tidetable accueille trois jeux de mer : les règles complètes, des robots de toute force, et plusieurs personnes devant un écran. Tout se passe dans votre navigateur, même hors ligne ; rien de ce que vous faites ici n’est envoyé.',
  fair: 'Chaque mélange et chaque dé sont scellés avant le premier coup. La partie finie, la relecture peut tous les recalculer à partir de la graine : personne, pas même ce programme, n’a pu changer d’avis.',
  unofficialTitle: 'Non officiel et non commercial',
  unofficial:
    'Les jeux appartiennent à leurs auteurs et éditeurs, qui n’ont rien à voir avec cette page. Aucun texte et aucune image ne vient d’eux : les mots sont de nous, les dessins aussi. Si un jeu vous plaît, achetez la boîte.',
  games: 'Les jeux',
  rulings: 'Règles maison',
  rulingsHelp:
    'Là où un livret peut se lire de deux façons, nous suivons la lecture probable ; là où il se tait, ou quand son matériel ne nous est pas connu, il a fallu choisir. Chacune de ces règles est marquée sur la page des règles.',
  rulingCount: n => plural('fr', n, { one: `${n} règle maison`, other: `${n} règles maison` }),
  readingCount: n =>
    plural('fr', n, { one: `${n} lecture probable`, other: `${n} lectures probables` }),
  licences: 'Images, lettres, programmes',
  icons:
    'Icônes : game-icons.net, par Lorc, Delapouite et d’autres, licence CC BY 3.0 ; certaines sont recolorées.',
  fonts:
    'Lettres : IM Fell English SC (Igino Marini) et Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), toutes deux sous SIL Open Font License 1.1.',
  programs: 'Programmes intégrés, avec nos remerciements :',
  licencesInFull: 'Leurs licences en entier (en anglais)',
  own: 'Tidetable lui-même est sous licence MIT.',
  needs: 'Ce qu’il faut',
  browsers:
    'Un Chrome, Edge, Firefox ou Safari des deux dernières années. Il emploie des workers, IndexedDB pour garder vos parties et Web Locks pour que deux onglets ne jouent pas la même.',
  missing: what =>
    `Il manque à ce navigateur : ${what}. On ne peut ni jouer ni garder de parties ici.`,
  allThere: 'Ce navigateur a tout.',
  privacy: 'Vos parties',
  privacyHelp:
    'Elles sont gardées dans ce navigateur, sur cet appareil. Vous pouvez toutes les enregistrer ou les supprimer.',
};

export const aboutWords: Record<Language, typeof en> = { en, fr };
