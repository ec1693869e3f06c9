/** What is known of the game before its rules are read. */
export const about = { id: 'bite', title: 'Blocks in the East', sidesKnowMore: true, openToAll: true } as const;
