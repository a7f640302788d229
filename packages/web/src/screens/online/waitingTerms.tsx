/** What a table has agreed on, to be read before one sits down: options, pace and chat. */
import './waitingTerms.css';
import type { OnlineCard } from '@tidetable/client';
import type { AnyGame, OptionSpec, OptionValue } from '@tidetable/rules';
import { onlineSetupWords, onlineWords } from '@tidetable/text/online';
import type { GameText, OptionWords } from '@tidetable/text/shell';
import { settingsWords, shellWords } from '@tidetable/text/web';
import { isGameId, loadGameTexts } from '../../gameTexts.ts';
import { paceNameOf } from '../../online/paces.ts';
import { say } from '../../settings.ts';
import { gameAt } from '../../table/gameAt.ts';
import { useLoaded } from '../useLoaded.ts';

interface TermsProps {
  readonly card: OnlineCard;
}

/** The match will need it soon. If it cannot be loaded now, the rest is shown all the same. */
const loadGame = async ({ game, rules }: OnlineCard) => {
  if (!isGameId(game)) return undefined;
  const edition = { rules, sheet: null, differing: [] };
  const loading = Promise.all([gameAt({ game, edition }), loadGameTexts(game)]);
  const loaded = await loading.catch(() => undefined);
  return loaded && { played: loaded[0], texts: loaded[1] };
};

export const WaitingTerms = ({ card }: TermsProps) => {
  const loaded = useLoaded(() => loadGame(card), card.id);
  const words = say(onlineSetupWords);
  const pace = paceNameOf(card.pace);
  return (
    <dl class="waiting-terms">
      {loaded && <OptionTerms card={card} game={loaded.played} text={say(loaded.texts)} />}
      {pace && <Term name={words.pace} value={words.paces[pace]} />}
      {card.pace.clock !== 'none' && <Term name={words.timeOut} value={timeOutText(card)} />}
      <Term name={words.talk} value={words.talks[card.chat]} />
    </dl>
  );
};

const Term = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const timeOutText = ({ onTimeOut, standIn }: OnlineCard): string => {
  const { timeOuts } = say(onlineSetupWords);
  const { levels } = say(shellWords);
  return onTimeOut === 'stand-in'
    ? timeOuts['stand-in'](levels[standIn as keyof typeof levels])
    : timeOuts[onTimeOut];
};

interface OptionTermsProps extends TermsProps {
  readonly game: AnyGame;
  readonly text: GameText;
}

/** The options that are not as usual. */
const OptionTerms = ({ card, game, text }: OptionTermsProps) => {
  const chosen = game.options.filter(spec => !isUsual(spec, card.options[spec.name]));
  if (game.options.length > 0 && chosen.length === 0)
    return <Term name={say(onlineWords).options} value={say(onlineWords).usualOptions} />;
  return (
    <>
      {chosen.map(spec => {
        const words = text.form[spec.name] ?? { title: text.option(spec.name) };
        return (
          <Term
            key={spec.name}
            name={words.title}
            value={valueText(words, card.options[spec.name] as OptionValue)}
          />
        );
      })}
    </>
  );
};

const isUsual = (spec: OptionSpec, value: unknown): boolean =>
  value === undefined || JSON.stringify(value) === JSON.stringify(spec.default);

const valueText = ({ values }: OptionWords, value: OptionValue): string => {
  if (typeof value === 'boolean') return say(settingsWords)[value ? 'on' : 'off'];
  const chosen = typeof value === 'object' ? value : [String(value)];
  return chosen.map(one => values?.[one]?.name ?? one).join(', ');
};
