/**
 * The rules that the record of a game cites for an event, a question or a roll. `npm run docs` writes this list from
 * the code of the game.
 */
export const rulesInRecord: readonly string[] = [
  '2.1l',
  '2.1m',
  '2.1v',
  '4c',
  '6a',
  '6b',
  '6c',
  '6d',
  '7a',
  '7g',
  '8a',
  '8d',
  '8u',
  '11b',
  '11c',
  '11e',
  '12e',
  '12f',
  '12h',
  '12l',
  '13b',
  '15.1b',
  '15.1e',
  '15.2b',
  '16a',
  '16f',
];
