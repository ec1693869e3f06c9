import { t } from '@vscode/l10n';
import type { LangiumDocument, LangiumDocuments } from 'langium';
import type { CodeActionProvider } from 'langium/lsp';
import type {
  CancellationToken,
  CodeAction,
  CodeActionParams,
  Diagnostic,
  Range,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { CodeActionKind } from 'vscode-languageserver';
import type { Finding, Fix } from '../../../engine/model/finding.js';
import type { Source } from '../../../engine/model/source.js';
import type { DocumentAnalysis } from '../../analysis/document-analysis.js';
import { COMMANDS } from '../../../protocol/commands.js';
import type { SandtableServices } from '../../services.js';
import { MISSING_VALUES } from '../../validation/missing-values-summary.js';
import { moveFindingsToImports } from '../../diagnostics/findings-at-imports.js';
import { suppressFinding } from './suppress-finding.js';
import { replaceEmptyExpectation, writeExpectations } from './write-expectations.js';
import { extractToFile } from './extract-to-file.js';
import { rewriteHexRanges } from './rewrite-hex-ranges.js';
import { addImport } from './add-import.js';
import { inlineFormation } from './inline-formation.js';
import { moveToPhase } from './move-to-phase.js';
import { writeAnswers } from './write-answers.js';
import { rewriteMissingCells } from './rewrite-missing-cells.js';
import { writeNextLegalOrder } from './write-next-legal-order.js';
import { replaceWord } from './replace-word.js';
import { pinRolls } from './pin-rolls.js';
import { writePlacements } from './write-placements.js';
import { isOrderText } from './is-order-text.js';
import { replaceTarget } from './replace-target.js';
import { replaceDestination } from './replace-destination.js';
import { sortSetup } from './sort-setup.js';
import { repairSyntax } from './repair-syntax.js';
import { removeOrder } from './remove-order.js';
import { removeUnit } from './remove-unit.js';
import { workspaceEdit } from './workspace-edit.js';

/** Refactorings by the kind of code action. */
const REFACTORINGS: readonly {
  readonly kind: CodeActionKind;
  readonly find: (
    document: LangiumDocument,
    analysis: DocumentAnalysis,
    offset: number,
    documents: LangiumDocuments,
  ) => readonly Fix[];
}[] = [
  { kind: CodeActionKind.RefactorRewrite, find: rewriteMissingCells },
  { kind: CodeActionKind.RefactorRewrite, find: (document, _, offset) => sortSetup(document, offset) },
  { kind: CodeActionKind.RefactorRewrite, find: writePlacements },
  { kind: CodeActionKind.RefactorInline, find: (document, _, offset) => inlineFormation(document, offset) },
  {
    kind: CodeActionKind.RefactorExtract,
    find: (document, _, offset, documents) => extractToFile(document, documents, offset),
  },
];

/** Maximum number of fixes offered for an ambiguous finding. */
const MAX_OFFERED_FIXES = 3;
/** Maximum number of verified fixes that are compared with each other. */
const MAX_VERIFIED_FIXES = 12;

/** Codes of findings whose text has several likely meanings. */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  'sandtable/syntax',
  'sandtable/unknown-word',
  'sandtable/unknown-name',
]);

/**
 * Provides code actions: quick fixes, each verified before it is offered, and refactorings that keep the meaning of the
 * file.
 */
export class SandtableCodeActions implements CodeActionProvider {
  private readonly documents: LangiumDocuments;

  constructor(private readonly services: SandtableServices) {
    this.documents = services.shared.workspace.LangiumDocuments;
  }

  async getCodeActions(
    document: LangiumDocument,
    params: CodeActionParams,
    token?: CancellationToken,
  ): Promise<CodeAction[]> {
    const analysis = await this.services.compile.Analyser.analyseAndPlay(document, token);
    if (!analysis) return [];
    const { diagnostics, only } = params.context;
    const wanted = (kind: string): boolean =>
      !only || only.some((each) => kind === each || kind.startsWith(`${each}.`));
    const selection = sourceOf(document, params.range);
    const quickFixes = wanted(CodeActionKind.QuickFix)
      ? diagnostics.map((diagnostic) => this.quickFixesFor(document, analysis, diagnostic, selection))
      : [];
    const answers = wanted(CodeActionKind.RefactorRewrite)
      ? [
          ...this.answers(analysis, selection),
          ...this.rewrites(pinRolls(analysis, selection, document.textDocument.getText())),
          ...(await this.expectations(analysis, selection)),
          ...this.rewrites(rewriteHexRanges(document, analysis, selection.start)),
        ]
      : [];
    const { lexerErrors, parserErrors } = document.parseResult;
    const forms = REFACTORINGS.filter(({ kind }) => lexerErrors.length + parserErrors.length === 0 && wanted(kind)).map(
      ({ kind, find }) => this.refactorings(analysis, kind, find(document, analysis, selection.start, this.documents)),
    );
    return [...(await Promise.all([...quickFixes, ...forms])).flat(), ...answers];
  }

  private async quickFixesFor(
    document: LangiumDocument,
    analysis: DocumentAnalysis,
    diagnostic: Diagnostic,
    selection: Source,
  ): Promise<CodeAction[]> {
    const finding = this.findingOf(analysis, diagnostic, sourceOf(document, diagnostic.range), selection);
    if (!finding) return [];
    const actions: CodeAction[] = [];
    const text = document.parseResult.value.$cstNode?.root.fullText ?? '';
    const offerVerified = async (fixes: readonly Fix[]): Promise<void> => {
      const verified: Fix[] = [];
      for (const fix of fixes)
        if (
          verified.length < MAX_VERIFIED_FIXES &&
          (await this.services.compile.FixVerifier.fixes(analysis, finding, fix))
        )
          verified.push(fix);
      for (const fix of await this.best(analysis, finding, verified)) {
        const edit = this.edit(fix);
        if (!edit) continue;
        const title = this.titleOf(fix);
        const isPreferred = actions.length === 0;
        actions.push({ title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], edit, isPreferred });
      }
    };
    await offerVerified([
      ...addImport(document, finding, this.services),
      ...finding.fixes,
      ...replaceWord(document, analysis, finding),
    ]);
    for (const fixes of this.fixesOf(document, analysis, finding))
      if (actions.length === 0) await offerVerified(fixes());
    for (const fix of finding.source.file === analysis.uri ? suppressFinding(finding, text) : []) {
      const edit = this.edit(fix);
      if (edit)
        actions.push({ title: this.titleOf(fix), kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], edit });
    }
    const shown = this.showMissingValues(analysis, finding);
    if (shown) actions.push({ ...shown, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic] });
    return actions;
  }

  /**
   * Returns the action that shows all missing values of the file and its imports; undefined if only this value is
   * missing, or if the client cannot run the command. Other clients find the places in the related information.
   */
  private showMissingValues(
    { uri, missingValues }: DocumentAnalysis,
    { code, missing }: Finding,
  ): Pick<CodeAction, 'title' | 'command'> | undefined {
    if (!this.services.shared.lsp.LanguageServer.isSandtableClient) return undefined;
    if (code !== MISSING_VALUES && (missing === undefined || missingValues.length < 2)) return undefined;
    const title = t('Show what is missing');
    return { title, command: { title, command: COMMANDS.showMissing, arguments: [uri] } };
  }

  /**
   * Returns the fixes to offer. For an ambiguous finding, these are the fixes after which the fewest findings remain;
   * for other findings, all fixes.
   */
  private async best(analysis: DocumentAnalysis, { code }: Finding, fixes: readonly Fix[]): Promise<readonly Fix[]> {
    if (!AMBIGUOUS.has(code) || fixes.length < 2) return fixes;
    const counted: { readonly fix: Fix; readonly count: number }[] = [];
    for (const fix of fixes)
      counted.push({ fix, count: await this.services.compile.FixVerifier.findingsAfter(analysis, fix) });
    const least = Math.min(...counted.map(({ count }) => count));
    return counted
      .filter(({ count }) => count === least)
      .map(({ fix }) => fix)
      .slice(0, MAX_OFFERED_FIXES);
  }

  /**
   * Returns groups of fixes for a finding that has no fixes of its own. A group is tried only if no earlier group fixes
   * the finding.
   */
  private fixesOf(
    document: LangiumDocument,
    analysis: DocumentAnalysis,
    finding: Finding,
  ): readonly (() => readonly Fix[])[] {
    const { code, source } = finding;
    if (code === 'sandtable/syntax') return [() => repairSyntax(document, analysis, finding, this.services)];
    if (code === 'sandtable/expects-nothing')
      return [() => replaceEmptyExpectation(analysis, source, document.textDocument.getText())];
    if (code === 'sandtable/dice-count') return [];
    if (code === 'sandtable/wrong-phase')
      return [
        () => [
          ...moveToPhase(document, analysis, finding),
          ...removeOrder(document, analysis, finding),
          ...writeNextLegalOrder(analysis, source),
        ],
      ];
    return [
      () => replaceDestination(analysis, source),
      () => replaceTarget(analysis, source),
      () => [
        ...removeUnit(analysis, finding),
        ...removeOrder(document, analysis, finding),
        ...writeNextLegalOrder(analysis, source),
      ],
    ];
  }

  /**
   * Returns the finding in the current text that a diagnostic shows. The text may have changed since the diagnostic was
   * shown. Returns undefined if the finding no longer exists.
   */
  private findingOf(
    analysis: DocumentAnalysis,
    { code, message: markup }: Diagnostic,
    shown: Source,
    selection: Source,
  ): Finding | undefined {
    const message = typeof markup === 'string' ? markup : markup.value;
    const find = (findings: readonly Finding[]): Finding | undefined => {
      const candidates = findings.flatMap((finding) => {
        if (finding.code !== code || !message.endsWith(finding.message)) return [];
        const [now] = moveFindingsToImports(this.services.compile.Analyser, analysis, [finding]);
        return now?.message === message ? [{ finding, ...now.source }] : [];
      });
      const match =
        candidates.find(({ start, end }) => start === shown.start && end === shown.end) ??
        candidates.find(({ start, end }) => start <= selection.end && selection.start <= end);
      return match?.finding;
    };
    return find(analysis.findings) ?? find(analysis.playFindings());
  }

  private answers(analysis: DocumentAnalysis, selection: Source): CodeAction[] {
    return this.rewrites(
      writeAnswers(analysis, selection, (text) => isOrderText(this.services, analysis.ruleset, text)),
    );
  }

  /** Returns the actions that write the actual result as expectations. */
  private async expectations(analysis: DocumentAnalysis, selection: Source): Promise<CodeAction[]> {
    const wrong = (each: DocumentAnalysis): number => each.findings.length + each.playFindings().length;
    const before = wrong(analysis);
    const fixes: Fix[] = [];
    for (const fix of writeExpectations(analysis, selection))
      if (await this.services.compile.FixVerifier.satisfies(analysis, fix, (changed) => wrong(changed) <= before))
        fixes.push(fix);
    return this.rewrites(fixes);
  }

  /** Returns refactorings as code actions. Only refactorings that keep the meaning of the file are returned. */
  private async refactorings(
    analysis: DocumentAnalysis,
    kind: CodeActionKind,
    fixes: readonly Fix[],
  ): Promise<CodeAction[]> {
    const actions: CodeAction[] = [];
    for (const fix of fixes) {
      const edit = this.edit(fix);
      if (edit && (await this.services.compile.FixVerifier.keepsMeaning(analysis, fix)))
        actions.push({ title: this.titleOf(fix), kind, edit });
    }
    return actions;
  }

  private rewrites(fixes: readonly Fix[]): CodeAction[] {
    return fixes.flatMap((fix) => {
      const edit = this.edit(fix);
      return edit ? [{ title: this.titleOf(fix), kind: CodeActionKind.RefactorRewrite, edit }] : [];
    });
  }

  /** Translates the title of a fix, which the engine writes in English. */
  private titleOf({ title }: Fix): string {
    return this.services.shared.lsp.LanguageServer.translate(title);
  }

  private edit(fix: Fix): WorkspaceEdit | undefined {
    return workspaceEdit(fix, this.documents, this.services.shared.lsp.LanguageServer);
  }
}

function sourceOf(document: LangiumDocument, { start, end }: Range): Source {
  const text = document.textDocument;
  return { file: document.uri.toString(), start: text.offsetAt(start), end: text.offsetAt(end) };
}
