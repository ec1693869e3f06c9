import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { stub } from '../../../language-server/stub-ruleset.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const FOLDER = 'tests/fixtures/wanted';
const names = readdirSync(FOLDER).filter((name) => name.startsWith('bite'));
/** The example of this game in the language documentation. */
const [, shown = ''] = /```sand\n(ruleset bite[^]*?)```/.exec(readFileSync('docs/language.md', 'utf8')) ?? [];

const texts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(names.map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')])),
  'language.sand': shown,
};

/**
 * Facts without limits on units and points. The tested files have few of both, so that with limits many conditions
 * would be reported as never true.
 */
const facts = { ...bite.conditionFacts, mostPointsByRule: () => Number.POSITIVE_INFINITY };
Reflect.deleteProperty(facts, 'unitsInPlay');

/** A ruleset that has the vocabulary of the game but no rules. */
const words = {
  ...bite,
  checkMap: () => undefined,
  checkForces: () => undefined,
  checkScenario: () => undefined,
  conditionFacts: facts,
  start: (scenario: ScenarioModel) => stub.start(scenario),
};

test.each(Object.keys(texts))('%s uses only words of the language and of the vocabulary of the game', async (name) => {
  const workspace = await TestWorkspace.of(texts, [words]);
  const { textDocument, diagnostics = [] } = workspace.document(name);
  const played = new Set(
    workspace
      .analyse(name)
      .playFindings()
      .map(({ message }) => message),
  );
  const findings = diagnostics.map(({ message, range }) => ({
    at: `${range.start.line + 1}: ${textDocument.getText(range)}`,
    says: typeof message === 'string' ? message : message.value,
  }));
  expect(findings.filter(({ says }) => !played.has(says))).toEqual([]);
});
