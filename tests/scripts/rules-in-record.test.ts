import path from 'node:path';
import { expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { citedForRecord, rulesInRecord } from '../../scripts/rules-in-record.js';

test.each([
  ['an event', "state.emit('rail', '6.32', () => ({ text: 'moves' }));", ['6.32']],
  ['an event with one of two rules', "state.emit('move', fast ? '7g' : '7a', () => ({}));", ['7g', '7a']],
  ['a roll', "yield* roll({ ...dice, rule: cite('9.5'), sides: 6 });", ['9.5']],
  ['a question', "const request = { question: 'loss', rule: '9.65' };", ['9.65']],
  ['a refusal', "return refusal('8.1', 'too-far', 'Too far.');", []],
  ['a reason in a ledger', "sum.plus(1, 'in a wood', '9.31'); step('3 units', '7.2');", []],
  ['a table', "const RULES = { rule: '4.1', name: 'move' };", []],
])(
  'the list of rules in the record has a rule that is cited for %s only if the record shows it',
  (_, source, rules) => {
    expect(citedForRecord(source)).toEqual(rules);
  },
);

test.each([...rulesets.values()])(
  'the list of rules in the record of $title contains the rules that its code cites',
  (ruleset) => {
    const root = path.join(import.meta.dirname, '../..');
    expect(ruleset.rulesInRecord).toEqual(rulesInRecord(root, ruleset.id, [...ruleset.rulebook.keys()]));
  },
);
