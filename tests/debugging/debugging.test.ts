import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import { answersFor } from '../../language-server/on-demand/answers.js';
import { TestWorkspace } from '../language-server/workspace.js';
import { Debugged } from './debugged.js';

const LESSONS: Readonly<Record<string, string>> = {
  pgg: '2-combat.sand',
  fda: '2-assault.sand',
  rtl: '2-markers-and-sequences.sand',
  bite: '6-fog.sand',
};
const read = (game: string, name: string): string => {
  const file = path.join('examples', game, 'lessons', name);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
};
/** Returns the files of a game's lesson: the lesson with its imports, and variants of the lesson. */
const filesOf = (game: string, others: Readonly<Record<string, (lesson: string) => string>> = {}) => {
  const lesson = read(game, LESSONS[game]);
  const made = Object.entries(others).map(([name, make]) => [name, make(lesson)] as const);
  return {
    'ground.sand': read(game, 'ground.sand'),
    'forces.sand': read(game, 'forces.sand'),
    'lesson.sand': lesson,
    ...Object.fromEntries(made),
  };
};
/** Returns the number of the first line of the lesson that begins with a text. */
const lineOf = (game: string, text: string): number =>
  read(game, LESSONS[game])
    .split('\n')
    .findIndex((line) => line.trim().startsWith(text)) + 1;
const open = (game: string, others?: Parameters<typeof filesOf>[1]): Promise<Debugged> =>
  Debugged.of(filesOf(game, others), [...rulesets.values()]);

describe('debugging each game', () => {
  test.each([
    ['pgg', 'attack 2713', 'roll < 4', 'attack on 2713 at 2-1: 1', '25/7 at 2612', 1],
    ['fda', 'assault 0706', 'scores = 20-7', '21st Foot defends 0706: 1 4 2', '"21st Foot" at 0706', 7],
    ['rtl', 'combine "30.Inf"', 'roll > 5', '3.Mot tries to combine: 6', 'I/8 at 1310', 6],
    ['bite', 'scout 0604', 'roll >= 4', 'anti-aircraft of 0604: 1 2 3', '"8.A" at 0604', 6],
  ])(
    'a debug session of %s stops at an order whose condition holds, and evaluates expressions there',
    async (game, order, condition, frame, expected, roll) => {
      const debugged = await open(game);
      const line = lineOf(game, order);
      const [set] = await debugged.launch('lesson.sand', { breakpoints: [{ line, condition }] });
      expect(set).toMatchObject({ verified: true, line });
      const [innermost, cause] = await debugged.frames();
      expect(innermost).toBe(`${frame} @${line}`);
      expect(cause).toContain(`@${line}`);
      expect(await debugged.evaluate(expected)).toBe('true');
      expect(await debugged.evaluate('roll')).toBe(String(roll));
      const scopes = ['Moment', 'Units', 'State'];
      for (const scope of scopes) expect(await debugged.variables(scope)).not.toHaveLength(0);
      await debugged.close();
    },
  );
});

describe('debugging a game step by step', () => {
  let debugged: Debugged;
  const attack = lineOf('pgg', 'attack 2713');
  const second = lineOf('pgg', 'attack 2810');
  beforeAll(async () => {
    debugged = await open('pgg', {
      'refused.sand': (lesson) => lesson.replace('with 76/20, 90/20 (', 'with 76/20, 90/20, "7.Pz" ('),
      'unmet.sand': (lesson) => lesson.replace('28/1 at 2912', '28/1 at 2810'),
      'two-unmet.sand': (lesson) =>
        lesson.replace('28/1 at 2912', '28/1 at 2810').replace('25/7 at 2812', '25/7 at 2811'),
      'unread.sand': (lesson) => lesson.replace('attack 2713', 'atack 2713'),
    });
  });
  afterEach(() => debugged.close());

  test('the debugger steps from moment to moment, into the ledger of a battle, out of the ledger, and back', async () => {
    await debugged.launch('lesson.sand', { breakpoints: [{ line: attack }] });
    const at = (name: string): string => `step: ${name} @${attack}`;
    expect(await debugged.frames()).toEqual([
      `attack 2713 with 25/7, 6/7, 7/7, "26.Inf" @${attack}`,
      'German combat @23',
      'turn 1 @23',
    ]);
    expect(await debugged.go('next')).toBe(at('attack on 2713 at 2-1: 1'));
    expect(await debugged.go('stepIn')).toBe(at('25/7: 4 printed'));
    expect(await debugged.go('stepIn')).toBe(at('×2 integrity = 8 [7.3]'));
    const ledger = await debugged.variables('Ledger');
    expect(ledger.map(({ value }) => value)).toEqual(['25/7: 4 printed', '×2 integrity = 8 [7.3]']);
    expect(debugged.shown.at(-1)?.moment).toBe((debugged.shown.at(-3)?.moment as number) + 1);
    expect(await debugged.go('stepBack')).toBe(at('25/7: 4 printed'));
    expect(await debugged.go('stepBack')).toBe(at('attack on 2713 at 2-1: 1'));
    expect(await debugged.go('stepIn')).toBe(at('25/7: 4 printed'));
    expect(await debugged.go('stepOut')).toMatch(/^step: retreat/);
    expect(await debugged.evaluate('phase = combat')).toBe('true');
    expect(await debugged.go('stepOut')).toMatch(/^step: pass/);
    expect(await debugged.evaluate('phase = combat')).toBe('false');
    expect(await debugged.go('reverseContinue')).toMatch(/^breakpoint: attack 2713/);
    expect(await debugged.go('reverseContinue')).toMatch(/^entry:/);
    expect(await debugged.evaluate('moment')).toBe('0');
    expect(debugged.shown.at(-1)).toMatchObject({ moment: 'setup', umpire: true });
  });

  test('the debugger reports a step that reaches a breakpoint as a stop at the breakpoint, with its id', async () => {
    const [set] = await debugged.launch('lesson.sand', { breakpoints: [{ line: attack }], stopOnEntry: true });
    for (let steps = 0; !debugged.position.includes(`@${attack}`) && steps < 40; steps += 1) await debugged.go('next');
    expect(debugged.position).toMatch(/^breakpoint: attack 2713/);
    expect(debugged.hit).toEqual([set.id]);
  });

  test('the debugger returns no variables for a reference from before the last step', async () => {
    await debugged.launch('lesson.sand', { breakpoints: [{ line: attack }] });
    const reference = await debugged.referenceOf(['Units', 'German']);
    expect(await debugged.variablesOf(reference)).not.toEqual([]);
    await debugged.go('next');
    expect(await debugged.variablesOf(reference)).toEqual([]);
  });

  test('the debugger gives moments without orders a location in the text, because editors show no variables without one', async () => {
    await debugged.launch('lesson.sand', { stopOnEntry: true });
    const setup = lineOf('pgg', 'setup German');
    expect(await debugged.frames()).toEqual([
      `pass @${setup}`,
      `German setup @${setup}`,
      `the set-up @${lineOf('pgg', 'setup Soviet')}`,
    ]);
  });

  test('a debug session terminates after the last moment and prints what happened', async () => {
    await debugged.launch('lesson.sand', { breakpoints: [{ line: second }] });
    expect(await debugged.go('continue')).toBe('terminated');
    expect(debugged.said.join('')).toContain('Attack on 2713: 25 to 10, column 2-1, roll 1: D2');
    expect(debugged.said.join('')).toContain('Attack on 2810');
  });

  test('the debugger moves a breakpoint to the next order, or explains why no breakpoint can be set', async () => {
    const cases: readonly [Dap.SourceBreakpoint, Partial<Dap.Breakpoint>][] = [
      [{ line: attack - 1 }, { verified: true, line: attack }],
      [{ line: 48 }, { verified: false, message: 'There is no order on this line or below.' }],
      [
        { line: attack, condition: 'rol < 4' },
        {
          verified: false,
          message: 'Unknown name “rol”: neither a unit nor a fact of an event.',
        },
      ],
      [
        { line: attack, condition: 'stepps of 25/7 < 2' },
        { verified: false, message: 'Units have no fact “stepps”.' },
      ],
      [
        { line: attack, condition: 'roll = 1 and 25/7' },
        {
          verified: false,
          message: '“25/7” is not a condition. Compare it, for example “roll < 4” or “cell of 25/7 = 1523”.',
        },
      ],
      [{ line: attack, condition: 'revealed of 28/1' }, { verified: true }],
      [
        { line: attack, hitCondition: 'often' },
        { verified: false, message: '“often” is not a hit count. Write for example “3”, “>= 2” or “% 2”.' },
      ],
    ];
    const breakpoints = cases.map(([breakpoint]) => breakpoint);
    const set = await debugged.launch('lesson.sand', { breakpoints, stopOnEntry: true });
    for (const [i, [, expected]] of cases.entries()) expect(set[i]).toMatchObject(expected);
    expect(await debugged.breakAt('unmet.sand', [{ line: attack }])).toMatchObject([
      { verified: false, message: 'This file is not part of the game that is debugged.' },
    ]);
  });

  const STOPS: readonly [what: string, breakpoint: Dap.SourceBreakpoint, lines: readonly number[]][] = [
    ['the order', { line: attack }, [attack]],
    ['the first time', { line: attack, hitCondition: '1' }, [attack]],
    ['the second time, which does not come', { line: attack, hitCondition: '>= 2' }, []],
    ['an answer in its braces', { line: attack + 2 }, [attack + 2]],
    ['a roll that was not higher', { line: attack, condition: 'roll > 1' }, []],
    ['a step that is lost', { line: second, condition: 'steps of 76/20 < 2' }, [second + 2]],
    ['two things at once', { line: attack, condition: 'roll = 1 and 25/7 at 2612' }, [attack]],
  ];
  test('a debug session stops at breakpoints on orders, with conditions and with hit counts', async () => {
    await debugged.launch('lesson.sand', { stopOnEntry: true });
    for (const [what, breakpoint, lines] of STOPS) {
      await debugged.breakAt('lesson.sand', []);
      await debugged.go('reverseContinue');
      await debugged.breakAt('lesson.sand', [breakpoint]);
      const stops: number[] = [];
      for (let at = await debugged.go('continue'); at !== 'terminated'; at = await debugged.go('continue'))
        stops.push(Number(/@(\d+)$/.exec(at)?.[1]));
      expect([what, stops]).toEqual([what, lines]);
    }
  });

  test.each([
    ['25/7', undefined, ['2812']],
    ['76/20', 'steps', ['1']],
    ['26.Inf', 'cell', ['2713']],
  ])('a debug session stops at a data breakpoint when unit %s has changed its %s', async (unit, fact, expected) => {
    await debugged.launch('lesson.sand', { stopOnEntry: true });
    await debugged.watch(unit, fact);
    expect(await debugged.go('continue')).toMatch(/^data breakpoint: /);
    expect([await debugged.evaluate(`${fact ?? 'cell'} of ${/^\d+\/\d+$/.test(unit) ? unit : `"${unit}"`}`)]).toEqual(
      expected,
    );
  });

  test('the debugger reports an eliminated unit as its last change, and refuses to watch an unknown unit', async () => {
    await debugged.launch('lesson.sand', { stopOnEntry: true });
    expect(await debugged.watch('ghost')).toEqual({ verified: false, message: 'There is no unit “ghost”.' });
    await debugged.watch('30/1', 'steps');
    expect(await debugged.go('continue')).toMatch(/^data breakpoint: /);
    expect([await debugged.evaluate('30/1'), await debugged.evaluate('steps of 30/1')]).toEqual(['eliminated', '0']);
    expect(await debugged.go('continue')).toBe('terminated');
  });

  test('the debugger offers data breakpoints on a unit and its cell, but not on the unit’s kind', async () => {
    await debugged.launch('lesson.sand', { stopOnEntry: true });
    expect(await debugged.datum('Units', 'German', '25/7')).toBe('{"unit":"25/7"}');
    expect(await debugged.datum('Units', 'German', '25/7', 'cell')).toBe('{"unit":"25/7","fact":"cell"}');
    expect(await debugged.datum('Units', 'German', '25/7', 'kind')).toBeNull();
  });

  test.each([
    [
      'two-unmet.sand',
      'unmet',
      /^Expectation not met: Expected after turn 1 German combat: 28\/1 at 2810\. Got: .*\nExpected after turn 1 German combat: 25\/7 at 2811\. Got: /,
    ],
    ['refused.sand', 'refused', /^Order refused: 25\/7 has attacked in this phase already \[9\.14\]\.$/],
    ['unmet.sand', 'unmet', /^Expectation not met: Expected after turn 1 German combat: 28\/1 at 2810\. Got: /],
  ])('a debug session of %s stops where the exception filter “%s” applies', async (file, filter, description) => {
    await debugged.launch(file, { filters: [filter], stopOnEntry: true });
    expect(await debugged.go('continue')).toMatch(/^exception: /);
    expect(await debugged.exception()).toMatch(description);
    expect(await debugged.go('reverseContinue')).toMatch(/^entry: /);
    await debugged.close();
    await debugged.launch(file, { filters: [], stopOnEntry: true });
    expect(await debugged.go('continue')).toBe('terminated');
  });

  const EXPRESSIONS: readonly [string, string][] = [
    ['25/7', 'at 2612, 4-10, 2 steps, supplied'],
    ['cell of 25/7', '2612'],
    ['supply of 25/7', 'in supply'],
    ['score of German', '0'],
    ['turn >= 1', 'false'],
    ['28/1 (eliminated)', 'false'],
    ['25/7 at 2612 and "26.Inf" at 2613', 'true'],
    ['roll', '“roll” has no value at this moment.'],
    ['nothing of 25/7', 'Units have no fact “nothing”.'],
    ['revealed of 28/1', 'false'],
    ['steps of "7.Pz"', '“7.Pz” is a formation. Name one of its units.'],
    ...['constructor', '__proto__'].map((word): [string, string] => [
      word,
      `Unknown name “${word}”: neither a unit nor a fact of an event.`,
    ]),
    ['constructor of 25/7', 'Units have no fact “constructor”.'],
    ['99/9 at 2512', 'No unit, formation or drawn counter is called “99/9” in this file or its imports.'],
    ['cell of 99/9', 'There is no unit “99/9”.'],
    ['atack 2713 (odds 2-1)', 'Panzergruppe Guderian has no order “atack”. Did you mean attack?'],
    ['<', '“<” is not a comparison. Write for example “roll < 4” or “steps of 25/7 < 2”.'],
    ['} roll', '“} roll” is not an expression. Write for example “roll < 4”, “steps of 25/7 < 2”, or an expectation.'],
    ['25/7 at 9999', 'There is no hex 9999; labels run from 2010 to 3319.'],
  ];
  test('the debugger evaluates expressions, or explains in one sentence why an expression has no value', async () => {
    await debugged.launch('lesson.sand', { stopOnEntry: true });
    for (const [expression, result] of EXPRESSIONS) expect(await debugged.evaluate(expression)).toBe(result);
  });

  test.each([
    ['ground.sand', {}, 'This file plays no game: it lacks a ruleset or a scenario, and so do its imports.'],
    ['nowhere.sand', {}, 'There is no such file in the workspace.'],
    ['lesson.sand', { as: 'Blue' }, 'There is no side “Blue” in this game. Sides: Soviet, German.'],
    ['unread.sand', {}, 'This file has errors. Panzergruppe Guderian has no order “atack”. Did you mean attack?'],
  ])('the debugger refuses to launch %s with %j, in one sentence', async (file, launch, reason) => {
    await expect(debugged.launch(file, launch)).rejects.toThrow(reason);
  });
});

test('the variables and expressions of a side do not show facts that the side does not know', async () => {
  const debugged = await open('bite');
  await debugged.launch('lesson.sand', { stopOnEntry: true, as: 'Axis' });
  const unseen = await debugged.variables('Units', 'Soviet');
  expect(unseen.map(({ name }) => name)).not.toContain('8.A');
  expect(await debugged.evaluate('"8.A" at 0604')).toBe('No unit “8.A” is visible.');
  expect(debugged.shown.at(-1)).toMatchObject({ umpire: false, as: 'Axis' });
  await debugged.close();
  await debugged.launch('lesson.sand', { stopOnEntry: true });
  expect(await debugged.evaluate('"8.A" at 0604')).toBe('true');
  await debugged.close();
});

test.each([
  ['German', 'false', 'false'],
  [undefined, 'true', 'true'],
])(
  'in a session of side %s the debugger evaluates an untried counter with only what this side can see',
  async (as, face, compared) => {
    const debugged = await open('pgg');
    await debugged.launch('lesson.sand', { stopOnEntry: true, ...(as !== undefined && { as }) });
    expect(await debugged.evaluate('28/1 at 2713')).toBe('true');
    expect(await debugged.evaluate('28/1 (face 4-5-6)')).toBe(face);
    expect(await debugged.evaluate('values of 28/1 = 4-5-6')).toBe(compared);
    await debugged.close();
  },
);

test('an expectation that play checks twice keeps its last result', async () => {
  const debugged = await open('bite', { 'twice.sand': () => read('bite', '2-supply-and-production.sand') });
  await debugged.launch('twice.sand', { filters: ['unmet'] });
  expect(debugged.position).toBe('terminated');
  await debugged.close();
});

test('while the file is edited, the map shows the version of the file that is debugged', async () => {
  const workspace = await TestWorkspace.of(filesOf('pgg'), [...rulesets.values()]);
  const ask = answersFor(workspace.services);
  const { uri } = workspace.analyse('lesson.sand');
  const session = await ask['sandtable/debug/begin']({ uri });
  if ('refused' in session) throw new Error(session.refused);
  await workspace.write('lesson.sand', read('pgg', LESSONS.pgg).replace('2612: "7.Pz"', '2610: "7.Pz"'));
  const where = (heldGame?: number): number | undefined =>
    ask['sandtable/preview']({
      uri,
      moment: 'setup',
      umpire: true,
      ...(heldGame !== undefined && { debuggedGame: heldGame }),
    })?.scene.counters.find(({ name }) => name === '25/7')?.cell;
  const now = where();
  expect(where(session.game)).not.toBe(now);
  await ask['sandtable/debug/end']({ game: session.game });
  expect(where(session.game)).toBe(now);
});
