import { specialWords } from '../../../mechanics/special-rules/words.js';
import type { Vocabulary } from '../../../play/vocabulary.js';
import { formationWords, namedWords, numberWords } from '../../../play/words.js';
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

/** The words of Fronte d’Attacco for the editor and the compiler. The scenario names its own sides. */
export const vocabulary: Vocabulary = {
  sides: [],
  terrain: namedWords(terrain),
  features,
  unitKinds: Object.entries(unitKinds).map(([word, { arm, symbol }]) => ({
    word,
    text: arms[arm].text,
    rules: arms[arm].rules,
    sides: [],
    symbol,
    faces: [],
  })),
  formations: formationWords(formations),
  attributes: [...attributes, ...specialWords.attributes],
  statements,
  verbs: [...verbs, ...specialWords.verbs],
  course,
  phases: sequence.map(({ name, text, rule }) => ({ word: name, text, rules: [rule] })),
  questions: [...questions, ...specialWords.questions],
  results: namedWords(results),
  settings,
  numbers: numberWords(bookNumbers),
};
