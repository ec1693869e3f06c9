import { t } from '@vscode/l10n';
import { shorten } from '../../engine/model/words.js';
import { judgeNow } from '../../engine/play/expectations.js';
import type { Expectation } from '../../engine/model/expectation.js';
import type { Game } from '../../engine/play/game.js';
import type { PieceView } from '../../engine/play/records.js';
import type { Situation } from './recorded-game.js';

/**
 * The value of an expression. Undefined if a word of the expression has no value at this moment: `roll`, for example,
 * if no dice are rolled.
 */
export type Value = string | number | boolean | undefined;
export type Expression = (now: Situation) => Value;

/** An error in an expression. The message is one sentence for the user. */
export class ExpressionError extends Error {}

/** Resolves the words of an expression. */
export interface Reader {
  /** Compiles an expectation in the syntax of the language. */
  readonly expect: (text: string) => Promise<Expectation>;
  /** Returns whether a unit of that name exists at any time in the game. */
  readonly isUnit: (name: string) => boolean;
  /** Returns whether any event of the game has a fact of that name, such as `odds`. */
  readonly isFact: (word: string) => boolean;
  /** Returns whether units have a fact of that name, such as `supply` or `revealed`. */
  readonly isUnitFact: (word: string) => boolean;
}

interface Word {
  readonly text: string;
  readonly is: 'word' | 'name' | 'sign';
}

/**
 * Compiles an expression: `roll < 4`, `steps of 25/7 < 2 and turn = 3`, or an expectation such as `25/7 at 1523 (step
 * 2)`.
 * @throws ExpressionError
 */
export async function readExpression(text: string, reader: Reader): Promise<Expression> {
  const parts = split(text);
  const read = await Promise.all(parts.map((part) => readPart(part, reader)));
  return read.length === 1 ? read[0] : (now) => read.every((part) => part(now) === true);
}

/** Compiles an expression that must be true or false, not only a unit or a number. @throws ExpressionError */
export async function readCondition(text: string, reader: Reader): Promise<Expression> {
  const alone = split(text).find((part) => {
    const [word, ...others] = wordsOf(part);
    return others.length === 0 && (isNumber(word.text) || momentOf(word) !== undefined || reader.isUnit(word.text));
  });
  if (alone !== undefined)
    throw new ExpressionError(
      t('“{0}” is not a condition. Compare it, for example “roll < 4” or “cell of 25/7 = 1523”.', shorten(alone)),
    );
  return readExpression(text, reader);
}

async function readPart(text: string, reader: Reader): Promise<Expression> {
  const words = wordsOf(text);
  const at = words.findIndex(({ is }) => is === 'sign');
  if (at < 0) {
    const term = termOf(words, reader);
    if (term) return term;
    const expectation = await reader.expect(text);
    return (now) => isExpectationMet(expectation, now);
  }
  const [left, right] = [words.slice(0, at), words.slice(at + 1)];
  const [first, second] = [termOf(left, reader), valueOf(right, reader)];
  if (!first || !second)
    throw new ExpressionError(
      t('“{0}” is not a comparison. Write for example “roll < 4” or “steps of 25/7 < 2”.', shorten(text)),
    );
  return (now) => compare(first(now), words[at].text, second(now));
}

/** Splits an expression at `and`, except inside quotes. */
function split(text: string): string[] {
  const parts = text.split(/\band\b(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((part) => part.trim());
  if (parts.some((part) => part === ''))
    throw new ExpressionError(t('The expression is empty. Write for example “roll < 4” or “25/7 at 1523”.'));
  return parts;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/"([^"]*)"|([<>]=?|!=|==?)|([^\s"<>=!]+)/g)].map(([, name, sign, word]) =>
    name !== undefined
      ? { text: name, is: 'name' }
      : sign !== undefined
        ? { text: sign, is: 'sign' }
        : { text: word, is: 'word' },
  );
}

/** Compiles a single term: `roll`, `25/7`, `steps of 25/7`; undefined if there are further words. */
function termOf(words: readonly Word[], reader: Reader): Expression | undefined {
  const { isUnit, isFact } = reader;
  const [word = EMPTY_WORD, of, whose] = words;
  const { text, is } = word;
  if (words.length === 3 && of.is === 'word' && of.text === 'of') return factOf(text, whose.text, reader);
  if (words.length !== 1) return undefined;
  if (is === 'word' && isNumber(text)) return () => Number(text);
  const ofMoment = momentOf(word);
  if (ofMoment) return ofMoment;
  if (isUnit(text)) return unitsText(text);
  if (isFact(text))
    return ({ events }) => events.map(({ facts }) => facts?.[text]).find((value) => value !== undefined);
  throw new ExpressionError(t('Unknown name “{0}”: neither a unit nor a fact of an event.', shorten(text)));
}

const EMPTY_WORD: Word = { text: '', is: 'word' };
const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/**
 * Compiles the right side of a comparison: a value, `steps of 6/7`, or a text without quotes such as `initial
 * movement`. Undefined if the words are none of these.
 */
function valueOf(words: readonly Word[], reader: Reader): Expression | undefined {
  const [word = EMPTY_WORD] = words;
  const isPlain = (): boolean => (word.is === 'word' && isNumber(word.text)) || momentOf(word) !== undefined;
  const isTerm = words.length === 1 ? isPlain() : words.at(1)?.text === 'of';
  if (isTerm) return termOf(words, reader);
  if (words.length === 0 || words.some((word) => word.is === 'sign')) return undefined;
  const itself = words.map((word) => word.text).join(' ');
  return () => itself;
}

const unitsText =
  (name: string): Expression =>
  (now) => {
    const units = now.units(name);
    return units.length === 0 ? undefined : units.map((unit) => unitText(unit, now.game, units.length > 1)).join('; ');
  };

/** Functions that compute the values of words such as `turn` and `answer`, which describe the current moment. */
const MOMENT_WORDS: Readonly<Record<string, (now: Situation) => Value>> = {
  roll: ({ roll }) => roll,
  turn: ({ record, game }) => record?.turn ?? game.now().turn,
  phase: ({ record, game }) => record?.phase ?? game.now().phase,
  side: ({ record, game }) => record?.side ?? game.now().side,
  moment: ({ moment }) => moment,
  question: ({ record }) => record?.question,
  prompt: ({ record }) => record?.prompt,
  answer: ({ record }) => record?.answer,
  by: ({ record }) => record?.by,
  rule: ({ record }) => record?.rule,
};

const momentOf = ({ is, text }: Word): ((now: Situation) => Value) | undefined =>
  is === 'word' && Object.hasOwn(MOMENT_WORDS, text) ? MOMENT_WORDS[text] : undefined;

/** Compiles a fact and the name after it, such as `steps of 25/7` or `score of German`. */
function factOf(fact: string, name: string, { isUnit, isUnitFact: isOfUnits }: Reader): Expression {
  if (fact === 'score') return scoreOf(name);
  if (!isUnit(name)) throw new ExpressionError(t('There is no unit “{0}”.', shorten(name)));
  const isOwn = Object.hasOwn(UNIT_WORDS, fact);
  if (!isOwn && !isOfUnits(fact)) throw new ExpressionError(t('Units have no fact “{0}”.', shorten(fact)));
  return (now) => {
    const unit = now.unit(name);
    if (!unit && now.units(name).length > 0)
      throw new ExpressionError(t('“{0}” is a formation. Name one of its units.', shorten(name)));
    if (!unit) return undefined;
    if (isOwn) return UNIT_WORDS[fact](unit, now);
    return unit.facts?.[fact] ?? describedValue(fact, name, now) ?? unit.flags.includes(fact);
  };
}

const scoreOf =
  (name: string): Expression =>
  ({ game }) => {
    if (!game.scenario.sides.some((side) => side.name === name))
      throw new ExpressionError(t('There is no side “{0}”.', shorten(name)));
    const lines = game.score().filter(({ side }) => side === name);
    return lines.reduce((sum, { points }) => sum + points, 0);
  };

/** The words that expressions use for facts of a unit, each with the function that returns the value of the fact. */
const UNIT_WORDS: Readonly<Record<string, (unit: PieceView, now: Situation) => Value>> = {
  cell: ({ cell }) => cell,
  step: ({ step }) => step,
  steps: (unit, { game }) => stepsLeft(unit, game),
  values: ({ values }) => values,
  kind: ({ kind }) => kind,
  side: ({ side }) => side,
  formation: ({ formation }) => formation,
  off: ({ off }) => off,
};

/**
 * Returns the value that the game's description of a unit has under a label such as `supply`; undefined if there is no
 * such label.
 */
const describedValue = (heading: string, name: string, { game }: Situation): Value =>
  game.views.describe(name).find(({ label }) => label.toLowerCase() === heading)?.explained.value;

/** Returns the number of steps that a unit has left, including the last one. */
export function stepsLeft(unit: PieceView, game: Game): number {
  return isLost(unit, game) ? 0 : unit.steps - unit.step + 1;
}

/** Returns whether a unit is permanently lost. The other facts of a lost unit have no meaning. */
export const isLost = ({ off }: PieceView, { lossReasons = [] }: Game): boolean =>
  off !== undefined && lossReasons.includes(off);

export function unitText(unit: PieceView, game: Game, isNamed = false): string {
  const { name, cell, off, values, steps, flags } = unit;
  const place = cell === undefined ? (off ?? t('off the map')) : t('at {0}', cell);
  const start = isNamed ? `${name} ${place}` : place;
  if (isLost(unit, game)) return start;
  return [
    start,
    ...(values === '' ? [] : [values]),
    ...(steps > 1 ? [stepsText(stepsLeft(unit, game))] : []),
    ...flags,
  ].join(', ');
}

const stepsText = (left: number): string => (left === 1 ? t('1 step') : t('{0} steps', left));

function isExpectationMet(expectation: Expectation, now: Situation): Value {
  if (expectation.about === 'unit' && now.units(expectation.name).length === 0)
    throw new ExpressionError(t('No unit “{0}” is visible.', expectation.name));
  return judgeNow(expectation, now.visibleGame, now.turnSoFar).passed;
}

function compare(left: Value, sign: string, right: Value): boolean {
  if (left === undefined || right === undefined) return false;
  const isOrdered = isNumber(String(left)) && isNumber(String(right));
  const order = isOrdered ? Number(left) - Number(right) : undefined;
  switch (sign) {
    case '<':
      return order !== undefined && order < 0;
    case '<=':
      return order !== undefined && order <= 0;
    case '>':
      return order !== undefined && order > 0;
    case '>=':
      return order !== undefined && order >= 0;
    case '!=':
      return String(left) !== String(right);
    default:
      return String(left) === String(right);
  }
}
