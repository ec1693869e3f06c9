import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import { checkExpectations, playThrough } from '../../../engine/play/play-scenario.js';
import type { Playthrough } from '../../../engine/play/playthrough.js';
import { replay } from '../../../engine/play/replay.js';
import { skirmish } from './skirmish.js';
import { attributes, board, expectAfter, on, order, orders, phase, scenario } from './written.js';

const play = (more: Partial<ScenarioModel>, options = {}) => playThrough(skirmish, scenario(more), options);
const eventTexts = ({ events }: Playthrough) => events.filter(({ kind }) => kind !== 'phase').map(({ text }) => text);
const place = (played: Playthrough, name: string) => played.game.position().pieces.find((piece) => piece.name === name);
const json = (played: Playthrough) => JSON.stringify({ ...played, game: played.game.position() });
const dice = (played: Playthrough) =>
  Object.fromEntries(played.events.flatMap((event) => (event.dice ? [[event.dice.address, event.dice.values]] : [])));
const written = (values: Record<string, readonly number[]>) => ({
  seed: 'marengo',
  written: new Map(Object.entries(values).map(([address, rolls]) => [address, { values: rolls, source: NO_SOURCE }])),
});

const battle = [
  orders(1, 'Blue', order('attack 0302 with a'), order('attack 0304 with b')),
  orders(1, 'Red', order('move z to 0604'), order('attack 0204 with y')),
];

const later = orders(2, 'Blue', order('move a to 0101'));

describe('a playthrough of the same file and seed', () => {
  test('the same file and seed give the same game byte for byte', () => {
    for (const unanswered of ['default', 'random'] as const) {
      const options = { unanswered, until: 'end' as const };
      expect(json(play({ orders: battle }, options))).toBe(json(play({ orders: battle }, options)));
    }
  });

  test('a playthrough with another seed has other dice', () => {
    const rolls = ['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(dice(play({ orders: battle }, { seed }))));
    expect(new Set(rolls).size).toBeGreaterThan(1);
  });

  test('changing the order for one battle does not change the dice of the other battles', () => {
    const before = dice(play({ orders: battle }));
    const edited = [orders(1, 'Blue', order('attack 0304 with b')), battle[1]];
    const after = dice(play({ orders: edited }));
    expect(Object.keys(before)).toContain('1/Blue/fight/0302');
    expect(after['1/Blue/fight/0304']).toEqual(before['1/Blue/fight/0304']);
    expect(after).not.toHaveProperty(['1/Blue/fight/0302']);
  });

  test('replaying the log of a game restores the game', () => {
    const played = play({ orders: battle }, { unanswered: 'random', until: 'end' });
    const log = JSON.parse(JSON.stringify(played.log)) as Playthrough['log'];
    const again = replay(skirmish, scenario(), { log });
    expect(again.position()).toEqual(played.game.position());
    expect(again.now()).toEqual(played.game.now());
    const early = play({ orders: battle }, { unanswered: 'random', until: { moment: 3 } });
    expect(replay(skirmish, scenario(), { log }, 3).position()).toEqual(early.game.position());
  });

  test.each([
    ['unchanged', [...battle, later]],
    ['with other orders at the end', [...battle, orders(2, 'Blue', order('move a to 0103'))]],
    ['without one of its orders', [battle[0], orders(1, 'Red', order('move z to 0604')), later]],
    ['with other orders from the start', [orders(1, 'Blue', order('attack 0304 with b')), battle[1], later]],
    ['with only its first orders', [battle[0]]],
  ])('the game of a file %s is the same when play resumes from the game of the file before this change', (_, now) => {
    const before = play({ orders: [...battle, later] }, { checkpointInterval: 0 });
    const whole = play({ orders: now });
    expect(json(play({ orders: now }, { after: before }))).toBe(json(whole));
    expect(json(play({ orders: now, dice: written({}) }, { after: before }))).toBe(json(whole));
  });
});

/** Lets V8 collect all garbage at once. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

test('a playthrough that resumes from an earlier playthrough keeps no earlier playthrough in memory', async () => {
  let last = play({ orders: battle }, { checkpointInterval: 0 });
  const first = new WeakRef(last.game);
  for (let turn = 0; turn < 3; turn++)
    last = play({ orders: [battle[1], battle[0]] }, { checkpointInterval: 0, after: last });
  // V8 keeps the target of a new WeakRef until the current task ends.
  await new Promise((resolve) => setTimeout(resolve, 0));
  collectGarbage();
  expect(last.resumeData).toBeDefined();
  expect(first.deref()).toBeUndefined();
});

describe('the orders of a file', () => {
  test('the orders of a file are played in their sequence, each when a decision asks for its verb', () => {
    const played = play({
      orders: [
        orders(1, 'Blue', order('move a to 0103'), order('attack 0304 with b (roll 1)'), order('move b to 0105')),
      ],
    });
    expect(eventTexts(played)).toEqual(['a moves.', 'b attacks 0304: Miss.']);
    expect(played.findings).toMatchObject([
      {
        severity: 'error',
        code: 'sandtable/wrong-phase',
        message:
          '`move "b" to 0105` was not carried out: it belongs in the phase “march”; “fight” has begun before this order.',
      },
    ]);
    const byOrder = played.moments.filter(({ by }) => by === 'order').map(({ number, answer }) => [number, answer]);
    expect(byOrder).toEqual([
      [0, 'move "a" to 0103'],
      [2, 'attack 0304 with "b"'],
    ]);
  });

  test('an order that is not allowed is reported, and play continues with the next order', () => {
    const played = play({ orders: [orders(1, 'Blue', order('move a to 0704'), order('move a to 0103'))] });
    expect(played.findings).toMatchObject([
      { severity: 'error', code: 'skirmish/1/not-legal', rule: '1', message: 'That may not be done.' },
    ]);
    expect(place(played, 'a')).toMatchObject({ cell: '0103' });
  });

  /** Returns the findings of orders of Blue in turn 1. */
  const findings = (...lines: Parameters<typeof orders>[2][]) =>
    play({ orders: [orders(1, 'Blue', ...lines)] }).findings.map(({ severity, code, message }) => ({
      severity,
      code,
      message,
    }));

  test('an order in a phase that does not ask for it is reported, and play continues with the next order', () => {
    const marked = [phase('fight'), order('move a to 0103'), order('attack 0304 with b (roll 1)')];
    const played = play({ orders: [orders(1, 'Blue', ...marked)] });
    expect(place(played, 'a')).toMatchObject({ cell: '0202' });
    expect(played.events.some(({ kind }) => kind === 'attack')).toBe(true);
    expect(findings(...marked)).toEqual([
      {
        severity: 'error',
        code: 'sandtable/wrong-phase',
        message:
          '`move "a" to 0103` was not carried out: Blue is not asked to move in the phase “fight”; it belongs in the phase “march”.',
      },
    ]);
  });

  test('an order written after an order of a later phase is reported, and play continues with the next order', () => {
    const lines = [order('attack 0304 with b (roll 1)'), phase('march'), order('move a to 0103'), phase('fight')];
    const played = play({ orders: [orders(1, 'Blue', ...lines, order('attack 0302 with a (roll 1)'))] });
    expect(played.moments.filter(({ by }) => by === 'order').map(({ answer }) => answer)).toEqual([
      'attack 0304 with "b"',
      'attack 0302 with "a"',
    ]);
    expect(findings(...lines)).toMatchObject([
      {
        severity: 'error',
        message:
          '`move "a" to 0103` was not carried out: it belongs in the phase “march”; “fight” has begun before this order.',
      },
    ]);
  });

  test('an order that no phase asks for is reported', () => {
    expect(findings(order('defy a'), order('move a to 0103'))).toMatchObject([
      {
        code: 'sandtable/wrong-phase',
        message: '`defy "a"` was not carried out: Blue is not asked to defy in a turn.',
      },
    ]);
    const before = play({ orders: [orders(0, 'Blue', order('move a to 0103'))] }).findings;
    expect(before.map(({ message }) => message)).toEqual([
      '`move "a" to 0103` was not carried out: Blue is not asked to move in the set-up; it belongs in the phase “march” of a turn, the first 1.',
    ]);
  });

  const retreat = on(['Retreat'], order('retreat x to 0402'));
  test.each([
    ['uses its standing order for the attacked cells', [orders(1, 'Red', order('defend 0302', [retreat]))], '0402'],
    [
      'does not use its standing order of an earlier turn',
      [orders(0, 'Red', order('defend 0302', [retreat]))],
      undefined,
    ],
    ['does not use its standing order for other cells', [orders(1, 'Red', order('defend 0304', [retreat]))], undefined],
    [
      'uses an answer for any result in its standing order',
      [orders(1, 'Red', order('defend 0302', [on([], order('retreat x to 0401'))]))],
      '0401',
    ],
    [
      'uses the answer for the exact result in its standing order first',
      [orders(1, 'Red', order('defend 0302', [on([], order('die x')), retreat]))],
      '0402',
    ],
    [
      'skips an answer for another unit in its standing order',
      [orders(1, 'Red', order('defend 0302', [on([], order('retreat y to 0401'), order('retreat x to 0402'))]))],
      '0402',
    ],
    [
      'is not bound by the braces of the enemy’s order',
      [orders(1, 'Blue', order('attack 0302 with a (roll 3)', [retreat]))],
      undefined,
    ],
  ])('the defender %s', (_where, given, cell) => {
    const attack = given.some(({ side }) => side === 'Blue')
      ? []
      : [orders(1, 'Blue', order('attack 0302 with a (roll 3)'))];
    const played = play({ orders: [...attack, ...given] });
    expect(place(played, 'x')?.cell).toBe(cell);
    expect(played.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('play continues with the next order after an order that only answers attacks', () => {
    const played = play({ orders: [orders(1, 'Blue', order('defend 0202', [retreat]), order('move a to 0103'))] });
    expect(place(played, 'a')).toMatchObject({ cell: '0103' });
  });

  test('the braces of an order answer the decisions that follow from it', () => {
    const attack = order('attack 0302 with a (roll 5)', [on(['Kill'], order('advance a to 0302'))]);
    expect(place(play({ orders: [orders(1, 'Blue', attack)] }), 'a')).toMatchObject({ cell: '0302' });
    const other = order('attack 0302 with a (roll 5)', [on(['Retreat'], order('advance a to 0302'))]);
    expect(place(play({ orders: [orders(1, 'Blue', other)] }), 'a')).toMatchObject({ cell: '0202' });
  });

  describe('unused answers in braces', () => {
    const attack = (roll: number, ...answers: Parameters<typeof order>[1] & object) =>
      play({ orders: [orders(1, 'Blue', order(`attack 0302 with a (roll ${roll})`, answers))] }).findings.map(
        ({ severity, code, message: said }) => [severity, code, said],
      );
    const advance = order('advance a to 0302');

    test('an answer in braces that was not used gets a warning if the result for which it was written occurred', () => {
      expect(attack(1, on(['Miss'], advance))).toEqual([
        [
          'warning',
          'sandtable/answer-not-asked',
          '`advance "a" to 0302` was not carried out: after the result Miss Blue was not asked for it.',
        ],
      ]);
    });
    test('an unused answer in braces for any result is reported as an information', () => {
      expect(attack(1, on([], advance))).toEqual([
        [
          'information',
          'sandtable/answer-not-asked',
          '`advance "a" to 0302` was not carried out: Blue was not asked for it.',
        ],
      ]);
    });
    test('an unused answer in braces is not reported if its result did not occur or if another answer was used', () => {
      expect(attack(1, on(['Kill'], advance))).toEqual([]);
      expect(attack(5, on(['Kill'], advance))).toEqual([]);
      expect(attack(5, on(['Kill'], advance), on([], order('advance a to 0302')))).toEqual([]);
    });
    test('an unused answer in the braces of an order is not reported if the order itself is refused', () => {
      const refused = play({ orders: [orders(1, 'Blue', order('attack 0704 with a', [on([], advance)]))] });
      expect(refused.findings.map(({ code }) => code)).toEqual(['skirmish/1/not-legal']);
    });
  });

  test('a doctrine answers a question that no order answers; without a doctrine the default answer is used', () => {
    const attack = [orders(1, 'Blue', order('attack 0302 with a (roll 3)'))];
    const doctrines = [
      { side: 'Red', defaults: [{ question: 'loss', value: 'retreat', source: NO_SOURCE }], source: NO_SOURCE },
    ];
    const by = (played: Playthrough) => played.moments.find(({ question }) => question === 'loss')?.by;
    expect(by(play({ orders: attack }))).toBe('default');
    expect(by(play({ orders: attack, doctrines }))).toBe('doctrine');
    expect(place(play({ orders: attack, doctrines }), 'x')).toHaveProperty('cell');
  });

  test('a doctrine of Blue does not answer a question to Red', () => {
    const attack = [orders(1, 'Blue', order('attack 0302 with a (roll 3)'))];
    const doctrines = [
      { side: 'Blue', defaults: [{ question: 'loss', value: 'retreat', source: NO_SOURCE }], source: NO_SOURCE },
    ];
    expect(play({ orders: attack, doctrines }).moments.find(({ question }) => question === 'loss')).toMatchObject({
      side: 'Red',
      by: 'default',
    });
  });
});

describe('dice written in a file', () => {
  const attack = [orders(1, 'Blue', order('attack 0302 with a'))];
  test.each([
    [[1], 'Miss'],
    [[6], 'Kill'],
  ])('a roll uses the dice %j that the file gives for it, with the result %s', (values, result) => {
    const played = play({ orders: attack, dice: written({ '1/Blue/fight/0302': values }) });
    expect(played.events.find(({ kind }) => kind === 'attack')).toMatchObject({
      facts: { result },
      dice: { values, written: true },
    });
    expect(played.moments.find(({ kind }) => kind === 'dice')).toMatchObject({
      by: 'written',
      answer: String(values[0]),
    });
  });

  test('written dice are the same with every seed, while all other dice change', () => {
    const given = [orders(1, 'Blue', order('attack 0302 with a (roll 1)'), order('attack 0304 with b'))];
    const rolls = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      dice(play({ orders: given, dice: written({ '1/Red/fight/0202': [2] }) }, { seed })),
    );
    expect(new Set(rolls.map((each) => each['1/Blue/fight/0302'].join()))).toEqual(new Set(['1']));
    expect(new Set(rolls.map((each) => each['1/Blue/fight/0304'].join())).size).toBeGreaterThan(2);
    const noted = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
      dice(play({ orders: attack, dice: written({ '1/Blue/fight/0302': [6] }) }, { seed })),
    );
    expect(noted.map((each) => each['1/Blue/fight/0302'])).toEqual(noted.map(() => [6]));
  });

  test('a dice result in a file that the die cannot show is reported, and the die is rolled instead', () => {
    const played = play({ orders: attack, dice: written({ '1/Blue/fight/0302': [7] }) });
    expect(played.findings).toMatchObject([
      { code: 'sandtable/dice-value', message: 'A die of 6 sides shows 1 to 6, not 7; the die was rolled instead.' },
    ]);
    expect(dice(played)).toEqual(dice(play({ orders: attack })));
  });

  test('written dice at an address where nothing is rolled get a warning', () => {
    const played = play({ orders: attack, dice: written({ '1/Blue/fight/0303': [1], '3/Blue/fight/0303': [1] }) });
    expect(played.findings).toMatchObject([
      {
        code: 'sandtable/dice-unused',
        message: 'No dice are rolled at “1/Blue/fight/0303”. Did you mean “1/Blue/fight/0302”?',
      },
    ]);
  });
});

describe('the option `until`', () => {
  test.each([
    [undefined, { turn: 1, side: 'Red', phase: 'fight' }],
    [{ turn: 0 }, { turn: 0, phase: 'setup' }],
    [
      { turn: 1, side: 'Blue' },
      { turn: 1, side: 'Blue', phase: 'fight' },
    ],
    [
      { turn: 2, side: 'Red', phase: 'march' },
      { turn: 2, side: 'Red', phase: 'march' },
    ],
    [{ moment: '2/Blue/fight' }, { turn: 2, side: 'Blue', phase: 'fight' }],
  ])('with the option `until` %j, play stops at %j', (until, now) => {
    const played = play({}, { ...(until && { until }) });
    expect(played.game.now()).toEqual(now);
    expect(played.ended).toBe(false);
  });

  test('the option `until` with the number of a moment stops play before that moment', () => {
    expect(play({}, { until: { moment: 5 } }).moments).toHaveLength(5);
  });

  test('by default, play stops after the last turn with orders or expectations', () => {
    expect(play({ orders: [orders(2, 'Red')] }).game.now().turn).toBe(2);
    expect(play({ expectations: [expectAfter(3, undefined)] }).game.now().turn).toBe(3);
  });
});

describe('an expectation', () => {
  const given = [
    orders(1, 'Blue', order('move a to 0103'), order('attack 0304 with b (roll 6)')),
    orders(2, 'Blue', order('move a to 0102')),
  ];
  const at = (name: string, label: string | undefined, flags = {}) => ({
    about: 'unit' as const,
    name,
    ...(label !== undefined && { cell: board.cell(label) }),
    attributes: attributes(flags),
    source: NO_SOURCE,
  });
  const event = (verb: string, label: string, facts = {}) => ({
    about: 'event' as const,
    verb,
    cell: board.cell(label),
    attributes: attributes(facts),
    source: NO_SOURCE,
  });
  const score = (side: string, points: number) => ({ about: 'score' as const, side, points, source: NO_SOURCE });

  test.each([
    ['about a unit in its cell passes', 1, at('a', '0103'), true, 'at 0103, step 1'],
    ['about a unit in another cell fails', 1, at('a', '0102'), false, 'at 0103, step 1'],
    ['at a later point about a unit that has moved passes', 2, at('a', '0102'), true, 'at 0102, step 1'],
    ['about a unit that was killed passes', 1, at('y', undefined, { killed: true }), true, 'killed, step 1'],
    [
      'that a unit was killed fails for a unit on the map',
      1,
      at('x', undefined, { killed: true }),
      false,
      'at 0302, step 1',
    ],
    ['about an unknown unit fails', 1, at('q', '0101'), false, 'no unit q'],
    [
      'about an event with its facts passes',
      1,
      event('attack', '0304', { roll: 6, result: 'Kill' }),
      true,
      'roll 6, result Kill',
    ],
    ['about an event with other facts fails', 1, event('attack', '0304', { result: 'Miss' }), false, 'result Kill'],
    ['about an event of another turn fails', 2, event('attack', '0304', { result: 'Kill' }), false, 'no such event'],
    ['about the score passes', 1, score('Blue', 1), true, '1'],
    ['about another score fails', 1, score('Blue', 2), false, '1'],
  ])('an expectation %s', (_what, turn, expectation, passed, got) => {
    const outcomes = checkExpectations(
      skirmish,
      scenario({ orders: given, expectations: [expectAfter(turn, 'Blue', expectation)] }),
    );
    expect(outcomes).toMatchObject([{ passed, got }]);
  });

  test('an expectation of an event can name a unit, or a formation of the unit', () => {
    const of = (name: string) => ({
      about: 'event' as const,
      verb: 'move',
      name,
      attributes: {},
      source: NO_SOURCE,
    });
    const outcomes = checkExpectations(
      skirmish,
      scenario({ orders: given, expectations: [expectAfter(1, 'Blue', of('a'), of('b'))] }),
    );
    expect(outcomes.map(({ text, passed }) => [text, passed])).toEqual([
      ['move a', true],
      ['move b', false],
    ]);
  });

  test('an expectation about the end is judged when the game is over, and makes play continue to the end', () => {
    const atEnd = { ...expectAfter(1, undefined, at('a', '0102'), event('attack', '0304')), turn: 'end' as const };
    const played = play({ orders: given, expectations: [atEnd] });
    expect(played.ended).toBe(true);
    expect(played.expectations.map(({ text, passed, after }) => [text, passed, after])).toEqual([
      ['a at 0102', true, { turn: 'end' }],
      ['attack 0304', false, { turn: 'end' }],
    ]);
  });

  test('an expectation fails when play does not reach its point', () => {
    const [outcome] = checkExpectations(
      skirmish,
      scenario({ expectations: [expectAfter(9, undefined, at('a', '0202'))] }),
    );
    expect(outcome).toMatchObject({ text: 'a at 0202', passed: false, got: 'turn 9 was not played to its end' });
  });
});
