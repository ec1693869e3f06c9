import type { Condition, ConditionTest, ThingNamed } from '../../model/special-rules.js';
import { roll, type Play } from '../../play/moment.js';
import type { Losses } from './losses.js';
import type { SpecialGame } from './face.js';

/** What conditions are judged by: the game, and what its scenario's awards have come to. */
export interface Judging {
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
export function* isSo(condition: Condition, judging: Judging): Play<boolean> {
  switch (condition.test) {
    case 'not':
      return !(yield* isSo(condition.of, judging));
    case 'all':
      for (const part of condition.of) if (!(yield* isSo(part, judging))) return false;
      return true;
    case 'any':
      for (const part of condition.of) if (yield* isSo(part, judging)) return true;
      return false;
    case 'fact':
      return yield* factIsSo(condition, judging);
  }
}

function* factIsSo(test: ConditionTest, judging: Judging): Play<boolean> {
  const [word, ...rest] = test.fact.split(' ');
  const kind = rest.join(' ');
  const { game, losses } = judging;
  switch (word) {
    case 'holds':
    case 'held':
      return isWithin(test.things.filter((thing) => isHeld(thing, test.side, game)).length, test, test.things.length);
    case 'lost':
      return isWithin(losses.of({ side: test.side, force: test.force?.name, kind }).length, test, 1);
    case 'destroyed':
      return isWithin(losses.of({ not: test.side, kind }).length, test, 1);
    case 'connected':
      return isConnected(test, game);
    case 'points':
      return isWithin(test.side === undefined ? 0 : judging.points(test.side), test, 1);
    case 'rolled': {
      const { address, rule } = judging;
      const die = yield* roll({
        address,
        rule,
        sides: game.special.die ?? DIE,
        purpose: 'what the scenario leaves to chance',
      });
      return isWithin(die, { least: test.least, most: test.most ?? test.least }, 1);
    }
    default:
      return false;
  }
}

function isWithin(number: number, { least, most }: Pick<ConditionTest, 'least' | 'most'>, otherwise: number): boolean {
  return number >= (least ?? otherwise) && number <= (most ?? Infinity);
}

/** A place is held by whom all its cells are. */
function isHeld({ cells = [] }: ThingNamed, side: string | undefined, { special }: SpecialGame): boolean {
  return cells.length > 0 && cells.every((cell) => special.holder(cell) === side);
}

/** Each of the things has a line to where it must come from: of the side named, else of whoever holds it. */
function isConnected({ side, things, from }: ConditionTest, { special }: SpecialGame): boolean {
  return things.every(({ cells = [] }) => {
    const whose = side ?? cells.map((cell) => special.holder(cell)).find((one) => one !== undefined);
    return whose !== undefined && (special.connects?.(whose, cells, from?.cells ?? []) ?? false);
  });
}
