import { describe, expect, test } from 'vitest';
import type { Playthrough } from '../../../engine/play/playthrough.js';
import { playRandomly } from '../../../engine/play/random-game.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { StatementWord } from '../../../engine/play/vocabulary.js';
import { fda } from '../../../engine/rulesets/fda/index.js';
import { pgg } from '../../../engine/rulesets/pgg/index.js';
import { differencesOf } from '../../../fuzz/replaying.js';
import { played } from './starters.js';

const codes = ({ findings }: Playthrough): string[] => findings.map(({ code }) => code);
const where = ({ game }: Playthrough, name: string): string | undefined => {
  const unit = game.unitLocations().find((one) => one.name === name);
  return unit?.cell ?? unit?.off;
};

/** Each game, with a unit that its starter does not place. Only an offer or a condition brings this unit into play. */
const games = [
  {
    ruleset: pgg,
    side: 'German',
    unit: '3.Inf',
    unitOnMap: '2.Inf',
    more: [
      ['  infantry division "2.Inf"', '  infantry division "3.Inf" 9-7 | 4-7 | 2-7 | 1-7\n  infantry division "2.Inf"'],
    ],
    orders: [
      [
        'orders turn 1 German {\n  phase initial movement:\n',
        'orders turn 1 German {\n  take\n  phase initial movement:\n  enter "3.Inf" to 0304\n',
      ],
    ],
  },
  {
    ruleset: fda,
    side: 'Blue',
    unit: '3rd Foot',
    unitOnMap: '1st Foot',
    more: [
      ['    infantry regiment "1st Foot"\n', '    infantry regiment "1st Foot"\n    infantry regiment "3rd Foot"\n'],
    ],
    orders: [['orders turn 1 Blue {\n', 'orders turn 1 Blue {\n  take\n']],
  },
] as const satisfies readonly {
  readonly ruleset: Ruleset;
  readonly more: readonly (readonly [string, string])[];
  readonly orders: readonly (readonly [string, string])[];
  readonly [other: string]: unknown;
}[];

describe.each(games)('$ruleset.id', ({ ruleset, side, unit, unitOnMap, more, orders }) => {
  const offer = `offer "Reserve" for ${side} turn 1 {
    score for ${side} option -6
    arrive at Ford: "${unit}"
  }`;
  const points = ({ game }: Playthrough): number[] =>
    game.score().flatMap(({ text, points: given }) => (text.includes('“Reserve” taken') ? [given] : []));

  test('taking an offer carries out its statements and charges its costs', async () => {
    const { checked, play } = await played(ruleset, offer, [...more, ...orders]);
    expect(checked.filter((code) => !code.endsWith('not-placed'))).toEqual([]);
    expect(codes(play)).toEqual([]);
    expect(where(play, unit)).toBe('0304');
    expect(points(play)).toEqual([-6]);
  });

  test('the statements of a declined offer have no effect', async () => {
    const { play } = await played(ruleset, offer, more);
    expect(where(play, unit)).toBe('expected');
    expect(points(play)).toEqual([]);
  });

  test('the statements of a `when` block whose condition holds apply from the next turn on', async () => {
    const when = `when ${side} holds Ford or not ${side} holds Ford { arrive at Ford: "${unit}" }`;
    const { play } = await played(ruleset, when, more);
    expect(play.game.findUnits(unit)).toHaveLength(1);
    if (ruleset === fda) expect(where(play, unit)).toBe('0304');
    expect(play.events.filter(({ kind }) => kind === 'when')).toHaveLength(1);
  });

  test('leaving units are removed without counting as lost', async () => {
    const { checked, play } = await played(
      ruleset,
      `leave turn 2: "${unitOnMap}"\n  victory nobody turn 2 when ${side} lost units 1..9`,
    );
    expect(checked).toEqual([]);
    expect(where(play, unitOnMap)).toBe('left');
    expect(play.events.filter(({ kind }) => kind === 'leave')).toHaveLength(1);
    expect(play.game.position().pieces.find(({ name }) => name === unitOnMap)?.cell).toBeUndefined();
    expect(play.events.filter(({ kind, facts }) => kind === 'victory' && facts?.outcome === 'draw')).toEqual([]);
  });

  const always = `when ${side} holds Ford or not ${side} holds Ford`;
  const columns = ['1-3', '1-2', '1-1', ...Array.from({ length: 10 }, (_, i) => `${i + 1}-1`).slice(1)];
  const [ruling] = ruleset.rulings;
  /**
   * An example of each statement that a game may leave unimplemented. It is added to the scenario of the starter; an
   * example in angle brackets replaces the `turns` statement.
   */
  const statements: Readonly<Record<StatementWord, string>> = {
    'arrival turns': `arrive turn 1..2 at Ford: "${unit}"`,
    attach: `attach "${unit}" to "${unitOnMap}"`,
    award: `score for ${side} start 4`,
    becomes: `leave turn 2: "${unitOnMap}" (becomes "${unit}")`,
    'brought arrivals': `${always} { arrive turn 2 at Ford: "${unit}" }`,
    'brought rulings': `${always} { ruling ${ruling.option} = ${ruling.values[1]} }`,
    'brought scores': `${always} { score Ford 3 }`,
    'brought settings': `${always} { set control of Ford = ${side} }`,
    'first turn': '<turns 2..2>',
    forbid: `forbid ${ruleset === fda ? 'assault' : 'move'} for ${side}`,
    leave: `leave turn 2: "${unitOnMap}"`,
    offer: `offer "Reserve" for ${side} turn 1 { score for ${side} option -6 }`,
    require: `require move 99 for ${side}`,
    'set of': `set control of Field = ${side}`,
    table: `table crt { ${[1, 2, 3, 4, 5, 6].map((row) => `${row}: ${columns.map((odds) => `${odds} = Ae`).join(', ')}`).join(' ')} }`,
    victory: `victory nobody turn 1`,
    when: `${always} { score for ${side} start 1 }`,
  };
  const course = async (statement: string): Promise<{ isReported: boolean; course: string }> => {
    const turns = /^<(.*)>$/.exec(statement)?.[1];
    const later = turns === undefined ? [] : [[/turns 2\b/.exec(ruleset.starter)?.[0] ?? '', turns] as const];
    const far = ['area Ford 0304', 'area Ford 0304\n  area Field 0101'] as const;
    const beside = `score for ${side} held at Field 3`;
    const written = turns === undefined ? `${statement}\n  ${beside}` : beside;
    const { checked, play } = await played(ruleset, written, [...more, far, ...later]);
    const { moments, findings, game } = play;
    const result = [moments.map(({ address }) => address), play.events, codes(play), game.score(), game.outcome()];
    return { isReported: checked.includes('sandtable/not-played'), course: JSON.stringify([findings.length, result]) };
  };

  test.each(Object.entries(statements))(
    'the game plays the statement “%s” or reports that it has no effect',
    async (word, statement) => {
      const isPlayed = ruleset.vocabulary.statements?.includes(word as StatementWord) ?? false;
      const [without, withIt] = [await course(''), await course(statement)];
      expect(withIt.isReported).toBe(!isPlayed);
      if (isPlayed) expect(withIt.course).not.toBe(without.course);
    },
  );

  const all = `offer "Reserve" for ${side} turn 1 {
    score for ${side} option -6
    arrive at Ford: "${unit}"
    leave turn 2: "${unitOnMap}"
  }
  offer "Rest" for ${side} turn 2 when ${side} holds Ford { leave: "${unit}" }`;

  test('random games with offers to a side break no invariant and continue identically from every pause', async () => {
    const { play } = await played(ruleset, all, more);
    const { scenario } = play.game;
    for (let seed = 0; seed < 12; seed++) {
      expect(playRandomly(ruleset, scenario, String(seed), { check: 'answer', boldOnceIn: 5 })).toMatchObject({
        ended: true,
        broken: [],
      });
      const game = playRandomly(ruleset, scenario, String(seed), { keepLog: true });
      expect(differencesOf(ruleset, scenario, game)).toEqual([]);
    }
  });
});

test('an offer that adds counters from a pool draws them and brings them onto the map', async () => {
  const { checked, play } = await played(
    pgg,
    'offer "Guards" for Soviet turn 2 { arrive at Ford for Soviet: 1 rifle of army "20" }',
    [['dice "first throw"', 'dice "first throw"\norders turn 2 Soviet { take }']],
  );
  expect(checked).toEqual([]);
  expect(codes(play)).toEqual([]);
  expect(play.moments.some(({ kind, address }) => kind === 'dice' && address === '2/Soviet/draw/20/1')).toBe(true);
});
