/** Every card and die beside what the sealed sea gives for it. */
import type { Facts } from '@tidetable/match';
import { fairnessWords } from '@tidetable/text/web';
import { say } from '../../settings.ts';
import { isRight } from './judge.ts';
import { MarkSign } from './markSign.tsx';

interface FactListProps {
  readonly facts: readonly Facts[];
}

export const FactList = ({ facts }: FactListProps) => {
  const words = say(fairnessWords);
  if (facts.length === 0) return <p>{words.noFacts}</p>;
  return (
    <>
      <Group title={words.deal} facts={facts.filter(({ ply }) => ply === undefined)} />
      <Group title={words.rolled} facts={facts.filter(({ ply }) => ply !== undefined)} />
    </>
  );
};

const countOf = (facts: readonly Facts[]): { readonly right: number; readonly all: number } => {
  const items = facts.flatMap(fact => fact.items);
  return { right: items.filter(isRight).length, all: items.length };
};

interface GroupProps extends FactListProps {
  readonly title: (right: number, all: number) => string;
}

/** Folded, unless it has a fault. */
const Group = ({ title, facts }: GroupProps) => {
  const { right, all } = countOf(facts);
  if (all === 0) return null;
  return (
    <details class="fairness-facts" open={right < all}>
      <summary>
        <MarkSign mark={right < all ? 'wrong' : 'right'} />
        <span>{title(right, all)}</span>
      </summary>
      <ul>
        {facts.map((fact, i) => (
          <Row key={i} {...fact} />
        ))}
      </ul>
    </details>
  );
};

const Row = ({ name, ply, items }: Facts) => {
  const words = say(fairnessWords);
  return (
    <li data-wrong={!items.every(isRight) || undefined}>
      <MarkSign mark={items.every(isRight) ? 'right' : 'wrong'} />
      <span>
        {ply !== undefined && <small>{words.ply(ply)} </small>}
        <code lang="zxx">{name}</code>
      </span>
      <span class="fairness-cards" lang="zxx">
        {items.map(({ file, sea }, i) => (
          <code key={i} data-wrong={file !== sea || undefined}>
            {file}
          </code>
        ))}
      </span>
      {items.map((item, i) => isRight(item) || <strong key={i}>{words.expected(item.sea)}</strong>)}
    </li>
  );
};
