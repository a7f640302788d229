export type { JsonSchema } from './jsonSchema.ts';
export { codesOf, openApi } from './openApi.ts';
export { type AnswerTo, ROUTES, type Route, type RouteName } from './routes.ts';
