/** Why a text or data is no deal, no position or no view. */
export interface Misfit {
  readonly misfit: string;
}

export const isMisfit = (x: object): x is Misfit => 'misfit' in x;
