/** A token: a sea creature with its number, a mage, a mercenary, a reef or a blank pearl. */
import './token.css';
import { componentsOf, readToken } from '@tidetable/rules/nautilion';
import { IconAt } from '../../look/icon.tsx';
import type { IconName } from '../../look/iconNames.ts';

const CREATURES: readonly IconName[] = [
  'octopus',
  'crab',
  'seahorse',
  'sea-turtle',
  'squid',
  'jellyfish',
  'angler-fish',
  'sperm-whale',
  'nautilus-shell',
];

/** How a token looks: its sign, what its badge says, and the trio or kind that gives its colour. */
interface Look {
  readonly icon: IconName;
  readonly badge: string;
  readonly kind: 'sages' | 'fighters' | 'pilots' | 'mage' | 'mercenary' | 'reef' | 'blank';
}

const { cabinCrew, fighters } = componentsOf();

const trioOf = (number: number): Look['kind'] => {
  if (cabinCrew.includes(number)) return 'sages';
  return fighters.includes(number) ? 'fighters' : 'pilots';
};

const lookOf = (name: string): Look => {
  const token = readToken(name);
  switch (token.kind) {
    case 'blank':
      return { icon: 'anchor', badge: '', kind: token.kind };
    case 'mercenary':
      return { icon: 'crossed-swords', badge: '', kind: token.kind };
    case 'reef':
      return { icon: 'coral', badge: String(token.number), kind: token.kind };
    case 'mage':
      return { icon: 'wizard-face', badge: token.letter, kind: token.kind };
    case 'crew':
      return { icon: CREATURES[token.number - 1], badge: name, kind: trioOf(token.number) };
  }
};

interface TokenAtProps {
  readonly token: string;
  /** Too small for a number beside the creature: then it lies over it. */
  readonly isSmall?: boolean | undefined;
}

/** Inside a drawing, around its own middle, 100 units wide. */
export const TokenAt = ({ token, isSmall }: TokenAtProps) => {
  const { icon, badge, kind } = lookOf(token);
  const hasNumberOnly = isSmall && badge !== '';
  return (
    <g class="nl-creature" data-kind={kind}>
      <circle class="nl-creature-edge" cy={3} r={47} />
      <circle class="nl-creature-rim" r={47} />
      <circle class="nl-creature-face" r={40} />
      <path class="nl-creature-shine" d="M-32-14A36 36 0 0 1 20-29" />
      {hasNumberOnly ? (
        <g class="nl-creature-shade">
          <IconAt name={icon} x={0} y={0} size={72} fill="currentColor" />
        </g>
      ) : (
        <IconAt
          name={icon}
          x={badge === '' ? 0 : -5}
          y={badge === '' ? 0 : -6}
          size={54}
          fill="currentColor"
        />
      )}
      {hasNumberOnly && (
        <text class="nl-creature-number" data-only>
          {badge}
        </text>
      )}
      {badge !== '' && !hasNumberOnly && (
        <>
          <circle class="nl-creature-badge" cx={23} cy={23} r={kind === 'mage' ? 23 : 19} />
          <text class="nl-creature-number" x={23} y={23}>
            {badge}
          </text>
        </>
      )}
    </g>
  );
};

const SMALL = 36; // pixels

interface TokenProps {
  readonly token: string;
  /** Pixels, where type has its usual size. */
  readonly size?: number;
}

/** Beside words: never the only thing that says what it is. */
export const Token = ({ token, size = 34 }: TokenProps) => (
  <svg
    class="nl-creature-disc"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox="-51 -51 102 106"
    aria-hidden="true"
  >
    <TokenAt token={token} isSmall={size < SMALL} />
  </svg>
);
