/** The camp: the bonus token of each colour, the bag, and the piles of portholes. */
import './camp.css';
import type { NautilusIsland } from '@tidetable/rules';
import { type ColourName, SET_COLOURS } from '@tidetable/rules/nautilus-island';
import { text, type Words } from '@tidetable/text/nautilus-island';
import { explainThing } from '../../board/explained.ts';
import { ItemAt, ListAt, unheard } from '../../board/list.tsx';
import { PressAt } from '../../board/press.tsx';
import { say } from '../../settings.ts';
import { campPlan, type Finger, type Plan, type Point } from './campPlan.ts';
import { Island } from './island.tsx';
import { campLabel, pileLabel } from './labels.ts';
import type { Layout } from './layout.ts';
import { MarkAt } from './mark.tsx';
import { PortholeFace } from './porthole.tsx';
import { things } from './things.ts';
import { TokenFace } from './token.tsx';

type View = NautilusIsland.View;

interface CampProps {
  readonly view: View;
  readonly layout: Layout;
  /** How wide the room of the drawing is, in its units. */
  readonly across: number;
  readonly words: Words;
  /** The colours whose tokens a move in question would take. */
  readonly highlighted: ColourName | undefined;
  /** The size of the set that may be closed now. */
  readonly closing: number | undefined;
  readonly isCloseHighlighted: boolean;
  readonly close: () => void;
}

export const Camp = (props: CampProps) => {
  const { view, layout, across, words, highlighted, closing, isCloseHighlighted, close } = props;
  const { board } = words;
  const { crop, camp } = layout;
  const isWide = crop === 'wide';
  const plan = campPlan(crop, across);
  return (
    <g
      class={`ni-camp ${isWide ? 'ni-wide' : 'ni-narrow'}`}
      transform={`translate(${camp.x} ${camp.y})`}
    >
      {isWide && <Island height={layout.height} />}
      <Title at={plan.title}>{board.camp}</Title>
      <Title at={plan.second}>{board.portholes}</Title>
      <ListAt label={board.camp}>
        {SET_COLOURS.map((colour, i) => (
          <Space
            key={colour}
            colour={colour}
            bonus={view.camp[colour]}
            at={plan.tokens[i]}
            plan={plan}
            words={words}
            isHighlighted={highlighted === colour}
          />
        ))}
        <Bag bag={plan.bag} left={view.bag} label={board.bag(view.bag)} />
      </ListAt>
      <ListAt label={board.portholes}>
        {Object.entries(view.portholes).map(([size, pile], i) => (
          <Pile
            key={size}
            size={Number(size)}
            pile={pile}
            at={plan.portholes[i]}
            plan={plan}
            words={words}
            closing={closing === Number(size) ? say(text).move('close', view) : undefined}
            brings={say(text).consequence?.('close', view)}
            isHighlighted={isCloseHighlighted && closing === Number(size)}
            close={close}
          />
        ))}
      </ListAt>
    </g>
  );
};

interface TitleProps {
  readonly at: Point | undefined;
  readonly children: string;
}

const Title = ({ at, children }: TitleProps) =>
  at && (
    <text class="ni-title" x={at[0]} y={at[1]} {...unheard}>
      {children}
    </text>
  );

interface SpaceProps {
  readonly colour: ColourName;
  readonly bonus: View['camp'][string];
  readonly at: Point;
  readonly plan: Plan;
  readonly words: Words;
  readonly isHighlighted: boolean;
}

const Space = ({ colour, bonus, at, plan, words, isHighlighted }: SpaceProps) => {
  const isOnPaper = plan.title !== undefined; // on the island, not on the sea
  const label = campLabel(words, colour, bonus);
  return (
    <ItemAt>
      <PressAt
        class="ni-camp-space"
        data-explain={things.camp(colour)}
        transform={`translate(${at[0]} ${at[1]})`}
        spot={`camp/${colour}`}
        label={label}
        isHighlighted={isHighlighted}
        act={explainThing}
      >
        <FingerRoom {...plan.finger.token} />
        <g transform={`scale(${plan.scale})`} data-place={`camp/${colour}`}>
          <circle class="ni-camp-hole" r="26" />
          <g key={bonus} class="ni-turning">
            {bonus === null ? null : <TokenFace bonus={bonus} colour={colour} />}
          </g>
          <circle class="ni-camp-ring" r="30" />
        </g>
        <MarkAt
          colour={colour}
          x={plan.mark[0]}
          y={plan.mark[1]}
          scale={isOnPaper ? 0.95 : 0.9}
          fill={isOnPaper ? `var(--${colour}-ink)` : `var(--${colour})`}
        />
      </PressAt>
    </ItemAt>
  );
};

/** Token and mark as one place to tap. */
const FingerRoom = (room: Finger) => <rect class="ni-finger" {...room} rx="8" />;

const picture = (label: string) => ({ role: 'img' as const, 'aria-label': label });

interface BagProps extends Pick<Plan, 'bag'> {
  readonly left: number;
  readonly label: string;
}

/** The bag of tokens, tied with a rope. */
const Bag = ({ bag, left, label }: BagProps) => (
  <ItemAt>
    <g
      {...picture(label)}
      class="ni-bag"
      transform={`translate(${bag.at[0]} ${bag.at[1]}) scale(${bag.scale})`}
      data-place="bag"
      data-explain={things.bag()}
    >
      <path class="ni-sack" d="M-7-14C-24-2-26 22-12 25H12C26 22 24-2 7-14Z" />
      <path class="ni-sack" d="M-7-14C-12-20-12-24-9-25Q-4-21 0-25 4-21 9-25C12-24 12-20 7-14Z" />
      <path class="ni-bag-rope" d="M-8-13.5Q0-10.5 8-13.5M5-12.5Q12-9 12-3" />
      <text class="ni-numeral" y="12" font-size="18">
        {left}
      </text>
    </g>
  </ItemAt>
);

interface PileProps {
  readonly size: number;
  readonly pile: readonly number[];
  readonly at: Point;
  readonly plan: Plan;
  readonly words: Words;
  /** What closing with its top token is called, while that may be done. */
  readonly closing: string | undefined;
  readonly brings: string | undefined;
  readonly isHighlighted: boolean;
  readonly close: () => void;
}

const Pile = (props: PileProps) => {
  const { size, pile, at, plan, words, closing, brings, isHighlighted, close } = props;
  const label = `${words.board.portholes} ${pileLabel(words, size, pile)}`;
  return (
    <ItemAt>
      <PressAt
        class="ni-pile"
        data-explain={things.pile(size)}
        transform={`translate(${at[0]} ${at[1]})`}
        isHighlighted={isHighlighted}
        {...(closing
          ? {
              spot: 'close',
              label: `${closing}. ${label}`,
              description: brings,
              can: true,
              act: close,
            }
          : { spot: `pile/${size}`, label, act: explainThing })}
      >
        <FingerRoom {...plan.finger.porthole} />
        <g transform={`scale(${plan.scale * 0.94})`} data-place={`porthole/${size}`}>
          <circle class="ni-camp-hole" r="27" />
          {pile.slice(1).map((points, i) => (
            <circle
              key={points}
              class="ni-pile-edge"
              cy={(pile.length - 1 - i) * 3}
              r="28"
              fill="url(#ni-brass)"
            />
          ))}
          {pile.length > 0 && <PortholeFace points={pile[0]} />}
          <circle class="ni-camp-ring" r="32" />
        </g>
        <g class="ni-pile-size" transform={`translate(${plan.mark[0]} ${plan.mark[1] + 1.5})`}>
          <text class="ni-numeral" x="-5" y="5.2" font-size="16.5">
            {size}
          </text>
          <rect x="2" y="-4.8" width="7.4" height="10.4" rx="1.2" />
        </g>
      </PressAt>
    </ItemAt>
  );
};
