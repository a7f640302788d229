/** Valid values of settings, for programs that have not loaded the server. */
export { isNetwork } from './limits/address.ts';
export { LOG_LEVELS, type LogLevel } from './telemetry/logger.ts';
