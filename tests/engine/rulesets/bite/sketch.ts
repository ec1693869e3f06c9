import { createBoard, PLAIN_GRID } from '../../../../engine/board/create-board.js';
import type { Board, BoxSpec, Cell, LinkSpec } from '../../../../engine/board/board.js';
import type { ForceModel, SideModel } from '../../../../engine/model/forces.js';
import type { Attributes, Feature, MapModel } from '../../../../engine/model/map.js';
import type { RulingChoice, SettingModel } from '../../../../engine/model/statements.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import type { TableModel } from '../../../../engine/model/special-rules.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { turnNumber } from '../../../../engine/model/calendar.js';
import { beginTechnology } from '../../../../engine/rulesets/bite/nations/technology.js';
import { advanceTechnology } from '../../../../engine/rulesets/bite/nations/advances.js';
import { setUpPlaces } from '../../../../engine/rulesets/bite/setup/places.js';
import { beginStores } from '../../../../engine/rulesets/bite/production/stores.js';
import {
  AGAINST_STATION,
  BY_SEA,
  CARRYING,
  MOBILE_DEFENCE,
  MOTORIZED,
  NO_RESERVE,
} from '../../../../engine/rulesets/bite/state/fields.js';
import { groundFor } from '../../../../engine/rulesets/bite/state/area.js';
import { musterOf } from '../../../../engine/rulesets/bite/state/muster.js';
import { DUE, ELIMINATED, EXPECTED, IN_BOX, REMOVED, State } from '../../../../engine/rulesets/bite/state/state.js';
import { calendar } from '../../../../engine/rulesets/bite/vocabulary/calendar.js';
import { LEADING } from '../../../../engine/rulesets/bite/vocabulary/nations.js';
import type { Option } from '../../../../engine/rulesets/bite/vocabulary/options.js';
import type { Layer } from '../../../../engine/rulesets/bite/vocabulary/settings.js';
import { BOTH, SIDES, type Side } from '../../../../engine/rulesets/bite/vocabulary/sides.js';
import { TERRAIN_WORDS, type Weather } from '../../../../engine/rulesets/bite/vocabulary/terrain.js';
import { unitKinds } from '../../../../engine/rulesets/bite/vocabulary/unit-kinds.js';
import { reuseMaps } from '../drawn-maps.js';
import { feature, force, scenario } from '../sketched.js';

/**
 * A front drawn in code. Columns 01 to 20 run from west to east, rows 01 to 16 from north to south, even columns half a
 * hex lower.
 * Defaults: plain, clear weather, June 1942, the base game, movement phase of the Axis. Neither side controls hexes
 * without units.
 * Units are written as in a scenario, with their status in parentheses: `panzer corps 41.Pz 4|3|2|1 (step 2,
 * unsupplied)`. A unit belongs to the leading nation of its side unless its parentheses name another: `of Finland`.
 * Units off the map are listed under the keys lost, removed, due, expected and box.
 * Status words: `step 2`, unsupplied, judged, moved, fought, activated, fuelled, grounded, frozen, reserve (motorized),
 * defence (mobile defence), ashore (landed from the sea), striking (attacks the station). An aircraft that drops units
 * and the land units that it carries are in the same hex, each with the status `carrying`. `from 0504` is the hex from
 * which a unit came, `base 0503` the hex from which an air unit flew. Every other attribute belongs to the unit itself.
 */
export interface Sketch {
  /** Terrain by hexes: `{ '0504 0505': 'forest' }`. */
  readonly terrain?: Readonly<Record<string, string>>;
  /** Hexsides by kind: `{ river: '0504/0604 0505/0604' }`. */
  readonly sides?: Readonly<Record<string, string>>;
  /** Chains by kind: `{ rail: ['0503 - 0604'], 'red arrow': ['0101 - 0102 (holding Sevastopol)'] }`. */
  readonly routes?: Readonly<Record<string, readonly string[]>>;
  /** Places by name: `{ Minsk: 'major city 0804 (yellow 2)', Home: 'territory 0101..0116 0201 (nation Germany)' }`. */
  readonly places?: Readonly<Record<string, string>>;
  readonly areas?: Readonly<Record<string, string>>;
  /**
   * Boxes beside the map, such as `9900`, and the links that connect them to the map, such as `rail link 2003 - 9900`.
   */
  readonly boxes?: readonly string[];
  readonly links?: readonly string[];
  /** Axis units by hex or box: `{ '0504': ['…'], lost: ['…'] }`. */
  readonly axis?: Readonly<Record<string, readonly string[]>>;
  readonly soviet?: Readonly<Record<string, readonly string[]>>;
  /** Controlled hexes in addition to those with units: `{ Axis: '0101..0116' }`. */
  readonly control?: Readonly<Partial<Record<(typeof SIDES)[number], string>>>;
  readonly weather?: Weather;
  /** Month of the turn: `July 1941`. */
  readonly turn?: string;
  readonly side?: (typeof SIDES)[number];
  readonly phase?: string;
  readonly layer?: Layer;
  readonly options?: readonly Option[];
  /** Settings of the scenario: `{ fog: 'true', 'production of Germany': [5, 1] }`. */
  readonly settings?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly rulings?: Readonly<Record<string, RulingChoice['value']>>;
  readonly house?: Readonly<Record<string, number>>;
  readonly tables?: readonly TableModel[];
}

export interface Field {
  readonly state: State;
  readonly scenario: ScenarioModel;
  readonly board: Board;
  readonly cell: (label: string) => Cell;
  readonly cells: (labels: string) => Cell[];
  readonly piece: (name: string) => number;
  /** Returns the indices of units from a list of names separated by commas. */
  readonly pieces: (names: string) => number[];
  /** Returns the label of the hex of a unit, or its off-map code. */
  readonly where: (name: string) => string | number;
  /** Returns the current strength points of a unit. */
  readonly strength: (name: string) => number;
}

const GRID = { ...PLAIN_GRID, columns: 20, rows: 16, labels: 'CCRR', shifted: 'even' } as const;
export const board = createBoard(GRID);

function boardOf({ boxes = [], links = [] }: Sketch): Board {
  if (boxes.length === 0 && links.length === 0) return board;
  const spec = (text: string): LinkSpec => {
    const [, kind = '', from = '', to = ''] = /^(.*) (\S+) - (\S+)$/.exec(text) ?? [];
    return { cells: [from, to], kinds: [kind] };
  };
  return createBoard({ ...GRID, boxes: boxes.map((label): BoxSpec => ({ label })), links: links.map(spec) });
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Returns the cells of a list with ranges: `0101..0103 0205`. */
function cellsIn(on: Board, text: string): Cell[] {
  return words(text).flatMap((word) => {
    const [from, to] = word.split('..').map((label) => on.cell(label));
    return to === undefined ? [from] : (on.range(from, to) ?? []);
  });
}

export const attributesIn = (text: string | undefined): Attributes =>
  Object.fromEntries(
    (text ?? '')
      .split(',')
      .map((one) => words(one))
      .filter(([name]) => name !== undefined)
      .map(([name, ...rest]) => {
        const value = rest.join(' ');
        return [
          name,
          { value: value === '' ? true : /^\d+$/.test(value) ? Number(value) : value, source: NO_SOURCE },
        ] as const;
      }),
  );

interface Sketched {
  readonly side: Side;
  readonly at: string;
  readonly nation: string;
  readonly force: ForceModel;
}

const KINDS = [...unitKinds.keys()].sort((a, b) => b.length - a.length);

function sketchedOf(placed: Sketch['axis'] = {}, side: Side): Sketched[] {
  return Object.entries(placed).flatMap(([at, texts]) =>
    texts.map((text): Sketched => {
      const kind = KINDS.find((one) => text.startsWith(`${one} `));
      if (kind === undefined) throw new Error(`Unknown kind of unit in the sketch: ${text}`);
      const attributes = attributesIn(/\((.*)\)/.exec(text)?.[1]);
      const [name, ...faces] = words(text.slice(kind.length).replace(/\(.*\)/, ''));
      const nation = 'of' in attributes ? String(attributes.of.value) : LEADING[side];
      const steps = faces
        .join('')
        .split('|')
        .filter((face) => face !== '');
      const made = force({
        kind,
        name,
        side: SIDES[side],
        parent: nation,
        faces: steps.map((face) => [Number(face)]),
        attributes,
      });
      return { side, at, nation, force: made };
    }),
  );
}

function sideOf(side: Side, all: readonly Sketched[]): SideModel {
  const units = all.filter((unit) => unit.side === side);
  const nations = [...new Set(units.map(({ nation }) => nation))].map((name) =>
    force({
      kind: 'nation',
      name,
      side: SIDES[side],
      members: units.filter(({ nation }) => nation === name).map((unit) => unit.force.name),
    }),
  );
  return { name: SIDES[side], forces: [...nations, ...units.map((unit) => unit.force)], pools: [], source: NO_SOURCE };
}

const drawnMap = reuseMaps(drawMap);

function mapOf({ terrain, sides, routes, places, areas, boxes, links }: Sketch): MapModel {
  return drawnMap({ terrain, sides, routes, places, areas, boxes, links });
}

function drawMap(sketch: Sketch): MapModel {
  const on = boardOf(sketch);
  const terrain = new Uint8Array(on.size);
  for (const [labels, word] of Object.entries(sketch.terrain ?? {}))
    for (const cell of cellsIn(on, labels)) terrain[cell] = TERRAIN_WORDS.findIndex((one) => one === word);
  const features: Feature[] = [];
  for (const [kind, pairs] of Object.entries(sketch.sides ?? {}))
    features.push(
      feature(kind, {
        hexsides: words(pairs).map((pair) => pair.split('/').map((label) => on.cell(label)) as [Cell, Cell]),
      }),
    );
  for (const [kind, routes] of Object.entries(sketch.routes ?? {}))
    for (const route of routes) {
      const [, name, chain = '', attributes] = /^(?:"([^"]*)" )?([^(]*)(?:\((.*)\))?$/.exec(route) ?? [];
      features.push(
        feature(kind, {
          ...(name !== undefined && { name }),
          chains: [chain.split('-').map((label) => on.cell(label.trim()))],
          attributes: attributesIn(attributes),
        }),
      );
    }
  for (const [name, text] of Object.entries(sketch.places ?? {})) {
    const [, kind = '', cells = '', attributes] = /^([a-z ]+?) ([\d. ]+?) ?(?:\((.*)\))?$/.exec(text) ?? [];
    features.push(feature(kind, { name, cells: cellsIn(on, cells), attributes: attributesIn(attributes) }));
  }
  const areas = new Map(
    Object.entries(sketch.areas ?? {}).map(([name, cells]) => [
      name,
      { name, cells: cellsIn(on, cells), source: NO_SOURCE },
    ]),
  );
  return {
    name: 'Field',
    board: on,
    terrainWords: TERRAIN_WORDS,
    terrain,
    features,
    areas,
    gridSource: NO_SOURCE,
    source: NO_SOURCE,
  };
}

function settingsOf({ layer = 'base', options = [], settings = {} }: Sketch): SettingModel[] {
  const set = (name: string, values: readonly (string | number)[]): SettingModel => {
    const [word, of] = name.split(' of ');
    return {
      name: word,
      values,
      ...(of !== undefined && { of: [{ name: of, source: NO_SOURCE }] }),
      source: NO_SOURCE,
    };
  };
  return [
    set('layer', [layer]),
    ...(options.length > 0 ? [set('optional', options)] : []),
    ...Object.entries(settings).map(([name, value]) => set(name, typeof value === 'object' ? value : [value])),
  ];
}

const BOXES: Readonly<Record<string, number>> = {
  lost: ELIMINATED,
  removed: REMOVED,
  due: DUE,
  expected: EXPECTED,
  box: IN_BOX,
};

/** Sets up a sketch: returns its state with all units placed, and functions that find units and cells. */
export function field(sketch: Sketch): Field {
  const map = mapOf(sketch);
  const on = map.board;
  const units = [...sketchedOf(sketch.axis, 0), ...sketchedOf(sketch.soviet, 1)];
  const { rulings, house } = sketch;
  const played: ScenarioModel = {
    ...scenario(
      {
        ruleset: 'bite',
        map,
        sides: BOTH.map((side) => sideOf(side, units)),
        setups: [],
        arrivals: [],
        scores: [],
        turns: 49,
      },
      { ...(rulings && { rulings }), ...(house && { house }) },
    ),
    calendar,
    settings: settingsOf(sketch),
    tables: sketch.tables ?? [],
  };
  const state = new State(played, groundFor(played), musterOf(played));
  const piece = (name: string): number => {
    const index = state.muster.byName.get(name);
    if (index === undefined) throw new Error(`No unit ${name} in the sketch.`);
    return index;
  };
  state.turn = turnNumber(sketch.turn ?? 'June 1942', calendar) ?? 0;
  state.phase = sketch.phase ?? 'movement';
  state.side = SIDES.findIndex((side) => side === (sketch.side ?? 'Axis'));
  state.weather = sketch.weather ?? 'clear';
  state.address = `${state.turn}/${SIDES[state.side]}/${state.phase}`;
  beginTechnology(state);
  advanceTechnology(state);
  beginStores(state);
  setUpPlaces(state);
  for (const side of SIDES)
    for (const cell of cellsIn(on, sketch.control?.[side] ?? '')) state.control[cell] = SIDES.indexOf(side);
  for (const unit of units) befall(state, piece(unit.force.name), unit, on);
  for (const { index, isAir } of state.pieces)
    if (!isAir && state.mission[index] === CARRYING)
      state.carrier[index] =
        state
          .airAt(state.cell[index], state.pieces[index].side)
          .find((aircraft) => state.mission[aircraft] === CARRYING) ?? -1;
  state.recomputeRoutes();
  state.recomputeZones();
  state.drainEvents();
  return {
    state,
    scenario: played,
    board: on,
    cell: (label) => on.cell(label),
    cells: (labels) => cellsIn(on, labels),
    piece,
    pieces: (names) => names.split(',').map((name) => piece(name.trim())),
    where: (name) => {
      const at = state.cell[piece(name)];
      return at < 0 ? at : on.label(at);
    },
    strength: (name) => state.strength(piece(name)),
  };
}

function befall(state: State, piece: number, { at, side, force: { attributes } }: Sketched, on: Board): void {
  const is = (name: string): number => (name in attributes ? 1 : 0);
  const cellOf = (name: string): Cell => on.cell(String(attributes[name].value).padStart(4, '0'));
  if ('step' in attributes) state.step[piece] = Number(attributes.step.value) - 1;
  state.outOfSupply[piece] = is('unsupplied');
  state.judged[piece] = is('judged');
  state.moved[piece] = is('moved');
  state.fought[piece] = is('fought');
  state.activated[piece] = state.activations[piece] = is('activated');
  state.fuel[piece] = is('fuelled');
  state.grounded[piece] = is('grounded');
  state.reserve[piece] = 'reserve' in attributes ? MOTORIZED : 'defence' in attributes ? MOBILE_DEFENCE : NO_RESERVE;
  if (at in BOXES) {
    state.put(piece, BOXES[at]);
    return;
  }
  const cell = on.cell(at);
  state.put(piece, cell);
  state.phaseStart[piece] = cell;
  if ('from' in attributes) state.enteredFrom[piece] = cellOf('from');
  if ('base' in attributes) state.setBase(piece, cellOf('base'));
  const isGuest = state.isShared(cell) && side === state.side; // the attacker does not control the hex yet
  if ('carrying' in attributes) state.mission[piece] = CARRYING;
  if ('striking' in attributes) state.mission[piece] = AGAINST_STATION;
  if ('ashore' in attributes) state.landed[piece] = BY_SEA;
  if (!isGuest && state.piece(piece).isLand && !('carrying' in attributes)) state.control[cell] = side;
  if (state.isShared(cell) && state.battle[cell] === 0) {
    state.battle[cell] = 1;
    state.entryOrder[cell] = ++state.entryCount;
  }
}
