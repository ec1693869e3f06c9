import { expect, test } from 'vitest';
import { coverageOf, playableRules, unusedRules } from '../../../engine/play/coverage.js';
import type { OrderModel } from '../../../engine/model/orders.js';
import { playThrough } from '../../../engine/play/play-scenario.js';
import type { RuleEntry } from '../../../engine/play/rulebook.js';
import { skirmish } from './skirmish.js';
import { on, order, orders, scenario } from './written.js';

/** Creates an order at a place in the text. */
const at = (start: number, text: string, answers: Parameters<typeof order>[1] = []): OrderModel => ({
  ...order(text, answers),
  source: { file: 'it.sand', start, end: start + 1 },
});

const played = scenario({
  orders: [
    orders(1, 'Blue', at(1, 'move a to 0103'), at(2, 'attack 0304 with b', [on(['Kill'], at(3, 'move b to 0304'))])),
    orders(1, 'Red', at(4, 'move z to 0704')),
  ],
});

test('coverage counts an order once for each decision that it answered, and not when it was refused or not asked for', () => {
  const covered = coverageOf(played, playThrough(skirmish, played, { seed: 'marengo' }));
  expect(covered.orders.map(({ times }) => times)).toEqual([1, 1, 0, 0]);
  expect(coverageOf(played, undefined)).toEqual({
    orders: covered.orders.map(({ source }) => ({ source, times: 0 })),
    rules: new Map(),
  });
});

test('coverage counts a rule if it asks for a decision, causes an event, is a reason in a ledger, or is violated', () => {
  const playthrough = playThrough(skirmish, played, { seed: 'marengo' });
  const { rules } = coverageOf(played, playthrough);
  const askingRules = playthrough.moments.map(({ rule }) => rule);
  const broken = playthrough.findings.flatMap(({ rule }) => rule ?? []);
  expect(broken).not.toEqual([]);
  for (const rule of [...askingRules, ...broken]) expect(rules.get(rule)).toBeGreaterThan(0);
  const [event] = playthrough.events.filter(({ kind }) => kind === 'attack');
  const secret = {
    ...event,
    rule: 'open',
    secret: { sides: ['Blue'], details: { ledger: [{ text: '', why: [{ text: '', rule: 'deep' }] }] } },
  };
  const counts = coverageOf(played, { ...playthrough, moments: [], findings: [], events: [secret] }).rules;
  expect([counts.get('open'), counts.get('deep')]).toEqual([1, 1]);
});

test('advice and headings do not count as unused rules', () => {
  const entry = (rule: string, more: Partial<RuleEntry> = {}): [string, RuleEntry] => [
    rule,
    { rule, title: rule, text: '', see: [], status: 'simulated', ...more },
  ];
  const rulebook = new Map([entry('1', { heading: true }), entry('2'), entry('3', { status: 'advice' }), entry('4')]);
  expect(playableRules({ rulebook }).map(({ rule }) => rule)).toEqual(['2', '4']);
  expect(unusedRules({ rulebook }, new Map([['4', 1]])).map(({ rule }) => rule)).toEqual(['2']);
});
