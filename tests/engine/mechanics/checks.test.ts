import { describe, expect, test } from 'vitest';
import { formationShouldHaveUnits } from '../../../engine/mechanics/checks/forces.js';
import { findRepeats } from '../../../engine/mechanics/checks/repeats.js';
import {
  houseRuleMustChangeItsNumber,
  rulingMustNotBeChosenTwice,
  settingMustHaveAValueOfItsRule,
  settingMustNotBeMadeTwice,
} from '../../../engine/mechanics/checks/settings.js';
import { writeInstead } from '../../../engine/model/finding.js';
import type { ForceModel, SideModel } from '../../../engine/model/forces.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { createReport, type Check } from '../../../engine/play/checks.js';

const at = (start: number) => ({ file: 'x', start, end: start + 1 });

/** Returns the findings of a check as text: `severity rule/slug at: message`. */
function findings<Subject>(check: Check<Subject, string>, subject: Subject): string[] {
  const found: string[] = [];
  const report = createReport(({ severity, rule = '', slug, source, message, related = [] }) => {
    const first = related.map((one) => ` (${one.source.start}: ${one.message})`).join('');
    found.push(`${severity} ${rule}/${slug} ${source.start}: ${message}${first}`);
  });
  check(subject, report);
  return found;
}

const scenario = (part: Partial<ScenarioModel>) => part as ScenarioModel;

test.each<[string[], string[]]>([
  [[], []],
  [['a', 'b', 'c'], []],
  [
    ['a', 'b', 'A', 'a'],
    ['A after a', 'a after a'],
  ],
])('findRepeats returns those words of %j that repeat an earlier word: %j', (words, pairs) => {
  const found = findRepeats(words, (one, other) => one.toLowerCase() === other.toLowerCase());
  expect(found.map(({ again, before }) => `${again} after ${before}`)).toEqual(pairs);
});

describe('rulings', () => {
  const ruling = (option: string, value: string, start: number) => ({
    option,
    value,
    source: at(start),
    valueSource: at(start),
  });
  test.each([
    ['accepts rulings on two options', [ruling('zoc', 'a', 1), ruling('odds', 'a', 2)], []],
    [
      'reports an option that is chosen twice',
      [ruling('zoc', 'a', 1), ruling('odds', 'a', 2), ruling('zoc', 'b', 3)],
      [
        'warning /ruling-twice 3: zoc is chosen twice: a, then b. The last choice applies. (1: The first choice is here.)',
      ],
    ],
  ])('the check for rulings chosen twice %s', (_, rulings, found) => {
    expect(findings(rulingMustNotBeChosenTwice, scenario({ rulings }))).toEqual(found);
  });
});

describe('settings', () => {
  const set = (start: number, name: string, values: (string | number)[], turn?: number) => ({
    name,
    values,
    source: at(start),
    ...(turn !== undefined && { turn }),
  });
  const known = [{ word: 'first', rules: ['6a', '6b'] }] as const;
  const mayBe = settingMustHaveAValueOfItsRule(known, () => ({ values: ['A', '2'], text: 'A or 2' }));

  test.each([
    ['accepts a legal word', [set(1, 'first', ['A'])], []],
    ['accepts a legal number', [set(1, 'first', [2])], []],
    ['reports an illegal word', [set(1, 'first', ['B'])], ['error 6a/setting-value 1: first must be A or 2, not B.']],
    [
      'reports two values',
      [set(1, 'first', ['A', 'A'])],
      ['error 6a/setting-value 1: first must be A or 2, not A, A.'],
    ],
    [
      'reports a setting without a value',
      [set(1, 'first', [])],
      ['error 6a/setting-value 1: first must be A or 2, not .'],
    ],
    ['ignores an unknown setting', [set(1, 'last', ['B'])], []],
  ])('the check of values %s', (_, settings, found) => {
    expect(findings(mayBe, scenario({ settings }))).toEqual(found);
  });

  test.each([
    [
      'accepts settings for two turns',
      [set(1, 'weather', ['dry'], 1), set(2, 'weather', ['rain'], 2), set(3, 'first', ['A'])],
      [],
    ],
    [
      'reports a second setting for the same turn',
      [set(1, 'weather', ['dry'], 1), set(2, 'weather', ['rain'], 1)],
      [
        'warning /set-twice 2: weather is set twice: dry, then rain. The first value applies. (1: The first value is set here.)',
      ],
    ],
  ])('the check that a setting is made only once per turn %s', (_, settings, found) => {
    expect(findings(settingMustNotBeMadeTwice, scenario({ settings }))).toEqual(found);
  });
});

test.each([
  ['stacking', 4, []],
  [
    'stacking',
    3,
    ['information 7.1/idle-house-rule 1: stacking is 3 in the rulebook, too; the house rule changes nothing.'],
  ],
  ['stacking', 0.5, ['error 7.1/house-rule-value 1: stacking must be a whole number of 0 or more, not 0.5.']],
  ['elsewhere', 0.5, []],
])(
  'the check of house rules finds the expected errors and hints for the house rule %s = %d',
  (number, value, found) => {
    const check = houseRuleMustChangeItsNumber({ stacking: { value: 3, text: 'units in a hex', rules: ['7.1'] } });
    const houseRules = [{ number, value, reason: '', source: at(1) }];
    expect(findings(check, scenario({ houseRules }))).toEqual(found);
  },
);

test('a formation without units is reported at its name', () => {
  const force = (name: string, members: readonly string[]) =>
    ({ name, kind: 'army', members, nameSource: at(name.length) }) as unknown as ForceModel;
  const side = (...forces: readonly ForceModel[]): SideModel => ({ name: 'Red', forces, pools: [], source: at(0) });
  const sides = [side(force('Full', ['a']), force('Bare', [])), side(force('Empty', []))];
  const check = formationShouldHaveUnits('2a', ({ members }, all) => members.length === 0 && all.length === 3);
  expect(findings(check, sides)).toEqual([
    'warning 2a/empty-formation 4: Bare is an army without units. Write its units in braces after the name of the formation.',
    'warning 2a/empty-formation 5: Empty is an army without units. Write its units in braces after the name of the formation.',
  ]);
});

test('writeInstead creates a fix that replaces a part of the text', () => {
  expect(writeInstead(at(3), 'pr 2')).toEqual({ title: 'Write pr 2', edits: [{ source: at(3), text: 'pr 2' }] });
  expect(writeInstead(at(3), '0404', 'Begin in 0404').title).toBe('Begin in 0404');
});
