import type { Cell } from '../../../engine/board/board.js';
import { countryOf } from '../../../engine/rulesets/bite/state/ground.js';
import type { Piece } from '../../../engine/rulesets/bite/state/pieces.js';
import type { State } from '../../../engine/rulesets/bite/state/state.js';
import { nations, type Nation } from '../../../engine/rulesets/bite/vocabulary/nations.js';
import type { Account } from '../account.js';

/**
 * Checks that no unit is outside the area of play, in a country in which its nation does not operate, or in a hex with
 * units of a rival nation [SBE.short, 5.3-5.8, 5.5.germans].
 */
export function regions(state: State): Account {
  const { ground, numbers } = state;
  /**
   * The cell in which the scenario set up each unit, by the index of the unit. A unit may stay there even if it may not
   * enter this cell.
   */
  const began = new Map<number, Cell>();
  const territory = (name: string, cell: Cell): boolean =>
    countryOf(ground, cell) === name || ground.map.areas.get(name)?.cells.includes(cell) === true;

  const isOpen = ({ nation }: Piece, cell: Cell): boolean => {
    const { regions: where }: Nation = nations[nation];
    const area = ground.operativeArea.get(nation);
    if (area?.[cell] === 0) return false;
    if (where === undefined || ground.countries.length === 0) return true;
    if ([nation, ...where].some((name) => territory(name, cell))) return true;
    return territory('Soviet Union', cell) && (!ground.alliedZone.includes(1) || ground.alliedZone[cell] === 1);
  };

  return {
    event({ kind, pieces: [name] = [] }) {
      if (kind !== 'place') return;
      const piece = state.pieces.find((one) => one.name === name);
      if (piece !== undefined) began.set(piece.index, state.cell[piece.index]);
    },
    pause({ turn, phase }, wrong) {
      const rivals = new Map<Cell, Set<string>>();
      let germans = 0;
      for (const piece of state.pieces) {
        const { index, name, nation } = piece;
        const cell = state.cell[index];
        if (turn === 0) began.set(index, cell);
        if (cell < 0) continue;
        if (nation === 'Germany' && countryOf(ground, cell) === 'Finland') germans++;
        rivals.set(cell, (rivals.get(cell) ?? new Set()).add(nation));
        if (began.get(index) === cell) continue;
        began.delete(index);
        if (ground.beyond?.[cell] === 1) wrong(`${name} is in ${state.label(cell)}, outside the area of play`);
        if (!isOpen(piece, cell)) wrong(`${name} is in ${state.label(cell)}, where ${nation} does not operate`);
      }
      // Before a battle an attacker may enter a hex with units of a rival ally. These units are separated before the
      // battle is fought [5.3.rivals].
      if (phase === 'combat' || phase === 'exploitation')
        for (const [cell, nations] of rivals)
          if (nations.has('Romania') && nations.has('Hungary'))
            wrong(`units of rival nations are together in ${state.label(cell)}`);
      const atFirst = [...began].filter(([index, cell]) => isGermanInFinland(index, cell)).length;
      if (!state.inFinland && !state.isSet('crossed') && germans > Math.max(numbers['finland.germans'], atFirst))
        wrong(`${germans} German units are in Finland`);
    },
  };

  function isGermanInFinland(index: number, cell: Cell): boolean {
    return cell >= 0 && state.pieces[index].nation === 'Germany' && countryOf(ground, cell) === 'Finland';
  }
}
