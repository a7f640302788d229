import { testGoldens, testWorkings } from '../testkit/index.ts';
import { goldenFeatures, wantedFeatures } from '../testkit/nauticus/goldenFeatures.ts';
import { nauticus } from './index.ts';

testGoldens(nauticus, goldenFeatures, wantedFeatures);
testWorkings(nauticus, '[NC63] [NC64] [NC65]', [2, 3, 4]);
