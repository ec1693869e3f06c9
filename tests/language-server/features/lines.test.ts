import { describe, expect, test } from 'vitest';
import type { CodeAction, InlayHint } from 'vscode-languageserver';
import type { SandtableSemanticTokens } from '../../../language-server/features/semantic-tokens.js';
import { BATTLE, drill, FIELD, FILES } from './drill.js';
import { desk, marked, textAt } from './kit.js';

async function battle(text: string = BATTLE): ReturnType<typeof desk> {
  return desk({ ...FILES, 'battle.sand': text }, [drill]);
}

function labelText(label: InlayHint['label']): string {
  return typeof label === 'string' ? label : label.map(({ value }) => value).join('');
}

describe('inlay hints', () => {
  test('inlay hints show odds at attacks and costs at moves', async () => {
    const { main, services } = await battle();
    const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const uri = main.uri.toString();
    const hints =
      (await services.lsp.InlayHintProvider?.getInlayHints(main, { textDocument: { uri }, range: whole })) ?? [];
    const lines = main.textDocument.getText().split('\n');
    expect(
      hints.map(
        ({ position, label }) => `${lines[position.line]?.slice(0, position.character).trim()} « ${labelText(label)}`,
      ),
    ).toEqual(['move 1/1 to 0201 « cost 1', 'attack 0302 with 1/1 « even odds']);
    expect(JSON.stringify(hints[1]?.tooltip)).toContain('33 %');
  });

  test('an inlay hint shows the number of cells of an area', async () => {
    const { main, services } = await desk({ 'field.sand': FIELD }, [drill]);
    const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const hints =
      (await services.lsp.InlayHintProvider?.getInlayHints(main, {
        textDocument: { uri: main.uri.toString() },
        range: whole,
      })) ?? [];
    expect(hints.map(({ label }) => label)).toEqual(['4 hexes']);
  });

  test.each([
    ['3 squad of platoon "9"', '9/1–9/3'],
    ['1 squad of platoon "9"', '9/1'],
  ])('inlay hints give the names of the counters of %s', async (draw, names) => {
    const { main, services } = await battle(BATTLE.replace('0102: 2/1 (step 1)', `0102: ${draw}`));
    const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const uri = main.uri.toString();
    const hints = await services.lsp.InlayHintProvider?.getInlayHints(main, { textDocument: { uri }, range: whole });
    expect(hints?.map(({ label }) => label)).toContain(names);
  });

  test.each([
    ['0201: 1/2 ', ['1 of 2 placed']],
    ['0201: 1/2, 2/2', []],
  ])('inlay hints show the formations that are not completely placed in the set-up %s', async (placed, labels) => {
    const file = `${FIELD}side Blue {\n  platoon Nine {\n    squad 1/2 2-2\n    squad 2/2 2-2\n  }\n}\nscenario "One" {\n  on Field\n  setup Blue { ${placed} }\n}\n`;
    const { main, services } = await desk({ 'field.sand': file }, [drill]);
    const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const uri = main.uri.toString();
    const hints = await services.lsp.InlayHintProvider?.getInlayHints(main, { textDocument: { uri }, range: whole });
    const own = (hints ?? []).filter(({ label }) => labelText(label).includes('placed'));
    expect(own.map(({ label }) => label)).toEqual(labels);
    for (const { position } of own)
      expect(main.textDocument.getText().split('\n')[position.line]?.slice(0, position.character)).toBe(
        '  platoon Nine',
      );
  });

  test('an inlay hint shows the number of counters of a pool', async () => {
    const pools = 'ruleset drill\nside Blue {\n  pool squad { 3 of 1-1  2 of 2-1 }\n}\n';
    const { main, services } = await desk({ 'pools.sand': pools }, [drill]);
    const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const uri = main.uri.toString();
    const hints = await services.lsp.InlayHintProvider?.getInlayHints(main, { textDocument: { uri }, range: whole });
    expect(hints?.map(({ label }) => label)).toEqual(['5 counters']);
  });
});

describe('code lenses', () => {
  test('code lenses open the map, run the scenario and show unmet expectations', async () => {
    const { main, services } = await battle();
    const lenses =
      (await services.lsp.CodeLensProvider?.provideCodeLens(main, { textDocument: { uri: main.uri.toString() } })) ??
      [];
    expect(lenses.map(({ range, command }) => `${range.start.line + 1} ${command?.title ?? ''}`)).toEqual([
      '5 $(map) Open map',
      '5 $(play) Run',
      '5 $(game) Play',
      '22 $(play) Run turn 1',
      '29 $(error) 1 of 1 not met',
    ]);
  });
});

describe('signature help', () => {
  test.each([
    ['move |>', 'move UNITS to CELL [CELL > CELL]', 'UNITS'],
    ['move 1/1 to |>', 'move UNITS to CELL [CELL > CELL]', 'CELL'],
    ['attack 0302 with |>', 'attack CELL with UNITS', 'UNITS'],
  ])('signature help shows the form of the verb and the next part: %s', async (line, form, part) => {
    const { text, cursor } = marked(BATTLE.replace('move 1/1 to 0201', line));
    const { main, services } = await battle(text);
    const position = main.textDocument.positionAt(cursor);
    const help = await services.lsp.SignatureHelp?.provideSignatureHelp(main, {
      textDocument: { uri: main.uri.toString() },
      position,
    });
    const signature = help?.signatures[0];
    expect(signature?.label).toBe(form);
    const label = signature?.parameters?.[help?.activeParameter ?? 0]?.label;
    expect(Array.isArray(label) && form.slice(label[0], label[1])).toBe(part);
  });
});

describe('quick fixes and refactorings', () => {
  async function actions(text: string, on: string): Promise<readonly (readonly [string, string])[]> {
    const { main, services } = await battle(text);
    const diagnostics = (main.diagnostics ?? []).filter(({ range }) => textAt(main, range).includes(on));
    const at = main.textDocument.positionAt(text.indexOf(on));
    const found = (await services.lsp.CodeActionProvider?.getCodeActions(main, {
      textDocument: { uri: main.uri.toString() },
      range: { start: at, end: at },
      context: { diagnostics },
    })) as CodeAction[] | undefined;
    return (found ?? []).map(
      ({ title, edit }) =>
        [
          title,
          Object.values(edit?.changes ?? {})
            .flat()
            .map(({ newText }) => newText)
            .join(''),
        ] as const,
    );
  }

  test('a quick fix corrects a misspelled name', async () => {
    expect(await actions(BATTLE.replace('0302: Guards', '0302: Gards'), 'Gards')).toContainEqual([
      expect.stringContaining('Guards'),
      'Guards',
    ]);
  });

  test('a quick fix offers a reachable hex for an illegal move', async () => {
    const found = await actions(BATTLE.replace('move 1/1 to 0201', 'move 1/1 to 0401'), 'move 1/1 to 0401');
    expect(found).toContainEqual(['Go to 0201 instead (cost 1)', '0201']);
  });

  test('every quick fix for an illegal path has a title', async () => {
    const found = await actions(BATTLE.replace('move 1/1 to 0201', 'move 1/1 0301 > 0201'), 'move 1/1 0301 > 0201');
    expect(found.map(([title]) => title)).not.toContain('undefined');
  });

  test('a quick fix writes a default answer into the text', async () => {
    const found = await actions(BATTLE.replace(' { on Retreat: advance 1/1 to 0302 }', ''), 'attack 0302');
    expect(found).toContainEqual(['Write the answer: stay', ' { stay }']);
  });
});

describe('semantic tokens', () => {
  test('two simultaneous requests for semantic tokens, as from a diff editor, both get the right tokens', async () => {
    const { documents, services } = await battle();
    const provider = services.lsp.SemanticTokenProvider as SandtableSemanticTokens;
    provider.initialize({ formats: [], requests: {}, tokenModifiers: [], tokenTypes: [] });
    const requests = [...documents.values()].flatMap((document) => {
      const textDocument = { uri: document.uri.toString() };
      const range = { start: { line: 0, character: 0 }, end: { line: 6, character: 0 } };
      return [
        () => provider.semanticHighlight(document, { textDocument }),
        () => provider.semanticHighlightRange(document, { textDocument, range }),
      ];
    });
    const alone: unknown[] = [];
    for (const ask of requests) alone.push((await ask()).data);
    expect((await Promise.all(requests.map((ask) => ask()))).map(({ data }) => data)).toEqual(alone);
    expect(new Set(alone.map((data) => JSON.stringify(data))).size).toBe(requests.length);
  });

  test('semantic tokens distinguish words, names, cells, numbers and symbols of terrain', async () => {
    const { main, services } = await desk({ 'field.sand': FIELD }, [drill]);
    const provider = services.lsp.SemanticTokenProvider as SandtableSemanticTokens;
    provider.initialize({ formats: [], requests: {}, tokenModifiers: [], tokenTypes: [] });
    const { data } = await provider.semanticHighlight(main, { textDocument: { uri: main.uri.toString() } });
    const types = Object.entries(provider.tokenTypes);
    const lines = main.textDocument.getText().split('\n');
    const tokens: string[] = [];
    let line = 0;
    let char = 0;
    for (let index = 0; index < data.length; index += 5) {
      const [down = 0, right = 0, length = 0, type = 0] = data.slice(index, index + 4);
      line += down;
      char = down > 0 ? right : char + right;
      tokens.push(
        `${lines[line]?.slice(char, char + length) ?? ''} ${types.find(([, number]) => number === type)?.[0] ?? ''}`,
      );
      expect(char + length).toBeLessThanOrEqual(lines[line]?.length ?? 0);
    }
    for (const wanted of [
      'map keyword',
      'Field class',
      '"A field" string',
      '5 number',
      'dense enumMember',
      '. terrain1',
      'w terrain2',
      'town type',
      'Ham struct',
      '0302 cell',
      '0102 cell',
      'West struct',
    ]) {
      expect(tokens).toContain(wanted);
    }
  });
});
