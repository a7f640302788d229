/** About page: what this is, credits, and requirements. */
import './about.css';
import type { GameText } from '@tidetable/text/shell';
import { aboutWords, shellWords } from '@tidetable/text/web';
import { GAMES } from '../../games/loadGame.ts';
import { loadGameTexts } from '../../gameTexts.ts';
import { Link } from '../../router.tsx';
import { language, say } from '../../settings.ts';
import { Page } from '../page.tsx';
import { loadRules } from '../rules/loadRules.ts';
import { useLoaded } from '../useLoaded.ts';
import { BUNDLED } from './bundled.ts';

export const About = () => {
  const words = say(aboutWords);
  return (
    <Page title={words.title} class="narrow">
      <h1>{words.title}</h1>
      <div class="paper about-text">
        <p>{words.what}</p>
        <p>{words.fair}</p>
        <h2>{words.unofficialTitle}</h2>
        <p>{words.unofficial}</p>
        <h2>{words.games}</h2>
        <Credits />
        <h2>{words.rulings}</h2>
        <p>{words.rulingsHelp}</p>
        <Rulings />
        <h2>{words.needs}</h2>
        <p>{words.browsers}</p>
        <Needs />
        <h2>{words.privacy}</h2>
        <p>
          {words.privacyHelp} <Link to="/games">{say(shellWords).games}</Link>
        </p>
        <h2>{words.licences}</h2>
        <p>{words.icons}</p>
        <p>{words.fonts}</p>
        <p>{words.programs}</p>
        <ul>
          {BUNDLED.map(({ name, licence, address }) => (
            <li key={name}>
              <a href={address}>{name}</a> ({licence})
            </li>
          ))}
        </ul>
        <p>
          <a href="/licences.txt">{words.licencesInFull}</a>
        </p>
        <p>{words.own}</p>
      </div>
    </Page>
  );
};

const Credits = () => {
  const texts = useLoaded(() => Promise.all(GAMES.map(loadGameTexts)), '');
  const inLanguage: GameText[] = texts?.map(text => text[language.value]) ?? [];
  return (
    <ul aria-busy={!texts}>
      {inLanguage.map(({ title, credits }) => (
        <li key={title}>
          <strong>{title}.</strong> {credits}
        </li>
      ))}
    </ul>
  );
};

/** The number of house rulings, with a link to the first of each game. */
const Rulings = () => {
  const words = say(aboutWords);
  const pages = useLoaded(() => Promise.all(GAMES.map(loadRules)), '');
  return (
    <ul aria-busy={!pages}>
      {pages?.map((page, i) => {
        if (!page) return null;
        const { title, chapters } = page[language.value];
        const marked = chapters.flatMap(c => c.paragraphs).filter(p => p.mark);
        const rulings = marked.filter(p => p.mark === 'house ruling');
        return (
          <li key={title}>
            <Link to={`/rules/${GAMES[i]}#${marked[0]?.rules[0]}`}>{title}</Link> ·{' '}
            {words.rulingCount(rulings.length)} ·{' '}
            {words.readingCount(marked.length - rulings.length)}
          </li>
        );
      })}
    </ul>
  );
};

const Needs = () => {
  const words = say(aboutWords);
  const missing = Object.entries({
    IndexedDB: 'indexedDB' in globalThis,
    Workers: 'Worker' in globalThis,
    'Web Locks': 'locks' in navigator,
  }).flatMap(([what, isThere]) => (isThere ? [] : [what]));
  return <p>{missing.length > 0 ? words.missing(missing.join(', ')) : words.allThere}</p>;
};
