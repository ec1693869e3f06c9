import { playCases, type Case } from './table.js';

/**
 * Situations in which several rules about targets interact: concealed guns, headquarters, priorities between targets.
 */
const cases: readonly Case[] = [
  {
    case: 'reconnaissance of another division finds no guns, but a roll of 6 does [2.1l, 2.1m]',
    A: { X: ['ART-M g @ 0,0'], Z: ['REC-L r @ 4,0'] },
    B: { Y: ['ART-M y @ 5,0'] },
    steps: [{ order: 'counterbattery g against y', dice: [5], result: 'Hidden', pr: { y: 1 } }],
  },
  {
    case: 'guns that gave their die have fired and may not search for enemy guns [6e, 8i, 2.1m]',
    A: { X: ['INF x @ 1,0', 'ART-M g @ 4,0'] },
    B: { Y: ['INF y @ 0,0', 'ART-M b @ -1,0'] },
    steps: [
      { order: 'assault 0,0 with x, g', dice: [1, 1, 1, 6, 6] },
      { order: 'counterbattery g against b', refused: '6e fired-already' },
    ],
  },
  {
    case: 'towed guns that moved may not search for enemy guns, self-propelled guns may [7i, 2.1m]',
    A: { X: ['ART-M g @ 0,0 (moved)', 'ART-SP sp @ 0,0 (moved)', 'REC-L r @ 4,0'] },
    B: { Y: ['ART-M y @ 5,0'] },
    steps: [
      { order: 'counterbattery g against y', refused: '7i guns-moved' },
      { order: 'counterbattery sp against y', pools: '2-2' },
    ],
  },
  {
    case: 'guns destroyed by counter-battery fire no longer give the defender a die [2.1m, 8i]',
    A: { X: ['ART-M g @ 3,0', 'REC-L r @ -2,2', 'INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'ART-M b @ -2,1'] },
    only: 'squares',
    steps: [
      { order: 'counterbattery g against b', dice: [6, 6, 1, 1], result: 'Hit', pr: { b: 0 } },
      { order: 'assault 0,0 with x', pools: '2-2' },
    ],
  },
  {
    case: 'observed guns are fired at without a search [2.1l, 2.1m]',
    A: { X: ['ART-M g @ 0,0', 'REC-L r @ 4,0'] },
    B: { Y: ['ART-M y @ 5,0'] },
    steps: [{ order: 'fire g against y', pools: '2-2', dice: [6, 6, 1, 1], pr: { y: 0 } }],
  },
  {
    case: 'a headquarters next to hidden guns is not a target either [2.1d, 2.1m]',
    A: { X: ['ART-M g @ 0,0'] },
    B: { Y: ['ART-M y @ 5,0', 'HQ h @ 5,0'] },
    steps: [{ order: 'fire g against 5,0', refused: '2.1m not-located' }],
  },
  {
    case: 'out of supply guns search as well as in supply, but fire with one die less [2.1m, 10k]',
    edges: { A: '19,-9', B: '-20,-8' },
    A: { X: ['ART-M g @ 0,0'] },
    B: { Y: ['ART-M y @ 5,0'] },
    steps: [{ order: 'counterbattery g against y', dice: [6], pools: '1-1' }],
  },
  {
    case: 'cover protects guns from counter-battery fire [10f, 2.1m]',
    A: { X: ['ART-M g @ 0,0', 'REC-L r @ 4,0'] },
    B: { Y: ['ART-M y @ 5,0'] },
    terrain: { '5,0': 'forest' },
    steps: [{ order: 'counterbattery g against y', pools: '2-3' }],
  },
  {
    case: 'anti-tank guns in tanks are fired at first by anti-tank guns, not by tanks [10.1b, 10.1c]',
    A: { X: ['ARM-B tank @ 0,0', 'AT-L gun @ 0,0'] },
    B: { Y: ['AT-H jg @ 1,0 (armoured)', 'INF y @ 1,0'] },
    steps: [
      { order: 'fire gun against y', refused: '10.1c priority' },
      { order: 'fire gun against jg', pools: '1-1' },
      { order: 'fire tank against jg', refused: '10.1d priority' },
      { order: 'fire tank against y', pools: '4-2' },
    ],
  },
  {
    case: 'an armoured headquarters with other units in its sector does not count as armour that must be fired at first [2.1d, 10.1b]',
    A: { X: ['ARM-B tank @ 0,0'] },
    B: { Y: ['HQ h @ 1,0 (armoured)', 'INF y @ 1,0'] },
    steps: [{ order: 'fire tank against y', pools: '4-2' }],
  },
  {
    case: 'a more distant regiment comes before a nearer battalion if it is in sight [10.1d, 10b, 14d]',
    A: { X: ['ARM-A x @ 0,0'] },
    B: { Y: ['ENG e @ 1,0', 'INF y @ 0,2'] },
    steps: [
      { order: 'fire x against e', refused: '10.1d priority' },
      { order: 'fire x against y', pools: '4-2' },
    ],
  },
  {
    case: 'a regiment out of sight does not protect other targets [10.1d, 10b, 14d]',
    terrain: { '0,1 -1,1 1,1': 'forest' },
    A: { X: ['ARM-A x @ 0,0'] },
    B: { Y: ['ENG e @ 1,0', 'INF y @ 0,2'] },
    steps: [
      { order: 'fire x against y', refused: '10b no-sight' },
      { order: 'fire x against e', pools: '4-1' },
    ],
  },
  {
    case: 'an isolated headquarters comes after regiments in range, but not after hidden ones [2.1d, 10.1d]',
    A: { X: ['ARM-A x @ 0,0', 'ARM-A z @ 0,5'] },
    B: { Y: ['HQ h @ 1,0', 'INF y @ -2,0'], W: ['HQ k @ 1,5'] },
    steps: [
      { order: 'fire x against h', refused: '10.1d priority' },
      { order: 'fire z against k', pools: '4-1' },
    ],
  },
  {
    case: 'ships do nothing after the barrage [15.1b]',
    A: { X: ['INF x @ 9,9'], '': ['NAVAL ship (calibre 381)'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      { order: 'fire ship against y', refused: '15.1b ships-bombard' },
      { order: 'strike ship against y', refused: '12g no-aircraft' },
    ],
  },
  {
    case: 'if reconnaissance leaves a headquarters that is not isolated, no assault takes place [2.1d, 2.1v]',
    rulings: { hqIsolation: 'noFriendAdjacent' },
    A: { X: ['INF x @ 1,0', 'ART-M g @ 4,0'] },
    B: { Y: ['REC-L r @ 0,0', 'HQ h @ 0,0', 'INF y @ -1,0'] },
    steps: [
      {
        order: 'assault 0,0 with x, g',
        answers: { refusal: 'refuse r to -3,0' },
        unasked: ['defence'],
        pr: { h: 1, x: 2 },
        at: { h: '0,0' },
      },
      { order: 'fire g against -1,0' },
      { order: 'assault 0,0 with x', refused: '9.1h assaulted-already' },
    ],
  },
  {
    case: 'if reconnaissance leaves an isolated headquarters, the headquarters is assaulted [2.1c, 2.1d, 2.1v]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0', 'HQ h @ 0,0', 'INF y @ -1,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        answers: { refusal: 'refuse r to -3,0' },
        dice: [6, 6, 1],
        pools: '2-1',
        pr: { h: 0 },
      },
    ],
  },
  {
    case: 'an order of one unit has one target: further targets are reported, not ignored [6e, 10c, 12b, 12h, 2.1m, 2.1s]',
    skies: 'A',
    A: {
      X: [
        'ART-M g @ 0,0',
        'ART-M h @ 0,0',
        'REC-L r @ 4,0',
        'ENG e @ 0,0',
        'ENG f @ 0,0',
        'AA-L aa @ 0,0',
        'AA-L bb @ 0,0',
      ],
      '': ['TAC t', 'TAC u', 'BOMBER-M m'],
    },
    B: { Y: ['INF y @ 5,0', 'ART-M b @ 5,0', 'INF z @ 5,0'], '': ['TAC c @ 1,0'] },
    features: [['fortification', '5,0']],
    steps: [
      { order: 'fire g, h against y', refused: '10c several-units' },
      { order: 'fire X against y', refused: '10c several-units' },
      { order: 'fire g against y, z', refused: '10c several-targets' },
      { order: 'fire g against y 5,0', refused: '10c several-targets' },
      { order: 'fire g from 0,1 against y', refused: '10c not-there' },
      { order: 'fire g from 0,0 against y' },
      { order: 'counterbattery g, h against b', refused: '2.1m several-units' },
      { order: 'strike t, u against y', refused: '12b several-units' },
      { order: 'strike m against y (structure = fortification)', refused: '12i unit-or-structure' },
      { order: 'flak aa, bb against c', refused: '12h several-units' },
      { order: 'entrench e, f', refused: '2.1s several-units' },
    ],
  },
  {
    case: 'the opponent names one unit as target, and one unit that takes the loss [2.1l, 8u]',
    A: { X: ['ART-M g @ 4,0', 'ARM-B x @ 1,0', 'INF s @ 1,0', 'INF s2 @ 1,0'] },
    B: { Y: ['INF y1 @ 0,0', 'INF y2 @ 0,0'] },
    steps: [
      { order: 'fire g against 0,0', declines: { target: ['target y1, y2', '2.1l several-targets'] } },
      {
        order: 'assault 0,0 with x, s, s2',
        dice: [1, 1, 1, 1, 6, 6],
        declines: { loss: ['lose s, s2', '8u may-not-lose'] },
        answers: { loss: 'lose s' },
        pr: { x: 2, s: 1, s2: 2 },
      },
    ],
  },
  {
    case: 'an order of assault names one sector [8b]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0', 'INF z @ 1,-1'] },
    steps: [{ order: 'assault 0,0 1,-1 with x', refused: '8b several-targets' }],
  },
  {
    case: 'an order of retreat names one sector [8p]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [6, 6, 1, 1],
        declines: { retreat: ['retreat y to -2,0 -2,1', '8p several-sectors'] },
        answers: { retreat: 'retreat y 0,0 > -1,0 > -2,0' },
        at: { y: '-2,0' },
      },
    ],
  },
  {
    case: 'each reconnaissance unit that refuses needs its own order; units that stay may be named together [2.1v]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0', 'REC-L s @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        declines: { refusal: ['refuse r, s to -3,0', '2.1v several-units'] },
        answers: { refusal: ['refuse r to -3,0', 'refuse s to -4,0'] },
        at: { r: '-3,0', s: '-4,0' },
      },
    ],
  },
  {
    case: 'one answer lets two units stay [2.1v]',
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['REC-L r @ 0,0', 'REC-L s @ 0,0'] },
    steps: [{ order: 'assault 0,0 with x', answers: { refusal: 'stay r, s' }, pools: '2-1' }],
  },
];

playCases('targets where rules meet', cases);
