import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { memoize } from '../../../mechanics/memoize.js';
import type { Explained } from '../../../model/ledger.js';
import { counted, say } from '../../../model/say.js';
import { bar, explain } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { countryOf, isMajorCity, type Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { turnIn } from '../vocabulary/calendar.js';
import { AXIS, SOVIET } from '../vocabulary/sides.js';
import { LEADING } from '../vocabulary/nations.js';
import { inZone } from '../zones/zones.js';

/** Lists Soviet cities in which partisans appear. Cities in recently acquired territory are excluded [29.1]. */
const citiesOn = memoize((ground: Ground) =>
  [...ground.city.keys()].filter(
    (cell) => ground.city[cell] > 0 && isSoviet(ground, cell) && ground.acquired[cell] === 0,
  ),
);
const isSoviet = (ground: Ground, cell: Cell): boolean => countryOf(ground, cell) === LEADING[SOVIET];

/**
 * Explains the number of battalions that may be placed in a turn. It depends on the Soviet cities that the Axis holds
 * without a garrison [29.1, 27.0.axis].
 */
export function partisansOf(state: State): Explained {
  const axisCities = citiesOn(state.ground).filter((cell) => state.control[cell] === AXIS);
  const bare = axisCities.filter((cell) => state.landUnits[AXIS][cell] === 0);
  const guarded = axisCities.length - bare.length;
  const major = bare.filter((cell) => isMajorCity(state.ground, cell)).length;
  const minor = bare.length - major;
  const by = state.numbers['partisans.minor'];
  const many = explain(
    Math.floor(minor / by),
    say`a battalion for each ${by} of ${minor} minor cities without garrison`,
    '29.1',
  ).plus(major, 'major cities without garrison', '29.1');
  return guarded === 0
    ? many
    : many.note(say`none for ${counted(guarded, 'city', 'cities')} with a garrison`, '27.0.axis');
}

const sum = (values: Uint8Array): number => {
  let all = 0;
  for (const value of values) all += value;
  return all;
};

/**
 * Returns how many battalions may still be placed. The limits are this turn’s number and the total on the map
 * [29.1.limit].
 */
export const partisansLeft = (state: State): number =>
  Math.min(partisansOf(state).value - sum(state.partisansNew), state.numbers['partisans.most'] - sum(state.partisans));

/** Returns whether the option `partisans` is in play and the first month of partisans has come [29.0]. */
export const arePartisansUp = (state: State): boolean =>
  state.plays('partisans') && state.turn >= turnIn(1941, 'September');

type PlacingBar = Bar<BiteRule, [state: State, cell: Cell]>;
const placing = (rule: BiteRule, slug: string, text: (state: State, cell: Cell) => string): PlacingBar =>
  bar(rule, slug, text);
const notTheirs = placing(
  '29.1.place',
  'not-held-by-axis',
  (state, cell) => say`${state.label(cell)} is not a Soviet hex held by the Axis, and partisans rise only there.`,
);
const watched = placing(
  '29.1.place',
  'axis-zone',
  (state, cell) => say`${state.label(cell)} contains Axis units or is in their ZOC.`,
);
const beyondArea = placing(
  'SBE.short',
  'beyond-area',
  (state, cell) => say`${state.label(cell)} is outside the area of the scenario.`,
);
const nowhere = placing('29.1.place', 'closed-hex', (state, cell) => say`No unit may enter ${state.label(cell)}.`);
const twice = placing(
  '29.1.limit',
  'placed-this-turn',
  (state, cell) =>
    say`A battalion was placed in ${state.label(cell)} this turn; another battalion may only join one that was placed in an earlier turn.`,
);
const full = placing(
  '29.1.limit',
  'full-hex',
  (state, cell) =>
    say`${state.partisans[cell]} battalions are in ${state.label(cell)} already; a hex may contain at most ${state.numbers['partisans.hex']}.`,
);

/** Returns why no battalion may be placed in a hex; undefined if one may be placed [29.1.place, 29.1.limit]. */
export function placingBar(state: State, cell: Cell): PlacingBar | undefined {
  const { ground } = state;
  if (ground.closed[cell] === 1) return nowhere;
  if (ground.beyond?.[cell] === 1) return beyondArea;
  if (state.control[cell] !== AXIS || !isSoviet(ground, cell)) return notTheirs;
  if (state.count[cell] > 0 || inZone(state, AXIS, cell)) return watched;
  if (state.partisansNew[cell] > 0) return twice;
  return state.partisans[cell] >= state.numbers['partisans.hex'] ? full : undefined;
}

/** Sets the number of battalions in a hex and marks the supply of both sides for recomputation. */
export function setPartisans(state: State, cell: Cell, battalions: number): void {
  state.partisans[cell] = battalions;
  state.invalidateSupply();
}
