import type { Refused } from '@tidetable/client';
import { useState } from 'preact/hooks';
import { refusalOf } from './refusalOf.ts';

/** Waits for the answer to what the person here wishes; says why the last wish was refused, if it was. */
export const useWish = () => {
  const [problem, setProblem] = useState<string>();
  const send = async (wish: Promise<Refused | undefined>): Promise<void> => {
    const refused = await wish;
    setProblem(refused && refusalOf(refused.code));
  };
  return { problem, send };
};
