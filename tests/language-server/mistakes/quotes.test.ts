import { expect, test } from 'vitest';
import { BATTLE, eachIsOneFinding, findingsIn } from './mistake.js';

eachIsOneFinding('a name or a text', [
  [
    '"A crossing" {',
    '"A crossing {',
    '3 "',
    'syntax',
    'A quote is missing on this line: a name or text in quotes needs one before and one after it.',
  ],
  [
    '"6.Inf"  9-7',
    '"6.Inf  9-7',
    '31 "',
    'syntax',
    'A quote is missing on this line: a name or text in quotes needs one before and one after it.',
  ],
  ['move "7.Pz" to', 'move 7.Pz to', '64 7.Pz', 'unquoted-name', '7.Pz is a name only in quotes: "7.Pz".'],
  [
    'move "7.Pz" to',
    'move "7.Pz to',
    '64 "',
    'syntax',
    'A quote is missing on this line: a name or text in quotes needs one before and one after it.',
  ],
  [
    'move "7.Pz" to',
    'move 7.Pz" to',
    '64 "',
    'syntax',
    'A quote is missing on this line: a name or text in quotes needs one before and one after it.',
  ],
  [
    '"A crossing of the Berezina"',
    'A crossing of the Berezina',
    '39 A',
    'syntax',
    'Found “A”; expected: a text in quotes. Put it in quotes: "A crossing of the Berezina".',
  ],
  [
    'infantry division "6.Inf"  9',
    'infantry division 6.Inf  9',
    '31 6.Inf',
    'unquoted-name',
    '6.Inf is a name only in quotes: "6.Inf".',
  ],
  [
    'panzer division "7.Pz" {',
    'panzer division 7.Pz {',
    '26 7.Pz',
    'unquoted-name',
    '7.Pz is a name only in quotes: "7.Pz".',
  ],
  [
    'leader Khomenko 3 of army "30"',
    'leader Khomenko 3 of army "30"\n  leader I1 3',
    '37 I1',
    'unquoted-name',
    'I1 is a name only in quotes: "I1".',
  ],
  [
    'leader Khomenko 3 of army "30"',
    'leader Khomenko 3 of army "30"\n  leader 11th 3',
    '37 11th',
    'unquoted-name',
    '11th is a name only in quotes: "11th".',
  ],
  [
    'leader Khomenko 3 of army "30"',
    'leader Khomenko 3 of army "30"\n  leader INF-1 3',
    '37 INF-1',
    'unquoted-name',
    'INF-1 is a name only in quotes: "INF-1".',
  ],
  [
    'infantry division "6.Inf"',
    'infantry division Das Reich',
    '31 Reich',
    'syntax',
    '“Reich” does not belong here. A name of several words is written in quotes: "Das Reich".',
  ],
  [
    '  leader Khomenko 3 of army "30"',
    '  leader Khomenko 3 of army "30"\n  rifle X2 3-6-7',
    '37 X2',
    'unquoted-name',
    'X2 is a name only in quotes: "X2".',
  ],
  [
    'infantry division "6.Inf"  9',
    'infantry division X2 9-7 | 4-7 | 2-7 | 1-7\n  infantry division "6.Inf"  9',
    '31 X2',
    'unquoted-name',
    'X2 is a name only in quotes: "X2".',
  ],
  [
    'dice "berezina"',
    'dice berezina',
    '60 berezina',
    'syntax',
    'Found “berezina”; expected: a text in quotes. Put it in quotes: "berezina".',
  ],
]);

test.each([
  [
    'a name put where a label may stand',
    'with 25/7, 6/7, 7/7',
    'with T34',
    '66 T34',
    'T34 is a name only in quotes: "T34".',
  ],
  ['a name among others', 'with 25/7, 6/7, 7/7', 'with 25/7, T34', '66 T34', 'T34 is a name only in quotes: "T34".'],
  ['a name placed', '0302: "6.Inf" (step 2)', '0302: T34 (step 2)', '52 T34', 'T34 is a name only in quotes: "T34".'],
  ['a name expected', '25/7 at 0403 (step 1)', 'T34 (step 1)', '77 T34', 'T34 is a name only in quotes: "T34".'],
])('a finding asks for quotes around %s', async (_, from, to, at, says) => {
  const named = BATTLE.replace('"6.Inf"  9-7', '"T34"  9-7').replace(
    '  move "6.Inf" 0302 > 0301\n  phase combat:\n',
    '  phase combat:\n',
  );
  const text = named.replace(from, to).replaceAll('"6.Inf"', '"T34"');
  const found = await findingsIn(text);
  expect(found).toEqual([`unquoted-name at ${at}: ${says}`]);
});

test.each([
  ['an escape', '"A \u001bcrossing"', '\u001b'],
  ['a tab that is written as such', '"A\\tcrossing"', '\\t'],
])('a finding about %s in a quoted text points at that character', async (_, title, sign) => {
  expect(await findingsIn(BATTLE.replace('"A crossing"', title))).toEqual([
    expect.stringContaining(`control-character at 3 ${sign}: This text contains a control character`),
  ]);
});
