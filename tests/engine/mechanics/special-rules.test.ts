import { describe, expect, test } from 'vitest';
import { evaluateCondition } from '../../../engine/mechanics/special-rules/conditions.js';
import type { SpecialGame } from '../../../engine/mechanics/special-rules/face.js';
import type { Losses } from '../../../engine/mechanics/special-rules/losses.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import type { ConditionTest } from '../../../engine/model/special-rules.js';
import { list } from '../../../engine/model/words.js';
import { drive, runToEnd } from '../../../engine/play/drive.js';
import type { Decision, DiceRoll, Reply } from '../../../engine/play/moment.js';
import { playThrough } from '../../../engine/play/play-scenario.js';
import type { Playthrough } from '../../../engine/play/playthrough.js';
import { playRandomly, type Watch } from '../../../engine/play/random-game.js';
import { outcomeText, type Game } from '../../../engine/play/game.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { bite } from '../../../engine/rulesets/bite/index.js';
import { fda } from '../../../engine/rulesets/fda/index.js';
import { pgg } from '../../../engine/rulesets/pgg/index.js';
import { played } from './starters.js';

const codes = ({ findings }: Playthrough): string[] => findings.map(({ code }) => code);

describe('a prohibition', () => {
  test.each([
    ['for a unit', 'forbid move "1.Inf"', 1],
    ['for a side', 'forbid move for German', 2],
    ['for a side except one unit', 'forbid move for German except "2.Inf"', 1],
    ['for a later turn', 'forbid move turn 2', 0],
    ['of moves to a place', 'forbid move to 0504', 1],
    ['of moves from a place', 'forbid move from 0304', 1],
    ['of moves to the east, in which both units go', 'forbid move (east)', 2],
    ['of moves to the west', 'forbid move (west)', 0],
    ['of moves of three cells or more', 'forbid move 3 for German', 0],
    ['of moves of two cells or more, which both units make', 'forbid move 2 for German', 2],
    ['of moves of two cells or more to the east', 'forbid move 2 "1.Inf" (east)', 1],
    ['for the other side', 'forbid move for Soviet', 0],
    ['of an attack by two units or more', 'forbid attack 2', 1],
    ['of an attack by three units or more', 'forbid attack 3', 0],
  ])('a prohibition %s (%s) refuses %i orders', async (_, statement, refused) => {
    const { checked, play } = await played(pgg, statement);
    expect(checked).toEqual([]);
    const forbidden = play.findings.filter(({ code }) => code.endsWith('/forbidden'));
    expect(forbidden).toHaveLength(refused);
    for (const finding of forbidden) expect(finding.related).toHaveLength(1);
  });

  test.each([
    ['a prohibition of moves to a place allows a move that only passes through it', 'forbid move to 0404', 0],
    ['a prohibition of moves to a place refuses a move that ends there', 'forbid move to 0504', 1],
  ])('%s', async (_, statement, refused) => {
    const { checked, play } = await played(pgg, statement, [
      ['move "1.Inf" to 0504', 'move "1.Inf" 0304 > 0404 > 0504'],
    ]);
    expect(checked).toEqual([]);
    expect(codes(play).filter((code) => code.endsWith('/forbidden'))).toHaveLength(refused);
  });

  test.each([
    ['refuses the third named unit in a hex', 'forbid stack 3 "41.Pz", "4.A", "28.AK"', 1],
    ['allows three named units in a hex', 'forbid stack 4 "41.Pz", "4.A", "28.AK"', 0],
    ['refuses the third unit of a side in a hex', 'forbid stack 3', 1],
    ['allows three units next to an enemy unit in the hex, which is not counted', 'forbid stack 4', 0],
  ])('a stacking prohibition %s: %s', async (_, statement, refused) => {
    const { checked, play } = await played(bite, statement);
    expect(checked).toEqual([]);
    expect(codes(play).filter((code) => code.endsWith('/forbidden'))).toHaveLength(refused);
  });

  test('a prohibition that contains an unknown word forbids nothing', async () => {
    const { checked, play } = await played(pgg, 'forbid move (sout)');
    expect(checked).toEqual(['sandtable/unknown-word']);
    expect(codes(play).filter((code) => code.endsWith('/forbidden'))).toEqual([]);
  });

  test('randomly chosen answers contain no move that is forbidden', async () => {
    const { play } = await played(pgg, 'forbid move for German');
    const { scenario } = play.game;
    for (let seed = 0; seed < 20; seed++) {
      const moved: string[] = [];
      const watch = () => ({
        onMoment: (events: readonly { kind: string; side?: string; text: string }[]) => {
          moved.push(
            ...events.filter(({ kind, side }) => kind === 'move' && side === 'German').map(({ text }) => text),
          );
          return [];
        },
      });
      expect(playRandomly(pgg, scenario, String(seed), { check: 'answer', watch })).toMatchObject({ broken: [] });
      expect(moved).toEqual([]);
    }
  });

  test.each([
    ['forbid activate "1st Division", "2nd Division"', true],
    ['forbid activate except "1st Division", "2nd Division"', false],
  ])(
    'with the statement “%s”, a forbidden answer is legal only if every answer is forbidden',
    async (statement, isForced) => {
      const { checked, play } = await played(fda, statement);
      expect(checked).toEqual([]);
      expect(codes(play).includes('fda/scenario/forced')).toBe(isForced);
      expect(playRandomly(fda, play.game.scenario, '1', { check: 'answer' })).toMatchObject({
        ended: true,
        broken: [],
      });
    },
  );

  test('a prohibition also refuses orders of the ruleset fda', async () => {
    const { checked, play } = await played(fda, 'forbid assault "1st Tanks"');
    expect(checked).toEqual([]);
    expect(codes(play)).toContain('fda/6d/forbidden');
  });
});

describe('a requirement', () => {
  test.each([
    ['require move turn 1 for German', []],
    ['require attack turn 2 for German', ['pgg/scenario/undone']],
    ['require attack turn 2 for German except "1.Inf", "2.Inf"', []],
    ['require move 3 turn 1 for German', ['pgg/scenario/undone']],
  ])('a game played with the requirement “%s” has the findings %j', async (statement, expected) => {
    const { play } = await played(pgg, statement);
    expect(codes(play).filter((code) => code.endsWith('/undone'))).toEqual(expected);
  });
});

describe('an unmet requirement is reported for the units concerned only', () => {
  /**
   * Records, from events only, which units acted in each turn, and compares them with the units that play reports at
   * the end of the turn.
   */
  const differences = async (
    ruleset: Ruleset,
    side: string,
    verb: string,
  ): Promise<{ wrong: string[]; reported: number }> => {
    const { checked, play } = await played(ruleset, `require ${verb} for ${side}`);
    expect(checked).toEqual([]);
    const wrong: string[] = [];
    let reported = 0;
    const watch = (game: Game): Watch => {
      const did = new Set<string>();
      let undone: readonly string[] = [];
      const look: Watch['onMoment'] = (events, pause) => {
        for (const { kind, pieces = [], text } of events)
          if (kind === verb) for (const name of pieces) did.add(name);
          else if (kind === 'undone') undone = [text];
        if (pause?.ends !== 'turn') return [];
        const onMap = game.unitLocations().filter((unit) => unit.side === side && unit.cell !== undefined);
        const idle = onMap.filter(({ name }) => !did.has(name)).map(({ name }) => name);
        const expected =
          idle.length === 0 || pause.turn === 0 ? [] : [`${list(idle)} did not ${verb} in turn ${pause.turn}.`];
        if (JSON.stringify(expected) !== JSON.stringify(undone)) wrong.push(`${expected.join()} but ${undone.join()}`);
        reported += undone.length;
        did.clear();
        undone = [];
        return [];
      };
      return { onMoment: look };
    };
    for (let seed = 0; seed < 30; seed++)
      playRandomly(ruleset, play.game.scenario, String(seed), { check: 'phase', watch });
    return { wrong, reported };
  };

  test.each([
    { ruleset: pgg, side: 'German', verb: 'move' },
    { ruleset: pgg, side: 'Soviet', verb: 'move' },
    { ruleset: fda, side: 'Blue', verb: 'move' },
    { ruleset: fda, side: 'Red', verb: 'assault' },
  ])(
    'in $ruleset.id the requirement to $verb is reported for every $side unit that did not do so, and for no other',
    async ({ ruleset, side, verb }) => {
      const { wrong, reported } = await differences(ruleset, side, verb);
      expect(wrong).toEqual([]);
      expect(reported).toBeGreaterThan(0);
    },
  );
});

describe('a condition that depends on a die', () => {
  test.each([
    { written: 'rolled 2', least: 2, met: [2] },
    { written: 'rolled 2..4', least: 2, most: 4, met: [2, 3, 4] },
  ])('the condition “$written” is met only by the rolls $met', ({ met, ...numbers }) => {
    const game = { special: {} } as SpecialGame;
    const condition: ConditionTest = { test: 'fact', fact: 'rolled', things: [], source: NO_SOURCE, ...numbers };
    const isMetBy = (die: number): unknown => {
      const context = { game, losses: {} as Losses, points: () => 0, address: '1/when', rule: 'scenario' };
      const play = evaluateCondition(condition, context);
      play.next();
      return play.next([die]).value;
    };
    expect([1, 2, 3, 4, 5, 6].filter(isMetBy)).toEqual(met);
  });
});

describe('a victory statement', () => {
  test.each([
    ['victory German decisive turn 1 when German holds Ford', 'German decisive', 1],
    ['victory German decisive turn 1 when Soviet holds Ford', 'Soviet decisive', 2],
    ['victory German when not Soviet holds Ford and (German holds Krasny or German points 0..5)', 'German', 2],
    ['victory Soviet when German lost units 9\n  victory nobody', 'draw', 2],
    ['victory Soviet when German points 1..9', 'Soviet decisive', 2],
  ])('the victory statement “%s” ends the game with the outcome “%s”', async (statement, outcome, turn) => {
    const { play } = await played(pgg, statement);
    const event = play.events.find(({ kind, facts }) => kind === 'victory' && facts?.outcome !== undefined);
    expect(event?.facts?.outcome).toBe(outcome);
    const ended = play.game.outcome();
    expect(ended && outcomeText(ended)).toBe(outcome);
    expect(play.moments.at(-1)?.turn).toBe(turn);
    expect(play.ended).toBe(true);
  });
});

describe('a table statement', () => {
  const allOf = (result: string): string =>
    pgg.vocabulary.results.some(({ word }) => word === result)
      ? `table crt { ${[1, 2, 3, 4, 5, 6]
          .map(
            (roll) =>
              `${roll}: ${['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1', '10-1'].map((odds) => `${odds} = ${result}`).join(', ')}`,
          )
          .join(' ')} }`
      : '';

  test.each(['Ae', 'De/A1', 'Eng'])('a table statement replaces all cells of the table by %s', async (result) => {
    const { checked, play } = await played(pgg, allOf(result));
    expect(checked).toEqual([]);
    expect(play.events.find(({ kind }) => kind === 'attack')?.facts?.result).toBe(result);
    const [orders] = play.game.scenario.orders;
    const attack = orders.lines.flatMap((line) => ('verb' in line && line.verb === 'attack' ? [line] : [])).at(0);
    const { scenario } = play.game;
    const early = playThrough(pgg, scenario, { until: { turn: 1, side: 'German', phase: 'initial movement' } }).game;
    expect(attack && early.views.forecast(attack)?.chances).toEqual([{ result, chance: 1 }]);
  });

  test('of several values for one table cell, the first one counts', async () => {
    const { play } = await played(pgg, `${allOf('Eng')}\n  ${allOf('De')}`);
    expect(play.events.find(({ kind }) => kind === 'attack')?.facts?.result).toBe('Eng');
  });

  test.each([
    ['table crt { 7: 6-1 = D1 }', 'pgg/9.5/table-row'],
    ['table crt { 6: 11-1 = D1 }', 'pgg/9.5/table-column'],
    ['table crt { 6: 6-1 = D1R }', 'pgg/9.5/table-value'],
    ['table weather { 6: 6-1 = D1 }', 'pgg/unknown-table'],
  ])('the table statement “%s” is reported as %s', async (statement, code) => {
    const { checked } = await played(pgg, statement);
    expect(checked).toEqual([code]);
  });
});

test('the statements of a condition are applied once, even if the condition stays true in later turns', async () => {
  const { play } = await played(
    pgg,
    'when German holds Ford { score for German start 7  victory German turn 2 when German points 7..99 }',
  );
  expect(play.events.filter(({ kind }) => kind === 'when')).toHaveLength(1);
  expect(play.game.score()).toContainEqual({
    side: 'German',
    points: 7,
    text: 'a condition came true',
    rule: 'scenario',
  });
});

test('a condition that the game cannot evaluate is reported at its place in the text', async () => {
  const { checked } = await played(pgg, 'victory German when connected Krasny from Ford');
  expect(checked).toEqual(['pgg/unknown-fact']);
});

test('a game with special rules continues identically from each pause', async () => {
  const statement = `forbid move 2 for German
  score for German turn 1 held at Krasny 3
  when German holds Ford { score for German start 7  score for German turn 2 Krasny 2 }
  victory German turn 2 when German points 7..99`;
  const { play } = await played(pgg, statement);
  const { scenario } = play.game;
  const usual = (moment: Decision | DiceRoll): Reply =>
    moment.kind === 'dice' ? [...Array(moment.count).keys()].map(() => 1) : moment.fallback();
  const whole = pgg.start(scenario);
  const pauses: unknown[] = [];
  const steps = drive(whole, usual);
  for (let step = steps.next(); step.done !== true; step = steps.next())
    pauses.push(JSON.parse(JSON.stringify(whole.snapshot())));
  for (const snapshot of pauses) {
    const rest = pgg.start(scenario);
    rest.restore(snapshot);
    runToEnd(drive(rest, usual));
    expect(rest.snapshot()).toEqual(whole.snapshot());
    expect(rest.score()).toEqual(whole.score());
    expect(rest.outcome()).toEqual(whole.outcome());
  }
});
