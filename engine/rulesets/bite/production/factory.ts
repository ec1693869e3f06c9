import { say, term } from '../../../model/say.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { action } from '../../../mechanics/action.js';
import type { Answer, Play } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { bar } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { LEADING } from '../vocabulary/nations.js';
import { AXIS } from '../vocabulary/sides.js';
import { costBar, priced, spend } from './payment.js';
import { FACTORY_OF, placeFinished, addToTracker, type FactoryColour } from './tracker.js';

const VERB = 'factory';
const FACTORIES: readonly FactoryColour[] = ['red', 'blue', 'black'];
/** Price of one payment towards a new factory. */
export const POINT = priced({ yellow: 1 });

const isColour = (word: string | undefined): word is FactoryColour => FACTORIES.some((colour) => colour === word);

/**
 * Defines the order `factory red`, which pays a yellow point for a new factory. The point goes to the most advanced
 * factory of the colour that is not yet paid for in this turn [15.1].
 */
export const building: OrderKind<State> = action<State>({
  verbs: [VERB],
  legal: (state) =>
    FACTORIES.map((colour): Answer => ({ verb: VERB, choice: colour })).filter(
      (answer) => buildingBar(state, answer) === undefined,
    ),
  answer: (_, { words: [choice] = [] }) => ({ verb: VERB, ...(choice !== undefined && { choice }) }),
  whyNot: (state, answer) => whyNot(buildingBar(state, answer), state),
  perform: (state, answer) => payForFactory(state, answer),
});

const notPlayed = notPlayedBar('factories', 'no-factories');
const noColour: BuildingBar = bar(
  '15.0',
  'no-colour',
  () => say`Name the colour of the factory: ${FACTORIES.join(', ')}.`,
);
const germanyAlone: BuildingBar = bar('15.0', 'germany-alone', () => say`Only Germany builds black factories.`);

type BuildingBar = Bar<string, [state: State]>;

function buildingBar(state: State, { choice }: Answer): BuildingBar | undefined {
  if (!state.plays('factories')) return notPlayed;
  if (!isColour(choice)) return noColour;
  if (choice === 'black' && state.side !== AXIS) return germanyAlone;
  return costBar(state, LEADING[state.side], POINT, () => say`A ${term(FACTORY_OF[choice])}`);
}

function* payForFactory(state: State, { choice, order }: Answer): Play {
  if (!isColour(choice)) return;
  const { side, numbers } = state;
  const own = state.buildings[side];
  const unpaid = own.filter(({ colour, paid, isEvacuated }) => colour === choice && !paid && !isEvacuated);
  const furthest = unpaid.reduce((best, one) => Math.max(best, one.box), -1);
  const chosen = unpaid.find(({ box }) => box === furthest);
  const box = (chosen?.box ?? 0) + 1;
  if (chosen === undefined) addToTracker(state, side, { colour: choice, box, isEvacuated: false, paid: true });
  else
    state.buildings = state.buildings.map((all, index) =>
      index === side ? all.map((one) => (one === chosen ? { ...one, box, paid: true } : one)) : all,
    );
  spend(state, LEADING[side], POINT, {
    kind: VERB,
    rule: '15.1',
    text: say`A ${term(FACTORY_OF[choice])} is on box ${box} of ${numbers['factory.boxes']}.`,
  });
  yield* placeFinished(state, order);
}
