import { createBoard, PLAIN_GRID } from '../../../../engine/board/create-board.js';
import type { Board, Cell } from '../../../../engine/board/board.js';
import type { Face, PoolModel, SideModel } from '../../../../engine/model/forces.js';
import type { Feature, MapModel } from '../../../../engine/model/map.js';
import type { ArrivalModel, PlacedItem } from '../../../../engine/model/statements.js';
import type { ScenarioModel, SetupModel } from '../../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { groundOf } from '../../../../engine/rulesets/pgg/state/ground.js';
import { musterOf } from '../../../../engine/rulesets/pgg/state/muster.js';
import { type Side, GERMAN, SOVIET } from '../../../../engine/rulesets/pgg/state/pieces.js';
import type { Phase } from '../../../../engine/rulesets/pgg/state/fields.js';
import { State } from '../../../../engine/rulesets/pgg/state/state.js';
import { allowance } from '../../../../engine/rulesets/pgg/supply/supply.js';
import { numbersOf } from '../../../../engine/rulesets/pgg/vocabulary/numbers.js';
import { reuseMaps } from '../drawn-maps.js';
import { feature, findersOf, force, listed, scenario, type Finders } from '../sketched.js';

/**
 * A small battlefield drawn in code. Units are written as on a scenario card:
 * `pz 25/7`, `gr 6/7`, `mot 76/20`, `inf 6`, `kav 1` (with the usual values, or with both faces given: `pz 25/7
 * 4-10|2-10`),
 * `rifle A 6-8-6`, `tank B 5-10`, `leader Lukin 3`; flags in parentheses: `(disrupted)`, `(untried)`, `(step 2)`,
 * `(oos)`, `(far)`.
 * A regiment belongs to the division whose number follows the slash. The map has 59 by 31 hexes, even columns lower.
 */
export interface Sketch {
  /** Terrain by hexes: `{ '2010 2011': 'forest' }`. Default: clear. */
  readonly terrain?: Readonly<Record<string, string>>;
  /** Hexsides with a river: `'2010/2011 2012/2013'`. */
  readonly river?: string;
  readonly lake?: string;
  /** Roads as chains of hexes: `['2010 - 2011 - 2012']`. */
  readonly roads?: readonly string[];
  readonly rails?: readonly string[];
  /** Places by name: `{ Smolensk: ['major city', '2216 2217'] }`. */
  readonly places?: Readonly<Record<string, readonly [kind: string, cells: string]>>;
  /** Areas by name: `{ X: '5907' }`. */
  readonly areas?: Readonly<Record<string, string>>;
  /** German units by hex: `{ '2010': ['pz 25/7', 'gr 6/7'] }`. */
  readonly german?: Readonly<Record<string, readonly string[]>>;
  readonly soviet?: Readonly<Record<string, readonly string[]>>;
  /** Names of the units in each army: `{ 13: ['A', 'B'] }`. */
  readonly armies?: Readonly<Record<string, readonly string[]>>;
  /** Groups that arrive later: `[{ turn: 2, at: 'X', german: ['pz 25/7'] }]`. */
  readonly expected?: readonly {
    readonly turn: number;
    readonly at: string;
    readonly german?: readonly string[];
    readonly soviet?: readonly string[];
  }[];
  readonly pools?: Readonly<Record<string, string>>;
  readonly scores?: Readonly<Record<string, number>>;
  readonly rulings?: Readonly<Record<string, string | number | boolean>>;
  readonly house?: Readonly<Record<string, number>>;
  readonly settings?: Readonly<Record<string, string>>;
  readonly turns?: number;
  readonly turn?: number;
  readonly side?: 'German' | 'Soviet';
  readonly phase?: Phase;
}

export interface Field extends Finders {
  readonly state: State;
  readonly scenario: ScenarioModel;
  readonly board: Board;
}

const board = createBoard({ ...PLAIN_GRID, columns: 59, rows: 31 });

/**
 * Sets up the battlefield with all units placed. Units have all their movement points and are supplied and in command
 * unless a flag states otherwise.
 */
export function field(sketch: Sketch): Field {
  const units = unitsOf(sketch);
  const scenario = scenarioOf(sketch, units);
  const state = new State(
    scenario,
    groundOf(scenario.map, numbersOf(scenario)),
    musterOf(scenario, sketch.turns ?? 12),
  );
  state.turn = sketch.turn ?? 7;
  state.side = sketch.side === 'Soviet' ? SOVIET : GERMAN;
  state.phase = sketch.phase ?? (sketch.side === 'Soviet' ? 'movement' : 'initial movement');
  const finders = findersOf(
    state,
    (label) => board.cell(label),
    (cell) => board.label(cell),
  );
  const { piece } = finders;
  for (const unit of units) {
    const index = piece(unit.name);
    const fixed = state.piece(index).fixedFace;
    if (fixed >= 0) state.face[index] = fixed;
    state.untried[index] = unit.flags.includes('untried') ? 1 : 0;
    state.step[index] = Number(unit.flags.find((flag) => flag.startsWith('step '))?.slice(5) ?? 1) - 1;
    state.disrupt(index, unit.flags.includes('disrupted'));
    state.supplied[index] = unit.flags.includes('oos') ? 0 : 1;
    state.commanded[index] = unit.flags.includes('far') ? 0 : 1;
    state.left[index] = allowance(state, index);
    state.arrivalTurn[index] = unit.turn;
    if (unit.at === undefined) continue;
    const cell = board.cell(unit.at);
    state.put(index, cell);
    state.started[index] = cell;
  }
  state.control.fill(SOVIET);
  for (const unit of units)
    if (unit.side === GERMAN && unit.at !== undefined) state.control[board.cell(unit.at)] = GERMAN;
  state.refresh();
  return { state, scenario, board, ...finders };
}

interface SketchedUnit {
  readonly side: Side;
  readonly kind: string;
  readonly name: string;
  readonly faces: readonly Face[];
  readonly flags: readonly string[];
  readonly division?: { readonly kind: string; readonly name: string };
  readonly army?: string;
  readonly at?: string;
  readonly turn: number;
  readonly arrival?: number;
}

const KINDS: Readonly<
  Record<
    string,
    { readonly kind: string; readonly faces: string; readonly division?: string; readonly suffix?: string }
  >
> = {
  pz: { kind: 'panzer regiment', faces: '4-10|2-10', division: 'panzer division', suffix: 'Pz' },
  gr: { kind: 'panzer grenadier regiment', faces: '2-10|1-10', division: 'panzer division', suffix: 'Pz' },
  mot: { kind: 'motorized regiment', faces: '3-10|2-10', division: 'motorized division', suffix: 'Mot' },
  inf: { kind: 'infantry division', faces: '9-7|4-7|2-7|1-7' },
  kav: { kind: 'cavalry division', faces: '4-5|2-5' },
  rifle: { kind: 'rifle', faces: '3-4-6' },
  tank: { kind: 'tank', faces: '5-10' },
  leader: { kind: 'leader', faces: '3' },
};

function unitsOf(sketch: Sketch): SketchedUnit[] {
  const units: SketchedUnit[] = [];
  const army = (name: string): string | undefined =>
    Object.entries(sketch.armies ?? {}).find(([, names]) => names.includes(name))?.[0];
  const add = (side: Side, text: string, rest: Pick<SketchedUnit, 'at' | 'turn' | 'arrival'>): void => {
    const flags = [...text.matchAll(/\(([^)]*)\)/g)].flatMap((match) => match[1].split(',').map((flag) => flag.trim()));
    const words = text
      .replace(/\([^)]*\)/g, '')
      .trim()
      .split(/\s+/);
    const [word = '', name = ''] = words;
    if (!(word in KINDS)) throw new Error(`Unknown kind of unit in the sketch: ${text}`);
    const usual = KINDS[word];
    const number = name.split('/').at(1);
    const division =
      number !== undefined && usual.division !== undefined
        ? { kind: usual.division, name: `${number}.${usual.suffix}` }
        : undefined;
    const group = army(name);
    units.push({
      side,
      kind: usual.kind,
      name,
      faces: (words.at(2) ?? usual.faces).split('|').map((face) => face.split('-').map(Number)),
      flags,
      ...(division && { division }),
      ...(group !== undefined && { army: group }),
      ...rest,
    });
  };
  for (const [at, texts] of Object.entries(sketch.german ?? {}))
    for (const text of texts) add(GERMAN, text, { at, turn: 0 });
  for (const [at, texts] of Object.entries(sketch.soviet ?? {}))
    for (const text of texts) add(SOVIET, text, { at, turn: 0 });
  sketch.expected?.forEach((group, arrival) => {
    for (const text of group.german ?? []) add(GERMAN, text, { turn: group.turn, arrival });
    for (const text of group.soviet ?? []) add(SOVIET, text, { turn: group.turn, arrival });
  });
  return units;
}

function scenarioOf(sketch: Sketch, units: readonly SketchedUnit[]): ScenarioModel {
  return scenario(
    {
      ruleset: 'pgg',
      map: mapOf(sketch),
      sides: [germans(units), soviets(sketch, units)],
      ...(sketch.turns !== undefined && { turns: sketch.turns }),
      setups: [setup('Soviet', units, SOVIET), setup('German', units, GERMAN)],
      arrivals: (sketch.expected ?? []).map((group, index) =>
        arrival(
          sketch,
          group,
          units.filter((unit) => unit.arrival === index),
        ),
      ),
      scores: Object.entries(sketch.scores ?? {}).map(([place, points]) => ({
        place,
        points,
        attributes: {},
        source: NO_SOURCE,
      })),
    },
    sketch,
  );
}

const drawnMap = reuseMaps(drawMap);

function mapOf({ terrain, river, lake, roads, rails, places, areas }: Sketch): MapModel {
  return drawnMap({ terrain, river, lake, roads, rails, places, areas });
}

function drawMap(sketch: Sketch): MapModel {
  const words = ['clear', 'forest', 'swamp', 'lake'];
  const terrain = new Uint8Array(board.size);
  for (const [labels, word] of Object.entries(sketch.terrain ?? {}))
    for (const label of listed(labels)) terrain[board.cell(label)] = words.indexOf(word);
  const hexsides = (text: string): [Cell, Cell][] =>
    listed(text).map((pair) => pair.split('/').map((label) => board.cell(label)) as [Cell, Cell]);
  const chain = (text: string): Cell[] => text.split('-').map((label) => board.cell(label.trim()));
  const features: Feature[] = [];
  if (sketch.river !== undefined) features.push(feature('river', { hexsides: hexsides(sketch.river) }));
  if (sketch.lake !== undefined) features.push(feature('lake', { hexsides: hexsides(sketch.lake) }));
  for (const road of sketch.roads ?? []) features.push(feature('road', { chains: [chain(road)] }));
  for (const rail of sketch.rails ?? []) features.push(feature('rail', { chains: [chain(rail)] }));
  for (const [name, [kind, cells]] of Object.entries(sketch.places ?? {}))
    features.push(feature(kind, { name, cells: listed(cells).map((label) => board.cell(label)) }));
  return {
    name: 'Field',
    board,
    terrainWords: words,
    terrain,
    features,
    areas: new Map(
      Object.entries(sketch.areas ?? {}).map(([name, cells]) => [
        name,
        { name, cells: listed(cells).map((label) => board.cell(label)), source: NO_SOURCE },
      ]),
    ),
    gridSource: NO_SOURCE,
    source: NO_SOURCE,
  };
}

function germans(units: readonly SketchedUnit[]): SideModel {
  const own = units.filter((unit) => unit.side === GERMAN);
  const divisions = new Map(
    own.flatMap((unit) => (unit.division === undefined ? [] : [[unit.division.name, unit.division.kind] as const])),
  );
  const formations = [...divisions].map(([name, kind]) =>
    force({
      kind,
      name,
      side: 'German',
      members: own.filter((unit) => unit.division?.name === name).map((unit) => unit.name),
    }),
  );
  return {
    name: 'German',
    forces: [
      ...formations,
      ...own.map(({ kind, name, faces, division }) =>
        force({ kind, name, faces, side: 'German', ...(division && { parent: division.name }) }),
      ),
    ],
    pools: [],
    source: NO_SOURCE,
  };
}

function soviets(sketch: Sketch, units: readonly SketchedUnit[]): SideModel {
  const leaders = units.filter((unit) => unit.kind === 'leader');
  const pools: PoolModel[] = ['rifle', 'tank'].map((kind) => ({
    kind,
    side: 'Soviet',
    counters: listed(sketch.pools?.[kind] ?? (kind === 'rifle' ? '20x3-4-6' : '5x5-10')).map((text) => {
      const [count = '1', face = ''] = text.split('x');
      return { count: Number(count), face: face.split('-').map(Number), source: NO_SOURCE };
    }),
    source: NO_SOURCE,
  }));
  return {
    name: 'Soviet',
    forces: leaders.map(({ kind, name, faces, army }) =>
      force({ kind, name, faces, side: 'Soviet', ...(army !== undefined && { group: { kind: 'army', name: army } }) }),
    ),
    pools,
    source: NO_SOURCE,
  };
}

function item(unit: SketchedUnit): PlacedItem {
  const drawn = unit.kind === 'rifle' || unit.kind === 'tank';
  const [face] = unit.faces;
  if (!drawn) return { name: unit.name, drawn: [], attributes: {}, source: NO_SOURCE };
  return { count: 1, kind: unit.kind, drawn: [unit.name], face, attributes: {}, source: NO_SOURCE };
}

function setup(side: 'German' | 'Soviet', units: readonly SketchedUnit[], index: Side): SetupModel {
  const placements = units
    .filter((unit) => unit.side === index && unit.at !== undefined)
    .map((unit) => ({
      cells: [board.cell(unit.at!)],
      cellsSource: NO_SOURCE,
      items: [item(unit)],
      ...(unit.army !== undefined && { group: { kind: 'army', name: unit.army } }),
      citations: [],
      source: NO_SOURCE,
    }));
  return { side, placements, source: NO_SOURCE, sideSource: NO_SOURCE };
}

function arrival(
  sketch: Sketch,
  group: NonNullable<Sketch['expected']>[number],
  units: readonly SketchedUnit[],
): ArrivalModel {
  const cells = listed(sketch.areas?.[group.at] ?? group.at).map((label) => board.cell(label));
  return {
    turn: group.turn,
    entry: group.at,
    cells,
    entrySource: NO_SOURCE,
    items: units.map(item),
    citations: [],
    source: NO_SOURCE,
  };
}
