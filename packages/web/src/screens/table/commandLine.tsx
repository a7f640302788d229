/**
 * The command line for typed moves and commands, with completions below it. Loaded on first use.
 */
import './commandLine.css';
import { movesLike, type NamedChoice, plain } from '@tidetable/text/typing';
import { tableWords, typingWords } from '@tidetable/text/web';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../settings.ts';
import { needTexts } from '../../texts.ts';
import { useLoaded } from '../useLoaded.ts';
import type { PartProps } from './part.ts';
import { type Played, playTyped } from './playTyped.ts';
import { type Command, questionAt, typedTable } from './typedTable.ts';
import type { RailTab } from './useRail.ts';

interface CommandLineProps extends PartProps {
  readonly show: (tab: RailTab) => void;
  /** Plays the typed text at the table. */
  readonly chosen: () => void;
}

export const CommandLine = (props: CommandLineProps) =>
  useLoaded(() => needTexts('typing').then(() => true), 'typing') ? <Field {...props} /> : null;

/** The completions. */
interface Offer {
  /** The complete entries. */
  readonly line: string;
  readonly name: string;
}

/** The target of Escape: beside the field, and the table only without completions. */
const FIRST_MOVE = '.table-move-list button, #content:not(:has(.table-move-list button))';

/** The maximum number of completions. */
const MOST = 8;

const Field = ({ show, chosen, ...part }: CommandLineProps) => {
  const words = say(typingWords);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(part);
  latest.current = part;
  const [text, setText] = useState('');
  const [meant, setMeant] = useState<readonly Offer[]>(); // the attempted lines
  const [at, setAt] = useState(-1); // the selected completion
  const [said, setSaid] = useState('');
  const confirmed = useRef<string>();
  const isRejected = useRef(false);
  const isBusy = useRef(false);
  const history = useHistory();
  useEffect(() => input.current?.focus(), []);
  // A line that failed is selected as a whole, so that the next line replaces it.
  useLayoutEffect(() => {
    if (isRejected.current) input.current?.select();
    isRejected.current = false;
  });
  const offers = meant ?? offersFor(part, text);
  const write = (next: string): void => {
    setText(next);
    setMeant(undefined);
    setAt(-1);
  };
  const submit = async (typed: string): Promise<void> => {
    const line = typed.replace(/^\s*:/, ''); // the key that opens the field, pressed again by habit
    if (isBusy.current || line.trim() === '') return;
    isBusy.current = true;
    const table = typedTable({
      part: () => latest.current,
      show,
      close: chosen,
      confirmed: () => confirmed.current,
    });
    const played = await playTyped(line, table);
    isBusy.current = false;
    const { stop, left } = played;
    confirmed.current = stop?.kind === 'asks-first' ? stop.move : undefined;
    write(left.join('; '));
    if (stop) isRejected.current = true;
    if (stop?.kind === 'ambiguous') setMeant(offersOf(stop.choices, stop.commands));
    if (!stop) history.add(line);
    const told = outcomeText(played);
    setSaid(told);
    // Played moves are announced as news.
    if (told !== '' && (stop || played.said.length > 0)) part.speak(told);
  };
  const onKeyDown = (e: KeyboardEvent): void => {
    const go = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (go !== undefined && (text === '' || history.isWalking)) walkHistory(go);
    else if (go !== undefined && offers.length > 0)
      setAt((at + go + offers.length + (at < 0 && go < 0 ? 1 : 0)) % offers.length);
    else if (e.key === 'Enter') void submit(offers[at]?.line ?? text);
    else if (e.key === 'Escape') leave();
    else return;
    e.preventDefault();
  };
  /** Escape first clears the field; then the keys belong to the table again. */
  const leave = (): void => {
    if (text !== '') write('');
    else document.querySelector<HTMLElement>(FIRST_MOVE)?.focus();
  };
  const walkHistory = (go: number): void => write(history.step(go));
  const isOpen = offers.length > 0;
  return (
    <div class="table-typing">
      <label for={id}>{say(tableWords).typeMove}</label>
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="send"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-offers`}
        aria-activedescendant={offers[at] && `${id}-${at}`}
        aria-describedby={`${id}-how`}
        value={text}
        onInput={e => {
          history.leave();
          write(e.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-offers`} role="listbox" aria-label={words.offers} hidden={!isOpen}>
        {offers.map(({ line, name }, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus, and its keys
          <div
            key={line}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            onPointerDown={e => e.preventDefault()} // the focus stays in the field
            onClick={() => void submit(line)}
          >
            {name}
          </div>
        ))}
      </div>
      {/* the announcer speaks it */}
      {said !== '' && (
        <p class="table-typing-said" aria-hidden="true">
          {said}
        </p>
      )}
      <p id={`${id}-how`} class="table-typing-how">
        {words.howTo}
      </p>
    </div>
  );
};

/** For one move; completions after it are not yet known. */
const offersFor = (part: PartProps, text: string): readonly Offer[] => {
  const line = text.trim();
  if (line === '' || line.includes(';')) return [];
  const { choices, joining } = questionAt(part);
  const { words } = say(typingWords);
  const commands = (Object.keys(words) as Command[]).filter(command =>
    plain(words[command]).startsWith(plain(line)),
  );
  return offersOf(movesLike(line, choices, joining), commands).slice(0, MOST);
};

const offersOf = (
  choices: readonly NamedChoice[],
  commands: readonly Command[],
): readonly Offer[] => {
  const { words, helps, offer } = say(typingWords);
  return [
    ...choices.map(({ move, name }) => ({ line: move, name })),
    ...commands.map(command => ({
      line: words[command],
      name: offer(words[command], helps[command]),
    })),
  ];
};

/** The played moves, and the failed ones with their reasons. */
const outcomeText = ({ played, said, stop, left }: Played<Command>): string => {
  const words = say(typingWords);
  const [line, ...rest] = left;
  const sentences = [...(played.length > 0 ? [words.played(played)] : []), ...said];
  if (stop) sentences.push(stopText(stop, line));
  if (rest.length > 0) sentences.push(words.leftOut(rest));
  return sentences.join(' ');
};

const stopText = (stop: NonNullable<Played<Command>['stop']>, line: string): string => {
  const words = say(typingWords);
  switch (stop.kind) {
    case 'refused':
      return words.refused(line, stop.why);
    case 'no-such-number':
      return words.refused(line, say(tableWords).dead.move);
    case 'asks-first':
      return words.confirm(stop.name);
    case 'ambiguous':
      return words.refused(line, words.ambiguous(stop.choices.length + stop.commands.length));
  }
};

/** Earlier lines, as long as the table is open. */
const useHistory = () => {
  const lines = useRef<string[]>([]);
  const place = useRef<number>();
  return {
    get isWalking() {
      return place.current !== undefined;
    },
    add: (line: string): void => {
      lines.current = [...lines.current.filter(other => other !== line), line];
      place.current = undefined;
    },
    leave: (): void => {
      place.current = undefined;
    },
    /** Back or on; after the last one comes an empty line. */
    step: (go: number): string => {
      const { length } = lines.current;
      const next = Math.max(0, (place.current ?? length) + go);
      place.current = next < length ? next : undefined;
      return lines.current[next] ?? '';
    },
  };
};
