import type { Condition, ConditionTest, NamedThing } from '../../model/special-rules.js';
import { roll, type Play } from '../../play/moment.js';
import type { TestResult } from '../../play/game.js';
import type { Losses } from './losses.js';
import type { SpecialGame } from './face.js';

/** What conditions are judged by: the game, and what its scenario's awards have come to. */
export interface ConditionContext {
  readonly game: SpecialGame;
  readonly losses: Losses;
  points(side: string): number;
  /** Where dice of a condition are rolled. */
  readonly address: string;
  /** The number of the rule, or of the statement, that asks. */
  readonly rule: string;
}

const DIE = 6;

/** Whether a condition is so now. Of several parts the first that decides ends it, so that no die is rolled for nothing. */
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
    sides: game.special.die ?? DIE,
    purpose: 'what the scenario leaves to chance',
  });
  return isWithin(die, { least: test.least, most: test.most ?? test.least }, 1);
}

/** What a fact comes to now, what counts for it, and whether that is enough; undefined where a die decides. */
export function evaluateFact(
  test: ConditionTest,
  { game, losses, points }: Omit<ConditionContext, 'address' | 'rule'>,
): TestResult | undefined {
  const { things, side, force } = test;
  const [word, ...rest] = test.fact.split(' ');
  const kind = rest.join(' ');
  const all = (names: readonly string[], enough = 1): TestResult => ({
    current: { value: names.length, ledger: names.map((text) => ({ text })) },
    isMet: isWithin(names.length, test, enough),
  });
  const which = (holds: (thing: NamedThing) => boolean): TestResult =>
    all(
      things.filter(holds).map(({ name }) => name),
      things.length,
    );
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
    case 'points': {
      const value = side === undefined ? 0 : points(side);
      return { current: { value, ledger: [] }, isMet: isWithin(value, test, 1) };
    }
    case 'rolled':
      return undefined;
    default: {
      const ofPlace = game.special.ofPlaces?.[word];
      if (ofPlace) return which(({ cells = [] }) => side !== undefined && ofPlace(side, cells));
      return game.special.isNow && all(areSo(test, word, kind, game, losses));
    }
  }
}

/** Units on the map, or in the places named, that are what the game calls so: `supplied units 2 at West`. */
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

function isWithin(number: number, { least, most }: Pick<ConditionTest, 'least' | 'most'>, otherwise: number): boolean {
  return number >= (least ?? otherwise) && number <= (most ?? Infinity);
}

/** A place is held by whom all its cells are. */
function isHeld({ cells = [] }: NamedThing, side: string | undefined, { special }: SpecialGame): boolean {
  return cells.length > 0 && cells.every((cell) => special.holder(cell) === side);
}

/** A place has a line to where it must come from: of the side named, else of whoever holds it. */
function isConnected({ cells = [] }: NamedThing, { side, from }: ConditionTest, { special }: SpecialGame): boolean {
  const whose = side ?? cells.map((cell) => special.holder(cell)).find((one) => one !== undefined);
  return whose !== undefined && (special.connects?.(whose, cells, from?.cells ?? []) ?? false);
}
