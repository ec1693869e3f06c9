import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { turnNumber } from '../../../model/calendar.js';
import { say } from '../../../model/say.js';
import { bar } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { countryOf } from '../state/ground.js';
import type { State } from '../state/state.js';
import { calendar, turnIn } from '../vocabulary/calendar.js';
import { AXIS, SIDES, SOVIET } from '../vocabulary/sides.js';

/** Returns the places whose capture makes their country surrender [37.0]. */
const corridorCells = ({ ground }: State): readonly Cell[] => ground.roles.corridor.map(({ cell }) => cell);

/** Returns whether a hex lies in Persia, through which the Lend-Lease corridor leads. */
export function isPersia(state: State, cell: Cell): boolean {
  const country = countryOf(state.ground, cell);
  return country !== '' && corridorCells(state).some((prize) => countryOf(state.ground, prize) === country);
}

/**
 * Reads the status of Persia before play from `set persia`: `neutral`, `axis`, or the month in which Persia fell
 * [37.0].
 */
export function beginPersia(state: State): void {
  const status = state.setting('persia');
  state.persiaFell = status === undefined ? 0 : (turnNumber(String(status), calendar) ?? 0);
}

/** Makes Persia a minor Axis power without units, from August 1941 on [37.0]. */
export function persiaJoins(state: State): void {
  const status = state.setting('persia');
  const hasJoined = status === 'axis' || (status !== 'neutral' && state.turn >= turnIn(1941, 'August'));
  if (!state.plays('persia') || state.persiaFell > 0 || !hasJoined) return;
  transferPersia(state, AXIS, NO_SIDE);
}

/**
 * Makes Persia surrender as soon as the Soviets control all corridor places. The Soviets then control the whole country
 * [37.0].
 */
export function checkFallOfPersia(state: State): void {
  if (!state.plays('persia') || state.persiaFell > 0) return;
  const places = corridorCells(state);
  if (places.length === 0 || !places.every((cell) => state.control[cell] === SOVIET)) return;
  state.persiaFell = state.turn;
  transferPersia(state, SOVIET, AXIS);
  state.emit('surrender', '37.0', () => ({
    side: SOVIET,
    text: say`Persia surrenders.`,
    cells: places,
    facts: { outcome: 'Persia', owner: SIDES[SOVIET] },
  }));
}

function transferPersia(state: State, side: number, from: number): void {
  for (let cell = 0; cell < state.control.length; cell++)
    if (state.control[cell] === from && state.count[cell] === 0 && isPersia(state, cell)) state.setControl(cell, side);
}

/**
 * Returns the first turn in which points arrive through Persia; Infinity before Persia falls. Without the option,
 * Persia counts as fallen in August 1941 [34.0.persia, 37.0.corridor, A46].
 */
export function persianPointsFrom(state: State): number {
  const fell = state.plays('persia') ? state.persiaFell : turnIn(1941, 'August');
  if (fell === 0) return Infinity;
  const opens = fell + state.numbers['corridor.months'];
  return state.rulings['persia.firstPoints'] === 'tenthMonth' ? opens + 1 : opens;
}

/**
 * Returns why a unit may not leave its hex, either by itself or together with the other units of `leaving`. One Soviet
 * land unit must stay in each corridor place [37.0.garrison].
 */
export function garrisonBar(
  state: State,
  piece: number,
  leaving: readonly number[] = [piece],
): Bar<BiteRule, [state: State, piece: number]> | undefined {
  if (state.persiaFell === 0 || !state.plays('persia')) return undefined;
  const { side, isLand } = state.piece(piece);
  const cell = state.cell[piece];
  if (side !== SOVIET || !isLand || !corridorCells(state).includes(cell)) return undefined;
  const go = leaving.filter((one) => state.cell[one] === cell && state.piece(one).isLand);
  return state.landUnits[SOVIET][cell] > go.length ? undefined : lastOne;
}

const lastOne: Bar<BiteRule, [state: State, piece: number]> = bar(
  '37.0.garrison',
  'garrison',
  (state: State, piece: number) =>
    say`${state.name(piece)} is the last Soviet unit in ${state.label(state.cell[piece])}, where one Soviet unit must stay.`,
);
