/** Bad input: one clear sentence on standard error, exit code 2, nothing written. */
export class UsageError extends Error {}
