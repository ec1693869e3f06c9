import { describe, test } from 'vitest';
import { playSituation, type Situation } from '../situation.js';

const TANK = 'tank battalion P 6-4-6 | 3-2-6 (motorized, efficiency 6, stacking 2)';
const ROCKETS = 'rocket artillery battalion R 3-1-6 (range 4, efficiency 5, stacking 1)';
const ENEMY = 'infantry battalion E 4-4-4 | 2-2-4 (foot, efficiency 6, stacking 2)';
const german = (body: string): string => `orders turn 19AM German { begin X  draw X { play ${body} } }`;

const situations: readonly Situation[] = [
  {
    case: 'motorized guns in an overrun retreat with the beaten stack and are disrupted with it',
    rules: '8.62a 8.67g 11.13',
    german: `${TANK} ${ROCKETS}`,
    soviet: ENEMY,
    at: ['0605: P, R', '0606: E'],
    play: german(
      'mobile  overrun 0606 with P, R (roll 10) { lead P  lose P  retreat P, R 0605 > 0604 > 0603 }  expect { overrun 0606 (odds 3-2, result AR)  P at 0603 (step 2, disrupted)  R at 0603 (disrupted) }',
    ),
  },
  {
    case: 'the step lost by a failed overrun may be one of the guns',
    rules: '8.68 11.13',
    german: `${TANK} ${ROCKETS}`,
    soviet: ENEMY,
    at: ['0605: P, R', '0606: E'],
    play: german(
      'mobile  overrun 0606 with P, R (roll 10) { lead P  lose R  retreat P 0605 > 0604 > 0603 }  expect { P at 0603 (step 1, disrupted)  R (eliminated) }',
    ),
  },
  {
    case: 'guns add nothing to the strength of an overrun and enter with it',
    rules: '8.66 8.67h',
    german: `tank battalion P 20-4-6 | 3-2-6 (motorized, efficiency 6, stacking 2) ${ROCKETS}`,
    soviet: ENEMY,
    at: ['0605: P, R', '0606: E'],
    play: german(
      'mobile  overrun 0606 with P, R (roll 1) { lead P }  expect { overrun 0606 (attack 20)  P at 0606  R at 0606 }',
    ),
  },
  {
    case: 'losses beyond the attacking units fall on the guns in the stack',
    rules: '11.21 11.13 8.68',
    german: `tank battalion P 2-4-6 (motorized, efficiency 6, stacking 2) ${ROCKETS}`,
    soviet: ENEMY,
    at: ['0605: P, R', '0606: E'],
    play: german(
      'mobile  overrun 0606 with P, R (roll 10) { lead P }  expect { overrun 0606 (odds 1-2, result A1R)  P (eliminated)  R (eliminated) }',
    ),
  },
  {
    case: 'a leader moves along in an overrun and returns with the beaten stack',
    rules: '15.23 8.67g',
    german: `${TANK} || leader Manstein 2-6 (army, range 8)`,
    soviet: ENEMY,
    at: ['0605: P, Manstein', '0606: E'],
    play: german(
      'mobile  activate Manstein  overrun 0606 with P, Manstein (roll 10) { lead P  retreat P 0605 > 0604 > 0603 }  expect { P at 0603 (step 2, disrupted)  Manstein at 0603 }',
    ),
  },
  {
    case: 'a leader enters the cleared hex with the stack',
    rules: '8.15 8.67h',
    german: `tank battalion P 20-4-6 | 3-2-6 (motorized, efficiency 6, stacking 2) || leader Manstein 2-6 (army, range 8)`,
    soviet: ENEMY,
    at: ['0605: P, Manstein', '0606: E'],
    play: german(
      'mobile  activate Manstein  overrun 0606 with P, Manstein (roll 1) { lead P }  expect { P at 0606  Manstein at 0606 }',
    ),
  },
];

describe('guns and leaders in overruns', () => {
  test.each(situations)('$case [$rules]', playSituation);
});
