import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { answersFor } from '../../../language-server/requests.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const EXAMPLE = path.resolve(import.meta.dirname, '../../../examples/pgg/first-contact.sand');

test('a question about enemy units has answers even if the time for listing them is over at once', async () => {
  const workspace = await TestWorkspace.of({ 'one.sand': fs.readFileSync(EXAMPLE, 'utf8') }, [...rulesets.values()]);
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  const params = { uri: uriOf('one.sand').toString(), playing: ['German'], seats: { German: 'human' } } as const;
  const question = answersFor(workspace.services)['sandtable/question'](params);
  clock.mockRestore();
  if (question?.kind !== 'question') expect.fail(`The game asks nothing: ${JSON.stringify(question)}`);
  expect([question.prompt, question.actors]).toEqual([expect.stringContaining('retreat'), []]);
  expect(question.options.length).toBeGreaterThan(0);
});
