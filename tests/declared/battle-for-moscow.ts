import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { TestWorkspace } from '../language-server/workspace.js';
import { scenarioOf } from './bed.js';

const FOLDER = path.join(import.meta.dirname, '../../examples/own/battle-for-moscow');
const FILES = ['rules.sand', 'map.sand', 'forces.sand', 'battle-for-moscow.sand', 'first-turn.sand'];

/** Battle for Moscow as the example declares it, with its scenario and the scenario of its first turn. */
export interface Example {
  readonly ruleset: Ruleset;
  readonly scenario: ScenarioModel;
  readonly firstTurn: ScenarioModel;
}

/** Reads the example Battle for Moscow. */
export async function openExample(): Promise<Example> {
  const texts = Object.fromEntries(FILES.map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')]));
  const workspace = await TestWorkspace.of(texts);
  const analysis = workspace.analyse('battle-for-moscow.sand');
  const { ruleset } = analysis;
  if (ruleset === undefined) throw new Error('The example declares no ruleset.');
  return { ruleset, scenario: scenarioOf(analysis), firstTurn: scenarioOf(workspace.analyse('first-turn.sand')) };
}
