import type { MapModel } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { BookReport, Check, ForcesCheck as CheckOfForces } from '../../../play/checks.js';
import type { FdaRule } from '../rulebook/index.js';

export type FdaReport = BookReport<FdaRule>;
export type MapCheck = Check<MapModel, FdaRule>;
export type ForcesCheck = CheckOfForces<FdaRule>;
export type ScenarioCheck = Check<ScenarioModel, FdaRule>;
