import { unitsNamed } from '../../../play/named-units.js';
import { pickOne } from '../../../mechanics/choice.js';
import { action } from '../../../mechanics/action.js';
import type { Cell } from '../../../board/board.js';
import { say } from '../../../model/say.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { GERMAN } from '../state/pieces.js';
import { refusal } from '../rulebook/cite.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { RAIL_CUT } from '../interdiction/markers.js';
import type { State } from '../state/state.js';

const CUT = 'cut';
const LIFT = 'lift';

/**
 * Rail cuts [6.37]: German units may lay one of six markers on a rail hex through which they moved in this phase, or
 * pick up the marker there to use it elsewhere. A hex whose marker is picked up is open to trains at once.
 */
export const railCutting: OrderKind = action<State>({
  verbs: [CUT, LIFT],
  legal: answersIn,
  pick(state, random) {
    if (state.side !== GERMAN || random(8) > 0) return undefined;
    const open = answersIn(state);
    return open.length === 0 ? undefined : pickOne(open, random);
  },
  answer(state, { verb, cells, clauses }) {
    if (cells.length === 0) return refusal('6.37', 'no-hex', say`The order names no hex. Write \`${verb} 2216\`.`);
    const named = clauses.find(({ preposition }) => preposition === 'with')?.pieces ?? [];
    return { verb, cells: cells.map(({ cell }) => cell), pieces: unitsNamed(state, named) };
  },
  whyNot: refuseCuts,
  perform(state, { verb, cells = [] }) {
    for (const cell of cells) {
      if (verb === CUT) cut(state, cell);
      else lift(state, cell);
    }
    return undefined;
  },
});

/** Lists the rail hexes that German units moved through in this phase. */
function passedRails(state: State): Cell[] {
  return state.side === GERMAN ? state.ground.stations.filter((cell) => state.passed[cell] === 1) : [];
}

function answersIn(state: State): Answer[] {
  return passedRails(state)
    .flatMap((cell) => [CUT, LIFT].map((verb) => ({ verb, cells: [cell] })))
    .filter((answer) => refuseCuts(state, answer) === undefined);
}

function refuseCuts(state: State, { verb, cells = [], pieces = [] }: Answer): Refusal | undefined {
  if (state.side !== GERMAN)
    return refusal('6.37', 'not-its-phase', say`Railways are cut by German units in their movement phases [6.37].`);
  const idle = pieces.find((piece) => !mayHavePassed(state, piece));
  if (idle !== undefined)
    return refusal(
      '6.37',
      'not-moved',
      say`${state.name(idle)} has not moved in this phase; only a German unit that has moved through a hex may cut the railway there [6.37].`,
    );
  for (const [i, cell] of cells.entries()) {
    const label = state.label(cell);
    const isCut = state.railClosedUntil[cell] === RAIL_CUT || cells.indexOf(cell) < i;
    if (state.ground.rail[cell] === 0) return refusal('6.37', 'not-on-rail', say`${label} is not a rail hex [6.37].`);
    if (state.passed[cell] === 0)
      return refusal('6.37', 'not-passed', say`No German unit moved through ${label} in this phase [6.37].`);
    if (verb === LIFT && state.railClosedUntil[cell] !== RAIL_CUT)
      return refusal('6.37', 'no-cut', say`No rail-cut marker lies in ${label} [6.37].`);
    if (verb !== CUT) continue;
    if (isCut) return refusal('6.37', 'cut-already', say`The railway is already cut in ${label} [6.37].`);
    const most = state.numbers['rail.cuts'];
    if (state.railMarkers + i + 1 > most) {
      return refusal(
        '6.37',
        'rail-markers',
        say`All ${most} rail-cut markers are on the map; move a unit over one and \`lift\` it first [6.37].`,
      );
    }
  }
  return undefined;
}

/**
 * Returns whether a German unit may have moved through other hexes in this phase: it has moved, or this is the combat
 * phase, in which units may advance.
 */
const mayHavePassed = (state: State, piece: number): boolean =>
  state.piece(piece).side === GERMAN && (state.moved[piece] !== 0 || state.phase === 'combat');

/** Cuts the railway in a hex with a marker [6.37]. */
export function cut(state: State, cell: Cell): void {
  state.railClosedUntil[cell] = RAIL_CUT;
  state.railMarkers++;
  state.emit('rail cut', '6.37', () => ({
    text: say`The railway is cut in ${state.label(cell)}.`,
    cells: [cell],
    facts: { markers: state.railMarkers },
  }));
}

function lift(state: State, cell: Cell): void {
  state.railClosedUntil[cell] = 0;
  state.railMarkers--;
  state.emit('rail cut lifted', '6.37', () => ({
    text: say`The rail-cut marker in ${state.label(cell)} is taken up.`,
    cells: [cell],
    facts: { markers: state.railMarkers },
  }));
}
