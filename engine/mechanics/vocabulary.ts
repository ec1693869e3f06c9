import type { FormationWord, PhaseOfTurn, Vocabulary, Word } from '../play/vocabulary.js';
import { formationWords, namedWords, numberWords, phaseWords, type PhaseText, type WordTable } from '../play/words.js';
import { MAP_TEXT_WORDS } from './map-texts.js';
import { TERRAIN_PICTURE, UNIT_PICTURE } from './pictures.js';
import { SHORT_NAME } from './short-names.js';
import { OFFERING } from './special-rules/offers.js';
import { specialWords } from './special-rules/words.js';

/** The attributes that every game has: short names, pictures, and the size and angle of texts on the map. */
export const COMMON_ATTRIBUTES = [SHORT_NAME, UNIT_PICTURE, TERRAIN_PICTURE, ...MAP_TEXT_WORDS];

/** The words of a game as the game defines them: some of them in tables whose keys are the words. */
export interface GameWords extends Omit<Vocabulary, 'terrain' | 'formations' | 'phases' | 'numbers' | 'course'> {
  readonly terrain: WordTable;
  readonly formations: WordTable<FormationWord>;
  readonly numbers: WordTable<Word & { readonly value: number }>;
  /** The phases of a turn in their order, each with its text and rule. */
  readonly sequence: readonly PhaseText[];
  readonly course: readonly PhaseOfTurn[];
}

/** Creates the vocabulary of a game that plays all special rules. The words of these rules follow those of the game. */
export const createVocabulary = ({
  terrain,
  formations,
  numbers,
  sequence,
  attributes,
  verbs,
  questions,
  ...words
}: GameWords): Vocabulary => ({
  ...words,
  terrain: namedWords(terrain),
  formations: formationWords(formations),
  attributes: [...attributes, ...COMMON_ATTRIBUTES, ...specialWords.attributes],
  verbs: [...verbs, ...specialWords.verbs],
  phases: phaseWords(sequence),
  questions: [...questions, ...specialWords.questions],
  numbers: numberWords(numbers),
});

/** Returns the course of a turn: the set-up with the verbs of its orders, the offers of special rules, the phases. */
export const courseOf = (setup: readonly string[], phases: readonly PhaseOfTurn[]): readonly PhaseOfTurn[] => [
  { name: 'setup', asks: setup },
  OFFERING,
  ...phases,
];
