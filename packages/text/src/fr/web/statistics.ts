import type { StatisticsWords } from '../../en/web/statistics.ts';
import { plural } from '../grammar.ts';

export const statistics: StatisticsWords = {
  title: 'Statistiques',
  lead: 'Les parties finies dans ce navigateur, contre des robots ou en coopération, hors exercices.',
  none: 'Aucune partie n’est encore terminée.',
  games: 'parties',
  wins: 'gagnées',
  best: 'meilleur score',
  hardestShip: 'navire le plus difficile gagné',
  fewestReserve: 'gagné avec le moins de jetons en réserve',
  streak: 'victoires de suite',
  longestStreak: 'plus longue suite',
  byLevel: 'Selon le robot le plus fort',
  byPlayers: 'Selon le nombre de joueurs',
  bySeat: 'Selon la place à la table',
  byShip: 'Selon le navire',
  players: n => plural(n, { one: `${n} joueur`, other: `${n} joueurs` }),
  seat: n => `place ${n}`,
  ship: ship => `navire ${ship}`,
  apart: (practice, shared) =>
    [
      practice > 0 ? `Exercices : ${practice}.` : '',
      shared > 0 ? `À plusieurs, entre robots, ou antérieures à ce décompte : ${shared}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  chart: 'Ma carte marine',
  csv: 'Enregistrer en tableau (CSV)',
  json: 'Enregistrer les données (JSON)',
  fileName: 'tidetable-statistiques',
};
