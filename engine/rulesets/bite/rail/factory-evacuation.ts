import { whyNot } from '../../../mechanics/bars.js';
import type { Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import type { OrderModel } from '../../../model/orders.js';
import { say } from '../../../model/say.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { canPay, pay, type Price } from '../production/stores.js';
import { evacuateFactory } from '../production/tracker.js';
import { refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { turnIn } from '../vocabulary/calendar.js';
import { LEADING } from '../vocabulary/nations.js';
import { SOVIET } from '../vocabulary/sides.js';
import { capacityLeft, countRail, INSIDE } from './capacity.js';
import { FARE } from './payers.js';
import { hasRail, trackBar } from './tracks.js';

type Colour = 'red' | 'blue';
const COLOURS: readonly Colour[] = ['red', 'blue'];
const isColour = (word: string | undefined): word is Colour => COLOURS.some((one) => one === word);

const factoriesIn = (state: State, cell: Cell, colour: Colour): number =>
  colour === 'red' ? state.redFactories[cell] : state.blueFactories[cell];

/**
 * Returns the price of evacuating a factory: the fare, multiplied by the number of rail movements that an evacuation
 * takes [16.2, 7.4.cost].
 */
export const fares = (state: State): Price => ({ yellow: state.numbers['rail.evacuation'] * (FARE.yellow ?? 0) });

const LAST_EVACUATION_TURN = turnIn(1941, 'December');

/** Returns why a factory may not be evacuated; undefined if it may [16.2]. */
function refuse(state: State, { cells: [cell] = [], choice }: Answer): Refusal | undefined {
  if (!state.plays('scorched-earth')) return whyNot(notPlayedBar('scorched-earth', 'not-played', '16.2'), state);
  if (state.side !== SOVIET) return refusal('16.2', 'soviet-alone', say`Only the Soviet player evacuates factories.`);
  if (state.turn > LAST_EVACUATION_TURN)
    return refusal('16.2', 'too-late', say`Factories may only be evacuated in 1941.`);
  if (cell === undefined || !isColour(choice))
    return refusal('16.2', 'no-factory', say`Name the colour and the place of the factory: \`evacuate red Kharkov\`.`);
  const place = state.label(cell);
  if (state.control[cell] !== SOVIET || factoriesIn(state, cell, choice) === 0)
    return refusal('16.2', 'no-factory', say`${place} has no ${choice} Soviet factory.`);
  const blocked = trackBar(state, SOVIET, cell);
  if (!hasRail(state, cell)) return refusal('7.4', 'no-rail', say`${place} is not on a railway.`);
  if (blocked !== undefined)
    return refusal('7.4', 'blocked', say`No train can leave ${place}: ${blocked.text(state, SOVIET, cell)}.`);
  const needed = state.numbers['rail.evacuation'];
  const left = capacityLeft(state, SOVIET, INSIDE);
  if (left < needed)
    return refusal(
      '16.2',
      'no-capacity',
      say`Evacuating a factory takes ${needed} rail movements; ${Math.max(0, left)} are left.`,
    );
  return canPay(state, LEADING[SOVIET], fares(state))
    ? undefined
    : refusal(
        '7.4.cost',
        'not-paid',
        say`Evacuating a factory costs ${needed} yellow points for its ${needed} rail movements, which cannot be paid.`,
      );
}

const places = (state: State): Cell[] =>
  [...state.redFactories.keys()].filter((cell) => state.redFactories[cell] + state.blueFactories[cell] > 0);

/** `evacuate red Kharkov`: evacuates a Soviet factory by rail [16.2]. */
export const evacuating = action<State>({
  verbs: ['evacuate'],
  legal: (state) =>
    state.plays('scorched-earth') && state.side === SOVIET
      ? places(state)
          .flatMap((cell) => COLOURS.map((choice): Answer => ({ verb: 'evacuate', cells: [cell], choice })))
          .filter((answer) => refuse(state, answer) === undefined)
      : [],
  answer(_state, order: OrderModel) {
    const several = refuseSeveral('16.2', order, 'hex');
    if (several !== undefined) return several;
    const [choice] = order.words ?? [];
    return {
      verb: 'evacuate',
      cells: writtenCells(order),
      ...(choice !== undefined && { choice }),
    };
  },
  whyNot: refuse,
  perform(state, { cells: [cell] = [], choice }) {
    if (!isColour(choice)) return undefined;
    pay(state, LEADING[SOVIET], fares(state));
    countRail(state, INSIDE, state.numbers['rail.evacuation']);
    evacuateFactory(state, cell, choice);
    state.emit('evacuate', '16.2', () => ({
      side: SOVIET,
      text: say`A ${choice} factory leaves ${state.label(cell)}.`,
      cells: [cell],
      facts: { [choice]: factoriesIn(state, cell, choice) },
    }));
    return undefined;
  },
});
