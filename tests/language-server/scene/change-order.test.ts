import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import type { TakeUpResult, MoveParams, MoveResult } from '../../../protocol/editing.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { desk, type Desk } from '../features/kit.js';

const EXAMPLES = path.resolve(import.meta.dirname, '../../../examples');
const read = (name: string): string => readFileSync(path.join(EXAMPLES, name), 'utf8');
const game = (id: string): Ruleset => rulesets.get(id)!;

interface Drag {
  readonly counter: string;
  /** Counters that are dragged together with the first counter. */
  readonly company?: readonly string[];
  readonly to: string;
  /**
   * Beginning of an order. The panel shows the moment before this order is carried out. `at` shows the moment at which
   * it is carried out.
   */
  readonly before?: string;
  readonly at?: string;
}

const problems = ({ services, main }: Desk): string[] => {
  const analysis = services.compile.Analyser.analyse(main);
  return [...(analysis?.findings ?? []), ...(analysis?.playFindings() ?? [])]
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);
};

/** Opens a file, and returns the parameters of the request to drag a counter at a moment. */
async function openWithDrag(
  files: Readonly<Record<string, string>>,
  ruleset: Ruleset,
  { counter, company = [], to = '', before, at }: Partial<Drag>,
): Promise<Desk & { readonly params: MoveParams }> {
  const open = await desk(files, [ruleset]);
  const analysis = open.services.compile.Analyser.analyse(open.main);
  const moments = analysis?.playthrough()?.moments ?? [];
  const orderText = before ?? at ?? '';
  const answered = moments.find(({ source }) =>
    open.main.textDocument.getText().slice(source?.start, source?.end).startsWith(orderText),
  );
  if (!answered) throw new Error(`No moment answers ${orderText}.`);
  const { number } = answered;
  const params = {
    uri: open.main.uri.toString(),
    counters: [counter ?? '', ...company],
    from: -2,
    to: analysis?.map?.board.cell(to) ?? -1,
    moment: orderText === '' ? ('setup' as const) : before === undefined ? number : number - 1,
  };
  return { ...open, params };
}

/**
 * Drags a counter. Returns the lines with orders and the errors of the new text. If the drag is refused, returns the
 * reason.
 */
async function drag(
  files: Readonly<Record<string, string>>,
  ruleset: Ruleset,
  dragged: Drag,
): Promise<{
  readonly lines: readonly string[];
  readonly text?: string;
  readonly problems: readonly string[];
  readonly refused?: string;
}> {
  const open = await openWithDrag(files, ruleset, dragged);
  const result = answersFor(open.services)['sandtable/move'](open.params);
  if ('refused' in result) return { lines: [], problems: [], refused: result.refused };
  const text = result.edits
    .toSorted((a, b) => b.place.start - a.place.start)
    .reduce(
      (now, { place, text: fresh }) => now.slice(0, place.start) + fresh + now.slice(place.end),
      open.main.textDocument.getText(),
    );
  const after = await desk({ ...files, [Object.keys(files).at(-1)!]: text }, [ruleset]);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(move|overrun|attack|assault|activate) /.test(line));
  return { lines, text, problems: problems(after) };
}

const CONTACT = read('pgg/first-contact.sand').replace(/\nexpect after[^}]*\}/g, '');
const contact = (dragged: Drag, text = CONTACT): ReturnType<typeof drag> =>
  drag({ 'first-contact.sand': text }, game('pgg'), dragged);

describe('a counter dragged in a turn changes its order of that phase', () => {
  test('a dragged counter gets a new destination before its order is carried out', async () => {
    const after = await contact({ counter: '26.Inf', to: '2414', before: 'move "7.Pz"' });
    expect(after.lines).toEqual([
      'move "7.Pz" to 2512',
      'move "26.Inf" to 2414',
      'attack 2612 with "7.Pz", "26.Inf" (roll 3)',
    ]);
  });

  test('dragging a counter whose order was already carried out changes the destination of that order', async () => {
    const after = await contact({ counter: '26.Inf', to: '2414', at: 'move "26.Inf"' });
    expect(after.lines.slice(0, 2)).toEqual(['move "7.Pz" to 2512', 'move "26.Inf" to 2414']);
  });

  test('dragging a counter rewrites a move along listed hexes as a move to a destination', async () => {
    const text = CONTACT.replace('move "26.Inf" to 2513', 'move "26.Inf" 2214 > 2314 > 2413 > 2513 [6.0]');
    const after = await contact({ counter: '26.Inf', to: '2414', before: 'move "7.Pz"' }, text);
    expect(after.lines[1]).toBe('move "26.Inf" to 2414 [6.0]');
  });

  test('dragging a counter replaces an illegal order by a legal one', async () => {
    const text = CONTACT.replace('move "26.Inf" to 2513', 'move "26.Inf" to 3110');
    const after = await contact({ counter: '26.Inf', to: '2513', before: 'move "7.Pz"' }, text);
    expect(after).toMatchObject({
      lines: ['move "7.Pz" to 2512', 'move "26.Inf" to 2513', 'attack 2612 with "7.Pz", "26.Inf" (roll 3)'],
      problems: [],
    });
  });

  test('a dragged counter gets a separate order when it leaves the units with which it moved', async () => {
    const text = CONTACT.replace('move "7.Pz" to 2512', 'move 25/7, 6/7, 7/7 to 2512');
    const after = await contact({ counter: '6/7', to: '2413', before: 'move 25/7' }, text);
    expect(after.lines.slice(0, 2)).toEqual(['move 25/7, 7/7 to 2512', 'move 6/7 to 2413']);
  });

  test('dragging a counter keeps the quotes around the names of the remaining units', async () => {
    const text = CONTACT.replaceAll('7/7', '"T34"').replace('move "7.Pz" to 2512', 'move 25/7, 6/7, "T34" to 2512');
    const after = await contact({ counter: '6/7', to: '2413', before: 'move 25/7' }, text);
    expect(after.lines[0]).toBe('move 25/7, "T34" to 2512');
  });

  test('dragging a counter out of its division names the remaining units one by one', async () => {
    const after = await contact({ counter: '6/7', to: '2413', before: 'move "7.Pz"' });
    expect(after.lines.slice(0, 2)).toEqual(['move 25/7, 7/7 to 2512', 'move 6/7 to 2413']);
  });

  test('dragging an attacking counter gives its attack a new target, or is refused', async () => {
    const near = await contact({ counter: '26.Inf', to: '2612', before: 'attack 2612' });
    expect(near.lines).toEqual([
      'move "7.Pz" to 2512',
      'move "26.Inf" to 2513',
      'attack 2612 with "7.Pz", "26.Inf" (roll 3)',
    ]);
    const far = await contact({ counter: '26.Inf', to: '2813', before: 'attack 2612' });
    expect(far.refused).toContain('[9.11]');
  });

  test('dragging a counter is refused if the rules forbid the destination', async () => {
    const after = await contact({ counter: '26.Inf', to: '3110', before: 'move "7.Pz"' });
    expect(after.refused).toMatch(/26\.Inf/);
  });

  test('dragging a counter leaves its orders of other phases unchanged', async () => {
    const text = CONTACT.replace(
      'attack 2612 with "7.Pz", "26.Inf" (roll 3)',
      'attack 2612 with "7.Pz", "26.Inf" (roll 3)\n  phase mechanized movement:\n  move 6/7 to 2412',
    );
    const after = await contact({ counter: '6/7', to: '2413', at: 'move "26.Inf"' }, text);
    expect(after.lines).toEqual([
      'move 25/7, 7/7 to 2512',
      'move 6/7 to 2413',
      'move "26.Inf" to 2513',
      'attack 2612 with "7.Pz", "26.Inf" (roll 3)',
      'move 6/7 to 2412',
    ]);
  });
});

test('dragging a counter of Fronte d’Attacco changes its order within the activation', async () => {
  const files = {
    'ground.sand': read('fda/lessons/ground.sand'),
    '1-movement.sand': read('fda/lessons/1-movement.sand').replace(/\nexpect after[^}]*\}/g, ''),
  };
  const after = await drag(files, game('fda'), { counter: '1st Scouts', to: '0807', before: 'move "1st Tanks"' });
  expect(after.lines.filter((line) => line.includes('Scouts'))).toEqual(['move "1st Scouts" to 0807']);
  expect(after.problems).toEqual([]);
});

/**
 * Returns the drop targets of a counter with their costs, by label, and the moment of the order that dropping the
 * counter would replace.
 */
async function dropTargetsOf(
  files: Readonly<Record<string, string>>,
  ruleset: Ruleset,
  drag: Omit<Drag, 'to'>,
): Promise<{ readonly costs: ReadonlyMap<string, string>; readonly replaces: TakeUpResult['replaces'] }> {
  const open = await openWithDrag(files, ruleset, drag);
  const { cells, costs, replaces } = answersFor(open.services)['sandtable/takeUp'](open.params);
  const board = open.services.compile.Analyser.analyse(open.main)!.map!.board;
  return { costs: new Map(cells.map((cell, i) => [board.label(cell), costs[i]])), replaces };
}

describe('the drop targets of a dragged counter', () => {
  const inContact = (drag: Omit<Drag, 'to'>): ReturnType<typeof dropTargetsOf> =>
    dropTargetsOf({ 'first-contact.sand': CONTACT }, game('pgg'), drag);

  test('the drop targets of a dragged counter include the destinations of its order, before and after the order is carried out', async () => {
    const before = await inContact({ counter: '26.Inf', before: 'move "7.Pz"' });
    const after = await inContact({ counter: '26.Inf', at: 'move "26.Inf"' });
    expect(before.costs.get('2414')).toBeDefined();
    expect(before.costs.has('3110')).toBe(false);
    expect(after).toEqual(before);
    expect(before.replaces).toBeDefined();
  });

  test('a counter gets no drop targets when its side is not the one to move', async () => {
    const { costs, replaces } = await inContact({ counter: '26.Inf', before: 'attack 2612' });
    expect([costs.size, replaces]).toEqual([0, undefined]);
  });
});

test('the answer to a drag names the broken rule, or else the moment at which the new order is carried out', async () => {
  const files = { 'first-contact.sand': CONTACT };
  const ask = async (to: string): Promise<MoveResult> => {
    const { services, params } = await openWithDrag(files, game('pgg'), {
      counter: '26.Inf',
      to,
      before: 'move "7.Pz"',
    });
    return answersFor(services)['sandtable/move'](params);
  };
  expect(await ask('3110')).toHaveProperty('rule', expect.stringMatching(/^\d+\.\d+/));
  const { replaces } = await dropTargetsOf(files, game('pgg'), { counter: '26.Inf', before: 'move "7.Pz"' });
  expect(await ask('2414')).toHaveProperty('moment', replaces);
});

const AS_PLACED = '2212: "7.Pz"  ';
describe('a stack dragged in the set-up', () => {
  const cases: readonly {
    readonly what: string;
    readonly placed: string;
    readonly company: readonly string[];
    readonly has: RegExp;
  }[] = [
    {
      what: 'all units of a division that is placed by its name',
      placed: '2212: "7.Pz"',
      company: ['6/7', '7/7'],
      has: /^ {4}2310: "7.Pz" /m,
    },
    { what: 'all units of a line', placed: '2212: 25/7, 6/7', company: ['6/7'], has: /^ {4}2310: 25\/7, 6\/7 /m },
    {
      what: 'two adjacent units of three in a line',
      placed: '2212: 25/7, 6/7, 7/7',
      company: ['6/7'],
      has: /^ {4}2212: 7\/7\n {4}2310: 25\/7, 6\/7 /m,
    },
    {
      what: 'the first and the last of three units in a line',
      placed: '2212: 25/7, 6/7, 7/7',
      company: ['7/7'],
      has: /^ {4}2212: 6\/7\n {4}2310: 25\/7, 7\/7 /m,
    },
    {
      what: 'units of two lines',
      placed: '2212: 25/7, 6/7\n    2212: 7/7',
      company: ['7/7'],
      has: /^ {4}2212: 6\/7\n {4}2310: 25\/7\n {4}2310: 7\/7 /m,
    },
  ];
  test.each(cases)('a drag of a stack in the set-up rewrites its lines: $what', async ({ placed, company, has }) => {
    const text = CONTACT.replace(AS_PLACED, `${placed}  `).replace(/\norders.*/s, '');
    const after = await contact({ counter: '25/7', company, to: '2310' }, text);
    expect(after.refused).toBeUndefined();
    expect(after.text).toMatch(has);
    expect(after.problems).toEqual([]);
  });

  test('a drag of a regiment in the set-up is refused if its division is placed under the division’s own name', async () => {
    const after = await contact({ counter: '25/7', company: ['6/7'], to: '2310' });
    expect(after.refused).toMatch(/^25\/7 is placed with 7\.Pz\./);
  });
});

const pair = (game: string, ...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [path.basename(name), read(`${game}/${name}`)]));
const FIELDS = {
  pgg: { 'first-contact.sand': CONTACT },
  fda: pair('fda', 'lessons/ground.sand', 'lessons/1-movement.sand'),
  rtl: pair('rtl', 'lessons/ground.sand', 'lessons/1-movement-and-weather.sand'),
  bite: pair('bite', 'first-steps.sand'),
};
/**
 * A test case in which counters of one cell are dragged together. Before the drag, the text can be changed by `write`.
 */
interface Together extends Drag {
  readonly what: string;
  readonly game: keyof typeof FIELDS;
  /** Replacements in the text before the drag. */
  readonly write?: readonly (readonly [string, string])[];
  /** The orders after the drag, or a pattern for the message of the refusal. */
  readonly becomes: readonly string[] | RegExp;
}

const LATER_IN_LUG = [
  'move I/6 to 1406',
  'move I/8 1305 > 1304',
  'move II/8 1208 > 1108  // woods in rain: 2, and 1 more',
];
const DIVISION = { counter: '25/7', company: ['6/7', '7/7'] };
const TOGETHER: readonly Together[] = [
  {
    what: 'units without an order get one order for all',
    game: 'pgg',
    write: [['  move "7.Pz" to 2512\n', '']],
    ...DIVISION,
    to: '2512',
    before: 'move "26.Inf"',
    becomes: ['move 25/7, 6/7, 7/7 to 2512', 'move "26.Inf" to 2513'],
  },
  {
    what: 'all units of a division order change its destination',
    game: 'pgg',
    ...DIVISION,
    to: '2413',
    before: 'move "7.Pz"',
    becomes: ['move "7.Pz" to 2413', 'move "26.Inf" to 2513'],
  },
  {
    what: 'some units of a division get a separate order',
    game: 'pgg',
    counter: '25/7',
    company: ['6/7'],
    to: '2413',
    before: 'move "7.Pz"',
    becomes: ['move 7/7 to 2512', 'move 25/7, 6/7 to 2413', 'move "26.Inf" to 2513'],
  },
  {
    what: 'units without an order join the order of another unit',
    game: 'pgg',
    write: [['move "7.Pz" to 2512', 'move 6/7 to 2512']],
    ...DIVISION,
    to: '2413',
    before: 'move 6/7',
    becomes: ['move 25/7, 6/7, 7/7 to 2413', 'move "26.Inf" to 2513'],
  },
  {
    what: 'of several orders the first moves all units, and the others are removed',
    game: 'pgg',
    write: [['move "7.Pz" to 2512', 'move 6/7 to 2512\n  move 25/7, 7/7 to 2412\n  move 7/7 to 2413']],
    counter: '25/7',
    company: ['6/7'],
    to: '2413',
    before: 'move 6/7',
    becomes: ['move 25/7, 6/7 to 2413', 'move 7/7 to 2412', 'move 7/7 to 2413', 'move "26.Inf" to 2513'],
  },
  {
    what: 'a destination too far for one unit is refused, and the message names the unit',
    game: 'pgg',
    ...DIVISION,
    to: '3110',
    before: 'move "7.Pz"',
    becomes: /7/,
  },
  {
    what: 'of the orders of tanks and staff the first moves both',
    game: 'fda',
    counter: 'HQ Blue Armoured',
    company: ['1st Tanks'],
    to: '0608',
    before: 'move "1st Tanks"',
    becomes: [
      'move "HQ Blue Armoured", "1st Tanks" to 0608',
      'move "1st Guns" to 0607',
      'move "1st Motor" 0608 > 0707 > 0606 > 0605',
      'move "1st Scouts" 0808 > 0807 > 0906',
      'move "22nd Foot" to 1005',
    ],
  },
  {
    what: 'of the orders of two battalions in the braces of their marker the first moves both',
    game: 'rtl',
    counter: 'I/8',
    company: ['II/8'],
    to: '1306',
    before: 'move I/8',
    becomes: ['move I/8, II/8 to 1306', ...LATER_IN_LUG],
  },
  {
    what: 'two battalions without an order get one in the braces of their marker, after orders already carried out',
    game: 'rtl',
    write: [
      ['    move I/8 to 1305\n', ''],
      [/\n.*\n {4}move II.8 1310.*\n {4}expect[^}]*\}/.exec(FIELDS.rtl['1-movement-and-weather.sand'])![0], ''],
    ],
    counter: 'I/8',
    company: ['II/8'],
    to: '1306',
    at: 'play mobile',
    becomes: ['move I/8, II/8 to 1306', ...LATER_IN_LUG],
  },
  {
    what: 'a battalion without an order gets one between orders already carried out and later orders',
    game: 'rtl',
    write: [['    move I/8 to 1305\n', '']],
    counter: 'I/8',
    to: '1306',
    at: 'play mobile',
    becomes: ['move I/8 to 1306', 'move II/8 1310 > 1210 > 1209 > 1208', ...LATER_IN_LUG],
  },
  {
    what: 'a corps leaves its attack',
    game: 'bite',
    counter: '28.AK',
    to: '0403',
    before: 'move "41.Pz"',
    becomes: ['move "41.Pz", "18.Armee" to 0503', 'move "28.AK" to 0403', 'move "3.Mech" to 0703'],
  },
  {
    what: 'artillery is not left alone in an attack [3.9]',
    game: 'bite',
    write: [['0403: "41.Pz"\n    0402: "28.AK"', '0402: "41.Pz", "28.AK"']],
    counter: '41.Pz',
    company: ['28.AK'],
    to: '0403',
    before: 'move "41.Pz"',
    becomes: /18\.Armee may not attack 0503 alone/,
  },
  {
    what: 'two corps of one hex',
    game: 'bite',
    write: [
      ['0403: "41.Pz"\n    0402: "28.AK"', '0402: "41.Pz", "28.AK"'],
      ['move "41.Pz", "28.AK", "18.Armee" to 0503', 'move "41.Pz", "28.AK" to 0503'],
    ],
    counter: '41.Pz',
    company: ['28.AK'],
    to: '0403',
    before: 'move "41.Pz"',
    becomes: ['move "41.Pz", "28.AK" to 0403', 'move "3.Mech" to 0703'],
  },
];

test('the drop targets of several counters are limited by the slowest counter', async () => {
  const reach = async (counter: string, company: readonly string[] = []): Promise<readonly string[]> => [
    ...(await dropTargetsOf(FIELDS.fda, game('fda'), { counter, company, before: 'move "1st Tanks"' })).costs.keys(),
  ];
  const tanks = await reach('1st Tanks');
  const both = await reach('HQ Blue Armoured', ['1st Tanks']);
  expect((await reach('HQ Blue Armoured')).length).toBeGreaterThan(tanks.length);
  expect(both).not.toEqual([]);
  expect(both.filter((cell) => !tanks.includes(cell))).toEqual([]);
});

describe('counters dragged together', () => {
  test.each(TOGETHER)(
    'dragging several counters together in $game moves them or explains the refusal: $what',
    async ({ game: id, write = [], becomes, ...dragged }) => {
      const texts = Object.entries(FIELDS[id]).map(([name, text]) => [
        name,
        write.reduce((now, [from, to]) => now.replace(from, to), text),
      ]);
      const files = Object.fromEntries(texts) as Readonly<Record<string, string>>;
      const { lines, refused } = await drag(files, game(id), dragged);
      if (becomes instanceof RegExp) {
        expect(refused).toMatch(becomes);
        return;
      }
      expect(refused ?? lines.filter((line) => line.startsWith('move') && !line.includes('cost'))).toEqual(becomes);
      expect((await dropTargetsOf(files, game(id), dragged)).costs.has(dragged.to)).toBe(true);
    },
  );
});
