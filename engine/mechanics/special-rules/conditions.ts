import { say } from '../../model/say.js';
import type { Condition, ConditionTest, NamedThing } from '../../model/special-rules.js';
import { roll, type Play } from '../../play/moment.js';
import type { CountedByFact, NumberRange } from '../../play/condition-facts.js';
import type { TestResult } from '../../play/game.js';
import type { Losses } from './losses.js';
import type { SpecialGame } from './face.js';

/** The context in which a condition is evaluated. */
export interface ConditionContext {
  readonly game: SpecialGame;
  readonly losses: Losses;
  points(side: string): number;
  /** The address of the dice that the condition rolls. */
  readonly address: string;
  /** The rule of the statement that contains the condition. */
  readonly rule: string;
}

/** The number of faces of the die for `rolled 1`, if the game does not define it. */
export const DEFAULT_DIE_SIDES = 6;

/**
 * Returns whether a condition is true now. Evaluation stops as soon as the result is known, so that no die is rolled
 * needlessly.
 */
export function* evaluateCondition(condition: Condition, judging: ConditionContext): Play<boolean> {
  switch (condition.test) {
    case 'not':
      return !(yield* evaluateCondition(condition.of, judging));
    case 'all':
      for (const part of condition.of) if (!(yield* evaluateCondition(part, judging))) return false;
      return true;
    case 'any':
      for (const part of condition.of) if (yield* evaluateCondition(part, judging)) return true;
      return false;
    case 'fact':
      return yield* factIsSo(condition, judging);
  }
}

function* factIsSo(test: ConditionTest, judging: ConditionContext): Play<boolean> {
  if (test.fact !== 'rolled') return evaluateFact(test, judging)?.isMet ?? false;
  const { address, rule, game } = judging;
  const die = yield* roll({
    address,
    rule,
    sides: game.special.die ?? DEFAULT_DIE_SIDES,
    purpose: say`a condition of the scenario`,
  });
  return isWithin(die, acceptedNumbers(test, 'die'));
}

/**
 * Returns the kind of things that a fact counts, such as places or units.
 *
 * @param ofPlaces the words of the facts about places that only this game has
 */
export function countedByFact({ fact }: Pick<ConditionTest, 'fact'>, ofPlaces: readonly string[]): CountedByFact {
  const [word] = fact.split(' ');
  if (word === 'rolled') return 'die';
  if (word === 'points') return 'points';
  return ['holds', 'held', 'connected', ...ofPlaces].includes(word) ? 'places' : 'units';
}

/**
 * Returns the range of the numbers for which a fact is true. If the fact states no number, a fact about places must be
 * true of all its places, and any other fact needs at least 1. If the fact states one number, this number is the
 * minimum; for a die, it is the only number.
 */
export function acceptedNumbers({ least, most, things }: ConditionTest, counted: CountedByFact): NumberRange {
  return {
    least: least ?? (counted === 'places' ? things.length : 1),
    most: most ?? (counted === 'die' ? least : undefined) ?? Infinity,
  };
}

/**
 * Evaluates a fact. The result is its number, the names that are counted, and whether the fact is true. Undefined if a
 * die decides.
 */
export function evaluateFact(
  test: ConditionTest,
  { game, losses, points }: Omit<ConditionContext, 'address' | 'rule'>,
): TestResult | undefined {
  const { things, side, force } = test;
  const [word, ...rest] = test.fact.split(' ');
  const kind = rest.join(' ');
  const counts = countedByFact(test, Object.keys(game.special.ofPlaces ?? {}));
  const accepted = acceptedNumbers(test, counts);
  const result = (value: number, names: readonly string[], lacking: readonly string[] = []): TestResult => ({
    current: { value, ledger: names.map((text) => ({ text })) },
    isMet: isWithin(value, accepted),
    counts,
    accepted,
    lacking,
  });
  const all = (names: readonly string[]): TestResult => result(names.length, names);
  const which = (holds: (thing: NamedThing) => boolean): TestResult => {
    const counted = things.filter(holds);
    const lacking = things.filter((thing) => !counted.includes(thing)).map(({ name }) => name);
    return result(
      counted.length,
      counted.map(({ name }) => name),
      lacking,
    );
  };
  switch (word) {
    case 'holds':
    case 'held':
      return which((thing) => isHeld(thing, side, game));
    case 'connected':
      return which((thing) => isConnected(thing, test, game));
    case 'lost':
      return all(losses.of({ side, force: force?.name, kind }));
    case 'destroyed':
      return all(losses.of({ not: side, kind }));
    case 'points':
      return result(side === undefined ? 0 : points(side), []);
    case 'rolled':
      return undefined;
    default: {
      const ofPlace = game.special.ofPlaces?.[word];
      const counted = game.special.counted?.[word];
      if (counted) return all(counted(side));
      if (ofPlace) return which(({ cells = [] }) => side !== undefined && ofPlace(side, cells));
      return game.special.isNow && all(areSo(test, word, kind, game, losses));
    }
  }
}

/**
 * Returns the units that are in a state now, for a condition such as `supplied units 2 at West`. If the condition names
 * places, only units in these places count, otherwise all units on the map.
 */
function areSo(
  { side, force, things }: ConditionTest,
  state: string,
  kind: string,
  { scenario: { map }, special }: SpecialGame,
  losses: Losses,
): string[] {
  const within = new Set(things.flatMap(({ cells = [] }) => cells));
  return losses
    .unitsOnMap({ side, force: force?.name, kind })
    .filter(({ cell = '' }) => things.length === 0 || within.has(map.board.cell(cell)))
    .map(({ name }) => name)
    .filter((name) => special.isNow?.(name, state) === true);
}

const isWithin = (number: number, { least, most }: NumberRange): boolean => number >= least && number <= most;

/** Returns whether a side holds all cells of a place. */
function isHeld({ cells = [] }: NamedThing, side: string | undefined, { special }: SpecialGame): boolean {
  return cells.length > 0 && cells.every((cell) => special.holder(cell) === side);
}

/**
 * Evaluates `connected PLACE from PLACE`: returns whether an unblocked line of a side connects the two places. If the
 * statement names no side, the line must belong to the side that holds the first place.
 */
function isConnected({ cells = [] }: NamedThing, { side, from }: ConditionTest, { special }: SpecialGame): boolean {
  const whose = side ?? cells.map((cell) => special.holder(cell)).find((one) => one !== undefined);
  return whose !== undefined && (special.connects?.(whose, cells, from?.cells ?? []) ?? false);
}
