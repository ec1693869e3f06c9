import { lineOfScenario } from '../../../mechanics/checks/missing-text-fixes.js';
import { action } from '../../../mechanics/action.js';
import { say } from '../../../model/say.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { opponent, SOVIET } from '../state/pieces.js';
import { refusal } from '../rulebook/cite.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { EVACUATED, type State } from '../state/state.js';
import { unitsNamed } from '../../../play/named-units.js';
import { costToEnter } from '../reinforcements/entries.js';
import { plays } from '../vocabulary/settings.js';
import { inEnemyZone, zoneIsNegated } from '../zones/zones.js';

const EVACUATE = 'evacuate';

/**
 * The optional evacuation: before any unit moves, a surrounded leader leaves the map. Allowed once per turn and twice
 * per game [10.4].
 */
export const evacuating: OrderKind = action<State>({
  verbs: [EVACUATE],
  legal: (state) => leaders(state).map(evacuate),
  answer: (state, { pieces }) => ({ verb: EVACUATE, pieces: unitsNamed(state, pieces) }),
  whyNot: refuseEvacuation,
  perform: evacuateLeader,
});

function evacuateLeader(state: State, answer: Answer): undefined {
  const [leader] = answer.pieces ?? [];
  const from = state.cell[leader];
  state.put(leader, EVACUATED);
  state.disrupt(leader, false);
  state.arrivalTurn[leader] = state.turn + 1;
  state.evacuations++;
  state.evacuatedThisTurn++;
  state.emit('evacuate', '10.4', () => ({
    text: say`${state.name(leader)} is flown out of ${state.label(from)} and may return from turn ${state.turn + 1}.`,
    pieces: [leader],
    cells: [from],
  }));
}

function evacuate(leader: number): Answer {
  return { verb: EVACUATE, pieces: [leader] };
}

function leaders(state: State): number[] {
  if (!plays(state.scenario, 'optional.evacuation') || state.side !== SOVIET) return [];
  return state.piecesWhere(({ index, isLeader }) => isLeader && refuseEvacuation(state, evacuate(index)) === undefined);
}

function refuseEvacuation(state: State, { pieces = [] }: Answer): Refusal | undefined {
  const { numbers } = state;
  const leader = pieces.at(0);
  if (!plays(state.scenario, 'optional.evacuation'))
    return refusal(
      '10.4',
      'optional',
      say`Evacuation is an optional rule: write \`set optional.evacuation = true\` in the scenario to play it [10.4].`,
      { fixes: [lineOfScenario(state.scenario, 'set optional.evacuation = true')] },
    );
  if (leader === undefined || pieces.length > 1 || !state.piece(leader).isLeader)
    return refusal('10.4', 'not-a-leader', say`One leader is evacuated at a time [10.4].`);
  const name = state.name(leader);
  if (!state.isOnMap(leader)) return refusal('10.4', 'not-on-map', say`${name} is not on the map.`);
  if (state.evacuations >= numbers['evacuation.total'])
    return refusal(
      '10.4',
      'evacuations',
      say`${state.evacuations} leaders were evacuated already; at most ${numbers['evacuation.total']} may be evacuated per game [10.4].`,
    );
  if (state.evacuatedThisTurn >= numbers['evacuation.perTurn'])
    return refusal(
      '10.4',
      'evacuations',
      say`A leader was already evacuated this turn; at most ${numbers['evacuation.perTurn']} may be evacuated per turn [10.4].`,
    );
  if (hasAnyUnitMoved(state))
    return refusal(
      '10.4',
      'too-late',
      say`${name} is evacuated at the start of the phase, before any unit moves [10.4].`,
    );
  const gap = openNeighbour(state, leader);
  return gap === undefined
    ? undefined
    : refusal('10.4', 'not-surrounded', say`${name} is not surrounded: ${state.label(gap)} is open [10.4].`);
}

function hasAnyUnitMoved(state: State): boolean {
  return state.pieces.some(
    ({ index, side }) =>
      side === SOVIET &&
      state.isOnMap(index) &&
      (state.moved[index] !== 0 || state.started[index] !== state.cell[index]),
  );
}

/**
 * Returns an adjacent hex to which a surrounded leader could escape: he can enter the hex, and it has no enemy unit and
 * no effective enemy ZOC. Undefined when there is no such hex [AMB-44].
 */
function openNeighbour(state: State, leader: number): number | undefined {
  const { board, ashore } = state.ground;
  const { side, moves } = state.piece(leader);
  const cell = state.cell[leader];
  for (let direction = 0; direction < board.directions; direction++) {
    const to = ashore[cell * board.directions + direction];
    if (to < 0 || state.owner[to] === opponent(side)) continue;
    if (inEnemyZone(state, side, to) && !zoneIsNegated(state, side, to)) continue;
    if (costToEnter(state, side, moves, to) !== undefined) return to;
  }
  return undefined;
}
