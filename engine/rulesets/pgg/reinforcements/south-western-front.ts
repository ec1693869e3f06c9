import { action } from '../../../mechanics/action.js';
import { openText } from '../../../model/words.js';
import { counted, say } from '../../../model/say.js';
import type { Answer, Play, Refusal } from '../../../play/moment.js';
import { writtenCells } from '../../../play/written-cells.js';
import { enterMap, isSpared } from './arrivals.js';
import { frontCells } from './entries.js';
import { GERMAN, SIDE_NAMES, SOVIET } from '../state/pieces.js';
import { refusal, cite } from '../rulebook/cite.js';
import type { OrderKind } from '../sequence/order-kind.js';
import type { State } from '../state/state.js';
import { drawCounter } from '../untried/untried.js';

const CALL = 'call';

/**
 * Calling divisions of the South-Western Front [14.2]: `call CELLS` brings one division for each named hex, never a
 * leader [14.24]. Each called division gives the German side points.
 */
export const calling: OrderKind = action<State>({
  verbs: [CALL],
  legal: (state) => (frontLeft(state) === 0 ? [] : frontCells(state).map((cell) => ({ verb: CALL, cells: [cell] }))),
  answer: (_, order) => ({ verb: CALL, cells: writtenCells(order) }),
  whyNot: refuseCall,
  perform: callFront,
});

/** Returns the number of divisions of the South-Western Front that may be called now [14.21, 14.14]. */
function frontLeft(state: State): number {
  const { numbers } = state;
  if (state.side !== SOVIET || state.phase !== 'movement' || state.turn < numbers['front.firstTurn'] || isSpared(state))
    return 0;
  const all = Math.min(numbers['front.total'], state.muster.southWestern.length) - state.southWesternUsed;
  return Math.max(0, Math.min(numbers['front.perTurn'] - state.southWesternThisTurn, all));
}

function refuseCall(state: State, { cells = [] }: Answer): Refusal | undefined {
  const { numbers } = state;
  if (state.side !== SOVIET || state.phase !== 'movement')
    return refusal('14.21', 'not-now', say`The South-Western Front is called on in the Soviet movement phase only.`);
  if (cells.length === 0)
    return refusal('14.22', 'no-cell', say`Write the rail hexes by which the divisions come: \`call CELLS\`.`);
  if (state.turn < numbers['front.firstTurn'])
    return refusal(
      '14.21',
      'too-early',
      say`The South-Western Front sends divisions from turn ${numbers['front.firstTurn']}; this is turn ${state.turn}.`,
    );
  if (cells.length > frontLeft(state)) {
    const message = say`${counted(cells.length, 'division')} called; ${frontLeft(state)} may come now: at most ${numbers['front.perTurn']} a turn and ${numbers['front.total']} a game, of which ${state.southWesternUsed} have come.`;
    return refusal('14.21', 'too-many', message);
  }
  const open = frontCells(state);
  const wrong = cells.find((cell) => !open.includes(cell));
  if (wrong !== undefined) {
    return refusal(
      '14.22',
      'wrong-entry',
      say`The South-Western Front does not come by ${state.label(wrong)}. ${openText(
        open.map((cell) => state.label(cell)),
        say`No rail hex of its edge is open now.`,
      )}`,
    );
  }
  return undefined;
}

function* callFront(state: State, { cells = [] }: Answer): Play {
  for (const cell of cells) {
    const division = state.muster.southWestern.at(state.southWesternUsed);
    if (division === undefined) return;
    if (!(yield* drawCounter(state, division, `${state.turn}/${SIDE_NAMES[SOVIET]}/draw/${state.name(division)}`)))
      return;
    state.southWesternUsed++;
    state.southWesternThisTurn++;
    enterMap(state, [division], cell);
    payForFront(state, division);
  }
}

/**
 * Returns the victory points that the Soviet side pays for a division that it calls, by its number from 1. The first
 * divisions cost fewer points than later ones [14.23].
 */
export const priceOfDivision = ({ numbers }: Pick<State, 'numbers'>, number: number): number =>
  number <= numbers['front.cheap'] ? numbers['front.cheapPoints'] : numbers['front.dearPoints'];

/** Charges the Soviet side the victory points for a division that it calls [14.23]. */
function payForFront(state: State, division: number): void {
  const points = priceOfDivision(state, state.southWesternUsed);
  const text = say`Division ${state.southWesternUsed} of the South-Western Front.`;
  state.points.push({ side: GERMAN, points, text, rule: cite('14.23'), turn: state.turn });
  state.emit('points', '14.23', () => ({
    side: GERMAN,
    text: say`${text} The German scores ${points}.`,
    pieces: [division],
    facts: { points },
  }));
}
