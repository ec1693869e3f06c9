/** What is known of the game before its rules are read. */
export const about = { id: 'fda', title: 'Fronte d’Attacco' } as const;
