import { say } from '../../../model/say.js';
import type { OrderModel } from '../../../model/orders.js';
import { playRetreat } from '../../../mechanics/retreat-procedure.js';
import type { Play } from '../../../play/moment.js';
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
  const paths = (unit: number): Way[] => waysFor(state, unit, { sectors, beaten });
  let open: Ways = new Map();
  yield* playRetreat<Way>(
    units.filter((unit) => state.cell[unit] >= 0),
    {
      paths,
      removeBlocked(waiting) {
        open = new Map(waiting.map((unit) => [unit, paths(unit)] as const).filter(([, ways]) => ways.length > 0));
        if (open.size > 0) return waiting;
        for (const unit of waiting) stand(state, unit, beaten.rule);
        return [];
      },
      decide: (waiting) => choosingWay(state, { waiting, sectors, beaten }, open),
      isMeant: (way, { cells = [], choice }) => isMeant(way, cells, choice),
      *move(unit, way, { order }) {
        state.retreated[unit] = 1;
        yield* go(state, unit, way, beaten.rule, order);
        return [unit];
      },
    },
  );
}

const waysFor = (state: State, unit: number, { sectors, beaten }: Pick<Retreating, 'sectors' | 'beaten'>): Way[] =>
  beaten.rule === '15.1d' ? waysOutOf(state, unit, sectors(unit)) : waysOf(state, unit, sectors(unit));

/**
 * Makes a unit without a retreat path stay in its sector. The unit loses points as if it had retreated into enemy ZOC
 * [9.2f].
 */
function stand(state: State, unit: number, rule: FdaRule): void {
  state.retreated[unit] = 1;
  if (loses(state, rule))
    losePoints(state, unit, state.numbers['retreat.zone'], {
      rule: '9.2f',
      by: say`because it cannot retreat`,
      forfeit: true,
    });
}

/**
 * Returns whether a retreating unit loses a break point for enemy ZOC on its path. It loses none in a barrage, and none
 * at equal scores if the ruling `equalRetreatLoses` is off [8s, 9.2f, 15.1d].
 */
const loses = (state: State, rule: FdaRule): boolean =>
  rule !== '15.1d' && (rule !== '8s' || state.rulings.equalRetreatLoses);

function* go(state: State, unit: number, { path, end: how }: Way, rule: FdaRule, order?: OrderModel): Play {
  const end = path[path.length - 1];
  for (let i = 1; i < path.length; i++) enter(state, unit, path[i]);
  state.emit('retreat', rule, () => ({
    side: state.piece(unit).side,
    text:
      how === 'off'
        ? say`${state.name(unit)} retreats off the map.`
        : say`${state.name(unit)} retreats to ${state.label(end)}.`,
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
    losePoints(state, unit, state.numbers['retreat.zone'], { rule: '9.2f', by: say`stopping in enemy ZOC` });
  if (state.cell[unit] === end && path.length > 1) yield* enterMines(state, [unit], end, order);
}
