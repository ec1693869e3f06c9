import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import { TestWorkspace } from '../language-server/workspace.js';
import { toy } from './rules/index.js';

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');

export const LAND = read('land.sand');

/** The battle of the toy ruleset, which uses every statement. */
export const BATTLE = read('battle.sand');

/** Opens a file of the toy ruleset with its map and forces. Returns its findings and its scenario. */
export async function opened(text: string): Promise<{ findings: string[]; scenario: ScenarioModel }> {
  const workspace = await TestWorkspace.of({ 'land.sand': LAND, 'it.sand': text }, [toy]);
  const { findings, scenario } = workspace.analyse('it.sand');
  if (!scenario) throw new Error('There is no scenario.');
  return { findings: findings.map(({ code, message }) => `${code}: ${message}`), scenario };
}
