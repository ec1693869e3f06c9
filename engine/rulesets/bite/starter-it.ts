/**
 * Italian translations of the names and texts that an author of a game file chooses, as the starter file has them in
 * English.
 */
export const starterIt = {
  Border: 'Confine',
  'Where the map comes from.': 'Da dove viene la mappa.',
  'Main line': 'Linea principale',
  'Where the values come from.': 'Da dove vengono i valori.',
  'At the border': 'Al confine',
  'first throw': 'primo tiro',
};
