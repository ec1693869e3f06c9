/** What was asked cannot be done; the message tells what is wrong and what to do. */
export class UsageError extends Error {}
