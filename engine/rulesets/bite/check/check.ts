import type { SideModel } from '../../../model/forces.js';
import type { MapModel } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Check } from '../../../play/checks.js';
import type { BiteRule } from '../rulebook/index.js';

export type MapCheck = Check<MapModel, BiteRule>;
export type ForcesCheck = Check<readonly SideModel[], BiteRule>;
export type ScenarioCheck = Check<ScenarioModel, BiteRule>;
