import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import fc from 'fast-check';
import { AstUtils, TextDocument, type LangiumDocument, type ReferenceDescription } from 'langium';
import { test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { drawPreview } from '../../../language-server/scene/preview.js';
import { SentPreviews } from '../../../language-server/scene/sent-previews.js';
import { isStale } from '../../../language-server/diagnostics/diagnostics.js';
import { toy } from '../../toy/rules/index.js';
import { TestWorkspace, uriOf } from '../workspace.js';
import { edited, edits } from './edits.js';
import type { Preview } from '../../../preview/contract/preview.js';
import { PictureReceiver } from '../../../preview/webview/picture-receiver.js';
import { expectSame } from '../../same.js';

/** Files to inspect, by played file. Edits change the played file or a file that it imports. */
const SESSIONS: Readonly<Record<string, readonly string[]>> = {
  'examples/pgg/first-two-turns.sand': ['first-two-turns.sand', 'forces.sand', 'smolensk.sand'],
  'examples/pgg/panzergruppe-guderian.sand': ['panzergruppe-guderian.sand'],
  'examples/pgg/lessons/4-supply-and-leaders.sand': ['4-supply-and-leaders.sand', 'ground.sand', 'forces.sand'],
  'examples/fda/goodwood-first-day.sand': ['goodwood-first-day.sand', 'goodwood-hex.sand'],
  'examples/fda/lessons/2-assault.sand': ['2-assault.sand', 'ground.sand'],
  'tests/toy/battle.sand': ['battle.sand', 'land.sand'],
};

/** An editor window: a server in which all files are open. */
class Window {
  private version = 0;
  private readonly sent = new SentPreviews();
  private readonly panel = new PictureReceiver();
  private have: number | undefined;

  private constructor(private readonly workspace: TestWorkspace) {}

  static async of(files: Readonly<Record<string, string>>): Promise<Window> {
    const window = new Window(await TestWorkspace.of(files, [...rulesets.values(), toy]));
    for (const [name, text] of Object.entries(files)) window.open(name, text);
    await window.workspace.services.shared.workspace.DocumentBuilder.update(Object.keys(files).map(uriOf), []);
    await window.play();
    return window;
  }

  private open(name: string, text: string): void {
    const { TextDocuments } = this.workspace.services.shared.workspace;
    TextDocuments.set(TextDocument.create(uriOf(name).toString(), 'sandtable', ++this.version, text));
  }

  /** Replaces the text of an open file, as after a keystroke, and updates the documents. */
  async type(name: string, text: string): Promise<void> {
    this.open(name, text);
    await this.workspace.services.shared.workspace.DocumentBuilder.update([uriOf(name)], []);
  }

  isSpoilt(name: string): boolean {
    const { lexerErrors, parserErrors } = this.workspace.document(name).parseResult;
    return lexerErrors.length + parserErrors.length > 0;
  }

  /** Simulates a pause in typing: all checks run, and the orders are played. */
  async play(): Promise<void> {
    const { DocumentBuilder, LangiumDocuments } = this.workspace.services.shared.workspace;
    await DocumentBuilder.build(LangiumDocuments.all.toArray(), {
      validation: { categories: ['built-in', 'fast', 'slow'] },
    });
  }

  /** Returns the picture that the panel has after all updates it received. */
  followed(name: string): Preview | undefined {
    const analysis = this.workspace.analyse(name);
    const drawn = drawPreview(analysis, {});
    if (!drawn) return undefined;
    const sent = this.sent.send(name, this.have, drawn);
    this.have = sent.edition;
    return this.panel.take(JSON.parse(JSON.stringify(sent)) as typeof sent);
  }

  /** Returns everything that the editor shows of a file: hovers, diagnostics and the like. */
  async shown(name: string): Promise<object> {
    const document = this.workspace.document(name);
    const { lsp, references } = this.workspace.services;
    const textDocument = { uri: document.uri.toString() };
    const everywhere = { start: { line: 0, character: 0 }, end: { line: 10_000, character: 0 } };
    const hovers: unknown[] = [];
    for (const position of samples(document))
      hovers.push(await lsp.HoverProvider?.getHoverContent(document, { textDocument, position }));
    return {
      // While a text has syntax errors, its earlier findings of play stay. A new server has no such findings.
      findings: (document.diagnostics ?? [])
        .filter((diagnostic) => !isStale(diagnostic))
        .map((diagnostic) => ({ ...diagnostic, data: undefined })),
      hints: await lsp.InlayHintProvider?.getInlayHints(document, { textDocument, range: everywhere }),
      tokens: await lsp.SemanticTokenProvider?.semanticHighlight(document, { textDocument }),
      inSight: await lsp.SemanticTokenProvider?.semanticHighlightRange(document, {
        textDocument,
        range: { start: { line: 20, character: 0 }, end: { line: 50, character: 0 } },
      }),
      lenses: await lsp.CodeLensProvider?.provideCodeLens(document, { textDocument }),
      outline: await lsp.DocumentSymbolProvider?.getSymbols(document, { textDocument }),
      folds: await lsp.FoldingRangeProvider?.getFoldingRanges(document, { textDocument }),
      hovers,
      named: AstUtils.streamAst(document.parseResult.value)
        .limit(40)
        .map((node) =>
          references.References.findReferences(node, { includeDeclaration: true }).map(placeOf).toArray().sort(),
        )
        .toArray(),
      preview: this.followed(name),
    };
  }
}

/**
 * Returns a reference as text. References are compared in the order of this text, because the index lists files in the
 * order in which they were parsed last.
 */
function placeOf({ sourceUri, sourcePath, targetPath, segment }: ReferenceDescription): string {
  return JSON.stringify([String(sourceUri), sourcePath, targetPath, segment]);
}

/** Returns positions spread over a text. */
function samples({ textDocument }: LangiumDocument): { readonly line: number; readonly character: number }[] {
  const { length } = textDocument.getText();
  return Array.from({ length: 12 }, (_, i) => textDocument.positionAt(Math.floor(((i + 0.5) * length) / 12)));
}

test.each(Object.entries(SESSIONS))(
  'after many edits of %s, the server shows the same as a server that has just started',
  async (file, names) => {
    const beside = Object.fromEntries(
      globSync(`${dirname(file)}/*.sand`).map((name) => [basename(name), readFileSync(name, 'utf8')]),
    );
    await fc.assert(
      fc.asyncProperty(edits(10), fc.boolean(), async (row, pauses) => {
        const texts = { ...beside };
        const window = await Window.of(beside);
        for (const edit of row) {
          const name = names[Math.floor((edit.at * 7919) % names.length)];
          const before = texts[name];
          texts[name] = edited(before, edit);
          await window.type(name, texts[name]);
          // Most edits that break the text are undone, since little of a text with syntax errors is shown.
          if (edit.to < 0.9 && window.isSpoilt(name)) await window.type(name, (texts[name] = before));
          if (!pauses) continue;
          await window.play();
          window.followed(names[0]);
        }
        await window.play();
        const fresh = await Window.of(texts);
        for (const name of names) expectSame(await window.shown(name), await fresh.shown(name));
      }),
      { numRuns: 2, endOnFailure: true },
    );
  },
  120_000,
);
