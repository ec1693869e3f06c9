/** What is known of the game before its rules are read. */
export const about = { id: 'rtl', title: 'Roads to Leningrad', hasHiddenInformation: true } as const;
