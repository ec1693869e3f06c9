/** Why a text is not read: shown where its contents would stand. */
export class UnreadableError extends Error {}
