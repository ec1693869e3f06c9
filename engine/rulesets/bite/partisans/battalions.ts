import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { memoize } from '../../../mechanics/memoize.js';
import type { Explained } from '../../../model/ledger.js';
import { count } from '../../../model/words.js';
import { bar, explain } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { countryOf, isMajorCity, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { turnIn } from '../vocabulary/calendar.js';
import { AXIS, SOVIET } from '../vocabulary/sides.js';
import { LEADING } from '../vocabulary/nations.js';
import { inZone } from '../zones/zones.js';

/** Soviet cities that may breed partisans: not those of recent acquisitions [29.1]. */
const citiesOn = memoize((ground: Ground) =>
  [...ground.city.keys()].filter(
    (cell) => ground.city[cell] > 0 && isSoviet(ground, cell) && ground.acquired[cell] === 0,
  ),
);
const isSoviet = (ground: Ground, cell: Cell): boolean => countryOf(ground, cell) === LEADING[SOVIET];

/** Battalions that may be placed in a turn: by Soviet cities the Axis holds and leaves without a garrison [29.1, 27.0.axis]. */
export function partisansOf(state: State): Explained {
  const held = citiesOn(state.ground).filter((cell) => state.control[cell] === AXIS);
  const bare = held.filter((cell) => state.landUnits[AXIS][cell] === 0);
  const guarded = held.length - bare.length;
  const major = bare.filter((cell) => isMajorCity(state.ground, cell)).length;
  const minor = bare.length - major;
  const by = state.numbers['partisans.minor'];
  const many = explain(
    Math.floor(minor / by),
    `a battalion for each ${by} of ${minor} minor cities without garrison`,
    '29.1',
  ).plus(major, 'major cities without garrison', '29.1');
  return guarded === 0 ? many : many.note(`none for ${count(guarded, 'city', 'cities')} with a garrison`, '27.0.axis');
}

const sum = (values: Uint8Array): number => {
  let all = 0;
  for (const value of values) all += value;
  return all;
};

/** How many may be placed still: of this turn’s, and of all that may be on the map [29.1.limit]. */
export const partisansLeft = (state: State): number =>
  Math.min(partisansOf(state).value - sum(state.partisansNew), state.numbers['partisans.most'] - sum(state.partisans));

/** Whether the option is played and partisans have risen [29.0]. */
export const arePartisansUp = (state: State): boolean =>
  state.plays('partisans') && state.turn >= turnIn(1941, 'September');

type Placing = Bar<BiteRule, [state: State, cell: Cell]>;
const placing = (rule: BiteRule, slug: string, tell: (state: State, cell: Cell) => string): Placing =>
  bar(rule, slug, tell);
const notTheirs = placing(
  '29.1.place',
  'not-held-by-axis',
  (state, cell) => `${state.label(cell)} is no Soviet hex that the Axis holds: partisans rise there alone.`,
);
const watched = placing(
  '29.1.place',
  'axis-zone',
  (state, cell) => `Axis units are in ${state.label(cell)}, or their ZOC is.`,
);
const beyondArea = placing(
  'SBE.short',
  'beyond-area',
  (state, cell) => `${state.label(cell)} lies beyond the area of the scenario.`,
);
const nowhere = placing('29.1.place', 'closed-hex', (state, cell) => `Nobody enters ${state.label(cell)}.`);
const twice = placing(
  '29.1.limit',
  'placed-this-turn',
  (state, cell) =>
    `A battalion has been placed in ${state.label(cell)} this turn: others join those of earlier turns alone.`,
);
const full = placing(
  '29.1.limit',
  'full-hex',
  (state, cell) =>
    `${state.partisans[cell]} battalions are in ${state.label(cell)} already; ${state.numbers['partisans.hex']} may be.`,
);

/** Why no battalion is placed in a hex; undefined where one may be [29.1.place, 29.1.limit]. */
export function placingBar(state: State, cell: Cell): Placing | undefined {
  const { ground } = state;
  if (ground.closed[cell] === 1) return nowhere;
  if (ground.beyond?.[cell] === 1) return beyondArea;
  if (state.control[cell] !== AXIS || !isSoviet(ground, cell)) return notTheirs;
  if (state.count[cell] > 0 || inZone(state, AXIS, cell)) return watched;
  if (state.partisansNew[cell] > 0) return twice;
  return state.partisans[cell] >= state.numbers['partisans.hex'] ? full : undefined;
}

/** So many battalions are in a hex now, which changes lines. */
export function setPartisans(state: State, cell: Cell, battalions: number): void {
  state.partisans[cell] = battalions;
  state.invalidateSupply();
}
