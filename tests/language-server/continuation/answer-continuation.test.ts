import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { TestWorkspace } from '../workspace.js';

const PGG = path.resolve(import.meta.dirname, '../../../examples/pgg');
const NAMES = ['fifth-turn.sand', 'lessons/ground.sand', 'lessons/forces.sand'];
const FILES = Object.fromEntries(NAMES.map((name) => [name, readFileSync(path.join(PGG, name), 'utf8')]));

/** Returns the answer for a moment of the example, and the turn, side and phase of that moment. */
async function continued(moment: number | 'setup' | undefined, target = 'later.sand') {
  const workspace = await TestWorkspace.of(FILES, [...rulesets.values()]);
  const { uri } = workspace.document('fifth-turn.sand');
  const answer = answersFor(workspace.services)['sandtable/continuation']({
    uri: uri.toString(),
    target: uri.with({ path: path.posix.join(path.posix.dirname(uri.path), target) }).toString(),
    ...(moment !== undefined && { moment }),
  });
  const moments = workspace.analyse('fifth-turn.sand')?.playthrough()?.moments ?? [];
  return { answer, moments };
}

test('the panel continues from the last end of a phase before the moment that it shows', async () => {
  const { answer, moments } = await continued(undefined);
  const combat = moments.findIndex(({ address }) => address === '5/German/initial movement');
  expect(answer).toMatchObject({ after: 'turn 5' });
  expect((await continued(combat)).answer).toMatchObject({ after: 'turn 5 Soviet interdiction' });
});

test('a game that is played continues from the end of the phase before the open question', async () => {
  const name = 'fifth-turn.sand';
  const orders = FILES[name].slice(0, FILES[name].search(/\n(?:orders|expect) /));
  const text = `${orders}\norders turn 5 Soviet {\n  pass\n  pass\n  pass\n}\n`;
  const workspace = await TestWorkspace.of({ ...FILES, [name]: text }, [...rulesets.values()]);
  const uri = workspace.document(name).uri.toString();
  const answers = answersFor(workspace.services);
  const playing = ['German', 'Soviet'];
  const question = answers['sandtable/question']({ uri, playing, seats: {} });
  expect(question).toMatchObject({ side: 'German', phase: 'initial movement' });
  expect(answers['sandtable/continuation']({ uri, playing, target: uri })).toMatchObject({
    after: 'turn 5 Soviet interdiction',
  });
});

test('the panel continues from the set-up when it shows the set-up', async () => {
  expect((await continued('setup')).answer).toMatchObject({
    after: 'setup',
    text: expect.stringContaining('  position after setup {\n') as unknown,
  });
});

test('the imports of a continuation are relative to the file that is written', async () => {
  expect((await continued('setup', 'mine/later.sand')).answer).toMatchObject({
    text: expect.stringContaining('\nimport "../lessons/ground.sand"\n') as unknown,
  });
});

test('a file without a game has no continuation', async () => {
  const workspace = await TestWorkspace.of(FILES, [...rulesets.values()]);
  const uri = workspace.document('lessons/forces.sand').uri.toString();
  expect(answersFor(workspace.services)['sandtable/continuation']({ uri, target: uri })).toBeNull();
});
