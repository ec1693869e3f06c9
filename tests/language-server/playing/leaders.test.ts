import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const LESSONS = path.resolve(import.meta.dirname, '../../../examples/fda/lessons');
const read = (name: string): string => fs.readFileSync(path.join(LESSONS, name), 'utf8');
const lesson = read('2-assault.sand');
const text = `${lesson.slice(0, lesson.indexOf('orders turn'))}
orders turn 1 Blue {
  activate "Blue Armoured"
}
`;

/** Returns the assaults that the panel offers for chosen units, each with its leader. */
async function assaultsOf(units: readonly string[]) {
  const workspace = await TestWorkspace.of({ 'one.sand': text, 'ground.sand': read('ground.sand') }, [
    ...rulesets.values(),
  ]);
  const answers = answersFor(workspace.services);
  const params = { uri: uriOf('one.sand').toString(), playing: ['Blue'], seats: { Blue: 'human' } } as const;
  const question = answers['sandtable/question'](params);
  if (question?.kind !== 'question') expect.fail(`The game asks nothing: ${JSON.stringify(question)}`);
  const { version, moment } = question;
  const options = answers['sandtable/options']({ ...params, version, moment, units });
  if ('isStale' in options) expect.fail('stale');
  return options.filter(({ verb }) => verb === 'assault').map(({ order, leader }) => [order, leader]);
}

test('each unit of the choice that may lead an assault is offered as its leader [8c]', async () => {
  expect(await assaultsOf(['1st Motor', '1st Tanks'])).toEqual(
    expect.arrayContaining([
      ['assault 0706 with "1st Motor", "1st Tanks"', '1st Motor'],
      ['assault 0706 with "1st Tanks", "1st Motor"', '1st Tanks'],
    ]),
  );
});

test('artillery is never offered as the leader [2.1h]', async () => {
  const assaults = await assaultsOf(['1st Guns', '1st Tanks']);
  expect(assaults.map(([, leader]) => leader)).toEqual(['1st Tanks']);
});

test('an assault of one unit has no choice of the leader', async () => {
  expect(await assaultsOf(['1st Tanks'])).toEqual([['assault 0706 with "1st Tanks"', undefined]]);
});
