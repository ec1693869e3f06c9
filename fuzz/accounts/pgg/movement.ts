import type { Game } from '../../../engine/play/game.js';
import type { State } from '../../../engine/rulesets/pgg/state/state.js';
import { add, type Account } from '../account.js';

/**
 * Checks that a unit spends at most the movement points printed on its counter, halved when the unit is out of supply.
 * Each hex costs at least half a point [6.1, 6.23, 6.25, 11.31].
 */
export function movement(state: State, game: Game): Account {
  const spent = new Map<string, number>();
  const allowed = new Map<string, number>();
  return {
    phaseBegins() {
      spent.clear();
      allowed.clear();
      if (!state.phase.includes('movement')) return;
      for (const { index, name, side, isLeader } of state.pieces) {
        const printed = state.strength(index)?.movement;
        if (side !== state.side || !state.isOnMap(index) || isLeader || printed === undefined) continue;
        const unsupplied = game.views.layers.find((layer) => layer.name === 'supply')?.contentFor(name).isBad;
        allowed.set(name, unsupplied ? Math.floor(printed / state.numbers['supply.divisor']) : printed);
      }
    },
    event({ kind, pieces = [], cells = [], facts }, wrong) {
      if (kind === 'commit' && state.phase.includes('movement'))
        for (const name of pieces) add(spent, name, state.numbers['overrun.points']);
      if (kind === 'move') {
        const cost = Number(facts?.points);
        if (cost < (cells.length - 1) / 2) wrong(`${pieces.join()} went ${cells.length - 1} hexes for ${cost} points`);
        if (pieces.length === 1) add(spent, pieces[0], cost); // For a stack, the record contains only the highest cost.
      }
      for (const name of pieces) {
        const [sum, most] = [spent.get(name) ?? 0, allowed.get(name)];
        if (most !== undefined && sum > most)
          wrong(`${name} has spent ${sum} movement points; its allowance is ${most}`);
      }
    },
  };
}
