import type { Options } from '@tidetable/rules';
import { setupWords, shellWords } from '@tidetable/text/web';
import type { Agreed } from '../../games/nautilion/chances.ts';
import { language, say } from '../../settings.ts';
import { useLoaded } from '../useLoaded.ts';

const loadChances = () => import('../../games/nautilion/chances.ts');

/** How often a bot wins the chosen voyage, as measured. */
export const WinChance = ({ options }: { readonly options: Options }) => {
  const chances = useLoaded(loadChances, 'chances');
  if (!chances) return null;
  const { share, low, high, isMeasured } = chances.chanceOf(options as Options & Agreed);
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' });
  const words = say(setupWords).chance;
  const [before, behind] = words.wins(say(shellWords).levels[chances.bot]);
  return (
    <section class="paper sheet win-chance" aria-label={words.title}>
      <p role="status" aria-atomic="true">
        {before} <strong>{percent.format(share)}</strong> {behind}
      </p>
      <meter min={0} max={1} value={share} aria-label={words.title} />
      <p>
        <small>
          {isMeasured ? words.measured : words.estimated}{' '}
          {words.between(percent.format(low), percent.format(high))}
        </small>
      </p>
    </section>
  );
};
