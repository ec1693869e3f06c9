/** Why a text is not read: shown where its contents would stand. */
export class Unreadable extends Error {}
