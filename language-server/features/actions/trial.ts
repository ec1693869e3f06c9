import type { LangiumDocument } from 'langium';
import { URI } from 'langium';
import type { Finding, Fix } from '../../../engine/model/finding.js';
import type { DocumentAnalysis } from '../../compile/document-analysis.js';
import { OpenTexts, type Apart, type MakeApart } from '../../workspace/apart.js';
import { isMended } from './mended.js';

/** Makes a change in a workspace of its own and looks whether it mends: a fix is tried before it is offered. */
export class Trial {
  private workspace: Apart | undefined;
  private readonly tried = new WeakMap<DocumentAnalysis, Map<string, Promise<boolean>>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly services: Apart,
    private readonly make: MakeApart,
  ) {}

  /** Whether the finding is gone with the fix, and nothing else has come in its place. */
  mends(document: LangiumDocument, analysis: DocumentAnalysis, finding: Finding, fix: Fix): Promise<boolean> {
    const tried = this.tried.get(analysis) ?? new Map<string, Promise<boolean>>();
    this.tried.set(analysis, tried);
    const key = JSON.stringify([finding.code, finding.source, fix.edits]);
    const result = tried.get(key) ?? this.inTurn(() => this.trial(document, analysis, finding, fix));
    tried.set(key, result);
    return result;
  }

  /** One after the other: they share the workspace. */
  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    const next = this.last.then(task);
    this.last = next.catch(() => undefined);
    return next;
  }

  private async trial(
    document: LangiumDocument,
    analysis: DocumentAnalysis,
    finding: Finding,
    fix: Fix,
  ): Promise<boolean> {
    const { edits } = fix;
    const { LangiumDocuments: open, WorkspaceManager } = this.services.shared.workspace;
    const { shared, compile } = (this.workspace ??= this.make(new OpenTexts(open)));
    const { DocumentBuilder, LangiumDocuments: tried, LangiumDocumentFactory } = shared.workspace;
    shared.workspace.WorkspaceManager.useFolders([...(WorkspaceManager.workspaceFolders ?? [])]);
    for (const file of new Set([analysis.uri, ...edits.map(({ source }) => source.file)])) {
      const text = open.getDocument(URI.parse(file))?.textDocument.getText();
      if (text === undefined) return false;
      const own = edits.filter(({ source }) => source.file === file);
      tried.addDocument(LangiumDocumentFactory.fromString(withEdits(text, own), URI.parse(file)));
    }
    try {
      await DocumentBuilder.build(tried.all.toArray(), { validation: false });
      const changed = compile.Analyser.analyse(document.uri);
      return changed !== undefined && isMended(analysis, changed, finding, fix);
    } finally {
      await DocumentBuilder.update([], tried.all.map(({ uri }) => uri).toArray());
    }
  }
}

/** A text with edits made, which do not overlap. */
export function withEdits(text: string, edits: Fix['edits']): string {
  return edits
    .toSorted((a, b) => b.source.start - a.source.start)
    .reduce((now, edit) => now.slice(0, edit.source.start) + edit.text + now.slice(edit.source.end), text);
}
