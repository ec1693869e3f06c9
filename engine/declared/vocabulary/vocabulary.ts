import { say } from '../../model/say.js';
import type { StatementWord, Vocabulary, Word } from '../../play/vocabulary.js';
import { memoize } from '../../mechanics/memoize.js';
import { ALL_STATEMENTS } from '../../mechanics/special-rules/words.js';
import { createVocabulary, courseOf } from '../../mechanics/vocabulary.js';
import type { PhaseText } from '../../play/words.js';
import type { Declaration } from '../declaration.js';
import { ACTIVATION, type GameData } from '../state/game-data.js';
import { attributesOf } from './attributes.js';
import { countedWords } from './counted.js';
import { askedIn, askedInActivation, questionsOf, verbsOf } from './orders.js';
import { settingsOf } from './settings.js';
import { tablesOf } from './tables.js';

/** The statements of special rules that declared games do not play. */
const UNPLAYED: readonly StatementWord[] = ['attach', 'brought rulings', 'brought settings'];

/** Returns the words of a declared game, with those of the special rules of scenarios. */
export const vocabularyOf = memoize(({ declaration, phases, numbers }: GameData): Vocabulary => {
  const { sides, terrain, places, hexsides, lines, unitKinds, formations, results, face } = declaration;
  return createVocabulary({
    statements: ALL_STATEMENTS.filter((word) => !UNPLAYED.includes(word)),
    counted: countedWords(declaration),
    sides,
    terrain: tableOf(terrain),
    features: [
      ...distinct(places).map((place) => ({ ...ruled(place), on: 'cells' as const, drawn: place.drawn })),
      ...hexsides.map((hexside) => ({ ...ruled(hexside), on: 'hexsides' as const, drawn: hexside.drawn })),
      ...lines.map((line) => ({ ...ruled(line), on: 'chains' as const, drawn: line.drawn })),
    ],
    unitKinds: unitKinds.map((kind) => ({
      ...ruled(kind),
      sides: kind.side === undefined ? [] : [kind.side],
      symbol: kind.symbol,
      faces: [face.names],
    })),
    formations: tableOf(formations.map(({ word, rule }) => ({ word, rule, text: 'A formation of units.' }))),
    attributes: attributesOf(declaration),
    verbs: verbsOf(declaration),
    questions: questionsOf(declaration),
    results: results.map(({ code, text, rule }) => ruled({ word: code, text, rule })),
    settings: settingsOf(declaration),
    tables: tablesOf(declaration),
    numbers,
    sequence: [
      ...phases.map(({ name, side, rule }) => ({ name, rule, text: say`A phase of ${side}.` })),
      ...activationPhase(declaration),
    ],
    course: courseOf(
      [],
      [
        ...phases.map(({ name, side, declared }) => ({
          name,
          side,
          ...(declared.isOfActivation === true ? askedInActivation(declaration, side) : askedIn(declaration, declared)),
        })),
        ...activationPhase(declaration).map(({ name }) => ({ name, asks: [] })),
      ],
    ),
  });
});

const activationPhase = ({ activation }: Declaration): readonly PhaseText[] =>
  activation === undefined
    ? []
    : [{ name: ACTIVATION, rule: activation.rule, text: 'Markers are drawn, and their formations act.' }];

interface Described {
  readonly word: string;
  readonly text: string;
  readonly rule: string;
}

const ruled = ({ word, text, rule }: Described): Word => ({ word, text, rules: rule === '' ? [] : [rule] });

const tableOf = (words: readonly Described[]): Readonly<Record<string, Omit<Word, 'word'>>> =>
  Object.fromEntries(words.map((one) => [one.word, ruled(one)]));

/** Returns the first entry for each word. A place may be declared once for each side, so its word may occur twice. */
const distinct = <T extends Described>(words: readonly T[]): readonly T[] => [
  ...new Map(words.toReversed().map((one) => [one.word, one])).values(),
];
