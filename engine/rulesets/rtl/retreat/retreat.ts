import { say, term } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { playRetreat } from '../../../mechanics/retreat-procedure.js';
import { ask, type Answer, type Play } from '../../../play/moment.js';
import { eliminate, loseStep } from '../combat/losses.js';
import { answerPlaceOf, type Fight } from '../combat/fight.js';
import { retreatLeaders } from '../command/leaders.js';
import { makeCheck } from '../efficiency/efficiency.js';
import { chooseLead } from '../efficiency/lead.js';
import { clearEntered, walk } from '../movement/entering.js';
import { step } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import type { ResultCode } from '../vocabulary/combat-results.js';
import { opponent } from '../vocabulary/sides.js';
import { motorizedExerts } from '../zones/zones.js';
import { eliminateOverstacked } from './crowd.js';
import { loserDecision, retreatDecision, isNamedPath } from './retreat-choice.js';
import { waysOf, whyNoWay, type Retreat, type Way } from './retreat-ways.js';

/**
 * Retreats the units of one side away from the defending hex: two hexes by the Mobile table, one or two by the Assault
 * table. The owner chooses the paths, and whether units retreat singly or together; in an overrun the attacker chooses
 * [11.3, 11.31a-11.31c]. Units that cannot retreat are eliminated.
 */
export function* retreat(
  state: State,
  fight: Fight,
  side: number,
  pieces: readonly number[],
  { result }: { readonly result?: ResultCode } = {},
): Play {
  yield* fallBack(state, pieces, {
    rule: '11.3',
    side,
    leader: fight.kind === 'overrun' ? fight.attacker : side,
    target: fight.target,
    hexes: fight.kind === 'combat' && fight.table === 'assault' ? [1, 2] : [2],
    address: `${fight.address}/retreat`,
    result,
    answerPlace: (deciding) => answerPlaceOf(fight, deciding),
  });
}

/**
 * Retreats units, one after the other, then eliminates units above the stacking limit.
 * @param first the answer to the first question about the retreat, if that answer has already been given
 */
export function* fallBack(state: State, pieces: readonly number[], retreat: Retreat, first?: Answer): Play {
  const arrived = yield* playRetreat<Way>(
    pieces.filter((piece) => state.isOnMap(piece)),
    {
      paths: (piece) => waysOf(state, piece, retreat),
      removeBlocked: (waiting) => waiting.filter((piece) => canRetreatOrEliminate(state, piece, retreat)),
      decide: (waiting, number) =>
        retreatDecision(state, waiting, retreat, `${retreat.address}/${state.name(waiting[0])} ${number}`),
      isMeant: (way, { cells }) => isNamedPath(way, cells),
      *move(piece, way, answer, waiting) {
        const group = way.through === NOWHERE ? [piece] : companions(state, waiting, piece, way, retreat);
        for (const unit of group) moveAlong(state, unit, way, retreat);
        retreatLeaders(state, retreat.side, way.path[0], way.path[way.path.length - 1]);
        yield* clearEntered(state, retreat.side, way.path.slice(1));
        if (way.through !== NOWHERE) yield* payForZone(state, group, way, retreat, answer);
        return group;
      },
    },
    first?.cells && first,
  );
  yield* eliminateOverstacked(state, arrived, retreat);
}

/**
 * Returns whether a unit has a retreat path. A unit without a path is eliminated, because no later retreat can open a
 * path for it. This includes heavy artillery, which is abandoned so that the other units can retreat [11.3, 11.54,
 * 11.55a, 11.55b].
 */
function canRetreatOrEliminate(state: State, piece: number, retreat: Retreat): boolean {
  if (waysOf(state, piece, retreat).length > 0) return true;
  eliminate(state, piece, whyNoWay(state, piece, retreat));
  return false;
}

/**
 * Returns the waiting units that must retreat together with a unit: those in the same hex that can take the same path
 * [11.3, 11.56a].
 */
function companions(state: State, waiting: readonly number[], piece: number, way: Way, retreat: Retreat): number[] {
  return waiting.filter(
    (unit) =>
      state.cell[unit] === state.cell[piece] &&
      waysOf(state, unit, retreat).some(({ path }) => isNamedPath({ path }, way.path)),
  );
}

/**
 * Moves a unit along its retreat path. In a hex that is still to be attacked the unit becomes a guest, which adds no
 * strength there [11.35].
 */
function moveAlong(state: State, piece: number, { path, through }: Way, { rule, side, target, leader }: Retreat): void {
  const end = path[path.length - 1];
  walk(state, piece, path);
  const isGuest = end !== target && state.targets.includes(end);
  state.guest[piece] = isGuest ? 1 : 0;
  state.emit('retreat', rule, () => ({
    side,
    text: isGuest
      ? say`${state.name(piece)} retreats to ${state.label(end)}, which is still to be attacked.`
      : say`${state.name(piece)} retreats to ${state.label(end)}.`,
    pieces: [piece],
    cells: path,
    ledger: [
      ...(leader === side ? [] : [step(say`path chosen by the ${state.sideName(leader)}`, '11.3')]),
      ...(through === NOWHERE ? [] : [step(say`the only path leads through ${state.label(through)}`, '11.55')]),
      ...(isGuest ? [step(say`the unit adds no strength there and may not lead`, '11.35')] : []),
    ],
  }));
}

/**
 * Applies the loss for a retreat through an enemy ZOC. The loss follows a failed check. If a motorized enemy pursues
 * non-motorized units, the loss is certain and no check is made [11.56].
 */
function* payForZone(state: State, group: readonly number[], way: Way, retreat: Retreat, { order }: Answer): Play {
  const { side, answerPlace } = retreat;
  const address = `${retreat.address}/${state.name(group[0])}`;
  if (isPursued(state, group, way.through)) {
    const enemy = opponent(side);
    const [loser] =
      group.length === 1
        ? group
        : ((yield* ask(loserDecision(state, group, { side: enemy, address: `${address}/loss`, ...answerPlace(enemy) })))
            .pieces ?? group);
    loseStep(state, loser, '11.56d');
    return;
  }
  const lead = yield* chooseLead(state, { side, among: group, address, order });
  const request = {
    piece: lead,
    address: `${address}/die`,
    rule: '11.56b',
    purpose: term('retreat through a zone'),
    order,
  } as const;
  if (!(yield* makeCheck(state, request)).passed) loseStep(state, lead, '11.56c');
}

/**
 * Returns whether a motorized enemy pursues a group that retreats through the hex `through`: no unit of the group is
 * motorized, and a motorized enemy unit exerts a ZOC into that hex [11.56d].
 */
function isPursued(state: State, group: readonly number[], through: Cell): boolean {
  const { board } = state.ground;
  const isMotorized = (piece: number): boolean => state.piece(piece).moves === 'motorized';
  if (group.some(isMotorized)) return false;
  const enemy = opponent(state.piece(group[0]).side);
  return Array.from({ length: board.directions }, (_, direction) => board.neighbour(through, direction)).some(
    (from) => from !== NOWHERE && motorizedExerts(state, enemy, from, through),
  );
}
