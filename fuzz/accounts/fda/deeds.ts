import type { State } from '../../../engine/rulesets/fda/state/state.js';
import { add, type Account } from '../account.js';

/**
 * Checks that a unit moves, fires and assaults at most once in a turn, and moves no farther than its allowance [6e, 7a,
 * 7g, 8i, 9.1h, 4d].
 */
export function deeds(state: State): Account {
  const done = new Map<string, number>();
  const works = new Set<string>();
  const byName = new Map(state.pieces.map((piece) => [piece.name, piece]));
  let turn = 0;
  return {
    event({ kind, pieces: names = [], cells = [], facts, text }, wrong) {
      if (kind === 'phase' && state.turn !== turn) {
        turn = state.turn;
        done.clear();
      }
      const [first] = names;
      const once = (what: string, name: string): void => {
        if (add(done, `${what} ${name}`) > 1) wrong(`${name} makes its ${what} of the turn twice [6e]`);
      };
      switch (kind) {
        case 'move': {
          once('move', first);
          if (works.has(first)) wrong(`${first} moves while it works [13e]`);
          const { allowance } = byName.get(first)!;
          const most = allowance + state.numbers['movement.road'];
          if (cells.length - 1 > most || Number(facts?.sectors) !== cells.length - 1)
            wrong(`${first} moves ${cells.length - 1} sectors; its allowance is ${most} [7a, 7g]`);
          break;
        }
        case 'fire':
          once('fire', first);
          break;
        case 'assault':
          for (const name of names) once('assault', name);
          if (names.length > state.numbers['combat.units']) wrong(`${names.length} units assault [4d]`);
          break;
        case 'mine':
        case 'clear':
        case 'bridge':
        case 'entrench':
          if (text.includes('begins')) works.add(first);
          else works.delete(first);
          break;
        case 'retreat':
        case 'destroyed':
        case 'advance':
        case 'refuse':
          works.delete(first);
          break;
      }
    },
  };
}
