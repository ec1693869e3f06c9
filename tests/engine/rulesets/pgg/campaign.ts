import { NodeWorkspace } from '../../../../language-server/node-workspace.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { rulesets } from '../../../../engine/rulesets/index.js';

/** Returns the campaign of the examples, or the scenario of another file, as the compiler reads it. */
export async function campaign(file = 'examples/pgg/panzergruppe-guderian.sand'): Promise<ScenarioModel> {
  const workspace = await NodeWorkspace.open([file], rulesets);
  const scenario = workspace.analyse(workspace.documents[0])?.scenario;
  if (scenario === undefined) throw new Error(`${file} holds no scenario.`);
  return scenario;
}
