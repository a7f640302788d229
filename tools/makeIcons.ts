// Writes the sprite of the icons that the web client uses, from the game-icons set (CC BY 3.0).
// Usage: node tools/makeIcons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';

/** In the order of the sprite; credited on the page “About”. */
const ICONS = [
  // Nautilus Island: four objects of each category
  ...['cork-hat', 'pirate-coat', 'boots', 'gloves'],
  ...['compass', 'sextant', 'spyglass', 'treasure-map'],
  ...['claw-hammer', 'hand-saw', 'wrench', 'nails'],
  ...['fishing-pole', 'fishing-net', 'fishing-hook', 'harpoon-trident'],
  ...['bread', 'shiny-apple', 'water-flask', 'canned-fish'],
  ...['coins', 'oyster-pearl', 'jeweled-chalice', 'jewel-crown'],
  'nautilus-shell',
  // Nautilion
  ...['mini-submarine', 'lighthouse', 'spell-book', 'kraken-tentacle', 'coral', 'wizard-face'],
  ...['crossed-swords', 'octopus', 'crab', 'seahorse', 'sea-turtle', 'squid', 'jellyfish'],
  ...['angler-fish', 'sperm-whale', 'harpoon-chain', 'island', 'whirlpool-shuriken'],
  // Nauticus
  ...['ship-wheel', 'anchor', 'sailboat', 'coffee-beans', 'wheat', 'salt-shaker', 'double-fish'],
  ...['crown', 'wooden-crate', 'wheelbarrow', 'cargo-ship', 'miner', 'ship-bow', 'pirate-flag'],
  ...['lion', 'eagle-emblem', 'griffin-symbol', 'fleur-de-lys', 'white-tower', 'trade'],
  // The shell
  ...['return-arrow', 'light-bulb', 'scroll-unfurled', 'cog', 'open-treasure-chest'],
];
const SET = 'node_modules/@iconify-json/game-icons/icons.json';
const SPRITE = 'packages/web/src/look/icons.svg';
const NAMES = 'packages/web/src/look/iconNames.ts';

/** What the two files must hold. */
export const iconFiles = (): { readonly [file: string]: string } => {
  const { icons } = JSON.parse(readFileSync(join(root, SET), 'utf8')) as {
    icons: Record<string, { body: string }>;
  };
  const symbols = ICONS.map(name => {
    if (!icons[name]) throw new Error(`there is no icon ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icons[name].body}</symbol>\n`;
  });
  return {
    [SPRITE]: `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`,
    [NAMES]: `// Made by tools/makeIcons.ts.\nexport type IconName =${ICONS.map(name => `\n  | '${name}'`).join('')};\n`,
  };
};

if (import.meta.main)
  for (const [file, text] of Object.entries(iconFiles())) writeFileSync(join(root, file), text);
