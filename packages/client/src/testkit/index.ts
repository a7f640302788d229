export {
  CARD,
  type FakeServer,
  type Hear,
  momentOf,
  startFakeServer,
  WELCOME,
} from './fakeServer.ts';
