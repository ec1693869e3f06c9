/** What is known of the game before its rules are read. */
export const about = { id: 'blank', title: 'Blank' } as const;
