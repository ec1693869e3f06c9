import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import { ask, type Answer, type Decision, type Play, type Refusal } from '../../../play/moment.js';
import { walk } from '../movement/moving.js';
import { refusePath } from '../movement/path.js';
import { routesOf, sectorsLeft } from '../movement/routes.js';
import { pickOne } from '../../../mechanics/choice.js';
import { unitsNamed } from '../../../play/named-units.js';
import { writtenCells, writtenPath } from '../../../play/written-cells.js';
import { refusal } from '../rulebook/cite.js';
import { oneUnit } from '../sequence/aiming.js';
import { deciding } from '../sequence/deciding.js';
import { fits } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { enterMines } from '../works/mines.js';
import { inEnemyZone } from '../zones/zones.js';

const STAY: Answer = { verb: 'stay' };

/**
 * Lets reconnaissance units leave the assaulted sector before leaders are named, if they have movement left (reading
 * `reconRefusal`) [2.1v].
 */
export function* refusals(state: State, target: Cell, within: OrderModel | undefined): Play {
  for (const unit of state.unitsIn(target).sort((a, b) => a - b)) {
    if (!state.piece(unit).isRecon || sectorsLeft(state, unit) === 0) continue;
    const ends = shelters(state, unit);
    if (ends.length === 0) continue;
    const { verb, cells = [], order } = yield* ask(refusing(state, unit, target, ends, within));
    if (verb === STAY.verb) continue;
    const end = cells[cells.length - 1];
    const path = cells.length > 1 ? cells : routesOf(state, unit).anywhere.search.line(end);
    walk(state, unit, path);
    state.emit('refuse', '2.1v', () => ({
      side: state.piece(unit).side,
      text: say`${state.name(unit)} refuses the assault and moves to ${state.label(end)}.`,
      pieces: [unit],
      cells: path,
    }));
    yield* enterMines(state, [unit], end, order);
  }
}

/**
 * Lists the sectors to which a reconnaissance unit may leave: within its remaining movement, outside enemy ZOC, and
 * with room for the unit [2.1v, 4c].
 */
function shelters(state: State, unit: number): Cell[] {
  const { anywhere } = routesOf(state, unit);
  const { side } = state.piece(unit);
  return Array.from(anywhere.cells.subarray(1)).filter(
    (cell) => !inEnemyZone(state, side, cell) && fits(state, cell, [unit]),
  );
}

/**
 * Asks the owner of a reconnaissance unit in an assaulted sector for the sector to which the unit leaves. Default: the
 * unit stays [2.1v].
 */
function refusing(
  state: State,
  unit: number,
  target: Cell,
  ends: readonly Cell[],
  within: OrderModel | undefined,
): Decision {
  const { name, side } = state.piece(unit);
  const leave = (cell: Cell): Answer => ({ verb: 'refuse', pieces: [unit], cells: [cell] });
  return deciding(state, side, {
    address: `${state.address}/refusal ${name}`,
    rule: '2.1v',
    question: 'refusal',
    prompt: say`does ${name} refuse the assault?`,
    verbs: ['refuse', STAY.verb],
    within,
    about: [target],
    options: () => [STAY, ...ends.map(leave)],
    pick: (random) => (random(2) === 0 ? STAY : leave(pickOne(ends, random))),
    answer(order) {
      const named = order.verb === STAY.verb ? undefined : oneUnit(state, order, '2.1v');
      if (typeof named === 'object') return named;
      const units = named === undefined ? unitsNamed(state, order.pieces) : [named];
      const pieces = units.length > 0 ? units : [unit];
      const path = writtenPath(order, 'to');
      const start = state.cell[unit];
      const cells = path.length === 0 ? writtenCells(order, 'to') : path[0] === start ? path : [start, ...path];
      return { verb: order.verb, pieces, cells };
    },
    whyNot({ verb, pieces = [unit], cells = [] }) {
      if (!pieces.includes(unit))
        return refusal('2.1v', 'another-unit', say`The question is about ${name}.`, { waits: true });
      if (verb === STAY.verb) return undefined;
      const [end] = cells.slice(-1);
      if (end !== undefined && ends.includes(end))
        return cells.length === 1 ? undefined : refuseWay(state, unit, cells);
      return refusal(
        '2.1v',
        'no-shelter',
        say`${name} may leave to a sector at most ${sectorsLeft(state, unit)} away that is not in enemy ZOC: ${ends.map((cell) => state.label(cell)).join(', ')}.`,
      );
    },
  });
}

/**
 * Returns why a unit cannot leave along a written path that begins with its own sector; undefined when it can [7b,
 * 2.1v].
 */
function refuseWay(state: State, unit: number, way: readonly Cell[]): Refusal | undefined {
  const start = state.cell[unit];
  if (way[0] === start) return refusePath(state, unit, way, [unit]);
  return refusal(
    '7b',
    'no-way',
    say`${state.name(unit)} stands in ${state.label(start)}, not at the start of the path.`,
  );
}
