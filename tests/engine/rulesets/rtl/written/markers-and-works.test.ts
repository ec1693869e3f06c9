import { expect, test } from 'vitest';
import { play, type Row } from './field.js';

const ENEMY =
  'rifle division "Y" (markers 1, combine 1) { infantry battalion D 2-4-4 | 1-2-4 (efficiency 5-4, stacking 2) }';
const ENGINEERS = {
  germans: `motorized division "X" (markers 2, combine 1) {
    headquarters "HQ A" 1-6 (command 1, efficiency 5, stacking 0)
    headquarters "HQ B" 1-6 (command 1, efficiency 5, stacking 0)
    motorized infantry battalion Ma 5-4-6 (efficiency 5, stacking 2)
  }
  infantry division "Z" (markers 1, combine 1) {
    headquarters "HQ Z" 1-4 (command 1, efficiency 5, stacking 0)
    infantry battalion Za 5-4-4 (efficiency 5, stacking 2)
  }
  engineer battalion Eng 3-3-4 (army, foot, efficiency 5, stacking 1)
  motorized engineer battalion MotEng 3-3-6 (army, efficiency 5, stacking 1)`,
  soviets: ENEMY,
  german: '5730: Eng  5735: "HQ A", Ma, MotEng  5734: "HQ B"  5930: "HQ Z", Za',
  soviet: '5729: D',
} as const;
const CUP = 'dice "19AM/German/cup/X #2" = 1\ndice "19AM/German/cup/Z" = 2';

const TWO = {
  germans: `brigade Lieb (markers 1, combine 2) { infantry battalion La 4-4-4 (efficiency 5, stacking 2) }
  ss division "SS-Tot" (markers 1, combine 1) { motorized infantry battalion Sa 4-4-6 (efficiency 5, stacking 2) }`,
  soviets: ENEMY,
  german: '5733: La  5833: Sa',
  soviet: '6618: D',
} as const;

const THREE = {
  germans: `motorized division "3.Mot" (markers 1, combine 1) { motorized infantry battalion Ma 4-4-6 (efficiency 6, stacking 2) }
  ss division "SS-Tot" (markers 1, combine 1) { motorized infantry battalion Sa 4-4-6 (efficiency 6, stacking 2) }
  brigade Lieb (markers 1, combine 1) { infantry battalion La 4-4-4 (efficiency 5, stacking 2) }`,
  soviets: `${ENEMY}
  rifle division "Q" (markers 1, combine 1) { infantry battalion E 2-4-4 (efficiency 5-4, stacking 2) }
  rifle division "W" (markers 1, combine 1) { infantry battalion F 2-4-4 (efficiency 5-4, stacking 2) }`,
  german: '5731: Ma  6034: Sa  6234: La',
  soviet: '6621: D  6618: E  6619: F',
} as const;
const FIRST_OF_THREE = 'dice "19AM/German/cup/3.Mot" = 1\ndice "19AM/German/cup/Lieb" = 2';

const rows: readonly Row[] = [
  {
    case: 'an Army engineer joins before construction and begins a strongpoint, wherever `activate` is written in the order [14.25a, 14.25d]',
    ...ENGINEERS,
    orders: `orders turn 19AM German {
  begin "X"
  draw "X" { play assault  fortify Eng  activate Eng  expect { Eng (active) Eng (building) } }
}
expect after turn 19AM { strongpoint 5730 }`,
  },
  {
    case: 'an Army engineer on foot joins no second formation in the turn [7.43]',
    ...ENGINEERS,
    orders: `orders turn 19AM German {
  begin "X"
  draw "X" { play assault  activate Eng  fortify Eng }
  draw "Z" { play mobile  activate Eng }
}`,
    refused: ['7.43/used-up'],
  },
  {
    case: 'a motorized Army engineer that joins twice finishes its strongpoint in its second Assault Sequence [7.42, 14.25c]',
    ...ENGINEERS,
    orders: `${CUP}
orders turn 19AM German {
  begin "X"
  draw "X" { play assault  activate MotEng  fortify MotEng }
  draw "X" { play assault  activate MotEng  complete MotEng  expect { strongpoint 5735 (outcome "finished") } }
}`,
  },
  {
    case: 'an Army engineer begins and finishes nothing unless it joins [14.25a, 14.25d]',
    ...ENGINEERS,
    orders: `${CUP}
orders turn 19AM German {
  begin "X"
  draw "X" { play assault  activate MotEng  fortify MotEng }
  draw "X" { play assault  complete MotEng }
}`,
    refused: ['14.25a/not-active'],
  },
  {
    case: 'in a Mobile Sequence an Army engineer joins and does not build [7.21a]',
    ...ENGINEERS,
    orders: `orders turn 19AM German {
  begin "X"
  draw "X" { play mobile  activate MotEng  move MotEng to 5633  expect { MotEng at 5633 } }
}`,
  },
  {
    case: 'an Army engineer out of command passes a check and builds [7.45, 14.25d]',
    ...ENGINEERS,
    german: '5725: Eng  5735: "HQ A", Ma, MotEng  5734: "HQ B"  5930: "HQ Z", Za',
    soviet: '5724: D',
    orders: `orders turn 19AM German {
  begin "X"
  draw "X" { play assault  activate Eng (roll 5)  fortify Eng  expect { Eng (building) } }
}`,
  },
  {
    case: 'an Army engineer out of command that fails its check builds nothing [7.45, 14.25a]',
    ...ENGINEERS,
    german: '5725: Eng  5735: "HQ A", Ma, MotEng  5734: "HQ B"  5930: "HQ Z", Za',
    soviet: '5724: D',
    orders: `orders turn 19AM German {
  begin "X"
  draw "X" { play assault  activate Eng (roll 6)  fortify Eng }
}`,
    refused: ['14.25a/not-active'],
  },
  {
    case: 'under `inCommand` an Army engineer out of command joins in the movement phase, after construction [SoP.B]',
    ...ENGINEERS,
    rulings: { 'strongpoint.armyBuilders': 'inCommand' },
    german: '5725: Eng  5735: "HQ A", Ma, MotEng  5734: "HQ B"  5930: "HQ Z", Za',
    soviet: '5724: D',
    orders: `orders turn 19AM German {
  begin "X"
  draw "X" { play assault  fortify Eng  activate Eng (roll 5)  move Eng to 5726  expect { Eng at 5726 } }
}`,
    refused: ['14.25a/not-active'],
  },
  {
    case: 'the marker with the higher value is shown unless the order names one: 6 + 2 combine the formations [7.33]',
    ...TWO,
    orders: `orders turn 19AM German {
  begin Lieb
  draw Lieb { pass }
  draw "SS-Tot" { combine Lieb (roll 6)  play mobile  move La to 5732  move Sa to 5832
    expect { combine (roll 6, total 8, outcome "combined", formation "Lieb")  La at 5732  Sa at 5832 } }
}`,
  },
  {
    case: 'the order shows the drawn marker: 6 + 1 fail, and its formation acts alone [7.33]',
    ...TWO,
    orders: `orders turn 19AM German {
  begin Lieb
  draw Lieb { pass }
  draw "SS-Tot" { combine Lieb (show "SS-Tot", roll 6)  play mobile  move Sa to 5832
    expect { combine (roll 6, total 7, outcome "failed", formation "SS-Tot")  Sa at 5832 } }
  draw Lieb { play mobile  move La to 5732 }
}
expect after turn 19AM { La at 5732 }`,
  },
  {
    case: 'the pooled marker is shown and fails: its formation acts alone, and the drawn marker goes to the pool [7.33]',
    ...TWO,
    orders: `orders turn 19AM German {
  begin Lieb
  draw Lieb { pass }
  draw "SS-Tot" { combine Lieb (show Lieb, roll 5)  play mobile  move La to 5732
    expect { combine (roll 5, total 7, outcome "failed", formation "Lieb")  La at 5732 } }
  draw "SS-Tot" { play mobile  move Sa to 5832 }
}
expect after turn 19AM { Sa at 5832 }`,
  },
  {
    case: 'a marker that is neither drawn nor pooled is not shown [7.33]',
    ...THREE,
    orders: `${FIRST_OF_THREE}
orders turn 19AM German {
  begin "SS-Tot"
  draw "SS-Tot" { pass }
  draw "3.Mot" { combine "SS-Tot" (show Lieb, roll 9)  play mobile }
}`,
    refused: ['7.33/not-in-hand'],
  },
  {
    case: 'under `whenever` a formation called from the pool may not pass [7.34, 7.24]',
    ...THREE,
    orders: `${FIRST_OF_THREE}
orders turn 19AM German {
  begin "SS-Tot"
  draw "SS-Tot" { pass }
  draw "3.Mot" { combine "SS-Tot" (roll 1)  play mobile }
  recall "SS-Tot"
  draw "SS-Tot" { pass  play assault  move Sa to 6033 }
}
expect after turn 19AM { Sa at 6033  draw "SS-Tot" (sequence "assault") }`,
    refused: ['7.34/called'],
  },
  {
    case: 'under `nextSequence` the formation that comes automatically may not pass either [7.34, 7.24]',
    ...THREE,
    rulings: { 'pool.afterFailedCombination': 'nextSequence' },
    orders: `${FIRST_OF_THREE}
orders turn 19AM German {
  begin "SS-Tot"
  draw "SS-Tot" { pass }
  draw "3.Mot" { combine "SS-Tot" (roll 1)  play mobile }
  draw "SS-Tot" { pass  play assault  move Sa to 6033 }
}
expect after turn 19AM { Sa at 6033  draw "SS-Tot" (sequence "assault") }`,
    refused: ['7.34/called'],
  },
];

test.each(rows)('$case', async ({ refused = [], ...written }) => {
  expect(await play(written)).toEqual(refused);
});
