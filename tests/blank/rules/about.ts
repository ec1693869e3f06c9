/** What is available before the rules are loaded. */
export const about = { id: 'blank', title: 'Blank' } as const;
