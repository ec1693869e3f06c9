import type { Answer } from '../../../play/moment.js';
import { isSupreme, servicesLeft, servicesOf } from '../command/points.js';
import { readAid } from '../production/aid.js';
import { POINT as CENTRE } from '../production/centre-orders.js';
import { POINT as FACTORY } from '../production/factory.js';
import { owedFor } from '../production/leaving.js';
import { limitOf } from '../production/placement.js';
import { purseOf, type Priced } from '../production/prices.js';
import { costTo, purseAt } from '../production/rebuild.js';
import { POINT as RESEARCH, progressIn } from '../production/research.js';
import { stepPrice, stepsOf } from '../production/repair.js';
import { dueOf, less, pointsText, shortOf, storeOf, sum, type Price, type Purse } from '../production/stores.js';
import { movementsLeft } from '../rail/by-rail.js';
import { FARE, isFree } from '../rail/payers.js';
import { NOWHERE } from '../../../board/board.js';
import type { State } from '../state/state.js';
import { LEADING } from '../vocabulary/nations.js';
import { COLOURS, emptyStore } from '../vocabulary/resources.js';

/** `2 yellow; 3 yellow left`: what is paid from a store, and what stays there of the same colours; undefined when it is not there. */
function paid(state: State, purse: Purse, price: Price): string | undefined {
  if (shortOf(state, purse, price) !== undefined) return undefined;
  const due = dueOf(state, purse, price);
  const left = less(storeOf(state, purse), due);
  const ofThese = Object.fromEntries(COLOURS.filter((colour) => due[colour]).map((colour) => [colour, left[colour]]));
  return `${pointsText(due)}; ${pointsText(ofThese)} left`;
}

const byLeader = (state: State, { price }: Priced): string | undefined => paid(state, LEADING[state.side], price);
const behind = (before: string, text: string | undefined): string | undefined => text && `${before}${text}`;

type Told = (state: State, answer: Answer) => string | undefined;

/** What each order takes, and what it leaves of that. */
const OUTLAYS: Readonly<Partial<Record<string, Told>>> = {
  repair(state, { pieces = [], choice }) {
    const purses = new Map<Purse, Price>();
    for (const piece of pieces) {
      const { price } = stepPrice(state, piece, stepsOf(state, piece, choice));
      const purse = purseOf(state, piece);
      purses.set(purse, sum(purses.get(purse) ?? emptyStore(), price));
    }
    const texts = [...purses].map(([purse, price]) => paid(state, purse, price));
    if (!texts.every((text) => text !== undefined)) return undefined;
    const [piece] = pieces;
    if (pieces.length > 1) return texts.join(', ');
    const { strength } = state.piece(piece).steps[state.step[piece] - stepsOf(state, piece, choice)];
    return `to ${strength} for ${texts.join(', ')}`;
  },
  rebuild(state, { pieces: [piece] = [], cells: [cell = NOWHERE] = [], choice }) {
    const step = Number(choice) - 1;
    const text = paid(state, purseAt(state, piece, cell), costTo(state, piece, step).price);
    return behind(`at ${state.piece(piece).steps[step].strength} for `, text);
  },
  release: (state, { pieces = [] }) =>
    pieces.length === 1 ? paid(state, state.piece(pieces[0]).nation, owedFor(state, pieces[0]).price) : undefined,
  place(state, { cells: [cell] = [] }) {
    if (cell === undefined || state.ground.city[cell] === 0) return 'free';
    return `free; ${state.ground.names.get(cell) ?? state.label(cell)} takes ${limitOf(state, cell) - state.newUnits[cell] - 1} more`;
  },
  aid(state, { choice }) {
    const { points } = readAid(choice);
    return paid(state, LEADING[state.side], points);
  },
  research: (state, { choice = '' }) => behind(`${progressIn(state, choice)} for `, byLeader(state, RESEARCH)),
  factory: (state) => byLeader(state, FACTORY),
  restore: (state) => byLeader(state, CENTRE),
  save: (_, { choice = '' }) => `${choice.split(' ').reverse().join(' ')} at most`,
  rail(state, { pieces: [piece] = [], cells: [to] = [], choice }) {
    const left = to === undefined ? '' : behind('; ', movementsLeft(state, piece, to, choice));
    if (choice === undefined) return paid(state, state.piece(piece).nation, FARE)?.concat(left ?? '');
    return `${isFree(state, piece, choice) ? 'an action' : 'an action point'} of ${choice}${left ?? ''}`;
  },
  activate(state, { pieces: [hq, ...units] = [] }) {
    const word = isSupreme(state, hq) ? 'actions' : 'units';
    const { value } = servicesOf(state, hq);
    if (units.length === 0) return `commands ${value} ${word}`;
    const left = servicesLeft(state, hq) - units.length;
    return left < 0 ? undefined : `${left} of ${value} ${word} left`;
  },
};

/** What an order takes of points, trains and commands, and what it leaves; undefined when it takes nothing, or more than there is. */
export const outlayOf = (state: State, answer: Answer): string | undefined => OUTLAYS[answer.verb]?.(state, answer);
