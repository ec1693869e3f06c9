/** What is known of the game before its rules are read. */
export const about = { id: 'pgg', title: 'Panzergruppe Guderian' } as const;
