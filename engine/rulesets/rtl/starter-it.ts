/**
 * Italian translations of the names and texts that an author of a game file chooses, as the starter file has them in
 * English.
 */
export const starterIt = {
  Crossroads: 'Incrocio',
  'Where the map comes from.': 'Da dove viene la mappa.',
  West: 'Ovest',
  East: 'Est',
  'Where the values come from.': 'Da dove vengono i valori.',
  'At the crossroads': 'All’incrocio',
  'first throw': 'primo tiro',
};
