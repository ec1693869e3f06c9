import { playCases, type Case } from './table.js';

const worked = {
  A: {
    Infantry: ['INF i1 @ 1,0 (moved)', 'INF i2 @ 1,0 (moved)'],
    X: ['ARM-B tank @ 0,1', 'MECH mech @ 0,1'],
  },
  B: { Infanterie: ['INF y @ 0,0'], Panzer: ['ARM-B p @ -5,0'] },
};
const four = ['AT-L', 'ART-M', 'ENG'] as const;

/** Assaults with support. Each case states the leader, the supporting units or the dice. */
const cases: readonly Case[] = [
  {
    case: 'C01: the worked example: two divisions assault one [9.1a, 9.1e, 9.1i, 8e, 8f, 8g, 8h]',
    ...worked,
    steps: [{ order: 'assault 0,0 with tank, mech, i1, i2', pools: '4-2' }],
  },
  {
    case: 'C02: in the worked example infantry that attacked before does not support [9.1e]',
    A: { ...worked.A, Infantry: ['INF i1 @ 1,0 (assaulted)', 'INF i2 @ 1,0 (assaulted)'] },
    B: worked.B,
    steps: [
      { order: 'assault 0,0 with tank, mech, i1', refused: '9.1e spent' },
      { order: 'assault 0,0 with tank, mech, i2', refused: '9.1e spent' },
      { order: 'assault 0,0 with tank, mech', pools: '4-2' },
    ],
  },
  {
    case: 'C02: a unit that supported another division this turn does not support again [9.1e]',
    A: { ...worked.A, Infantry: ['INF i1 @ 1,0 (supported)', 'INF i2 @ 1,0'] },
    B: worked.B,
    steps: [{ order: 'assault 0,0 with tank, i1', refused: '9.1e spent' }],
  },
  {
    case: 'C03: a factor of exactly twice the other gives one die [8g]',
    A: { X: ['ARM-A x @ 1,0'] },
    B: { Y: ['ARM-C y @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x', pools: '3-2' }],
  },
  {
    case: 'C04: a factor of more than twice the other gives two dice, never three [8g]',
    A: { X: ['ARM-A x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x', pools: '4-2' }],
  },
  {
    case: 'C05: the defender may be the stronger side [8g]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['ARM-B y @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x', pools: '2-4' }],
  },
  {
    case: 'C06: five points of support give a die [8h]',
    A: { X: ['ARM-B x @ 1,0', 'ARM-B x2 @ 1,0', 'AT-L a @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x, x2, a', pools: '5-2' }],
  },
  {
    case: 'C06: four points of support give no die [8h]',
    A: { X: ['ARM-B x @ 1,0', 'ARM-B x2 @ 1,0', 'ENG e @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x, x2, e', pools: '4-2' }],
  },
  {
    case: 'C07: at most three units support [8h, 9.1f, 4d]',
    A: { X: ['ARM-B x @ 1,0', 'ARM-B a @ 1,0', 'ARM-B b @ 1,0', 'ARM-B c @ 1,0', 'ARM-B d @ 1,0'] },
    B: { Y: ['ARM-B y @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with x, a, b, c, d', refused: '9.1f too-many' },
      { order: 'assault 0,0 with x, a, b, c', pools: '3-2' },
    ],
  },
  {
    case: 'C08: anti-tank guns support with their full factor [2.1r]',
    A: { X: ['INF x @ 1,0', 'AT-H h @ 1,0', 'AT-L l @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x, h, l', pools: '3-2' }],
  },
  {
    case: 'C09: units of the own division support only from the sector of the leader [9.1d]',
    A: { X: ['ARM-B x @ 1,0', 'ARM-B x2 @ 0,1'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x, x2', refused: '9.1d own-division' }],
  },
  {
    case: 'C10: of another division only regiments of infantry and armour support [9.1e, 2.1i, 2.1o]',
    A: { X: ['ARM-B x @ 0,1'], Z: ['INF i @ 1,0', ...four.map((code) => `${code} ${code} @ 1,0`), 'INF-bn b @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with x, AT-L', refused: '9.1e no-regiment' },
      { order: 'assault 0,0 with x, ENG', refused: '9.1e no-regiment' },
      { order: 'assault 0,0 with x, b', refused: '9.1e no-regiment' },
      { order: 'assault 0,0 with x, ART-M', refused: '2.1i other-division' },
      { order: 'assault 0,0 with x, i', pools: '4-2' },
    ],
  },
  {
    case: 'C10: the limits on another division also hold in the sector of the leader [9.1d, 9.1e]',
    A: { X: ['ARM-B x @ 1,0'], Z: ['INF i @ 1,0', 'AT-L a @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with x, a', refused: '9.1e no-regiment' },
      { order: 'assault 0,0 with x, i', pools: '4-2' },
    ],
  },
  {
    case: 'C10: in defence battalions support their own division, regiments support any division [9.1b, 9.1c, 2.1o, 2.1n]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'AT-L own @ 0,0'], W: ['AT-H other @ 0,0', 'ARM-B tank @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        declines: { defence: ['defend y with other', '2.1o other-division'] },
        answers: { defence: 'defend y with own, tank' },
        pools: '2-3',
      },
    ],
  },
  {
    case: 'C11: a unit threatened from another sector does not support [9.1g]',
    A: { X: ['ARM-B x @ 0,1'], Z: ['INF i @ 1,0'] },
    B: { Y: ['INF y @ 0,0'], W: ['INF w @ 2,0'] },
    steps: [{ order: 'assault 0,0 with x, i', refused: '9.1g threatened' }],
  },
  {
    case: 'C11: an enemy headquarters threatens no unit [9.1g]',
    A: { X: ['ARM-B x @ 0,1'], Z: ['INF i @ 1,0'] },
    B: { Y: ['INF y @ 0,0'], W: ['HQ w @ 2,0'] },
    steps: [{ order: 'assault 0,0 with x, i', pools: '4-2' }],
  },
  {
    case: 'C11: in defence the attacking units are no threat, but other enemies are [9.1b, 9.1g]',
    A: { X: ['INF x @ 1,0', 'INF far @ -1,2'] },
    B: { Y: ['INF y @ 0,0'], W: ['ARM-A w @ 0,1', 'ARM-A v @ 0,-1'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        declines: { defence: ['defend y with w', '9.1g threatened'] },
        answers: { defence: 'defend y with v' },
        pools: '2-2',
      },
    ],
  },
  {
    case: 'C12: a battalion leads only if the sector has no regiment [8c, 2.1p]',
    A: { X: ['INF i @ 1,0', 'AT-L a @ 1,0'], Z: ['AT-L a2 @ 0,1', 'ENG e2 @ 0,1'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with a', refused: '8c regiment-leads' },
      { activates: 'Z', order: 'assault 0,0 with a2', pools: '1-2', dice: [6, 1, 1] },
    ],
  },
  {
    case: 'C12: any battalion may lead if all units are battalions [8c, 2.1p]',
    A: { X: ['AT-L a @ 0,1', 'ENG e @ 0,1'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [{ order: 'assault 0,0 with e, a', pools: '1-2' }],
  },
  {
    case: 'C13: artillery never leads, and does not count as a regiment of the sector [2.1h, 8c]',
    A: { X: ['ART-M g @ 1,0', 'ENG e @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with g', refused: '2.1h artillery' },
      { order: 'assault 0,0 with e', pools: '1-2' },
    ],
  },
  {
    case: 'C14: assaulted artillery has a factor of 1 [2.1j, 8d]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['ART-H y @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x', pools: '2-2' }],
  },
  {
    case: 'C15: artillery of the division gives a die [8i, 2.1i, 2.1k]',
    A: { X: ['ARM-B x @ 1,0', 'ART-M g @ 5,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with x, g', pools: '5-2', dice: [6, 6] },
      { order: 'fire g against 0,0', refused: '6e fired-already' },
    ],
  },
  {
    case: 'C15: artillery gives no die beyond its range [8i]',
    A: { X: ['ARM-B x @ 1,0', 'ART-M g @ 7,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with x, g', refused: '8i out-of-range' },
      { order: 'assault 0,0 with x', pools: '4-2' },
    ],
  },
  {
    case: 'C15: artillery gives no die after it moved, nor to another division [2.1i, 2.1k, 7i, 8i]',
    A: {
      X: ['ARM-B x @ 1,0', 'ART-M moved @ 5,0 (moved)'],
      Z: ['ART-M other @ 4,0'],
    },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'assault 0,0 with x, moved', refused: '7i guns-moved' },
      { order: 'assault 0,0 with x, other', refused: '2.1i other-division' },
      { order: 'assault 0,0 with x', pools: '4-2' },
    ],
  },
  {
    case: 'C15: several batteries give one die together, and each of them has fired [8i, 6e]',
    A: { X: ['ARM-B x @ 1,0', 'ART-M g @ 4,0', 'ART-M h @ 4,0'] },
    B: { Y: ['INF y @ 0,0', 'ART-M b @ -4,0', 'ART-M c @ -4,0', 'ART-M-bn d @ -4,0 (pr 1)'] },
    steps: [
      { order: 'assault 0,0 with x, g, h', answers: { defence: 'defend y with b, c' }, pools: '5-3' },
      { order: 'fire g against 0,0', refused: '6e fired-already' },
      { order: 'fire h against 0,0', refused: '6e fired-already' },
      { activates: 'Y', order: 'fire b against 1,0', refused: '6e fired-already' },
      { order: 'fire c against 1,0', refused: '6e fired-already' },
      { order: 'fire d against 1,0' },
    ],
  },
  {
    case: 'C15: each named battery must be able to fire at the sector [8i, 10a]',
    A: { X: ['ARM-B x @ 1,0', 'ART-M g @ 4,0', 'ART-M far @ 7,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x, g, far', refused: '8i out-of-range' }],
  },
  {
    case: 'C15: an assault refused without dice leaves the guns their fire, but the leader has used its assault [8i, 2.1v, 6e]',
    A: { X: ['INF x @ 1,0', 'ART-M g @ 4,0'] },
    B: { Y: ['REC-L r @ 0,0', 'INF y @ -1,4'] },
    steps: [
      { order: 'assault 0,0 with x, g', answers: { refusal: 'refuse r to -3,0' }, unasked: ['defence'] },
      { order: 'fire g against -1,4', pools: '3-2' },
      { order: 'assault 0,0 with x', refused: '9.1h assaulted-already' },
    ],
  },
  {
    case: 'C15: the defender gets the same die from artillery, except from the assaulted sector [8i]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'ART-M in @ 0,0', 'ART-M g @ -4,0'] },
    steps: [{ order: 'assault 0,0 with x', answers: { defence: 'defend y with in, g' }, pools: '2-3' }],
  },
  {
    case: 'C16: terrain and works together give one die [8j, 13f]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    terrain: { '0,0': 'city' },
    features: [
      ['fortification', '0,0'],
      ['minefield', '0,0', { owner: 'B', live: true }],
    ],
    steps: [{ order: 'assault 0,0 with x', pools: '2-3' }],
  },
  ...(['village', 'city'] as const).map((place): Case => ({
    case: `a named ${place} is heavy terrain, whatever the terrain rows state [14a, 8j]`,
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    features: [[place, '0,0', { name: 'Caen' }]],
    steps: [{ order: 'assault 0,0 with x', pools: '2-3' }],
  })),
  {
    case: 'C17: engineers remove the die of fortifications and mines [8k]',
    A: { X: ['INF x @ 1,0', 'ENG e @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    features: [
      ['fortification', '0,0'],
      ['minefield', '0,0', { owner: 'B', live: true }],
    ],
    steps: [{ order: 'assault 0,0 with x, e', pools: '2-2' }],
  },
  {
    case: 'C17: without engineers the defender keeps the die of fortifications and mines [8j, 13f]',
    A: { X: ['INF x @ 1,0', 'ENG e @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    features: [['minefield', '0,0', { owner: 'B', spent: true }]],
    steps: [{ order: 'assault 0,0 with x', pools: '2-3' }],
  },
  {
    case: 'C17: under the ruling `engineersMustLead` = true the engineers must lead the assault [8k]',
    A: { X: ['INF x @ 1,0', 'ENG e @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    features: [['fortification', '0,0']],
    rulings: { engineersMustLead: true },
    steps: [{ order: 'assault 0,0 with x, e', pools: '2-3' }],
  },
  {
    case: 'C17: engineers do not remove the die of heavy terrain [8k]',
    A: { X: ['INF x @ 1,0', 'ENG e @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    terrain: { '0,0': 'forest' },
    features: [['fortification', '0,0']],
    steps: [{ order: 'assault 0,0 with x, e', pools: '2-3' }],
  },
  {
    case: 'C18: a lost headquarters and three lost points cost one die each [8m, 8n]',
    A: { X: ['HQ h (left 0)', 'INF x @ 1,0', 'AT-H a @ 1,0', 'AT-L b @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    lost: { X: 3 },
    steps: [{ order: 'assault 0,0 with x, a, b', pools: '1-2' }],
  },
  {
    case: 'guards lose no die for break points lost this turn, because they are not a division [8n, 15.3a]',
    A: { X: ['INF x @ 1,0'] },
    B: { Guards: ['INF g @ 0,0'] },
    formations: { Guards: 'garrison' },
    terrain: { '0,0': 'forest' },
    lost: { Guards: 3 },
    steps: [{ order: 'assault 0,0 with x', pools: '2-3' }],
  },
  {
    case: 'C18: two lost points cost no die [8n]',
    A: { X: ['HQ h (left 0)', 'INF x @ 1,0', 'AT-H a @ 1,0', 'AT-L b @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    lost: { X: 2 },
    steps: [{ order: 'assault 0,0 with x, a, b', pools: '2-2' }],
  },
  {
    case: 'C18: with all losses and out of supply one die is always left [8o, 7.1e]',
    A: { X: ['HQ h (left 0)', 'INF x @ 1,0', 'AT-H a @ 1,0', 'AT-L b @ 1,0'] },
    B: { Y: ['HQ k @ -4,-4', 'INF y @ 0,0'] },
    roads: ['-4,-4 -5,-4'],
    edges: { B: '-5,-4' },
    lost: { X: 3 },
    steps: [{ order: 'assault 0,0 with x, a, b', pools: '1-2' }],
  },
  {
    case: 'C26: a unit attacks or supports an attack once a turn, its division more often [6e, 9.1h]',
    A: { X: ['HQ h @ 0,8', 'INF x1 @ 0,0', 'INF x2 @ 0,0', 'INF x3 @ 0,0'] },
    B: { Y: ['INF y @ 1,0'], W: ['INF w @ -1,0'] },
    steps: [
      { order: 'assault 1,0 with x1, x2', pools: '2-2', dice: [6, 6], result: 'Taken' },
      { order: 'assault -1,0 with x3, x1', refused: '9.1h assaulted-already' },
      { order: 'assault -1,0 with x3, x2', refused: '9.1h assaulted-already' },
      { order: 'assault -1,0 with x2', refused: '9.1h assaulted-already' },
      { order: 'assault -1,0 with x3', pools: '2-2' },
    ],
  },
];

playCases('support in assault', cases);
