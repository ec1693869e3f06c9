/**
 * Italian translations of names and texts in the starter file, by the English names and texts. The author of a game
 * file replaces these names and texts.
 */
export const starterIt = {
  Valley: 'Valle',
  'Where the map comes from.': 'Da dove viene la mappa.',
  'Main road': 'Strada principale',
  Blue: 'Blu',
  Red: 'Rossi',
  'Where the units come from.': 'Da dove vengono le unità.',
  '1st Division': '1ª Divisione',
  '1st Staff': '1° Comando',
  '1st Foot': '1° Fanteria',
  '1st Tanks': '1° Corazz.',
  '2nd Division': '2ª Divisione',
  '2nd Staff': '2° Comando',
  '2nd Foot': '2° Fanteria',
  'The village of Aust': 'Il villaggio di Aust',
  'first throw': 'primo tiro',
};
