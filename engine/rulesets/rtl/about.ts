/** The id and title of the game, available without loading its rules. */
export const about = { id: 'rtl', title: 'Roads to Leningrad', hasHiddenInformation: true } as const;
