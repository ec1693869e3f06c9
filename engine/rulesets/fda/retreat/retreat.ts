import type { OrderModel } from '../../../model/orders.js';
import { ask, type Play } from '../../../play/moment.js';
import { enter } from '../movement/entering.js';
import { losePoints } from '../combat/losses.js';
import { choosingWay, isMeant, type Beaten, type Retreating, type Ways } from './retreat-choice.js';
import { waysOf, waysOutOf, type Way } from './retreat-ways.js';
import type { FdaRule } from '../rulebook/index.js';
import { WITHDRAWN, type State } from '../state/state.js';
import { breakOff } from '../works/engineers.js';
import { enterMines } from '../works/mines.js';

/** Retreats units one after another, in the order and on the paths that their owner chooses [8p, 8q, 8s, 15.1d]. */
export function* retreat(
  state: State,
  units: readonly number[],
  sectors: (unit: number) => number,
  beaten: Beaten,
): Play {
  const retreating = { waiting: units.filter((unit) => state.cell[unit] >= 0), sectors, beaten };
  const { waiting } = retreating;
  while (waiting.length > 0) {
    const ways = openWays(state, retreating);
    if (ways.size === 0) {
      for (const unit of waiting.splice(0)) stand(state, unit, beaten.rule);
      return;
    }
    const { pieces = [], cells = [], choice, order } = yield* ask(choosingWay(state, retreating, ways));
    for (const unit of pieces) {
      const way = waysFor(state, unit, retreating).find((one) => isMeant(one, cells, choice));
      if (way === undefined) continue; // Units that retreated before it took the room or the bridge, so its owner is asked again.
      waiting.splice(waiting.indexOf(unit), 1);
      state.retreated[unit] = 1;
      yield* go(state, unit, way, beaten.rule, order);
    }
  }
}

/** Returns the paths of the units that have any. */
const openWays = (state: State, retreating: Retreating): Ways =>
  new Map(
    retreating.waiting
      .map((unit) => [unit, waysFor(state, unit, retreating)] as const)
      .filter(([, ways]) => ways.length > 0),
  );

const waysFor = (state: State, unit: number, { sectors, beaten }: Retreating): Way[] =>
  beaten.rule === '15.1d' ? waysOutOf(state, unit, sectors(unit)) : waysOf(state, unit, sectors(unit));

/** Keeps a unit without a retreat path in its place. It loses points as if it stopped in enemy ZOC [9.2f]. */
function stand(state: State, unit: number, rule: FdaRule): void {
  state.retreated[unit] = 1;
  if (loses(state, rule))
    losePoints(state, unit, state.numbers['retreat.zone'], {
      rule: '9.2f',
      by: 'because it cannot retreat',
      forfeit: true,
    });
}

/**
 * Returns whether ZOC costs a break point on the path: not in a barrage, and not at equal scores by the other ruling
 * [8s, 9.2f, 15.1d].
 */
const loses = (state: State, rule: FdaRule): boolean =>
  rule !== '15.1d' && (rule !== '8s' || state.rulings.equalRetreatLoses);

function* go(state: State, unit: number, { path, end: how }: Way, rule: FdaRule, order?: OrderModel): Play {
  const end = path[path.length - 1];
  for (let i = 1; i < path.length; i++) enter(state, unit, path[i]);
  state.emit('retreat', rule, () => ({
    side: state.piece(unit).side,
    text: `${state.name(unit)} retreats ${how === 'off' ? 'off the map' : `to ${state.label(end)}`}.`,
    pieces: [unit],
    cells: path,
  }));
  if (how === 'off') {
    breakOff(state, unit, end);
    state.put(unit, WITHDRAWN);
    state.cameFrom[unit] = end;
    return;
  }
  if (how === 'in ZOC' && loses(state, rule))
    losePoints(state, unit, state.numbers['retreat.zone'], { rule: '9.2f', by: 'stopping in enemy ZOC' });
  if (state.cell[unit] === end && path.length > 1) yield* enterMines(state, [unit], end, order);
}
