import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const LESSONS = path.resolve(import.meta.dirname, '../../../examples/bite/lessons');
const read = (name: string): string => fs.readFileSync(path.join(LESSONS, name), 'utf8');
const lesson = read('4-armour-and-headquarters.sand');
const text = `${lesson.slice(0, lesson.indexOf('orders turn'))}
orders turn July 1941 Axis {
  phase production:
  end
  phase strategic rail:
  end
}
`
  .replace('"18.Armee"', '"HQ Pz4"')
  .replace('0304: "HQ Pz4"', '');

test.each([[['HQ Pz4', '41.Pz', '29.Mot']], [['41.Pz', 'HQ Pz4', '29.Mot']], [['29.Mot', '41.Pz', 'HQ Pz4']]])(
  'a headquarters activates the units that are chosen with it, in the order %j [13.2]',
  async (units) => {
    const workspace = await TestWorkspace.of({ 'one.sand': text, 'ground.sand': read('ground.sand') }, [
      ...rulesets.values(),
    ]);
    const answers = answersFor(workspace.services);
    const params = { uri: uriOf('one.sand').toString(), playing: ['Axis'], seats: { Axis: 'human' } } as const;
    const question = answers['sandtable/question'](params);
    if (question?.kind !== 'question') expect.fail(`The game asks nothing: ${JSON.stringify(question)}`);
    expect(question.phase).toBe('movement');
    const { version, moment } = question;
    const options = answers['sandtable/options']({ ...params, version, moment, units });
    const orders = 'isStale' in options ? [] : options.map(({ order }) => order);
    expect(orders.filter((order) => order.startsWith('activate'))).toEqual([
      expect.stringMatching(/^activate "HQ Pz4" with ("41.Pz", "29.Mot"|"29.Mot", "41.Pz")$/),
    ]);
  },
);
