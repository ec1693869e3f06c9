import { describe, expect, test } from 'vitest';
import { playThrough } from '../../engine/play/play-scenario.js';
import { playRandomly } from '../../engine/play/random-game.js';
import { outcomeText } from '../../engine/play/game.js';
import { differencesOf } from '../../fuzz/replaying.js';
import { BATTLE, opened } from './opened.js';
import { toy } from './rules/index.js';

/** Returns the example battle with a part of its text replaced. */
function otherwise(text: string, instead: string): string {
  if (!BATTLE.includes(text)) throw new Error(`The battle has no “${text}”.`);
  return BATTLE.replace(text, instead);
}

describe('the battle of the toy ruleset', () => {
  test('the battle of the toy ruleset plays to its end without findings and meets all its expectations', async () => {
    const { findings, scenario } = await opened(BATTLE);
    expect(findings).toEqual([]);
    const play = playThrough(toy, scenario, { until: 'end' });
    expect(play.expectations.length).toBeGreaterThan(10);
    const failed = play.expectations.filter(({ passed }) => !passed);
    expect(failed.map(({ text, got }) => `${text}: ${got}`)).toEqual([]);
    expect(play.findings.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
    expect(play.game.outcome()).toEqual({ side: 'Blue', degree: 'marginal', rule: 'scenario' });
  });

  test.each([
    ['a set-up with too few units', 'require units 5', 'require units 6', 'toy/set-up-limit'],
    ['a set-up with too many units', 'forbid units 2 at Bree', 'forbid units 1 at Bree', 'toy/set-up-limit'],
    ['a set-up without cover', 'require cover at Bree', 'require cover at East', 'toy/set-up-limit'],
    ['a set-up of five points', '0603: "HQ 7"', '0603: "HQ 7", 3/7, 1/8', '5 stacking points in 0603; Red may stack 4'],
    ['a set-up that stacks too high', '1/1, 2/1', '1/1, 2/1, 2/2', 'toy/5/stack-limit'],
    ['a turn that the calendar does not have', 'turn 13AM..13PM = 2', 'turn 13AM..19PM = 2', 'sandtable/'],
    ['an unknown action', 'forbid move 1/7', 'forbid dance 1/7', 'sandtable/unknown-word'],
    ['an unknown table', 'table combat', 'table fights', 'toy/unknown-table'],
    ['a row that the table does not have', '6: 3-1 = X', '7: 3-1 = X', 'toy/6/table-row'],
    ['a column that the table does not have', '6: 3-1 = X', '6: 4-1 = X', 'toy/6/table-column'],
    ['a result that the table does not have', '6: 3-1 = X', '6: 3-1 = D', 'toy/6/table-value'],
    [
      'a replacement that does not exist',
      '(becomes "4/1")',
      '(becomes "9/1")',
      'toy/becomes-whom: “9/1” is not a unit of Blue',
    ],
    ['a replacement by an enemy unit', '(becomes "4/1")', '(becomes "2/8")', 'toy/becomes-whom'],
    [
      'a replacement by a unit of the set-up',
      '(becomes "4/1")',
      '(becomes "1/2")',
      'toy/becomes-placed: 1/2 is set up already',
    ],
    [
      'one replacement for many units',
      'leave turn 14AM: 3/1',
      'leave turn 14AM: "1.Bde"',
      'toy/becomes-of-many: 4/1 can replace only one unit; 1.Bde is not one unit.',
    ],
    ['the same replacement for two units', '"4/1")', '"4/1"), 1/1 (becomes "4/1")', 'toy/becomes-twice'],
    ['a prohibition of the verb “end”', 'forbid move 1/7', 'forbid end', 'sandtable/never-forbidden'],
    ['an unknown fact', 'Blue points 12..99', 'Blue fears 12..99', 'sandtable/unknown-word'],
  ])('the checks report %s', async (_, text, instead, code) => {
    const { findings } = await opened(otherwise(text, instead));
    expect(findings.join('\n')).toContain(code);
  });

  test.each([
    ['an order that the scenario forbids', 'forbid move 1/7 turn', 'forbid move 2/7 turn', 'toy/3/forbidden'],
    ['a move through an enemy zone', 'move 1/1 to 0303', 'move 1/1 to 0503', 'toy/4/out-of-reach'],
    ['a move into a cell that is full', 'move 1/1 to 0303', 'move 1/1 to 0202', 'toy/5/stack-limit'],
    ['an attack on an empty cell', 'attack 0402 with', 'attack 0404 with', 'toy/6/no-enemy'],
    ['a fire mission beyond the limit', 'Blue turn 13AM..13PM = 2', 'Blue turn 13AM..13PM = 0', 'toy/7/no-mission'],
    ['an order to a unit of another formation', 'move 2/1 to 0302', 'move 1/2 to 0302', 'toy/3/not-active'],
    [
      'the acceptance of an offer that is forbidden in that turn',
      'forbid move 1/7 turn 13AM',
      'forbid take turn 13PM',
      'toy/3/forbidden',
    ],
    ['the end of a turn without a required order', 'move 3/1 to 0404', '', 'toy/scenario/undone'],
    [
      'a reaction to a cell where it is not allowed',
      'retreat 1/7 to 0402',
      'retreat 1/7 to 0101',
      'toy/6.1/no-way-back',
    ],
    [
      'a block of orders for a marker that is not drawn',
      'turn 13AM = 2',
      'turn 13AM = 1',
      'sandtable/occasion-not-come',
    ],
  ])('play reports %s', async (_, text, instead, code) => {
    const { scenario } = await opened(otherwise(text, instead));
    const play = playThrough(toy, scenario, { until: { turn: 2 } });
    expect(play.findings.map((finding) => finding.code)).toContain(code);
  });

  test.each([
    [
      'Blue wins with the required points and supply line',
      'Blue points 12..99',
      'Blue points 3..99',
      'Blue decisive',
      1,
    ],
    [
      'Red wins by a roll if no condition of Blue is met',
      'marginal turn 14AM when Blue',
      'marginal turn 14AM when Red',
      'Red',
      3,
    ],
    [
      'Blue wins marginally by holding Aust, without a roll for Red',
      'when rolled 1..5',
      'when rolled 7..9 and not Blue holds Aust',
      'Blue marginal',
      3,
    ],
  ])('at the end of the battle, %s', async (_, text, instead, outcome, turn) => {
    const { scenario } = await opened(otherwise(text, instead));
    const { game, moments, ended } = playThrough(toy, scenario, { until: 'end' });
    const found = game.outcome();
    expect([ended, found && outcomeText(found), moments.at(-1)?.turn]).toEqual([true, outcome, turn]);
  });

  test.each([
    ['forbid end, move 1/1', ['sandtable/never-forbidden'], ['toy/3/forbidden']],
    ['forbid end', ['sandtable/never-forbidden'], []],
  ])(
    'if “%s” contains a verb that cannot be forbidden, the verb is reported and any other verb is still forbidden',
    async (statement, checked, refused) => {
      const { findings, scenario } = await opened(otherwise('forbid move 1/7 turn 13AM', `${statement} turn 13AM`));
      expect(findings.map((finding) => finding.split(':')[0])).toEqual(checked);
      const codes = playThrough(toy, scenario, { until: { turn: 1 } }).findings.map(({ code }) => code);
      expect(codes.filter((code) => code.endsWith('/forbidden'))).toEqual(refused);
    },
  );

  test('hidden units are shown only to their owner and the umpire', async () => {
    const { scenario } = await opened(BATTLE);
    const { game } = playThrough(toy, scenario, { until: { turn: 0 } });
    const shown = (viewer?: Parameters<typeof game.position>[0]): string | undefined =>
      game.position(viewer).pieces.find(({ name }) => name === '1/7')?.values;
    expect([shown(), shown({ side: 'Blue' }), shown({ side: 'Red' }), shown({ umpire: true })]).toEqual([
      '?',
      '?',
      '3-3',
      '3-3',
    ]);
  });
});

test('the views of the toy ruleset show the values with which the game is played', async () => {
  const { scenario } = await opened(
    BATTLE.replace('0203: 1/1, 2/1', '0402: 1/1, 2/1').replace('require infantry 2 at 0203', ''),
  );
  const { game } = playThrough(toy, scenario, { until: { turn: 0 } });
  const cell = (label: string): number => scenario.map.board.cell(label);
  const [block] = scenario.orders[0].lines;
  const attack =
    'answers' in block
      ? block.answers.flatMap(({ orders }) => orders).find(({ verb }) => verb === 'attack')
      : undefined;
  const at = attack && { ...attack, cells: [{ cell: cell('0503'), source: attack.source }] };
  const forecast = at && game.views.forecast(at);
  expect(forecast?.summary).toBe('1-1');
  expect(forecast?.chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  expect(game.views.reach('1/2').length).toBeGreaterThan(5);
  expect(['1/2', '2.Bde'].map((name) => game.views.describe(name).length)).toEqual([1, 0]);
  expect(game.views.whyNot('1/2', cell('0304'))?.[0].text).toContain('1/2 does not reach 0304');
  expect(
    game.views.layers.map(({ name, of, contentFor: lay }) => [name, lay(of === 'side' ? 'Blue' : '1/2').shapes.length]),
  ).toEqual([
    ['zone', 1],
    ['supply', 1],
    ['set-up', 0],
  ]);
});

describe('moves', () => {
  /**
   * Returns the cost for the unit to move from one hex to each of the others. Tests put the enemy in 0402 or 0201. Its
   * zone of control is 0302, 0303, 0401, 0403, 0502, 0503 or, from 0201, 0101, 0102, 0202, 0301, 0302. The road runs
   * 0103 - 0202 - 0302 - 0402 - 0503.
   */
  const costs = async (
    unit: string,
    from: string,
    to: readonly string[],
    enemy: string,
  ): Promise<(number | undefined)[]> => {
    const { findings, scenario } = await opened(`${BATTLE.slice(0, BATTLE.indexOf('table'))}
scenario "Ways" {
  on Land
  turns 13AM
  setup Blue { ${from}: ${unit} }
  setup Red { ${enemy}: 1/7 }
}`);
    expect(findings).toEqual([]);
    const { game } = playThrough(toy, scenario, { until: { turn: 0 } });
    const reach = new Map(game.views.reach(unit).map(({ cell, cost }) => [scenario.map.board.label(cell), cost]));
    return to.map((label) => reach.get(label));
  };

  type Way = readonly [string, unit: string, from: string, to: string[], costs: (number | undefined)[], enemy: string];
  test.each<Way>([
    ['along a road', '1/1', '0103', ['0202', '0203'], [0.5, 1], '0402'],
    ['into an enemy zone, which costs a point more', '1/1', '0202', ['0302', '0303'], [1.5, 2], '0402'],
    ['no farther than into an enemy zone', '1/1', '0202', ['0401', '0502'], [undefined, undefined], '0402'],
    ['from one zone into another with all points', '1/1', '0302', ['0401', '0202'], [3, 0.5], '0402'],
    ['by a detour along a road, if that is cheaper', '1/1', '0302', ['0303'], [2.5], '0402'],
    ['from one zone into another, not after a first hex', '1/1', '0202', ['0302', '0403'], [1.5, undefined], '0402'],
    ['of a tank from zone to zone', '1/2', '0302', ['0303', '0401', '0403'], [2, 2, 4], '0402'],
    ['of a tank by road, but not from zone to zone', '1/2', '0103', ['0202', '0302'], [1.5, 4.5], '0201'],
    ['of a scout, which no zone stops', '3/1', '0202', ['0302', '0402', '0503'], [0.5, 1, 1.5], '0402'],
  ])('movement %s costs the expected number of movement points', async (_, unit, from, to, expected, enemy) => {
    expect(await costs(unit, from, to, enemy)).toEqual(expected);
  });
});

describe('random games of the toy ruleset', () => {
  test('random games end, keep all invariants and refuse no answer that they offered', async () => {
    const { scenario } = await opened(BATTLE);
    for (let seed = 0; seed < 30; seed++)
      expect(playRandomly(toy, scenario, String(seed), { check: 'answer', boldOnceIn: 5 })).toMatchObject({
        ended: true,
        broken: [],
      });
  });

  test('random games continue from a restored pause in the same way', async () => {
    const { scenario } = await opened(BATTLE);
    for (let seed = 0; seed < 5; seed++)
      expect(differencesOf(toy, scenario, playRandomly(toy, scenario, String(seed), { keepLog: true }))).toEqual([]);
  });
});

test.each(['1/weather', '13AM/weather'])(
  'a file can set the result of a roll that has the address %s',
  async (address) => {
    const { findings, scenario } = await opened(BATTLE.replace('dice "1/weather" = 2', `dice "${address}" = 9`));
    expect(findings).toEqual([]);
    const { moments } = playThrough(toy, scenario, { until: { turn: 1 } });
    expect(moments.find((moment) => moment.address === '1/weather')).toMatchObject({ by: 'written', answer: '9' });
  },
);

test('setting the same roll under both names of its turn is reported as a duplicate', async () => {
  const { findings } = await opened(`${BATTLE}\ndice "13AM/weather" = 9\n`);
  expect(findings).toEqual([expect.stringContaining('sandtable/duplicate-dice')]);
});

test('a `forbid` statement with an attribute forbids the order only to units that have the attribute', async () => {
  const refused = async (dot: string): Promise<string[]> => {
    const { findings, scenario } = await opened(
      otherwise('forbid move 1/7 turn 13AM [3]', `forbid move turn 13AM (dot ${dot})`),
    );
    expect(findings).toEqual([]);
    const { findings: played } = playThrough(toy, scenario, { until: { turn: 1 } });
    return played.filter(({ code }) => code === 'toy/3/forbidden').map(({ message }) => message);
  };
  expect((await refused('blue')).join()).toContain('forbidden to 1/1');
  expect(await refused('white')).toEqual([]);
});

test('a scenario may begin in the middle of the game', async () => {
  const text = BATTLE.slice(0, BATTLE.indexOf('scenario'));
  const { findings, scenario } = await opened(`${text}
scenario "The evening" {
  on Land
  turns 13PM..14AM
  set points for Red = 3
  set control of Aust = Blue
  set weather = mud
  setup Blue { 0203: 1/1 (step 2)  0204: 2/2 (fired) }
  setup Red { 0603: 2/7 }
  score Aust 3
  victory nobody turn 14AM when Red points 3 and Blue points 3
}
orders turn 13PM Blue { draw "2.Bde" {
  assault
  fire 2/2 against 0603
} }
expect after setup { 1/1 (step 2)  2/2 (fired)  score Red 3  score Blue 3 }
expect after turn 13PM { weather (weather "mud") }
`);
  expect(findings).toEqual([]);
  const play = playThrough(toy, scenario, { until: 'end' });
  expect(play.expectations.filter(({ passed }) => !passed)).toEqual([]);
  expect(play.findings.map(({ code }) => code)).toEqual(['toy/7/no-gun']);
  expect(play.events.find(({ kind }) => kind === 'phase')?.text).toBe('Turn 2: weather.');
  expect(outcomeText(play.game.outcome() ?? { rule: '' })).toBe('draw');
});
