import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const EXAMPLE = path.join(import.meta.dirname, '../../../examples/rtl/first-steps.sand');
const SIDES = ['German', 'Soviet'];

/** The construction of the activated formation was ended by default, so the first `end` of the block answers it. */
test('an answer is written with the default answer to an earlier question of its block, if the text needs it', async () => {
  const workspace = await TestWorkspace.of({ 'one.sand': fs.readFileSync(EXAMPLE, 'utf8') }, [...rulesets.values()]);
  const uri = uriOf('one.sand').toString();
  const params = { uri, playing: SIDES, seats: Object.fromEntries(SIDES.map((side) => [side, 'human' as const])) };
  const answers = answersFor(workspace.services);
  const question = answers['sandtable/question'](params);
  if (question?.kind !== 'question') throw new Error('No question is open.');
  const { version, moment } = question;
  const written = await answers['sandtable/answer']({ ...params, version, moment, order: 'end' });
  expect(written).toMatchObject({ edits: [{ text: '\n    end, end' }] });
});
