import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { withEdits } from '../../../language-server/features/actions/fix-verifier.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import type { Stroke } from '../../../preview/contract/drawing.js';
import { toy } from '../../toy/rules/index.js';
import { desk, type Desk } from '../features/kit.js';

const map = (features: string): string => `ruleset pgg
map Field {
  grid hexes flat columns 4 rows 4 labels CCRR even columns lower
  legend { "." clear  "f" forest  "s" swamp  "-" missing }
  terrain from 0101 { // the north
    |- . . .|
    |. f . .
    |. .
  }
  terrain from 0202 {
    |s s
  }${features}
}
`;
const RIVER = '\n  river Dnepr 0201/0301 0201/0302 // as far as the ford';
const ROAD = '\n  road "Old road" 0102 - 0202, 0302 - 0402 [5.1]';

interface Drawn {
  readonly on: Stroke['on'];
  readonly with: string;
  /** Labels of the cells; for hexsides, the two cells of each hexside. */
  readonly at: string;
}

function strokeOf(drawn: Drawn, cell: (label: string) => number): Stroke {
  const cells = drawn.at.split(/[ /]/).map(cell);
  const [, kind, name] = /^(\S+) (.*)$/.exec(drawn.with) ?? [];
  if (drawn.on === 'cells') return { on: 'cells', symbol: drawn.with, cells };
  if (drawn.on === 'chains') return { on: 'chains', kind, name, cells };
  const hexsides = cells.flatMap((from, at) => (at % 2 === 0 ? [[from, cells[at + 1]] as const] : []));
  return { on: 'hexsides', kind, name, hexsides };
}

const board = ({ services, main }: Desk): { cell(label: string): number } =>
  services.compile.Analyser.analyse(main)!.map!.board;

/**
 * Returns the text of the map after a brush stroke, or the reason why it was refused. The file that is shown imports
 * the map.
 */
async function draw(text: string, drawn: Drawn): Promise<string> {
  const open = await desk(
    { 'field.sand': text, 'play.sand': 'ruleset pgg\nimport "field.sand"\nscenario "One" { on Field }\n' },
    [...rulesets.values()],
  );
  const stroke = strokeOf(drawn, (label) => board(open).cell(label));
  const result = answersFor(open.services)['sandtable/draw']({ uri: open.main.uri.toString(), stroke });
  if ('refused' in result) return result.refused;
  const uri = open.documents.get('field.sand')!.uri.toString();
  expect(result.edits.every(({ place }) => place.uri === uri)).toBe(true);
  return withEdits(
    text,
    result.edits.map(({ place, text: fresh }) => ({ source: { file: place.uri, ...place }, text: fresh })),
  );
}

describe('a brush stroke writes its statement in the right place', () => {
  const plain = map(RIVER + ROAD);
  test.each<[string, Drawn, string, string]>([
    ['a cell next to a missing corner', { on: 'cells', with: 'f', at: '0201' }, '|- . . .|', '|- f . .|'],
    ['a cell of two rows into the row that counts', { on: 'cells', with: 'f', at: '0302' }, '|s s', '|s f'],
    ['a cell of the first column and keeps comments', { on: 'cells', with: 's', at: '0102' }, '    |. f', '    |s f'],
    ['nothing if the cells have this terrain already', { on: 'cells', with: '.', at: '0102 0201' }, '', ''],
    [
      'new hexsides of a river, each once',
      { on: 'hexsides', with: 'river Dnepr', at: '0301/0201 0202/0302 0302/0202' },
      '0201/0302 //',
      '0201/0302 0202/0302 //',
    ],
    [
      'a road that continues at the end of its last chain',
      { on: 'chains', with: 'road Old road', at: '0402 0403' },
      '0402 [5',
      '0402 - 0403 [5',
    ],
    [
      'a road that leads to the end of its last chain',
      { on: 'chains', with: 'road Old road', at: '0404 0403 0402' },
      '0402 [5',
      '0402 - 0403 - 0404 [5',
    ],
    ['a branch of a road', { on: 'chains', with: 'road Old road', at: '0202 0203' }, '0402 [5', '0402, 0202 - 0203 [5'],
    [
      'a new river',
      { on: 'hexsides', with: 'river New river', at: '0102/0202' },
      '[5.1]\n}',
      '[5.1]\n  river "New river" 0102/0202\n}',
    ],
    [
      'a new road',
      { on: 'chains', with: 'road New road', at: '0102 0202' },
      '[5.1]\n}',
      '[5.1]\n  road "New road" 0102 - 0202\n}',
    ],
  ])('the server writes a brush stroke into the text as %s', async (_, drawn, before, after) => {
    const text = await draw(plain, drawn);
    expect(text).toBe(plain.replace(before, after));
    const { services, main } = await desk({ 'field.sand': text }, [...rulesets.values()]);
    const said = services.compile.Analyser.analyse(main)?.findings.filter(({ severity }) => severity === 'error');
    expect(said?.map(({ message }) => message).filter((message) => !message.includes('symbols'))).toEqual([]);
  });

  test.each<[string, Drawn, RegExp]>([
    [
      'a cell that no row holds, and all that is drawn with it',
      { on: 'cells', with: 'f', at: '0102 0303 0404' },
      /No terrain row contains 0303 and 1 more cell\..*map Field.*terrain from 0303/,
    ],
    ['a symbol that stands for no terrain', { on: 'cells', with: '-', at: '0102' }, /legend of Field/],
    [
      'a line through cells apart',
      { on: 'chains', with: 'road Old road', at: '0102 0302' },
      /0102 and 0302 are not adjacent/,
    ],
    [
      'a line of another kind',
      { on: 'chains', with: 'river Dnepr', at: '0102 0202' },
      /“river” cannot be drawn like this/,
    ],
    ['a cell of no map', { on: 'cells', with: 'f', at: '9999' }, /no such cell/],
  ])('a brush stroke is refused: %s', async (_, drawn, reason) => {
    expect(await draw(plain, drawn)).toMatch(reason);
  });
});

test('a brush stroke edits only the cells that have another terrain', async () => {
  const open = await desk({ 'field.sand': map('') }, [...rulesets.values()]);
  const cells = ['0102', '0201', '0202', '0301'].map((label) => board(open).cell(label));
  const stroke: Stroke = { on: 'cells', symbol: '.', cells };
  const result = answersFor(open.services)['sandtable/draw']({ uri: open.main.uri.toString(), stroke });
  expect(result).toMatchObject({ edits: [{ text: '.' }] });
});

test('a brush stroke on a box is refused, and the message names the statement for the terrain of the box', async () => {
  const shore = readFileSync(new URL('../../toy/shore.sand', import.meta.url), 'utf8');
  const open = await desk({ 'shore.sand': shore }, [toy]);
  const refusals = ['9900', '9901'].map((label) => {
    const stroke: Stroke = { on: 'cells', symbol: '.', cells: [board(open).cell(label)] };
    return answersFor(open.services)['sandtable/draw']({ uri: open.main.uri.toString(), stroke });
  });
  expect(refusals).toEqual(
    ['9900', '9901'].map((label) => ({
      refused: `${label} is off the grid. Write its terrain in the parentheses of the statement “at ${label} (…)”.`,
    })),
  );
});

test.each([...rulesets.values()])(
  'symbols of the legend and line features of $id are offered as brushes, and each new line can be drawn',
  async (ruleset) => {
    const [word] = ruleset.vocabulary.terrain;
    const text = `ruleset ${ruleset.id}\nmap Field {\n  grid hexes flat columns 2 rows 2 labels CCRR even columns lower\n  legend { "." ${word.word}  "-" missing }\n  terrain from 0101 {\n    |. .\n    |. .\n  }\n}\n`;
    const open = await desk({ 'field.sand': text }, [ruleset]);
    const answers = answersFor(open.services);
    const brushes = answers['sandtable/brushes']({ uri: open.main.uri.toString() });
    expect(brushes[0]).toEqual({ on: 'cells', symbol: '.', word: word.word });
    const lines = brushes.flatMap((brush) => (brush.on === 'cells' ? [] : [brush]));
    expect(lines.map(({ kind }) => kind)).toEqual(
      ruleset.vocabulary.features
        .filter(({ on }) => on === 'hexsides' || on === 'chains')
        .map(({ word: kind }) => kind),
    );
    for (const { on, kind, name } of lines) {
      const stroke = strokeOf({ on, with: `${kind.replaceAll(' ', '_')} ${name}`, at: '0101 0102' }, (label) =>
        board(open).cell(label),
      );
      const result = answers['sandtable/draw']({
        uri: open.main.uri.toString(),
        stroke: { ...stroke, kind } as Stroke,
      });
      expect(result).toMatchObject({ edits: [{ text: expect.stringContaining(`${kind} "${name}" 0101`) as string }] });
    }
  },
);
