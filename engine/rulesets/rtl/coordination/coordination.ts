import { term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { noModifiers, type Modifiers } from '../efficiency/efficiency.js';
import { terrainOf } from '../state/ground.js';
import type { State } from '../state/state.js';
import { coordination, type Coordinated, type CoordinationLine } from '../vocabulary/coordination.js';

/**
 * Returns the modifiers of a coordination check against a target, without command points [CT]: for the sequence (on
 * both sides), woods and weather, and for ground attackers the number of hexes from which they attack.
 */
export function coordinationModifiers(state: State, target: Cell, use: Coordinated, hexes = 1): Modifiers {
  const modifiers = noModifiers();
  for (const { text, rules, adds } of linesFor(state, target, hexes))
    if (adds[use] !== 0) modifiers.plus(adds[use], () => term(text), rules[0]);
  return modifiers;
}

function* linesFor(
  { sequence, weather, ground, numbers }: State,
  target: Cell,
  hexes: number,
): Generator<CoordinationLine> {
  if (sequence === 'mobile') yield coordination.mobile;
  if (sequence === 'assault') yield coordination.assault;
  if (hexes >= numbers['coordination.hexes']) yield coordination.threeHexes; // [10.44c]
  if (terrainOf(ground, target).woods) yield coordination.woods;
  if (weather === 'overcast') yield coordination.overcast; // Overcast has no other effect [5.12].
  if (weather === 'rain') yield coordination.rain; // [5.13f]
}
