import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fda } from '../../../../engine/rulesets/fda/index.js';
import { rulings } from '../../../../engine/rulesets/fda/rulings/texts.js';
import { vocabulary } from '../../../../engine/rulesets/fda/vocabulary/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const folder = 'examples/fda';
const examples = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sand'))
    .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]),
);

/** Returns the findings in a file, each with its severity. */
function findings(workspace: TestWorkspace, path: string): string[] {
  return workspace.analyse(path).findings.map(({ severity, message }) => `${severity}: ${message}`);
}

describe("files of Fronte d'Attacco use its language", async () => {
  const workspace = await TestWorkspace.of(examples, [fda]);

  test.each(Object.keys(examples))('the example file %s has no findings', (path) => {
    expect(findings(workspace, path)).toEqual([]);
    expect(workspace.document(path).diagnostics?.map(({ message }) => message)).toEqual([]);
  });

  test('sides are named as in the scenario', () => {
    const scenario = workspace.analyse('operation-goodwood.sand').scenario;
    expect(scenario?.sides.map(({ name }) => name)).toEqual(['Allies', 'Germans']);
  });

  test('the example in the language documentation has no findings', async () => {
    const page = readFileSync('docs/language.md', 'utf8');
    const block = [...page.matchAll(/```sand\n([\s\S]*?)```/g)].find(([, text]) => text.startsWith('ruleset fda'))?.[1];
    const desk = await TestWorkspace.of({ 'block.sand': block ?? '' }, [fda]);
    expect(findings(desk, 'block.sand')).toEqual([]);
    expect(desk.analyse('block.sand').playFindings()).toEqual([]);
  });

  test('a scenario file may write every house-rule number, every ruling and every setting without findings', async () => {
    const scenario = [
      ...vocabulary.numbers.map(({ word, value }) => `house rule ${word} = ${value}`),
      ...rulings.map(({ option, values }) => `ruling ${option} = ${values[0]}`),
      ...vocabulary.settings.map(({ word }) => `set ${word} = 4`),
    ].join('\n');
    const text = `ruleset fda\nimport "goodwood-hex.sand"\nscenario "All of it" {\non Goodwood turns 1\n${scenario}\n}`;
    const words = { ...fda, checkScenario: () => undefined }; // tests the words, not their values
    const desk = await TestWorkspace.of({ ...examples, 'all.sand': text }, [words]);
    expect(findings(desk, 'all.sand')).toEqual([]);
    expect(desk.document('all.sand').parseResult.parserErrors).toEqual([]);
  });
});
