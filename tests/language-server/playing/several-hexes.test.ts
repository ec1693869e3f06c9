import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import type { OpenQuestion } from '../../../preview/contract/playing.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const uri = uriOf('one.sand').toString();
const TEXT = `ruleset pgg

map Crossing {
  source "A test."
  grid hexes flat columns 5 rows 3 labels CCRR even columns lower
  legend { "." clear }
  terrain from 0101 {
    |. . . . .
    |. . . . .
    |. . . . .
  }
  supply road at 0101 [11.11]
}

side German {
  source "A test."
  infantry division "26.Inf"  9-7 | 4-7 | 2-7 | 1-7
  infantry division "27.Inf"  9-7 | 4-7 | 2-7 | 1-7
}

side Soviet {
  source "A test."
  pool rifle { 3 of 4-5-6 }
}

scenario "Attack" {
  on Crossing
  turns 1
  setup German { 0302: "26.Inf", "27.Inf" }
  setup Soviet {
    0402: 1 rifle
    0401: 1 rifle
    0303: 1 rifle
  }
}

orders turn 1 German {
  phase initial movement:
  pass
}
`;
const seats = { German: 'human', Soviet: 'human' } as const;

async function atCombat() {
  const workspace = await TestWorkspace.of({ 'one.sand': TEXT }, [...rulesets.values()]);
  const answers = answersFor(workspace.services);
  const params = { uri, playing: ['German', 'Soviet'], seats };
  const question = answers['sandtable/question'](params);
  if (question?.kind !== 'question') expect.fail(JSON.stringify(question));
  return { answers, params: { ...params, ...aboutOf(question) }, workspace, question };
}
const aboutOf = ({ version, moment }: OpenQuestion) => ({ version, moment });

test('an attack on one hex becomes an attack on three, hex by hex, as the decision allows', async () => {
  const { answers, params, workspace, question } = await atCombat();
  expect(question.phase).toBe('combat');
  const { board } = workspace.analyse('one.sand').map!;
  const cell = (label: string): number => board.cell(label);
  const ordersWith = (...labels: string[]) => {
    const options = answers['sandtable/options']({ ...params, units: ['26.Inf'], cells: labels.map(cell) });
    return 'isStale' in options ? expect.fail('stale') : options.map(({ order, canAddCells }) => [order, canAddCells]);
  };
  expect(ordersWith('0402')).toEqual([
    ['attack 0402 with "26.Inf"', true],
    ['attack 0402, 0401 with "26.Inf"', true],
    ['attack 0402, 0303 with "26.Inf"', true],
  ]);
  expect(ordersWith('0402', '0303', '0401')).toEqual([['attack 0402, 0303, 0401 with "26.Inf"', true]]);
});

test('each attack has its odds as a short label, and other answers have no label', async () => {
  const { answers, params } = await atCombat();
  const orders = ['attack 0402 with "26.Inf"', 'attack 0402 with "26.Inf", "27.Inf"', 'pass'];
  // One request computes as many odds as its time allows, and at least one.
  const odds = orders.flatMap((order) => {
    const one = answers['sandtable/odds']({ ...params, orders: [order] });
    return 'isStale' in one ? expect.fail('stale') : one;
  });
  expect(odds).toEqual(['4-1', '9-1', null]);
  expect(answers['sandtable/odds']({ ...params, moment: params.moment + 1, orders })).toEqual({ isStale: true });
});

test('a cell that no answer names is refused with the reason of the rules', async () => {
  const { answers, params, workspace } = await atCombat();
  const { board } = workspace.analyse('one.sand').map!;
  const refusal = (label: string) =>
    answers['sandtable/refusal']({ ...params, units: ['26.Inf'], cell: board.cell(label) });
  expect(refusal('0501')).toEqual({ refused: 'No enemy unit stands in 0501 [9.11].', rule: '9.11' });
  expect(refusal('0402')).toBeNull();
});
