import type { SideModel } from '../../../model/forces.js';
import type { MapModel } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Check } from '../../../play/checks.js';
import type { RtlRule } from '../rulebook/index.js';

export type MapCheck = Check<MapModel, RtlRule>;
export type ForcesCheck = Check<readonly SideModel[], RtlRule>;
export type ScenarioCheck = Check<ScenarioModel, RtlRule>;
