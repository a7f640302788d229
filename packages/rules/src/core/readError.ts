/** Why a text or data is no deal, no position or no view. */
export interface ReadError {
  readonly readError: string;
}

export const isReadError = (x: object): x is ReadError => 'readError' in x;
