import { testGoldens, testWorkings } from '../testkit/index.ts';
import { goldenFeatures, wantedFeatures } from '../testkit/nautilus-island/goldenFeatures.ts';
import { nautilusIsland } from './index.ts';

testGoldens(nautilusIsland, goldenFeatures, wantedFeatures);
testWorkings(nautilusIsland, '[NI43]', [2, 3, 4]);
