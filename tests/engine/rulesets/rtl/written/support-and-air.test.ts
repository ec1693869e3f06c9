import { expect, test } from 'vitest';
import { play, type Row } from './field.js';

const OVERRUN = {
  germans: `motorized division "X" (markers 1, combine 1) { headquarters "HQ X" 1-6 (command 1, efficiency 6, stacking 0) assault-gun battalion G 4-4-7 (efficiency 6, stacking 1) motorized infantry battalion M 10-4-7 | 5-4-7 (efficiency 6, stacking 2) }
  ground-attack air unit "Ju/a" 2 (efficiency 7)`,
  soviets: `rifle division "Y" (markers 1, combine 1) { infantry battalion D 4-4-4 | 2-2-4 (efficiency 5-4, stacking 2) }`,
  german: '5731: G, M  5733: "HQ X"',
  soviet: '5730: D',
} as const;

const GUNS = {
  germans: 'infantry division "X" (markers 1, combine 1) { infantry battalion A 20-4-4 (efficiency 5, stacking 2) }',
  soviets: `rifle division "Y" (markers 1, combine 1) { infantry battalion D 4-4-4 | 2-2-4 (efficiency 5-4, stacking 2) artillery battalion Ka 5-1-4 (range 4, efficiency 5, stacking 1) artillery battalion Kb 3-2-4 (range 4, efficiency 5, stacking 1) artillery battalion Kc 4-1-4 (range 4, efficiency 5, stacking 1) }
  rifle division "W" (markers 1, combine 1) { artillery battalion Kw 3-1-4 (range 4, efficiency 5, stacking 1) }
  artillery battalion Ka2 3-1-4 (army, range 4, efficiency 5, stacking 1)`,
  german: '5731: A',
} as const;

const REACTION = {
  germans:
    'motorized division "X" (markers 1, combine 1) { motorized infantry battalion Ua 4-4-6 (efficiency 6, stacking 2) infantry battalion Ub 4-4-4 (efficiency 5, stacking 2) motorized infantry battalion Uc 4-4-6 (efficiency 6, stacking 2) }',
  soviets:
    'rifle division "Y" (markers 1, combine 1) { infantry battalion Sa 8-4-4 (efficiency 5, stacking 2) infantry battalion Sb 8-4-4 (efficiency 5, stacking 2) infantry battalion Sc 8-4-4 (efficiency 5, stacking 2) }',
  german: '5729: Ua  5730: Ub  5930: Uc',
  soviet: '5629: Sa  5631: Sb  5832: Sc',
  first: 'Soviet',
} as const;
const attacked = (first: string, expected: string): string => `orders turn 19AM Soviet {
  begin "Y"
  draw "Y" {
    play mobile
    attack 5729 with Sa { ${first} }
    attack 5730 with Sb (roll 5)
    expect { ${expected} }
  }
}`;

const rows: readonly Row[] = [
  {
    case: 'command points do not help the aircraft of an overrun, which is not a declared attack [15.33, 8.61]',
    ...OVERRUN,
    orders: `orders turn 19AM German {
  begin "X"
  draw "X" { play mobile  overrun 5730 with G, M (roll 5) { lead M  fly "Ju/a" (roll 7) { spend "HQ X" } }
    expect { check "Ju/a" (roll 7, total 8, efficiency 7, outcome "failed")  overrun 5730 (modifier -2) } }
}`,
    refused: ['15.33/overrun'],
  },
  {
    case: 'under `allowed` command points help the aircraft of an overrun [10.41b]',
    ...OVERRUN,
    rulings: { 'command.overrunAir': 'allowed' },
    orders: `orders turn 19AM German {
  begin "X"
  draw "X" { play mobile  overrun 5730 with G, M (roll 5) { lead M  fly "Ju/a" (roll 7) { spend "HQ X" } }
    expect { check "Ju/a" (roll 7, total 7, outcome "passed")  overrun 5730 (modifier -4) } }
}`,
  },
  {
    case: 'command points help the aircraft of a declared attack [15.33]',
    ...OVERRUN,
    orders: `orders turn 19AM German {
  begin "X"
  draw "X" { play mobile  attack 5730 with G, M (roll 5) { lead M  fly "Ju/a" (roll 7) { spend "HQ X" } }
    expect { check "Ju/a" (roll 7, total 7, outcome "passed")  "HQ X" (spent) } }
}`,
  },
  {
    case: 'support of the defender is capped by the units that are not artillery [12.13f]',
    ...GUNS,
    soviet: '5730: D, Ka, Kb  5728: Kc',
    orders: `orders turn 19AM German { begin "X"  draw "X" { play assault  attack 5730 with A (roll 5)
  expect { attack 5730 (attack 20, defense 10, defensive-support 4, odds 2-1)  Ka (fired) Kb (fired) Kc (fired) } } }
orders turn 19AM Soviet { defend 5730 { support Ka, Kc (roll 10)  lead D } }`,
  },
  {
    case: 'under `allGround` support of the defender is capped by all ground units [10.42e]',
    ...GUNS,
    rulings: { 'artillery.defensiveCap': 'allGround' },
    soviet: '5730: D, Ka, Kb  5728: Kc',
    orders: `orders turn 19AM German { begin "X"  draw "X" { play assault  attack 5730 with A (roll 5)
  expect { attack 5730 (attack 20, defense 12, defensive-support 6, odds 3-2) } } }
orders turn 19AM Soviet { defend 5730 { support Ka, Kc (roll 10)  lead D } }`,
  },
  {
    case: 'a gun of another formation in the attacked hex uses its defence strength [12.13c]',
    ...GUNS,
    soviet: '5730: D, Kw',
    orders: `orders turn 19AM German { begin "X"  draw "X" { play mobile  attack 5730 with A (roll 5)
  expect { attack 5730 (attack 20, defense 5, defensive-support 0)  Kw (fired) } } }
orders turn 19AM Soviet { defend 5730 { lead D  support Kw } }`,
    refused: ['12.13c/other-formation'],
  },
  {
    case: 'under `supports` a gun of another formation in the attacked hex supports [12.23]',
    ...GUNS,
    rulings: { 'artillery.gunOfOtherFormation': 'supports' },
    soviet: '5730: D, Kw',
    orders: `orders turn 19AM German { begin "X"  draw "X" { play mobile  attack 5730 with A (roll 5)
  expect { attack 5730 (attack 20, defense 7, defensive-support 3) } } }
orders turn 19AM Soviet { defend 5730 { lead D  support Kw } }`,
  },
  {
    case: 'an Army gun in the attacked hex supports, whichever unit leads [12.13c]',
    ...GUNS,
    soviet: '5730: D, Ka2',
    orders: `orders turn 19AM German { begin "X"  draw "X" { play mobile  attack 5730 with A (roll 5)
  expect { attack 5730 (attack 20, defense 7, defensive-support 3) } } }
orders turn 19AM Soviet { defend 5730 { lead D  support Ka2 } }`,
  },
  {
    case: 'in an overrun a gun of another formation in the hex supports [8.66]',
    ...OVERRUN,
    soviets: `rifle division "Y" (markers 1, combine 1) { infantry battalion D 4-4-4 | 2-2-4 (efficiency 5-4, stacking 2) }
  rifle division "W" (markers 1, combine 1) { artillery battalion Kw 3-1-4 (range 4, efficiency 5, stacking 1) }`,
    soviet: '5730: D, Kw',
    orders: `orders turn 19AM German { begin "X"  draw "X" { play mobile  overrun 5730 with G, M (roll 5) { lead M }
  expect { overrun 5730 (attack 14, defense 7, defensive-support 3) } } }
orders turn 19AM Soviet { defend 5730 { lead D  support Kw } }`,
  },
  {
    case: 'a unit that has refused combat does not react in the same phase [9.26, 9.32]',
    ...REACTION,
    orders: `${attacked('stay', 'Sa at 5629  Ua at 5929')}
orders turn 19AM German { defend 5729 { refuse Ua 5729 > 5829 > 5929 (roll 6) }  defend 5730 { react Ua to 5730 (roll 1) } }`,
    refused: ['9.32/refused'],
  },
  {
    case: 'a unit that follows a refusal into the abandoned hex closes the path of a reaction [9.23d, 9.34]',
    ...REACTION,
    orders: `${attacked('advance Sa to 5729', 'Sa at 5729  Uc at 5930  attack 5730 (attack 8, defense 4)')}
orders turn 19AM German { defend 5729 { refuse Ua 5729 > 5829 > 5929 (roll 6) }  defend 5730 { react Uc to 5730 (roll 3) } }`,
    refused: ['9.31/out-of-reach'],
  },
  {
    case: 'if no unit follows, the reaction reaches the attacked hex [9.34, 9.35]',
    ...REACTION,
    orders: `${attacked('stay', 'Sa at 5629  attack 5730 (attack 8, defense 8)  check Uc (roll 3, outcome "passed")')}
orders turn 19AM German { defend 5729 { refuse Ua 5729 > 5829 > 5929 (roll 6) }  defend 5730 { react Uc to 5730 (roll 3) } }`,
  },
  {
    case: 'a stack held by an overrun is refused a move with 8.67i, and overruns the unit that holds it [8.67i, 8.63]',
    map: '  river 5930/5830',
    germans: OVERRUN.germans,
    soviets:
      'rifle division "Y" (markers 1, combine 1) { infantry battalion Ea 3-3-4 | 2-3-4 (efficiency 4, stacking 2) infantry battalion Eb 5-5-4 | 3-5-4 (efficiency 5, stacking 2) tank battalion Ec 5-5-6 (efficiency 5, stacking 2) }',
    german: '5932: G, M',
    soviet: '5930: Ea  5929: Eb  5830: Ec',
    orders: `orders turn 19AM German {
  begin "X"
  draw "X" {
    play mobile
    move G, M to 5931
    overrun 5930 with G, M (roll 5) { lead M }
    move G, M to 6030
    overrun 5929 with G, M (roll 5) { lead M retreat Eb 5929 > 5928 > 5927 }
    expect { Ea (eliminated)  Eb at 5927 (step 2, disrupted)  G at 5929  M at 5929 }
  }
}`,
    refused: ['8.67i/bound'],
  },
];

test.each(rows)('$case', async ({ refused = [], ...written }) => {
  expect(await play(written)).toEqual(refused);
});
