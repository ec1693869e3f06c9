/** The id and title of the game, available without its rules. */
export const about = { id: 'fda', title: 'Fronte d’Attacco' } as const;
