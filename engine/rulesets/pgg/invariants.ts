import { GERMAN, SIDE_NAMES, SOVIET } from './pieces.js';
import { excessIn, overstackedText } from './stacking.js';
import { GERMAN_MARKER, RAIL_CUT, SOVIET_MARKER, type State } from './state.js';
import { markersOf } from './interdiction.js';
import { takeStock } from './zones.js';

/** What must be true whatever was played, at any time or only when a phase is over; broken ones in words. */
export function brokenInvariants(state: State, when: 'any time' | 'phase end'): string[] {
  return [
    ...listsAreWhole(state),
    ...zonesAreTrue(state),
    ...(when === 'phase end' ? stacksAreLegal(state) : []),
    ...unitsAreSound(state),
    ...countersAreKept(state),
    ...markersAreFew(state),
    ...stepsNeverGrow(state),
  ];
}

/** Every unit stands in one cell and its cell knows it; no cell holds both sides [6.21]. */
function listsAreWhole(state: State): string[] {
  const broken: string[] = [];
  let listed = 0;
  for (let cell = 0; cell < state.count.length; cell++) {
    const units = state.unitsIn(cell);
    listed += units.length;
    if (units.length !== state.count[cell])
      broken.push(`${state.label(cell)} counts ${state.count[cell]} units and lists ${units.length}`);
    for (const piece of units) {
      if (state.cell[piece] !== cell)
        broken.push(`${state.name(piece)} is listed in ${state.label(cell)} but stands elsewhere`);
      if (state.piece(piece).side !== state.owner[cell])
        broken.push(`${state.name(piece)} stands in ${state.label(cell)}, owned by the other side`);
    }
  }
  const onMap = state.pieces.filter(({ index }) => state.onMap(index)).length;
  if (listed !== onMap) broken.push(`${onMap} units are on the map, ${listed} are listed`);
  return broken;
}

/** ZOC and marks kept up by every move are those a fresh look gives [8.0]. */
function zonesAreTrue(state: State): string[] {
  const kept = [...state.zone, ...state.marks, ...state.lineOpen].map((array) => array.slice());
  takeStock(state);
  const names = ['Soviet zones', 'German zones', 'Soviet marks', 'German marks', 'Soviet lines', 'German lines'];
  return [...state.zone, ...state.marks, ...state.lineOpen].flatMap((array, i) => {
    const cell = array.findIndex((value, at) => value !== kept[i]?.[at]);
    return cell < 0 ? [] : [`${names[i]} of ${state.label(cell)} are ${kept[i]?.[cell]}, should be ${array[cell]}`];
  });
}

/** No hex holds more than may stack once its owner's movement or combat phase is over [7.1, 7.2]. */
function stacksAreLegal(state: State): string[] {
  const checked =
    state.phase !== 'setup' &&
    (state.turn > 1 || state.side === GERMAN || state.phase !== 'movement' || state.phasesDone > 0);
  if (!checked) return [];
  const broken: string[] = [];
  for (let cell = 0; cell < state.count.length; cell++) {
    if (excessIn(state, cell) > 0 && state.owner[cell] === state.side) broken.push(overstackedText(state, cell));
  }
  return broken;
}

/** Steps stay within the counter's, nobody has points below 0, no Soviet stands in the closed west unless it began there [6.4, 9.61]. */
function unitsAreSound(state: State): string[] {
  return state.pieces.flatMap(({ index, name, faces, side, arrival }) => {
    const broken: string[] = [];
    if (faces.length > 0 && state.step[index] >= faces.length) broken.push(`${name} stands on a step it does not have`);
    if (state.left[index] < 0) broken.push(`${name} has ${state.left[index]} half points left`);
    const cell = state.cell[index];
    const closed =
      cell >= 0 &&
      side === SOVIET &&
      state.ground.western[cell] === 1 &&
      state.turn <= state.numbers['westColumns.lastTurn'];
    if (closed && state.turn > 0 && arrival >= 0)
      broken.push(`${name} stands in the closed west, in ${state.label(cell)}`);
    return broken;
  });
}

/** Counters drawn, left and piled up are those of the mix [12.4, 14.14]. */
function countersAreKept(state: State): string[] {
  return state.muster.pools.flatMap((pool) => {
    const all = pool.counts.reduce((sum, count) => sum + count, 0);
    const left = state.poolLeft[pool.index]?.reduce((sum, count) => sum + count, 0) ?? 0;
    const piled = state.pile[pool.index]?.reduce((sum, count) => sum + count, 0) ?? 0;
    const drawn = state.pieces.filter(
      ({ index, pool: own, fixedFace }) =>
        own === pool.index && fixedFace < 0 && state.face[index] >= 0 && isInHand(state, index),
    ).length;
    const fixed = state.pieces.some(({ pool: own, fixedFace }) => own === pool.index && fixedFace >= 0);
    return fixed || left + piled + drawn === all
      ? []
      : [`${pool.kind} counters: ${left} left, ${piled} piled up and ${drawn} drawn are not the ${all} of the mix`];
  });
}

/** A counter that lies neither in the pool nor in the pile. */
function isInHand(state: State, piece: number): boolean {
  const cell = state.cell[piece];
  return cell >= 0 || cell === -2;
}

/** No more markers than there are, one German marker to a hex [13.1, 13.33, 13.41, 6.37]. */
function markersAreFew(state: State): string[] {
  const broken: string[] = [];
  const { numbers } = state;
  const limits = [
    [GERMAN_MARKER, numbers['interdiction.german'], SIDE_NAMES[GERMAN]],
    [SOVIET_MARKER, numbers['interdiction.soviet'], SIDE_NAMES[SOVIET]],
  ] as const;
  for (const [marker, most, side] of limits) {
    const laid = markersOf(state, marker).length;
    if (laid > most) broken.push(`${laid} ${side} interdiction markers lie; there are ${most}`);
    if (laid !== state.markersLaid[marker === GERMAN_MARKER ? GERMAN : SOVIET])
      broken.push(`${laid} ${side} interdiction markers lie, ${state.markersLaid.join(' and ')} are counted`);
  }
  const cuts = state.railClosedUntil.filter((until) => until === RAIL_CUT).length;
  if (cuts !== state.railMarkers || cuts > numbers['rail.cuts'])
    broken.push(`${cuts} rail cuts lie, ${state.railMarkers} are counted of ${numbers['rail.cuts']}`);
  return broken;
}

/** What the steps were when they were last looked at, and when that was. */
const seen = new WeakMap<State, { readonly when: number; readonly step: Uint8Array }>();

/** Nobody regains a step [9.61]. */
function stepsNeverGrow(state: State): string[] {
  const when = state.turn * 100 + state.phasesDone;
  const before = seen.get(state);
  seen.set(state, { when, step: state.step.slice() });
  if (before === undefined || before.when > when) return [];
  return state.pieces.flatMap(({ index, name }) =>
    state.step[index] < before.step[index] ? [`${name} regained a step`] : [],
  );
}
