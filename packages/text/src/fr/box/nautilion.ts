import type { BoxText } from '../../boxText.ts';

const SPELLS: Readonly<Record<string, string>> = {
  whirlwind: 'Tourbillon Répétitif',
  tide: 'Marée Artificielle',
  translation: 'Translation Aquatique',
};

const COLOURS: Readonly<Record<string, string>> = { red: 'contre vous', blue: 'en votre faveur' };

export const nautilion: BoxText = {
  faces: {
    name: 'Nombre de faces 1, 2, 3 et 4 d’un dé',
    value: i => `faces ${i + 1}`,
    basis: 'Une liste publiée du contenu cite les six faces : 1, 1, 2, 2, 3, 4.',
  },
  copies: {
    name: 'Équipiers de chaque numéro',
    basis: 'Il y a 36 équipiers et neuf numéros ; l’éditeur parle de quatre de chaque.',
  },
  mages: {
    name: 'Mages de chaque lettre',
    basis: 'Il y a neuf mages et trois lettres ; trois de chacune, c’est notre lecture.',
  },
  reefs: {
    name: 'Écueils de chaque numéro',
    part: number => `numéro ${number}`,
    basis: 'Il y a 18 écueils, de numéros 3, 6 et 9 ; leur répartition est notre lecture.',
  },
  spells: {
    name: 'Prix des sorts, en jetons',
    part: spell => SPELLS[spell] ?? spell,
    basis:
      'Les prix ne figurent que sur la carte Grimoire. Les nôtres croissent avec la force du sort et gardent au jeu la difficulté dont parlent les joueurs.',
  },
  castaway: {
    name: 'Prix de la carte du Phare Obscur « Naufragé », en jetons',
    basis: 'Le prix ne figure que sur la carte.',
  },
  ships: {
    name: 'Conduits d’air des navires, en paires de cases',
    part: ship => `navire ${ship}`,
    basis:
      'Ils ne sont dessinés que sur les plateaux. Les nôtres sont d’un seul tenant, de plus en plus difficiles de A à C, et conformes à l’exemple du livret, où 4 touche 3, 5 et 9.',
  },
  admirals: {
    name: 'Numéros des amiraux',
    part: card => `carte ${Number(card) + 1}`,
    basis:
      'Les cartes ne sont pas décrites. Il manque le 2 à l’une d’elles, et à elles deux elles ont tous les numéros ; le reste est notre choix.',
  },
  darkhouse: {
    name: 'Cartes du Phare Obscur par sorte',
    part: colour => COLOURS[colour] ?? colour,
    basis:
      'Le livret explique dans l’ordre neuf cartes rouges et deux bleues ; une bleue n’est pas nommée.',
  },
  salvage: {
    name: 'Jetons que rapporte la carte héroïque « Renflouage »',
    basis: 'Cela ne figure que sur la carte.',
  },
  boarders: {
    name: 'Jetons que fait défausser la carte héroïque « Abordage »',
    basis: 'Cela ne figure que sur la carte.',
  },
};
