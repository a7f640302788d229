import { testGoldens } from '../testkit/index.ts';
import { goldenFeatures, wantedFeatures } from './goldenFeatures.ts';
import { nauticus } from './index.ts';

testGoldens(nauticus, goldenFeatures, wantedFeatures);
