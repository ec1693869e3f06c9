import { say, term } from '../../engine/model/say.js';
import type { PrintedWords } from '../../preview/contract/print-data.js';

/** Placeholders, which printing replaces by numbers or names. */
const [FIRST, SECOND, THIRD] = ['{0}', '{1}', '{2}'];

/** Returns the words on printed sheets in the reader's language. */
export const printedWords = (): PrintedWords => ({
  map: say`map ${FIRST} of ${SECOND} × ${THIRD}`,
  orderOfBattle: say`order of battle ${FIRST} of ${SECOND}`,
  counters: say`counters ${FIRST} of ${SECOND}`,
  fronts: say`fronts`,
  backs: say`backs`,
  card: say`card ${FIRST} of ${SECOND}`,
  start: say`${FIRST}: at the start`,
  arrivals: say`${FIRST}: arrivals`,
  continued: say`${FIRST} (continued)`,
  unit: term('unit'),
  units: term('units'),
  steps: term('steps'),
});
