import { defineHex, Direction, Grid, type Hex as HoneycombHex, Orientation, rectangle } from 'honeycomb-grid';
import { createBoard, PLAIN_GRID } from '../engine/board/create-board.js';
import { Reach, STOP } from '../engine/board/reach.js';
import { drive } from '../engine/play/drive.js';
import { RtlGame } from '../engine/rulesets/rtl/game.js';
import { reachOf } from '../engine/rulesets/rtl/movement/way.js';
import { example } from './playing.js';
import { atLeast, atMost, median, worked, type Row } from './row.js';

const MAP_COLUMNS = 60;
const MAP_ROWS = 39;
const UNIT_COUNT = 250;
const ROUND_COUNT = 200;
/** Movement allowance of a unit: ten points, counted in half points. */
const MOVEMENT_ALLOWANCE = 20;

/** Returns a made-up movement cost for a cell. */
const cost = (cell: number): number => (cell % 7 === 0 ? 4 : cell % 11 === 0 ? 6 : 2);
const isInZone = (cell: number): boolean => cell % 13 === 0;

/**
 * Measures the search for reachable hexes in the presence of enemy ZOC: the search of the board, the search of the game
 * rtl, and for comparison a search with the library honeycomb-grid.
 */
export async function reaching(): Promise<Row[]> {
  const ours = ourReach();
  return [
    atMost(8, 'µs', 'reach of one unit, ZOC included, 2,340 hexes', ours),
    atLeast(1, 'times', 'reach of one unit, with honeycomb-grid against our search', reachOfHoneycomb() / ours),
    atMost(8, 'µs', 'rtl: reach of one unit of a whole game', await reachOfRtl()),
  ];
}

function ourReach(): number {
  const board = createBoard({ ...PLAIN_GRID, columns: MAP_COLUMNS, rows: MAP_ROWS });
  const finder = new Reach(board);
  const steps = Uint8Array.from(board.neighbours, cost);
  const marks = Uint8Array.from({ length: board.size }, (_, cell) => (isInZone(cell) ? STOP : 0));
  const times = worked(ROUND_COUNT, (round) => {
    for (let unit = 0; unit < UNIT_COUNT; unit++)
      finder.run((unit * 9 + round) % board.size, MOVEMENT_ALLOWANCE, steps, marks);
  });
  return microseconds(times, UNIT_COUNT);
}

/**
 * Measures the search for reachable hexes in a game of rtl after set-up, for all units on the map with their full
 * movement allowance. Returns microseconds per unit.
 */
async function reachOfRtl(): Promise<number> {
  const { scenario } = await example('rtl/the-battle-of-soltsy');
  const game = new RtlGame(scenario, { silent: true });
  drive(game, (moment) => (moment.kind === 'dice' ? undefined : moment.fallback())).next();
  const { state } = game;
  const units = state.muster.combat.flat().filter((piece) => state.isOnMap(piece));
  const times = worked(ROUND_COUNT, () => {
    for (const unit of units) reachOf(state, unit);
  });
  return microseconds(times, units.length);
}

/** Number of units for honeycomb-grid. There are fewer units and rounds, since honeycomb-grid is slow. */
const HONEYCOMB_UNITS = 10;
const HONEYCOMB_ROUNDS = 40;

function reachOfHoneycomb(): number {
  class Hex extends defineHex({ orientation: Orientation.FLAT }) {
    get number(): number {
      return this.row * MAP_COLUMNS + this.col;
    }
  }
  const grid = new Grid(Hex, rectangle({ width: MAP_COLUMNS, height: MAP_ROWS }));
  const hexes = grid.toArray();
  const times = worked(HONEYCOMB_ROUNDS, (round) => {
    for (let unit = 0; unit < HONEYCOMB_UNITS; unit++) spread(grid, hexes[(unit * 233 + round) % hexes.length]);
  });
  return microseconds(times, HONEYCOMB_UNITS);
}

const DIRECTIONS = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW];

/**
 * Returns the reachable hexes with the movement points spent to enter each of them, cheapest hexes first. A unit may
 * not leave an enemy ZOC that it has entered.
 */
function spread<T extends HoneycombHex & { readonly number: number }>(grid: Grid<T>, from: T): ReadonlyMap<T, number> {
  const spent = new Map<T, number>([[from, 0]]);
  const rings: T[][] = [[from]];
  for (let points = 0; points <= MOVEMENT_ALLOWANCE; points++) {
    for (const hex of rings[points] ?? []) {
      if (spent.get(hex) !== points || (hex !== from && isInZone(hex.number))) continue;
      for (const way of DIRECTIONS) {
        const next = grid.neighborOf(hex, way, { allowOutside: false });
        if (!next) continue;
        const sum = points + cost(next.number);
        if (sum > MOVEMENT_ALLOWANCE || sum >= (spent.get(next) ?? Infinity)) continue;
        spent.set(next, sum);
        (rings[sum] ??= []).push(next);
      }
    }
  }
  return spent;
}

const microseconds = (times: readonly number[], units: number): number =>
  (median(times.slice(times.length / 10)) / units) * 1000;
