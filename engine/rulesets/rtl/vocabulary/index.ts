import { ALL_STATEMENTS } from '../../../mechanics/special-rules/words.js';
import { createVocabulary } from '../../../mechanics/vocabulary.js';
import { attributes } from './attributes.js';
import { calendar } from './calendar.js';
import { resultCodes, resultText } from './combat-results.js';
import { countedWords } from './counted.js';
import { course } from './course.js';
import { features } from './features.js';
import { bookNumbers } from './numbers.js';
import { verbs } from './orders.js';
import { questions } from './questions.js';
import { sequence } from './sequence.js';
import { settings } from './settings.js';
import { SIDES } from './sides.js';
import { tables } from './tables.js';
import { terrain } from './terrain.js';
import { formationKinds, symbolOf, unitKinds } from './unit-kinds.js';

/** The vocabulary of Roads to Leningrad for the editor and the compiler. */
export const vocabulary = createVocabulary({
  calendar,
  statements: ALL_STATEMENTS,
  sides: SIDES,
  terrain,
  features,
  unitKinds: [...unitKinds].map(([word, kind]) => ({
    word,
    text: kind.text,
    rules: kind.rules,
    sides: [],
    symbol: symbolOf(kind),
    faces: kind.faces.length > 0 ? [kind.faces] : [],
  })),
  formations: formationKinds,
  attributes,
  verbs,
  counted: countedWords,
  course,
  sequence,
  questions,
  results: resultCodes.map((word) => ({
    word,
    get text() {
      return resultText(word);
    },
    rules: ['11.11'],
  })),
  settings,
  tables,
  numbers: bookNumbers,
});
