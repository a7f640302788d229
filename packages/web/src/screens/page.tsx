/** The frame of every page but the table: name, navigation, languages. */
import './page.css';
import { LANGUAGES, languageName } from '@tidetable/text/shell';
import { shellWords } from '@tidetable/text/web';
import type { ComponentChildren } from 'preact';
import { Brand } from '../look/brand.tsx';
import { Cog } from '../look/cog.tsx';
import { Link, url } from '../router.tsx';
import { change, language, say } from '../settings.ts';
import { useArrival, useTitle } from './useArrival.ts';

interface PageProps {
  /** The title of the window; undefined for the home page. */
  readonly title?: string;
  /** A class for the layout of this page. */
  readonly class?: string;
  readonly isBusy?: boolean;
  readonly children: ComponentChildren;
}

export const Page = ({ title, class: kind = '', isBusy = false, children }: PageProps) => {
  useTitle(title);
  useArrival(isBusy);
  return (
    <div class="frame">
      <PageHeader />
      <main id="content" class={`page stack ${kind}`} tabIndex={-1} aria-busy={isBusy || undefined}>
        {children}
      </main>
      <PageFooter />
    </div>
  );
};

const PageHeader = () => {
  const words = say(shellWords);
  return (
    <header class="page-header">
      <Link to="/" class="brand" aria-label={`${words.name} · ${words.home}`}>
        <Brand />
        <span>{words.name}</span>
      </Link>
      <nav aria-label={words.mainNav}>
        <PageLink to="/online">{words.online}</PageLink>
        <PageLink to="/games">{words.games}</PageLink>
        <PageLink to="/settings">
          <span class="page-word">{words.settings}</span>
          <Cog />
        </PageLink>
        <PageLink to="/about" class="wide">
          {words.about}
        </PageLink>
      </nav>
      <LanguageSwitch />
    </header>
  );
};

const PageFooter = () => {
  const words = say(shellWords);
  return (
    <footer class="page-footer">
      <p>{words.unofficial}</p>
      <p class="row">
        <PageLink to="/replay">{words.replay}</PageLink>
        <PageLink to="/settings">{words.settings}</PageLink>
        <PageLink to="/about">{words.about}</PageLink>
      </p>
    </footer>
  );
};

interface PageLinkProps {
  readonly to: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const PageLink = ({ to, class: kind = '', children }: PageLinkProps) => (
  <Link
    to={to}
    class={`page-link ${kind}`}
    aria-current={url.value.pathname === to ? 'page' : undefined}
  >
    {children}
  </Link>
);

/** Each language in its own name. */
export const LanguageSwitch = () => {
  const { languages } = say(shellWords);
  return (
    // biome-ignore lint/a11y/useSemanticElements: these buttons are no fieldset of a form
    <div class="language-switch" role="group" aria-label={languages}>
      {LANGUAGES.map(id => (
        <button
          key={id}
          type="button"
          lang={id}
          aria-label={`${id.toUpperCase()} · ${languageName(id)}`}
          aria-pressed={language.value === id}
          onClick={() => change({ language: id })}
        >
          {id.toUpperCase()}
        </button>
      ))}
    </div>
  );
};
