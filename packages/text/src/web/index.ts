/** The texts of the web client, screen by screen. */
import { catalogue } from '../catalogue.ts';

export const aboutWords = catalogue('web', ({ about }) => about);
export const chartWords = catalogue('web', ({ chart }) => chart);
export const gamesWords = catalogue('web', ({ games }) => games);
export const homeWords = catalogue('web', ({ home }) => home);
export const lessonWords = catalogue('web', ({ lesson }) => lesson);
export const offlineWords = catalogue('web', ({ offline }) => offline);
export const replayWords = catalogue('web', ({ replay }) => replay);
export const rulesWords = catalogue('web', ({ rules }) => rules);
export const settingsWords = catalogue('web', ({ settings }) => settings);
export const setupWords = catalogue('web', ({ setup }) => setup);
export const shellWords = catalogue('web', ({ shell }) => shell);
export const statisticsWords = catalogue('web', ({ statistics }) => statistics);
export const tableWords = catalogue('web', ({ table }) => table);
/** Loaded with the first query or typed line. */
export const typingWords = catalogue('typing', ({ typing }) => typing);
/** Loaded with the check of chance. */
export const fairnessWords = catalogue('fairness', ({ fairness }) => fairness);
/** Loaded at an online table. */
export const chatWords = catalogue('chat', ({ chat }) => chat);
