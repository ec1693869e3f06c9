import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { overlaysFor } from '../../../../language-server/scene/overlay.js';
import { command } from '../../../cli/command-line.js';
import { desk, marked, type Desk } from '../../../language-server/features/kit.js';
import {
  fieldOf,
  hiddenOf,
  marching,
  OPPOSED,
  opponents,
  twoDeals,
  viewerOf,
  type Deal,
  type Front,
} from './fronts.js';

/** Orders of the viewer's units, which move towards hidden blocks and would fight them. */
const MARCH = {
  Axis: 'move "28.AK" to 0503\n  move "41.Pz" to 0604',
  Soviet: 'move "27.A" to 0504\n  move "27.A" to 0404',
} as const;
const BATTLE = { Axis: '0604', Soviet: '0404' } as const;

const FREE = { Axis: '0303', Soviet: '0706' } as const;

/**
 * Returns a scenario with orders of both sides. The orders of the hidden side have different lengths in the two
 * compared games, and one of them is wrong.
 */
function textOf(front: Front, deal: Deal, orders: string): string {
  const { side } = viewerOf(front);
  const theirs = `move "${deal.names[3]}" to ${FREE[front.hidden]}\n  move "${deal.names[2]}" to 0107`;
  const written = [
    `orders turn June 1941 ${side} {\n  phase movement:\n  ${orders}`,
    `orders turn June 1941 ${front.hidden} {\n  ${theirs}`,
  ];
  return `${fieldOf(front, deal)}\n${written.join('\n}\n')}\n}\n`;
}

/** Returns the completions offered at the cursor. */
async function proposed(front: Front, deal: Deal, written: string): Promise<unknown> {
  const { text, cursor } = marked(textOf(front, deal, written));
  const { services, main } = await desk({ 'it.sand': text }, [bite]);
  const position = main.textDocument.positionAt(cursor);
  const textDocument = { uri: main.uri.toString() };
  const list = await services.lsp.CompletionProvider?.getCompletion(main, { textDocument, position });
  return (list?.items ?? []).map(({ label, detail, sortText, documentation }) => [
    label,
    detail,
    sortText,
    documentation,
  ]);
}

/** Returns the inlay hints and hovers of orders. */
async function said({ services, main }: Desk, words: readonly string[]): Promise<unknown> {
  const { textDocument } = main;
  const from = textDocument.getText().indexOf('orders turn');
  const [uri, start] = [{ uri: main.uri.toString() }, textDocument.positionAt(from)];
  const range = { start, end: textDocument.positionAt(textDocument.getText().lastIndexOf('orders turn')) };
  const hints = await services.lsp.InlayHintProvider?.getInlayHints(main, { textDocument: uri, range });
  const hovers = words.map(async (word) => {
    const position = textDocument.positionAt(textDocument.getText().indexOf(word, from) + 1);
    const hover = await services.lsp.HoverProvider?.getHoverContent(main, { textDocument: uri, position });
    return hover?.contents;
  });
  return [hints?.map(({ label, tooltip }) => [label, tooltip]), await Promise.all(hovers)];
}

/** Illegal or useless orders of the viewer near blocks that the viewer does not see. */
const WRONG = {
  Axis: `move "28.AK" to 0705
  move "28.AK" 0402 > 0503 > 0603 > 0604 > 0704
  move "41.Pz", "4.A" to 0704
  fly "KG 1" to 0604
  move "27.A" to 0503
  phase combat:
  battle 0604`,
  Soviet: `move "27.A" to 0405
  move "27.A" 0603 > 0504 > 0404 > 0304
  move "27.A", "3.Mech" to 0304
  move "28.AK" to 0504
  phase combat:
  battle 0403`,
} as const;

/**
 * If the front uses reconnaissance, returns an order to scout with an HQ that is not activated. Otherwise returns an
 * empty text.
 */
const scouting = ({ hidden, settings }: Front): string =>
  settings.includes('recon') ? `scout ${hidden === 'Axis' ? '0404 with VVS' : '0605 with "Luftflotte 1"'}\n  ` : '';

/** Returns the diagnostics of orders, each with its quick fixes. */
async function fixesFor({ services, main }: Desk): Promise<unknown> {
  const { textDocument } = main;
  const from = textDocument.getText().indexOf('orders turn');
  const start = textDocument.positionAt(from).line;
  const end = textDocument.positionAt(textDocument.getText().lastIndexOf('orders turn')).line;
  const found = (main.diagnostics ?? []).filter(({ range }) => range.start.line >= start && range.end.line < end);
  const uri = main.uri.toString();
  return Promise.all(
    found.map(async (diagnostic) => {
      const params = { textDocument: { uri }, range: diagnostic.range, context: { diagnostics: [diagnostic] } };
      const actions = await services.lsp.CodeActionProvider?.getCodeActions(main, params);
      const titles = (actions ?? []).map((action) =>
        'edit' in action ? [action.title, Object.values(action.edit?.changes ?? {}).flat()] : action.title,
      );
      const line = diagnostic.range.start.line - start;
      return [line, diagnostic.message, diagnostic.relatedInformation?.map(({ message }) => message), titles];
    }),
  );
}

describe.each(marching)('hidden blocks: $what', (front) => {
  const { side } = viewerOf(front);
  const [one, other] = twoDeals(front);
  const inBoth = async <T>(look: (deal: Deal) => Promise<T>): Promise<readonly [T, T]> => [
    await look(one),
    await look(other),
  ];

  test.each([
    '|>',
    'move |>',
    `move "${OPPOSED[side][0]}" to |>`,
    `${MARCH[side]}\n  phase combat:\n  battle |>`,
    'scout |>',
  ])('hidden blocks do not affect completions of the enemy at %s [1.3]', async (written) => {
    const [first, second] = await inBoth((deal) => proposed(front, deal, written));
    expect(first).toEqual(second);
  });

  test('hidden blocks do not affect diagnostics and quick fixes of wrong enemy orders [1.3]', async () => {
    const [first, second] = await inBoth(async (deal) =>
      fixesFor(await desk({ 'it.sand': textOf(front, deal, `${scouting(front)}${WRONG[side]}`) }, [bite])),
    );
    expect(JSON.stringify(first)).toMatch(/ instead|Leave|Remove|Delete/);
    expect(second).toEqual(first);
  });

  test('hidden blocks do not affect hints, hovers and overlays of the enemy [1.3]', async () => {
    const orders = `${MARCH[side]}\n  phase combat:\n  battle ${BATTLE[side]}`;
    const [first, second] = await inBoth(async (deal) => {
      const written = await desk({ 'it.sand': textOf(front, deal, orders) }, [bite]);
      return said(written, ['battle', BATTLE[side], OPPOSED[side][0]]);
    });
    expect(JSON.stringify(first)).toContain('cost');
    expect(first).toEqual(second);
    const layers = await inBoth(async (deal) => {
      const { services, main } = await desk({ 'it.sand': textOf(front, deal, MARCH[side]) }, [bite]);
      const analysis = services.compile.Analyser.analyse(main);
      if (!analysis) throw new Error('There is no analysis.');
      const named = ['Axis', 'Soviet', ...OPPOSED[side], ...hiddenOf(front)];
      return ['reach', 'zone', 'supply', 'battles', 'set-up'].map((want) =>
        named.map((of) => overlaysFor(analysis, { want, of, as: side, moment: 3 })),
      );
    });
    expect(layers[0]).toEqual(layers[1]);
  });

  test('hidden blocks do not affect the output of run and render for the enemy [1.3]', async () => {
    const rulesets = new Map([[bite.id, bite]]);
    const point = `turn_1_${side}_movement`;
    const printed = (as: string) =>
      inBoth(async (deal) => {
        const folder = mkdtempSync(join(tmpdir(), 'sandtable-'));
        writeFileSync(join(folder, 'it.sand'), textOf(front, deal, MARCH[side]));
        const ran = [];
        for (const format of ['text', 'json'])
          ran.push(await command(`run it.sand --until ${point} --format ${format}${as}`, { folder, rulesets }));
        const drawn = await command(`render it.sand -o it.svg --at ${point}${as}`, { folder, rulesets });
        if (drawn.err !== '') throw new Error(drawn.err);
        return [ran, readFileSync(join(folder, 'it.svg'), 'utf8')] as const;
      });
    const [first, second] = await printed(` --as ${side}`);
    expect(JSON.stringify(first)).toMatch(/Stopped in turn June 1941 .*<svg/);
    const sides = [...first[1].matchAll(/>(Axis|Soviet) technology of /g)].map(([, side]) => side);
    expect(new Set(sides)).toEqual(new Set([side]));
    expect(first).toEqual(second);
    const [own, others] = await printed(` --as ${opponents[side]}`);
    expect(JSON.stringify(own)).toContain('0107');
    expect(own).not.toEqual(others);
  });
});
