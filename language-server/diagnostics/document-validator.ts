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
 * Converts findings to diagnostics. The category `fast`, which every build includes, contains the findings of the
 * language and of rules. The category `slow`, which runs after a pause in typing, plays the orders; if the last play
 * was quick, every build plays the orders.
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
    // The slow checks play the orders. If the last play was quick, the fast checks play them instead, but only in open
    // files: what a closed file shows must not depend on how quick the machine is. While the text has errors, the
    // findings of the last play remain.
    const understood = analysis.isUnderstood();
    const early = understood && fast && !slow && this.isOpen(document) && this.playsEarly(analysis);
    const plays = understood && (slow ? fast || !this.playedEarly.has(analysis) : early);
    const text = fast ? analysis.findings : [];
    if (plays) await analysis.waitForPlay(cancelToken);
    const play = plays ? this.playFindings(analysis) : [];
    const { shared, RulePlaces } = this.services;
    const diagnostics = new Diagnostics(shared.workspace.LangiumDocuments, document, analysis.ruleset, RulePlaces);
    const shown = diagnostics.all(moveFindingsToImports(this.services.compile.Analyser, analysis, [...text, ...play]));
    if (fast && !plays) shown.push(...diagnostics.stale(this.staleFindings.recall(analysis.uri, textOf(document))));
    if (cancelToken) await interruptAndCheck(cancelToken);
    // The validation can be cancelled only before this line, and changes the stored state only after it. A cancelled
    // validation is repeated, and the repeated one must find the state unchanged, even if its play is slower.
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

/**
 * Returns the text from which the document was parsed. This text may be older than the current text of the document.
 */
function textOf(document: LangiumDocument): string {
  return document.parseResult.value.$cstNode?.root.fullText ?? '';
}
