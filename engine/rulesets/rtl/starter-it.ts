/**
 * Italian translations of names and texts in the starter file, by the English names and texts. The author of a game
 * file replaces these names and texts.
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
