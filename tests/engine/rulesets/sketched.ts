/** Models without a source file, for the sketches of the games' tests. */
import type { Cell } from '../../../engine/board/board.js';
import { NO_SPECIAL_RULES } from '../../../engine/model/special-rules.js';
import type { ForceModel } from '../../../engine/model/forces.js';
import type { Feature } from '../../../engine/model/map.js';
import type { RulingChoice, SettingModel } from '../../../engine/model/statements.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../engine/model/source.js';

/** What a sketch says about the rules to play by. */
export interface Choices {
  readonly rulings?: Readonly<Record<string, RulingChoice['value']>>;
  readonly house?: Readonly<Record<string, number>>;
  readonly settings?: Readonly<Record<string, SettingModel['values'][number]>>;
}

/** A scenario of these parts, without orders or expectations. */
export function scenario(
  parts: Pick<ScenarioModel, 'ruleset' | 'map' | 'sides' | 'setups' | 'arrivals' | 'scores'> &
    Pick<Partial<ScenarioModel>, 'turns'>,
  { rulings = {}, house = {}, settings = {} }: Choices,
): ScenarioModel {
  return {
    title: 'Sketch',
    ...parts,
    rulings: Object.entries(rulings).map(([option, value]) => ({
      option,
      value,
      source: NO_SOURCE,
      valueSource: NO_SOURCE,
    })),
    houseRules: Object.entries(house).map(([number, value]) => ({ number, value, reason: 'test', source: NO_SOURCE })),
    settings: Object.entries(settings).map(([name, value]) => ({ name, values: [value], source: NO_SOURCE })),
    doctrines: [],
    ...NO_SPECIAL_RULES,
    orders: [],
    dice: { written: new Map() },
    expectations: [],
    source: NO_SOURCE,
    titleSource: NO_SOURCE,
  };
}

export function feature(kind: string, rest: Partial<Feature>): Feature {
  return { kind, cells: [], hexsides: [], chains: [], attributes: {}, source: NO_SOURCE, ...rest };
}

export function force(given: Partial<ForceModel> & Pick<ForceModel, 'kind' | 'name' | 'side'>): ForceModel {
  return { faces: [], members: [], attributes: {}, source: NO_SOURCE, nameSource: NO_SOURCE, ...given };
}

/** What is found in a sketched battlefield by its names. */
export interface Finders {
  readonly cell: (label: string) => Cell;
  readonly cells: (labels: string) => Cell[];
  readonly piece: (name: string) => number;
  /** Indices of units named with commas. */
  readonly pieces: (names: string) => number[];
  /** Label of the cell a unit stands in, or its code off the map. */
  readonly where: (name: string) => string | number;
}

interface Peopled {
  readonly muster: { readonly byName: ReadonlyMap<string, number> };
  readonly cell: ArrayLike<Cell>;
}

/** Finds cells and units; a game with labels of its own in its sketches hands in how they are read and written. */
export function findersOf(state: Peopled, cell: (label: string) => Cell, label: (cell: Cell) => string): Finders {
  const piece = (name: string): number => {
    const index = state.muster.byName.get(name);
    if (index === undefined) throw new Error(`No unit ${name} in the sketch.`);
    return index;
  };
  return {
    cell,
    cells: (labels) => listed(labels).map(cell),
    piece,
    pieces: (names) => names.split(',').map((name) => piece(name.trim())),
    where(name) {
      const at = state.cell[piece(name)];
      return at < 0 ? at : label(at);
    },
  };
}

/** Labels or words with blanks between them. */
export const listed = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
