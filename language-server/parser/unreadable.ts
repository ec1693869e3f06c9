/** An error with the reason why a text cannot be read. The user sees the reason instead of the contents. */
export class UnreadableError extends Error {}
