import { expect, test } from 'vitest';
import { balanceOf } from '../../../../engine/play/counting/balance.js';
import { ruleUses } from '../../../../engine/play/counting/cited-rules.js';
import { Counter } from '../../../../engine/play/counting/counted.js';
import { isCounted } from '../../../../engine/play/counting/validate-counts.js';
import { distribution, rulesNeverCited } from '../../../../engine/play/distribution.js';
import { playThrough } from '../../../../engine/play/play-scenario.js';
import { balanceReport } from '../../../../language-server/balance/balance-report.js';
import { distributionText } from '../../../../language-server/report/distribution-text.js';
import { BATTLE, opened } from '../../../toy/opened.js';
import { toy } from '../../../toy/rules/index.js';

const { scenario } = await opened(BATTLE);
const over = playThrough(toy, scenario, { until: 'end' });

test.each([
  ['an event', { moments: [], events: [{ rule: '4.3' }] }],
  ['a question or a roll', { moments: [{ rule: '4.3' }], events: [] }],
  [
    'a reason of an event',
    { moments: [], events: [{ rule: '1', ledger: [{ text: '', why: [{ text: '', rule: '4.3' }] }] }] },
  ],
  [
    'a secret reason of an event',
    { moments: [], events: [{ rule: '1', secret: { details: { ledger: [{ text: '', rule: '4.3' }] } } }] },
  ],
])('a rule comes up in a game whose record cites it for %s', (_, record) => {
  const ruleset = { ...toy, rulesInRecord: ['4.3', '4.4'] };
  expect(ruleUses(ruleset, record as never)).toMatchObject([
    { rule: '4.3', isCited: true },
    { rule: '4.4', isCited: false },
  ]);
});

test.each([
  ['10.0', '10.63', true],
  ['6.1', '6.11', true],
  ['13.2', '13.2.fuel', true],
  ['8', '8f', true],
  ['1', '10', false],
  ['9.4', '9.3', false],
])('a record that cites a rule below a general rule cites the general rule, too: %s, %s', (general, rule, isCited) => {
  const entry = { rule: general, title: '', text: '', see: [], status: 'simulated' as const };
  const ruleset = { rulebook: new Map([[general, entry]]), rulesInRecord: [general] };
  expect(ruleUses(ruleset, { moments: [], events: [{ rule }] } as never)).toMatchObject([{ isCited }]);
});

test('rules that only players apply, headings and unknown rules never come up as missing', () => {
  const entry = { title: '', text: '', see: [] };
  const rulebook = new Map([
    ['1', { ...entry, rule: '1', status: 'simulated' as const, heading: true as const }],
    ['2', { ...entry, rule: '2', status: 'advice' as const }],
    ['3', { ...entry, rule: '3', status: 'enforced' as const }],
  ]);
  const none = { moments: [], events: [] };
  const uses = ruleUses({ rulebook, rulesInRecord: ['1', '2', '3', '4'] }, none);
  expect(uses.map(({ rule }) => rule)).toEqual(['3']);
  expect(ruleUses({ rulebook }, none)).toEqual([]);
});

test('the report of many games lists the rules that no record cites', () => {
  const ruleset = { ...toy, rulesInRecord: [...toy.rulebook.keys()] };
  const found = distribution(ruleset, scenario, 2, { until: 'end' });
  const cited = new Set([...over.moments, ...over.events].map(({ rule }) => rule));
  const never = rulesNeverCited(found).map(({ rule }) => rule);
  expect(never).not.toEqual([]);
  expect(never.filter((rule) => cited.has(rule))).toEqual([]);
  const [first] = rulesNeverCited(found);
  expect(distributionText(found)).toContain(`Rules never cited in 2 games\n  ${first.rule} ${first.title}\n`);
});

test('the report of a balance names rules that no game cites in the reader’s language', () => {
  const counter = new Counter();
  const ruleset = { ...toy, rulesInRecord: ['4.3', '4.4'] };
  for (const run of [1, 2])
    counter.count(run, { ...over, moments: [], events: [], ruleset, turnsPlayed: 3 }, { umpire: true });
  const balance = balanceOf([{ name: 'battle', counted: counter.counted() }], 'toy');
  expect(balance.arms[0].rules.map(({ rule, times, of }) => [rule, times, of])).toEqual([
    ['4.3', 0, 2],
    ['4.4', 0, 2],
  ]);
  const rulebook = new Map([['4.3', { ...toy.rulebook.get('4.3')!, title: 'Collegamenti' }]]);
  const { sections } = balanceReport(balance, { title: '', replay: '', rulebook });
  const rows = sections.find(({ title }) => title === 'Rules never cited in 2 games')?.rows;
  expect(rows?.map((cells) => cells.slice(0, 2))).toEqual([
    ['4.3', 'Collegamenti'],
    ['4.4', toy.rulebook.get('4.4')!.title],
  ]);
});

test('counts that were saved before rules were counted are still accepted and added', () => {
  const counter = new Counter();
  const ruleset = { ...toy, rulesInRecord: ['4.3'] };
  counter.count(1, { ...over, ruleset, turnsPlayed: 3 }, { umpire: true });
  const { rules, ...older } = counter.counted();
  expect(rules).toHaveLength(1);
  expect(isCounted(older)).toBe(true);
  expect(new Counter().add(older).counted().rules).toEqual([]);
});
