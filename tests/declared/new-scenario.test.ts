import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { rulesetKey } from '../../language-server/rules/ruleset-key.js';
import { answersFor } from '../../language-server/on-demand/answers.js';
import { TestWorkspace, uriOf } from '../language-server/workspace.js';

const RULES = readFileSync('examples/own/battle-for-moscow/rules.sand', 'utf8');

/** Returns the text of a snippet with its placeholders accepted. */
const accepted = (snippet: string): string =>
  snippet.replace(/\$\{\d+:((?:\\.|[^}\\])*)\}|\$\d+/g, '$1').replace(/\\([$}\\])/g, '$1');

test('a new scenario of a declared game imports the file of the game, has no errors, and is played', async () => {
  const workspace = await TestWorkspace.of({ 'rules.sand': RULES }, [...rulesets.values()]);
  const snippet = answersFor(workspace.services)['sandtable/newScenario']({
    ruleset: rulesetKey({ id: 'moscow', declaredIn: uriOf('rules.sand').toString() }),
    target: uriOf('mine/new.sand').toString(),
  });
  const text = accepted(snippet ?? '');
  expect(text).toContain('ruleset moscow\n\nimport "../rules.sand"\n');
  await workspace.write('mine/new.sand', text);
  const analysis = workspace.analyse('mine/new.sand');
  expect(analysis.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(analysis.playthrough()?.moments.length).toBeGreaterThan(0);
});
