import type { Cell } from '../../board/board.js';
import { neighboursOf } from '../../board/nearest.js';
import { action } from '../../mechanics/action.js';
import { pickOne } from '../../mechanics/choice.js';
import { memoize } from '../../mechanics/memoize.js';
import { findFromRandomStart } from '../../mechanics/movement/random-walk.js';
import { opponent } from '../../mechanics/sides.js';
import { unitCombinations } from '../../mechanics/unit-choices.js';
import type { OrderModel } from '../../model/orders.js';
import { listedBy } from '../../play/listing.js';
import type { Answer } from '../../play/moment.js';
import { unitsNamed } from '../../play/named-units.js';
import type { OrderKind } from '../../play/order-kind.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { overrunningGroups, whyNotOverrun } from './overrun-legality.js';
import { overrunRulesOf, type OverrunRules } from './overrun-rules.js';
import { playOverrun } from './play-overrun.js';

export const OVERRUN = 'overrun';

/** A hex with enemies, and units that may overrun it together. */
interface Chance {
  readonly target: Cell;
  readonly units: readonly number[];
}

/** Returns the order kind of overruns, `overrun HEX with UNITS`; undefined in a game without overruns. */
export function overrunningIn(state: State, phase: DeclaredPhase): OrderKind<State> | undefined {
  const rules = overrunRulesOf(state);
  return rules && orderKindOf(rules)(phase);
}

const orderKindOf = memoize((rules: OverrunRules) =>
  memoize((phase: DeclaredPhase): OrderKind<State> =>
    action<State>({
      verbs: [OVERRUN],
      ...listedBy(
        (state) => targetsOf(state).flatMap((target) => chancesAt(state, phase, rules, target)),
        ({ target }, follow) => ({ verb: OVERRUN, cells: [target], follow }),
        (state, { target, units }) =>
          unitCombinations(state, units)
            .filter((pieces) => whyNotOverrun(state, phase, rules, pieces, [target]) === undefined)
            .map((pieces) => ({ verb: OVERRUN, pieces, cells: [target] })),
      ),
      pick: (state, random) =>
        findFromRandomStart(targetsOf(state), random, (target) => pickAt(state, phase, rules, target, random)),
      answer: (state, order) => readOverrun(state, phase, rules, order),
      whyNot: (state, { pieces = [], cells = [] }) => whyNotOverrun(state, phase, rules, pieces, cells),
      perform: (state, answer) => playOverrun(state, rules, answer),
    }),
  ),
);

/** Returns the hexes with enemies next to units of the side whose phase it is. */
function targetsOf(state: State): Cell[] {
  const enemies = state.unitsOf(opponent(state.side)).map((piece) => state.cell[piece]);
  return [...new Set(enemies)].filter((cell) =>
    neighboursOf(state.ground.board, cell).some((from) => state.owner[from] === state.side),
  );
}

const chancesAt = (state: State, phase: DeclaredPhase, rules: OverrunRules, target: Cell): Chance[] =>
  overrunningGroups(state, phase, rules, neighboursOf(state.ground.board, target), target).map((units) => ({
    target,
    units,
  }));

/** Picks at random some or all units of a group that may overrun a hex. */
function pickAt(
  state: State,
  phase: DeclaredPhase,
  rules: OverrunRules,
  target: Cell,
  random: (n: number) => number,
): Answer | undefined {
  const chances = chancesAt(state, phase, rules, target);
  if (chances.length === 0) return undefined;
  const { units } = pickOne(chances, random);
  const some = units.filter(() => random(3) > 0);
  const pieces = [some, units].find((one) => whyNotOverrun(state, phase, rules, one, [target]) === undefined);
  return pieces && { verb: OVERRUN, pieces, cells: [target] };
}

/**
 * Reads an order to overrun. If it names no units and only one group of units may overrun the hex, this group takes
 * part.
 */
export function readOverrun(state: State, phase: DeclaredPhase, rules: OverrunRules, order: OrderModel): Answer {
  const cells = order.cells.map(({ cell }) => cell);
  const named = unitsNamed(
    state,
    order.clauses.flatMap(({ preposition, pieces }) => (preposition === 'with' ? pieces : [])),
  );
  if (named.length > 0 || cells.length !== 1) return { verb: OVERRUN, pieces: named, cells };
  const chances = chancesAt(state, phase, rules, cells[0]);
  return { verb: OVERRUN, pieces: chances.length === 1 ? chances[0].units : [], cells };
}
