import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { rulesetKey } from '../../language-server/rules/ruleset-key.js';
import { answersFor } from '../../language-server/requests.js';
import { TestWorkspace, uriOf } from '../language-server/workspace.js';

const FOLDER = 'examples/own/battle-for-moscow';
const FILES = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sand'))
    .map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')]),
);

/** Returns the text of a new scenario for the ruleset that a file declares. */
function newScenario(workspace: TestWorkspace, id: string, declaredIn: string): string | null {
  return answersFor(workspace.services)['sandtable/newScenario']({
    ruleset: rulesetKey({ id, declaredIn: uriOf(declaredIn).toString() }),
    target: uriOf('mine/new.sand').toString(),
  });
}

test('a new scenario of a declared game is a copy of its first scenario without orders', async () => {
  const workspace = await TestWorkspace.of(FILES, [...rulesets.values()]);
  const text = newScenario(workspace, 'moscow', 'rules.sand');
  expect(text).toMatch(/^ruleset moscow\nimport "\.\.\//);
  await workspace.write('mine/new.sand', text ?? '');
  const { findings, scenario } = workspace.analyse('mine/new.sand');
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(scenario?.orders).toEqual([]);
});

test('a new scenario of a declared game without scenarios imports the file of the game', async () => {
  const workspace = await TestWorkspace.of({ 'rules.sand': FILES['rules.sand'] }, [...rulesets.values()]);
  expect(newScenario(workspace, 'moscow', 'rules.sand')).toBe('ruleset moscow\nimport "../rules.sand"\n');
});
