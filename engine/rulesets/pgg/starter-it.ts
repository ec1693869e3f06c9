/** The author’s names and texts in the starter file in Italian. */
export const starterIt = {
  Crossing: 'Guado',
  'Where the map comes from.': 'Da dove viene la mappa.',
  'Main road': 'Strada principale',
  'Where the values come from.': 'Da dove vengono i valori.',
  'At the crossing': 'Al guado',
  'first throw': 'primo tiro',
};
