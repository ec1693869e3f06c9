/** The facts about the game that are available without loading its rules. */
export const about = {
  id: 'bite',
  title: 'Blocks in the East',
  hasHiddenInformation: true,
  neutralSeesAll: true,
} as const;
