/** The load process: plays at tables of our server. */
import { runErrands } from './runErrands.ts';
import { setUp } from './setUp.ts';

runErrands(setUp);
