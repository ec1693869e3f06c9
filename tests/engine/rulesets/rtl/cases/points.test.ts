import { describe, expect, test } from 'vitest';
import type { AwardModel } from '../../../../../engine/model/special-rules.js';
import { NO_SOURCE } from '../../../../../engine/model/source.js';
import { eliminate, loseStep } from '../../../../../engine/rulesets/rtl/combat/losses.js';
import { countsOf } from '../../../../../engine/rulesets/rtl/victory/counts.js';
import { isSurrounded } from '../../../../../engine/rulesets/rtl/victory/surrounded.js';
import { State } from '../../../../../engine/rulesets/rtl/state/state.js';
import { changed, setUpOf } from '../examples.js';
import { field, type Field, type Sketch } from '../sketch.js';

const INFANTRY = 'infantry battalion';
const red = (name: string): string => `${INFANTRY} ${name} 4-4-4 (efficiency 5, stacking 2)`;

/** Returns the number of times that an award gives its points in the current position. */
function times({ state, cells }: Field, occasion: string, { at = '', side = 'German', ...more }: Asked = {}): number {
  const place = { name: 'there', cells: cells(at), preposition: 'at', source: NO_SOURCE } as const;
  const award: AwardModel = {
    side,
    occasion,
    place,
    points: 1,
    attributes: {},
    citations: [],
    source: NO_SOURCE,
    ...more,
  };
  return countsOf(state)[occasion].times(award);
}
interface Asked extends Partial<Pick<AwardModel, 'during' | 'attributes'>> {
  readonly at?: string;
  readonly side?: string;
}

const NEIGHBOURS = ['6431', '6433', '6331', '6332', '6531', '6532'];

describe('a German unit that is lost while it is wholly surrounded [VP.1, victory.surrounded]', () => {
  const alternate = { 6431: [red('A')], 6332: [red('B')], 6532: [red('C')] };
  const all = Object.fromEntries(NEIGHBOURS.map((cell, i) => [cell, [red(`S${i}`)]]));
  const gap = { 6431: [red('A')] };
  test.each<readonly [string, Sketch['soviet'], Sketch, boolean]>([
    ['enemies in three hexes, whose zones close the other three', alternate, {}, true],
    [
      'enemies in three hexes, under the reading that enemies must be in all six',
      alternate,
      { rulings: { 'victory.surrounded': 'sixOccupied' } },
      false,
    ],
    ['enemies in all six hexes', all, { rulings: { 'victory.surrounded': 'sixOccupied' } }, true],
    ['one hex in no enemy zone', gap, {}, false],
    [
      'a friendly unit next to it',
      { ...alternate, 6532: [] },
      { german: { 6432: [red('G')], 6532: [red('F')] } },
      false,
    ],
  ])('the points for a lost German unit depend on whether it was surrounded: %s', (_, soviet, sketch, isSo) => {
    const at = field({ german: { 6432: [red('G')] }, ...sketch, soviet });
    expect(isSurrounded(at.state, at.piece('G'))).toBe(isSo);
    eliminate(at.state, at.piece('G'), '11.21');
    expect(times(at, 'lost surrounded')).toBe(Number(isSo));
  });
});

test('every step that armour loses is counted for points, and no step that infantry loses [S1.31]', () => {
  const tanks = 'tank battalion T 4-4-7|2-2-7 (efficiency 6, stacking 2)';
  const at = field({ german: { 6432: [tanks, red('G')] }, soviet: { 6434: [red('A')] } });
  const counted = (): number[] => [
    times(at, 'lost armour step'),
    times(at, 'destroyed armour step', { side: 'Soviet' }),
    times(at, 'lost armour step', { side: 'Soviet' }),
  ];
  loseStep(at.state, at.piece('T'), '11.21');
  eliminate(at.state, at.piece('G'), '11.21');
  expect(counted()).toEqual([1, 1, 0]);
  eliminate(at.state, at.piece('T'), '11.21');
  expect(counted()).toEqual([2, 2, 0]);
});

test('hexes of the road score under a Soviet unit or in its zone of control, unless they are in a German zone too [VP.1]', () => {
  const at = field({ soviet: { 6432: [red('A')] }, german: { 6434: [red('G')] } });
  expect(times(at, 'zone', { at: '6430 6431 6432 6433 6434' })).toBe(2);
});

describe('stacking points beyond a river [VP.3, victory.riverBonus]', () => {
  const fifteen = ['A', 'B', 'C', 'D', 'E'].map((name) => `${INFANTRY} ${name} 4-4-4 (efficiency 5, stacking 3)`);
  const german = { 6431: fifteen.slice(0, 3), 6432: fifteen.slice(3) };
  const least = { value: 15, source: NO_SOURCE };
  const during = { first: 13, last: 18, source: NO_SOURCE };
  test.each<readonly [string, string, number, string, number]>([
    ['15 points before the last turn', 'anyTurnUpTo', 14, '6431 6432', 1],
    ['only 9 points', 'anyTurnUpTo', 14, '6431', 0],
    [
      '15 points before the last turn, under the reading that only the last turn counts',
      'exactTurn',
      14,
      '6431 6432',
      0,
    ],
    ['15 points in the last turn, under the reading that only the last turn counts', 'exactTurn', 18, '6431 6432', 1],
  ])(
    'the bonus for stacking points beyond a river depends on turn, points and reading: %s',
    (_, reading, turn, place, number) => {
      const at = field({ german, turn, rulings: { 'victory.riverBonus': reading } });
      expect(times(at, 'stacked', { at: place, during, attributes: { least } })).toBe(number);
    },
  );
});

describe('units that come east of the Redya before 21PM [VP.3, victory.redyaUnits]', () => {
  const guns = 'artillery regiment Guns 2-1-4 (range 4, efficiency 4, stacking 1)';
  const ours = 'artillery battalion Ours 3-2-5 (range 6, efficiency 6, stacking 2)';
  const pointsAfter = (reading: string, turn: number, ...moves: (readonly [string, string])[]): number => {
    const at = field({
      soviet: { 6432: [guns] },
      german: { 6442: [], 6434: [ours] },
      turn,
      rulings: { 'victory.redyaUnits': reading },
    });
    const place = { name: 'east', cells: at.cells('6431 6430'), preposition: 'at', source: NO_SOURCE } as const;
    const during = { first: 13, last: 17, source: NO_SOURCE };
    const award = {
      side: 'German',
      occasion: 'entered artillery',
      place,
      during,
      points: 2,
      attributes: {},
      citations: [],
      source: NO_SOURCE,
    };
    const state = new State({ ...at.scenario, awards: [award] }, at.state.ground, at.state.muster);
    state.turn = turn;
    for (const { index } of state.pieces) state.put(index, at.state.cell[index]);
    for (const [unit, to] of moves) state.put(at.piece(unit), at.cell(to));
    return countsOf(state)['entered artillery'].times(award);
  };
  const twice = [
    ['Guns', '6431'],
    ['Guns', '6432'],
    ['Guns', '6431'],
  ] as const;
  test.each<readonly [string, string, number, readonly (readonly [string, string])[], number]>([
    ['each Soviet unit once', 'sovietOnce', 14, twice, 1],
    ['each Soviet entry, under the reading `everyOccurrence`', 'everyOccurrence', 14, twice, 2],
    ['no entry on 21PM', 'sovietOnce', 18, twice, 0],
    ['no German unit', 'sovietOnce', 14, [['Ours', '6430']], 0],
    ['German units too, under the reading `everyOccurrence`', 'everyOccurrence', 14, [['Ours', '6430']], 1],
  ])('the count of units east of the Redya includes %s', (_, reading, turn, moves, number) => {
    expect(pointsAfter(reading, turn, ...moves)).toBe(number);
  });
});

describe('moves that the scenario card forbids [SC]', () => {
  const codes = async (...changes: Parameters<typeof changed>): Promise<string[]> =>
    (await changed(...changes)).playFindings().flatMap(({ severity, code }) => (severity === 'error' ? [code] : []));

  test.each([
    ['252/70 to 1909', ['rtl/S4.22/forbidden']],
    ['329/70 to 2011', []],
  ])('in scenario 2 a unit in a strongpoint may not leave it on 15AM: move %s [S4.22]', async (move, found) => {
    const orders = `orders turn 15AM Soviet { begin "70.Rifle" draw "70.Rifle" { play mobile move ${move} } }`;
    expect(await codes('counterattack-at-soltsy', [], orders)).toEqual(found);
  });

  test.each([
    ['to 2002', ['rtl/S3.27/forbidden']],
    ['to 2003', []],
  ])(
    'in scenario 1 a third unit of the 202nd may not enter a hex with two of them: order move 1317/202 %s [S3.27]',
    async (move, found) => {
      const placed: [RegExp, string] = [
        setUpOf('Soviet'),
        '  setup Soviet { 2002: "HQ 202", 682/202  2004: 1317/202 }\n',
      ];
      const later: [RegExp, string] = [/ {2}arrive turn 14AM at East, North for Soviet: "HQ 202"[^\n]*\n/, ''];
      const orders = `orders turn 13AM Soviet { draw "202.Rifle" { play mobile move 1317/202 ${move} } }`;
      expect(await codes('the-battle-of-soltsy', [placed, later], orders)).toEqual(found);
    },
  );

  test.each([
    ['4824', '4825', ['rtl/S6.22/forbidden']],
    ['4818', '4819', []],
  ])('in scenario 4 no Soviet aircraft flies in the attack on %s on 19AM [S6.22]', async (target, from, found) => {
    const german: [RegExp, string] = [setUpOf('German'), `  setup German { ${target}: "Bau 87" }\n`];
    const soviet: [RegExp, string] = [setUpOf('Soviet'), `  setup Soviet { ${from}: 943/257, "HQ 257" }\n`];
    const orders = `orders turn 19AM Soviet {
      draw "257.Rifle" { play assault attack ${target} with 943/257 { fly "I-153/1" } }
    }`;
    expect(await codes('manstein-attacks', [german, soviet], orders)).toEqual(found);
  });
});
