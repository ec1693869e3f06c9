import { say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { choice, pickOne } from '../../../mechanics/choice.js';
import type { OrderModel } from '../../../model/orders.js';
import { ask, roll, type Answer, type Play } from '../../../play/moment.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { list } from '../../../model/words.js';
import { cite, refusal } from '../rulebook/refusal.js';
import type { Building } from '../state/fields.js';
import { countryOf, isMajorCity } from '../state/ground.js';
import type { State } from '../state/state.js';
import { cellsOfPlace } from '../../../model/places.js';
import { LEADING } from '../vocabulary/nations.js';
import { SIDES } from '../vocabulary/sides.js';
import { cellGiven, DIE_FACES } from '../vocabulary/tables.js';

export type FactoryColour = Building['colour'];

/** The name of a factory, by its colour. */
export const FACTORY_OF: Readonly<Record<FactoryColour, string>> = {
  red: 'red factory',
  blue: 'blue factory',
  black: 'black factory',
};

/**
 * Puts factories under construction on the tracker at the start of play. The setting `factories`, as in `set factories
 * of Germany = 5, 4, 1`, gives the number of factories. The setting `factories.progress` gives the box of the tracker
 * in which all of them begin [15.1.campaign].
 */
export function beginTracker(state: State): void {
  if (!state.plays('factories')) return;
  const box = Number(state.setting('factories.progress') ?? 0);
  state.buildings = LEADING.map((nation) => {
    const counts = state.settingsOf('factories', { of: nation }) ?? [];
    return (['red', 'blue', 'black'] as const).flatMap((colour, at) =>
      Array.from({ length: Number(counts[at] ?? 0) }, (): Building => ({
        colour,
        box,
        isEvacuated: false,
        paid: false,
      })),
    );
  });
}

const setBuildings = (state: State, side: number, buildings: readonly Building[]): void => {
  state.buildings = state.buildings.map((own, index) => (index === side ? [...buildings] : own));
};

/** Adds a factory to the tracker of a side. An evacuated factory starts on box 8 [16.2.new]. */
export function addToTracker(state: State, side: number, building: Building): void {
  setBuildings(state, side, [...state.buildings[side], building]);
}

/** Removes a factory from a hex and puts it on the tracker [16.2, 16.2.new]. */
export function evacuateFactory(state: State, cell: Cell, colour: 'red' | 'blue'): void {
  const factories = colour === 'red' ? state.redFactories : state.blueFactories;
  factories[cell]--;
  addToTracker(state, state.side, { colour, box: state.numbers['factory.evacuated'], isEvacuated: true, paid: true });
}

/**
 * Starts a month on the tracker: evacuated factories advance one box free of charge, and all factories count as not yet
 * paid for [15.1, 16.2.new].
 */
export function* advanceTracker(state: State): Play {
  const { side } = state;
  setBuildings(
    state,
    side,
    state.buildings[side].map((one) => ({ ...one, paid: false, box: one.isEvacuated ? one.box + 1 : one.box })),
  );
  yield* placeFinished(state, undefined);
}

/**
 * Places new factories that have reached the last box of the factory tracker, and removes them from it [15.1.place,
 * 16.2.new].
 */
export function* placeFinished(state: State, order: OrderModel | undefined): Play {
  const { side } = state;
  const isDone = ({ box }: Building): boolean => box >= state.numbers['factory.boxes'];
  for (const building of state.buildings[side].filter(isDone)) yield* placeFactory(state, building.colour, order);
  setBuildings(
    state,
    side,
    state.buildings[side].filter((one) => !isDone(one)),
  );
}

/** Returns whether a city of the phasing side has room for another new factory [15.1.place]. */
const hasRoom = (state: State, cell: Cell): boolean =>
  state.control[cell] === state.side && state.newFactories[cell] < state.ground.limit[cell];

/**
 * Returns the cities where new factories may be placed for a die roll, as given by the scenario's table `factories`
 * [15.1.place].
 */
function citiesFor(state: State, die: number): Cell[] {
  const names = cellGiven(state.scenario.tables, 'factories', String(die), LEADING[state.side]) ?? '';
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .flatMap((name) => cellsOfPlace(state.ground.map, name).slice(0, 1));
}

/**
 * Places a new factory. A die roll selects the city from the card of new factories. If all cities on the card are full,
 * the factory may go to any city at home [15.1.place, 15.1.full].
 */
function* placeFactory(state: State, colour: FactoryColour, order: OrderModel | undefined): Play {
  const { side } = state;
  const card = Array.from({ length: DIE_FACES }, (_, i) => citiesFor(state, i + 1));
  const isFull =
    state.built[side] >= state.numbers['factory.most'] ||
    !card.some((cities) => cities.some((cell) => hasRoom(state, cell)));
  let cities: Cell[] = isFull ? homeCities(state) : [];
  for (let time = 1; cities.length === 0 && !isFull; time++) {
    const die = yield* roll({
      address: `${state.address}/factory ${state.built[side] + 1}${time > 1 ? ` #${time}` : ''}`,
      rule: cite('15.1.place'),
      sides: DIE_FACES,
      purpose: say`place of a new ${term(FACTORY_OF[colour])}`,
      order,
    });
    cities = card[die - 1].filter((cell) => hasRoom(state, cell));
  }
  if (cities.length === 0) return; // A country without cities has no place for a factory.
  const cell = cities.length === 1 ? cities[0] : yield* choosePlace(state, cities, order);
  const factories = { red: state.redFactories, blue: state.blueFactories, black: state.blackFactories }[colour];
  factories[cell]++;
  state.newFactories[cell]++;
  state.built = state.built.map((count, index) => (index === side ? count + 1 : count));
  state.emit('factory', '15.1.place', () => ({
    text: say`A new ${term(FACTORY_OF[colour])} is placed in ${state.ground.names.get(cell) ?? state.label(cell)}.`,
    cells: [cell],
    facts: { colour },
  }));
}

/** Lists home cities of the phasing side; major cities come first. */
function homeCities({ ground, control, side }: State): Cell[] {
  const cells = [...ground.city.keys()].filter(
    (cell) => ground.city[cell] > 0 && control[cell] === side && countryOf(ground, cell) === LEADING[side],
  );
  const great = cells.filter((cell) => isMajorCity(ground, cell));
  return [...great, ...cells.filter((cell) => !great.includes(cell))];
}

/** Asks the owner to choose one of several cities [15.1.place]. */
function* choosePlace(state: State, cities: readonly Cell[], within: OrderModel | undefined): Play<Cell> {
  const name = (cell: Cell): string => state.ground.names.get(cell) ?? state.label(cell);
  const answers = (): Answer[] => cities.map((cell) => ({ verb: 'choose', cells: [cell] }));
  const { cells: [chosen] = [] } = yield* ask(
    choice({
      address: `${state.address}/location ${state.built[state.side] + 1}`,
      side: SIDES[state.side],
      rule: cite('15.1.place'),
      question: 'location',
      prompt: say`${term(SIDES[state.side])}: where is the new factory placed?`,
      verbs: ['choose'],
      within,
      secret: state.isFoggy || undefined,
      options: answers,
      pick: (random) => pickOne(answers(), random),
      answer: (order) => refuseSeveral('15.1', order, 'hex') ?? { verb: 'choose', cells: writtenCells(order) },
      whyNot: ({ cells: [cell] = [] }) =>
        cell !== undefined && cities.includes(cell)
          ? undefined
          : refusal('15.1.place', 'no-room', say`The factory must be placed in ${list(cities.map(name), 'or')}.`),
      describe: ({ cells: [cell] = [] }) => `choose ${cell === undefined ? '' : state.label(cell)}`,
    }),
  );
  return chosen;
}
