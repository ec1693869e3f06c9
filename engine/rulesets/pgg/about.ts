/** The id and title of the game, available without its rules. */
export const about = { id: 'pgg', title: 'Panzergruppe Guderian' } as const;
