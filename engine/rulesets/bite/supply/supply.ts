import { loseStep } from '../blocks/losses.js';
import { say } from '../../../model/say.js';
import type { BiteRule } from '../rulebook/index.js';
import { FORTRESS_PORT, NO_SIEGE, ROAD_OF_LIFE, SIEGE_SUPPLY } from '../state/fields.js';
import { inPublicOrder } from '../state/fog.js';
import type { State } from '../state/state.js';
import { BOTH } from '../vocabulary/sides.js';
import { isInSupply, lineOf, tracesLine } from './lines.js';
import { siegeOf } from './siege.js';
import { holdsOut, surrender } from './surrender.js';

/**
 * Marks units of the phasing side that are out of supply or besieged. The supply status phase later decides their fate
 * [4.0, 7.2].
 */
export function supplyCheck(state: State): void {
  markSupply(state, state.onMapOf(state.side));
  for (const piece of state.onMapOf(state.side)) state.judged[piece] = state.outOfSupply[piece];
}

/** Updates the supply markers of units [4.3, 7.2, 7.10]. */
export function markSupply(state: State, pieces: readonly number[]): void {
  for (const piece of inPublicOrder(state, pieces)) {
    const siege = siegeOf(state, piece);
    const unsupplied = siege === NO_SIEGE && tracesLine(state, piece) ? 0 : 1;
    state.siege[piece] = siege;
    if (state.outOfSupply[piece] !== unsupplied) mark(state, piece, unsupplied, '7.2');
  }
}

function mark(state: State, piece: number, unsupplied: 0 | 1, rule: BiteRule): void {
  state.outOfSupply[piece] = unsupplied;
  state.emit('supply', rule, () => {
    const { line, ledger } = lineOf(state, piece);
    return {
      side: state.piece(piece).side,
      text:
        unsupplied === 1 ? say`${state.name(piece)} is out of supply.` : say`${state.name(piece)} is in supply again.`,
      pieces: [piece],
      cells: line.length > 0 ? line : [state.cell[piece]],
      ledger,
      facts: { outcome: unsupplied === 1 ? 'out of supply' : 'in supply' },
    };
  });
}

/** The fate of a unit that was marked in the supply phase, as the supply status phase decides it [7.9, 12.0]. */
type Fate = 'supplied' | 'holds out' | 'starves' | 'surrenders';

function fateOf(state: State, piece: number): Fate {
  if (isInSupply(state, piece)) return 'supplied';
  const siege = siegeOf(state, piece);
  if (holdsOut(state, piece) || siege === FORTRESS_PORT || siege === ROAD_OF_LIFE) return 'holds out';
  if (siege !== SIEGE_SUPPLY) return 'surrenders';
  if (state.rulings['siege.lossWhen'] === 'turnEnd') return 'holds out';
  return state.strength(piece) > state.numbers['siege.loss'] ? 'starves' : 'surrenders';
}

/**
 * Decides the fate of units that were marked in this player turn. Those still out of supply surrender; besieged ones
 * lose steps. All fates are determined before any unit is removed [7.9, 12.1].
 */
export function statusCheck(state: State): void {
  const judged = inPublicOrder(state, state.onMapOf(state.side)).filter((piece) => state.judged[piece] === 1);
  const fates = judged.map((piece) => fateOf(state, piece));
  judged.forEach((piece, index) => {
    state.siege[piece] = siegeOf(state, piece);
    applyFate(state, piece, fates[index]);
  });
}

function applyFate(state: State, piece: number, fate: Fate): void {
  if (fate === 'supplied') {
    if (state.outOfSupply[piece] === 1) mark(state, piece, 0, '7.9');
  } else if (fate === 'starves') starve(state, piece);
  else if (fate === 'surrenders') surrender(state, piece, state.siege[piece] === NO_SIEGE ? '7.9' : '12.1');
}

/** Makes a besieged unit lose its steps [12.1]. */
function starve(state: State, piece: number): void {
  for (let i = 0; i < state.numbers['siege.loss']; i++) loseStep(state, piece, '12.1');
  state.emit('siege', '12.1', () => ({
    side: state.piece(piece).side,
    text: say`${state.name(piece)} starves in ${state.label(state.cell[piece])}.`,
    pieces: [piece],
    ...(state.isOnMap(piece) && { cells: [state.cell[piece]] }),
    facts: { strength: state.strength(piece) },
  }));
}

/**
 * Applies siege losses of both sides at the end of the month, if the ruling `siege.lossWhen` is `turnEnd` [12.1, A35].
 */
export function siegesAtTurnEnd(state: State): void {
  if (state.rulings['siege.lossWhen'] !== 'turnEnd') return;
  const besieged = BOTH.flatMap((side) => inPublicOrder(state, state.onMapOf(side))).filter(
    (piece) => siegeOf(state, piece) === SIEGE_SUPPLY && !holdsOut(state, piece),
  );
  for (const piece of besieged) {
    if (state.strength(piece) > state.numbers['siege.loss']) starve(state, piece);
    else surrender(state, piece, '12.1');
  }
}
