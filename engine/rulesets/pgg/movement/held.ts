import type { Refusal } from '../../../play/moment.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { say } from '../../../model/say.js';
import { bar } from '../rulebook/cite.js';
import type { PggRule } from '../rulebook/index.js';
import { SIDE_NAMES } from '../state/pieces.js';
import { areInExcess, excessIn } from '../stacking/stacking.js';
import { ELIMINATED, EXPECTED, LEFT, OUT_OF_PLAY, STOPPED, type State } from '../state/state.js';
import { isOfTheWest } from '../zones/west-columns.js';
import { inEnemyZone } from '../zones/zones.js';

/** Returns whether a unit must march east with its whole allowance in this phase [5.23]. */
export function isMarching(state: State, piece: number): boolean {
  return state.turn === 1 && isOfTheWest(state.piece(piece));
}

/** Returns whether a unit cannot act in the present phase because it has moved already or moves in another phase. */
export function isHeldByTurn(state: State, piece: number): boolean {
  return state.moved[piece] !== 0 || (state.phase === 'mechanized movement' && !state.piece(piece).mechanized);
}

/**
 * Returns the message about a unit in enemy ZOC. It says how the unit can still leave: by an overrun, a leader only
 * together with units that overrun [6.53, 6.56]. A unit whose army is frozen cannot overrun [5.21].
 */
function heldInZone(name: string, at: string, state: State, piece: number): string {
  if (state.frozen[piece] === 1 || !state.rulings['overrun.fromZoc'])
    return say`${name} in ${at} stands in enemy ZOC and may not leave by choice [6.22, 8.13].`;
  return state.piece(piece).isLeader
    ? say`${name} in ${at} stands in enemy ZOC and may not leave by choice [6.22, 8.13]; he can leave only with units that overrun [6.53, 6.56].`
    : say`${name} in ${at} stands in enemy ZOC and may not leave by choice [6.22, 8.13]; it can leave only by an overrun [6.56].`;
}

/**
 * Creates a reason why units may not move. The text, with the name and hex of the unit, is written only when it is
 * shown, because every unit is tested at every move.
 */
function barOnUnit(
  rule: PggRule,
  slug: string,
  words: (name: string, at: string, state: State, piece: number) => string,
) {
  const describe = (state: State, piece: number): string =>
    words(state.name(piece), state.isOnMap(piece) ? state.label(state.cell[piece]) : '', state, piece);
  return bar(rule, slug, describe);
}

const NOT_ITS_PHASE = barOnUnit('6.24', 'not-its-phase', (name, _, state, piece) => {
  const side = SIDE_NAMES[state.piece(piece).side];
  return say`${name} is ${side}; in this phase the ${SIDE_NAMES[state.side]} side moves [6.24].`;
});
const NOT_ON_MAP = barOnUnit(
  '6.0',
  'not-on-map',
  (name, _, state, piece) => say`${name} is not on the map: ${whereabouts(state, piece)}.`,
);
const NOT_MECHANIZED = barOnUnit(
  '4.2.B3',
  'not-mechanized',
  (name) => say`${name} does not move a second time; only panzer, motorized and cavalry units do [4.2.B3].`,
);
const DISRUPTED = barOnUnit(
  '6.62',
  'disrupted',
  (name, at) => say`${name} in ${at} is disrupted and may not move until its side recovers [6.62].`,
);
const OVERRUN_FAILED = barOnUnit(
  '6.52',
  'overrun-failed',
  (name, at) =>
    say`${name} in ${at} took part in an overrun that failed; it does not move or overrun any more in this phase [6.52].`,
);
const MOVED_ALREADY = barOnUnit(
  '6.0',
  'moved-already',
  (name, at) => say`${name} has finished its move of this phase in ${at} [6.0]. Give its whole path in one order.`,
);
const IN_ZONE = barOnUnit('6.22', 'held-in-zoc', heldInZone);
const FROZEN = barOnUnit('5.22', 'frozen', (name, at, state, piece) => {
  const isFull = excessIn(state, state.cell[piece]) > 0;
  const { army = '' } = state.piece(piece);
  return isFull
    ? say`The ${army}th Army may not move on turn 1 and ${at} would exceed its stacking limit by as many units without ${name}; ${name} stays [5.21, 5.22].`
    : say`The ${army}th Army may not move on turn 1 and ${at} is not overstacked; ${name} stays [5.21, 5.22].`;
});
const NO_VALUES = barOnUnit(
  '3.4',
  'no-values',
  (name) => say`The movement allowance of ${name} is not given: write its face, such as 4-10, where it is declared.`,
);
const NO_POINTS = barOnUnit(
  '6.23',
  'allowance',
  (name, at) => say`${name} in ${at} has no movement points left [6.23].`,
);

/** Returns the reason why a unit may not make a normal move in this phase; undefined when it may. */
export function barOnMoving(state: State, piece: number): Bar<PggRule, [state: State, piece: number]> | undefined {
  const { side, mechanized } = state.piece(piece);
  const cell = state.cell[piece];
  if (side !== state.side) return NOT_ITS_PHASE;
  if (cell < 0) return NOT_ON_MAP;
  if (state.phase === 'mechanized movement' && !mechanized) return NOT_MECHANIZED;
  if (state.disrupted[piece] === 1) return DISRUPTED;
  if (state.moved[piece] === STOPPED) return OVERRUN_FAILED;
  if (state.moved[piece] !== 0) return MOVED_ALREADY;
  if (inEnemyZone(state, side, cell)) return IN_ZONE;
  if (state.frozen[piece] === 1 && !areInExcess(state, cell, [piece])) return FROZEN;
  if (state.left[piece] > 0) return undefined;
  return state.strength(piece) === undefined ? NO_VALUES : NO_POINTS;
}

/** Returns whether a unit cannot make a normal move now. */
export const isHeld = (state: State, piece: number): boolean => barOnMoving(state, piece) !== undefined;

/** Returns why a unit cannot make a normal move now; undefined when it can. */
export const whyHeld = (state: State, piece: number): Refusal | undefined =>
  whyNot(barOnMoving(state, piece), state, piece);

/** Returns the reason why a unit whose overrun failed may not move or overrun again in this phase [6.52]. */
export const stoppedByOverrun = (state: State, piece: number): Bar<PggRule> =>
  bar(OVERRUN_FAILED.rule, OVERRUN_FAILED.slug, () => OVERRUN_FAILED.text(state, piece));

function whereabouts(state: State, piece: number): string {
  switch (state.cell[piece]) {
    case EXPECTED: {
      const { arrival: index } = state.piece(piece);
      if (index < 0) return say`no set-up, arrival or rule places it`;
      const arrival = state.muster.arrivals[index];
      const turn = state.comesFrom(arrival);
      if (turn === Infinity) return say`the event that brings it has not happened`;
      return say`it may enter from turn ${turn} at ${arrival.entry}; write \`enter\``;
    }
    case ELIMINATED:
      return say`it was eliminated`;
    case OUT_OF_PLAY:
      return say`it was removed from play`;
    case LEFT:
      return say`it left the game`;
    default:
      return say`it has not been called`;
  }
}
