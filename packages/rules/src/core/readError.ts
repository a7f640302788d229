/** Why a text or data is no deal, no position or no view. */
export interface ReadError {
  readonly misfit: string;
}

export const isReadError = (x: object): x is ReadError => 'misfit' in x;
