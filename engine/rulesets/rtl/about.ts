/** What is known of the game before its rules are read. */
export const about = { id: 'rtl', title: 'Roads to Leningrad', sidesKnowMore: true } as const;
