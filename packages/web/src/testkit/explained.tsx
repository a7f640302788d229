/** Things that explain themselves, in all the places where a table may have one; for the tests of how they do. */
import '../look/tokens.css';
import '../look/base.css';
import '../look/fonts.css';
import './explained.css';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { BoardScope } from '../board/boardScope.tsx';
import { explainThing } from '../board/explained.ts';
import { Press, PressAt } from '../board/press.tsx';
import type { BoardProps, Explain } from '../games/gameUi.ts';
import { Explanations } from '../screens/table/explanations.tsx';
import { startSpeaking } from '../settings.ts';

const explain: Explain = (thing, { points }) =>
  thing === 'unknown'
    ? undefined
    : {
        name: `The ${thing}`,
        does: 'It holds the ship where she is, as long as nobody weighs it, and then it lies on deck.',
        now: `You have pressed ${points[0]} times.`,
        rule: 'NI7',
      };

const ui = { id: 'nautilus-island', loadExplain: async () => explain };

const Page = () => {
  const [presses, setPresses] = useState(0);
  const press = (): void => setPresses(presses + 1);
  const board: BoardProps = {
    ...{ view: {}, components: {}, legal: [], events: [], lines: [], players: [] },
    points: [presses],
    aids: { memory: true, projection: true },
    highlighted: undefined,
    play: () => undefined,
    offer: () => undefined,
  };
  return (
    <main class="table explained">
      <p id="presses">{presses}</p>
      {['top-left', 'top-right', 'bottom-left', 'bottom-right', 'middle'].map(name => (
        <Press key={name} data-explain={name} spot={name} class={`explained-${name}`} act={press}>
          {name}
        </Press>
      ))}
      <div class="explained-targets">
        {[0, 1, 2].map(n => (
          <Press key={n} can act={press}>
            Target {n}
          </Press>
        ))}
      </div>
      <div class="explained-scroller">
        <p data-explain="shell">A shell</p>
        <p class="explained-long">…</p>
      </div>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would hang over all of it */}
      <svg class="explained-drawing" viewBox="0 0 100 40">
        <PressAt spot="flag" label="A flag" act={press}>
          <rect data-explain="flag" width="40" height="40" fill="teal" />
        </PressAt>
        <PressAt spot="bell" label="A bell" data-explain="bell" act={explainThing}>
          <rect x="60" width="40" height="40" fill="teal" />
        </PressAt>
      </svg>
      <p>
        <span data-explain="unknown">Nobody knows</span>
      </p>
      <Explanations ui={ui} board={board} />
    </main>
  );
};

document.body.append(document.createElement('div'));
void startSpeaking().then(() =>
  render(
    <BoardScope>
      <Page />
    </BoardScope>,
    document.body.lastElementChild as Element,
  ),
);
