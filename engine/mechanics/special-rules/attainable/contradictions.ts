import type { Condition, ConditionTest, NamedThing } from '../../../model/special-rules.js';
import type { NumberRange } from '../../../play/condition-facts.js';
import type { PossibleNumbers } from './possible-numbers.js';

/** A literal: a fact that must be true, or must not be true, for a condition to be true. */
export interface Literal {
  readonly test: ConditionTest;
  readonly isTrue: boolean;
}

/** Two facts that cannot be true together. The second is the later one in the text. */
export interface Contradiction {
  readonly one: Literal;
  readonly other: Literal;
}

/** The maximum number of ways to make a condition true that {@link implies} compares. With more ways, it gives up. */
const MAX_WAYS = 64;

/** Returns the parts of a condition that contradict an earlier part, each with the first part that it contradicts. */
export function contradictionsIn(condition: Condition, numbers: PossibleNumbers): Contradiction[] {
  const found: Contradiction[] = [];
  const add = (literal: Literal, known: readonly Literal[]): readonly Literal[] => {
    if (isImpossible(literal, numbers)) return known; // The fact is reported by itself.
    const one = known.find((before) => !canMeet(before, literal, numbers));
    if (one) found.push({ one, other: literal });
    return one ? known : [...known, literal];
  };
  const walk = (part: Condition, isTrue: boolean, known: readonly Literal[]): void => {
    const parts = partsOfAll(part, isTrue);
    const literals = parts.filter(isLiteral);
    const before = literals.reduce<readonly Literal[]>((all, literal) => add(literal, all), known);
    for (const { condition: any, isTrue: wanted } of parts.filter((one) => !isLiteral(one)))
      for (const alternative of alternativesOf(any)) walk(alternative, wanted, before);
  };
  walk(condition, true, []);
  return found;
}

/**
 * Returns whether a condition can be true only if another condition is true. A missing condition counts as always true.
 * For complicated conditions the result may be false although the first condition implies the second.
 */
export function implies(
  condition: Condition | undefined,
  other: Condition | undefined,
  numbers: PossibleNumbers,
): boolean {
  const ways = condition ? waysToBe(condition, true) : [[]];
  const against = other ? waysToBe(other, false) : [];
  if (ways === undefined || against === undefined || ways.length * against.length > MAX_WAYS) return false;
  return ways.every((way) => against.every((one) => areImpossible([...way, ...one], numbers)));
}

/** Returns whether a condition is never true as far as {@link implies} can tell. */
export function isNeverTrue(condition: Condition, numbers: PossibleNumbers): boolean {
  return waysToBe(condition, true)?.every((way) => areImpossible(way, numbers)) ?? false;
}

interface Part {
  readonly condition: Condition;
  readonly isTrue: boolean;
}

/**
 * Returns the parts that must all hold for a condition to have the truth value `isTrue`: the parts of an `and` that
 * must be true, or of an `or` that must be false. Any other condition is returned as a single part.
 */
function partsOfAll(condition: Condition, isTrue: boolean): (Part | (Part & Literal))[] {
  if (condition.test === 'fact') return [{ condition, isTrue, test: condition }];
  if (condition.test === 'not') return partsOfAll(condition.of, !isTrue);
  if ((condition.test === 'all') === isTrue) return condition.of.flatMap((part) => partsOfAll(part, isTrue));
  return [{ condition, isTrue }];
}

const isLiteral = (part: Part): part is Part & Literal => 'test' in part;

const alternativesOf = (condition: Condition): readonly Condition[] =>
  condition.test === 'any' || condition.test === 'all' ? condition.of : [condition];

/**
 * Returns the ways to make a condition true or, if `isTrue` is false, to make it false. Each way is a list of facts
 * that must be true or false. Returns undefined if there are more than {@link MAX_WAYS} ways.
 */
function waysToBe(condition: Condition, isTrue: boolean): Literal[][] | undefined {
  if (condition.test === 'fact') return [[{ test: condition, isTrue }]];
  if (condition.test === 'not') return waysToBe(condition.of, !isTrue);
  let ways: Literal[][] = (condition.test === 'all') === isTrue ? [[]] : [];
  for (const part of condition.of) {
    const more = waysToBe(part, isTrue);
    if (more === undefined) return undefined;
    const isOfAll = (condition.test === 'all') === isTrue;
    ways = isOfAll ? ways.flatMap((way) => more.map((one) => [...way, ...one])) : [...ways, ...more];
    if (ways.length > MAX_WAYS) return undefined;
  }
  return ways;
}

const areImpossible = (literals: readonly Literal[], numbers: PossibleNumbers): boolean =>
  literals.some(
    (literal, index) =>
      isImpossible(literal, numbers) || literals.slice(0, index).some((before) => !canMeet(before, literal, numbers)),
  );

const isImpossible = (literal: Literal, numbers: PossibleNumbers): boolean =>
  numbers.isKnown(literal.test) && allowedBy(literal, numbers).length === 0;

/**
 * Returns the possible numbers of a fact for which a literal (the fact or its negation) holds, as ranges in ascending
 * order.
 */
function allowedBy({ test, isTrue }: Literal, numbers: PossibleNumbers): NumberRange[] {
  const accepted = numbers.accepted(test);
  const ranges = isTrue
    ? [accepted]
    : [
        { least: -Infinity, most: accepted.least - 1 },
        { least: accepted.most + 1, most: Infinity },
      ];
  return ranges.flatMap((range) => overlap(range, numbers.of(test)) ?? []);
}

function overlap(one: NumberRange, other: NumberRange): NumberRange | undefined {
  const [least, most] = [Math.max(one.least, other.least), Math.min(one.most, other.most)];
  return least <= most && least < Infinity && most > -Infinity ? { least, most } : undefined;
}

const doOverlap = (some: readonly NumberRange[], others: readonly NumberRange[]): boolean =>
  some.some((one) => others.some((other) => overlap(one, other)));

/**
 * Returns whether two literals (facts or negations of facts) can hold at the same time. Literals about rolls always
 * can, because each roll is a new one.
 */
function canMeet(one: Literal, other: Literal, numbers: PossibleNumbers): boolean {
  if (!numbers.isKnown(one.test) || !numbers.isKnown(other.test)) return true;
  if (isAboutHolding(one.test) && isAboutHolding(other.test)) return canBothHold(one, other, numbers);
  if (numbers.countedBy(one.test) === 'die' || keyOf(one.test) !== keyOf(other.test)) return true;
  return doOverlap(allowedBy(one, numbers), allowedBy(other, numbers));
}

const isAboutHolding = ({ fact, side }: ConditionTest): boolean =>
  side !== undefined && (fact === 'holds' || fact === 'held');

/** Returns a text that is the same for facts that count the same things. */
function keyOf({ fact, side, force, things, from }: ConditionTest): string {
  return JSON.stringify([fact, side, force?.name, things.map(({ name }) => name).toSorted(), from?.name]);
}

/**
 * Returns whether two conditions on the number of places that a side holds can be true at the same time. Both
 * conditions may be about the same side.
 */
function canBothHold(one: Literal, other: Literal, numbers: PossibleNumbers): boolean {
  const [allowed, allowedOther] = [allowedBy(one, numbers), allowedBy(other, numbers)];
  const [places, others] = [one.test.things.map(placeKey), other.test.things.map(placeKey)];
  if ([places, others].some((list) => new Set(list).size < list.length)) return true; // A repeated place counts twice.
  const common = places.filter((place) => others.includes(place)).length;
  const isSameSide = one.test.side === other.test.side;
  if (!isSameSide && needsAll(one, allowed) && needsAll(other, allowedOther) && shareCell(one, other)) return false;
  const [free, freeOfOther] = [places.length - common, others.length - common];
  for (let shared = 0; shared <= common; shared++) {
    const [least, most] = isSameSide ? [shared, shared] : [0, common - shared];
    if (
      doOverlap(allowed, [{ least: shared, most: shared + free }]) &&
      doOverlap(allowedOther, [{ least, most: most + freeOfOther }])
    )
      return true;
  }
  return false;
}

/** Returns a text that is the same for places with the same cells. */
const placeKey = ({ name, cells = [] }: NamedThing): string => (cells.length > 0 ? cells.join(' ') : name);

const needsAll = ({ test }: Literal, allowed: readonly NumberRange[]): boolean =>
  allowed.every(({ least }) => least >= test.things.length);

function shareCell(one: Literal, other: Literal): boolean {
  const cells = new Set(one.test.things.flatMap((thing) => thing.cells ?? []));
  return other.test.things.some((thing) => thing.cells?.some((cell) => cells.has(cell)));
}
