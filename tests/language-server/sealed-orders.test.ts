import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CodeLens, CompletionItem } from 'vscode-languageserver';
import { waitingText } from '../../engine/play/sealed-turns.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { answersFor } from '../../language-server/on-demand/answers.js';
import { isSeal, randomSecret, sealOf } from '../../language-server/sealing/seal-hash.js';
import { readMarks } from './marks.js';
import { TestWorkspace, uriOf } from './workspace.js';

const FIXTURES = 'tests/fixtures/findings/sealed';
const fixtures: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(FIXTURES).map((name) => [name, readMarks(readFileSync(join(FIXTURES, name), 'utf8')).text]),
);
const games = [...rulesets.values()];
const GAME = ['game.sand', 'german-1.sand', 'soviet-1.sand', 'turn-1.sand'];
const opened = (more: Readonly<Record<string, string>> = {}): Promise<TestWorkspace> =>
  TestWorkspace.of({ ...Object.fromEntries(GAME.map((name) => [name, fixtures[name]])), ...more }, games);

/** The rolls of turn 1, which is sealed. */
const rollsOf = (workspace: TestWorkspace, file = 'turn-1.sand'): string[] =>
  (workspace.analyse(file).playthrough()?.moments ?? [])
    .filter(({ kind, address }) => kind === 'dice' && address.startsWith('1/'))
    .map(({ address, answer, by }) => `${address} ${answer} ${by}`);

const OUTSIDE = 'some orders of German are not in the file that was sealed';
const MORE = 'the sealed orders of German contain more than orders';

/** Returns the text with a seal of the file as it is now. */
const resealed = (game: string, side: string, file: string): string =>
  game.replace(new RegExp(`(?<=by ${side} ")[^"]*`), sealOf(file));

describe('the seal of a file', () => {
  const file = fixtures['german-1.sand'];

  test('a seal is the SHA-256 hash of the text of a file', () => {
    expect(sealOf('abc')).toBe('sha256-ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(isSeal(sealOf(file))).toBe(true);
  });

  test('a seal is the same with other line ends and a byte order mark', () => {
    expect(sealOf(`\uFEFF${file.replaceAll('\n', '\r\n')}`)).toBe(sealOf(file));
  });

  test('a seal changes with every change of one character', () => {
    const character = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(fc.nat({ max: file.length - 1 }), fc.constantFrom(0, 1), character, (at, removed, written) => {
        const changed = file.slice(0, at) + written + file.slice(at + removed);
        fc.pre(changed !== file);
        expect(sealOf(changed)).not.toBe(sealOf(file));
      }),
    );
  });
});

test('secrets are random, long, and need no escapes in the text', () => {
  const secrets = Array.from({ length: 100 }, randomSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{32}$/);
});

describe('a sealed turn', () => {
  test.each([
    ['a word of a comment', (text: string) => `${text}// one more\n`],
    ['a space', (text: string) => text.replace('  move', '   move')],
    ['a letter of the secret', (text: string) => text.replace('Kp2v', 'Kp2w')],
    ['an order', (text: string) => text.replace('0502', '0402')],
  ])('a change of %s in an opened file is found at once, and its turn is not played', async (_, change) => {
    const workspace = await opened();
    expect(workspace.codes('turn-1.sand')).toEqual([]);
    expect(rollsOf(workspace).length).toBeGreaterThan(0);
    await workspace.write('german-1.sand', change(fixtures['german-1.sand']));
    expect(workspace.codes('turn-1.sand')).toEqual(['sandtable/seal-broken']);
    expect(rollsOf(workspace)).toEqual([]);
    await workspace.write('german-1.sand', fixtures['german-1.sand']);
    expect(workspace.codes('turn-1.sand')).toEqual([]);
  });

  test('a file that is sealed and not imported changes nothing, whatever it contains', async () => {
    const waiting = fixtures['turn-1.sand'].replace('import "soviet-1.sand"\n', '');
    const workspace = await opened({ 'turn-1.sand': waiting });
    const before = workspace.analyse('turn-1.sand').playthrough();
    for (const text of ['', fixtures['soviet-1.sand'].replace('Uq6D', 'Uq6E')]) {
      await workspace.write('soviet-1.sand', text);
      const after = workspace.analyse('turn-1.sand').playthrough();
      expect([after?.moments, after?.events, after?.waiting]).toEqual([
        before?.moments,
        before?.events,
        before?.waiting,
      ]);
    }
    expect(before?.waiting?.waitsFor).toEqual([{ side: 'Soviet', why: 'sealed' }]);
  });

  test('a second file with a secret of the same side is an error, and its turn is not played', async () => {
    const second = fixtures['german-1.sand'].replace('0502', '0402');
    const turn = fixtures['turn-1.sand'].replace('import "soviet', 'import "german-2.sand"\nimport "soviet');
    const workspace = await opened({ 'german-2.sand': second, 'turn-1.sand': turn });
    expect(workspace.codes('turn-1.sand')).toEqual(['sandtable/duplicate-secret']);
    expect(rollsOf(workspace)).toEqual([]);
  });

  test.each([
    ['orders outside of the sealed file', { turn: 'orders turn 1 German {}\n' }, 'orders-not-sealed', OUTSIDE],
    ['dice in the orders', { german: ['with "26.Inf"', 'with "26.Inf" (roll 6)'] }, undefined, MORE],
    ['a table', { german: ['orders turn', 'table combat { 6: 3-1 = De }\norders turn'] }, undefined, MORE],
    ['orders of another turn', { german: ['expect', 'orders turn 2 German {}\nexpect'] }, undefined, MORE],
    ['an import that the game does not use', { german: ['\n\n', '\nimport "pool.sand"\n\n'] }, 'unsealed-import', MORE],
  ] as const)(
    'play stops before a turn with %s that no seal covers, also in a later file of the game',
    async (_, breach, code, reason) => {
      const [from, to] = ('german' in breach ? breach.german : undefined) ?? ['', ''];
      const german = fixtures['german-1.sand'].replace(from, to);
      const turn = resealed(fixtures['turn-1.sand'], 'German', german) + ('turn' in breach ? breach.turn : '');
      const workspace = await opened({
        'pool.sand': 'ruleset pgg\nimport "game.sand"\n',
        'german-1.sand': german,
        'turn-1.sand': turn,
        'later.sand': 'ruleset pgg\nimport "turn-1.sand"\norders turn 2 German {}\n',
      });
      if (code) expect(workspace.codes('turn-1.sand')).toEqual([`sandtable/${code}`]);
      for (const file of ['turn-1.sand', 'later.sand']) {
        const { moments, waiting } = workspace.analyse(file).playthrough() ?? expect.fail('not played');
        expect(moments.filter((each) => each.turn > 0)).toEqual([]);
        expect(waiting && waitingText(waiting, undefined)).toBe(`Play stops before turn 1: ${reason}.`);
      }
    },
  );

  test('both players have the same dice even if their imports and seals are in another order', async () => {
    const [head, seals] = fixtures['turn-1.sand'].split('\n\n');
    const lines = head.split('\n');
    const other = [
      ...lines.slice(0, -2),
      lines.at(-1),
      lines.at(-2),
      '',
      ...(seals ?? '').trim().split('\n').toReversed(),
    ];
    const [one, two] = [await opened(), await opened({ 'turn-1.sand': `${other.join('\n')}\n` })];
    expect(two.codes('turn-1.sand')).toEqual([]);
    expect(rollsOf(two)).toEqual(rollsOf(one));
  });

  test('the dice depend on the secret of each side, and not on orders or the seed of the file', async () => {
    const dice = new Map<string, string>();
    for (let n = 0; n < 12; n++)
      for (const side of ['German', 'Soviet']) {
        const name = `${side.toLowerCase()}-1.sand`;
        const text = fixtures[name].replace(/(?<=secret turn 1 by \w+ ")[^"]*/, `${n} and more letters than 22`);
        const workspace = await opened({ [name]: text, 'turn-1.sand': resealed(fixtures['turn-1.sand'], side, text) });
        dice.set(`${side} ${n}`, rollsOf(workspace).join());
      }
    for (const side of ['German', 'Soviet'])
      expect(new Set([...dice].filter(([key]) => key.startsWith(side)).map(([, rolls]) => rolls)).size).toBeGreaterThan(
        3,
      );
    const same = fixtures['soviet-1.sand'].replace('retreat', 'stay');
    const changed = await opened({
      'soviet-1.sand': same,
      'turn-1.sand': `${resealed(fixtures['turn-1.sand'], 'Soviet', same)}\ndice "another seed"\n`,
    });
    expect(rollsOf(changed)[0]).toBe(rollsOf(await opened())[0]);
  });

  test('a seal of one part of a turn lets the other side give its orders later', async () => {
    const german = fixtures['german-1.sand'].replace('secret turn 1 by', 'secret turn 1 German by');
    const answers = fixtures['soviet-1.sand'].replace('secret turn 1 by', 'secret turn 1 German by');
    const game = ['game.sand', 'german-1.sand', 'soviet-1.sand'].map((name) => `import "${name}"\n`).join('');
    const turn = `ruleset pgg\n${game}
sealed turn 1 German by German "${sealOf(german)}"
sealed turn 1 German by Soviet "${sealOf(answers)}"
orders turn 1 Soviet { phase movement: pass }
`;
    const workspace = await opened({ 'german-1.sand': german, 'soviet-1.sand': answers, 'turn-1.sand': turn });
    expect(workspace.codes('turn-1.sand')).toEqual([]);
    expect(rollsOf(workspace).filter((roll) => roll.startsWith('1/German') && !roll.endsWith(' secrets'))).toEqual([]);
    expect(rollsOf(workspace).filter((roll) => roll.startsWith('1/Soviet') && !roll.endsWith(' seed'))).toEqual([]);
  });

  test('the orders of a side can be tried before they are sealed, with the dice of the seed', async () => {
    const workspace = await opened();
    expect(workspace.codes('german-1.sand')).toEqual([]);
    expect(rollsOf(workspace, 'german-1.sand').every((roll) => roll.endsWith(' seed'))).toBe(true);
  });
});

describe('play in the panel', () => {
  const ask = (workspace: TestWorkspace, file: string) =>
    answersFor(workspace.services)['sandtable/question']({
      uri: uriOf(file).toString(),
      playing: ['German', 'Soviet'],
      seats: { German: 'human', Soviet: 'human' },
    });

  test('the panel names the side whose sealed orders are missing, and asks no question', async () => {
    const waiting = fixtures['turn-1.sand'].replace('import "soviet-1.sand"\n', '');
    expect(ask(await opened({ 'turn-1.sand': waiting }), 'turn-1.sand')).toEqual({
      kind: 'unplayable',
      isWaiting: true,
      reason: 'Play stops before turn 1: the orders of Soviet are sealed and not opened yet.',
    });
  });

  test('the panel asks the first question after a sealed turn whose orders are all open', async () => {
    expect(ask(await opened(), 'turn-1.sand')).toMatchObject({ kind: 'question', turn: 2, side: 'Soviet' });
  });
});

describe('sealed orders in the editor', () => {
  test('the request of Seal These Orders gives the secret to write and the seal', async () => {
    const file = fixtures['german-1.sand'].replace(/secret .*\n\n/, '');
    const workspace = await opened({ 'mine.sand': file });
    const uri = uriOf('mine.sand').toString();
    const answer = answersFor(workspace.services)['sandtable/seal']({ uri });
    if ('refused' in answer) expect.fail(answer.refused);
    const [{ place, text }] = answer.edits;
    const written = file.slice(0, place.start) + text + file.slice(place.end);
    expect(written).toMatch(/^secret turn 1 by German "[\w-]{32}"\n\norders turn 1 German \{/m);
    expect(answer.seal).toBe(`sealed turn 1 by German "${sealOf(written)}"`);
    await workspace.write('mine.sand', written);
    expect(answersFor(workspace.services)['sandtable/seal']({ uri })).toEqual({ edits: [], seal: answer.seal });
  });

  async function hoverAt(workspace: TestWorkspace, file: string, text: string): Promise<string> {
    const document = workspace.document(file);
    const position = document.textDocument.positionAt(document.textDocument.getText().indexOf(text) + 1);
    const textDocument = { uri: document.uri.toString() };
    const found = await workspace.services.lsp.HoverProvider?.getHoverContent(document, { textDocument, position });
    return JSON.stringify(found?.contents);
  }

  test.each([
    ['turn-1.sand', '"sha256', 'Seal of the orders of German for turn 1'],
    ['turn-1.sand', '"sha256', 'Open, and the file matches the seal.'],
    ['turn-1.sand', '"sha256', 'the dice come from their secrets'],
    ['waiting.sand', '"sha256', 'Sealed, and not open yet.'],
    ['waiting.sand', '"sha256', 'Play stops before turn 2: '],
    ['turn-1.sand', 'sealed', 'The seal of the orders of a side'],
    ['german-1.sand', '"Kp2v', 'Secret of German for turn 1'],
    ['german-1.sand', 'secret', 'Marks a file of sealed orders'],
  ])('the hover in %s on %s contains “%s”', async (file, text, says) => {
    const workspace = await opened({ 'waiting.sand': fixtures['waiting.sand'] });
    expect(await hoverAt(workspace, file, text)).toContain(says);
  });

  test('a secret has a lens that seals its file', async () => {
    const workspace = await opened();
    workspace.services.shared.lsp.LanguageServer.isSandtableClient = true;
    const document = workspace.document('german-1.sand');
    const textDocument = { uri: document.uri.toString() };
    const lenses = (await workspace.services.lsp.CodeLensProvider?.provideCodeLens(document, { textDocument })) ?? [];
    expect(lenses.map(({ command }: CodeLens) => command?.command)).toContain('sandtable.sealOrders');
  });

  test('completion proposes seals, secrets and their sides', async () => {
    const text = 'ruleset pgg\nimport "game.sand"\n\n';
    for (const [written, labels] of [
      ['', ['sealed', 'secret']],
      ['sealed turn 1 by ', ['German', 'Soviet']],
      ['secret turn 1 ', ['by', 'German', 'Soviet']],
    ] as const) {
      const workspace = await opened({ 'new.sand': text + written });
      const document = workspace.document('new.sand');
      const position = document.textDocument.positionAt((text + written).length);
      const textDocument = { uri: document.uri.toString() };
      const found = await workspace.services.lsp.CompletionProvider?.getCompletion(document, {
        textDocument,
        position,
      });
      const items: readonly CompletionItem[] = found?.items ?? [];
      expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining([...labels]));
    }
  });
});
