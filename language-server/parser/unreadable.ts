/** The reason why a text cannot be read, shown to the user instead of its contents. */
export class UnreadableError extends Error {}
