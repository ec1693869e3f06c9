/** Stands for the Italian titles of a game that has none: its rules keep those in English. */
export const titlesIt: Readonly<Record<string, string>> = {};
