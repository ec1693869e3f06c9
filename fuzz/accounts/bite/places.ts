import { CAPITAL, MAJOR_CITY } from '../../../engine/rulesets/bite/state/ground.js';
import type { State } from '../../../engine/rulesets/bite/state/state.js';
import { add, type Account } from '../account.js';

/** Events that put a new unit into a hex [7.3.1, 28.0]. */
const NEW = new Set(['place', 'rebuild', 'levy']);
/** Classes of units that are rebuilt in major cities [7.3.1]. Units of all other classes are rebuilt elsewhere. */
const IN_CITIES: ReadonlySet<string> = new Set(['infantry', 'cavalry', 'mountain', 'artillery']);

/**
 * Checks new units: a city takes a limited number in each turn, infantry and similar classes are rebuilt in major
 * cities, and no unit is placed in a hex with enemies [7.3.1, 7.3.1.two, 7.3.2].
 */
export function places(state: State): Account {
  const { ground, numbers, rulings } = state;
  const come = new Map<string, number>();
  const mostIn = (cell: number): number => {
    const isGreat = ground.city[cell] === CAPITAL || ground.roles.double.some((place) => place.cell === cell);
    return numbers[isGreat ? 'place.capital' : 'place.city'];
  };
  return {
    event({ kind, pieces: [name = ''] = [], cells: [label = ''] = [] }, wrong) {
      const piece = state.pieces.find((one) => one.name === name);
      if (!NEW.has(kind) || piece === undefined || label === '') return;
      const cell = ground.board.cell(label);
      const many = add(come, label);
      const isFree = rulings['placement.factories'] === 'noLimit' || rulings['volkssturm.places'] === 'noLimit';
      if (!isFree && many > mostIn(cell))
        wrong(`${many} new units are placed in ${label}; the limit is ${mostIn(cell)}`);
      if (kind === 'rebuild' && IN_CITIES.has(piece.unitClass) && ground.city[cell] < MAJOR_CITY)
        wrong(`${name} is rebuilt in ${label}, which is not a major city [7.3.1]`);
      if (state.control[cell] !== piece.side) wrong(`${name} is placed in ${label}, which its side does not control`);
      if (state.pieces.some(({ index, side }) => state.cell[index] === cell && side !== piece.side))
        wrong(`${name} is placed in ${label}, which contains enemies`);
    },
    pause({ phase }) {
      if (phase === 'production') come.clear();
    },
  };
}
