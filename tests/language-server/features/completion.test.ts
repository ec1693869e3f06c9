import { describe, expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import { starterLines } from '../../../language-server/new-scenario/starter-file.js';
import { BATTLE, drill, FILES } from './drill.js';
import { desk, marked } from './kit.js';

/** Returns the battle with a part of its text replaced. The cursor is in the replacement. */
function battle(part: string, instead: string): string {
  if (!BATTLE.includes(part)) throw new Error(part);
  return BATTLE.replace(part, instead);
}

async function complete(written: string): Promise<readonly CompletionItem[]> {
  const { text, cursor } = marked(written);
  const { services, main } = await desk({ ...FILES, 'battle.sand': text }, [drill]);
  const position = main.textDocument.positionAt(cursor);
  const list = await services.lsp.CompletionProvider?.getCompletion(main, {
    textDocument: { uri: main.uri.toString() },
    position,
  });
  return (list?.items ?? []).toSorted((a, b) => (a.sortText ?? '').localeCompare(b.sortText ?? ''));
}

interface Case {
  readonly what: string;
  readonly text: string;
  /** Some of the labels, in the order in which they are shown. */
  readonly has: readonly string[];
  readonly hasNot?: readonly string[];
  /** Labels, each with a part of its detail. */
  readonly details?: Readonly<Record<string, string>>;
}

const ORDER = 'move 1/1 to 0201';
const ATTACK = 'attack 0302 with 1/1 (roll 3)';

const cases: readonly Case[] = [
  {
    what: 'statements at the beginning of a line',
    text: '|>',
    has: ['ruleset', 'import', 'map', 'side', 'scenario', 'dice', 'orders', 'expect'],
  },
  { what: 'rulesets', text: 'ruleset |>', has: ['drill'], details: { drill: 'Drill' } },
  {
    what: 'files to import',
    text: 'ruleset drill\nimport "|>"',
    has: ['"field.sand"', '"sides.sand"'],
    hasNot: ['"battle.sand"'],
  },
  {
    what: 'units in a position',
    text: battle('  score Ham 5', '  position after turn 1 {\n    0101: |>\n  }'),
    has: ['1/1', 'Guards'],
  },
  {
    what: 'no settings among the values of a position',
    text: battle('  score Ham 5', '  position after turn 1 {\n    |>\n  }'),
    has: [],
    hasNot: ['stack.limit', 'march.diagonal'],
  },
  {
    what: 'phases of a position',
    text: battle('  score Ham 5', '  position after turn 1 Blue |> {\n  }'),
    has: ['fight', 'march'],
  },
  {
    what: 'terrain for the legend',
    text: 'ruleset drill\nmap M {\n  legend { "." |> }\n}',
    has: ['clear', 'dense wood', 'missing'],
  },
  {
    what: 'the rest of a phrase',
    text: 'ruleset drill\nmap M {\n  legend { "." dense |> }\n}',
    has: ['dense wood'],
    hasNot: ['clear'],
  },
  {
    what: 'features of a map',
    text: 'ruleset drill\nmap M {\n  |>\n}',
    has: ['grid', 'legend', 'river', 'road', 'town', 'terrain', 'area'],
  },
  { what: 'shapes of a grid', text: 'ruleset drill\nmap M {\n  grid |>', has: ['hexes', 'squares'] },
  {
    what: 'units to place, unplaced units first',
    text: battle('0101: 1/1', '0101: 1/1, |>'),
    has: ['Scouts', '1/1', '2/1'],
    hasNot: ['Guards'],
    details: { '1/1': 'already placed', Scouts: 'squad · 1-1' },
  },
  {
    what: 'kinds of units of a side',
    text: 'ruleset drill\nside Red {\n  |>\n}',
    has: ['squad', 'platoon', 'pool'],
    hasNot: ['tank squad'],
    details: { squad: 'strength-march' },
  },
  { what: 'maps', text: battle('on Field', 'on |>'), has: ['Field'] },
  { what: 'sides', text: battle('setup Red {', 'setup |> {'), has: ['Blue', 'Red'] },
  {
    what: 'rulings',
    text: battle('ruling march.diagonal = true', 'ruling |>'),
    has: ['march.diagonal'],
    details: { 'march.diagonal': 'false · true' },
  },
  {
    what: 'the readings of a ruling',
    text: battle('march.diagonal = true', 'march.diagonal = |>'),
    has: ['false', 'true'],
    details: { false: 'default' },
  },
  {
    what: 'numbers for a house rule',
    text: battle('house rule stack.limit = 2', 'house rule |>'),
    has: ['stack.limit'],
    details: { 'stack.limit': 'rulebook: 1' },
  },
  { what: 'settings', text: battle('score Ham 5', 'set |>'), has: ['weather'] },
  { what: 'places and areas to score', text: battle('score Ham 5', 'score |>'), has: ['Ham', 'West'] },
  { what: 'questions of a doctrine', text: battle('loss = die', '|>'), has: ['loss'] },
  { what: 'answers of a doctrine', text: battle('loss = die', 'loss = |>'), has: ['die', 'retreat'] },
  {
    what: 'rules to cite',
    text: battle('Guards [3.1]', 'Guards [|>]'),
    has: ['[1]', '[2]', '[3.1]'],
    details: { '[3.1]': 'Losses' },
  },
  {
    what: 'a further rule to cite',
    text: battle('Guards [3.1]', 'Guards [3.1, |>]'),
    has: ['1', '2', '3.1'],
    details: { 2: 'Fighting' },
  },
  {
    what: 'attributes of a placement',
    text: battle('2/1 (step 1)', '2/1 (|>'),
    has: ['step', 'tired'],
    hasNot: ['roll'],
  },
  {
    what: 'no attribute while the one before still needs a value',
    text: battle('2/1 (step 1)', '2/1 (step |>)'),
    has: [],
    hasNot: ['tired'],
  },
  {
    what: 'attributes that are not given yet',
    text: battle('2/1 (step 1)', '2/1 (step 1, |>)'),
    has: ['tired'],
    hasNot: ['step'],
  },
  {
    what: 'areas for a placement',
    text: battle('0504: Pickets', 'area |>'),
    has: ['West'],
    details: { West: '4 hexes' },
  },
  {
    what: 'labels that begin with the typed text',
    text: battle('0504: Pickets', '05|>'),
    has: ['0501', '0502', '0503', '0504'],
    hasNot: ['0101'],
  },
  {
    what: 'the end of a range',
    text: battle('0504: Pickets', '0501..|>'),
    has: ['0501..0502', '0501..0504'],
    hasNot: ['0501..0403'],
  },
  { what: 'phases', text: battle('phase march:', 'phase |>'), has: ['march', 'fight'] },
  {
    what: 'verbs, with the expected verbs first',
    text: battle(ORDER, '|>'),
    has: ['move', 'attack', 'phase'],
    details: { move: 'move UNITS to CELL [CELL > CELL]' },
  },
  {
    what: 'verbs of the written phase, even if the game has not reached it',
    text: battle(ATTACK, '|>\n  // '),
    has: ['attack', 'pass', 'move'],
  },
  {
    what: 'no result where none is allowed',
    text: battle('0302: Guards', '0302: Guards (step |>)'),
    has: [],
    hasNot: ['Kill', 'Retreat', 'Miss'],
  },
  {
    what: 'results to expect, the actual result first',
    text: battle('  1/1 at 0201\n', '  attack 0302 (result |>)\n'),
    has: ['Retreat', 'Kill'],
  },
  {
    what: 'sides as owners, and no results',
    text: 'ruleset drill\nmap M {\n  town A at 0101 (owner |>)\n}\nside Blue {}\nside Red {}',
    has: ['Blue', 'Red'],
    hasNot: ['Kill', 'Retreat'],
  },
  {
    what: 'the readings of a ruling, and no words of grids',
    text: battle('ruling march.diagonal = true', 'ruling march.diagonal = |>'),
    has: ['false', 'true'],
    hasNot: ['flat', 'pointy'],
  },
  { what: 'the orientations of hexes', text: 'ruleset drill\nmap M {\n  grid hexes |>', has: ['flat', 'pointy'] },
  {
    what: 'units to order',
    text: battle(ORDER, 'move |>'),
    has: ['1/1', '2/1', '"1.Platoon"'],
    hasNot: ['Guards', 'attack', '0302'],
    details: { '1/1': 'in 0101' },
  },
  {
    what: 'words that continue an order',
    text: battle(ORDER, 'move 1/1 |>'),
    has: ['to'],
    hasNot: ['move', 'phase', 'with'],
  },
  {
    what: 'cells within reach with their cost, and other nearby cells with the reason why they are not',
    text: battle(ORDER, 'move 1/1 to |>'),
    has: ['0201', '0102'],
    hasNot: ['0504'],
    details: { '0201': 'cost 1 · clear', '0102': 'one cell at most [1]' },
  },
  {
    what: 'a cell out of reach, with the reason',
    text: battle(ORDER, 'move 1/1 to 0501|>'),
    has: ['0501'],
    details: { '0501': 'one cell at most [1]' },
  },
  {
    what: 'the cells where a path can begin',
    text: battle(ORDER, 'move 1/1 |>\n'),
    has: ['0101'],
    details: { '0101': 'current cell' },
  },
  {
    what: 'the next cells of a path',
    text: battle(ORDER, 'move 1/1 0101 > |>'),
    has: ['0201', '0102'],
    details: { '0201': 'cost 1' },
  },
  {
    what: 'targets with their odds after the previous move',
    text: battle(ATTACK, 'attack |>'),
    has: ['0302', '0504'],
    details: { '0302': '1/1: even odds', '0504': 'Pickets' },
  },
  {
    what: 'attackers that give the attack an outcome',
    text: battle(ATTACK, 'attack 0302 with |>'),
    has: ['1/1', '2/1'],
    details: { '1/1': 'even odds' },
  },
  { what: 'results to answer', text: battle('on Retreat: advance', 'on |>: advance'), has: ['Kill', 'Retreat'] },
  {
    what: 'verbs of answers',
    text: battle('on Retreat: advance 1/1 to 0302', 'on Retreat: |>'),
    has: ['advance', 'retreat'],
  },
  {
    what: 'units and verbs to expect, those of actual events first',
    text: battle('  1/1 at 0201\n', '  |>\n'),
    has: ['attack', '1/1', 'Guards', 'not', 'score'],
  },
  {
    what: 'units and verbs to deny',
    text: battle('  1/1 at 0201\n', '  not |>\n'),
    has: ['attack', '1/1', 'Guards', 'score'],
    hasNot: ['not'],
  },
  {
    what: 'attributes to deny',
    text: battle('1/1 at 0201', 'not 1/1 at 0201 (|>)'),
    has: ['step'],
    hasNot: ['tired', 'roll'],
  },
  {
    what: 'attributes to expect',
    text: battle('1/1 at 0201', '1/1 at 0201 (|>)'),
    has: ['step'],
    hasNot: ['tired', 'roll'],
  },
];

describe('completion', () => {
  test.each(cases)('completion proposes $what', async ({ text, has, hasNot = [], details = {} }) => {
    const items = await complete(text);
    const labels = items.map(({ label }) => label);
    expect(labels.filter((label) => has.includes(label))).toEqual(has);
    for (const label of hasNot) expect(labels).not.toContain(label);
    for (const [label, detail] of Object.entries(details)) {
      expect(items.find((item) => item.label === label)?.detail).toContain(detail);
    }
  });

  test('an accepted completion replaces a phrase from its first word', async () => {
    const { text, cursor } = marked('ruleset drill\nmap M {\n  legend { "." dense wo|> }\n}');
    const items = await complete('ruleset drill\nmap M {\n  legend { "." dense wo|> }\n}');
    const edit = items.find(({ label }) => label === 'dense wood')?.textEdit;
    expect(edit && 'range' in edit && edit.range.start.character).toBe(text.split('\n')[2]?.indexOf('dense'));
    expect(cursor).toBeGreaterThan(0);
  });

  test('an accepted completion replaces the bracket that the editor has closed automatically', async () => {
    const edit = (await complete(battle('Guards [3.1]', 'Guards [3|>]'))).at(0)?.textEdit;
    expect(edit?.newText).toBe('[1]');
    expect(edit && 'range' in edit && edit.range.end.character - edit.range.start.character).toBe(3);
  });

  test('if the cursor is already between quotation marks, completion inserts only the name', async () => {
    const edit = (await complete(battle('attack 0302 with 1/1', 'attack 0302 with "1|>"'))).find(
      ({ label }) => label === '1/1',
    )?.textEdit;
    expect(edit?.newText).toBe('1/1');
    expect(edit && 'range' in edit && edit.range.end.character - edit.range.start.character).toBe(1);
  });

  test.each(['// |>', 'map M { // a |>'])('completion proposes nothing in a comment: %s', async (text) => {
    expect(await complete(text)).toEqual([]);
  });
});

describe('snippets of statements use the words of the game', () => {
  const snippetOf = async (game: Ruleset, statement: string, text: string): Promise<string> => {
    const { text: written, cursor } = marked(text);
    const { services, main } = await desk({ 'main.sand': written }, [game]);
    const position = main.textDocument.positionAt(cursor);
    const textDocument = { uri: main.uri.toString() };
    const list = await services.lsp.CompletionProvider?.getCompletion(main, { textDocument, position });
    return list?.items.find(({ label }) => label === statement)?.textEdit?.newText ?? '';
  };
  const plain = (snippet: string): string => snippet.replace(/\$\{\d+:([^}]*)\}/g, '$1').replaceAll('$0', '.');

  test.each([...rulesets.values()])(
    'the map and scenario snippets of $id have no findings after the placeholders are filled in',
    async (game) => {
      const map = plain(await snippetOf(game, 'map', `ruleset ${game.id}\n|>`));
      expect(map).toContain(`legend { "." ${game.vocabulary.terrain[0].word} }`);
      const scenario = await snippetOf(game, 'scenario', `ruleset ${game.id}\n|>`);
      const settings = plain(scenario)
        .split('\n')
        .filter((line) => line.startsWith('\tset '));
      expect(settings).toEqual(starterLines(game, 'set').map((line) => `\t${line}`));
      const { main } = await desk(
        { 'main.sand': `ruleset ${game.id}\n${map.replace('{', '{\n  source "A test."')}\n` },
        [game],
      );
      // The snippet has terrain for one cell only. Games that do not treat cells without terrain as open report the
      // other cells.
      const findings = (main.diagnostics ?? []).filter(({ code }) => !String(code).endsWith('/no-terrain'));
      expect(findings.map(({ message }) => message)).toEqual([]);
    },
  );

  test('completion proposes no words of a game in a file without a ruleset', async () => {
    expect(await snippetOf(drill, 'map', '|>')).toContain('legend { "." ${4:open} }');
  });
});
