/** Drawn examples of the rules. */
import './examples.css';
import './helmPanel.css';
import './stores.css';
import { componentsOf } from '@tidetable/rules/nautilion';
import { boardOf, Drawing } from '../../board/example.tsx';
import type { ExamplesOf } from '../examples.ts';
import type { BoardProps } from '../gameUi.ts';
import { Board } from './board.tsx';
import { Cards } from './cards.tsx';
import { FlatDie } from './die.tsx';
import positions from './examples.json' with { type: 'json' };
import { HelmPanel } from './helmPanel.tsx';
import { Grimoire } from './stores.tsx';
import { Vessel } from './vessel.tsx';

type Position = keyof typeof positions;
interface ExampleProps {
  readonly position: Position;
}

const components = componentsOf();

const at = (position: Position): BoardProps => boardOf(positions[position], components);

const PathExample = ({ position }: ExampleProps) => (
  <Drawing shape="3 / 2">
    <Board {...at(position)} />
  </Drawing>
);

const ShipExample = ({ position }: ExampleProps) => (
  <Drawing shape="3 / 2">
    <Vessel {...at(position)} />
  </Drawing>
);

const CardsExample = ({ position }: ExampleProps) => (
  <Drawing>
    <div class="nl-example-cards">
      <Cards {...at(position)} />
    </div>
  </Drawing>
);

const DiceExample = () => (
  <Drawing>
    <div class="board-example-row">
      {components.faces.flatMap((sides, i) =>
        Array.from({ length: sides }, (_, side) => (
          <FlatDie key={`${i}/${side}`} face={i + 1} size={40} />
        )),
      )}
    </div>
  </Drawing>
);

export const examples: ExamplesOf<'nautilion'> = {
  NL3: () => <PathExample position="start" />,
  NL6: () => <ShipExample position="start" />,
  NL7: DiceExample,
  NL14: () => (
    <Drawing>
      <Grimoire {...at('spells')} />
    </Drawing>
  ),
  NL16: () => (
    <Drawing shape="4 / 3">
      <HelmPanel {...at('dice')} />
    </Drawing>
  ),
  NL20: () => <ShipExample position="apart" />,
  NL21: () => <PathExample position="phantom" />,
  NL26: () => <ShipExample position="open" />,
  NL36: () => <ShipExample position="admirals" />,
  NL41: () => <ShipExample position="mages" />,
  NL51: () => <CardsExample position="mercenaries" />,
  NL61: () => <PathExample position="reefs" />,
  NL70: () => <CardsExample position="darkhouse" />,
  NL85: () => <CardsExample position="heroics" />,
};
