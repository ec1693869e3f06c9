import { describe, expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver';
import { rulesets } from '../../../engine/rulesets/index.js';
import { inItalian } from '../../l10n/in-italian.js';
import { desk, marked } from './kit.js';

/**
 * Requests completions in the starter file of a game, in which a part is replaced by `written`. If the part is empty,
 * the file consists of the ruleset and `written`.
 */
async function complete(game: string, part: string, written: string): Promise<readonly CompletionItem[]> {
  const starter = rulesets.get(game)?.starter.replace(/[‹›]/g, '') ?? '';
  if (!starter.includes(part)) throw new Error(part);
  const { text, cursor } = marked(part === '' ? `ruleset ${game}\n${written}` : starter.replace(part, () => written));
  const { services, main } = await desk({ 'main.sand': text }, [...rulesets.values()]);
  const list = await services.lsp.CompletionProvider?.getCompletion(main, {
    textDocument: { uri: main.uri.toString() },
    position: main.textDocument.positionAt(cursor),
  });
  return (list?.items ?? []).toSorted((a, b) => (a.sortText ?? '').localeCompare(b.sortText ?? ''));
}

type Row = readonly [
  game: string,
  /** The part of the starter file that is replaced. If it is empty, the starter file is not used. */
  part: string,
  written: string,
  /** Labels that the list of completions must begin with, in this order. */
  first: readonly string[],
  /** Labels that must not be proposed. `*` forbids every label that `first` does not list. */
  not?: readonly string[],
];

const expectPgg = (line: string): string => `"2.Inf"\n}\nexpect after turn 1 German {\n  ${line}\n}`;
const ATTACK = '"2.Inf"\n}';
const expectFda = (line: string): string => `  end\n}\nexpect after turn 1 {\n  ${line}\n}`;
const expectBite = (line: string): string => `battle 0603\n}\nexpect after turn June 1941 {\n  ${line}\n}`;
const RTL = '    attack 0603 with I/8, II/8\n  }\n}';
const expectRtl = (line: string): string => `${RTL}\nexpect after turn 19AM {\n  ${line}\n}`;
const INF = '9-7 | 4-7 | 2-7 | 1-7';

const rows: Readonly<Record<string, readonly Row[]>> = {
  'names known but not yet declared': [
    ['pgg', '', 'side |>', ['German', 'Soviet'], ['*']],
    ['rtl', '', 'side |>', ['German', 'Soviet'], ['*']],
    ['bite', '', 'side |>', ['Axis', 'Soviet'], ['*']],
    ['fda', '', 'scenario "A" {\n  setup Red { }\n}\nside |>', ['Red'], ['*']],
    ['fda', '', 'side |>', [], ['*']],
    ['pgg', '', 'scenario "A" { on Crossing }\nmap |>', ['Crossing'], ['*']],
    ['rtl', '', 'scenario "A" { on Crossroads }\nmap |>', ['Crossroads'], ['*']],
    ['bite', '', 'scenario "A" { on Front }\nmap |>', ['Front'], ['*']],
    ['fda', '', 'scenario "A" { on Valley }\nmap |>', ['Valley'], ['*']],
    ['rtl', 'infantry battalion 1/898 3-4-4', 'infantry battalion |> 3-4-4', ['1/898'], ['*']],
    ['fda', 'armour regiment "1st Tanks"', 'armour regiment |>', ['"1st Tanks"'], ['*']],
    ['pgg', 'infantry division "1.Inf"', 'infantry division |>', ['"1.Inf"'], ['*']],
    ['bite', '', 'side Axis {\n  nation |>', ['"Soviet Union"', 'Finland', 'Germany']],
  ],
  'what is usually written next comes first': [
    ['pgg', '', 'scenario "A" {\n  |>\n}', ['on', 'turns', 'setup']],
    ['rtl', '', 'scenario "A" {\n  |>\n}', ['on', 'turns', 'setup']],
    ['fda', '  on Valley\n  turns 2\n', '  on Valley\n  |>\n', ['turns']],
    ['bite', '', 'map M {\n  |>\n}', ['source', 'grid', 'legend']],
    ['pgg', '', '|>', ['import', 'map', 'side', 'scenario', 'dice', 'orders', 'expect']],
    ['pgg', 'dice "first throw"\n', '|>\n', ['dice', 'orders', 'expect']],
    ['rtl', '    play mobile\n', '    |>\n', ['play']],
    ['rtl', '  draw "3.Mot" {', '  |>\n  draw "3.Mot" {', ['draw']],
    ['pgg', '  phase combat:', '  phase |>', ['combat']],
    ['pgg', '  phase initial movement:', '  phase |>', ['initial movement', 'combat', 'mechanized movement']],
    [
      'bite',
      '  phase movement:',
      '  phase |>',
      ['weather', 'strategic war', 'supply', 'production', 'strategic rail', 'movement', 'reaction', 'combat'],
    ],
  ],
  'nothing in names, titles, comments and numbers': [
    ['pgg', '"At the crossing"', '"At |>"', [], ['*']],
    ['pgg', '"Where the map comes from."', '"|>"', [], ['*']],
    ['pgg', 'turns 2', 'turns 2 // |>', [], ['*']],
    ['pgg', 'turns 2', 'turns 2 /* |>', [], ['*']],
    ['pgg', 'turns 2', 'turns 2 // a /* b\n  |>', ['set', 'arrive']],
    ['pgg', 'turns 2', '/* a\n |> */', [], ['*']],
    ['pgg', 'columns 10', 'columns 1|>', [], ['*']],
    ['pgg', 'score Krasny 5', 'score Krasny |>', [], ['*']],
    ['pgg', 'score Krasny 5', 'score Krasny 5|>', [], ['*']],
    ['pgg', 'town Krasny', 'town |>', [], ['Krasny', '0604', '0101']],
    ['fda', 'road "Main road":', 'road "|>":', [], ['*']],
    ['pgg', '0204 - 0304', '0204 |>', [], ['lake', 'town', '0304']],
    ['pgg', '"f" forest', '"f" forest |>', [], ['*']],
    ['pgg', '1-7\n', '1-7 |>\n', [], ['infantry division', 'pool']],
  ],
  'faces of the book and of others behind the kind of a unit': [
    ['pgg', `"1.Inf"  ${INF}`, '"1.Inf" |>', [INF, 'attack-defense-movement'], ['infantry division', 'pool']],
    ['pgg', `"1.Inf"  ${INF}`, '"1.Inf" 9-7 | |>', ['4-7 | 2-7 | 1-7'], ['pool']],
    ['pgg', `infantry division "1.Inf"  ${INF}`, 'panzer regiment 25/7 |>', ['attack-defense-movement'], [INF]],
    ['rtl', '', 'side German { artillery battalion I/3 |> }', ['support-defense-movement'], ['artillery battalion']],
    ['bite', '"41.Pz" 4 | 3 | 2 | 1', '"41.Pz" |>', ['strength'], ['panzer corps']],
    ['pgg', '2 of 2-3-6', '2 of |>', ['attack-defense-movement'], ['*']],
  ],
  'symbols in rows of terrain, while there is room': [
    ['pgg', '|. . f . . . . . . .', '|. . |>', ['.', 'f', 's'], ['*']],
    ['fda', '|. . f . . . . . . .', '|. . |>', ['.', 'f', 'h'], ['*']],
    ['rtl', '|. . w . . . . .', '||>', ['.', 'w', 'm', '~'], ['*']],
    ['bite', '|. f . . . . . f . .', '|. f |>', ['.', 'f', 's', '~'], ['*']],
    ['bite', '|. f . . . . . f . .', '|. f . . . . . f . . |>', [], ['*']],
    ['bite', '|. f . . . . . f . .', '|. f|>', [], ['*']],
  ],
  'cells behind at, neighbours for rivers and roads': [
    ['pgg', 'town Krasny at 0604', 'town Krasny at |>', ['0101', '0102']],
    ['fda', 'Aust at 0604', 'Aust at |>', ['0101', '0102']],
    ['rtl', 'Luga at 0403', 'Luga at |>', ['0103', '0803', '0101']],
    ['bite', 'Minsk at 0804', 'Minsk at |>', ['0101', '0102']],
    ['pgg', 'Dnepr 0502/0602', 'Dnepr 0502/|>', ['0502/0401', '0502/0402', '0502/0501']],
    ['pgg', 'Dnepr 0502/0602', 'Dnepr |>', ['0604', '0101'], ['at']],
    ['pgg', '0502/0602 0503/0602', '0502/0602 |>', ['0502/0503', '0502/0601', '0602/0503', '0602/0601'], ['town']],
    ['rtl', 'Shelon 0502/0602', 'Shelon 0502/0602 |>', ['0502/0503', '0502/0601'], ['main road']],
    ['bite', '0403/0503 0403/0504', '0403/0503 |>', ['0403/0402', '0403/0504'], ['rail']],
    ['fda', '0104 - 0204', '0104 - |>', ['0103', '0105', '0203'], ['at']],
    ['fda', 'road": 0104', 'road": |>', ['0604', '0101'], ['at']],
    ['rtl', '0103 - 0202', '0103 - |>', ['0102', '0104', '0202', '0203'], ['*']],
    ['bite', '0103 - 0203', '0103 - |>', ['0102', '0104', '0202', '0203'], ['*']],
  ],
  'values behind the keys of attributes': [
    ['fda', '', 'side A { division "1" (nation |>', ['American', 'British', 'Canadian', 'German', 'Soviet'], ['*']],
    ['fda', '', 'side A { armour regiment "1" (class |>', ['A', 'B', 'C'], ['*']],
    ['fda', '', 'side A { armour regiment "1" (nation Soviet, vehicle |>', ['"BT-5"'], ['Panther', '"M4 Sherman"']],
    [
      'fda',
      '',
      'side A { division "1" (nation German) {\n armour regiment "1" (vehicle |>',
      ['"Marder III"', '"Panzer II"'],
      ['"M4 Sherman"', '"BT-5"'],
    ],
    [
      'fda',
      '',
      'side A { division "2" (nation German) { }\n division "1" (nation Canadian) { armour regiment "1" (vehicle |>',
      ['"Churchill II"'],
      ['Panther'],
    ],
    ['fda', '(owner Red)', '(owner |>)', ['Blue', 'Red'], ['*']],
    ['rtl', '(side "German")', '(side |>)', ['German', 'Soviet'], ['*']],
    ['bite', '(nation "Germany"', '(nation |>', ['"Soviet Union"', 'Finland'], ['Minsk']],
    ['rtl', 'set weather = dry', 'set weather = |>', ['dry', 'overcast', 'rain'], ['*']],
    ['fda', 'set first = Blue', 'set first = |>', ['Blue', 'Red'], ['*']],
    ['pgg', 'score Krasny 5', 'ruling overrun.fromZoc = |>', ['true', 'false'], ['*']],
    ['fda', 'set first = Blue', 'ruling advanceAfterAssault = |>', ['none', 'leader', 'participants'], ['*']],
    ['rtl', 'score Luga 5', 'ruling supply.firstTurnPhase = |>', ['skipped', 'run'], ['*']],
    ['bite', '(nation "Germany", source', '(source |>)', ['"Soviet Union"', 'Finland', 'Germany'], ['Minsk']],
  ],
  'a set-up: what is left first, and counters to draw': [
    ['pgg', '0305: "2.Inf"', '0305: |>', ['"2.Inf"', '"1.Inf"'], ['Lukin', '1 rifle', 'infantry division']],
    ['pgg', '0604: 1 rifle, Lukin of army "16"', '0604: |>', ['Lukin', '1 rifle'], ['"1.Inf"']],
    ['pgg', '1 rifle, Lukin', '1 |>', ['rifle'], ['around', 'area']],
    ['pgg', '1 rifle, Lukin', '1 rifle (face |>)', ['1-2-6', '2-3-6'], ['*']],
    ['pgg', '"2.Inf"\n  }', '"2.Inf" (step |>)\n  }', ['1', '2', '3', '4'], ['*']],
    ['pgg', '"2.Inf"\n  }', '"2.Inf" |>\n  }', [], ['around', 'area', '0604']],
    ['fda', '"1st Tanks", "1st Foot"\n  }', '|>\n  }', ['"1st Division"', '"1st Foot"', '"1st Tanks"', '"1st Staff"']],
    ['rtl', '0603: "HQ 245", 1/898', '0603: |>', ['"245.Rifle"', '"HQ 245"', '1/898', '2/898'], ['I/8']],
    ['bite', '0402: "28.AK"', '0402: |>', ['"28.AK"', 'Germany'], ['"27.A"']],
  ],
  'verbs of the phase that is written first': [
    ['pgg', 'phase combat:\n', 'phase combat:\n  |>\n', ['attack', 'pass']],
    ['fda', 'activate "1st Division"', '|>', ['activate']],
    ['bite', 'phase combat:\n', 'phase combat:\n  |>\n', ['battle', 'end']],
    ['rtl', '  draw "3.Mot" {', '  |>\n draw "3.Mot" {', ['draw', 'begin']],
    ['rtl', 'draw "3.Mot"', 'draw |>', ['"3.Mot"', '"8.Mot"'], ['"245.Rifle"', '0103']],
    ['rtl', 'play mobile', 'play |>', ['assault', 'mobile'], ['*']],
    ['rtl', 'move I/8 to 0503', 'move |>', ['"HQ 3"', 'I/3', 'I/8', 'II/8'], ['1/898', 'to']],
    ['rtl', 'move I/8 to 0503', 'move I/8 to |>', ['0103', '0303'], ['I/8']],
    ['fda', 'assault 0604 with "1st Tanks", "1st Foot"', 'assault |>', ['0604', '0704'], ['*']],
    [
      'fda',
      'assault 0604 with "1st Tanks", "1st Foot"',
      'assault 0604 with |>',
      ['"1st Foot"', '"1st Tanks"'],
      ['"2nd Foot"'],
    ],
    ['bite', 'battle 0603\n', 'battle |>\n', ['0603'], ['*']],
    ['pgg', 'attack 0604 with', 'attack |> with', ['0604'], ['*']],
    ['pgg', 'attack 0604 with "1.Inf", "2.Inf"', 'attack 0604 with |>', ['"1.Inf"', '"2.Inf"'], ['*']],
    ['pgg', 'move "1.Inf" to', 'move |>', ['"1.Inf"', '"2.Inf"'], ['to', 'Lukin']],
  ],
  'what came out in expectations': [
    ['pgg', ATTACK, expectPgg('|>'), ['attack', 'move']],
    ['pgg', ATTACK, expectPgg('attack |>'), ['0604']],
    ['pgg', ATTACK, expectPgg('attack 0604 (|>)'), ['attack', 'defense', 'odds', 'result', 'roll', 'disrupted']],
    ['pgg', ATTACK, expectPgg('attack 0604 (odds |>)'), ['1-1'], ['*']],
    ['pgg', ATTACK, expectPgg('attack 0603 (odds |>)'), [], ['*']],
    ['pgg', ATTACK, expectPgg('"1.Inf" (step |>)'), ['2'], ['*']],
    ['fda', '  end\n}', expectFda('assault 0604 (pools |>)'), ['4-3'], ['*']],
    ['fda', '  end\n}', expectFda('assault 0604 (|>)'), ['pools', 'result', 'scores', 'destroyed']],
    ['bite', 'battle 0603\n}', expectBite('battle |>'), ['0603']],
    ['bite', 'battle 0603\n}', expectBite('battle 0603 (result |>)'), ['Axis']],
    ['bite', 'battle 0603\n}', expectBite('battle 0603 (|>)'), ['result', 'rounds']],
    ['bite', 'battle 0603\n}', expectBite('"41.Pz" (step |>)'), ['1'], ['*']],
    ['pgg', ATTACK, expectPgg('attack 0604 (result |>)'), ['Eng']],
    ['pgg', ATTACK, expectPgg('"1.Inf" at |>'), ['0504', '0604']],
    ['fda', '  end\n}', expectFda('assault |>'), ['0604']],
    ['fda', '  end\n}', expectFda('assault 0604 (result |>)'), ['Taken']],
    ['fda', '  end\n}', expectFda('"1st Tanks" at |>'), ['0504', '0604']],
    ['rtl', RTL, expectRtl('|>'), ['attack', 'declare', 'draw', 'move', 'retreat']],
    ['rtl', RTL, expectRtl('attack |>'), ['0603']],
    [
      'rtl',
      RTL,
      expectRtl('attack 0603 (|>)'),
      ['attack', 'defense', 'defensive-support', 'modifier', 'odds', 'result'],
    ],
    ['rtl', RTL, expectRtl('attack 0603 (odds |>)'), ['2-1'], ['*']],
    ['rtl', RTL, expectRtl('attack 0603 (result |>)'), ['AR']],
    ['rtl', RTL, expectRtl('I/8 at |>'), ['0502', '0103']],
    ['rtl', RTL, expectRtl('"665 StuG" (step |>)'), ['1'], ['*']],
    ['bite', 'battle 0603\n}', expectBite('"41.Pz" at |>'), ['0603', '0101']],
  ],
};

describe.each(Object.entries(rows))('%s', (_, cases) => {
  const named = cases.map(([game, part, written, first, not = []]) => ({ game, part, written, first, not }));
  test.each(named)(
    'completion in $game, with “$part” replaced by unfinished text, proposes the expected words: $written',
    async ({ game, part, written, first, not }) => {
      const labels = (await complete(game, part, written)).map(({ label }) => label);
      expect(labels.slice(0, first.length)).toEqual(first);
      if (not.includes('*')) expect(labels).toHaveLength(first.length);
      for (const label of not) expect(labels).not.toContain(label);
    },
  );
});

describe('snippets of statements use the words of the file and the game', () => {
  const written = async (game: string, part: string, text: string, label: string): Promise<string | undefined> =>
    (await complete(game, part, text)).find((item) => item.label === label)?.textEdit?.newText;

  test.each([
    ['pgg', '', '|>', 'side', 'side ${1|Soviet,German|} {\n\t$0\n}'],
    ['bite', '', '|>', 'side', 'side ${1|Axis,Soviet|} {\n\t$0\n}'],
    ['fda', '', '|>', 'side', 'side ${1:Name} {\n\t$0\n}'],
    ['pgg', 'score Krasny 5', '|>', 'setup', 'setup ${1|German,Soviet|} {\n\t$0\n}'],
    ['fda', 'dice "first throw"', '|>', 'orders', 'orders turn ${1:1} ${2|Blue,Red|} {\n\t$0\n}'],
    ['bite', 'orders turn', '|>\norders turn', 'orders', 'orders turn ${1:June 1941} ${2|Axis,Soviet|} {\n\t$0\n}'],
    ['rtl', 'orders turn', '|>\norders turn', 'expect', 'expect after turn ${1:19AM} ${2|German,Soviet|} {\n\t$0\n}'],
    ['pgg', 'attack 0604 with "1.Inf", "2.Inf"', '|>', 'attack', 'attack ${1:CELLS} with ${2:UNITS}'],
    ['pgg', '0604: 1 rifle', '0604: |>', '1 rifle', '${1:1} rifle'],
    ['rtl', '', '|>', 'side', 'side ${1|German,Soviet|} {\n\t$0\n}'],
    ['rtl', 'score Luga 5', '|>', 'setup', 'setup ${1|German,Soviet|} {\n\t$0\n}'],
    ['fda', 'set first = Blue [6a]', '|>', 'setup', 'setup ${1|Blue,Red|} {\n\t$0\n}'],
    ['pgg', 'dice "first throw"', '|>', 'orders', 'orders turn ${1:1} ${2|German,Soviet|} {\n\t$0\n}'],
    ['rtl', 'attack 0603 with I/8, II/8', '|>', 'attack', 'attack ${1:CELL} with ${2:UNITS}'],
    ['fda', 'assault 0604 with "1st Tanks", "1st Foot"', '|>', 'assault', 'assault ${1:CELL} with ${2:UNITS}'],
    ['fda', 'dice "first throw"', '|>', 'expect', 'expect after turn ${1:1} ${2|Blue,Red|} {\n\t$0\n}'],
    ['bite', 'dice "first throw"', '|>', 'expect', 'expect after turn ${1:June 1941} ${2|Axis,Soviet|} {\n\t$0\n}'],
    ['pgg', 'town Krasny at 0604', '|>', 'supply road', 'supply road at $1'],
    ['fda', 'village Aust at 0604', '|>', 'minefield', 'minefield at $1'],
    ['rtl', 'village Luga at 0403', '|>', 'bridge', 'bridge $1'],
    ['bite', 'major city Minsk at 0804', '|>', 'coast', 'coast at $1'],
    ['bite', 'major city Minsk at 0804', '|>', 'territory', 'territory ${1:Name} at $2'],
    ['pgg', '', 'side German { |>', 'panzer division', 'panzer division "${1:Name}" {\n\t$0\n}'],
    ['rtl', '', 'side German { |>', 'panzer division', 'panzer division "${1:Name}" (combine ${2:1}) {\n\t$0\n}'],
    ['rtl', '', 'side German { |>', 'rifle regiment', 'rifle regiment "${1:Name}" {\n\t$0\n}'],
    [
      'fda',
      '',
      'side German { |>',
      'division',
      'division "${1:Name}" (nation ${2|German,American,British,Canadian,Soviet|}) {\n\t$0\n}',
    ],
  ])('completion in %s proposes the expected texts: %s %s: %s', async (game, part, text, label, snippet) => {
    expect(await written(game, part, text, label)).toBe(snippet);
  });

  test.each([
    ['fda', '', '|>', 'side', 'side ${1:Nome} {\n\t$0\n}'],
    ['pgg', '', '|>', 'draft', 'draft "${1:Perché non è finito.}"'],
    ['pgg', 'score Krasny 5', '|>', 'attach', 'attach ${1:Unità} to ${2:Formazione} turn ${3:1}'],
    ['pgg', 'score Krasny 5', '|>', 'forbid', 'forbid ${1:move} for ${2:Parte} turn ${3:1}'],
    ['pgg', 'score Krasny 5', '|>', 'setup', 'setup ${1|German,Soviet|} {\n\t$0\n}'],
    ['bite', 'major city Minsk at 0804', '|>', 'territory', 'territory ${1:Nome} at $2'],
    ['pgg', '', 'side German { |>', 'panzer division', 'panzer division "${1:Nome}" {\n\t$0\n}'],
  ])(
    'for an Italian author, the blanks of snippets are Italian in %s: %s %s: %s',
    async (game, part, text, label, snippet) => {
      expect(await inItalian('none', () => written(game, part, text, label))).toBe(snippet);
    },
  );

  test('an Italian word for a blank is a valid name', async () => {
    const { main } = await desk({ 'main.sand': 'ruleset pgg\nscenario "A" { attach Unità to Formazione turn 1 }\n' }, [
      ...rulesets.values(),
    ]);
    expect(main.parseResult.lexerErrors.length + main.parseResult.parserErrors.length).toBe(0);
  });

  test.each(['side', 'map', 'scenario', 'orders', 'expect'])(
    'the snippet %s is inserted as a word when the client does not support snippets',
    async (label) => {
      const { services, main } = await desk({ 'main.sand': 'ruleset pgg\n' }, [...rulesets.values()]);
      const server = services.shared.lsp.LanguageServer;
      server.supportsSnippets = false;
      const list = await services.lsp.CompletionProvider?.getCompletion(main, {
        textDocument: { uri: main.uri.toString() },
        position: { line: 1, character: 0 },
      });
      server.supportsSnippets = true;
      const item = list?.items.find((one) => one.label === label);
      expect(item?.textEdit?.newText).toBe(label);
      expect(item?.insertTextFormat).toBeUndefined();
    },
  );
});

describe('completion in maps', () => {
  const text = (line: string): string =>
    `ruleset pgg\nmap M {\n  grid hexes flat columns 8 rows 5 labels CCRR even columns lower\n  ${line}\n}\n`;

  test.each([
    ['behind a hexside', 'river Bug 0403/0503 |>'],
    ['behind a cell', 'town Minsk at 0403 |>'],
    ['behind the last cell of a road', 'road "A" 0403 - 0503 |>'],
  ])('a typed space opens no completion list %s, but an explicit request does', async (_, line) => {
    expect(await labels(text(line), ' ')).toEqual([]);
    expect((await labels(text(line))).length).toBeGreaterThan(0);
  });

  test.each([
    ['hexside', 'river Bug 0403/0503|>', '0403/0503'],
    ['cell', 'town Minsk at 0403|>', '0403'],
  ])('completion does not propose a %s that is completely typed', async (_, line, label) => {
    expect(await labels(text(line), '3')).not.toContain(label);
  });

  test('completion proposes the next hexside of a river when the author types the beginning of its label', async () => {
    expect(await labels(text('river Bug 0403/0503 0|>'), '0')).toContain('0403/0504');
  });

  async function labels(written: string, triggerCharacter?: string): Promise<string[]> {
    const { text: whole, cursor } = marked(written);
    const { services, main } = await desk({ 'main.sand': whole }, [...rulesets.values()]);
    const list = await services.lsp.CompletionProvider?.getCompletion(main, {
      textDocument: { uri: main.uri.toString() },
      position: main.textDocument.positionAt(cursor),
      ...(triggerCharacter !== undefined && { context: { triggerKind: 2, triggerCharacter } }),
    });
    return (list?.items ?? []).map(({ label }) => label);
  }
});
