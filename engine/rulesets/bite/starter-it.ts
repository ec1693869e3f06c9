/**
 * Italian translations of names and texts in the starter file, by the English names and texts. The author of a game
 * file replaces these names and texts.
 */
export const starterIt = {
  Border: 'Confine',
  'Where the map comes from.': 'Da dove viene la mappa.',
  'Main line': 'Linea principale',
  'Where the values come from.': 'Da dove vengono i valori.',
  'At the border': 'Al confine',
  'first throw': 'primo tiro',
};
