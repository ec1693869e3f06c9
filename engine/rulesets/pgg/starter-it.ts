/**
 * Italian translations of names and texts in the starter file, by the English names and texts. The author of a game
 * file replaces these names and texts.
 */
export const starterIt = {
  Crossing: 'Guado',
  'Where the map comes from.': 'Da dove viene la mappa.',
  'Main road': 'Strada principale',
  'Where the values come from.': 'Da dove vengono i valori.',
  'At the crossing': 'Al guado',
  'first throw': 'primo tiro',
};
