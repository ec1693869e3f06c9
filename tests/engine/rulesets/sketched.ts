/** Models that nobody wrote in a file, for the sketches of the games' tests. */
import { NO_SPECIAL_RULES } from '../../../engine/model/special-rules.js';
import type { ForceModel } from '../../../engine/model/forces.js';
import type { Feature } from '../../../engine/model/map.js';
import type { RulingChoice, ScenarioModel, SettingModel } from '../../../engine/model/scenario.js';
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
