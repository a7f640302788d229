import { Component, type ComponentChild, type ComponentClass } from 'preact';

type Props = Readonly<Record<string, unknown>>;

const isSame = (before: Props, next: Props): boolean => {
  for (const name in before) if (before[name] !== next[name]) return false;
  for (const name in next) if (!(name in before)) return false;
  return true;
};

/**
 * A drawing that follows from its props alone, and from no signal: given the same ones again it is
 * left as it is. A jump through time meets hundreds of them, and most have not changed.
 */
export const memo = <P extends object>(draw: (props: P) => ComponentChild): ComponentClass<P> =>
  class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !isSame(this.props as Props, next as Props);
    }
    override render() {
      return draw(this.props);
    }
  };
