import { specialWords } from '../../../mechanics/special-rules/words.js';
import type { Vocabulary, Word } from '../../../play/vocabulary.js';
import { namedWords, numberWords } from '../../../play/words.js';
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
export const vocabulary: Vocabulary = {
  sides,
  terrain: namedWords(terrain),
  features,
  unitKinds: Object.entries(unitKinds).map(([word, { text, rules, side, symbol, faces }]) => ({
    word,
    text,
    rules,
    sides: [side],
    symbol,
    faces,
  })),
  formations: namedWords(formations),
  unitsByRule: byRule,
  attributes: [...attributes, ...specialWords.attributes],
  statements,
  verbs: [...verbs, ...specialWords.verbs],
  course,
  phases: phaseWords(),
  questions: [...questions, ...specialWords.questions],
  results: resultCodes.map((word) => ({ word, text: results[word].text, rules: results[word].rules })),
  settings,
  tables,
  numbers: numberWords(bookNumbers),
};

/** Returns one word for each name of a phase. Phases of both sides share a word. */
function phaseWords(): Word[] {
  const names = [...new Set(sequence.map(({ name }) => name))];
  return names.map((word) => {
    const phases = sequence.filter(({ name }) => name === word);
    return { word, text: phases.map(({ text }) => text).join(' '), rules: phases.map(({ rule }) => rule) };
  });
}
