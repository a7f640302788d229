import { tableWords } from '@tidetable/text/web';
import { say } from '../../settings.ts';
import { Check } from '../settings/fields.tsx';
import './keyList.css';
import { KEYS } from './keys.ts';

type Does = keyof (typeof tableWords)['en']['keyList'];
type Row = readonly [does: Does, ...keys: readonly string[]];

const AT_ANY_TIME: readonly Row[] = [
  ['move', '0–9'],
  ['moves', KEYS.moves],
  ['type', KEYS.type],
  ['undo', KEYS.undo],
  ['hint', KEYS.hint],
  ['ok', KEYS.ok],
  ['other', KEYS.other],
  ['next', 'Tab'],
  ['walk', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
  ['choose', 'Enter'],
  ['rule', KEYS.rule],
  ['close', 'Escape'],
  ['help', KEYS.help],
];

const TELLING: readonly Row[] = [
  ['own', KEYS.own],
  ['score', KEYS.score],
  ['rivals', KEYS.rivals],
  ['last', KEYS.last],
  ['asked', KEYS.asked],
  ['time', KEYS.time],
];

const LOOKING_BACK: readonly Row[] = [
  ['now', KEYS.now],
  ['play', KEYS.play],
  ['step', KEYS.moveBack, KEYS.moveOn],
  ['turn', KEYS.turnBack, KEYS.turnOn],
  ['round', KEYS.roundBack, KEYS.roundOn],
];

/** Touch devices mostly have no keys; the list is there all the same. */
const mayHaveKeys = (): boolean => matchMedia('(hover: hover)').matches;

/** In the menu of the table. */
export const KeyList = () => (
  <details class="table-keys" open={mayHaveKeys()}>
    <summary>{say(tableWords).keys}</summary>
    <Keys />
  </details>
);

/** Every key of the table, and the setting for single-letter keys. */
export const Keys = () => {
  const words = say(tableWords);
  return (
    <div>
      <Rows rows={AT_ANY_TIME} />
      <h3>{words.keysThatTell}</h3>
      <Rows rows={TELLING} />
      <h3>{words.keysWhenLookingBack}</h3>
      <Rows rows={LOOKING_BACK} />
      <Check name="keys" />
    </div>
  );
};

const Rows = ({ rows }: { readonly rows: readonly Row[] }) => {
  const { keyList } = say(tableWords);
  return (
    <dl>
      {rows.map(([does, ...keys]) => (
        <div key={does}>
          <dt>
            {keys.map(key => (
              <Key key={key} name={key} />
            ))}
          </dt>
          <dd>{keyList[does]}</dd>
        </div>
      ))}
    </dl>
  );
};

const ARROWS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowRight: '→',
};

/** As it is written on a keyboard of this reader's language. */
const Key = ({ name }: { readonly name: string }) => {
  const keyNames: Readonly<Record<string, string>> = say(tableWords).keyNames;
  const parts = name.split('+').map(part => ARROWS[part] ?? keyNames[part] ?? part);
  return <kbd>{parts.join(' ')}</kbd>;
};
