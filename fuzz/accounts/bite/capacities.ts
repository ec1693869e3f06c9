import type { Cell } from '../../../engine/board/board.js';
import { countryOf } from '../../../engine/rulesets/bite/state/ground.js';
import type { State } from '../../../engine/rulesets/bite/state/state.js';
import { turnIn } from '../../../engine/rulesets/bite/vocabulary/calendar.js';
import { SOVIET } from '../../../engine/rulesets/bite/vocabulary/sides.js';
import { add, type Account } from '../account.js';

/** Trains and ships: what a player turn gives only so often [7.4.soviet, 7.4.axis, 16.2, 33.1, 18.0.orders]. */
export function capacities(state: State): Account {
  const { numbers, ground, rulings } = state;
  const rides = new Map<string, number>();
  const voyages = new Map<string, number>();
  /** What headquarters have been activated for in this player turn. */
  let orders = 0;
  const isNorth = (cell: Cell): boolean => ground.operativeArea.get('Finland')?.[cell] === 1;
  const isSoviet = (cell: Cell): boolean => countryOf(ground, cell) === 'Soviet Union';

  const areaOf = (way: readonly Cell[]): 'inside' | 'north' | 'elsewhere' => {
    if (state.side === SOVIET) return 'inside';
    if (way.every(isNorth)) return 'north';
    const counts = rulings['rail.mixedRoute'] === 'inside' ? way.some(isSoviet) : way.every(isSoviet);
    return counts ? 'inside' : 'elsewhere';
  };
  /** Movements that nobody counts: a Supreme HQ’s own, by one reading [A38]. */
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
    event({ kind, rule, pieces: [name = ''] = [], cells = [] }, wrong) {
      const ride = (area: 'inside' | 'north' | 'elsewhere', movements: number): void => {
        const used = add(rides, area, movements);
        if (used > most(area)) wrong(`${used} movements by rail ${area}, where ${most(area)} may be`);
      };
      if (kind === 'rail') ride(areaOf(cells.map((label) => ground.board.cell(label))), 1);
      else if (kind === 'evacuate') ride('inside', numbers['rail.evacuation']);
      else if (kind === 'activate') orders += ordersOf(name);
      else if (kind === 'ship' || (kind === 'land' && rule === '24.0')) {
        if (add(voyages, 'all') > orders)
          wrong(`${name} goes by sea, and the headquarters have given ${orders} orders`);
        if (kind === 'ship' && add(voyages, name) > 1) wrong(`${name} goes by sea twice`);
      }
    },
    pause({ ends }) {
      if (ends !== 'side' && ends !== 'turn') return;
      for (const counts of [rides, voyages]) counts.clear();
      orders = 0;
    },
  };

  /** What a headquarters orders at sea: a Naval HQ as much as it has points, a Supreme HQ once [18.0.orders, 13.8.1.naval]. */
  function ordersOf(name: string): number {
    const piece = state.pieces.find((one) => one.name === name);
    if (piece?.unitClass === 'supreme headquarters') return 1;
    return piece?.unitClass === 'naval headquarters' ? piece.steps[0].strength : 0;
  }
}
