import type { Board, Cell } from '../../../../engine/board/board.js';
import { createBoard, PLAIN_GRID } from '../../../../engine/board/create-board.js';
import type { ForceModel, SideModel } from '../../../../engine/model/forces.js';
import type { Attributes, MapModel } from '../../../../engine/model/map.js';
import type { Placement, ScenarioModel, SetupModel } from '../../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { groundOf } from '../../../../engine/rulesets/fda/state/ground.js';
import { isToArrive, musterOf } from '../../../../engine/rulesets/fda/state/muster.js';
import { ELIMINATED, OFF_TABLE, State } from '../../../../engine/rulesets/fda/state/state.js';
import { reuseMaps } from '../drawn-maps.js';
import { feature, findersOf, force, scenario, type Finders } from '../sketched.js';

/**
 * A small battlefield drawn in code, on hexes or squares. Sectors are written `q,r`: axial coordinates on hexes, column
 * and row on squares; `0,0` lies in the middle of the map. Units are written `CODE name @ q,r (marks)`, by side and
 * division: `{ X: ['INF x1 @ 0,0', 'HQ hq @ 1,0 (pr 1)'] }`; units of the division `''` belong to no division.
 *
 * Codes: INF, CAV, MECH, ARM-A, ARM-B, ARM-C (regiments, or with `-bn` battalions), ART-M, ART-H, ART-SP, ROCKET, AT-L,
 * AT-H, ENG, HMG, AA-L, AA-H, REC-L, REC-H, HQ, TAC, BOMBER-M, BOMBER-H, FIGHTER, NAVAL. Marks: `pr 1` (break points),
 * any mark of the turn (`moved`, `fired`, `assaulted`, `supported`, `retreated`, `halted`, `used 2`), and attributes of
 * the unit: `regiments 3`, `excellent`, `nation German`, `airfield Alpha`.
 *
 * If neither roads nor edges are drawn, all units are in supply: a distant road sector lies on a friendly edge of both
 * sides.
 */
export interface Sketch {
  readonly grid?: 'hexes' | 'squares';
  /** Terrain by sectors: `{ '1,0 2,0': 'forest' }`. Default: open. */
  readonly terrain?: Readonly<Record<string, string>>;
  /** Roads as lists of sectors: `['0,0 1,0 2,0']`. */
  readonly roads?: readonly string[];
  readonly rivers?: Readonly<Record<string, string>>;
  /** Other features: `['bridge', '1,0', { owner: 'A' }]`. The attribute `name` names the feature. */
  readonly features?: readonly (readonly [
    kind: string,
    cells: string,
    attributes?: Readonly<Record<string, string | true>>,
  ])[];
  /** Friendly edges by side. Default: every road sector is a friendly edge of both sides. */
  readonly edges?: Readonly<Partial<Record<'A' | 'B', string>>>;
  readonly A?: Readonly<Record<string, readonly string[]>>;
  readonly B?: Readonly<Record<string, readonly string[]>>;
  /** Kinds of formations that are not divisions: `{ Guards: 'garrison' }`. */
  readonly formations?: Readonly<Record<string, string>>;
  readonly nations?: Readonly<Partial<Record<'A' | 'B', string>>>;
  readonly settings?: Readonly<Record<string, string | number>>;
  readonly rulings?: Readonly<Record<string, string | number | boolean>>;
  readonly house?: Readonly<Record<string, number>>;
  /** Victory points that a side has allotted to a sector: `['1,0', 25, 'A']`. */
  readonly scores?: readonly (readonly [place: string, points: number, holder: 'A' | 'B'])[];
  /**
   * Units that arrive later, each with its side, turn, sectors of arrival and name: `['A', 2, '0,0 1,0', 'm, n']`. The
   * list of units of a division names such units without a sector.
   */
  readonly arrivals?: readonly (readonly [side: 'A' | 'B', turn: number, cells: string, units: string])[];
  readonly turns?: number;
  readonly turn?: number;
  /** The side with air supremacy on a day with flying weather. */
  readonly skies?: 'A' | 'B';
  /** Break points that divisions have lost this turn: `{ X: 3 }`. */
  readonly lost?: Readonly<Record<string, number>>;
  /** The activated division, whose side is the active side. Without it, side A is active. */
  readonly active?: string;
}

/** A battlefield whose cells are written `q,r`. */
export interface Field extends Finders {
  readonly state: State;
  readonly scenario: ScenarioModel;
  readonly board: Board;
  division(name: string): number;
}

const CENTRE_INDEX = 20;
const GRID_SIZE = 41;
const boards: Readonly<Record<'hexes' | 'squares', Board>> = {
  hexes: createBoard({ ...PLAIN_GRID, columns: GRID_SIZE, rows: GRID_SIZE }),
  squares: createBoard({ ...PLAIN_GRID, shape: 'squares', columns: GRID_SIZE, rows: GRID_SIZE, diagonals: true }),
};

const CODES: Readonly<Record<string, readonly [kind: string, ...attributes: string[]]>> = {
  INF: ['infantry regiment'],
  CAV: ['cavalry regiment'],
  MECH: ['infantry regiment', 'mechanised'],
  'ARM-A': ['armour regiment', 'class A'],
  'ARM-B': ['armour regiment', 'class B'],
  'ARM-C': ['armour regiment', 'class C'],
  'ART-M': ['artillery regiment', 'medium', 'pr 1'],
  'ART-H': ['artillery regiment', 'heavy', 'pr 1'],
  'ART-SP': ['artillery regiment', 'self-propelled', 'pr 1'],
  ROCKET: ['artillery regiment', 'rocket', 'pr 1'],
  'AT-L': ['anti-tank battalion', 'light'],
  'AT-H': ['anti-tank battalion', 'heavy'],
  ENG: ['engineer battalion'],
  HMG: ['machine gun battalion'],
  'AA-L': ['anti-aircraft battalion', 'light'],
  'AA-H': ['anti-aircraft battalion', 'heavy'],
  'REC-L': ['reconnaissance battalion', 'light'],
  'REC-H': ['reconnaissance battalion', 'heavy'],
  HQ: ['headquarters'],
  TAC: ['tactical aircraft'],
  'BOMBER-M': ['medium bomber'],
  'BOMBER-H': ['heavy bomber'],
  FIGHTER: ['fighter'],
  NAVAL: ['naval artillery'],
};

const MARKS = ['used', 'moved', 'fired', 'assaulted', 'supported', 'retreated', 'halted', 'bridging'] as const;

interface Unit {
  readonly name: string;
  readonly kind: string;
  readonly side: 'A' | 'B';
  readonly division: string;
  readonly at: string | undefined;
  readonly marks: readonly string[];
  readonly attributes: Attributes;
}

/** Sets up the battlefield with all units placed, by default in the activation phase of turn 1. */
export function field(sketch: Sketch): Field {
  const board = boards[sketch.grid ?? 'hexes'];
  const units = (['A', 'B'] as const).flatMap((side) => unitsOf(sketch, side));
  const scenario = scenarioOf(sketch, board, units);
  const state = new State(scenario, groundOf(scenario.map), musterOf(scenario));
  const cell = (at: string): Cell => board.cell(labelOf(board, at));
  const finders = findersOf(state, cell, (at) => placeOf(board, at));
  const { piece } = finders;
  const division = (name: string): number => {
    const index = state.muster.divisionByName.get(name);
    if (index === undefined) throw new Error(`No division ${name} in the sketch.`);
    return index;
  };
  state.turn = sketch.turn ?? 1;
  state.phase = 'activation';
  for (const unit of units) {
    const index = piece(unit.name);
    if (unit.at !== undefined) state.put(index, cell(unit.at));
    else if (!state.piece(index).ground && !isToArrive(state.muster, index)) state.put(index, OFF_TABLE);
    for (const mark of unit.marks) {
      const [name, value = '1'] = mark.split(' ');
      if (name === 'left') state.pr[index] = Number(value);
      if (state.pr[index] === 0) state.put(index, ELIMINATED);
      for (const known of MARKS) if (known === name) state[known][index] = Number(value);
    }
  }
  if (sketch.skies !== undefined) {
    state.flying = 1;
    state.supremacy = sketch.skies === 'A' ? 0 : 1;
  }
  for (const [name, points] of Object.entries(sketch.lost ?? {})) state.lost[division(name)] = points;
  if (sketch.active !== undefined) {
    state.active = division(sketch.active);
    state.side = state.divisions[state.active].side;
    state.activated[state.active] = 1;
  }
  state.address = `${state.turn}/${state.sideName(state.side)}/${sketch.active ?? 'activation'}`;
  return { state, scenario, board, ...finders, division };
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '' && word !== '-');

/** Returns the map label of a sector `q,r`. On hexes with flat tops every second column lies half a hex lower. */
function labelOf(board: Board, at: string): string {
  const [q, r] = at.split(',').map(Number);
  const lower = board.grid.shape === 'hexes' ? (q - (Math.abs(q) % 2)) / 2 : 0;
  const two = (n: number): string => String(n + CENTRE_INDEX + 1).padStart(2, '0');
  return `${two(q)}${two(r + lower)}`;
}

/** Returns the coordinates of a cell as `q,r`, counted from the centre of the map. */
export function placeOf(board: Board, cell: Cell): string {
  const q = board.column(cell) - CENTRE_INDEX;
  const lower = board.grid.shape === 'hexes' ? (q - (Math.abs(q) % 2)) / 2 : 0;
  return `${q},${board.row(cell) - CENTRE_INDEX - lower}`;
}

function unitsOf(sketch: Sketch, side: 'A' | 'B'): Unit[] {
  return Object.entries(sketch[side] ?? {}).flatMap(([division, lines]) =>
    lines.map((line): Unit => {
      const match = /^(\S+) (\S+)(?: @ (\S+))?(?: \((.*)\))?$/.exec(line);
      if (!match) throw new Error(`Not a unit: ${line}`);
      const [, written, name, at, more = ''] = match;
      const battalion = written.endsWith('-bn');
      const code = battalion ? written.slice(0, -3) : written;
      const [kind, ...usual] = CODES[code] ?? [];
      if (kind === undefined) throw new Error(`No unit is coded ${written}`);
      const marks = more === '' ? [] : more.split(',').map((mark) => mark.trim());
      const own = marks.filter(
        (mark) => !mark.startsWith('left ') && !MARKS.some((known) => mark.split(' ')[0] === known),
      );
      const size = battalion ? kind.replace(/regiment$/, 'battalion') : kind;
      const given = [...usual.filter((one) => !(battalion && one.startsWith('pr '))), ...own];
      return { name, kind: size, side, division, at, marks, attributes: attributesOf(given) };
    }),
  );
}

/** Returns the attributes of a list: `mechanised` is a flag, `pr 1` a key with a value. */
function attributesOf(given: readonly string[]): Attributes {
  return Object.fromEntries(
    given.map((one) => {
      const [key, ...rest] = one.split(' ');
      const text = rest.join(' ');
      const value = text === '' ? (true as const) : Number.isNaN(Number(text)) ? text : Number(text);
      return [key, { value, source: NO_SOURCE }];
    }),
  );
}

function scenarioOf(sketch: Sketch, board: Board, units: readonly Unit[]): ScenarioModel {
  return scenario(
    {
      ruleset: 'fda',
      map: mapOf(sketch),
      sides: (['A', 'B'] as const).map((side) => sideOf(sketch, side, units)),
      turns: sketch.turns ?? 12,
      setups: (['A', 'B'] as const).map((side) => setupOf(board, side, units)),
      arrivals: (sketch.arrivals ?? []).map((arrival) => arrivalOf(board, arrival)),
      scores: (sketch.scores ?? []).map(([place, points, holder]) => ({
        place: labelOf(board, place),
        points,
        attributes: attributesOf([`holder ${holder}`]),
        source: NO_SOURCE,
      })),
    },
    sketch,
  );
}

function arrivalOf(
  board: Board,
  [side, turn, at, units]: NonNullable<Sketch['arrivals']>[number],
): ScenarioModel['arrivals'][number] {
  return {
    side,
    turn,
    entry: at,
    entrySource: NO_SOURCE,
    cells: words(at).map((one) => board.cell(labelOf(board, one))),
    items: units.split(',').map((name) => ({ name: name.trim(), drawn: [], attributes: {}, source: NO_SOURCE })),
    citations: [],
    source: NO_SOURCE,
  };
}

/** Returns the set-up statement of a side that places its units as in the sketch. */
function setupOf(board: Board, side: 'A' | 'B', units: readonly Unit[]): SetupModel {
  const placements = units.flatMap((unit): Placement[] => {
    if (unit.side !== side || unit.at === undefined) return [];
    const item = { name: unit.name, drawn: [], attributes: {}, source: NO_SOURCE };
    const cells = [board.cell(labelOf(board, unit.at))];
    return [{ cells, cellsSource: NO_SOURCE, items: [item], citations: [], source: NO_SOURCE }];
  });
  return { side, placements, source: NO_SOURCE, sideSource: NO_SOURCE };
}

function sideOf(sketch: Sketch, side: 'A' | 'B', units: readonly Unit[]): SideModel {
  const own = units.filter((unit) => unit.side === side);
  const nation = sketch.nations?.[side];
  const unit = ({ kind, name, attributes, division }: Unit): ForceModel =>
    force({ kind, name, side, attributes, ...(division !== '' && { parent: division }) });
  return {
    name: side,
    forces: Object.keys(sketch[side] ?? {}).flatMap((division) => {
      const members = own.filter((one) => one.division === division);
      if (division === '') return members.map(unit);
      const attributes = nation === undefined ? {} : attributesOf([`nation ${nation}`]);
      const kind = sketch.formations?.[division] ?? 'division';
      return [
        force({ kind, name: division, side, attributes, members: members.map(({ name }) => name) }),
        ...members.map(unit),
      ];
    }),
    pools: [],
    source: NO_SOURCE,
  };
}

const drawnMap = reuseMaps(drawMap);

function mapOf({ grid, terrain, roads, rivers, features, edges }: Sketch): MapModel {
  return drawnMap({ grid, terrain, roads, rivers, features, edges });
}

function drawMap(sketch: Sketch): MapModel {
  const board = boards[sketch.grid ?? 'hexes'];
  const cellsAt = (at: string): Cell[] => words(at).map((one) => board.cell(labelOf(board, one)));
  const terrainWords = ['open', ...new Set(Object.values(sketch.terrain ?? {}))];
  const terrain = new Uint8Array(board.size);
  for (const [at, word] of Object.entries(sketch.terrain ?? {}))
    for (const cell of cellsAt(at)) terrain[cell] = terrainWords.indexOf(word);
  const far = ['-20,-8', '19,-9'];
  const roads = (sketch.roads ?? (sketch.edges ? [] : far)).map(cellsAt);
  const edges = sketch.edges
    ? Object.entries(sketch.edges).map(([side, at]) => [side, cellsAt(at)] as const)
    : (['A', 'B'] as const).map((side) => [side, [...roads.flat(), ...far.flatMap(cellsAt)]] as const);
  return {
    name: 'Sketch',
    board,
    terrainWords,
    terrain,
    features: [
      ...roads.map((chain) =>
        chain.length > 1 ? feature('road', { chains: [chain] }) : feature('road', { cells: chain }),
      ),
      ...Object.entries(sketch.rivers ?? {}).map(([name, at]) => feature('river', { name, chains: [cellsAt(at)] })),
      ...(sketch.features ?? []).map(([kind, at, { name, ...attributes } = {}]) =>
        feature(kind, {
          ...(typeof name === 'string' && { name }),
          cells: cellsAt(at),
          attributes: attributesOf(
            Object.entries(attributes).map(([key, value]) => (value === true ? key : `${key} ${value}`)),
          ),
        }),
      ),
      ...edges.map(([side, cells]) => feature('friendly edge', { cells, attributes: attributesOf([`owner ${side}`]) })),
    ],
    areas: new Map(),
    gridSource: NO_SOURCE,
    source: NO_SOURCE,
  };
}
