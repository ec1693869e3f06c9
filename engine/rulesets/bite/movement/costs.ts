import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { kept } from '../../../mechanics/kept.js';
import { ARROW, RAIL_ONLY, WATER_SIDE } from '../state/ground.js';
import type { State } from '../state/state.js';

/** What every step costs a unit on foot: `steps[cell * directions + direction]`, or IMPASSABLE [7.5.3.costs, 7.5.4, 7.5.5]. */
class Tables {
  private readonly byWeather = new Map<string, Uint8Array>();

  constructor(private readonly state: State) {}

  get now(): Uint8Array {
    const { weather } = this.state;
    const known = this.byWeather.get(weather) ?? costTable(this.state);
    this.byWeather.set(weather, known);
    return known;
  }
}

const tablesOf = kept((state: State) => new Tables(state));

export const stepCosts = (state: State): Uint8Array => tablesOf(state).now;

function costTable(state: State): Uint8Array {
  const { board } = state.ground;
  return Uint8Array.from(board.neighbours, (to, at) => (to === NOWHERE ? IMPASSABLE : costOfStep(state, at, to)));
}

function costOfStep({ ground, costs, weather, numbers }: State, at: number, to: Cell): number {
  const bits = ground.steps[at];
  if (ground.closed[to] === 1 || (bits & RAIL_ONLY) !== 0) return IMPASSABLE;
  if ((bits & ARROW) !== 0) return numbers['arrow.cost'];
  if ((bits & WATER_SIDE) !== 0) return IMPASSABLE;
  return costs[ground.terrain[to]]?.[weather] ?? IMPASSABLE;
}
