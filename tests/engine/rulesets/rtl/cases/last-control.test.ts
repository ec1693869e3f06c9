import { describe, test } from 'vitest';
import { playSituation, type Situation } from '../situation.js';

const LORRIES = 'motorized infantry battalion M 4-4-6 (motorized, efficiency 5, stacking 1)';
const FOOT = 'infantry battalion N 4-4-4 (foot, efficiency 5, stacking 1)';
const RUSSIAN = 'motorized infantry battalion T 4-4-8 (motorized, efficiency 5, stacking 1)';
const LUG = 'village Lug at 0403';
const GERMAN_LUG = 'ruling control.initial = authorSupplied  set control of Lug = German';

const cases: readonly Situation[] = [
  {
    case: 'a place last controlled by a German zone that is gone gives its points',
    rules: 'S1.22 3.12a',
    map: LUG,
    german: LORRIES,
    soviet: RUSSIAN,
    turns: '19AM..19PM',
    scenario: 'score for German turn 19PM Lug 5',
    at: ['0103: M', '1205: T'],
    play: `orders turn 19AM German { begin X  draw X { play mobile  move M 0103 > 0203 > 0303 } }
orders turn 19PM German { draw X { play mobile  move M 0303 > 0203 > 0103 } }
expect after turn 19PM { M at 0103  score German 5 }`,
  },
  {
    case: 'a place that the Germans passed and a Soviet zone controlled last gives no points',
    rules: 'S1.22 3.11',
    map: LUG,
    german: LORRIES,
    soviet: RUSSIAN,
    turns: '19AM..20AM',
    scenario: 'score for German turn 20AM Lug 5',
    at: ['0403: M', '0903: T'],
    play: `orders turn 19AM German { begin X  draw X { play mobile  move M 0403 > 0303 > 0203 > 0103 } }
orders turn 19PM Soviet { draw Y { play mobile  move T 0903 > 0803 > 0703 > 0603 > 0503 } }
orders turn 20AM Soviet { draw Y { play mobile  move T 0503 > 0603 > 0703 > 0803 } }
expect after turn 19PM { T at 0503 }
expect after turn 20AM { T at 0803  score German 0 }`,
  },
  {
    case: 'a source last controlled by an enemy zone supplies no unit until it is recaptured',
    rules: '3.11 6.31',
    german: LORRIES,
    soviet: RUSSIAN,
    turns: '19AM..21AM',
    at: ['1002: M', '1204: T'],
    play: `orders turn 19AM German { begin X  draw X { play mobile  move M 1002 > 1102 } }
orders turn 19PM German { draw X { play mobile  move M 1102 > 1002 > 0903 > 0803 > 0703 } }
orders turn 20AM Soviet { draw Y { play mobile  move T 1204 > 1203 > 1202 > 1201 > 1202 } }
expect after turn 19AM { M at 1102 }
expect after turn 19PM { T (emergency) }
expect after turn 20AM { T (unsupplied) T at 1202 }
expect after turn 21AM { T (supplied) }`,
  },
  {
    case: 'a village is captured when a unit moves through it, even in a zone of its owner',
    rules: 'S1.23 3.12a',
    map: LUG,
    german: `${LORRIES} ${FOOT}`,
    soviet: 'motorized infantry battalion T 4-4-12 (motorized, efficiency 5, stacking 1)',
    first: 'Soviet',
    scenario: `${GERMAN_LUG}  score for German lost at Lug -5`,
    at: ['0303: N 0101: M', '0803: T'],
    play: `orders turn 19AM Soviet { begin Y  draw Y { play mobile  move T 0803 > 0703 > 0603 > 0503 > 0403 > 0503 > 0603 > 0703 } }
expect after turn 19AM { T at 0703  score German -5 }`,
  },
  {
    case: 'a village captured twice by units that move through it gives its deduction once',
    rules: 'S1.23',
    map: 'village Lug at 0403  village Pola at 0405',
    german: `${LORRIES} ${FOOT}`,
    soviet: 'motorized infantry battalion T 4-4-9 (motorized, efficiency 5, stacking 1)',
    turns: '19AM..20AM',
    first: 'Soviet',
    scenario: `ruling control.initial = authorSupplied  set control of Lug, Pola = German
  score for German lost at Lug -5 (once), lost at Pola -3 (once)`,
    at: ['0302: N 0101: M', '0803: T'],
    play: `orders turn 19AM Soviet { begin Y  draw Y { play mobile  move T 0803 > 0703 > 0603 > 0503 > 0403 } }
orders turn 19PM Soviet { draw Y { play mobile  move T 0403 > 0503 > 0603 > 0703 } }
orders turn 20AM Soviet { draw Y { play mobile  move T 0703 > 0603 > 0503 > 0403 } }
expect after turn 19AM { score German -5 }
expect after turn 20AM { T at 0403  score German -5 }`,
  },
  {
    case: 'a hex of a city captured, recaptured and captured again gives its deduction once, and the next hex gives its own',
    rules: 'S1.23 VP.3',
    map: 'city Russa at 0403 0404',
    german: LORRIES,
    soviet:
      'motorized infantry battalion T 4-4-9 (motorized, efficiency 5, stacking 1) infantry battalion U 4-4-4 (foot, banded, efficiency 5, stacking 1)',
    turns: '19AM..20AM',
    first: 'Soviet',
    scenario: `ruling control.initial = authorSupplied  set control of Russa = German
  score for German lost at Russa -10 (each-cell, once)`,
    at: ['0204: M', '0602: T 0504: U'],
    play: `orders turn 19AM Soviet { begin Y  draw Y { play mobile  move T 0602 > 0503 > 0402 > 0403 > 0402 > 0503 } }
orders turn 19AM German { draw X { play mobile  move M 0204 > 0304 > 0403 > 0304 > 0204 } }
orders turn 20AM Soviet { draw Y { play mobile  move T 0503 > 0403 } }
expect after turn 20AM { T at 0403  score German -20 }`,
  },
  {
    case: 'a zone that meets an enemy zone takes no hex from its last controller',
    rules: '3.12b S1.22',
    map: LUG,
    german: LORRIES,
    soviet: RUSSIAN,
    turns: '19AM..19PM',
    scenario: 'score for German turn 19PM Lug 5',
    at: ['0303: M', '0803: T'],
    play: `orders turn 19PM Soviet { draw Y { play mobile  move T 0803 > 0703 > 0603 > 0503 } }
expect after turn 19PM { T at 0503  score German 5 }`,
  },
];

describe('the last controller of a hex', () => {
  test.each(cases)('$case [$rules]', playSituation);
});
