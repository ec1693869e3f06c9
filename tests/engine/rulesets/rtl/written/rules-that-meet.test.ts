import { expect, test } from 'vitest';
import { play, type Row } from './field.js';

const FAR = {
  soviets:
    'rifle division "Y" (markers 1, combine 1) { infantry battalion D 2-4-4 | 1-2-4 (efficiency 5-4, stacking 2) }',
  soviet: '6618: D',
} as const;
const THREE = {
  ...FAR,
  germans: `motorized division "3.Mot" (markers 1, combine 1) { headquarters "HQ 3" 1-6 (command 1, efficiency 6, stacking 0) motorized infantry battalion Ma 4-4-6 (efficiency 6, stacking 2) }
  ss division "SS-Tot" (markers 1, combine 1) { headquarters "HQ SS" 1-6 (command 1, efficiency 6, stacking 0) motorized infantry battalion Sa 4-4-6 (efficiency 6, stacking 2) }
  brigade Lieb (markers 1, combine 1) { infantry battalion La 4-4-4 (efficiency 5, stacking 2) }
  engineer battalion Foot 3-3-4 (army, foot, efficiency 5, stacking 1)
  assault-gun battalion StuG 3-3-6 (army, efficiency 5, stacking 1)
  artillery battalion Gun 6-1-4 (army, motorized, range 4, efficiency 5, stacking 1)`,
  german: '5731: Ma, "HQ 3"  6034: Sa, "HQ SS"  6234: La  5735: Foot, StuG',
} as const;
const CUP = 'dice "19AM/German/cup/3.Mot" = 1\ndice "19AM/German/cup/SS-Tot" = 2\ndice "19AM/German/cup/Lieb" = 3';
const sequences = (body: string, before = CUP): string => `${before}\norders turn 19AM German {\n${body}\n}`;

const ONE = {
  germans: `motorized division "X" (markers 2, combine 1) {
    headquarters "HQ A" 1-6 (command 1, efficiency 5, stacking 0)
    headquarters "HQ B" 1-6 (command 1, efficiency 5, stacking 0)
    motorized infantry battalion Ma 8-4-6 | 4-4-6 (efficiency 5, stacking 2)
    motorized infantry battalion Mb 8-4-6 | 4-4-6 (efficiency 5, stacking 2)
    infantry battalion F 6-4-4 | 3-3-4 (efficiency 5, stacking 2)
    artillery battalion G 3-1-4 (range 4, efficiency 5, stacking 1)
  }
  infantry division "Z" (markers 1, combine 1) {
    headquarters "HQ Z" 1-4 (command 1, efficiency 5, stacking 0)
    infantry battalion Za 6-4-4 | 3-3-4 (efficiency 5, stacking 2)
    infantry battalion Zb 6-4-4 | 3-3-4 (efficiency 5, stacking 2)
  }
  artillery command Arko 1-5 (army, command 1, efficiency 6, stacking 0)
  artillery battalion AG 6-1-4 (army, range 4, efficiency 5, stacking 1)
  bridge unit Br
  ground-attack air unit JuA 1 (efficiency 7)
  ground-attack air unit JuB 1 (efficiency 7)
  ground-attack air unit JuC 1 (efficiency 7)
  bomber air unit He 1 (efficiency 7)`,
  soviets: `rifle division "Y" (markers 1, combine 1) {
    headquarters "HQ Y" 1-4 (command 1, efficiency 5, stacking 0)
    infantry battalion D 4-4-4 | 2-2-4 (efficiency 5-4, stacking 2)
    infantry battalion E 4-4-4 | 2-2-4 (efficiency 5-4, stacking 2)
    motorized infantry battalion R 4-4-6 | 2-2-6 (efficiency 6-5, stacking 2)
    motorized infantry battalion S 4-4-6 | 2-2-6 (efficiency 6-5, stacking 2)
    artillery battalion K 5-1-4 (range 4, efficiency 5, stacking 1)
  }
  rifle division "Q" (markers 1, combine 1) { motorized infantry battalion T 4-4-6 | 2-2-6 (efficiency 6-5, stacking 2) }
  ground-attack air unit Il 1 (efficiency 7)
  bomber air unit SB 1 (efficiency 7)`,
} as const;
const german = (body: string): string => `orders turn 19AM German {\n  begin "X"\n  draw "X" { ${body} }\n}`;

const rows: readonly Row[] = [
  {
    case: 'a pooled formation that failed to combine tries again with the next marker [7.34, 7.33]',
    ...THREE,
    orders: sequences(`  begin "SS-Tot"
  draw "SS-Tot" { pass }
  draw "3.Mot" { combine "SS-Tot" (roll 1)  play mobile }
  hold
  draw Lieb { combine "SS-Tot" (roll 7)  play mobile  move Sa to 6033  move La to 6233
    expect { combine (total 8, outcome "combined")  Sa at 6033  La at 6233 } }`),
  },
  {
    case: 'twin markers of one formation do not combine, and one stays in the pool [7.32]',
    ...ONE,
    german: '5731: Ma, "HQ A"  6034: Za',
    soviet: '6618: D',
    orders: `dice "19AM/German/cup/X #2" = 1
orders turn 19AM German {
  begin "X"
  draw "X" { pass }
  draw "X" { combine "X" (roll 9)  play mobile  move Ma to 5730  expect { Ma at 5730 } }
}`,
    refused: ['7.32/same-formation'],
  },
  {
    case: 'after an attempt to combine the other marker is not recalled [7.33d, 7.31]',
    ...THREE,
    orders: sequences(`  begin "SS-Tot"
  draw "SS-Tot" { pass }
  draw "3.Mot" { combine "SS-Tot" (show "SS-Tot", roll 1)  recall "3.Mot"  play mobile  move Sa to 6033  expect { Sa at 6033 } }`),
    refused: ['7.31/chosen-already'],
  },
  {
    case: 'an Army unit joins two formations that act together, through the headquarters of either [7.33, 7.44]',
    ...THREE,
    orders: sequences(`  begin "SS-Tot"
  draw "SS-Tot" { pass }
  draw "3.Mot" { combine "SS-Tot" (roll 9)  play assault  activate Foot  fortify Foot  expect { Foot (building) } }`),
  },
  {
    case: 'an Army unit on foot whose check failed is not activated in command range later [7.45, 7.43]',
    ...THREE,
    german: '5725: Ma, "HQ 3"  6034: Sa, "HQ SS"  6234: La  5735: Foot',
    orders: sequences(
      `  begin "3.Mot"
  draw "3.Mot" { play mobile  activate Foot (roll 9) }
  draw "SS-Tot" { play mobile  activate Foot }`,
      'dice "19AM/German/cup/SS-Tot" = 1\ndice "19AM/German/cup/Lieb" = 2',
    ),
    refused: ['7.43/used-up'],
  },
  {
    case: 'a motorized Army unit acts with two formations in a turn, and not with a third [7.42]',
    ...THREE,
    orders: sequences(
      `  begin "3.Mot"
  draw "3.Mot" { play mobile  activate StuG  move StuG to 5734  expect { StuG at 5734 } }
  draw "SS-Tot" { play mobile  activate StuG  move StuG to 5735  expect { StuG at 5735 } }
  draw Lieb { play mobile  activate StuG (roll 1) }`,
      'dice "19AM/German/cup/SS-Tot" = 1\ndice "19AM/German/cup/Lieb" = 2',
    ),
    refused: ['7.42/used-up'],
  },
  {
    case: 'Army artillery that has not joined supports no attack [12.13b]',
    ...ONE,
    german: '5731: Ma, "HQ A"  5733: AG',
    soviet: '5730: D',
    orders: german(
      'play mobile  attack 5730 with Ma (roll 5) { support AG (roll 1) } expect { attack 5730 (support 0) }',
    ),
    refused: ['12.13b/not-active'],
  },
  {
    case: 'Army artillery that joins in the movement phase supports the attack [12.13b, 7.46]',
    ...ONE,
    german: '5731: Ma, "HQ A"  5733: AG',
    soviet: '5730: D',
    orders: german(
      'play mobile  activate AG  attack 5730 with Ma (roll 5) { support AG (roll 1) } expect { attack 5730 (support 6) AG (fired) }',
    ),
  },
  {
    case: 'an Arko helps the guns where a headquarters helps the ground attack [16.32, 15.33b1]',
    ...ONE,
    german: '5731: Ma  5831: F  5733: G, "HQ A", Arko',
    soviet: '5730: D',
    orders: german(
      'play assault  attack 5730 with Ma, F (roll 5-5) { lead Ma  support G (roll 5) { spend Arko }  spend "HQ A" } expect { Arko (spent) "HQ A" (spent) }',
    ),
  },
  {
    case: 'a second headquarters of the formation does not help the same attack [15.33b1]',
    ...ONE,
    german: '5731: Ma  5831: F  5733: G, "HQ A", "HQ B"',
    soviet: '5730: D',
    orders: german(
      'play assault  attack 5730 with Ma, F (roll 5-5) { lead Ma  support G (roll 5) { spend "HQ B" }  spend "HQ A" } expect { "HQ B" (spent) }',
    ),
    refused: ['15.33b1/one-each'],
  },
  {
    case: 'three aircraft are too many for a combat, two fly [13.21]',
    ...ONE,
    german: '5731: Ma, "HQ A"',
    soviet: '5730: D',
    orders: german(
      'play mobile  attack 5730 with Ma (roll 5) { fly JuA, JuB, JuC (roll 1) } expect { JuA (ready) JuC (ready) }',
    ),
    refused: ['13.21/too-many'],
  },
  {
    case: 'aircraft need a headquarters that is not disrupted within four hexes [13.14]',
    ...ONE,
    german: '5731: Ma  5733: "HQ A" (disrupted)',
    soviet: '5730: D',
    orders: german('play mobile  attack 5730 with Ma (roll 5) { fly JuA (roll 1) } expect { JuA (ready) }'),
    refused: ['13.14/no-headquarters'],
  },
  {
    case: 'aircraft defend though no offensive mission is left [13.24a, 13.24b1]',
    ...ONE,
    set: '  set missions of "Z" = 0',
    german: '5731: Za, "HQ Z"',
    soviet: '5730: D',
    orders: `orders turn 19AM German { begin "Z"  draw "Z" { play mobile }  defend 5731 { fly He (roll 1) } }
orders turn 19AM Soviet { draw "Y" { play mobile  attack 5731 with D (roll 5) } }
expect after turn 19AM { He (flown) }`,
  },
  {
    case: 'a Soviet bomber does not attack alone, but defends alone [13.24b5, 13.24a]',
    ...ONE,
    first: 'Soviet',
    german: '5731: Ma  6131: Mb',
    soviet: '5730: D, "HQ Y"  6130: E',
    orders: `orders turn 19AM Soviet { begin "Y"  draw "Y" { play mobile  attack 5731 with D (roll 5) { fly SB (roll 1) } expect { SB (ready) } }  defend 6130 { fly SB (roll 1) } }
orders turn 19AM German { draw "X" { play mobile  attack 6130 with Mb (roll 5)  expect { SB (flown) } } }`,
    refused: ['13.24b5/bombers-alone'],
  },
  {
    case: 'an infantry division has one offensive mission in a turn, and the second attack none [13.24b3]',
    ...ONE,
    german: '5731: Za, "HQ Z"  6031: Zb  6234: Ma',
    soviet: '5730: D  6030: E',
    orders: `orders turn 19AM German { begin "Z"  draw "Z" { play mobile
  attack 5730 with Za (roll 5) { fly JuA (roll 1) }  attack 6030 with Zb (roll 5) { fly JuB (roll 1) }  expect { JuA (flown) JuB (ready) } } }`,
    refused: ['13.24b3/formation-flown'],
  },
  {
    case: 'a gun in the zone of a third unit supports only against the attacked hex next to it [12.14]',
    ...ONE,
    german: '5731: Ma, "HQ A"  5631: G  5831: F',
    soviet: '5730: D  5830: E',
    orders: german(
      'play assault  attack 5830 with F (roll 5) { support G (roll 1) }  attack 5730 with Ma (roll 5) { support G }  expect { G (fired) attack 5830 (support 0) }',
    ),
    refused: ['12.14/enemy-zone'],
  },
  {
    case: 'Soviet units do not react out of an enemy zone [9.32]',
    ...ONE,
    german: '5731: Ma, "HQ A"  5630: F',
    soviet: '5730: D  5629: R',
    orders: `${german('play mobile  attack 5730 with Ma (roll 5)')}
orders turn 19AM Soviet { defend 5730 { react R to 5730 (roll 1) } }`,
    refused: ['9.32/in-zone'],
  },
  {
    case: 'a unit of another formation than the lead does not react [9.32]',
    ...ONE,
    german: '5731: Ma, "HQ A"',
    soviet: '5730: D  5728: T',
    orders: `${german('play mobile  attack 5730 with Ma (roll 5)')}
orders turn 19AM Soviet { defend 5730 { react T to 5730 (roll 1) } }`,
    refused: ['9.32/other-formation'],
  },
  {
    case: 'a stack with a unit on foot does not refuse combat [9.21]',
    ...ONE,
    german: '5731: Ma, "HQ A"',
    soviet: '5730: D, R',
    orders: `${german('play mobile  attack 5730 with Ma (roll 5)')}
orders turn 19AM Soviet { defend 5730 { refuse R to 5728 (roll 1) } }`,
    refused: ['9.21/too-slow'],
  },
  {
    case: 'a refusal does not end in another hex under attack [9.24]',
    ...ONE,
    german: '5731: Ma, "HQ A"  5727: F',
    soviet: '5730: R  5728: D',
    orders: `${german('play mobile  attack 5730 with Ma (roll 5)  attack 5728 with F (roll 5)')}
orders turn 19AM Soviet { defend 5730 { refuse R 5730 > 5729 > 5728 (roll 1) } }`,
    refused: ['9.24/attacked'],
  },
  {
    case: 'an unfinished strongpoint gives no right to hold without retreat [9.41, 14.25c]',
    ...ONE,
    first: 'Soviet',
    german: '5731: F, "HQ A"',
    soviet: '5730: D, "HQ Y"',
    orders: `orders turn 19AM Soviet { begin "Y"  draw "Y" { play assault  fortify D }  defend 5730 { stand (roll 1) } }
orders turn 19AM German { draw "X" { play assault  attack 5730 with F (roll 5)  expect { attack 5730 (modifier 0) } } }`,
    refused: ['9.41/no-strongpoint'],
  },
  {
    case: 'a builder that attacks in the same sequence loses its work [14.26b]',
    ...ONE,
    german: '5731: F, "HQ A"',
    soviet: '5730: D',
    orders: german(
      'play assault  fortify F  attack 5730 with F (roll 5)  expect { strongpoint 5731 (outcome "removed") }',
    ),
  },
  {
    case: 'a builder of a formation that does not act joins an Assault and loses its work [9.11, 14.26b]',
    ...ONE,
    german: '5731: Za, "HQ Z"  5831: F, "HQ A"',
    soviet: '5730: D',
    orders: `dice "19AM/German/cup/X" = 1
orders turn 19AM German { begin "Z"  draw "Z" { play assault  fortify Za }
  draw "X" { play assault  attack 5730 with F, Za (roll 5-5) { lead F }  expect { strongpoint 5731 (outcome "removed") } } }`,
  },
  {
    case: 'in a Mobile Sequence a unit of another formation does not attack [7.21a]',
    ...ONE,
    german: '5731: Za, "HQ Z"  5831: F, "HQ A"',
    soviet: '5730: D',
    orders: german('play mobile  attack 5730 with F, Za (roll 5) { lead F }'),
    refused: ['7.21a/not-active'],
  },
  {
    case: 'a bridge laid before movement lets a motorized unit go on beyond the river in the same Assault [16.21, 8.36c]',
    ...ONE,
    map: '  river 5731/5730 5733/5734',
    german: '5731: Ma, "HQ A"  5733: Br (towards "5734")',
    soviet: '6618: D',
    orders: german(
      'play assault  bridge Br to 5731 (towards "5730")  move Ma 5731 > 5730 > 5729  expect { Ma at 5729 }',
    ),
  },
  {
    case: 'a bridge does not keep an attack across the river from being halved [10.25, 16.21]',
    ...ONE,
    map: '  river 5731/5730\n  bridge 5731/5730',
    german: '5731: Ma, "HQ A"',
    soviet: '5730: D',
    orders: german('play assault  attack 5730 with Ma (roll 5)  expect { attack 5730 (attack 4) }'),
  },
  {
    case: 'a headquarters under attack helps the guns of another hex [15.15b]',
    ...ONE,
    german: '5731: Ma, "HQ A"  6031: Mb',
    soviet: '5730: D, "HQ Y"  6030: E  6028: K',
    orders: `${german('play assault  attack 5730 with Ma (roll 5)  attack 6030 with Mb (roll 5)')}
orders turn 19AM Soviet { defend 6030 { support K (roll 5) { spend "HQ Y" } } }
expect after turn 19AM { support (defensive-support 4) }`,
  },
  {
    case: 'a unit that reacts into the attacked hex adds its defence, which raises the cap of its gun [9.35, 12.13f]',
    ...ONE,
    german: '5731: Ma, "HQ A"',
    soviet: '5730: D, K  5728: S',
    orders: `${german('play mobile  attack 5730 with Ma (roll 5)  expect { attack 5730 (defense 13, defensive-support 5) }')}
orders turn 19AM Soviet { defend 5730 { react S to 5730 (roll 1)  support K  lead D } }`,
  },
];

test.each(rows)('$case', async ({ refused = [], ...written }) => {
  expect(await play(written)).toEqual(refused);
});
