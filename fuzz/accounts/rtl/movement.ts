import { OUT_OF_SUPPLY } from '../../../engine/rulesets/rtl/state/fields.js';
import type { State } from '../../../engine/rulesets/rtl/state/state.js';
import { add, type Account } from '../account.js';

/**
 * Checks that a unit spends at most the movement points printed on its counter. The points are halved in an Assault
 * Sequence and for a motorized unit out of supply, and reduced by 2 for a disrupted unit [3.57, 3.72, 6.14, 7.21b,
 * 8.13].
 */
export function movement(state: State): Account {
  const spent = new Map<string, number>();
  const allowed = new Map<string, number>();
  const byName = new Map(state.pieces.map((piece) => [piece.name, piece]));
  const allowance = (index: number): number => {
    const { moves } = state.piece(index);
    const halves = state.sequence === 'assault' || (state.supply[index] === OUT_OF_SUPPLY && moves !== 'foot');
    const points = state.face(index).movement / (halves ? 2 : 1) - (state.disrupted[index] === 1 ? 2 : 0);
    return Math.max(0, points);
  };
  return {
    event({ kind, rule, facts, pieces = [], cells = [] }, wrong) {
      if (kind === 'draw') {
        spent.clear();
        allowed.clear();
        for (const { index, name, role } of state.pieces)
          if (role === 'combat' && state.isOnMap(index)) allowed.set(name, allowance(index));
      }
      if (kind === 'react') {
        const [name] = pieces;
        const most = state.face(byName.get(name)!.index).movement / 2;
        if (Number(facts?.cost) > most)
          wrong(`${name} reacts for ${String(facts?.cost)} points; its allowance is ${most} [9.31]`);
      }
      // For a stack that overruns, the record contains only the highest cost.
      if (kind !== 'move' || (rule === '8.63' && pieces.length > 1)) return;
      const cost = Number(facts?.cost);
      if (cost < (cells.length - 1) / 2)
        wrong(`${pieces.join()} went ${cells.length - 1} hexes for ${cost} points [8.3]`);
      for (const name of pieces) {
        const [sum, most] = [add(spent, name, cost), allowed.get(name)];
        if (most !== undefined && sum > most)
          wrong(`${name} has spent ${sum} movement points; its allowance is ${most} [8.13]`);
      }
    },
  };
}
