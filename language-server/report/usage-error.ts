/** A request that cannot be fulfilled because of the user's input. The message says what is wrong and what to do. */
export class UsageError extends Error {}
