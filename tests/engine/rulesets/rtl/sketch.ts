import { createBoard, PLAIN_GRID } from '../../../../engine/board/create-board.js';
import type { Board, Cell } from '../../../../engine/board/board.js';
import type { ForceModel, SideModel } from '../../../../engine/model/forces.js';
import type { Attributes, Feature, MapModel } from '../../../../engine/model/map.js';
import type { ArrivalModel } from '../../../../engine/model/statements.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import {
  EMERGENCY,
  FINISHED,
  OUT_OF_SUPPLY,
  UNFINISHED,
  type SequenceName,
  type Weather,
} from '../../../../engine/rulesets/rtl/state/fields.js';
import { groundOf } from '../../../../engine/rulesets/rtl/state/ground.js';
import { musterOf } from '../../../../engine/rulesets/rtl/state/muster.js';
import { AT_HAND, DUE, ELIMINATED, EXPECTED, READY, State } from '../../../../engine/rulesets/rtl/state/state.js';
import { BOTH, SIDES, type Side } from '../../../../engine/rulesets/rtl/vocabulary/sides.js';
import { terrain as terrainWords } from '../../../../engine/rulesets/rtl/vocabulary/terrain.js';
import { formationKinds, unitKinds } from '../../../../engine/rulesets/rtl/vocabulary/unit-kinds.js';
import { reuseMaps } from '../drawn-maps.js';
import { feature, findersOf, force, listed, scenario, type Finders } from '../sketched.js';

/**
 * A battlefield drawn in code, with the hex numbers of the game's maps: rows 10 to 69, columns 01 to 34 from east to
 * west.
 * Defaults: open country, dry weather, the Germans' Mobile Sequence, all units supplied, and the units of the active
 * side active.
 *
 * Units are written as in a scenario, with their current state in parentheses: `infantry battalion A 4-4-4|2-2-4
 * (efficiency 5, stacking 2, reduced, disrupted)`. A unit belongs to the one formation of its side, with `army` to
 * none, with `of 21.Inf` to another.
 * Keys for units off the map: ready, due (to enter, with `by 3622 3623`), hand (a bridge), lost.
 * States: reduced, disrupted, fired, spent, oos, emergency, idle (not active), building; for a bridge `towards 6433`.
 */
export interface Sketch {
  /** Terrain by hexes: `{ '6431 6432': 'wooded marsh' }`. */
  readonly terrain?: Readonly<Record<string, string>>;
  /** Hexsides by kind: `{ river: '6431/6432 6432/6532' }`. */
  readonly sides?: Readonly<Record<string, string>>;
  /** Routes by kind: `{ 'main road': ['6431 - 6432'] }`. */
  readonly routes?: Readonly<Record<string, readonly string[]>>;
  /** Places by name: `{ Luga: ['village', '6431'] }`. */
  readonly places?: Readonly<Record<string, readonly [kind: string, cells: string]>>;
  /** Supply sources by name: `{ West: 'German 6434', Field: 'German 2114 limited' }`. */
  readonly sources?: Readonly<Record<string, string>>;
  /** German units by hex or box: `{ 6431: ['…'], ready: ['ground-attack air unit Ju87 3 (efficiency 7)'] }`. */
  readonly german?: Readonly<Record<string, readonly string[]>>;
  readonly soviet?: Readonly<Record<string, readonly string[]>>;
  /**
   * Strongpoints by hex, with their side and, if they are not finished, `unfinished`: `{ 6431: 'Soviet', 6433: 'German
   * unfinished' }`.
   */
  readonly strongpoints?: Readonly<Record<string, string>>;
  readonly weather?: Weather;
  readonly sequence?: SequenceName;
  readonly side?: 'German' | 'Soviet';
  readonly turn?: number;
  readonly rulings?: Readonly<Record<string, string | number | boolean>>;
  readonly house?: Readonly<Record<string, number>>;
  readonly settings?: Readonly<Record<string, string | number>>;
}

export interface Field extends Finders {
  readonly state: State;
  readonly scenario: ScenarioModel;
  readonly board: Board;
}

export const board = createBoard({
  ...PLAIN_GRID,
  orientation: 'pointy',
  columns: 34,
  rows: 60,
  firstRow: 10,
  labels: 'RRCC',
  columnsIncrease: 'west',
  shifted: 'odd',
  shift: 'west',
});

const FORMATIONS: readonly [string, string] = ['3.Mot', '245.Rifle'];

/** Sets up the battlefield with all units placed. */
export function field(sketch: Sketch): Field {
  const units = [...sketchedOf(sketch.german, 0), ...sketchedOf(sketch.soviet, 1)];
  const scenario = scenarioOf(sketch, units);
  const state = new State(scenario, groundOf(scenario.map), musterOf(scenario));
  const finders = findersOf(
    state,
    (label) => board.cell(label),
    (cell) => board.label(cell),
  );
  const { piece } = finders;
  state.turn = sketch.turn ?? 13;
  state.weather = sketch.weather ?? 'dry';
  state.side = sketch.side === 'Soviet' ? 1 : 0;
  state.sequence = sketch.sequence ?? 'mobile';
  for (const unit of units) befall(state, piece(unit.name), unit);
  state.phase = 'operations'; // from now on control follows each move
  for (const [label, works] of Object.entries(sketch.strongpoints ?? {})) {
    state.strongpoint[board.cell(label)] = works.endsWith('unfinished') ? UNFINISHED : FINISHED;
    state.strongpointOf[board.cell(label)] = works.startsWith('German') ? 0 : 1;
  }
  state.formations = [...new Set(units.filter(({ side }) => side === state.side).map(({ formation }) => formation))];
  state.address = `${state.turn}/operations/${SIDES[state.side]} draw 1`;
  state.refreshGround();
  return { state, scenario, board, ...finders };
}

interface Sketched {
  readonly side: Side;
  readonly at: string;
  readonly kind: string;
  readonly name: string;
  readonly faces: readonly (readonly number[])[];
  readonly formation: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const KINDS = [...unitKinds.keys()].sort((a, b) => b.length - a.length);

function sketchedOf(placed: Sketch['german'] = {}, side: Side): Sketched[] {
  return Object.entries(placed).flatMap(([at, texts]) =>
    texts.map((text): Sketched => {
      const kind = KINDS.find((one) => text.startsWith(`${one} `));
      if (kind === undefined) throw new Error(`Unknown kind of unit in the sketch: ${text}`);
      const inParentheses = /\((.*)\)/.exec(text)?.[1] ?? '';
      const attributes = Object.fromEntries(
        inParentheses
          .split(',')
          .map((one) => one.trim().split(' '))
          .map(([name, ...rest]) => [name, rest.join(' ')]),
      );
      const [name, ...faces] = text
        .slice(kind.length)
        .replace(/\(.*\)/, '')
        .trim()
        .split(/\s+/);
      return {
        side,
        at,
        kind,
        name,
        faces: faces
          .join('')
          .split('|')
          .filter((face) => face !== '')
          .map((face) => face.split('-').map(Number)),
        formation: attributes.of ?? FORMATIONS[side],
        attributes,
      };
    }),
  );
}

function befall(state: State, piece: number, { at, side, attributes }: Sketched): void {
  const is = (name: string): number => (name in attributes ? 1 : 0);
  state.reduced[piece] = is('reduced');
  state.disrupted[piece] = is('disrupted');
  state.fired[piece] = is('fired');
  state.spent[piece] = is('spent');
  state.supply[piece] = is('oos') === 1 ? OUT_OF_SUPPLY : is('emergency') === 1 ? EMERGENCY : 0;
  state.active[piece] = side === state.side && is('idle') === 0 ? 1 : 0;
  if ('towards' in attributes) state.towards[piece] = board.cell(attributes.towards);
  const boxes: Readonly<Record<string, number>> = {
    ready: READY,
    due: DUE,
    hand: AT_HAND,
    lost: ELIMINATED,
    expected: EXPECTED,
  };
  if (at in boxes) state.put(piece, boxes[at]);
  if (!/^\d{4}$/.test(at)) return;
  state.put(piece, board.cell(at));
  state.startCell[piece] = state.cell[piece];
  state.building[piece] = is('building'); // placing a unit ends its work, so the work is set afterwards
}

function scenarioOf(sketch: Sketch, units: readonly Sketched[]): ScenarioModel {
  const { rulings, house, settings } = sketch;
  return scenario(
    {
      ruleset: 'rtl',
      map: mapOf(sketch),
      sides: BOTH.map((side) => sideOf(side, units)),
      setups: [],
      arrivals: units.filter(({ attributes }) => 'by' in attributes).map(arrivalOf),
      scores: [],
    },
    { ...(rulings && { rulings }), ...(house && { house }), ...(settings && { settings }) },
  );
}

/** Returns the arrival of a unit whose attribute `by 3622 3623` names its hexes of entry. */
function arrivalOf({ name, side, attributes }: Sketched): ArrivalModel {
  const item = { name, drawn: [], attributes: {}, source: NO_SOURCE };
  const cells = listed(attributes.by).map((label) => board.cell(label));
  const where = { entry: attributes.by, cells, entrySource: NO_SOURCE };
  return { turn: 13, side: SIDES[side], items: [item], citations: [], source: NO_SOURCE, ...where };
}

function sideOf(side: Side, all: readonly Sketched[]): SideModel {
  const units = all.filter((unit) => unit.side === side);
  const formations = [...new Set([FORMATIONS[side], ...units.map(({ formation }) => formation)])];
  const kindOf = (name: string): string =>
    Object.keys(formationKinds).find(
      (kind) => kind === (name.endsWith('.Mot') ? 'motorized division' : 'rifle division'),
    ) ?? '';
  return {
    name: SIDES[side],
    forces: [
      ...formations.map((name) =>
        force({
          kind: kindOf(name),
          name,
          side: SIDES[side],
          members: units.filter(({ formation }) => formation === name).map((unit) => unit.name),
        }),
      ),
      ...units.map((unit) => forceOf(unit)),
    ],
    pools: [],
    source: NO_SOURCE,
  };
}

function forceOf({ kind, name, faces, side, formation, attributes }: Sketched): ForceModel {
  const given: Attributes = Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [
      key,
      { value: value === '' ? true : /^\d+$/.test(value) ? Number(value) : value, source: NO_SOURCE },
    ]),
  );
  return force({
    kind,
    name,
    faces,
    side: SIDES[side],
    attributes: given,
    ...(!('army' in attributes) && { parent: formation }),
  });
}

const drawnMap = reuseMaps(drawMap);

function mapOf({ terrain, sides, routes, places, sources }: Sketch): MapModel {
  return drawnMap({ terrain, sides, routes, places, sources });
}

function drawMap(sketch: Sketch): MapModel {
  const words = Object.keys(terrainWords);
  const terrain = new Uint8Array(board.size);
  for (const [labels, word] of Object.entries(sketch.terrain ?? {}))
    for (const label of listed(labels)) terrain[board.cell(label)] = words.indexOf(word);
  const chain = (text: string): Cell[] => text.split('-').map((label) => board.cell(label.trim()));
  const features: Feature[] = [];
  for (const [kind, pairs] of Object.entries(sketch.sides ?? {}))
    features.push(
      feature(kind, {
        hexsides: listed(pairs).map((pair) => pair.split('/').map((label) => board.cell(label)) as [Cell, Cell]),
      }),
    );
  for (const [kind, routes] of Object.entries(sketch.routes ?? {}))
    for (const route of routes) features.push(feature(kind, { chains: [chain(route)] }));
  for (const [name, [kind, cells]] of Object.entries(sketch.places ?? {}))
    features.push(feature(kind, { name, cells: listed(cells).map((label) => board.cell(label)) }));
  for (const [name, text] of Object.entries(sketch.sources ?? {})) {
    const [side, label, limited] = text.split(' ');
    const attributes: Attributes = {
      side: { value: side, source: NO_SOURCE },
      ...(limited !== undefined && { limited: { value: true, source: NO_SOURCE } }),
    };
    features.push(feature('supply point', { name, cells: [board.cell(label)], attributes }));
  }
  return {
    name: 'Field',
    board,
    terrainWords: words,
    terrain,
    features,
    areas: new Map(),
    gridSource: NO_SOURCE,
    source: NO_SOURCE,
  };
}
