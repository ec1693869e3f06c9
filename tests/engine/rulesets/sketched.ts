/** Builds scenarios from sketches, the short descriptions of positions in the tests of the games. No text is parsed. */
import type { Cell } from '../../../engine/board/board.js';
import { NO_SPECIAL_RULES } from '../../../engine/model/special-rules.js';
import type { ForceModel } from '../../../engine/model/forces.js';
import type { Feature } from '../../../engine/model/map.js';
import type { RulingChoice, SettingModel } from '../../../engine/model/statements.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../engine/model/source.js';

/** The rulings, house rules and settings of a sketch. */
export interface Choices {
  readonly rulings?: Readonly<Record<string, RulingChoice['value']>>;
  readonly house?: Readonly<Record<string, number>>;
  readonly settings?: Readonly<Record<string, SettingModel['values'][number]>>;
}

/** Returns a scenario with these parts and choices. It has no orders and no expectations. */
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
  return {
    ...{ faces: [], members: [], attributes: {} },
    ...{ source: NO_SOURCE, nameSource: NO_SOURCE, lastNameSource: NO_SOURCE },
    ...given,
  };
}

/** Finds pieces, cells and positions in a sketched battlefield by name. */
export interface Finders {
  readonly cell: (label: string) => Cell;
  readonly cells: (labels: string) => Cell[];
  readonly piece: (name: string) => number;
  /** Returns the indices of units from a list of names separated by commas. */
  readonly pieces: (names: string) => number[];
  /** Returns the label of the cell of a unit, or its off-map code. */
  readonly where: (name: string) => string | number;
}

interface Peopled {
  readonly muster: { readonly byName: ReadonlyMap<string, number> };
  readonly cell: ArrayLike<Cell>;
}

/**
 * Returns functions that find the units, cells and positions of a state by name. `cell` and `label` convert between
 * cells and the labels that the sketches of the game use.
 */
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

/** Returns the labels or words of a text separated by blanks. */
export const listed = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
