import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { MarkupContent } from 'vscode-languageserver';
import type { SandtableSemanticTokens } from '../../../language-server/features/semantic-tokens.js';
import { formatted } from '../../../language-server/features/format/formatter.js';
import { hoverStatement } from '../../../language-server/features/hover/special-rules.js';
import { toy } from '../../toy/rules/index.js';
import { dated, stub } from '../stub-ruleset.js';
import { desk, marked, positionOf } from './kit.js';

const read = (name: string): string =>
  readFileSync(new URL(`../../fixtures/findings/special/${name}`, import.meta.url), 'utf8').replace(/[»«]/g, '');

const FIELD = read('field.sand');
const RIGHT = read('right.sand');

/** Returns the scenario with one more clause. The cursor is in this clause. */
const clause = (text: string): string => RIGHT.replace('  victory nobody\n', `  ${text}\n  victory nobody\n`);

async function complete(written: string): Promise<Map<string, string>> {
  const { text, cursor } = marked(written);
  const { services, main } = await desk({ 'field.sand': FIELD, 'main.sand': text }, [dated]);
  const textDocument = { uri: main.uri.toString() };
  const position = main.textDocument.positionAt(cursor);
  const list = await services.lsp.CompletionProvider?.getCompletion(main, { textDocument, position });
  return new Map((list?.items ?? []).map(({ label, textEdit }) => [label, textEdit?.newText ?? '']));
}

describe('completion in special rules', () => {
  const cases: readonly {
    readonly at: string;
    readonly has: readonly string[];
    readonly hasNot?: readonly string[];
  }[] = [
    { at: '|>', has: ['forbid', 'require', 'attach', 'leave', 'arrive', 'offer', 'when', 'victory', 'table', 'set'] },
    { at: 'forbid |>', has: ['move', 'attack', 'units', 'cover', 'infantry'], hasNot: ['Berg', 'draw'] },
    { at: 'forbid move |>', has: ['Lone', '6/7', 'for', 'turn', 'at', 'to', 'from', 'except'] },
    { at: 'forbid move at |>', has: ['Berg', 'West'] },
    { at: 'forbid move turn |>', has: ['June 1941', '13PM'], hasNot: ['May 1941'] },
    { at: 'forbid move turn 13AM..|>', has: ['13PM'] },
    { at: 'forbid move for |>', has: ['Blue', 'Red'] },
    { at: 'forbid move for Blue |>', has: ['turn', 'except'] },
    { at: 'forbid move except |>', has: ['Lone'] },
    { at: 'forbid move (|>)', has: ['south', 'dot'], hasNot: ['disrupted', 'movement'] },
    { at: 'attach |>', has: ['Lone'] },
    { at: 'attach Lone to |>', has: ['"7.Pz"'], hasNot: ['Lone'] },
    { at: 'leave turn 13AM: |>', has: ['Lone', 'every'] },
    { at: 'leave turn 13AM: every |>', has: ['unit', 'infantry', 'panzer regiment'] },
    { at: 'arrive turn 13AM at |>', has: ['West', 'X'] },
    { at: 'arrive at West |>', has: ['turn', 'for', 'by'] },
    { at: 'offer "A" |>', has: ['for'] },
    { at: 'offer "A" for Blue |>', has: ['turn', 'when'] },
    { at: 'offer "A" for Blue { |> }', has: ['score', 'set', 'arrive', 'leave', 'forbid'], hasNot: ['offer', 'setup'] },
    { at: 'when |>', has: ['Blue', 'not', 'rolled', 'connected'] },
    { at: 'when Blue |>', has: ['holds', 'lost', 'points', 'supplied'] },
    { at: 'when Blue holds |>', has: ['Berg', 'Stadt'] },
    { at: 'when Blue lost |>', has: ['units', 'panzer regiment'] },
    { at: 'when Blue holds Berg |>', has: ['and', 'or'] },
    { at: 'when connected Berg from |>', has: ['X'] },
    { at: 'victory |>', has: ['Blue', 'Red', 'nobody'] },
    { at: 'victory Blue |>', has: ['decisive', 'turn', 'when'] },
    { at: 'score for Blue |>', has: ['Berg', 'lost', 'held', 'start', 'each town'] },
    { at: 'score for Blue held at |>', has: ['Berg'] },
    { at: 'score for Blue lost |>', has: ['units', 'infantry'] },
    { at: 'set markers of |>', has: ['"7.Pz"', 'Berg'] },
    { at: 'set markers for Blue turn |>', has: ['July 1941'] },
    { at: 'set |>', has: ['weather', 'markers', 'control'], hasNot: ['crt'] },
    { at: 'set weather |>', has: ['turn', 'for', 'of'] },
    { at: 'set weather turn 13AM = |>', has: ['fair', 'foul'], hasNot: ['Blue', 'true'] },
    { at: 'set control of |>', has: ['Berg', 'West'], hasNot: ['Lone'] },
    { at: 'set control of Berg = |>', has: ['Blue', 'Red', 'nobody'], hasNot: ['fair'] },
    { at: 'set lost of |>', has: ['Lone', '"7.Pz"'], hasNot: ['Berg'] },
    { at: 'set lost of Lone = |>', has: ['true'], hasNot: ['Blue'] },
    { at: 'set first = |>', has: ['June 1941', '13PM'] },
    { at: 'set cuts = |>', has: ['0303', '0404'] },
    { at: 'set cuts = 0303, |>', has: ['0404'] },
    { at: 'table |>', has: ['crt', 'weather'], hasNot: ['markers'] },
    { at: 'table crt { |> }', has: ['5', '6'], hasNot: ['5-1', 'June 1941'] },
    { at: 'table crt { 5: |> }', has: ['5-1', '6-1'], hasNot: ['D1'] },
    { at: 'table crt { 5: 6-1 = |> }', has: ['D1', 'D1R'], hasNot: ['5-1', 'D2'] },
    { at: 'table crt { 5: 6-1 = D1, |> }', has: ['5-1'], hasNot: ['6-1'] },
    { at: 'table crt { 5: 6-1 = D1\n    |> }', has: ['6'], hasNot: ['6-1'] },
    { at: 'table weather { |> }', has: ['June 1941', '13AM'] },
    { at: 'table weather { June 1941: |> }', has: ['dry', 'wet'], hasNot: ['D1'] },
    { at: 'table weather { June 1941: dry = |> }', has: [], hasNot: ['D1', 'dry'] },
    { at: 'table weather { June 1941: dry = 1-6 } |>', has: ['source'] },
  ];
  test.each(cases)('completion proposes the words at the cursor in $at', async ({ at, has, hasNot = [] }) => {
    const labels = [...(await complete(clause(at))).keys()];
    expect(labels).toEqual(expect.arrayContaining([...has]));
    for (const label of hasNot) expect(labels).not.toContain(label);
  });

  test('completion proposes the words of an order in a special rule', async () => {
    const orders = (text: string): string => `${RIGHT}\norders turn 13AM Blue {\n  ${text}\n}\n`;
    expect([...(await complete(orders('research |>'))).keys()]).toEqual(expect.arrayContaining(['armour', 'aviation']));
    expect([...(await complete(orders('save yellow |>'))).keys()]).not.toContain('red');
    expect([...(await complete(`${RIGHT}\norders turn |>`)).keys()]).toContain('June 1941');
  });

  test('completion offers snippets of special rules that parse after their placeholders are filled in', async () => {
    const snippets = await complete(clause('|>'));
    for (const statement of ['forbid', 'require', 'attach', 'leave', 'offer', 'when', 'victory', 'table']) {
      const text = (snippets.get(statement) ?? '')
        .replace(/\$\{\d+:([^}]*)\}/g, '$1')
        .replace('$0', statement === 'leave' || statement === 'table' ? 'Lone' : '');
      expect(text).toContain(`${statement} `);
      const { main } = await desk({ 'field.sand': FIELD, 'main.sand': clause(text) }, [dated]);
      expect(main.parseResult.parserErrors.map(({ message }) => `${text}: ${message}`)).toEqual([]);
    }
  });
});

const toyFile = (name: string): string => readFileSync(new URL(`../../toy/${name}`, import.meta.url), 'utf8');

describe('hovers on special rules', async () => {
  const open = await desk({ 'land.sand': toyFile('land.sand'), 'battle.sand': toyFile('battle.sand') }, [toy]);
  const cases: readonly { readonly on: string; readonly says: readonly string[] }[] = [
    { on: 'for|>bid attack at', says: ['**forbid**', 'are refused'] },
    { on: 'requ|>ire move', says: ['**require**', 'a finding is reported'] },
    { on: 'att|>ach 2/2', says: ['as part of another formation'] },
    { on: 'le|>ave turn', says: ['leave the game'] },
    { on: 'of|>fer "Reserve"', says: ['`take` or `decline`'] },
    { on: 'tab|>le weather', says: ['player aid'] },
    { on: 'vic|>tory Red when', says: ['The first condition that is true'] },
    { on: 'forbid att|>ack at', says: ['`attack CELL with UNITS`'] },
    { on: 'require co|>ver at', says: ['Every cell has a unit in it or next to it.'] },
    { on: 'forbid attack at Br|>ee turn', says: ['town **Bree**'] },
    { on: 'offer "Res|>erve"', says: ['offered to Red', 'Turn 13PM: take (order)'] },
    { on: 'leave turn 14|>AM', says: ['**14AM** is turn 3 of the game.', 'lasts from 13AM to 14AM'] },
    { on: 'when Blue ho|>lds Aust {', says: ['In the game played so far: **1** (Aust). The condition is true.'] },
    { on: 'not Red ho|>lds 2 of', says: ['In the game played so far: **1** (Bree). The condition is false.'] },
    { on: 'Blue poi|>nts 12..99', says: ['The condition is false.'] },
    { on: 'rol|>led 1..5', says: ['A die shows the given number'] },
    { on: 'wh|>en Blue holds Aust {', says: ['it is **true**', '- Blue holds Aust: 1 (Aust), true'] },
    {
      on: 'vic|>tory Blue marginal',
      says: ['it is **true**', '- Blue holds Aust: 1 (Aust), true', '- Red holds 2 of Aust, Bree: 1 (Bree), false'],
    },
    {
      on: 'turn 13AM..14AM wh|>en Blue points',
      says: ['it is **false**', '- Blue points 12..99: ', '- connected Aust from Blue depot: '],
    },
    { on: 'victory Red wh|>en rolled', says: ['a die decides.', '- rolled 1..5: a die decides'] },
    { on: 'require units |>5', says: ['At least **5** must be set up'] },
    { on: 'forbid units |>2 at Bree', says: ['**2** or more must not be set up; at most 1 allowed.'] },
    { on: '"1/cup/1.B|>de" = 1', says: ['Turn 13AM', 'hidden (written in the file)'] },
    { on: '"1/cup/7.B|>de" =', says: ['Turn 13AM', 'hidden (written in the file)'] },
    { on: '"1/wea|>ther" = 2', says: ['Turn 13AM', '2 (written in the file)'] },
    { on: 'score for Blue lo|>st infantry', says: ['lost units of the side'] },
  ];
  test.each(cases)('a hover explains the word at the cursor in $on', async ({ on, says }) => {
    const position = positionOf(open.main, on);
    const textDocument = { uri: open.main.uri.toString() };
    const hover = await open.services.lsp.HoverProvider?.getHoverContent(open.main, { textDocument, position });
    const { value } = (hover?.contents ?? { value: '' }) as MarkupContent;
    for (const text of says) expect(value).toContain(text);
  });

  test('completion proposes the addresses of single rolls instead of the address that several rolls share', async () => {
    const position = positionOf(open.main, 'dice |>"1/cup/1.Bde" = 1');
    const textDocument = { uri: open.main.uri.toString() };
    const list = await open.services.lsp.CompletionProvider?.getCompletion(open.main, { textDocument, position });
    const labels = (list?.items ?? []).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['"1/cup/1.Bde"', '"1/cup/1.Bde #2"', '"1/weather"']));
    expect(labels).not.toContain('"1/cup"');
  });

  test('a statement that the game does not support is reported', () => {
    const analysis = open.services.compile.Analyser.analyse(open.main)!;
    const place = { file: open.main.uri.toString(), start: 0, end: 0 };
    expect(hoverStatement(stub, analysis, 'offer', place)).toContain('Stub does not support this statement');
    expect(hoverStatement(toy, analysis, 'offer', place)).not.toContain('does not support');
  });
});

describe('names in special rules', async () => {
  const open = await desk({ 'field.sand': FIELD, 'right.sand': RIGHT }, [dated]);
  const { lsp } = open.services;
  /** Returns the lines of the given ranges, each by its first word. */
  const lines = (ranges: readonly { start: { line: number } }[]): string[] =>
    ranges.map(({ start }) => RIGHT.split('\n')[start.line].trim().split(' ')[0]);
  const at = (on: string) => ({
    textDocument: { uri: open.main.uri.toString() },
    position: positionOf(open.main, on),
  });

  test('the references of a name in special rules are found', async () => {
    const of = async (on: string): Promise<string[]> => {
      const found = await lsp.ReferencesProvider?.findReferences(open.main, {
        ...at(on),
        context: { includeDeclaration: false },
      });
      return lines((found ?? []).map(({ range }) => range));
    };
    expect(await of('attach Lo|>ne to')).toEqual(['forbid', 'attach', '0202:', 'leave']);
    expect(await of('attach Lone to "7|>.Pz"')).toEqual(expect.arrayContaining(['set', 'forbid', 'attach', 'when']));
    expect(await of('when Blue holds Be|>rg and')).toEqual(
      expect.arrayContaining(['forbid', 'offer', 'when', 'score', 'victory']),
    );
    expect(await of('victory Bl|>ue decisive')).toEqual(
      expect.arrayContaining(['set', 'leave', 'victory', 'when', 'score']),
    );
  });

  test('a name in special rules is renamed with its references', async () => {
    const edit = await lsp.RenameProvider?.rename(open.main, { ...at('attach Lo|>ne to'), newName: 'Lone 2' });
    const edits = edit?.changes?.[open.main.uri.toString()] ?? [];
    expect(new Set(edits.map(({ newText }) => newText))).toEqual(new Set(['"Lone 2"']));
    expect(lines(edits.map(({ range }) => range))).toEqual(['forbid', 'attach', '0202:', 'leave']);
  });

  test('the outline lists names of special rules', async () => {
    const symbols = (await lsp.DocumentSymbolProvider?.getSymbols(open.main, at('attach Lo|>ne to'))) ?? [];
    const children = symbols.find(({ name }) => name === 'A field day')?.children ?? [];
    expect(symbols.map(({ name }) => name)).toEqual(['crt', 'A field day']);
    expect(children.map(({ name, detail }) => (detail === undefined ? name : `${name} · ${detail}`))).toEqual([
      'setup Blue',
      'setup Red',
      'arrive turn July 1941..13AM · West',
      'leave turn 13PM · Blue',
      'Reserve · offer Red',
      expect.stringMatching(/^when Blue holds Berg/),
      'victory Blue decisive · turn 13PM',
      'victory Blue marginal · turn 13PM',
      'victory Red',
      'victory nobody',
      'weather · table',
    ]);
  });

  /** Returns the words of a line of text with their token types. */
  const coloured = async (line: string): Promise<string[]> => {
    const provider = lsp.SemanticTokenProvider as SandtableSemanticTokens;
    const types = Object.keys(provider.tokenTypes);
    const { data } = await provider.semanticHighlight(open.main, at('attach Lo|>ne to'));
    const wanted = RIGHT.split('\n').findIndex((text) => text.includes(line));
    const words: string[] = [];
    for (let i = 0, row = 0, column = 0; i < data.length; i += 5) {
      column = data[i] === 0 ? column + data[i + 1] : data[i + 1];
      row += data[i];
      if (row === wanted)
        words.push(`${RIGHT.split('\n')[row].slice(column, column + data[i + 2])} ${types[data[i + 3]]}`);
    }
    return words;
  };

  test('semantic tokens distinguish names and words of special rules', async () => {
    expect(await coloured('forbid move 3')).toEqual([
      ...['forbid keyword', 'move function', '3 number', '48 variable', '/ variable', '1T variable'],
      ...['to keyword', 'Berg struct', '0404 cell', 'from keyword', 'West struct', 'for keyword', 'Blue namespace'],
      ...['except keyword', 'Lone variable', 'south property'],
    ]);
    expect(await coloured('victory Blue decisive')).toEqual([
      ...['victory keyword', 'Blue namespace', 'decisive enumMember', 'turn keyword', '13PM number'],
      ...['when keyword', 'Blue namespace', 'points event', '45 number'],
    ]);
  });

  test.each([
    [
      'set weather',
      'set keyword, weather property, turn keyword, June number, 1941 number, August number, 1941 number, fair enumMember',
    ],
    ['require attack', 'require keyword, attack function, turn keyword, 13PM number, for keyword, Red namespace'],
    ['attach Lone', 'attach keyword, Lone variable, to keyword, "7.Pz" variable, turn keyword, 13AM number'],
    [
      'offer "Res',
      'offer keyword, "Reserve" string, for keyword, Red namespace, turn keyword, 13AM number, when keyword, not keyword, Blue namespace, holds event, Berg struct',
    ],
    [
      'when Blue holds',
      'when keyword, Blue namespace, holds event, Berg struct, and keyword, Red namespace, lost event, rifle event, 2 number, 4 number, or keyword, "7.Pz" variable, lost event, units event, 1 number',
    ],
    [
      'victory Red when',
      'victory keyword, Red namespace, when keyword, not keyword, connected event, Berg struct, from keyword, X struct, or keyword, rolled event, 1 number',
    ],
    [
      'score for Blue Berg',
      'score keyword, for keyword, Blue namespace, Berg struct, 1 number, turn keyword, 13AM number',
    ],
    ['around 0303', 'around keyword, 0303 cell, every keyword, infantry type, dot property, blue property'],
  ])('semantic tokens give the words of %s their types', async (line, words) => {
    expect((await coloured(line)).join(', ')).toBe(words);
  });

  test('the formatter adds spaces and indents to special rules that are written without them', async () => {
    const bare = RIGHT.replace(/^ +/gm, '').replace(/(?<=[^ ]) {2,}/g, ' ');
    const { main } = await desk({ 'field.sand': FIELD, 'right.sand': bare }, [dated]);
    expect(bare).not.toBe(RIGHT);
    expect(formatted(main)?.replace(/ {2,}/g, ' ')).toBe(RIGHT.replace(/ {2,}/g, ' '));
    expect(formatted(open.main)).toBe(RIGHT);
  });
});

test.each(['hover', 'completion'])(
  'the server answers every request about %s when the text is cut off anywhere',
  async (what) => {
    for (let end = 40; end < RIGHT.length; end += 67) {
      const { services, main } = await desk({ 'field.sand': FIELD, 'main.sand': RIGHT.slice(0, end) }, [dated]);
      const params = { textDocument: { uri: main.uri.toString() }, position: main.textDocument.positionAt(end - 1) };
      const answer =
        what === 'hover'
          ? services.lsp.HoverProvider?.getHoverContent(main, params)
          : services.lsp.CompletionProvider?.getCompletion(main, params);
      await expect(Promise.resolve(answer)).resolves.not.toThrow();
    }
  },
);
