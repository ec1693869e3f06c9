import { playCases, type Case } from './table.js';

/** Orders to fire at legal and illegal targets, with the number of dice and the results. */
const cases: readonly Case[] = [
  ...(['INF', 'ARM-C', 'REC-H'] as const).map((code): Case => ({
    case: `C49: ${code} has range 0, so it does not fire but may assault [6d, 8a, 10a]`,
    A: { X: [`${code} x @ 1,0`] },
    B: { Y: ['ENG y @ 0,0'] },
    steps: [{ order: 'fire x against y', refused: '10a no-range' }, { order: 'assault 0,0 with x' }],
  })),
  {
    case: 'C50: tanks must fire at tanks first, whatever their size [10.1a, 10.1b, 10.1d]',
    A: { X: ['ARM-A x @ 0,0'] },
    B: { Y: ['ARM-B-bn t @ 2,0', 'INF y @ 2,0'] },
    steps: [
      { order: 'fire x against y', refused: '10.1b priority' },
      { order: 'fire x against t', pools: '3-1' },
    ],
  },
  {
    case: 'C50: tanks need not fire at guns first, but must fire at a regiment before a battalion [10.1b, 10.1d]',
    A: { X: ['ARM-A x @ 0,0'] },
    B: { Y: ['AT-L a @ 2,0', 'INF y @ 2,0'] },
    steps: [
      { order: 'fire x against a', refused: '10.1d priority' },
      { order: 'fire x against y', pools: '4-2' },
    ],
  },
  {
    case: 'C51: anti-tank guns fire at armour with their full factor [2.1q, 10.1c, 10d, 10e]',
    A: { X: ['AT-L x @ 0,0'] },
    B: { Y: ['ARM-B t @ 1,0', 'INF y @ 1,0'] },
    steps: [
      { order: 'fire x against y', refused: '10.1c priority' },
      { order: 'fire x against t', pools: '1-3' },
    ],
  },
  {
    case: 'C51: anti-tank guns fire at other units with a lower factor [2.1q, 10e]',
    A: { X: ['AT-L x @ 0,0'] },
    B: { Y: ['INF y @ 1,0'] },
    steps: [{ order: 'fire x against y', pools: '1-2' }],
  },
  ...(
    [
      ['a higher score of fire takes a point and causes no retreat', [6, 4, 5, 4], '10-9', 'Hit', 1, '10h'],
      ['equal scores of fire have no effect', [5, 4, 4, 5], '9-9', 'Miss', 2, '10i'],
      ['a lower score of fire harms neither side', [4, 4, 5, 4], '8-9', 'Miss', 2, '10i'],
    ] as const
  ).map(([what, dice, scores, result, pr, rule]): Case => ({
    case: `C52: ${what} [${rule}]`,
    A: { X: ['ARM-B x @ 0,0'] },
    B: { Y: ['ARM-B y @ 1,0'] },
    steps: [
      { order: 'fire x against y', dice, pools: '2-2', scores, result, pr: { y: pr, x: 2 }, distances: { y: 0 } },
    ],
  })),
  ...(
    [
      [3, '5-3', {}],
      [2, '4-3', {}],
    ] as const
  ).map(([regiments, pools]): Case => ({
    case: `C53: artillery of ${regiments} regiments fires at a target in a forest [10c, 10d, 10e, 10f, 10g]`,
    A: { X: [`ART-H g @ 0,0 (regiments ${regiments})`, 'REC-L r @ 3,0'] },
    B: { Y: ['INF y @ 4,0'] },
    terrain: { '4,0': 'forest' },
    steps: [{ order: 'fire g against y', pools }],
  })),
  {
    case: 'C54: without reconnaissance the opponent chooses the target, and must choose a regiment [2.1l, 10.1d]',
    A: { X: ['ART-M g @ 0,0'], Z: ['REC-L other @ 3,0'] },
    B: { Y: ['INF y1 @ 4,0', 'INF y2 @ 4,0 (left 1)', 'AT-L a @ 4,0'] },
    steps: [
      { order: 'fire g against y2', refused: '2.1l unobserved' },
      {
        order: 'fire g against 4,0',
        dice: [6, 6, 6],
        declines: { target: ['target a', '10.1d priority'] },
        answers: { target: 'target y1' },
        pr: { y1: 1, y2: 1 },
      },
    ],
  },
  {
    case: 'C54: with reconnaissance the firing side chooses the target, and regiments still come first [2.1l, 10.1d]',
    A: { X: ['ART-M g @ 0,0', 'REC-L r @ 3,0'] },
    B: { Y: ['INF y1 @ 4,0', 'INF y2 @ 4,0 (left 1)', 'AT-L a @ 4,0'] },
    steps: [
      { order: 'fire g against a', refused: '10.1d priority' },
      { order: 'fire g against y2', dice: [6, 6, 6], unasked: ['target'], pr: { y1: 2, y2: 0 } },
    ],
  },
  {
    case: 'C54: the size of a regiment of armour puts it before a battalion as a target [10.1d]',
    A: { X: ['ART-M g @ 0,0', 'REC-L r @ 3,0'] },
    B: { Y: ['ARM-B t @ 4,0', 'AT-L a @ 4,0'] },
    steps: [{ order: 'fire g against a', refused: '10.1d priority' }],
  },
  {
    case: 'C54: the opponent gets the reason why a unit cannot be chosen as target [2.1d, 2.1l, 2.1m]',
    A: { X: ['ART-M g @ 0,0'] },
    B: { Y: ['INF y1 @ 4,0', 'INF y2 @ 4,0', 'ART-M guns @ 4,0', 'HQ h @ 4,0', 'INF else @ 5,0'] },
    steps: [
      { turn: 1, order: 'fire g against 4,0', declines: { target: ['target guns', '2.1m not-located'] } },
      { turn: 2, order: 'fire g against 4,0', declines: { target: ['target h', '2.1d not-isolated'] } },
      { turn: 3, order: 'fire g against 4,0', declines: { target: ['target else', '2.1l not-there'] } },
    ],
  },
  {
    case: 'C54: a unit with reconnaissance as a second role observes like reconnaissance [2.1l, Bb]',
    A: { X: ['ART-M g @ 0,0', 'INF team @ 3,0 (reconnaissance)'] },
    B: { Y: ['INF y1 @ 4,0', 'INF y2 @ 4,0'] },
    steps: [{ order: 'fire g against y2', pools: '3-2' }],
  },
  {
    case: 'C55: a failed search for guns uses up the fire of the turn [2.1m]',
    A: { X: ['ART-M g @ 0,0'] },
    B: { Y: ['ART-M y @ 5,0', 'INF i @ 6,0'] },
    steps: [
      { order: 'fire g against y', refused: '2.1m not-located' },
      { order: 'counterbattery g against y', dice: [5], result: 'Hidden', pr: { y: 1 } },
      { order: 'fire g against 6,0', refused: '6e fired-already' },
    ],
  },
  {
    case: 'C55: under the ruling `counterBatteryFailSpendsFire` = false artillery may still fire at another target after a failed search [2.1m]',
    A: { X: ['ART-M g @ 0,0'] },
    B: { Y: ['ART-M y @ 5,0', 'INF i @ 6,0'] },
    rulings: { counterBatteryFailSpendsFire: false },
    steps: [
      { order: 'counterbattery g against y', dice: [5], result: 'Hidden' },
      { order: 'counterbattery g against y', refused: '2.1m sought-already' },
      { order: 'fire g against 6,0', pools: '3-2' },
    ],
  },
  {
    case: 'C55: guns of battalion size come after a regiment in their sector, observed or not [10.1d, 2.1m]',
    A: { X: ['ART-M g @ 0,0', 'ART-M far @ 0,1', 'REC-L r @ 4,0'] },
    B: { Y: ['INF i @ 5,0', 'ART-M-bn y @ 5,0 (pr 1)', 'INF j @ 2,4', 'ART-M-bn z @ 2,4 (pr 1)'] },
    steps: [
      { order: 'fire g against y', refused: '10.1d priority' },
      { order: 'counterbattery g against y', refused: '10.1d priority' },
      { order: 'counterbattery far against z', refused: '10.1d priority' },
    ],
  },
  {
    case: 'C55: guns of regiment size count as large as other regiments [10.1d, 2.1m]',
    A: { X: ['ART-M g @ 0,0', 'REC-L r @ 4,0'] },
    B: { Y: ['INF i @ 5,0', 'ART-M y @ 5,0'] },
    steps: [{ order: 'counterbattery g against y', dice: [6, 6, 1, 1], pools: '2-2', result: 'Hit', pr: { y: 0 } }],
  },
  {
    case: 'C55: artillery that finds guns with a 6 fires [2.1m]',
    A: { X: ['ART-M g @ 0,0'] },
    B: { Y: ['ART-M y @ 5,0'] },
    steps: [{ order: 'counterbattery g against y', dice: [6, 6, 6, 1, 1], pools: '2-2', result: 'Hit', pr: { y: 0 } }],
  },
  {
    case: 'C55: reconnaissance of the division finds guns without a roll [2.1m]',
    A: { X: ['ART-M g @ 0,0', 'REC-L r @ 4,0'] },
    B: { Y: ['ART-M y @ 5,0'] },
    steps: [{ order: 'counterbattery g against y', dice: [5, 5, 6, 6], pools: '2-2', result: 'Miss' }],
  },
  {
    case: 'C56: units may move and then fire in a turn [7i]',
    A: { X: ['ARM-B x @ -2,0', 'ART-SP s @ -3,0'] },
    B: { Y: ['ARM-B y @ 1,0', 'INF i @ 1,0'] },
    steps: [
      { order: 'move x to 0,0' },
      { order: 'fire x against y', pools: '2-2' },
      { order: 'move s to 0,0' },
      { order: 'fire s against 1,0' },
    ],
  },
  {
    case: 'C56: units may fire and then move in a turn [7i]',
    A: { X: ['ARM-B x @ 0,0', 'ART-SP s @ 0,0'] },
    B: { Y: ['ARM-B y @ 1,0', 'INF i @ 1,0'] },
    steps: [
      { order: 'fire x against y' },
      { order: 'move x to -2,0', at: { x: '-2,0' } },
      { order: 'fire s against 1,0' },
      { order: 'move s to -3,0', at: { s: '-3,0' } },
    ],
  },
  {
    case: 'C56: towed artillery may not both move and fire [2.1k, 7i]',
    A: { X: ['ART-M g @ 0,0', 'ART-M h @ 0,0'] },
    B: { Y: ['INF y @ 3,0'] },
    steps: [
      { order: 'move g to -1,0' },
      { order: 'fire g against 3,0', refused: '7i guns-moved' },
      { order: 'fire h against 3,0' },
      { order: 'move h to -1,0', refused: '7i guns-fired' },
    ],
  },
  {
    case: 'C57: heavy terrain on the only shortest path hides the target [10b, 14d]',
    only: 'hexes',
    A: { X: ['ARM-A x @ 0,0', 'ART-M g @ 0,0'] },
    B: { Y: ['ARM-B y @ 2,0'] },
    terrain: { '1,0': 'forest' },
    steps: [{ order: 'fire x against y', refused: '10b no-sight' }, { order: 'fire g against 2,0' }],
  },
  {
    case: 'C57: one of two shortest paths without heavy terrain is enough to see the target [10b, 14d]',
    only: 'hexes',
    A: { X: ['ARM-A x @ 0,0', 'ART-M g @ 0,0'] },
    B: { Y: ['ARM-B y @ 1,1'] },
    terrain: { '1,0': 'forest' },
    steps: [{ order: 'fire x against y', pools: '3-2' }, { order: 'fire g against 1,1' }],
  },
  {
    case: 'C57: on squares three paths lead straight on over two sectors [10b, 14d]',
    only: 'squares',
    A: { X: ['ARM-A x @ 0,0', 'ARM-A x2 @ 0,0'] },
    B: { Y: ['ARM-B y @ 2,0'] },
    terrain: { '1,0 1,1': 'forest' },
    steps: [{ order: 'fire x against y', pools: '3-2' }],
  },
  {
    case: 'C57: heavy terrain on all shortest paths hides the target [10b, 14d]',
    only: 'squares',
    A: { X: ['ARM-A x @ 0,0'] },
    B: { Y: ['ARM-B y @ 2,0'] },
    terrain: { '1,-1 1,0 1,1': 'forest' },
    steps: [{ order: 'fire x against y', refused: '10b no-sight' }],
  },
  {
    case: 'C57: on squares only one path leads along a diagonal [10b, 14d]',
    only: 'squares',
    A: { X: ['ARM-A x @ 0,0', 'ART-M g @ 0,0'] },
    B: { Y: ['ARM-B y @ 2,2'] },
    terrain: { '1,1': 'forest' },
    steps: [{ order: 'fire x against y', refused: '10b no-sight' }, { order: 'fire g against 2,2' }],
  },
  {
    case: 'C76: a battery of three regiments also has its extra die as a target [10d, 10g, 2.1m]',
    A: { X: ['ART-M g @ 0,0', 'REC-L r @ 4,0'] },
    B: { Y: ['ART-M y @ 5,0 (regiments 3)'] },
    steps: [{ order: 'counterbattery g against y', pools: '2-3' }],
  },
  {
    case: 'C76: a battery of three regiments fires with its extra die [10d, 10g]',
    A: { X: ['ART-M g @ 0,0 (regiments 3)', 'REC-L r @ 4,0'] },
    B: { Y: ['ART-M y @ 5,0'] },
    steps: [{ order: 'counterbattery g against y', pools: '3-2' }],
  },
  {
    case: 'C76: under the reading `firer` a battery of three regiments has its extra die only when it fires [10g]',
    A: { X: ['ART-M g @ 0,0', 'REC-L r @ 4,0'] },
    B: { Y: ['ART-M y @ 5,0 (regiments 3)'] },
    rulings: { largeArtilleryDie: 'firer' },
    steps: [{ order: 'counterbattery g against y', pools: '2-2' }],
  },
  {
    case: 'C77: anti-tank guns under fire use their lower factor against units without armour [2.1q, 10e]',
    A: { X: ['HMG m @ 0,0', 'ARM-B t @ 0,0'] },
    B: { Y: ['AT-L a @ 1,0'] },
    steps: [
      { order: 'fire m against a', pools: '1-1' },
      { order: 'fire t against a', pools: '3-1' },
    ],
  },
  ...(['ART-M', 'ART-SP'] as const).map((code): Case => ({
    case: `C78: ${code} that retreated ${code === 'ART-M' ? 'neither fires nor gives its die this turn' : 'may give its die this turn'} [2.1k, 7i]`,
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['HQ h @ -5,0', `${code} g @ 0,0`, 'INF i @ 0,0', 'INF j @ 1,-1'] },
    steps: [
      { order: 'assault 0,0 with x', dice: [6, 6], result: 'Taken', distances: { g: 2 } },
      {
        activates: 'Y',
        order: 'assault 1,0 with j, g',
        ...(code === 'ART-M' ? { refused: '2.1k guns-retreated' } : { pools: '3-2', dice: [6, 6, 6] }),
      },
      { order: 'fire g against 1,0', refused: code === 'ART-M' ? '2.1k guns-retreated' : '6e fired-already' },
      ...(code === 'ART-M' ? [{ turn: 2, order: 'fire g against 1,0', pools: '3-2' }] : []),
    ],
  })),
];

playCases('fire', cases);
