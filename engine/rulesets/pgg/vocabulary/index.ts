import { createVocabulary } from '../../../mechanics/vocabulary.js';
import { attributes } from './attributes.js';
import { byRule } from './by-rule.js';
import { resultCodes, results, tables } from './combat-results.js';
import { course } from './course.js';
import { features } from './features.js';
import { bookNumbers } from './numbers.js';
import { questions, verbs } from './orders.js';
import { sequence } from './sequence.js';
import { settings } from './settings.js';
import { sides } from './sides.js';
import { terrain } from './terrain.js';
import { formations, unitKinds } from './unit-kinds.js';
import { statements } from './statements.js';

/** The words of Panzergruppe Guderian for the editor and the compiler. */
export const vocabulary = createVocabulary({
  sides,
  terrain,
  features,
  unitKinds: Object.entries(unitKinds).map(([word, { text, rules, side, symbol, faces }]) => ({
    word,
    text,
    rules,
    sides: [side],
    symbol,
    faces,
  })),
  formations,
  unitsByRule: byRule,
  attributes,
  statements,
  verbs,
  course,
  sequence,
  questions,
  results: resultCodes.map((word) => ({ word, text: results[word].text, rules: results[word].rules })),
  settings,
  tables,
  numbers: bookNumbers,
});
