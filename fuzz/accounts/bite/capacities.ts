import type { Cell } from '../../../engine/board/board.js';
import { countryOf } from '../../../engine/rulesets/bite/state/ground.js';
import type { State } from '../../../engine/rulesets/bite/state/state.js';
import { turnIn } from '../../../engine/rulesets/bite/vocabulary/calendar.js';
import { SOVIET } from '../../../engine/rulesets/bite/vocabulary/sides.js';
import { add, type Account } from '../account.js';

/**
 * Checks trains and ships: a player turn has a limited number of rail movements and voyages [7.4.soviet, 7.4.axis,
 * 16.2, 33.1, 18.0.orders].
 */
export function capacities(state: State): Account {
  const { numbers, ground, rulings } = state;
  const rides = new Map<string, number>();
  const voyages = new Map<string, number>();
  /**
   * Number of orders at sea that each headquarters activated in this player turn may give, by the name of the
   * headquarters.
   */
  const ordered = new Map<string, number>();
  let hasSupreme = false;
  const isNorth = (cell: Cell): boolean => ground.operativeArea.get('Finland')?.[cell] === 1;
  const isSoviet = (cell: Cell): boolean => countryOf(ground, cell) === 'Soviet Union';

  const areaOf = (way: readonly Cell[]): 'inside' | 'north' | 'elsewhere' => {
    if (state.side === SOVIET) return 'inside';
    if (way.every(isNorth)) return 'north';
    const counts = rulings['rail.mixedRoute'] === 'inside' ? way.some(isSoviet) : way.every(isSoviet);
    return counts ? 'inside' : 'elsewhere';
  };
  /**
   * Returns the number of additional rail movements above the limit. If the ruling `stavka.freeRail` has the value
   * `beyond`, each Supreme HQ gives one [A38]; otherwise there are none.
   */
  const beyond = (): number =>
    rulings['stavka.freeRail'] === 'beyond'
      ? state.pieces.filter(({ unitClass, side }) => unitClass === 'supreme headquarters' && side === state.side).length
      : 0;
  const most = (area: 'inside' | 'north' | 'elsewhere'): number => {
    if (area === 'elsewhere') return Infinity;
    if (state.side === SOVIET) return numbers['rail.soviet'] + beyond();
    if (area === 'north') return numbers['rail.axisFinland'] + beyond();
    return (winter() ?? numbers['rail.axisInside']) + beyond();
  };
  const winter = (): number | undefined => {
    const isIn = (year: number): boolean =>
      state.turn >= turnIn(year, 'November') && state.turn <= turnIn(year + 1, 'March');
    if (!state.plays('first-winter')) return undefined;
    if (isIn(1941)) return numbers['rail.firstWinter'];
    return isIn(1942) ? numbers['rail.secondWinter'] : undefined;
  };

  return {
    event({ kind, rule, facts, pieces: [name = ''] = [], cells = [] }, wrong) {
      const ride = (area: 'inside' | 'north' | 'elsewhere', movements: number): void => {
        const used = add(rides, area, movements);
        if (used > most(area)) wrong(`${used} rail movements are made (${area}); the limit is ${most(area)}`);
      };
      if (kind === 'rail') ride(areaOf(cells.map((label) => ground.board.cell(label))), 1);
      else if (kind === 'evacuate') ride('inside', numbers['rail.evacuation']);
      else if (kind === 'activate') activate(name);
      else if (kind === 'ship' || (kind === 'land' && rule === '24.0')) {
        const sailed = add(voyages, 'all');
        const orders = [...ordered.values()].reduce((sum, number) => sum + number, 0);
        if (sailed > orders) wrong(`${name} goes by sea, and the headquarters have given ${orders} orders`);
        if (kind === 'ship' && add(voyages, name) > 1) wrong(`${name} goes by sea twice`);
        // Without a Supreme HQ all orders are those of Naval HQs. The record gives the number of orders that the
        // ordering HQ has left.
        if (!hasSupreme && Number(facts?.left) > orders - sailed)
          wrong(`${String(facts?.left)} orders are left after ${sailed} voyages of ${orders} [18.0.orders]`);
      }
    },
    pause({ ends }) {
      if (ends !== 'side' && ends !== 'turn') return;
      for (const counts of [rides, voyages]) counts.clear();
      ordered.clear();
      hasSupreme = false;
    },
  };

  /**
   * Records that a headquarters may give orders. At sea, a Naval HQ may give as many orders as it has points, and a
   * Supreme HQ one order [18.0.orders, 13.8.1.naval].
   */
  function activate(name: string): void {
    const piece = state.pieces.find((one) => one.name === name);
    if (piece?.unitClass === 'supreme headquarters') {
      hasSupreme = true;
      ordered.set(name, 1);
    } else if (piece?.unitClass === 'naval headquarters' && !ordered.has(name))
      ordered.set(name, state.strength(piece.index));
  }
}
