import { expect, test } from 'vitest';
import { play, type Row } from './field.js';

const BOTH = {
  germans: `motorized division "3.Mot" (markers 1, combine 2) {
    headquarters "HQ 3" 1-6 (command 1, efficiency 6, stacking 0)
    motorized infantry battalion Ma 8-4-6 | 4-4-6 (efficiency 6, stacking 2)
    motorized infantry battalion Mb 8-4-6 | 4-4-6 (efficiency 6, stacking 2)
    assault-gun battalion Ga 4-4-7 (efficiency 6, stacking 1)
    artillery battalion K 6-1-6 (range 4, motorized, efficiency 5, stacking 1)
  }
  infantry division "126.Inf" (markers 1, combine 1) {
    headquarters "HQ 126" 1-4 (command 1, efficiency 6, stacking 0)
    infantry battalion Za 8-4-4 | 4-4-4 (efficiency 6, stacking 2)
    infantry battalion Zb 8-4-4 | 4-4-4 (efficiency 6, stacking 2)
  }
  infantry division "290.Inf" (markers 1, combine 1) {
    headquarters "HQ 290" 1-4 (command 1, efficiency 6, stacking 0)
    infantry battalion Ia 8-4-4 | 4-4-4 (efficiency 6, stacking 2)
  }
  assault-gun battalion StuG 4-4-7 (army, efficiency 5, stacking 1)
  bridge unit Br
  ground-attack air unit JuA 1 (efficiency 7)
  ground-attack air unit JuB 1 (efficiency 7)
  bomber air unit He 1 (efficiency 7)`,
  soviets: `rifle division "Y" (markers 1, combine 1) {
    headquarters "HQ Y" 1-6 (motorized, command 1, efficiency 5, stacking 0)
    infantry battalion D 4-4-4 | 2-2-4 (efficiency 5-4, stacking 2)
    infantry battalion E 4-4-4 | 2-2-4 (efficiency 5-4, stacking 2)
    infantry company C 2-2-4 (efficiency 5, stacking 1)
    motorized infantry battalion R 4-4-6 | 2-2-6 (efficiency 6-5, stacking 2)
    artillery battalion G 5-1-4 (range 4, efficiency 5, stacking 1)
    artillery battalion H 5-1-4 (range 4, efficiency 5, stacking 1)
  }
  tank battalion Army 4-4-6 (army, efficiency 5, stacking 2)`,
} as const;
const german = (name: string, body: string, more = ''): string =>
  `orders turn 19AM German {\n  begin "${name}"\n  draw "${name}" { ${body} }\n${more}\n}`;
const soviet = (body: string): string => `\norders turn 19AM Soviet {\n  ${body}\n}`;
const order = (...names: string[]): string =>
  names.map((name, at) => `dice "19AM/German/cup/${name}" = ${at + 1}`).join('\n') + '\n';

const rows: readonly Row[] = [
  {
    case: 'aircraft fly for each attack of a mobile formation [13.24b2]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"  6031: Mb',
    soviet: '5730: D  6030: E',
    orders: german(
      '3.Mot',
      'play mobile  attack 5730 with Ma (roll 5) { fly JuA (roll 1) }  attack 6030 with Mb (roll 5) { fly JuB (roll 1) }  expect { JuA (flown) JuB (flown) }',
    ),
  },
  {
    case: 'a mobile formation uses no more missions than its side has in the turn [13.24b1]',
    ...BOTH,
    set: '  set missions for German = 1',
    german: '5731: Ma, "HQ 3"  6031: Mb',
    soviet: '5730: D  6030: E',
    orders: german(
      '3.Mot',
      'play mobile  attack 5730 with Ma (roll 5) { fly JuA (roll 1) }  attack 6030 with Mb (roll 5) { fly JuB (roll 1) }  expect { JuA (flown) JuB (ready) }',
    ),
    refused: ['13.24b1/no-mission'],
  },
  {
    case: 'an activated Army unit counts for the majority of the mobile formation [7.46, 13.24b2]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"  5831: StuG  5631: Za  6031: Mb',
    soviet: '5730: D  6030: E',
    orders: german(
      '3.Mot',
      `play assault  activate StuG  attack 6030 with Mb (roll 5) { fly JuA (roll 1) }
  attack 5730 with Ma, StuG, Za (roll 5-5) { lead Ma  fly JuB (roll 1) }  expect { JuA (flown) JuB (flown) }`,
    ),
  },
  {
    case: 'under `perSide` the second infantry division has no mission left [13.24b3]',
    ...BOTH,
    rulings: { 'air.oneMissionCap': 'perSide' },
    german: '5731: Za, "HQ 126"  6031: Ia, "HQ 290"',
    soviet: '5730: D  6030: E',
    orders: `${order('290.Inf')}${german('126.Inf', 'play mobile  attack 5730 with Za (roll 5) { fly JuA (roll 1) }', '  draw "290.Inf" { play mobile  attack 6030 with Ia (roll 5) { fly JuB (roll 1) }  expect { JuB (ready) } }')}`,
    refused: ['13.24b3/formation-flown'],
  },
  {
    case: 'under `perFormation` the second infantry division has a mission left [13.24b3]',
    ...BOTH,
    german: '5731: Za, "HQ 126"  6031: Ia, "HQ 290"',
    soviet: '5730: D  6030: E',
    orders: `${order('290.Inf')}${german('126.Inf', 'play mobile  attack 5730 with Za (roll 5) { fly JuA (roll 1) }', '  draw "290.Inf" { play mobile  attack 6030 with Ia (roll 5) { fly JuB (roll 1) }  expect { JuB (flown) } }')}`,
  },
  {
    case: 'no aircraft fly for a formation without missions by its scenario [13.24b3, S6.24]',
    ...BOTH,
    set: '  set missions of "126.Inf" = 0',
    german: '5731: Za, "HQ 126"',
    soviet: '5730: D',
    orders: german('126.Inf', 'play mobile  attack 5730 with Za (roll 5) { fly JuA (roll 1) }  expect { JuA (ready) }'),
    refused: ['13.24b3/formation-flown'],
  },
  {
    case: 'no bomber helps an overrun [13.24b4, 8.66]',
    ...BOTH,
    german: '5731: Ga, "HQ 3"',
    soviet: '5730: C',
    orders: german('3.Mot', 'play mobile  overrun 5730 with Ga (roll 5) { fly He (roll 1) }  expect { He (ready) }'),
    refused: ['13.24b4/bomber'],
  },
  {
    case: 'one air unit helps an overrun, not two [13.22, 8.66]',
    ...BOTH,
    german: '5731: Ga, "HQ 3"',
    soviet: '5730: C',
    orders: german(
      '3.Mot',
      'play mobile  overrun 5730 with Ga (roll 5) { fly JuA, JuB (roll 1) }  expect { JuA (ready) }',
    ),
    refused: ['13.22/one-aircraft'],
  },
  {
    case: 'an overrun and an attack of a mobile formation each take a mission [13.24b1, 13.24b2]',
    ...BOTH,
    set: '  set missions for German = 1',
    german: '5731: Ga, "HQ 3"  6031: Mb',
    soviet: '5730: C  6030: E',
    orders: german(
      '3.Mot',
      'play mobile  overrun 5730 with Ga (roll 5) { fly JuA (roll 1) }  attack 6030 with Mb (roll 5) { fly JuB (roll 1) }  expect { JuA (flown) JuB (ready) }',
    ),
    refused: ['13.24b1/no-mission'],
  },
  {
    case: 'aircraft that fail their check have flown, and their mission is used [10.41c, 13.24b1]',
    ...BOTH,
    set: '  set missions for German = 1',
    german: '5731: Ma, "HQ 3"  6031: Mb',
    soviet: '5730: D  6030: E',
    orders: german(
      '3.Mot',
      'play mobile  attack 5730 with Ma (roll 5) { fly JuA (roll 10) }  attack 6030 with Mb (roll 5) { fly JuB (roll 1) }  expect { JuA (flown) JuB (ready) }',
    ),
    refused: ['13.24b1/no-mission'],
  },
  {
    case: 'a headquarters in range helps a reaction [15.33a, 9.33a]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"',
    soviet: '5730: D  5728: R, "HQ Y"',
    orders: `${german('3.Mot', 'play mobile  attack 5730 with Ma (roll 5)  expect { check R (roll 7, total 6, outcome "passed") attack 5730 (defense 8) }')}${soviet('defend 5730 { react R to 5730 (roll 7) { spend "HQ Y" } }')}`,
  },
  {
    case: 'a headquarters does not react [9.31]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"',
    soviet: '5730: D  5728: "HQ Y"',
    orders: `${german('3.Mot', 'play mobile  attack 5730 with Ma (roll 5)')}${soviet('defend 5730 { react "HQ Y" to 5730 (roll 1) }')}`,
    refused: ['9.31/headquarters'],
  },
  {
    case: 'a disrupted unit does not react [9.32]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"',
    soviet: '5730: D  5728: R (disrupted)',
    orders: `${german('3.Mot', 'play mobile  attack 5730 with Ma (roll 5)')}${soviet('defend 5730 { react R to 5730 (roll 1) }')}`,
    refused: ['9.32/unfit'],
  },
  {
    case: 'an Army unit that has not joined reacts for any lead [9.32]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"',
    soviet: '5730: D  5728: Army',
    orders: `${german('3.Mot', 'play mobile  attack 5730 with Ma (roll 5)  expect { attack 5730 (defense 8) }')}${soviet('defend 5730 { react Army to 5730 (roll 1) }')}`,
  },
  {
    case: 'a unit reacts to a hex next to an enemy only with a friendly unit there [9.34]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"',
    soviet: '5730: D  5729: R',
    orders: `${german('3.Mot', 'play mobile  attack 5730 with Ma (roll 5)')}${soviet('defend 5730 { react R 5729 > 5630 > 5631 (roll 1) }')}`,
    refused: ['9.34/next-to-enemy'],
  },
  {
    case: 'a unit reacts in two sequences of a turn [9.32]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"  6031: Za, "HQ 126"',
    soviet: '5730: D  5728: R  6030: E',
    orders: `${order('126.Inf')}${german('3.Mot', 'play mobile  attack 5730 with Ma (roll 9)', '  draw "126.Inf" { play mobile  attack 6030 with Za (roll 9)  expect { check R (roll 2) } }')}${soviet('defend 5730 { react R to 5829 (roll 1) }\n  defend 6030 { react R to 5929 (roll 2) }')}`,
  },
  {
    case: 'a finished strongpoint with two steps may hold, with one it may not [9.41]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"  6031: Mb',
    soviet: '5730: D (strongpoint)  6030: C (strongpoint)',
    orders: `${german('3.Mot', 'play assault  attack 5730 with Ma (roll 5)  attack 6030 with Mb (roll 5)')}${soviet('defend 5730 { stand (roll 1) }\n  defend 6030 { stand (roll 1) }')}
expect after turn 19AM { stand 5730 }`,
    refused: ['9.41/too-weak'],
  },
  {
    case: 'a builder that moves in a later Mobile Sequence leaves its work [14.26b]',
    ...BOTH,
    germans: BOTH.germans.replace('"126.Inf" (markers 1', '"126.Inf" (markers 2'),
    german: '5731: Za, "HQ 126"',
    soviet: '6618: D',
    orders: `${order('126.Inf #2')}${german('126.Inf', 'play assault  fortify Za', '  draw "126.Inf" { play mobile  move Za to 5730  expect { strongpoint 5731 (outcome "removed") } }')}`,
  },
  {
    case: 'in a Pass Sequence a bridge is laid, and the marker goes to the pool [7.21c, 16.22]',
    ...BOTH,
    map: '  river 5731/5730 5734/5735',
    german: '5732: Ma, "HQ 3"  5734: Br (towards "5735")  6234: Za',
    soviet: '6618: D',
    orders: german('3.Mot', 'pass  bridge Br to 5731 (towards "5730")  expect { Br at 5731 }'),
  },
  {
    case: 'a bridge whose hex the enemy enters is laid again in the next construction [16.26, 16.23]',
    ...BOTH,
    first: 'Soviet',
    map: '  river 5731/5730 5734/5735',
    german: '5735: Ma, "HQ 3"  5731: Br (towards "5730")',
    soviet: '5629: E',
    orders: `orders turn 19AM Soviet { begin "Y"  draw "Y" { play mobile  move E 5629 > 5630 > 5631 > 5731  expect { E at 5731 } } }
orders turn 19AM German { draw "3.Mot" { play assault  bridge Br to 5734 (towards "5735")  expect { Br at 5734 } } }`,
  },
  {
    case: 'attacking support is capped by the halved attack across a river [12.13f, 10.25]',
    ...BOTH,
    map: '  river 5731/5730',
    german: '5731: Ma, "HQ 3"  5733: K',
    soviet: '5730: D',
    orders: german(
      '3.Mot',
      'play assault  attack 5730 with Ma (roll 5) { support K (roll 1) }  expect { attack 5730 (attack 8, support 4) }',
    ),
  },
  {
    case: 'guns with a check of 10 give no support and have fired [10.42c, 10.42d]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"  5733: K',
    soviet: '5730: D',
    orders: german(
      '3.Mot',
      'play mobile  attack 5730 with Ma (roll 5) { support K (roll 10) }  expect { attack 5730 (attack 8, support 0) K (fired) }',
    ),
  },
  {
    case: 'a gun that fired in defence supports no attack of its own later in the turn [12.19]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"  6031: Mb',
    soviet: '5730: D  5728: G  6030: E',
    orders: `${german('3.Mot', 'play mobile  attack 5730 with Ma (roll 10)')}
orders turn 19AM Soviet { defend 5730 { support G (roll 1) }  draw "Y" { play mobile  attack 6031 with E (roll 5) { support G (roll 1) } } }`,
    refused: ['12.13d/fired'],
  },
  {
    case: 'two guns of the attacked hex do not both support [12.23]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"',
    soviet: '5730: D, G, H',
    orders: `${german('3.Mot', 'play assault  attack 5730 with Ma (roll 5)  expect { attack 5730 (defense 6, defensive-support 0) }')}${soviet('defend 5730 { support G, H }')}`,
    refused: ['12.23/one-gun'],
  },
  {
    case: 'a gun with only a headquarters uses its defence strength [12.22]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"',
    soviet: '5730: "HQ Y", G',
    orders: `${german('3.Mot', 'play assault  attack 5730 with Ma (roll 5)  expect { attack 5730 (defense 2) }')}${soviet('defend 5730 { support G }')}`,
    refused: ['12.22/alone'],
  },
  {
    case: 'the last marker of a side does not pass [7.25]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"',
    soviet: '6618: D',
    orders: german('3.Mot', 'pass  play mobile  move Ma to 5730  expect { Ma at 5730 }'),
    refused: ['7.25/last-marker'],
  },
  {
    case: 'after a recall the drawn marker fills the pool, and the recalled marker does not pass [7.31, 7.22]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"  6234: Za  6534: Ia',
    soviet: '6618: D',
    orders: `${order('126.Inf', '290.Inf')}${german('3.Mot', 'pass', '  draw "126.Inf" { recall "3.Mot"  pass  play mobile  move Ma to 5730 }')}
expect after turn 19AM { Ma at 5730 }`,
    refused: ['7.22/pool-full'],
  },
  {
    case: 'activations of an Army unit are restored in the next turn [7.42]',
    ...BOTH,
    turns: '19AM..19PM',
    german: '5731: Ma, "HQ 3", StuG  6234: Za',
    soviet: '6618: D',
    orders: `${order('126.Inf')}${german('3.Mot', 'play mobile  activate StuG', '  draw "126.Inf" { play mobile  activate StuG (roll 9) }')}
orders turn 19PM German { draw "3.Mot" { play mobile  activate StuG  expect { StuG (active) } } }`,
  },
];

test.each(rows)('$case', async ({ refused = [], ...written }) => {
  expect(await play(written)).toEqual(refused);
});
