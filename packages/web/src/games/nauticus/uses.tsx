/** The uses of the running action, each with what it costs. */
import './uses.css';
import { crownPoints, moveNotation, soldBy, TILE_NAMES, worthOf } from '@tidetable/rules/nauticus';
import { kindName } from '@tidetable/text/nauticus';
import { Press } from '../../board/press.tsx';
import { type Action, boardWords, gameWords, type NauticusProps, ownSeat } from './boardProps.ts';
import { control } from './control.ts';
import { TileGlyph } from './glyphs.tsx';
import { Offer } from './offer.tsx';
import { WAYS } from './tapMoves.ts';
import { explained } from './things.ts';
import { WarningNote } from './warningNote.tsx';
import { Workers } from './workers.tsx';

interface UsesProps extends NauticusProps {
  readonly hasLoads: boolean;
}

export const Uses = (props: UsesProps) => {
  const { view, legal } = props;
  const words = boardWords();
  const { action, uses } = view.running;
  if (action === null) return null;
  if (soldBy(action).length > 0) {
    return (
      <div class="nc-offers">
        {soldBy(action).map(tile => (
          <Offer key={tile} {...props} tile={tile} name={kindName(gameWords(), tile)} />
        ))}
      </div>
    );
  }
  if (!legal.some(move => !WAYS.includes(move)))
    return <p class="nc-say">{uses > 0 ? words.nothingMore : words.nothingNow}</p>;
  return <FreeUses {...props} action={action} />;
};

const FreeUses = (props: UsesProps & { readonly action: Action }) => {
  const { action, view, components, hasLoads } = props;
  const words = boardWords();
  switch (action) {
    case 'money': {
      const text = words.withdraw(components.withdrawal);
      return <Use {...props} move={moveNotation.withdraw} text={text} />;
    }
    case 'crowns': {
      const text = words.scoreCrowns(crownPoints(view));
      return <Use {...props} move={moveNotation.scoreCrowns} text={text} />;
    }
    case 'delivery':
      return <Deliveries {...props} />;
    case 'transport':
      return hasLoads ? <Loads {...props} /> : <p class="nc-say">{words.carryNow}</p>;
    default:
      return null;
  }
};

const Deliveries = (props: NauticusProps) => {
  const { view, legal } = props;
  const { ships } = view.players[ownSeat(view)];
  return (
    <div class="nc-uses">
      {ships.map(({ parts }, i) => {
        const move = moveNotation.deliver(i + 1);
        if (!legal.includes(move)) return null;
        const goods = parts.flatMap(({ good }) => (good === null ? [] : [good]));
        const text = boardWords().deliver(i + 1, worthOf(view, goods));
        return <Use key={move} {...props} move={move} text={text} workers={goods.length} />;
      })}
    </div>
  );
};

/** The tiles that can be moved out of the storage, each kind once. */
const Loads = (props: NauticusProps) => (
  <div class="nc-uses">
    {TILE_NAMES.filter(tile => props.legal.includes(moveNotation.transport(tile))).map(tile => (
      <Press
        key={tile}
        class="nc-load"
        {...explained('stored', tile, ownSeat(props.view))}
        {...control(props, moveNotation.transport(tile), '')}
      >
        <TileGlyph tile={tile} size={36} />
      </Press>
    ))}
  </div>
);

interface UseProps extends NauticusProps {
  readonly action?: Action;
  readonly move: string;
  readonly text: string;
  readonly workers?: number;
}

/** A use as a button, with the workers that it takes. */
const Use = (props: UseProps) => {
  const { move, text, view, legal, workers = 1 } = props;
  return (
    <Press
      class={`button${legal.includes(move) ? ' main' : ''}`}
      {...explained('action', view.running.action ?? '')}
      {...control(props, move, text)}
    >
      {text}
      <Workers view={view} n={workers} />
      <WarningNote {...props} move={move} />
    </Press>
  );
};
