import { createVocabulary } from '../../../mechanics/vocabulary.js';
import { namedWords } from '../../../play/words.js';
import { attributes } from './attributes.js';
import { course } from './course.js';
import { features } from './features.js';
import { formations } from './formations.js';
import { bookNumbers } from './numbers.js';
import { questions, verbs } from './orders.js';
import { results } from './results.js';
import { sequence } from './sequence.js';
import { settings } from './settings.js';
import { terrain } from './terrain.js';
import { arms, unitKinds } from './unit-kinds.js';
import { statements } from './statements.js';

/**
 * The words of Fronte d’Attacco for the editor and the compiler. The names of the sides are not among them, because
 * each scenario names its own sides.
 */
export const vocabulary = createVocabulary({
  cell: 'sector',
  sides: [],
  terrain,
  features,
  unitKinds: Object.entries(unitKinds).map(([word, { arm, symbol }]) => ({
    word,
    text: arms[arm].text,
    rules: arms[arm].rules,
    sides: [],
    symbol,
    faces: [],
  })),
  formations,
  attributes,
  statements,
  verbs,
  course,
  sequence,
  questions,
  results: namedWords(results),
  settings,
  numbers: bookNumbers,
});
