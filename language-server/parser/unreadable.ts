/**
 * An error with the reason why a text cannot be read. The user sees the reason instead of the contents. The message is
 * English and is translated where it is shown, since command-line reports for programs contain it in English.
 */
export class UnreadableError extends Error {}
