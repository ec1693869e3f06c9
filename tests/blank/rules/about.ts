/** The parts of the game that are available before its rules are loaded. */
export const about = { id: 'blank', title: 'Blank' } as const;
