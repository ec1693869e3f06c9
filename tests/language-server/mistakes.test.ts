import { describe, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { TestWorkspace } from './workspace.js';

/** A battle of every statement, in which nothing is wrong. */
const BATTLE = `ruleset pgg

map Crossing "A crossing" {
  source "Drawn."
  grid hexes flat columns 8 rows 5 labels CCRR even columns lower

  legend { "." clear  "f" forest  "s" swamp  "-" missing }
  terrain from 0101 {
    |. . f f . . . .
    |. . . f . . s .
    |. . . . . . s .
    |f . . . . . . .
    |f f . . - . . .
  }

  major city Borisov at 0503 0502
  river Berezina 0401/0501 0401/0502 0402/0502 0402/0503 0403/0503 0403/0504 0404/0504
  road "Moscow highway" 0103 - 0203 - 0303 - 0403 - 0503 - 0603 - 0703 - 0803
  supply road at 0103
  area West 0101..0105
  area X 0803
}

side German {
  source "Counter values."
  panzer division "7.Pz" {
    panzer regiment 25/7            4-10 | 2-10
    panzer grenadier regiment 6/7   2-10 | 1-10 source "errata 1977"
    panzer grenadier regiment 7/7   2-10 | 1-10
  }
  infantry division "6.Inf"  9-7 | 4-7 | 2-7 | 1-7
}

side Soviet {
  pool rifle { 3 of 6-8-6  2 of 2-3-6  1 of 0-0-6 }
  leader Khomenko 3 of army "30"
}

scenario "A crossing of the Berezina" {
  on Crossing
  turns 3

  ruling overrun.fromZoc = true
  house rule stacking.soviet = 2 "a small battlefield" [7.1]

  setup Soviet {
    0503: 2 rifle (face 2-3-6), Khomenko of army "30"
    0603 0703: 1 rifle (face 6-8-6) of army "30"
  }
  setup German {
    0303: "7.Pz"
    0302: "6.Inf" (step 2)
  }
  arrive turn 2 at X: 1 rifle [14.3]

  score Borisov 10 [15.11]
  doctrine Soviet { loss = retreat }
}

dice "berezina"

orders turn 1 German {
  phase initial movement:
  move "7.Pz" to 0403
  move "6.Inf" 0302 > 0301
  phase combat:
  attack 0503 with 25/7, 6/7, 7/7 (roll 1) {
    on D1/A1: lose 7/7
    on D2: advance 25/7 to 0503
  }
}

orders turn 1 Soviet {
  defend 0503 { on D1, D1/A1: lose 30/2 }
}

expect after turn 1 German {
  25/7 at 0403 (step 1)
  7/7 (step 2)
  30/2 (eliminated)
}
`;

/** What is written wrong, the line and the text that is underlined, and the code and a part of the one finding. */
const MISTAKES: readonly (readonly [from: string, to: string, at: string, code: string, says: string])[] = [
  ['"A crossing" {', '"A crossing {', '3 "', 'syntax', '“"” means nothing here. Close the quotes on the same line.'],
  ['"6.Inf"  9-7', '"6.Inf  9-7', '31 "', 'syntax', '“"” means nothing here. Close the quotes on the same line.'],
  ['move "7.Pz" to', 'move 7.Pz to', '64 7.Pz', 'unquoted-name', '7.Pz is a name in quotes only: "7.Pz".'],
  ['move "7.Pz" to', 'move "7.Pz to', '64 "', 'syntax', '“"” means nothing here. Close the quotes on the same line.'],
  ['move "7.Pz" to', 'move 7.Pz" to', '64 "', 'syntax', '“"” means nothing here. Close the quotes on the same line.'],
  [
    '"A crossing of the Berezina"',
    'A crossing of the Berezina',
    '39 A',
    'syntax',
    'Here “A” stands; expected: a text in quotes. Put it in quotes: "A".',
  ],
  [
    '|. . f f . . . .',
    '|. . x f . x . x',
    '9 x',
    'unknown-symbol',
    'The legend has no symbol “x”. It has “.” “f” “s” “-”. It stands in 3 cells.',
  ],
  [
    '  attack 0503 with 25/7',
    '  att\n  attack 0503 with 25/7',
    '67 att',
    'unknown-word',
    'Panzergruppe Guderian has no order “att”.',
  ],
  ['  phase combat:', '  att', '66 att', 'unknown-word', 'Panzergruppe Guderian has no order “att”.'],
  [
    '  attack 0503 with 25/7',
    '  attack 0603 with\n  attack 0503 with 25/7',
    '67 with',
    'syntax',
    'After “with” is expected: a name, a text in quotes, a number or a label like K12.',
  ],
  [
    '(roll 1) {\n    on D1/A1: lose 7/7\n    on D2: advance 25/7 to 0503\n  }\n}',
    '\n  attack 0603 with\n}',
    '68 with',
    'syntax',
    'After “with” is expected: a name, a text in quotes, a number or a label like K12.',
  ],
  [
    '0302: "6.Inf" (step 2)',
    '0302: X2 (step 2)',
    '52 X2',
    'unknown-name',
    'No unit or formation is called “X2” in this file or its imports.',
  ],
  [
    '0302: "6.Inf" (step 2)',
    '0302: "6.Inf", INF-1',
    '52 INF-1',
    'unknown-name',
    'No unit or formation is called “INF-1” in this file or its imports.',
  ],
  [
    'infantry division "6.Inf"  9',
    'infantry division 6.Inf  9',
    '31 6.Inf',
    'unquoted-name',
    '6.Inf is a name in quotes only: "6.Inf".',
  ],
  [
    'panzer division "7.Pz" {',
    'panzer division 7.Pz {',
    '26 7.Pz',
    'unquoted-name',
    '7.Pz is a name in quotes only: "7.Pz".',
  ],
  [
    'leader Khomenko 3 of army "30"',
    'leader Khomenko 3 of army "30"\n  leader I1 3',
    '37 I1',
    'unquoted-name',
    'I1 is a name in quotes only: "I1".',
  ],
  [
    'leader Khomenko 3 of army "30"',
    'leader Khomenko 3 of army "30"\n  leader 11th 3',
    '37 11th',
    'unquoted-name',
    '11th is a name in quotes only: "11th".',
  ],
  [
    'leader Khomenko 3 of army "30"',
    'leader Khomenko 3 of army "30"\n  leader INF-1 3',
    '37 INF-1',
    'unquoted-name',
    'INF-1 is a name in quotes only: "INF-1".',
  ],
  [
    '  25/7 at 0403 (step 1)',
    '  X2 at 0403 (step 1)',
    '78 X2',
    'unknown-name',
    'No unit, formation or drawn counter is called “X2” in this file or its imports.',
  ],
  [
    'with 25/7, 6/7, 7/7',
    'with 25/7, X2, 7/7',
    '67 X2',
    'unknown-name',
    'No unit, formation or drawn counter is called “X2” in this file or its imports.',
  ],
  ['with 25/7, 6/7, 7/7', 'with X2', '67 X2', 'unknown-cell', 'There is no hex X2; labels run from 0101 to 0805.'],
  ['lose 7/7', 'lose T34', '68 T34', 'unknown-cell', 'There is no hex T34; labels run from 0101 to 0805.'],
  [
    'infantry division "6.Inf"',
    'infantry division Das Reich',
    '31 Reich',
    'syntax',
    '“Reich” does not belong here. A name of several words stands in quotes: "Das Reich".',
  ],
  [
    'on D1/A1: lose',
    'D2: lose',
    '68 D2',
    'syntax',
    '“D2” does not belong here. What is done for a result begins with “on”: on D2: …',
  ],
  [
    '0603 0703: 1 rifle (face 6-8-6) of army "30"',
    '0603 0703: 1 rifle of army "30", 1 rifle of army "29"',
    '48 ,',
    'syntax',
    '“,” does not belong here. “of …” stands once, behind all units of its line; thos',
  ],
  [
    '2 rifle (face 2-3-6), Khomenko of army "30"',
    '2 rifle of army "30", Khomenko of army "30"',
    '47 ,',
    'syntax',
    '“,” does not belong here. “of …” stands once, behind all units of its line; thos',
  ],
  [
    '  leader Khomenko 3 of army "30"',
    '  leader Khomenko 3 of army "30"\n  rifle X2 3-6-7',
    '37 X2',
    'unquoted-name',
    'X2 is a name in quotes only: "X2".',
  ],
  [
    'infantry division "6.Inf"  9',
    'infantry division X2 9-7 | 4-7 | 2-7 | 1-7\n  infantry division "6.Inf"  9',
    '31 X2',
    'unquoted-name',
    'X2 is a name in quotes only: "X2".',
  ],
  ['0302: "6.Inf" (step 2)', '0302: "6.Inf" (step 2', '52 2', 'syntax', 'After “2” is expected: “)”.'],
  ['0302: "6.Inf" (step 2)', '0302 "6.Inf" (step 2)', '52 "6.Inf"', 'syntax', 'Here “"6.Inf"” stands; expected: “:”.'],
  [
    '0302: "6.Inf" (step 2)',
    '0302: "6.Inf" step 2',
    '52 step',
    'syntax',
    '“step” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    '0303: "7.Pz"\n',
    '0303: "7.Pz",\n',
    '51 ,',
    'syntax',
    'After “,” is expected: a number, a name, a text in quotes or a label like K12.',
  ],
  ['  setup German {\n', '  setup German\n', '50 German', 'syntax', 'After “German” is expected: “{”.'],
  [
    '    0302: "6.Inf" (step 2)\n  }',
    '    0302: "6.Inf" (step 2)\n',
    '54 arrive',
    'syntax',
    '“arrive” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    '    panzer grenadier regiment 7/7   2-10 | 1-10\n  }',
    '    panzer grenadier regiment 7/7   2-10 | 1-10\n',
    '34 side',
    'syntax',
    '“side” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    '  area X 0803\n}',
    '  area X 0803\n',
    '24 side',
    'syntax',
    '“side” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    '  doctrine Soviet { loss = retreat }\n}',
    '  doctrine Soviet { loss = retreat }\n',
    '60 dice',
    'syntax',
    '“dice” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    '    on D2: advance 25/7 to 0503\n  }',
    '    on D2: advance 25/7 to 0503\n',
    '73 orders',
    'syntax',
    '“orders” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    'with 25/7, 6/7, 7/7',
    'with 25/7 6/7, 7/7',
    '67 6',
    'syntax',
    '“6” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    'with 25/7, 6/7, 7/7',
    'with 25/7, , 7/7',
    '67 ,',
    'syntax',
    '“,” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    'with 25/7, 6/7, 7/7',
    'with 25/7, 6/7, 7/7,',
    '67 ,',
    'syntax',
    '“,” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    'with 25/7, 6/7, 7/7',
    '25/7, 6/7, 7/7',
    '67 /',
    'syntax',
    '“/” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    'move "6.Inf" 0302 > 0301',
    'move "6.Inf" 0302 - 0301',
    '65 -',
    'syntax',
    '“-” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    'move "6.Inf" 0302 > 0301',
    'move "6.Inf" 0302 > ',
    '65 >',
    'syntax',
    '“>” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    'move "6.Inf" 0302 > 0301',
    'move to 0301',
    '65 move to 0301',
    'pgg/6.0/no-units',
    'The order names no unit on the map [6.0]. Write `move UNITS to CELL`.',
  ],
  [
    'move "6.Inf" 0302 > 0301',
    'mvoe "6.Inf" 0302 > 0301',
    '65 mvoe',
    'unknown-word',
    'Panzergruppe Guderian has no order “mvoe”. Did you mean move?',
  ],
  ['phase combat:', 'phase combat', '67 0503', 'syntax', 'Here “0503” stands; expected: “:”.'],
  [
    'phase combat:',
    'phase comabt:',
    '66 comabt',
    'unknown-word',
    'Panzergruppe Guderian has no phase “comabt”. Did you mean combat?',
  ],
  ['phase combat:', 'combat:', '66 :', 'syntax', '“:” does not belong here. A new statement, or “}”, is expected.'],
  ['orders turn 1 German', 'orders turn German', '62 German', 'syntax', 'Here “German” stands; expected: a number.'],
  [
    'orders turn 1 German',
    'orders German turn 1',
    '62 German',
    'syntax',
    'Here “German” stands; expected: “turn” or “setup”.',
  ],
  [
    'orders turn 1 German',
    'order turn 1 German',
    '62 order',
    'syntax',
    'Outside of braces stand: map, side, scenario, orders, dice, expect.',
  ],
  [
    'orders turn 1 German',
    'orders turn 1 german',
    '62 german',
    'syntax',
    'Names begin with a capital letter or stand in quotes: German.',
  ],
  [
    'orders turn 1 German',
    'orders turn 1 Germans',
    '62 Germans',
    'unknown-name',
    'No side is called “Germans” in this file or its imports. Did you mean German?',
  ],
  ['ruleset pgg', 'ruleset pg', '1 pg', 'unknown-ruleset', 'No ruleset is called pg. Did you mean pgg?'],
  ['ruleset pgg', 'ruleset PGG', '1 PGG', 'syntax', 'Words of the game begin with a small letter.'],
  ['ruleset pgg', '', '3 m', 'warning no-ruleset', 'Begin the file with one of: ruleset pgg'],
  [
    'on Crossing',
    'on Crosing',
    '40 Crosing',
    'unknown-name',
    'No map is called “Crosing” in this file or its imports. Did you mean Crossing?',
  ],
  ['turns 3', 'turns three', '41 three', 'syntax', 'Here “three” stands; expected: a number.'],
  [
    'ruling overrun.fromZoc = true',
    'ruling overrun.fromZoc true',
    '43 true',
    'syntax',
    'Here “true” stands; expected: “=”.',
  ],
  [
    'ruling overrun.fromZoc = true',
    'ruling overrun.fromzoc = true',
    '43 overrun.fromzoc',
    'unknown-word',
    'Panzergruppe Guderian has no ruling “overrun.fromzoc”. Did you mean overrun.fromZoc?',
  ],
  [
    'ruling overrun.fromZoc = true',
    'ruling overrun.fromZoc = yes',
    '43 yes',
    'unknown-value',
    'overrun.fromZoc is true or false; not yes.',
  ],
  [
    'house rule stacking.soviet = 2',
    'house rule stacking.soviet = two',
    '44 two',
    'syntax',
    'Here “two” stands; expected: a number.',
  ],
  [
    'river Berezina 0401/0501',
    'river Berezina 0401-0501',
    '17 0401',
    'syntax',
    '“0401” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    'road "Moscow highway" 0103 - 0203',
    'road "Moscow highway" 0103 0203',
    '18 0103',
    'syntax',
    'Here “0103” stands; expected: “at”, a number or a label like K12.',
  ],
  [
    'road "Moscow highway" 0103',
    'road Moscow highway 0103',
    '18 highway',
    'syntax',
    'Here “highway” stands; expected: “at”, a number or a label like K12.',
  ],
  [
    'major city Borisov at 0503 0502',
    'major city Borisov 0503 0502',
    '16 0503',
    'syntax',
    'Here “0503” stands; expected: “at”, a number or a label like K12.',
  ],
  [
    'major city Borisov',
    'mayor city Borisov',
    '16 mayor city',
    'unknown-word',
    'Panzergruppe Guderian has no feature “mayor city”. Did you mean major city?',
  ],
  [
    'grid hexes flat columns 8',
    'grid hex flat columns 8',
    '5 hex',
    'syntax',
    'Here “hex” stands; expected: “hexes” or “squares”.',
  ],
  [
    'even columns lower',
    '',
    '5 grid hexes flat columns 8 rows 5 labels CCRR',
    'no-shift',
    'Which columns lie lower? Add “even columns lower” or its opposite: the neighbour',
  ],
  [
    'legend { "." clear',
    'legend { . clear',
    '7 .',
    'syntax',
    '“.” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    '    |f f . . - . . .\n',
    '    f f . . - . . .\n',
    '13 f',
    'syntax',
    '“f” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    '    |f f . . - . . .\n',
    '    |f f . . - . .\n',
    '13 |f f . . - . .',
    'row-too-short',
    'This row has 7 symbols; 8 are wanted. Add 1.',
  ],
  ['arrive turn 2 at X: 1', 'arrive turn 2 at X 1', '54 1', 'syntax', 'Here “1” stands; expected: “:”.'],
  ['arrive turn 2 at X', 'arrive at X turn 2', '54 at', 'syntax', 'Here “at” stands; expected: “turn”.'],
  ['score Borisov 10', 'score Borisov', '56 [15.11]', 'syntax', 'Here “[15.11]” stands; expected: a number.'],
  ['score Borisov 10', 'score 10 Borisov', '56 Borisov', 'syntax', 'Here “Borisov” stands; expected: a number.'],
  [
    'doctrine Soviet { loss = retreat }',
    'doctrine Soviet { loss retreat }',
    '57 retreat',
    'syntax',
    'Here “retreat” stands; expected: “=”.',
  ],
  [
    'doctrine Soviet { loss = retreat }',
    'doctrine Soviet { loss = retrat }',
    '57 retrat',
    'unknown-word',
    'Panzergruppe Guderian has no answer to “loss” “retrat”. Did you mean retreat?',
  ],
  [
    'dice "berezina"',
    'dice berezina',
    '60 berezina',
    'syntax',
    'Here “berezina” stands; expected: a text in quotes. Put it in quotes: "berezina".',
  ],
  ['side German {', 'side German', '24 German', 'syntax', 'After “German” is expected: “{”.'],
  [
    'side German {',
    'German {',
    '24 German',
    'syntax',
    'Outside of braces stand: map, side, scenario, orders, dice, expect.',
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
    'A comma parts what several sources say, each with its “source”.',
  ],
  [
    '4-10 | 2-10\n',
    '4-10 / 2-10\n',
    '27 /',
    'syntax',
    '“/” does not belong here. A new statement, or “}”, is expected.',
  ],
  ['pool rifle { 3 of 6-8-6', 'pool rifle { 3 x 6-8-6', '35 x', 'syntax', 'Here “x” stands; expected: “of”.'],
  [
    'of army "30"\n}',
    'of army\n}',
    '36 army',
    'syntax',
    'After “army” is expected: a name, a text in quotes, a number or a label like K12.',
  ],
  [
    '25/7 at 0403 (step 1)',
    '25/7 in 0403 (step 1)',
    '78 in',
    'unknown-word',
    'Panzergruppe Guderian has no order “in”.',
  ],
  [
    '25/7 at 0403 (step 1)',
    '25/7 at 403 (step 1)',
    '78 403',
    'unknown-cell',
    'There is no hex 403; labels run from 0101 to 0805. Did you mean 0403?',
  ],
  [
    'expect after turn 1 German {',
    'expect turn 1 German {',
    '77 turn',
    'syntax',
    'Here “turn” stands; expected: “after”.',
  ],
  ['[15.11]', '[15.111]', '56 15.111', 'unknown-rule', 'Panzergruppe Guderian has no rule 15.111. Did you mean 15.11?'],
  ['[15.11]', '15.11', '56 .', 'syntax', 'Here “.” stands; expected: a number.'],
  ['expect after turn 1', 'expect after dawn', '77 dawn', 'unknown-word', 'point of the game'],
  ['on D2: advance', 'on D2 advance', '69 advance', 'syntax', 'Here “advance” stands; expected: “:”.'],
  [
    '0503: 2 rifle (face',
    '0503: two rifle (face',
    '47 two',
    'syntax',
    'Names begin with a capital letter or stand in quotes: Two.',
  ],
  [
    '0503: 2 rifle (face',
    '0503: 2 rifles (face',
    '47 rifles',
    'no-pool',
    'Soviet has no pool of “rifles” to draw from. Pools: rifle.',
  ],
  [
    '0503: 2 rifle (face',
    '503: 2 rifle (face',
    '47 503',
    'unknown-cell',
    'There is no hex 503; labels run from 0101 to 0805. Did you mean 0503?',
  ],
];

const workspace = TestWorkspace.of({ 'battle.sand': BATTLE }, [...rulesets.values()]);

async function findingsIn(text: string): Promise<string[]> {
  const desk = await workspace;
  await desk.write('battle.sand', text);
  const analysis = desk.analyse('battle.sand');
  return [...analysis.findings, ...analysis.playFindings()].map(({ severity, code, message, source }) => {
    const line = text.slice(0, source.start).split('\n').length;
    const [underlined] = text.slice(source.start, source.end).split('\n');
    const of = severity === 'error' ? '' : `${severity} `;
    return `${of}${code.replace('sandtable/', '')} at ${line} ${underlined}: ${message}`;
  });
}

describe('one mistake is one finding', () => {
  test('and none is none', async () => {
    expect(await findingsIn(BATTLE)).toEqual([]);
  });

  test.each(MISTAKES)('%j written %j', async (from, to, at, code, says) => {
    expect(BATTLE).toContain(from);
    const found = await findingsIn(BATTLE.replace(from, to));
    expect(found).toEqual([expect.stringContaining(`${code} at ${at}: `)]);
    expect(found[0]).toContain(says);
  });

  test.each([
    [
      'a name put where a label may stand',
      'with 25/7, 6/7, 7/7',
      'with T34',
      '66 T34',
      'T34 is a name in quotes only: "T34".',
    ],
    ['a name among others', 'with 25/7, 6/7, 7/7', 'with 25/7, T34', '66 T34', 'T34 is a name in quotes only: "T34".'],
    ['a name placed', '0302: "6.Inf" (step 2)', '0302: T34 (step 2)', '52 T34', 'T34 is a name in quotes only: "T34".'],
    ['a name expected', '25/7 at 0403 (step 1)', 'T34 (step 1)', '77 T34', 'T34 is a name in quotes only: "T34".'],
  ])('%s wants quotes', async (_, from, to, at, says) => {
    const named = BATTLE.replace('"6.Inf"  9-7', '"T34"  9-7').replace(
      '  move "6.Inf" 0302 > 0301\n  phase combat:\n',
      '  phase combat:\n',
    );
    const text = named.replace(from, to).replaceAll('"6.Inf"', '"T34"');
    const found = await findingsIn(text);
    expect(found).toEqual([`unquoted-name at ${at}: ${says}`]);
  });
});

test('empty braces are no mistake: nothing is answered', async () => {
  const answers = /\(roll 1\) (\{[^}]*\})/.exec(BATTLE)?.[1] ?? '';
  const text = BATTLE.replace(answers, '{ }').replace(/expect[^]*$/, '');
  expect(await findingsIn(text)).toEqual([]);
});

test.each([
  ['an escape', '"A \u001bcrossing"', '\u001b'],
  ['a tab that is written as such', '"A\\tcrossing"', '\\t'],
])('%s in a text is told where it stands', async (_, title, sign) => {
  expect(await findingsIn(BATTLE.replace('"A crossing"', title))).toEqual([
    expect.stringContaining(`control-character at 3 ${sign}: A control character`),
  ]);
});

test.each([
  ['(pr two)', 'two', '“pr” takes a number; here it has “two”.'],
  [
    '(vehicle sherman)',
    'sherman',
    '“vehicle” takes a name or a text in quotes; here it has “sherman”. Put it in quotes.',
  ],
  ['(pr 1, two)', 'two', 'Fronte d’Attacco has no attribute “two”.'],
])('a value in small letters is one mistake: %s', async (attributes, at, says) => {
  const text = `ruleset fda\nside Red { division D { armour regiment A ${attributes} headquarters H (normal) } }\n`;
  const found = await findingsIn(text);
  expect(found.filter((each) => !each.includes('fda/'))).toEqual([expect.stringContaining(` at 2 ${at}: ${says}`)]);
});
