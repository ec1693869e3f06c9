import { describe, expect, test } from 'vitest';
import { OUT_OF_PLAY } from '../../../../../engine/rulesets/fda/state/state.js';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { barrage } from '../../../../../engine/rulesets/fda/fire/barrage.js';
import { bombard } from '../bombard.js';
import { drive, order } from '../drive.js';
import { field, placeOf, type Field, type Sketch } from '../field.js';
import { grids, playCases, type Case } from './table.js';

/** Returns the sectors around 0,0. */
const aroundMiddle = (at: Field): string[] =>
  Array.from(at.board.ring(at.cell('0,0'), 1), (cell) => placeOf(at.board, cell));

describe.each(grids)('the preparatory barrage on %s', (grid) => {
  const sketch = (nation: string, guns: string): Sketch => ({
    grid,
    nations: { A: nation },
    settings: { 'optional.barrage': 'true' },
    A: { X: [`${guns} g @ 5,0`] },
    B: { Y: ['ARM-B t @ 0,0', 'INF i @ 0,0', 'HQ h @ 0,0'] },
    features: [['fortification', '0,0']],
  });
  const forts = (at: Field): number => at.state.fort[at.cell('0,0')];

  test('C68: German heavy guns add one in the barrage: with 4, units that roll 5 or 6 retreat, infantry one sector, others two [15.1b, 15.1d]', () => {
    const at = field(sketch('German', 'ART-H'));
    bombard(at, ['barrage g against 0,0'], [4, 5, 6, 4]);
    const distanceOf = (name: string): number => at.board.distance(at.cell('0,0'), at.state.cell[at.piece(name)]);
    expect(['t', 'i', 'h'].map(distanceOf)).toEqual([2, 1, 0]);
    expect(['t', 'i', 'h'].map((name) => at.state.pr[at.piece(name)])).toEqual([2, 2, 1]);
    expect(forts(at)).toBe(1);
  });
  const ring = ['INF e @ 1,0', 'INF f @ 1,-1', 'INF n @ 0,1', 'INF w @ -1,0'];
  test('C68: an enemy ZOC neither stops a unit driven out by the barrage nor costs it a point [15.1d, 9.2f]', () => {
    const at = field({
      ...sketch('German', 'ART-H'),
      A: { X: ['ART-H g @ 5,0', ...ring] },
      B: { Y: ['INF i @ 0,0', 'CAV k @ 0,0', 'ARM-B t @ 0,0'] },
    });
    bombard(
      at,
      ['barrage g against 0,0'],
      [4, 5, 5, 5],
      ['retreat i to 0,-1', 'retreat k to 0,-1', 'retreat t to 0,-2'],
    );
    expect(['i', 'k', 't'].map((unit) => at.where(unit))).toEqual(['0,-1', '0,-1', '0,-2']);
    expect(['i', 'k', 't'].map((unit) => at.state.pr[at.piece(unit)])).toEqual([2, 2, 2]);
  });
  test('C68: a unit driven out by the barrage retreats the full distance, even into cover; mounted troops retreat like infantry [15.1d, 8r]', () => {
    const at = field({
      ...sketch('German', 'ART-H'),
      terrain: { '-1,0': 'forest' },
      B: { Y: ['ARM-B t @ 0,0', 'CAV k @ 0,0'] },
    });
    const refused = bombard(
      at,
      ['barrage g against 0,0'],
      [4, 5, 5],
      ['retreat t to -1,0', 'retreat t to 0,-2', 'retreat k to -1,0'],
    );
    expect(refused).toEqual(['15.1d no-retreat']);
    expect(['t', 'k'].map((unit) => at.where(unit))).toEqual(['0,-2', '-1,0']);
  });
  test('C68: in the barrage heavy weapons on foot retreat like infantry; those on wheels and engineers retreat like others [15.1d, 7a]', () => {
    const B = { Y: ['HMG w @ 0,0', 'HMG v @ 0,0 (mechanised)', 'ENG e @ 0,0'] };
    const at = field({ ...sketch('German', 'ART-H'), B });
    bombard(at, ['barrage g against 0,0'], [4, 5, 5, 5]);
    const distanceOf = (name: string): number => at.board.distance(at.cell('0,0'), at.state.cell[at.piece(name)]);
    expect(['w', 'v', 'e'].map(distanceOf)).toEqual([1, 2, 2]);
  });
  test('C68: a unit driven out by the barrage stops in adjacent forest; a surrounded unit stays and loses nothing [15.1d, 14b]', () => {
    const around = aroundMiddle(field({ grid }));
    const open = field({
      ...sketch('German', 'ART-H'),
      terrain: { [around.join(' ')]: 'forest' },
      B: { Y: ['ARM-B t @ 0,0'] },
    });
    bombard(open, ['barrage g against 0,0'], [4, 5]);
    expect(around).toContain(open.where('t'));
    const shut = field({
      ...sketch('German', 'ART-H'),
      A: { X: ['ART-H g @ 5,0', ...around.map((cell, i) => `INF x${i} @ ${cell}`)] },
      B: { Y: ['ARM-B t @ 0,0'] },
    });
    bombard(shut, ['barrage g against 0,0'], [4, 5]);
    expect([shut.where('t'), shut.state.pr[shut.piece('t')]]).toEqual(['0,0', 2]);
  });
  test('C68: a barrage result of 5 also destroys the fortifications [15.1d]', () => {
    const at = field(sketch('German', 'ART-H'));
    bombard(at, ['barrage g against 0,0'], [5, 1, 1, 1]);
    expect(forts(at)).toBe(0);
    expect(at.where('t')).toBe('0,0');
  });
  test.each([
    [[4], [2, 2, 1], 1],
    [[5, 4, 5, 6], [2, 1, 0], 1],
    [[6, 5, 6, 1], [1, 1, 1], 0],
  ] as const)(
    'C68: Soviet field guns that roll %j in the barrage leave the units break points of %j and fortifications of %i [15.1b, 15.1c]',
    (dice, pr, fort) => {
      const at = field(sketch('Soviet', 'ART-M'));
      bombard(at, ['barrage g against 0,0'], dice);
      expect(['t', 'i', 'h'].map((name) => at.state.pr[at.piece(name)])).toEqual(pr);
      expect(forts(at)).toBe(fort);
    },
  );
  test('C68: the barrage refuses guns out of range and units that may not fire, and names the reasons [15.1a, 15.1b, 10a]', () => {
    const at = field({
      ...sketch('German', 'ART-M'),
      A: {
        X: ['ART-M g @ 7,0', 'ART-SP sp @ 3,0', 'AT-L a @ 1,0'],
        '': ['BOMBER-M m', 'NAVAL ship'],
      },
    });
    const refused = bombard(
      at,
      [
        'barrage g against 0,0',
        'barrage sp against 0,0',
        'barrage a against 0,0',
        'barrage m against 0,0',
        'barrage ship against 0,0',
      ],
      [1],
    );
    expect(refused).toEqual(['10a out-of-range', '15.1a self-propelled', '15.1a not-eligible', '12e weather']);
  });
  test.each([
    ['Soviet', 'ROCKET g @ 5,0 (self-propelled, brigade)', []],
    ['Soviet', 'ROCKET g @ 5,0 (self-propelled)', ['15.1a self-propelled']],
    ['British', 'ART-SP g @ 5,0 (brigade)', ['15.1a self-propelled']],
    ['British', 'ART-M g @ 5,0 (brigade)', []],
  ])(
    'C68: self-propelled guns fire in the barrage only if they are Soviet brigades: nation %s, guns %s [15.1a, 1a]',
    (nation, guns, refused) => {
      const at = field({ ...sketch(nation, 'ART-M'), A: { X: [guns, 'ART-M other @ 5,1'] } });
      expect(bombard(at, ['barrage g against 0,0'], refused.length === 0 ? [1] : [])).toEqual(refused);
    },
  );
  test.each([
    ['calibre 381', true],
    ['heavy', true],
    ['calibre 105', false],
    ['medium', false],
  ])('C68: naval guns of more than 105 mm add one in the barrage: %s [15.1a, 15.1b]', (guns, hits) => {
    const at = field({ ...sketch('British', 'ART-M'), A: { X: ['INF x @ 9,0'], '': [`NAVAL ship (${guns})`] } });
    bombard(at, ['barrage ship against 0,0'], hits ? [4, 1, 1, 1] : [4]);
  });
  test('C68: the refusal of bombers in the barrage names the weather or, on flying days, air supremacy [12e, 12f, 15.1b]', () => {
    const at = field({ ...sketch('German', 'ART-M'), skies: 'B', A: { X: ['ART-M g @ 5,0'], '': ['BOMBER-M m'] } });
    expect(bombard(at, ['barrage m against 0,0'], [])).toEqual(['12f supremacy']);
    at.state.flying = 0;
    expect(bombard(at, ['barrage m against 0,0'], [])).toEqual(['12e weather']);
  });
  test('C68: anti-aircraft guns attack the bombers of the barrage first [15.1e]', () => {
    const at = field({
      ...sketch('German', 'ART-M'),
      skies: 'A',
      A: { X: ['INF x @ 9,0'], '': ['BOMBER-M m'] },
      B: { Y: ['INF y @ 0,0', 'AA-L aa @ -1,0', 'AA-L far @ -2,0'] },
    });
    bombard(at, ['barrage m against 0,0'], [6, 6, 1, 1, 1, 4]);
    expect(at.state.pr[at.piece('m')]).toBe(2);
  });
  describe('the owner chooses which guns attack a bomber of the barrage [15.1e]', () => {
    const twoGuns: Sketch = {
      ...sketch('German', 'ART-M'),
      skies: 'A',
      A: { X: ['INF x @ 9,0'], '': ['BOMBER-M m'] },
      B: { Y: ['INF y @ 0,0', 'AA-L aa @ -1,0', 'AA-L bb @ 0,-1', 'AA-L far @ -2,0'] },
    };
    const hit = [6, 6, 1, 1, 1];
    test.each<{ readonly guns: readonly string[]; readonly dice: readonly number[]; readonly left: number }>([
      { guns: [], dice: [...hit, ...hit, 4], left: 1 },
      { guns: ['stay'], dice: [4], left: 3 },
      { guns: ['stay aa, bb'], dice: [4], left: 3 },
      { guns: ['stay aa'], dice: [...hit, 4], left: 2 },
      { guns: ['stay bb', 'flak aa against m'], dice: [...hit, 4], left: 2 },
    ])(
      'the owner chooses with the orders $guns which guns attack a bomber before it bombs [15.1e]',
      ({ guns, dice, left }) => {
        const at = field(twoGuns);
        expect(bombard(at, ['barrage m against 0,0'], dice, [], guns)).toEqual([]);
        expect(at.state.pr[at.piece('m')]).toBe(left);
        expect(at.state.fired[at.piece('aa')]).toBe(0);
      },
    );
    test('in a barrage the owner is not asked about flak that is out of range or aims at another aircraft [15.1e]', () => {
      const at = field(twoGuns);
      const prompts: string[] = [];
      drive(barrage(at.state), {
        dice: [...hit, 1, 1, 6, 6, 6, 4],
        answer(decision) {
          if (decision.question === 'barrage') {
            const answer = decision.read(order(at, 'barrage m against 0,0'));
            return isRefusal(answer) ? undefined : answer;
          }
          prompts.push(decision.prompt);
          for (const text of ['flak far against m', 'stay far', 'flak aa against y'])
            expect(decision.read(order(at, text))).toMatchObject({ rule: '15.1e', waits: true });
          return undefined;
        },
      });
      expect(prompts).toEqual([
        expect.stringContaining('which of aa and bb attacks m before it bombs'),
        expect.stringContaining('does bb attack m before it bombs'),
      ]);
    });
  });
});

const airfields: Sketch = {
  skies: 'A',
  settings: { 'optional.airfields': 'true' },
  features: [['airfield', '-10,0', { name: 'Alpha', owner: 'A' }]],
};
const cases: readonly Case[] = [
  {
    case: 'C69: aircraft other than bombers act within 16 sectors of their airfield [15.2a]',
    ...airfields,
    A: { X: ['INF x @ 0,9'], '': ['TAC t (airfield Alpha)', 'BOMBER-H h'] },
    B: { Y: ['INF far @ 7,0', 'INF near @ 6,0', 'INF farthest @ 10,0'] },
    steps: [
      { order: 'strike t against far', refused: '15.2a beyond-radius' },
      { order: 'strike t against near', pools: '3-1' },
      { order: 'strike h against farthest', pools: '4-1' },
    ],
  },
  {
    case: 'C69: without the optional rule aircraft act everywhere [15.2a]',
    ...airfields,
    settings: {},
    A: { X: ['INF x @ 0,9'], '': ['TAC t (airfield Alpha)'] },
    B: { Y: ['INF far @ 7,0'] },
    steps: [{ order: 'strike t against far', pools: '3-1' }],
  },
  {
    case: 'C69: an enemy that enters an airfield eliminates its aircraft [15.2b]',
    ...airfields,
    A: { X: ['INF x @ 0,9'], '': ['TAC t (airfield Alpha)', 'TAC other (airfield Beta)', 'BOMBER-H h'] },
    B: { Y: ['INF y @ -9,0'] },
    steps: [{ activates: 'Y', order: 'move y to -10,0', at: { t: OUT_OF_PLAY, other: -6, h: -6 } }],
  },
  {
    case: 'C69: aircraft that name no airfield are lost with the last airfield of their side, but bombers and ships are not [15.2a, 15.2b]',
    ...airfields,
    A: { X: ['INF x @ 0,9'], '': ['TAC t', 'FIGHTER f', 'BOMBER-M m', 'BOMBER-H own (airfield Alpha)', 'NAVAL ship'] },
    B: { Y: ['INF y @ -9,0'] },
    steps: [
      {
        activates: 'Y',
        order: 'move y to -10,0',
        at: { t: OUT_OF_PLAY, f: OUT_OF_PLAY, own: OUT_OF_PLAY, m: -6, ship: -6 },
      },
      { activates: 'X', order: 'strike t against y', refused: '15.2b airfield-lost' },
      { order: 'strike m against y', pools: '4-1' },
    ],
  },
  {
    case: 'C69: aircraft that name no airfield fly on from a second airfield [15.2a, 15.2b, 15.2c]',
    ...airfields,
    features: [
      ['airfield', '-10,0', { name: 'Alpha', owner: 'A' }],
      ['airfield', '8,0', { name: 'Beta', owner: 'A' }],
    ],
    A: { X: ['INF x @ 0,9'], '': ['TAC t'] },
    B: { Y: ['INF y @ -9,0', 'INF near @ -7,0'] },
    steps: [
      { activates: 'Y', order: 'move y to -10,0', at: { t: -6 } },
      { activates: 'X', order: 'strike t against y', refused: '15.2a beyond-radius' },
      { order: 'strike t against near', pools: '3-1' },
    ],
  },
  {
    case: 'C69: aircraft on an airfield on the map are lost with it, whichever airfield they name [15.2b, 15.2d]',
    ...airfields,
    features: [
      ['airfield', '-10,0', { name: 'Alpha', owner: 'A' }],
      ['airfield', '8,0', { name: 'Beta', owner: 'A' }],
    ],
    A: { X: ['INF x @ 0,9'], '': ['TAC t @ -10,0', 'BOMBER-M m @ -10,0', 'TAC u @ 8,0'] },
    B: { Y: ['INF y @ -9,0'] },
    steps: [{ activates: 'Y', order: 'move y to -10,0', at: { t: OUT_OF_PLAY, m: OUT_OF_PLAY, u: '8,0' } }],
  },
  {
    case: 'C69: the capture of an airfield eliminates no aircraft of other airfields [15.2b]',
    ...airfields,
    features: [
      ['airfield', '-10,0', { name: 'Alpha', owner: 'A' }],
      ['airfield', '0,0', { name: 'Nobody' }],
    ],
    A: { X: ['INF x @ 0,9'], '': ['TAC t'] },
    B: { Y: ['INF y @ -1,0'] },
    steps: [{ activates: 'Y', order: 'move y to 0,0', at: { t: -6 } }],
  },
  {
    case: 'C69: aircraft of another airfield fly on [15.2c]',
    ...airfields,
    features: [
      ['airfield', '-10,0', { name: 'Alpha', owner: 'A' }],
      ['airfield', '6,6', { name: 'Beta', owner: 'A' }],
    ],
    A: { X: ['INF x @ 0,9'], '': ['TAC t (airfield Beta)'] },
    B: { Y: ['INF far @ 7,0'] },
    steps: [{ order: 'strike t against far', pools: '3-1' }],
  },
  {
    case: 'C69: aircraft on the ground defend with one die [15.2d]',
    ...airfields,
    terrain: { '-10,0': 'city' },
    A: { X: ['INF x @ 0,9'], '': ['BOMBER-M m'] },
    B: { Y: ['AA-L aa @ -10,0'], '': ['TAC t @ -10,0'] },
    steps: [{ order: 'strike m against t', pools: '3-1' }],
  },
  {
    case: 'C69: ground units on an airfield defend as elsewhere [15.2d, 12j, 12k]',
    ...airfields,
    features: [
      ['airfield', '-10,0', { name: 'Strip', owner: 'B' }],
      ['airfield', '0,0', { name: 'Alpha', owner: 'A' }],
    ],
    A: { X: ['INF x @ 0,9'], '': ['BOMBER-M m', 'BOMBER-H h', 'TAC t'] },
    B: { Y: ['AA-H aa @ -10,0', 'INF y @ -10,0'] },
    steps: [
      { order: 'strike m against aa', pools: '4-2', dice: [1, 1, 1, 1, 2, 2] },
      { order: 'strike h against y', pools: '4-2', dice: [1, 1, 1, 1, 2, 2] },
      { order: 'strike t against y', pools: '3-2' },
    ],
  },
  {
    case: 'C70: guards stay in their sector, whatever is ordered [15.3b]',
    formations: { Guards: 'garrison' },
    features: [['bridge', '0,0']],
    A: { Guards: ['INF g @ 0,0'], X: ['INF x @ -1,0'] },
    B: { Y: ['INF y @ 1,0'] },
    steps: [
      { order: 'move g to 0,1', refused: '15.3b guards-stay' },
      { order: 'assault 1,0 with g', refused: '15.3b guard' },
      { activates: 'Guards', order: 'move g to 0,1', refused: '15.3b guards-stay' },
    ],
  },
  {
    case: 'C70: guards of regiment size support the leader in their sector, smaller guards do not [15.3b, 9.1b, 9.1c]',
    formations: { Guards: 'garrison' },
    features: [['airfield', '0,0']],
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'], Guards: ['INF g @ 0,0', 'AT-H a @ 0,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        declines: { defence: ['defend y with a', '2.1o other-division'] },
        answers: { defence: 'defend y with g' },
      },
    ],
  },
  {
    case: 'C70: a regiment of guards may also support the next sector, but then loses its place [15.3b, 9.1b, 9.1e]',
    formations: { Guards: 'garrison' },
    features: [['airfield', '0,-1']],
    A: { X: ['INF x @ 1,0'] },
    B: { Y: ['INF y @ 0,0'], Guards: ['INF g @ -1,0', 'AT-H a @ -1,0'] },
    steps: [
      {
        order: 'assault 0,0 with x',
        dice: [6, 6],
        declines: { defence: ['defend y with a', '9.1e no-regiment'] },
        answers: { defence: 'defend y with g' },
        distances: { g: 2, a: 0 },
      },
    ],
  },
  {
    case: 'C70: guards defend like other units, together as one division, and a forced retreat moves them [15.3b, 9.1b]',
    formations: { Guards: 'garrison' },
    features: [['bridge', '0,0']],
    A: { X: ['INF x @ 1,0'] },
    B: { Guards: ['INF g @ 0,0', 'AT-H a @ 0,0', 'AT-L b @ 0,0'] },
    lost: { Guards: 3 },
    steps: [
      {
        order: 'assault 0,0 with x',
        answers: { defence: 'defend g with a, b' },
        dice: [6, 6],
        pools: '2-3',
        result: 'Taken',
        distances: { g: 2, a: 2, b: 2 },
      },
    ],
  },
];

playCases('airfields and guards', cases);
