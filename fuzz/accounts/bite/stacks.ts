import { NOWHERE } from '../../../engine/board/board.js';
import type { State } from '../../../engine/rulesets/bite/state/state.js';
import { SIDES } from '../../../engine/rulesets/bite/vocabulary/sides.js';
import type { Account } from '../account.js';

/** Events that put a unit into a hex in which it may overstack for a time [7.3.2, 23.0.stacking, 24.0.stacking]. */
const PLACED = new Set(['place', 'rebuild', 'levy', 'rise', 'seat']);
const LANDED = new Set(['drop', 'land']);
/**
 * Phases after which stacks must be within their limits. Depending on the ruling `stacking.checked`, the side whose
 * turn it is may wait until the last of these phases [3.10, A04].
 */
const JUDGED = ['combat', 'blitz', 'supply status', 'exploitation'];

/**
 * Checks that at the end of a phase no side has more blocks in a hex than the stacking limit, nor more aircraft in a
 * battle [3.10, 3.10.battle].
 */
export function stacks(state: State): Account {
  /**
   * The side of each placed unit, by the name of the unit. The unit may overstack until the end of this side's next
   * movement phase.
   */
  const placed = new Map<string, number>();
  const landed = new Set<string>();
  const { numbers } = state;
  return {
    event({ kind, pieces: [name = ''] = [] }) {
      const piece = state.pieces.find((one) => one.name === name);
      if (piece === undefined) return;
      if (PLACED.has(kind)) placed.set(name, piece.side);
      else if (LANDED.has(kind)) landed.add(name);
    },
    pause({ phase, ends }, wrong) {
      if (phase === 'movement') for (const [name, side] of placed) if (side === state.side) placed.delete(name);
      const isWaiting = state.rulings['stacking.checked'] === 'turnEnd' && phase !== 'exploitation';
      if (JUDGED.includes(phase))
        for (const [what, crowd] of crowds()) if (!(isWaiting && crowd.side === state.side)) judge(what, crowd, wrong);
      if (phase === 'reaction') for (const crowd of crowds().values()) judgeAir(crowd, wrong);
      if (ends === 'turn') landed.clear();
    },
  };

  function judge(where: string, { units, land, combat, air }: Crowd, wrong: (sentence: string) => void): void {
    const within = (count: number, most: number, what: string): void => {
      if (count > most) wrong(`${count} ${what} are in ${where}; the limit is ${most}`);
    };
    within(units, numbers['stack.units'], 'units');
    within(land, numbers['stack.land'], 'land units');
    within(combat, numbers['stack.combat'], 'land combat units');
    within(air, numbers['stack.air'], 'air units');
  }

  function judgeAir({ side, cell, flying }: Crowd, wrong: (sentence: string) => void): void {
    if (flying > numbers['stack.airInBattle'])
      wrong(`${flying} air units of the ${SIDES[side]} fly above ${state.label(cell)}`);
  }

  /** Returns the numbers of units in each hex, by side. */
  function crowds(): Map<string, Crowd> {
    const by = new Map<string, Crowd>();
    for (const piece of state.pieces) {
      const cell = state.cell[piece.index];
      if (cell < 0) continue;
      const where = `${SIDES[piece.side]} ${state.label(cell)}`;
      const crowd = by.get(where) ?? { side: piece.side, cell, units: 0, land: 0, combat: 0, air: 0, flying: 0 };
      by.set(where, crowd);
      if (state.base[piece.index] !== NOWHERE) {
        if (piece.isAir) crowd.flying++;
        continue;
      }
      // The siege gun may be in front of walls that the enemy holds. After a battle, its hex may be one that its own
      // side does not control [26.0.stacking].
      if (placed.has(piece.name) || landed.has(piece.name)) continue;
      crowd.units++;
      if (piece.isLand) crowd.land++;
      if (piece.isCombat) crowd.combat++;
      if (piece.isAir) crowd.air++;
    }
    return by;
  }
}

interface Crowd {
  readonly side: number;
  readonly cell: number;
  units: number;
  land: number;
  combat: number;
  air: number;
  flying: number;
}
