import { ALL_STATEMENTS } from '../../../mechanics/special-rules/words.js';
import { createVocabulary } from '../../../mechanics/vocabulary.js';
import { attributes } from './attributes.js';
import { calendar } from './calendar.js';
import { countedWords } from './counted.js';
import { course } from './course.js';
import { features } from './features.js';
import { bookNumbers } from './numbers.js';
import { verbs } from './orders.js';
import { questions, roundWords } from './questions.js';
import { sequence } from './sequence.js';
import { settings } from './settings.js';
import { SIDES } from './sides.js';
import { tables } from './tables.js';
import { terrain } from './terrain.js';
import { classes, formationKinds, symbolOf, unitKinds } from './unit-kinds.js';

/** The vocabulary of Blocks in the East for editor and compiler. */
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
    classes: [classes[kind.class].arm, kind.class],
    symbol: symbolOf(kind),
    faces: [['strength']],
  })),
  formations: formationKinds,
  attributes,
  verbs,
  counted: countedWords,
  course,
  sequence,
  questions,
  results: roundWords,
  settings,
  tables,
  numbers: bookNumbers,
});
