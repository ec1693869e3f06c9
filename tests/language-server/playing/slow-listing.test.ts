import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import type { OpenQuestion } from '../../../preview/contract/playing.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const EXAMPLES = path.resolve(import.meta.dirname, '../../../examples');
const read = (file: string): string => fs.readFileSync(path.join(EXAMPLES, file), 'utf8');

/** Returns the open question of a file whose text asks a side, with the real clock or as if the time were always over. */
async function questionOf(
  files: Readonly<Record<string, string>>,
  side: string,
  isTimeOver: boolean,
): Promise<OpenQuestion> {
  const workspace = await TestWorkspace.of(files, [...rulesets.values()]);
  const [file] = Object.keys(files);
  let now = 0;
  const clock = vi.spyOn(performance, 'now');
  if (isTimeOver) clock.mockImplementation(() => (now += 1000));
  const params = { uri: uriOf(file).toString(), playing: [side], seats: { [side]: 'human' } } as const;
  const question = answersFor(workspace.services)['sandtable/question'](params);
  clock.mockRestore();
  return question?.kind === 'question' ? question : expect.fail(`The game asks nothing: ${JSON.stringify(question)}`);
}

test('a question about enemy units has answers even if no time is left for listing them', async () => {
  const question = await questionOf({ 'one.sand': read('pgg/first-contact.sand') }, 'German', true);
  expect([question.prompt, question.actors]).toEqual([expect.stringContaining('retreat'), []]);
  expect(question.options.length).toBeGreaterThan(0);
});

test('all units that can act can be chosen even if no time is left for listing them', async () => {
  const text = read('rtl/lessons/4-overrun-and-reaction.sand');
  const orders = 'orders turn 19AM German {\n  begin "3.Mot"\n  draw "3.Mot" { play mobile }\n}\n';
  const files = {
    'rtl/lessons/lesson.sand': text.slice(0, text.indexOf('orders turn')) + orders,
    'rtl/lessons/ground.sand': read('rtl/lessons/ground.sand'),
  };
  const unitsOf = ({ actors }: OpenQuestion): string[] => actors.map(({ unit }) => unit);
  const usual = unitsOf(await questionOf(files, 'German', false));
  expect(usual).toContain('665 StuG');
  expect(unitsOf(await questionOf(files, 'German', true))).toEqual(expect.arrayContaining(usual));
});
