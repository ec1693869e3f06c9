import { NOWHERE } from '../../../engine/board/board.js';
import { OUT_OF_SUPPLY, SUPPLIED } from '../../../engine/rulesets/rtl/state/fields.js';
import type { State } from '../../../engine/rulesets/rtl/state/state.js';
import type { Account, Wrong } from '../account.js';

/**
 * Checks that marks of units (moved, attacked …) are cleared in time: those of a sequence before the next activation,
 * those of a turn before the next turn. Also checks that reorganization readies and recovers units [3.75a, 4.35, 7.42,
 * 9.33, 10.11, 12.19, 15.34b].
 */
export function marks(state: State): Account {
  const none = (what: string, marked: ArrayLike<number>, clear: number, wrong: Wrong): void => {
    const names = state.pieces.filter(({ index }) => marked[index] !== clear).map(({ name }) => name);
    if (names.length > 0) wrong(`${names.join(', ')} are still marked as “${what}”`);
  };
  return {
    event({ kind, facts, pieces = [] }, wrong) {
      if (kind !== 'draw' || facts?.sequence === 'pass') return;
      none('moved', state.moved, 0, wrong);
      none('attacking', state.attacked, 0, wrong);
      none('reacted', state.triedToReact, 0, wrong);
      none('guests', state.guest, 0, wrong);
      none('bound by an overrun', state.mustOverrun, 0, wrong);
      none('slowed', state.halfPointsForgone, 0, wrong);
      none('declared attackers', state.target, NOWHERE, wrong);
      none('points left', state.halfPointsLeft, -1, wrong);
      const active = state.pieces.filter(({ index }) => state.active[index] === 1).map(({ name }) => name);
      const others = active.filter((name) => !pieces.includes(name));
      if (others.length > 0) wrong(`${others.join(', ')} are active without their formation [4.35]`);
    },
    phaseBegins(wrong) {
      if (state.phase !== 'weather') return;
      none('activated', state.activations, 0, wrong);
      none('refused combat', state.triedToRefuse, 0, wrong);
      none('just arrived', state.returnedThisTurn, 0, wrong);
      if (state.missionsFlown.some((missions) => missions > 0))
        wrong(`${state.missionsFlown.join('-')} missions are flown as a turn begins`);
      if (state.sequences.some((number) => number > 0))
        wrong(`${state.sequences.join('-')} sequences are counted as a turn begins`);
    },
    pause({ phase, ends }, wrong) {
      if (phase !== 'reorganization' || ends === 'occasion') return;
      none('points spent, after the reorganization', state.spent, 0, wrong);
      const readies = state.rulings['artillery.emergencyReadying'] === 'readied';
      for (const { index, name, isArtillery, role, side } of state.pieces) {
        const supply = state.supply[index];
        if (
          isArtillery &&
          state.isOnMap(index) &&
          state.fired[index] === 1 &&
          (supply === SUPPLIED || (readies && supply !== OUT_OF_SUPPLY))
        )
          wrong(`${name} is in supply and was not readied [12.19]`);
        if (
          role === 'combat' &&
          state.isOnMap(index) &&
          state.disrupted[index] === 1 &&
          !hasEnemyNear(state, index, side)
        )
          wrong(`${name} is still disrupted with no enemy next to it [3.75a]`);
      }
    },
  };
}

/**
 * Returns whether an enemy combat unit is in an adjacent hex. Without such a unit there is no zone of control [3.21].
 */
function hasEnemyNear(state: State, index: number, side: number): boolean {
  const { board } = state.ground;
  for (let direction = 0; direction < board.directions; direction++) {
    const cell = board.neighbour(state.cell[index], direction);
    if (cell !== NOWHERE && state.unitsAt(cell, 1 - side).length > 0) return true;
  }
  return false;
}
