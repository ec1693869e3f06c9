import { ALL_STATEMENTS, specialWords } from '../../../mechanics/special-rules/words.js';
import type { Vocabulary } from '../../../play/vocabulary.js';
import { attributes } from './attributes.js';
import { calendar } from './calendar.js';
import { countedWords } from './counted.js';
import { course } from './course.js';
import { features } from './features.js';
import { bookNumbers } from './numbers.js';
import { verbs } from './orders.js';
import { questions, roundWords } from './questions.js';
import { phaseWords } from './sequence.js';
import { settings } from './settings.js';
import { SIDES } from './sides.js';
import { tables } from './tables.js';
import { terrain } from './terrain.js';
import { classes, formationKinds, symbolOf, unitKinds } from './unit-kinds.js';

/** The vocabulary of Blocks in the East for editor and compiler. */
export const vocabulary: Vocabulary = {
  calendar,
  statements: ALL_STATEMENTS,
  sides: SIDES,
  terrain: Object.entries(terrain).map(([word, { text, rules }]) => ({ word, text, rules })),
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
  formations: Object.entries(formationKinds).map(([word, { text, rules }]) => ({ word, text, rules })),
  attributes: [...attributes, ...specialWords.attributes],
  verbs: [...verbs, ...specialWords.verbs],
  counted: countedWords,
  course,
  phases: phaseWords.map(({ name, text, rule }) => ({ word: name, text, rules: [rule] })),
  questions: [...questions, ...specialWords.questions],
  results: roundWords,
  settings,
  tables,
  numbers: Object.entries(bookNumbers).map(([word, { text, rules, value }]) => ({ word, text, rules, value })),
};
