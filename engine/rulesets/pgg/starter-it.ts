/**
 * Italian translations of the names and texts that an author of a game file chooses, as the starter file has them in
 * English.
 */
export const starterIt = {
  Crossing: 'Guado',
  'Where the map comes from.': 'Da dove viene la mappa.',
  'Main road': 'Strada principale',
  'Where the values come from.': 'Da dove vengono i valori.',
  'At the crossing': 'Al guado',
  'first throw': 'primo tiro',
};
