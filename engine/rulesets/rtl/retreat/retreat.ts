import { NOWHERE, type Cell } from '../../../board/board.js';
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
import { removeCrowd } from './crowd.js';
import { choosingLoser, choosingWay, isMeant } from './retreat-choice.js';
import { waysOf, whyNoWay, type Retreat, type Way } from './retreat-ways.js';

/**
 * Units of one side retreat away from the hex that was fought for: two hexes by the Mobile table, one or two by the Assault
 * table, singly or together as their owner likes, in an overrun as the attacker does [11.3, 11.31a-11.31c]. Who cannot is eliminated.
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
    asked: (asked) => answerPlaceOf(fight, asked),
  });
}

/** All of them go, one answer after another, the first of which may have been given before; then no hex holds too many. */
export function* fallBack(state: State, pieces: readonly number[], retreat: Retreat, first?: Answer): Play {
  let waiting = pieces.filter((piece) => state.isOnMap(piece));
  const arrived: number[] = [];
  for (let number = 1, given = first?.cells && first; ; number++, given = undefined) {
    waiting = waiting.filter((piece) => canRetreat(state, piece, retreat));
    if (waiting.length === 0) break;
    const address = `${retreat.address}/${state.name(waiting[0])} ${number}`;
    const answer = given ?? (yield* ask(choosingWay(state, waiting, retreat, address)));
    for (const piece of answer.pieces ?? []) {
      if (!waiting.includes(piece)) continue; // it went along with another
      const way = waysOf(state, piece, retreat).find((one) => isMeant(one, answer.cells));
      if (way === undefined) continue; // those before it took the room: it is asked again
      const group = way.through === NOWHERE ? [piece] : companions(state, waiting, piece, way, retreat);
      waiting = waiting.filter((one) => !group.includes(one));
      for (const one of group) go(state, one, way, retreat);
      retreatLeaders(state, retreat.side, way.path[0], way.path[way.path.length - 1]);
      arrived.push(...group);
      yield* clearEntered(state, retreat.side, way.path.slice(1));
      if (way.through !== NOWHERE) yield* payForZone(state, group, way, retreat, answer);
    }
  }
  yield* removeCrowd(state, arrived, retreat);
}

/** Who has no way is eliminated at once: it finds none later, for who goes before it opens none: heavy guns are given up so that the others may try [11.3, 11.54, 11.55a, 11.55b]. */
function canRetreat(state: State, piece: number, retreat: Retreat): boolean {
  if (waysOf(state, piece, retreat).length > 0) return true;
  eliminate(state, piece, whyNoWay(state, piece, retreat));
  return false;
}

/** Those of its hex who have no free way either and can take this one go together [11.3, 11.56a]. */
function companions(state: State, waiting: readonly number[], piece: number, way: Way, retreat: Retreat): number[] {
  return waiting.filter(
    (one) =>
      state.cell[one] === state.cell[piece] &&
      waysOf(state, one, retreat).some(({ path }) => isMeant({ path }, way.path)),
  );
}

/** Moves a unit hex by hex; where a fight is still to come it is a guest [11.35]. */
function go(state: State, piece: number, { path, through }: Way, { rule, side, target, leader }: Retreat): void {
  const end = path[path.length - 1];
  walk(state, piece, path);
  const isGuest = end !== target && state.targets.includes(end);
  state.guest[piece] = isGuest ? 1 : 0;
  state.emit('retreat', rule, () => ({
    side,
    text: `${state.name(piece)} retreats to ${state.label(end)}${isGuest ? ', a guest there' : ''}.`,
    pieces: [piece],
    cells: path,
    ledger: [
      ...(leader === side ? [] : [step(`led by the ${state.sideName(leader)}`, '11.3')]),
      ...(through === NOWHERE ? [] : [step(`no other way than through ${state.label(through)}`, '11.55')]),
      ...(isGuest ? [step('it adds nothing there and leads nobody', '11.35')] : []),
    ],
  }));
}

/** An empty hex in an enemy zone may cost a step: by a check, or for certain where motorized enemies catch who is not [11.56]. */
function* payForZone(state: State, group: readonly number[], way: Way, retreat: Retreat, { order }: Answer): Play {
  const { side, asked } = retreat;
  const address = `${retreat.address}/${state.name(group[0])}`;
  if (isCaught(state, group, way.through)) {
    const enemy = opponent(side);
    const [loser] =
      group.length === 1
        ? group
        : ((yield* ask(choosingLoser(state, group, { side: enemy, address: `${address}/loss`, ...asked(enemy) })))
            .pieces ?? group);
    loseStep(state, loser, '11.56d');
    return;
  }
  const lead = yield* chooseLead(state, { side, among: group, address, order });
  const told = {
    piece: lead,
    address: `${address}/die`,
    rule: '11.56b',
    purpose: 'retreat through a zone',
    order,
  } as const;
  if (!(yield* makeCheck(state, told)).passed) loseStep(state, lead, '11.56c');
}

/** Whether nobody of a group is motorized and a motorized enemy exerts the zone [11.56d]. */
function isCaught(state: State, group: readonly number[], through: Cell): boolean {
  const { board } = state.ground;
  const isMotorized = (piece: number): boolean => state.piece(piece).moves === 'motorized';
  if (group.some(isMotorized)) return false;
  const enemy = opponent(state.piece(group[0]).side);
  return Array.from({ length: board.directions }, (_, direction) => board.neighbour(through, direction)).some(
    (from) => from !== NOWHERE && motorizedExerts(state, enemy, from, through),
  );
}
