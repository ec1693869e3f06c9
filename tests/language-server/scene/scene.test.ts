import { URI, type LangiumDocument } from 'langium';
import { describe, expect, test } from 'vitest';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import type { Game } from '../../../engine/play/game.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { buildPreview } from '../../../language-server/scene/preview.js';
import { PictureReceiver } from '../../../preview/webview/picture-receiver.js';
import { buildScene } from '../../../language-server/scene/build-scene.js';
import { BATTLE, drill, FIELD, FILES } from '../features/drill.js';
import { desk, positionOf } from '../features/kit.js';

const open = await desk({ ...FILES, 'battle.sand': BATTLE }, [drill]);
const { main, services } = open;
const uri = main.uri.toString();
const analysis = services.compile.Analyser.analyse(main);
if (!analysis?.map) throw new Error('The battle must have a map.');
const { board } = analysis.map;
const ask = answersFor(services);

const isPlaced = (scene: ReturnType<typeof buildScene>): readonly string[] =>
  (scene?.counters ?? []).map(({ name, cell }) => `${name} ${board.label(cell)}`);

describe('the scene', () => {
  test('the scene shows the map as it is written', () => {
    const scene = buildScene(analysis);
    expect(scene?.title).toBe('At Ham');
    expect(scene?.terrain.words).toEqual(['clear', 'dense wood']);
    expect(scene?.terrain.cells[board.cell('0301')]).toBe(1);
    expect(scene?.features.map(({ kind, drawn, name }) => [kind, drawn, name])).toEqual([
      ['town', 'town', 'Ham'],
      ['river', 'river', 'Brook'],
      ['road', 'road', 'Ham road'],
    ]);
    expect(scene?.areas).toEqual([
      { name: 'West', cells: ['0101', '0102', '0103', '0104'].map((label) => board.cell(label)) },
    ]);
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  });

  test('the scene has a river on the hexsides that the file names', () => {
    const river = buildScene(analysis)?.features.find(({ kind }) => kind === 'river');
    const written = /river Brook (?<sides>.*)/.exec(FIELD)?.groups?.sides.split(' ');
    expect(river?.hexsides.map((side) => side.map((cell) => board.label(cell)).join('/'))).toEqual(written);
  });

  test('the scene shows the set-up, or the state after the last order', () => {
    expect(isPlaced(buildScene(analysis, { moment: 'setup' }))).toEqual([
      '1/1 0101',
      '2/1 0102',
      'Guards 0302',
      'Pickets 0504',
    ]);
    expect(isPlaced(buildScene(analysis))).toContain('1/1 0302');
  });

  test('the scene contains the source range of each placement', () => {
    const counter = buildScene(analysis, { moment: 'setup' })?.counters.find(({ name }) => name === 'Guards');
    expect(main.textDocument.getText().slice(counter?.place?.start, counter?.place?.end)).toBe('Guards');
  });

  test('for a unit that is also placed with its formation, the scene gives the line that places only the unit', async () => {
    const both = BATTLE.replace('0102: 2/1 (step 1)', '0102: 2/1 (step 1)\n    0103 0104: "1.Platoon"');
    const twice = await desk({ ...FILES, 'battle.sand': both }, [drill]);
    const own = twice.services.compile.Analyser.analyse(twice.main);
    const counters = (own && buildScene(own, { moment: 'setup' })?.counters) ?? [];
    const place = counters.find(({ name }) => name === '2/1')?.place;
    expect(both.slice(place?.start, place?.end)).toBe('2/1 (step 1)');
  });

  test('the scene of a file without a scenario shows its map', async () => {
    const alone = await desk({ 'field.sand': FIELD }, [drill]);
    const own = alone.services.compile.Analyser.analyse(alone.main);
    const scene = own && buildScene(own);
    expect(scene?.title).toBe('A field');
    expect(scene?.counters).toEqual([]);
  });

  test('the scene shows features of an unknown game by their kind', async () => {
    const { main: lost, services: own } = await desk({ ...FILES, 'battle.sand': BATTLE });
    const unknown = own.compile.Analyser.analyse(lost);
    expect(unknown && buildScene(unknown)?.features.map(({ kind, drawn }) => [kind, drawn])).toEqual([
      ['town', 'town'],
      ['river', 'river'],
      ['road', 'road'],
    ]);
  });

  test('the scene contains an expectation that is not met as a finding, with its place in the file', () => {
    const finding = buildScene(analysis)?.findings.at(0);
    expect(finding?.message).toContain('Expected after turn 1 Blue');
    expect(finding?.place?.uri).toBe(uri);
  });
});

describe('the preview', () => {
  test('the preview lists every moment with its answer, phase and events', () => {
    const preview = buildPreview(analysis);
    const march = preview?.moments.find(({ answer }) => answer.startsWith('move 1/1'));
    expect(march).toMatchObject({ kind: 'decision', turn: 1, side: 'Blue', phase: 'march', by: 'order' });
    expect(march?.events.map(({ text }) => text)).toEqual(['1/1 moves.']);
    expect(preview?.moment).toBe((preview?.moments.length ?? 0) - 1);
  });

  test('a client that follows the preview receives only the changes since its last picture', () => {
    const follow = answersFor(services)['sandtable/follow'];
    const page = new PictureReceiver();
    const first = follow({ uri });
    expect(first && page.take(first)).toEqual(buildPreview(analysis));
    const again = follow({ uri, have: first?.edition });
    expect(again).toEqual({ since: first?.edition, edition: again?.edition });
    const other = follow({ uri, have: again?.edition, seed: 'other', moment: 2 });
    expect(JSON.stringify(other).length).toBeLessThan(JSON.stringify(first).length / 2);
    expect(other && page.take(other)).toBeUndefined();
    expect(again && page.take(again)).toEqual(buildPreview(analysis));
    expect(other && page.take(other)).toEqual(buildPreview(analysis, { seed: 'other', moment: 2 }));
    expect(follow({ uri, have: first?.edition })).not.toHaveProperty('since');
  });

  test('the preview contains the reasons of the shown moment only', () => {
    const { moments = [], detail } = buildPreview(analysis) ?? {};
    expect(moments.some(({ events }) => events.some((event) => 'ledger' in event))).toBe(false);
    expect(detail).toMatchObject(moments.at(-1) ?? {});
    expect(detail?.events.every((event) => 'ledger' in event)).toBe(true);
  });

  test('the preview shows the path of a move at the moment of the move, and the arrow of an attack at its moment', () => {
    const moments = buildPreview(analysis)?.moments ?? [];
    const overlays = (number: number | undefined) =>
      buildScene(analysis, { moment: number ?? -1 })?.overlays.map(({ kind, cells }) => [
        kind,
        ...cells.map((cell) => board.label(cell)),
      ]);
    expect(overlays(moments.find(({ answer }) => answer.startsWith('move'))?.number)).toEqual([
      ['move', '0101', '0201'],
    ]);
  });

  test('buildPreview plays the game with the requested seed', () => {
    expect(buildPreview(analysis, { seed: 'other' })?.seed).toBe('other');
  });

  test('the preview keeps written dice when the seed changes', () => {
    const written = (seed: string): unknown[] | undefined =>
      buildPreview(analysis, { seed })
        ?.moments.flatMap(({ events }) => events.flatMap(({ dice }) => (dice?.written === true ? [dice] : [])))
        .map(({ address, values }) => [address, values]);
    expect(written('one')).toEqual([[expect.any(String), [3]]]);
    for (const seed of ['two', 'three', 'four']) expect(written(seed)).toEqual(written('one'));
  });
});

const fieldDocument = (): LangiumDocument => {
  const document = services.shared.workspace.LangiumDocuments.getDocument(URI.parse('file:///desk/field.sand'));
  if (!document) throw new Error('The field must be in the workspace.');
  return document;
};

describe('requests of the panel', () => {
  test('the server returns zones of control, and reach with costs, as overlays', () => {
    const zone = ask['sandtable/overlay']({ uri, want: 'zone', of: 'Red', moment: 'setup' }).at(0);
    expect(zone?.cells.length).toBeGreaterThan(6);
    const reach = ask['sandtable/overlay']({ uri, want: 'reach', of: '1/1', moment: 'setup' }).at(0);
    expect(reach).toMatchObject({ kind: 'reach', side: 'Blue', cells: [board.cell('0201')], labels: ['1'] });
    expect(ask['sandtable/overlay']({ uri, want: 'supply', of: '1/1' })).toEqual([]);
  });

  test('the server returns a layer about one unit only if the unit is on the map', async () => {
    const supply = { name: 'supply', of: 'unit', contentFor: () => ({ shapes: [{ drawn: 'line', cells: [0] }] }) };
    const supplied = (scenario: ScenarioModel): Game => {
      const game = drill.start(scenario);
      return { ...game, views: { ...game.views, layers: [supply as never] } };
    };
    const files = Object.entries({ ...FILES, 'battle.sand': BATTLE }).map(
      ([name, text]) => [name, text.replace('ruleset drill', 'ruleset supplied')] as const,
    );
    const own = await desk(Object.fromEntries(files), [{ ...drill, id: 'supplied', start: supplied }]);
    const overlays = (of: string): unknown =>
      answersFor(own.services)['sandtable/overlay']({ uri: own.main.uri.toString(), want: 'supply', of });
    expect(overlays('1/1')).toEqual([{ kind: 'supply', side: 'Blue', cells: [0] }]);
    expect(overlays('Ghost')).toEqual([]);
  });

  test.each([
    ['attack 03|>02 with', ['0302'], undefined],
    ['move |>1/1 to', ['0101'], '1/1'],
    ['mo|>ve 1/1 to', ['0201'], undefined],
    ['score |>Ham', ['0302'], undefined],
    ['tur|>ns 2', [], undefined],
  ])('the cells of %s are located on the map', (snippet, labels, unit) => {
    const offset = main.textDocument.offsetAt(positionOf(main, snippet));
    const found = ask['sandtable/locate']({ uri, offset });
    expect(found.cells.map((cell) => board.label(cell))).toEqual(labels);
    expect(found.unit).toBe(unit);
  });

  test.each([
    ['0101 {\n    |. |>. w', { label: '0201', terrain: 'clear' }],
    ['0101 {\n    |. . |>w', { label: '0301', terrain: 'dense wood' }],
    ['0101 {\n    |.|> . w', null],
    ['ma|>p Field', null],
  ])('the server returns the symbol of %s', (snippet, found) => {
    const field = fieldDocument();
    const offset = field.textDocument.offsetAt(positionOf(field, snippet));
    expect(ask['sandtable/symbol']({ uri: field.uri.toString(), offset })).toEqual(found);
  });

  test('a request for a cell returns the text that places a unit there, or else the terrain symbol of the cell', () => {
    const placed = ask['sandtable/cell']({ uri, cell: board.cell('0102') });
    expect(main.textDocument.getText().slice(placed?.start, placed?.end)).toBe('0102');
    const symbol = ask['sandtable/cell']({ uri, cell: board.cell('0301') });
    expect(symbol?.uri).toBe('file:///desk/field.sand');
    expect(FIELD.slice(symbol?.start, symbol?.end)).toBe('w');
  });

  test('the server returns each expectation with whether it passed and the actual result', () => {
    expect(ask['sandtable/expectations']({ uri })).toMatchObject([
      { text: '1/1 at 0201', passed: false, got: 'at 0302, step 1' },
    ]);
  });

  test('the server returns pages and lists of rules to the panel', () => {
    expect(ask['sandtable/rulePage']({ ruleset: 'drill', rule: '1' })?.markdown).toContain('[2 Fighting](2.md)');
    expect(ask['sandtable/rulePage']({ ruleset: 'drill' })?.markdown).toContain('- [3.1 Losses](3.1.md)');
    expect(ask['sandtable/rulePage']({ ruleset: 'drill', rule: '99' })).toBeNull();
    expect(ask['sandtable/rules']({ uri }).map(({ rule }) => rule)).toEqual(['1', '2', '3.1']);
    expect(ask['sandtable/rulesets']({})).toEqual([{ id: 'drill', title: 'Drill', size: undefined, sides: [] }]);
    expect(ask['sandtable/summary']({ uri })).toMatchObject({ ruleset: 'drill', scenario: 'At Ham' });
  });

  test('for a document that does not exist the server returns empty results, not errors', () => {
    const nowhere = 'file:///desk/none.sand';
    expect(ask['sandtable/preview']({ uri: nowhere })).toBeNull();
    expect(ask['sandtable/cell']({ uri: nowhere, cell: 0 })).toBeNull();
    expect(ask['sandtable/expectations']({ uri: nowhere })).toEqual([]);
  });
});
