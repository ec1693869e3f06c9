import { test } from 'vitest';
import { eliminate, lose, redAttacks } from './combat-bed.js';
import { expectEnds, PAIR, STACKS, type ResultCase } from './result-cases.js';

test.each<ResultCase>([
  {
    title: 'a unit that loses a step is turned to its next face',
    effects: [lose('defender', 1)],
    ...PAIR,
    ends: { X: '0402 step 2' },
  },
  {
    title: 'a unit that loses its last step is lost',
    effects: [lose('defender', 2)],
    ...PAIR,
    ends: { X: 'eliminated' },
  },
  {
    title: 'by default the unit with the least strength loses the step',
    effects: [lose('defender', 1)],
    ...STACKS,
    ends: { X: '0402', Y: '0402 step 2' },
  },
  {
    title: 'the owner chooses the unit that loses the step',
    effects: [lose('defender', 1)],
    ...STACKS,
    orders: `${STACKS.orders ?? ''}\norders turn 1 Blue {\n defend 0402 { lose X }\n}`,
    ends: { X: '0402 step 2', Y: '0402' },
  },
  {
    title: 'the attacker chooses his losses in the braces of his attack',
    effects: [lose('attacker', 1)],
    ...STACKS,
    orders: redAttacks('attack 0402 with A, B { lose A }'),
    ends: { A: '0401 step 2', B: '0401' },
  },
  {
    title: 'a loss cannot be given to a unit that takes no part in the combat',
    effects: [lose('defender', 1)],
    ...STACKS,
    blue: `${STACKS.blue ?? ''}\n infantry Z 4-6 | 2-6`,
    setup: 'setup Red { 0401: A, B }\nsetup Blue { 0402: X, Y 0702: Z }',
    orders: `${STACKS.orders ?? ''}\norders turn 1 Blue {\n defend 0402 { lose Z }\n}`,
    findings: ['bed/7/not-involved: Z takes no losses here; the steps come from Y and X [7].'],
    ends: { Z: '0702', Y: '0402 step 2' },
  },
  {
    title: 'each unit of a stack loses a step',
    effects: [{ who: 'defender', does: 'lose each', steps: 1, alternatives: [], chooser: 'owner' }],
    ...STACKS,
    ends: { X: '0402 step 2', Y: '0402 step 2' },
  },
  {
    title: 'kinds that lose first lose their steps before all others',
    effects: [lose('defender', 2, { first: ['tank'] })],
    ...STACKS,
    blue: 'tank X 9-6\n infantry Y 3-6 | 1-6',
    ends: { X: 'eliminated', Y: '0402 step 2' },
  },
  {
    title: 'a result that eliminates the defender eliminates all units of the hex',
    effects: [eliminate('defender')],
    ...STACKS,
    ends: { X: 'eliminated', Y: 'eliminated', A: '0401' },
  },
  {
    title: 'a bombarding unit that is not next to the attacked hex suffers no result',
    effects: [lose('attacker', 1)],
    game: { bombardments: [{ kinds: ['infantry'], range: 2, rule: '10' }] },
    ...PAIR,
    setup: 'setup Red { 0201: A }\nsetup Blue { 0402: X }',
    ends: { A: '0201' },
  },
])('$title', expectEnds);
