import { expect, test } from 'vitest';
import { play, type Row } from './field.js';

const BOTH = {
  germans: `motorized division "3.Mot" (markers 2, combine 2) {
    headquarters "HQ 3" 1-6 (command 1, efficiency 6, stacking 0)
    motorized infantry battalion Ma 8-4-6 | 4-4-6 (efficiency 6, stacking 2)
    motorized infantry battalion Mb 8-4-6 | 4-4-6 (efficiency 6, stacking 2)
    assault-gun battalion Ga 6-4-7 | 3-4-7 (efficiency 6, stacking 1)
    artillery battalion K 6-1-6 (range 4, motorized, efficiency 5, stacking 1)
  }
  infantry division "126.Inf" (markers 1, combine 1) {
    headquarters "HQ 126" 1-4 (command 1, efficiency 6, stacking 0)
    infantry battalion Za 8-4-4 | 4-4-4 (efficiency 6, stacking 2)
    infantry battalion Zb 0-4-4 (efficiency 6, stacking 2)
  }
  leader Manstein 2-6 (army, range 8)
  engineer battalion Eng 3-3-4 (army, foot, efficiency 5, stacking 1)`,
  soviets: `rifle division "Y" (markers 1, combine 1) {
    headquarters "HQ Y" 1-6 (motorized, command 1, efficiency 5, stacking 0)
    infantry battalion D 4-4-4 | 2-2-4 (efficiency 5-4, stacking 2)
    infantry battalion E 4-4-4 | 2-2-4 (efficiency 5-4, stacking 2)
    infantry company C 2-2-4 (efficiency 5, stacking 1)
    motorized infantry battalion R 4-4-6 | 2-2-6 (efficiency 6-5, stacking 2)
  }
  leader Voroshilov 2-6 (army, range 4, beside headquarters)`,
} as const;
const german = (body: string, name = '3.Mot', more = ''): string =>
  `orders turn 19AM German {\n  begin "${name}"\n  draw "${name}" { ${body} }\n${more}\n}`;
const soviet = (body: string): string => `\norders turn 19AM Soviet {\n  ${body}\n}`;
const rows: readonly Row[] = [
  {
    case: 'a leader activates himself in the movement phase of an Assault Sequence and moves on [15.24]',
    ...BOTH,
    german: '5735: Ma, "HQ 3", Manstein',
    soviet: '6618: D',
    orders: german('play assault  activate Manstein  move Manstein to 5733  expect { Manstein at 5733 }'),
  },
  {
    case: 'a leader and an Army unit named in one order both act in an Assault Sequence [15.24, 7.44]',
    ...BOTH,
    german: '5735: Ma, "HQ 3", Manstein, Eng',
    soviet: '6618: D',
    orders: german(
      'play assault  activate Eng, Manstein  move Manstein to 5733  move Eng to 5734  expect { Manstein at 5733  Eng at 5734 }',
    ),
  },
  {
    case: 'a leader does not help an Army unit to join [15.33c]',
    ...BOTH,
    german: '5735: Ma, "HQ 3", Manstein  5725: Eng',
    soviet: '6618: D',
    orders: german('play mobile  activate Eng (roll 6) { spend Manstein }'),
    refused: ['15.33c/leader'],
  },
  {
    case: 'an active headquarters helps an Army unit to join [15.33c]',
    ...BOTH,
    german: '5735: Ma, "HQ 3", Manstein  5725: Eng',
    soviet: '6618: D',
    orders: german(
      'play mobile  activate Eng (roll 6) { spend "HQ 3" }  move Eng to 5724  expect { Eng at 5724  "HQ 3" (spent) }',
    ),
  },
  {
    case: 'a headquarters that helped an Army unit to join before construction helps no attack of the sequence [15.32, 14.25a]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"  5831: Mb  5721: Eng',
    soviet: '5730: D',
    orders: german(
      'play assault  activate Eng (roll 6) { spend "HQ 3" }  attack 5730 with Ma, Mb (roll 5-5) { lead Ma  spend "HQ 3" }  expect { Eng (active) }',
    ),
    refused: ['15.32/spent'],
  },
  {
    case: 'a disrupted headquarters spends nothing [15.16]',
    ...BOTH,
    german: '5731: Ma  5831: Mb  5733: "HQ 3" (disrupted)',
    soviet: '5730: D',
    orders: german('play assault  attack 5730 with Ma, Mb (roll 5-5) { lead Ma  spend "HQ 3" }'),
    refused: ['15.16/disrupted'],
  },
  {
    case: 'Voroshilov helps a hex to hold only in the hex of a headquarters [15.25a]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"',
    soviet: '5730: D (strongpoint)  5728: "HQ Y"  5729: Voroshilov',
    orders: `${german('play assault  attack 5730 with Ma (roll 5)')}${soviet('defend 5730 { stand (roll 6) { spend Voroshilov } }')}`,
    refused: ['15.25a/no-headquarters'],
  },
  {
    case: 'Voroshilov with a headquarters helps a hex to hold [15.25a, 15.33b]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"',
    soviet: '5730: D (strongpoint)  5728: "HQ Y", Voroshilov',
    orders: `${german('play assault  attack 5730 with Ma (roll 5)  expect { check D (roll 7, total 5, outcome "passed") stand 5730 }')}${soviet('defend 5730 { stand (roll 7) { spend Voroshilov } }')}`,
  },
  {
    case: 'a headquarters does not lead a hex that contains combat units [15.12c]',
    ...BOTH,
    german: '5731: Ma, "HQ 3"',
    soviet: '5730: D, "HQ Y"',
    orders: `${german('play assault  attack 5730 with Ma (roll 5)')}${soviet('defend 5730 { lead "HQ Y" }')}`,
    refused: ['15.12c/headquarters'],
  },
  {
    case: 'a unit without attack strength does not attack [9.14]',
    ...BOTH,
    german: '5731: Za, "HQ 126"  5831: Zb',
    soviet: '5730: D',
    orders: german('play assault  attack 5730 with Za, Zb (roll 5)', '126.Inf'),
    refused: ['9.14/no-attack'],
  },
  {
    case: 'infantry alone does not use the Mobile table [10.32, 10.33]',
    ...BOTH,
    german: '5731: Za, "HQ 126"',
    soviet: '5730: D',
    orders: german('play mobile  attack 5730 with Za (mobile, roll 5)', '126.Inf'),
    refused: ['10.32/no-armour'],
  },
  {
    case: 'infantry alone does not use the Mobile table by `use mobile` in the braces either [10.32]',
    ...BOTH,
    german: '5731: Za, "HQ 126"',
    soviet: '5730: D',
    orders: german('play mobile  attack 5730 with Za (roll 5) { use mobile }', '126.Inf'),
    refused: ['10.32/no-armour'],
  },
  {
    case: 'no unit overruns in an Assault Sequence [8.61]',
    ...BOTH,
    german: '5731: Ga, "HQ 3"',
    soviet: '5730: C',
    orders: german('play assault  overrun 5730 with Ga (roll 5)'),
    refused: ['8.61/assault-sequence'],
  },
  {
    case: 'no unit overruns in rain [8.64a]',
    ...BOTH,
    weather: 'rain',
    german: '5731: Ga, "HQ 3"',
    soviet: '5730: C',
    orders: german('play mobile  overrun 5730 with Ga (roll 5)'),
    refused: ['8.64a/rain'],
  },
  {
    case: 'a motorized headquarters moves along in an overrun, but does not overrun alone [15.12a, 8.62a]',
    ...BOTH,
    german: '5731: Ga, "HQ 3"  6031: "HQ 126"',
    soviet: '5730: C',
    orders: german('play mobile  overrun 5730 with Ga, "HQ 3" (roll 1)  expect { Ga at 5730  "HQ 3" at 5730 }'),
  },
  {
    case: 'an unfinished strongpoint prevents no overrun, a finished one does [8.64c, 14.13b]',
    ...BOTH,
    german: '5731: Ga, "HQ 3"  6031: Ma',
    soviet: '5730: C (building)  6030: D (strongpoint)',
    orders: german('play mobile  overrun 6030 with Ma (roll 5)  overrun 5730 with Ga (roll 1)  expect { Ga at 5730 }'),
    refused: ['8.64c/strongpoint'],
  },
  {
    case: 'no stack overruns out of a hex in the zones of two enemy hexes [8.64d]',
    ...BOTH,
    german: '5731: Ga, "HQ 3"',
    soviet: '5730: C  5831: D',
    orders: german('play mobile  overrun 5730 with Ga (roll 1)'),
    refused: ['8.64d/zones'],
  },
  {
    case: 'a unit that has overrun attacks in the combat phase [8.61]',
    ...BOTH,
    german: '5731: Ga, "HQ 3"',
    soviet: '5730: C  5728: E',
    orders: german(
      'play mobile  overrun 5730 with Ga (roll 1)  move Ga to 5729  attack 5728 with Ga (roll 5)  expect { attack 5728 (attack 6) }',
    ),
  },
  {
    case: 'a strongpoint whose builder is not attacked is finished at the end of the turn [14.25c, 4.21]',
    ...BOTH,
    german: '5731: Za, "HQ 126"',
    soviet: '6618: D',
    orders: `${german('play assault  fortify Za', '126.Inf')}\nexpect after turn 19AM { strongpoint 5731 (outcome "finished") }`,
  },
  {
    case: 'a builder that is driven out of its hex loses its work [14.26b]',
    ...BOTH,
    first: 'Soviet',
    german: '5731: Ma, "HQ 3"  5831: Mb',
    soviet: '5730: C, "HQ Y"',
    orders: `orders turn 19AM Soviet { begin "Y"  draw "Y" { play assault  fortify C } }
orders turn 19AM German {
  draw "3.Mot" { play assault  attack 5730 with Ma, Mb (roll 5-1) { lead Ma }  expect { strongpoint 5730 (outcome "removed") } }
}`,
  },
  {
    case: 'an Army builder that moves in the same sequence loses its work [14.25b, 14.26b]',
    ...BOTH,
    german: '5735: Ma, "HQ 3", Eng',
    soviet: '6618: D',
    orders: german(
      'play assault  activate Eng  fortify Eng  move Eng to 5734  expect { strongpoint 5735 (outcome "removed") }',
    ),
  },
];

test.each(rows)('$case', async ({ refused = [], ...written }) => {
  expect(await play(written)).toEqual(refused);
});
