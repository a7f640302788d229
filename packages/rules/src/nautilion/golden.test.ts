import { testGoldens } from '../testkit/index.ts';
import { goldenFeatures, wantedFeatures } from '../testkit/nautilion/goldenFeatures.ts';
import { nautilion } from './index.ts';

testGoldens(nautilion, goldenFeatures, wantedFeatures);
