import { eachMistakeIsOneFinding } from './mistakes.js';

eachMistakeIsOneFinding('translations', [
  ['(it: "L’ansa", fr: "Le coude")', '(it "L’ansa", fr: "Le coude")', '"L’ansa"', 'Found “"L’ansa"”; expected: “:”.'],
  ['(it: "L’ansa", fr: "Le coude")', '(it: "L’ansa" fr: "Le coude"', '{', 'Found “{”; expected: “)”.'],
  [
    '(it: "L’ansa", fr: "Le coude")',
    '(italian: "L’ansa")',
    'italian',
    '“italian” is not the tag of a language. Write a tag like it, fr or pt-BR.',
  ],
  [
    '(it: "L’ansa", fr: "Le coude")',
    '(it: "L’ansa", it: "La curva")',
    'it',
    '“it” is given twice. Remove one of the two.',
  ],
  ['(it: "L’ansa", fr: "Le coude")', '(en: "")', '""', 'The translation is empty. Write it, or remove “en”.'],
  [
    '(it: "L’ansa", fr: "Le coude")',
    '(it: L’ansa)',
    'L',
    'Found “L”; expected: a text in quotes. Put it in quotes: "L’ansa".',
  ],
  [
    'forest (it: "bosco") (cost 2)',
    'forest (cost 2) (it: "bosco")',
    '(',
    '“(” does not belong here. Translations stand directly after the text or name',
  ],
  [
    'forest (it: "bosco") (cost 2)',
    'forest (cost 2, it: "bosco")',
    ':',
    'Translations stand directly after the text or name that they translate: `forest (it:',
  ],
  [
    'forest (it: "bosco") (cost 2)',
    '(it: "bosco") forest (cost 2)',
    ':',
    'Translations stand directly after the text or name that they translate: `forest (it:',
  ],
  [
    'Red (it: "Rossi"), Blue (it: "Blu")',
    'Red, Blue (it: "Blu", it: "Azzurri")',
    'it',
    '“it” is given twice. Remove one of the two.',
  ],
  [
    'Red (it: "Rossi"), Blue (it: "Blu")',
    '(it: "Rossi") Red, Blue',
    ':',
    'Translations stand directly after the text or name that they translate: `forest (it:',
  ],
  ['Red (it: "Rossi"), Blue (it: "Blu")', 'Red or Blue', 'or', 'A comma separates the sides: `sides German, Soviet`.'],
  ['Red (it: "Rossi"), Blue (it: "Blu")', 'Red vs Blue', 'vs', 'A comma separates the sides: `sides German, Soviet`.'],
  ['Red (it: "Rossi"), Blue (it: "Blu")', 'Red & Blue', '&', '“&” means nothing here.'],
]);

eachMistakeIsOneFinding('fire', [
  ['fire gun (range 3', 'fire guns (range 3', 'guns', 'There is no kind of unit “guns”. Did you mean gun?'],
  ['fire gun (range 3', 'fire Gun (range 3', 'Gun', 'The words of a game are written in small letters: “gun”.'],
  [
    'fire gun (range 3',
    'fire (range 3',
    'fire',
    '“fire” lacks its kind of unit: `fire howitzer (range 3, once = unit, ground = no)`.',
  ],
  [
    'fire gun (range 3, once = unit',
    'fire gun (range 1..3, once = unit',
    '1..3',
    '“range” takes a whole number from 1 to 99; here it has “1..3”.',
  ],
  [
    'fire gun (range 3, once = unit',
    'fire gun (range 0, once = unit',
    '0',
    '“range” takes a whole number from 1 to 99; here it has “0”.',
  ],
  [
    'table fire (below',
    'table fire heavy (below',
    'fire gun',
    'Name the table of this kind, or write one for all kinds: `table fire { … }`.',
  ],
  [
    '|    2  4\n',
    '|    4  2\n',
    '2',
    'The columns run from the worst to the best for the attacker; 2 is not better than 4.',
  ],
  [
    'phase barrage (fire)',
    'phase barrage (bombard)',
    'bombard',
    '“phase” has no attribute “bombard”. Known: move, ride, attack, fire, replace, recover,',
  ],
  ['phase barrage (fire)', 'phase barrage (fire 3)', '3', '“fire” takes no value; here it has “3”.'],
  [
    'phase barrage (fire)',
    'phase barrage fire',
    'phase barrage fire',
    'What is done in the phase barrage fire? (move): Units move. (ride): Units move by rail.',
  ],
  ['phase barrage (fire)', 'barrage (fire)', 'barrage', 'There is no statement in a turn “barrage”. Known: phase.'],
  [
    'distance 3..3',
    'distance > 2',
    '>',
    'Found “>”; attributes are words with their values, separated by commas: `(cost 2, leave',
  ],
]);

eachMistakeIsOneFinding('activation, turns and overruns', [
  [
    'activation division (draw',
    'activation divisions (draw',
    'divisions',
    'There is no formation “divisions”. Did you mean division?',
  ],
  [
    'activation division (draw, ',
    'activation division (',
    'activation division',
    'How is a formation activated? `draw`: The markers are drawn at random. This word must',
  ],
  [
    'activation division (draw',
    'activation "1st" (draw',
    'activation',
    '“activation” lacks its kind of formation: `activation FORMATION (draw, cup = …, last =',
  ],
  [
    'activation division (draw',
    'activation Red (draw',
    'Red',
    '“Red” is not part of `activation FORMATION (draw, cup = …, last = …, others = …) {',
  ],
  [
    'phase advance (move)',
    'phase advance (replace)',
    'phase advance',
    'The game lacks `replacement`. Steps that a side gets back in each turn, in its phase',
  ],
  [
    'phase advance (move)\n    phase assault (attack)\n',
    '',
    'activation division',
    'The activation has no phases: write `phase activated movement (move)` in its braces.',
  ],
  ['cup = own', 'cup = mine', 'mine', '“cup” does not take “mine”. Known: common, own.'],
  [
    'overrun (cost 2',
    'overrun (cost = no',
    'no',
    '“cost” takes a whole or half number from 0 to 99; here it has “no”.',
  ],
  ['overrun (cost 2, attack', 'overrun (cost 2, odds 7, attack', '7', '“odds” takes odds like 7-1; here it has “7”.'],
  [
    'overrun (cost 2, attack',
    'overrun (cost 2, odds 7:1, attack',
    ':',
    'Translations stand directly after the text or name that they translate: `forest (it:',
  ],
  [
    'overrun (cost 2, attack',
    'overrun (2, attack',
    '2',
    'Found “2”; attributes are words with their values, separated by commas: `(cost 2, leave',
  ],
  [
    'attack = half, from = same-hex',
    'attack = 1/2, from = same-hex',
    '/',
    'Found “/”; attributes are words with their values, separated by commas: `(cost 2, leave',
  ],
  ['from = same-hex', 'from = same hex', 'same hex', 'Write the words with a hyphen: same-hex.'],
  [
    'turn {',
    'turn Red, Blue {',
    'Blue',
    'A statement that holds for both sides is written without a side: `turn { PHASES }`.',
  ],
  [
    'turn {',
    'turn Red and Blue {',
    'and',
    'A statement that holds for both sides is written without a side: `turn { PHASES }`.',
  ],
  ['turn {', 'turn both {', 'both', '“both” is not part of `turn SIDE { PHASES }`. Remove it.'],
  ['turn {', 'turn 1 {', '1', '“1” is not part of `turn SIDE { PHASES }`. Remove it.'],
]);

eachMistakeIsOneFinding('supply in stages', [
  [
    'stages "short, starving"',
    'stages short, starving',
    'short, starving',
    'A list of words is written in quotes: "short, starving".',
  ],
  [
    'stages "short, starving"',
    'stages "starving, short, short"',
    'stages "starving, short, short"',
    'The stage short is given twice. Remove one of the two.',
  ],
  [
    'stages "short, starving"',
    'stages "short starving"',
    'short starving',
    'There is no state “short starving”. Did you mean starving?',
  ],
  [
    'stages "short, starving"',
    'stages "hungry, starving"',
    'hungry',
    'There is no state “hungry”. Known: short, starving.',
  ],
  [
    'stages "short, starving", recovery = one',
    'stages "short, starving"',
    'supply',
    'supply: How does a unit that is supplied again recover from the stages? `recovery =',
  ],
  [
    'attrition 1',
    'attrition = 1 step',
    'step',
    '“supply” has no attribute “step”. Known: length, judged, arrivals, points, end, stages,',
  ],
  ['attrition 1', 'attrition -1', '-1', '“attrition” takes a whole number from 1 to 99; here it has “-1”.'],
  [
    'length 4, judged',
    'length four, judged',
    'four',
    '“length” takes a whole number from 1 to 999, or “any”; here it has “four”.',
  ],
  [
    'state short "It attacks',
    'state Short "It attacks',
    'Short',
    'The words of a game are written in small letters: “short”.',
  ],
  ['(state = short)', '(state short)', 'short', 'Write “=” before the value: state = short.'],
  ['(state = short)', '(short)', 'short', '“modify” has no attribute “short”.'],
]);

eachMistakeIsOneFinding('combat, results and units', [
  [
    'infantry A, B 4-4-4',
    'infantry A 4-4-4, B',
    'B',
    'Several units that share their values are written before the values: `infantry "1st",',
  ],
  [
    'infantry A, B 4-4-4',
    'infantry A, B, 4-4-4',
    '4',
    'Expected after the kind: a name with a capital letter, in quotes, or like 25/7. A',
  ],
  [
    'infantry A, B 4-4-4',
    'infantry A B 4-4-4',
    'B',
    '“B” does not belong here. A name of several words is written in quotes: "A B".',
  ],
  [
    'infantry A, B 4-4-4',
    'infantry A and B 4-4-4',
    'and',
    '“and” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    'infantry A, B 4-4-4',
    'infantry A, gun B 4-4-4',
    'gun',
    'Found “gun”; expected: a name, a text in quotes, a number or a label like K12. Names',
  ],
  ['infantry A, B 4-4-4', '2 infantry A 4-4-4', '2', '“2” does not belong here. A new statement, or “}”, is expected.'],
  [
    'infantry A, B 4-4-4',
    'infantry A..B 4-4-4',
    '..',
    '“..” does not belong here. A new statement, or “}”, is expected.',
  ],
  [
    'combat (attack = optional',
    'combat (attack optional',
    'optional',
    'Write “=” before the value: attack = optional.',
  ],
  ['hexes = one', 'hexes = 1', '1', '“hexes” does not take “1”. Known: one, several.'],
  ['{ defender retreat }', '{ defender retreats }', 'retreats', 'There is no effect “retreats”. Did you mean retreat?'],
  [
    '{ defender retreat }',
    '{ retreat defender }',
    'retreat',
    'There is no participant in a fight “retreat”. Known: attacker, defender, or.',
  ],
  ['{ attacker lose 1 }', '{ attacker loses 1 }', 'loses', 'There is no effect “loses”. Did you mean lose?'],
]);
