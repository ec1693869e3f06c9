import { expect, test } from 'vitest';
import { BATTLE, eachIsOneFinding, findingsIn } from './mistake.js';

eachIsOneFinding('the forces', [
  [
    '    panzer grenadier regiment 7/7   2-10 | 1-10\n  }',
    '    panzer grenadier regiment 7/7   2-10 | 1-10\n',
    '34 side',
    'syntax',
    '“side” does not belong here. A new statement, or “}”, is expected.',
  ],
  ['side German {', 'side German', '24 German', 'syntax', 'Expected after “German”: “{”.'],
  [
    'side German {',
    'German {',
    '24 German',
    'syntax',
    'Allowed outside of braces: map, side, scenario, orders, dice, expect, table.',
  ],
  [
    '"7.Pz" {\n    panzer regiment 25/7 ',
    '"7.Pz" {\n    Panzer 25/7 ',
    '27 Panzer',
    'syntax',
    '“Panzer” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    'panzer regiment 25/7 ',
    'panzer regiment 25/7:',
    '27 :',
    'syntax',
    '“:” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    '4-10 | 2-10\n',
    '4-10, 2-10\n',
    '27 4-10, 2-10',
    'faces-apart',
    'A comma separates the values of several sources, each with its “source”.',
  ],
  [
    '4-10 | 2-10\n',
    '4-10 / 2-10\n',
    '27 /',
    'syntax',
    '“/” does not belong here. A new statement, or “}”, is expected.',
  ],
  ['pool rifle { 3 of 6-8-6', 'pool rifle { 3 x 6-8-6', '35 x', 'syntax', 'Found “x”; expected: “of”.'],
  [
    'of army "30"\n}',
    'of army\n}',
    '36 army',
    'syntax',
    'Expected after “army”: a name, a text in quotes, a number or a label like K12.',
  ],
]);

test.each([
  ['(pr two)', 'two', '“pr” takes a number; here it has “two”.'],
  [
    '(vehicle sherman)',
    'sherman',
    '“vehicle” takes a name or a text in quotes; here it has “sherman”. Put it in quotes.',
  ],
  ['(pr 1, two)', 'two', 'Fronte d’Attacco has no attribute “two”.'],
])('a value in lowercase letters has one finding: %s', async (attributes, at, says) => {
  const text = `ruleset fda\nside Red { division D { armour regiment A ${attributes} headquarters H (normal) } }\n`;
  const found = await findingsIn(text);
  expect(found.filter((each) => !each.includes('fda/'))).toEqual([expect.stringContaining(` at 2 ${at}: ${says}`)]);
});

test('a misspelt side name is reported once, and not again for each unit of the side [3.4]', async () => {
  const [, forces = ''] = /(side German \{[^]*?\n\}\n)/.exec(BATTLE) ?? [];
  expect(await findingsIn(`ruleset pgg\n${forces.replace('German', 'Germans')}`)).toEqual([
    expect.stringContaining('unknown-word at 2 Germans: '),
  ]);
});
