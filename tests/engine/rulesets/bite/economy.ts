import type { Attributes } from '../../../../engine/model/map.js';
import type { Clause, OrderModel, Placed } from '../../../../engine/model/orders.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import type { GameEvent } from '../../../../engine/play/records.js';
import { isRefusal, type Answer, type Decision, type Play, type Refusal } from '../../../../engine/play/moment.js';
import { productionPhase } from '../../../../engine/rulesets/bite/production/phase.js';
import { settleStores } from '../../../../engine/rulesets/bite/production/saving.js';
import { emptyStore, type Store } from '../../../../engine/rulesets/bite/vocabulary/resources.js';
import { drive } from '../pgg/drive.js';
import { field, type Field, type Sketch } from './sketch.js';

/** A sketch with orders and dice of a production phase. */
export interface Produced extends Sketch {
  /** Orders: `repair A (steps 1)`, `rebuild B to Berlin`, `save red 2`. A place is a hex or a name. */
  readonly orders?: readonly string[];
  readonly dice?: readonly number[];
  /** Points in store, as `set saved` has them: `{ Germany: [5, 1] }`. */
  readonly saved?: Readonly<Record<string, readonly number[]>>;
  /** Changes the position before the phase. */
  readonly given?: (at: Field) => void;
}

/** The result of a production phase. */
export interface ProductionResult extends Field {
  /** Rule and code of each refused order: `7.3 over-budget`. */
  readonly refused: readonly string[];
  readonly refusals: readonly Refusal[];
  readonly events: readonly GameEvent[];
  readonly store: (nation: string) => Store;
}

const COUNTRIES = {
  Reich: 'territory 0101..0116 0201..0216 0301..0316 (nation Germany)',
  Russia: 'territory 1001..1016 1101..1116 1201..1216 1301..1316 1401..1416 (nation Soviet Union)',
};

/** A German territory in the west and a Soviet one in the east, each with a capital that is its supply source. */
export const CAPITALS = {
  ...COUNTRIES,
  Berlin: 'capital 0104 (nation Germany, source Germany)',
  Siberia: 'capital 1404 (nation Soviet Union, source Soviet Union)',
};

/** Plays the production phase of a side with its orders, and then the saving of points. */
export function produce(sketch: Produced): ProductionResult {
  const at = setTable(sketch);
  return goOn(at, sketch);
}

export function setTable({ saved = {}, given, ...sketch }: Produced): Field {
  const settings = Object.fromEntries(Object.entries(saved).map(([nation, points]) => [`saved of ${nation}`, points]));
  const at = field({
    phase: 'production',
    ...sketch,
    places: { ...CAPITALS, ...sketch.places },
    settings: { ...settings, ...sketch.settings },
  });
  given?.(at);
  at.state.invalidateSupply();
  return at;
}

/** Plays the production phase at an existing position. */
export function goOn(at: Field, { orders = [], dice = [] }: Pick<Produced, 'orders' | 'dice'>): ProductionResult {
  const { refusals } = carryOut(at, productionPhase(at.state), { orders, dice });
  settleStores(at.state);
  at.state.clear('production');
  return {
    ...at,
    refusals,
    refused: refusals.map(({ rule, slug }) => `${rule} ${slug}`),
    events: at.state.drainEvents(),
    store: (nation) => at.state.stores[nation] ?? emptyStore(),
  };
}

/** Advances to the next month without playing the turn of the other side. */
export function nextMonth(at: Field): void {
  at.state.turn++;
  for (const occasion of ['player', 'turn'] as const) at.state.clear(occasion);
  at.state.invalidateSupply();
}

/** Plays a procedure; each decision takes the next order whose verb the decision offers. */
export function carryOut(
  at: Field,
  play: Play,
  { orders = [], dice = [] }: Pick<Produced, 'orders' | 'dice'>,
): { readonly refusals: readonly Refusal[]; readonly left: readonly string[] } {
  const waiting = [...orders];
  const refusals: Refusal[] = [];
  const answer = (decision: Decision): Answer | undefined => {
    for (;;) {
      const next = waiting.at(0);
      if (next === undefined || !decision.verbs.includes(next.split(' ')[0])) return undefined;
      waiting.shift();
      const read = decision.read(order(at, next));
      if (!isRefusal(read)) return read;
      refusals.push(read);
    }
  };
  drive(play, { dice, answer });
  return { refusals, left: waiting };
}

/** Returns a production order as the compiler would read it. */
export function order(at: Field, text: string): OrderModel {
  const [, head = '', parentheses] = /^([^(]*?)\s*(?:\((.*)\))?$/.exec(text) ?? [];
  const [first = '', ...behind] = head.split(/\s+(?=(?:to|with)\s)/);
  const [verb = '', ...rest] = first.split(/\s+/);
  const isOwn = ['research', 'factory', 'save'].includes(verb);
  const named = rest.join(' ');
  return {
    verb,
    ...(isOwn ? { ...NOTHING, words: rest.slice(0, 1), numbers: rest.slice(1).map(Number) } : thingsIn(at, named)),
    clauses: behind.map((clause): Clause => {
      const [preposition = '', ...words] = clause.split(/\s+/);
      return { preposition, ...thingsIn(at, words.join(' ')), words: [], numbers: [], source: NO_SOURCE };
    }),
    rolls: [],
    answers: [],
    citations: [],
    source: NO_SOURCE,
    verbSource: NO_SOURCE,
    attributes: attributesIn(parentheses),
  };
}

const NOTHING = { pieces: [], cells: [], path: [] };

/** Splits names at commas. Hexes and places become cells; other names become units and nations. */
function thingsIn({ state, cell }: Field, text: string): Pick<OrderModel, 'pieces' | 'cells' | 'path'> {
  const cells: Placed[] = [];
  const pieces = [];
  for (const name of text.split(',').map((one) => one.trim())) {
    if (name === '') continue;
    const place = [...state.ground.names].find(([, called]) => called === name)?.[0];
    if (place !== undefined || /^\d{4}$/.test(name)) cells.push({ cell: place ?? cell(name), source: NO_SOURCE });
    else pieces.push({ name, source: NO_SOURCE });
  }
  return { pieces, cells, path: [] };
}

const attributesIn = (text = ''): Attributes =>
  Object.fromEntries(
    text
      .split(',')
      .map((one) => one.trim().split(' '))
      .filter(([name]) => name !== '')
      .map(([name, ...rest]) => {
        const value = rest.join(' ');
        return [name, { value: value === '' ? true : /^\d+$/.test(value) ? Number(value) : value, source: NO_SOURCE }];
      }),
  );
