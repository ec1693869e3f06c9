import type { LangiumDocument, ValidationOptions } from 'langium';
import { DefaultDocumentValidator, interruptAndCheck } from 'langium';
import type { CancellationToken, Diagnostic } from 'vscode-languageserver';
import type { Finding } from '../../engine/model/finding.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import type { SandtableServices } from '../services.js';
import { isDraft } from '../validation/drafts.js';
import { Diagnostics, isStale } from './diagnostics.js';
import { StaleFindings } from './stale-diagnostics.js';
import { moveFindingsToImports } from './findings-at-imports.js';

/**
 * Converts findings to diagnostics. Findings of the language and of rules are part of every build (category `fast`). Orders are
 * played in the category `slow`, which runs after a pause in typing, or with every build if the last play was quick.
 */
export class SandtableDocumentValidator extends DefaultDocumentValidator {
  private readonly staleFindings = new StaleFindings();
  private readonly playedEarly = new WeakSet<DocumentAnalysis>();

  constructor(private readonly services: SandtableServices) {
    super(services);
  }

  /** Removes the stored findings of play in a document. */
  forget(uri: string): void {
    this.staleFindings.forget(uri);
  }

  override async validateDocument(
    document: LangiumDocument,
    options: ValidationOptions = {},
    cancelToken?: CancellationToken,
  ): Promise<Diagnostic[]> {
    if (cancelToken) await interruptAndCheck(cancelToken);
    if (this.services.shared.workspace.ReadOnlyDocuments.isReadOnly(document.uri)) return [];
    if (isDraft(document) && !this.isOpen(document)) return [];
    const analysis = this.services.compile.Analyser.analyse(document);
    if (!analysis) return [];
    const runs = (category: string): boolean => !options.categories || options.categories.includes(category);
    const [fast, slow] = [runs('fast'), runs('slow')];
    // Orders are played with the slow checks; if the last play was quick, with the fast ones and not again. While the text has
    // errors, the last findings of play remain.
    const understood = analysis.isUnderstood();
    const early = understood && fast && !slow && this.playsEarly(analysis);
    const plays = understood && (slow ? fast || !this.playedEarly.has(analysis) : early);
    const text = fast ? analysis.findings : [];
    if (plays) await analysis.waitForPlay(cancelToken);
    const play = plays ? this.playFindings(analysis) : [];
    const { shared, RulePlaces } = this.services;
    const diagnostics = new Diagnostics(shared.workspace.LangiumDocuments, document, analysis.ruleset, RulePlaces);
    const shown = diagnostics.all(moveFindingsToImports(this.services.compile.Analyser, analysis, [...text, ...play]));
    if (fast && !plays) shown.push(...diagnostics.stale(this.staleFindings.recall(analysis.uri, textOf(document))));
    if (cancelToken) await interruptAndCheck(cancelToken);
    // State changes only after the last cancellation point: a cancelled validation is repeated, and play may not be quick any more.
    if (slow && understood) document.diagnostics = document.diagnostics?.filter((diagnostic) => !isStale(diagnostic));
    else if (early) this.playedEarly.add(analysis);
    else this.playedEarly.delete(analysis);
    return shown;
  }

  private isOpen({ uri }: LangiumDocument): boolean {
    return this.services.shared.workspace.TextDocuments.get(uri) !== undefined;
  }

  private playsEarly(analysis: DocumentAnalysis): boolean {
    return this.services.shared.workspace.Settings.play === 'type' && analysis.playsQuickly();
  }

  private playFindings(analysis: DocumentAnalysis): readonly Finding[] {
    const findings = analysis.playFindings();
    this.staleFindings.remember(analysis.uri, textOf(analysis.compiled.document), findings);
    return findings;
  }
}

/** Returns the text that the document was parsed from, which may be older than its current text. */
function textOf(document: LangiumDocument): string {
  return document.parseResult.value.$cstNode?.root.fullText ?? '';
}
