import type { LangiumDocument } from 'langium';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import type { MoveParams, MoveResult } from '../../../protocol/editing.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { BATTLE, drill, FILES } from '../features/drill.js';
import { desk } from '../features/kit.js';

interface Drag {
  readonly counter: string;
  /** Counters that are dragged together with the first counter. */
  readonly company?: readonly string[];
  readonly to: string;
  readonly moment?: MoveParams['moment'];
}

/** Returns the text after a counter was dragged, or the reason why the drag was refused. */
async function drag(
  text: string,
  { counter, company = [], to, moment }: Drag,
  files: Record<string, string> = FILES,
): Promise<string> {
  const { main, services } = await desk({ ...files, 'battle.sand': text }, [drill]);
  const map = services.compile.Analyser.analyse(main)?.map;
  const params = {
    uri: main.uri.toString(),
    counters: [counter, ...company],
    from: -2,
    to: map?.board.cell(to) ?? -1,
    ...(moment === undefined ? {} : { moment }),
  };
  return apply(main, answersFor(services)['sandtable/move'](params));
}

function apply({ textDocument }: LangiumDocument, result: MoveResult): string {
  if ('refused' in result) return `refused: ${result.refused}`;
  let text = textDocument.getText();
  for (const { place, text: fresh } of result.edits.toSorted((a, b) => b.place.start - a.place.start)) {
    text = text.slice(0, place.start) + fresh + text.slice(place.end);
  }
  return text;
}

describe('a counter dragged in the set-up', () => {
  const setup = 'setup' as const;
  const two = BATTLE.replace('0101: 1/1', '0101: Scouts\n    0103: 1/1, 2/1 (step 1)').replace(
    '\n    0102: 2/1 (step 1)',
    '',
  );
  const drawn = BATTLE.replace('0102: 2/1 (step 1)', '0102: 2/1 (step 1)\n    0104 0203: 3 squad of platoon "9"');
  const cases: readonly {
    readonly what: string;
    readonly text: string;
    readonly drag: Drag;
    readonly has: readonly string[];
    readonly hasNot?: readonly string[];
  }[] = [
    {
      what: 'the only unit of a line changes its cell',
      text: BATTLE,
      drag: { counter: 'Guards', to: '0402', moment: setup },
      has: ['0402: Guards [3.1]'],
      hasNot: ['0302: Guards'],
    },
    {
      what: 'one of several units gets a separate line',
      text: two,
      drag: { counter: '2/1', to: '0202', moment: setup },
      has: ['0103: 1/1\n    0202: 2/1 (step 1)\n'],
    },
    {
      what: 'the first of several units gets a separate line',
      text: two,
      drag: { counter: '1/1', to: '0202', moment: setup },
      has: ['0103: 2/1 (step 1)\n    0202: 1/1\n'],
    },
    {
      what: 'one of several drawn counters',
      text: drawn,
      drag: { counter: '9/2', to: '0304', moment: setup },
      has: ['0104 0203: 2 squad of platoon "9"\n    0304: 1 squad of platoon "9"\n'],
    },
    {
      what: 'two of several drawn counters',
      text: drawn,
      drag: { counter: '9/1', company: ['9/2'], to: '0304', moment: setup },
      has: ['0104 0203: 1 squad of platoon "9"\n    0304: 2 squad of platoon "9"\n'],
    },
    {
      what: 'a unit gets a separate line in the first of several cells of a placement',
      text: two.replace('0101: Scouts', '0104 0203: Scouts'),
      drag: { counter: '2/1', to: '0104', moment: setup },
      has: ['0104 0203: Scouts\n    0103: 1/1\n    0104: 2/1 (step 1)\n'],
    },
    {
      what: 'refused for one unit of a formation that is placed as a whole',
      text: BATTLE.replace('0101: 1/1\n    0102: 2/1 (step 1)', '0101 0102: "1.Platoon"'),
      drag: { counter: '1/1', to: '0202', moment: setup },
      has: ['refused: 1/1 is placed with 1.Platoon. Place the units of 1.Platoon one by one to move it alone.'],
    },
    {
      what: 'refused together with a unit that is not placed',
      text: two,
      drag: { counter: '1/1', company: ['Ghost'], to: '0202', moment: setup },
      has: ['refused: Ghost is not placed in the set-up of this file.'],
    },
    {
      what: 'refused by the stacking check',
      text: BATTLE,
      drag: { counter: 'Guards', to: '0101', moment: setup },
      has: ['refused: Guards cannot join 1/1 in 0101.'],
    },
    {
      what: 'refused for an unknown unit',
      text: BATTLE,
      drag: { counter: 'Ghost', to: '0402', moment: setup },
      has: ['refused: Ghost is not placed in the set-up of this file.'],
    },
    {
      what: 'refused off the map',
      text: BATTLE,
      drag: { counter: 'Guards', to: '9999', moment: setup },
      has: ['refused: There is no such cell on the map.'],
    },
  ];
  test.each(cases)('dragging a counter in the set-up: $what', async ({ text, drag: dragged, has, hasNot = [] }) => {
    const after = await drag(text, dragged);
    for (const part of has) expect(after).toContain(part);
    for (const part of hasNot) expect(after).not.toContain(part);
  });
});

describe('a counter dragged in play', () => {
  test('a counter dragged in play becomes the next order of its side', async () => {
    const after = await drag(BATTLE, { counter: '2/1', to: '0202', moment: 0 });
    expect(after).toContain('  move 1/1 to 0201\n  move 2/1 to 0202\n');
  });

  test('a counter dragged onto the enemy becomes an attack in the phase for attacks', async () => {
    const text = BATTLE.replace('  attack 0302 with 1/1 (roll 3) { on Retreat: advance 1/1 to 0302 }\n', '');
    const after = await drag(text, { counter: '1/1', to: '0302', moment: 1 });
    expect(after).toContain('  phase fight:\n  attack 0302 with 1/1\n');
  });

  test('dragging a counter creates an orders block for a side without orders', async () => {
    const text = BATTLE.slice(0, BATTLE.indexOf('\norders')) + '\nexpect after turn 1 Blue { }\n';
    const after = await drag(text, { counter: 'Guards', to: '0402', moment: 1 });
    expect(after).toContain('\norders turn 1 Red {\n  move Guards to 0402\n}\n');
  });

  test('dragging a counter writes quotes around names that need them', async () => {
    const named = (text: string): string =>
      text.replaceAll('2/1', '"T34"').replaceAll('1/1', '"X 1"').replaceAll('Guards', '"Old Guard"');
    const files = { 'field.sand': FILES['field.sand'], 'sides.sand': named(FILES['sides.sand']) };
    const dragged = (text: string, counter: string, to: string, moment: number): Promise<string> =>
      drag(named(text), { counter, to, moment }, files);
    expect(await dragged(BATTLE, 'T34', '0202', 0)).toContain('  move "T34" to 0202\n');
    const peaceful = BATTLE.replace('  attack 0302 with 1/1 (roll 3) { on Retreat: advance 1/1 to 0302 }\n', '');
    expect(await dragged(peaceful, 'X 1', '0302', 1)).toContain('  attack 0302 with "X 1"\n');
    const alone = BATTLE.slice(0, BATTLE.indexOf('\norders')) + '\nexpect after turn 1 Blue { }\n';
    expect(await dragged(alone, 'Old Guard', '0402', 1)).toContain(
      '\norders turn 1 Red {\n  move "Old Guard" to 0402\n}\n',
    );
  });

  test.each([
    [{ counter: '2/1', to: '0504', moment: 0 }, 'That may not be done.'],
    [{ counter: 'Guards', to: '0402', moment: 0 }, 'The next decision belongs to Blue, not to Red'],
  ])('the drag %o of a counter is rejected', async (dragged, reason) => {
    expect(await drag(BATTLE, dragged)).toContain(reason);
  });
});

test('a side that views the game does not see what units of the other side can do', async () => {
  const lesson = (name: string): string =>
    readFileSync(new URL(`../../../examples/bite/lessons/${name}`, import.meta.url), 'utf8');
  const files = { 'ground.sand': lesson('ground.sand'), '6-fog.sand': lesson('6-fog.sand') };
  const { main, services } = await desk(files, [rulesets.get('bite')!]);
  const board = services.compile.Analyser.analyse(main)!.map!.board;
  const move = (as: string | undefined): MoveResult =>
    answersFor(services)['sandtable/move']({
      uri: main.uri.toString(),
      moment: 'setup',
      ...(as !== undefined && { as }),
      counters: ['27.A'],
      from: board.cell('0503'),
      to: board.cell('0603'),
    });
  expect(JSON.stringify(move('Axis'))).toContain('Axis may not see');
  expect(move('Soviet')).toEqual(move(undefined));
});
