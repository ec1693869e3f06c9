import { URI } from 'langium';
import type { Finding, Fix } from '../../../engine/model/finding.js';
import type { DocumentAnalysis } from '../../analysis/document-analysis.js';
import { OpenDocumentsFileSystem, type Sandbox, type CreateSandbox } from '../../workspace/sandbox-workspace.js';
import { fillPlaceholders } from '../../text/placeholders.js';
import { isFixed } from './is-fixed.js';
import { fingerprintOf } from './fingerprint.js';

/** The edits of a fix, without its title. The type is also used for other changes of texts. */
export type Change = Pick<Fix, 'edits'>;

/** Verifies fixes before they are offered: applies them in a separate workspace and examines the result. */
export class FixVerifier {
  private workspace: Sandbox | undefined;
  private readonly results = new WeakMap<DocumentAnalysis, Map<string, Promise<boolean>>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly services: Sandbox,
    private readonly make: CreateSandbox,
  ) {}

  /**
   * Returns whether a fix removes the finding without causing a new one. Placeholders are replaced by example values.
   */
  fixes(analysis: DocumentAnalysis, finding: Finding, written: Fix): Promise<boolean> {
    const fix = fillPlaceholders(written);
    return this.once(analysis, [finding.code, finding.source, fix.edits], () =>
      this.judgeChange(analysis, fix, (changed) => isFixed(analysis, changed, finding, fix)),
    );
  }

  /** Returns whether a change keeps the meaning of the file: the same findings and the same game. */
  keepsMeaning(analysis: DocumentAnalysis, fix: Fix): Promise<boolean> {
    return this.once(analysis, fix.edits, () =>
      this.judgeChange(analysis, fix, (changed, analyse) => {
        const files = (of: (uri: string) => DocumentAnalysis | undefined): DocumentAnalysis[] =>
          filesOf(analysis, fix).flatMap((uri) => of(uri) ?? []);
        const before = fingerprintOf(
          analysis,
          files((uri) => this.services.compile.Analyser.analyse(URI.parse(uri))),
        );
        return fingerprintOf(changed, files(analyse)) === before;
      }),
    );
  }

  /** Returns the number of findings that the document would have after a fix. */
  async findingsAfter(analysis: DocumentAnalysis, written: Fix): Promise<number> {
    let count = 0;
    await this.satisfies(analysis, fillPlaceholders(written), (changed) => {
      count = changed.findings.length + changed.playFindings().length;
      return true;
    });
    return count;
  }

  /** Returns whether the changed document satisfies a condition. */
  satisfies(analysis: DocumentAnalysis, fix: Change, holds: (changed: DocumentAnalysis) => boolean): Promise<boolean> {
    return this.enqueue(() => this.judgeChange(analysis, fix, holds));
  }

  private once(analysis: DocumentAnalysis, what: unknown, task: () => Promise<boolean>): Promise<boolean> {
    const tried = this.results.get(analysis) ?? new Map<string, Promise<boolean>>();
    this.results.set(analysis, tried);
    const key = JSON.stringify(what);
    const result = tried.get(key) ?? this.enqueue(task);
    tried.set(key, result);
    return result;
  }

  /** Runs tasks one after the other, because all of them use the same workspace. */
  private enqueue<T>(task: () => Promise<T>): Promise<T> {
    const next = this.last.then(task);
    this.last = next.catch(() => undefined);
    return next;
  }

  /**
   * Applies a change to copies of the files in the separate workspace and judges the result. Files that do not exist
   * are created there.
   */
  private async judgeChange(
    analysis: DocumentAnalysis,
    fix: Change,
    judge: (changed: DocumentAnalysis, analyse: (uri: string) => DocumentAnalysis | undefined) => boolean,
  ): Promise<boolean> {
    const { edits } = fix;
    const { LangiumDocuments: open, WorkspaceManager } = this.services.shared.workspace;
    const { shared, compile } = (this.workspace ??= this.make(new OpenDocumentsFileSystem(open)));
    const { DocumentBuilder, LangiumDocuments: tried, LangiumDocumentFactory } = shared.workspace;
    shared.workspace.WorkspaceManager.useFolders([...(WorkspaceManager.workspaceFolders ?? [])]);
    for (const file of filesOf(analysis, fix)) {
      const text = open.getDocument(URI.parse(file))?.textDocument.getText() ?? '';
      const own = edits.filter(({ source }) => source.file === file);
      tried.addDocument(LangiumDocumentFactory.fromString(withEdits(text, own), URI.parse(file)));
    }
    try {
      await DocumentBuilder.build(tried.all.toArray(), { validation: false });
      const analyse = (uri: string): DocumentAnalysis | undefined => compile.Analyser.analyse(URI.parse(uri));
      const changed = analyse(analysis.uri);
      return changed !== undefined && judge(changed, analyse);
    } finally {
      await DocumentBuilder.update([], tried.all.map(({ uri }) => uri).toArray());
    }
  }
}

/** Returns the document and all files that a change edits. */
const filesOf = ({ uri }: DocumentAnalysis, { edits }: Change): string[] => [
  ...new Set([uri, ...edits.map(({ source }) => source.file)]),
];

/** Applies edits that do not overlap to a text. */
export function withEdits(text: string, edits: Fix['edits']): string {
  return edits
    .toSorted((a, b) => b.source.start - a.source.start)
    .reduce((now, edit) => now.slice(0, edit.source.start) + edit.text + now.slice(edit.source.end), text);
}
