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
import type { DocumentAnalysis } from '../../compile/document-analysis.js';
import type { SandtableServices } from '../../services.js';
import { shownIn } from '../../validation/shown-in.js';
import { allowing } from './allowing.js';
import { expectedInstead, expectedResults } from './expected-results.js';
import { extraction } from './extraction.js';
import { hexRanges } from './hex-ranges.js';
import { importing } from './importing.js';
import { inlinedStack } from './inlined-stack.js';
import { intoItsPhase } from './into-its-phase.js';
import { missingAnswers } from './missing-answers.js';
import { missingCells } from './missing-cells.js';
import { nextLegalOrder } from './next-legal-order.js';
import { otherWords } from './other-words.js';
import { pinnedRolls } from './pinned-rolls.js';
import { placingOrders } from './placing-orders.js';
import { readsAsOrder } from './reads-as-order.js';
import { targetInstead } from './target-instead.js';
import { reachableInstead } from './reachable-instead.js';
import { sortedSetup } from './sorted-setup.js';
import { syntaxRepairs } from './syntax-repairs.js';
import { withoutOrder } from './without-order.js';
import { withoutUnit } from './without-unit.js';
import { workspaceEdit } from './workspace-edit.js';

/** Other forms of the same text, by what they are to a client. */
const REFACTORINGS: readonly {
  readonly kind: CodeActionKind;
  readonly find: (
    document: LangiumDocument,
    analysis: DocumentAnalysis,
    offset: number,
    documents: LangiumDocuments,
  ) => readonly Fix[];
}[] = [
  { kind: CodeActionKind.RefactorRewrite, find: missingCells },
  { kind: CodeActionKind.RefactorRewrite, find: (document, _, offset) => sortedSetup(document, offset) },
  { kind: CodeActionKind.RefactorRewrite, find: placingOrders },
  { kind: CodeActionKind.RefactorInline, find: (document, _, offset) => inlinedStack(document, offset) },
  {
    kind: CodeActionKind.RefactorExtract,
    find: (document, _, offset, documents) => extraction(document, documents, offset),
  },
];

/** The most fixes offered where a text may be meant in several ways. */
const MOST_FIXES = 3;
/** The most that are compared with each other. */
const MOST_VERIFIED = 12;

/** Findings whose text may be meant in several ways. */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  'sandtable/syntax',
  'sandtable/unknown-word',
  'sandtable/unknown-name',
]);

/** Mends of findings and other ways for orders the engine refused, tried before they are offered; answers written down, and the same cells written otherwise. */
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
    const analysis = await this.services.compile.Analyser.analysePlayed(document, token);
    if (!analysis) return [];
    const { diagnostics, only } = params.context;
    const wanted = (kind: string): boolean =>
      !only || only.some((each) => kind === each || kind.startsWith(`${each}.`));
    const here = sourceOf(document, params.range);
    const mends = wanted(CodeActionKind.QuickFix)
      ? diagnostics.map((diagnostic) => this.mends(document, analysis, diagnostic, here))
      : [];
    const answers = wanted(CodeActionKind.RefactorRewrite)
      ? [
          ...this.answers(analysis, here),
          ...this.rewritten(pinnedRolls(analysis, here, document.textDocument.getText())),
          ...(await this.expectations(analysis, here)),
          ...this.rewritten(hexRanges(document, analysis, here.start)),
        ]
      : [];
    const { lexerErrors, parserErrors } = document.parseResult;
    const forms = REFACTORINGS.filter(({ kind }) => lexerErrors.length + parserErrors.length === 0 && wanted(kind)).map(
      ({ kind, find }) => this.otherForms(analysis, kind, find(document, analysis, here.start, this.documents)),
    );
    return [...(await Promise.all([...mends, ...forms])).flat(), ...answers];
  }

  private async mends(
    document: LangiumDocument,
    analysis: DocumentAnalysis,
    diagnostic: Diagnostic,
    here: Source,
  ): Promise<CodeAction[]> {
    const finding = this.findingOf(analysis, diagnostic, sourceOf(document, diagnostic.range), here);
    if (!finding) return [];
    const actions: CodeAction[] = [];
    const text = document.parseResult.value.$cstNode?.root.fullText ?? '';
    const mending = async (fixes: readonly Fix[]): Promise<void> => {
      const verified: Fix[] = [];
      for (const fix of fixes)
        if (verified.length < MOST_VERIFIED && (await this.services.compile.Trial.mends(analysis, finding, fix)))
          verified.push(fix);
      for (const fix of await this.best(analysis, finding, verified)) {
        const edit = this.edit(fix);
        if (!edit) continue;
        const title = this.titleOf(fix);
        const isPreferred = actions.length === 0;
        actions.push({ title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], edit, isPreferred });
      }
    };
    await mending([
      ...importing(document, finding, this.services),
      ...finding.fixes,
      ...otherWords(document, analysis, finding),
    ]);
    for (const fixes of this.fixesOf(document, analysis, finding)) if (actions.length === 0) await mending(fixes());
    for (const fix of finding.source.file === analysis.uri ? allowing(finding, text) : []) {
      const edit = this.edit(fix);
      if (edit)
        actions.push({ title: this.titleOf(fix), kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], edit });
    }
    return actions;
  }

  /** Of fixes for a text that is not understood those after which the least is wrong; of others the first. */
  private async best(analysis: DocumentAnalysis, { code }: Finding, fixes: readonly Fix[]): Promise<readonly Fix[]> {
    if (!AMBIGUOUS.has(code) || fixes.length < 2) return fixes;
    const counted: { readonly fix: Fix; readonly count: number }[] = [];
    for (const fix of fixes)
      counted.push({ fix, count: await this.services.compile.Trial.findingsAfter(analysis, fix) });
    const least = Math.min(...counted.map(({ count }) => count));
    return counted
      .filter(({ count }) => count === least)
      .map(({ fix }) => fix)
      .slice(0, MOST_FIXES);
  }

  /** What the text or the game as it stands there offers where the finding itself has no fix: each group only if those before it fix nothing. */
  private fixesOf(
    document: LangiumDocument,
    analysis: DocumentAnalysis,
    finding: Finding,
  ): readonly (() => readonly Fix[])[] {
    const { code, source } = finding;
    if (code === 'sandtable/syntax') return [() => syntaxRepairs(document, analysis, finding, this.services)];
    if (code === 'sandtable/expects-nothing')
      return [() => expectedInstead(analysis, source, document.textDocument.getText())];
    if (code === 'sandtable/dice-count') return [];
    if (code === 'sandtable/wrong-phase')
      return [
        () => [
          ...intoItsPhase(document, analysis, finding),
          ...withoutOrder(document, analysis, finding),
          ...nextLegalOrder(analysis, source),
        ],
      ];
    return [
      () => reachableInstead(analysis, source),
      () => targetInstead(analysis, source),
      () => [
        ...withoutUnit(analysis, finding),
        ...withoutOrder(document, analysis, finding),
        ...nextLegalOrder(analysis, source),
      ],
    ];
  }

  /** What a diagnostic tells, found again in the text as it is now: the author may have typed on since it was shown. */
  private findingOf(
    analysis: DocumentAnalysis,
    { code, message: told }: Diagnostic,
    shown: Source,
    here: Source,
  ): Finding | undefined {
    const message = typeof told === 'string' ? told : told.value;
    const find = (findings: readonly Finding[]): Finding | undefined => {
      const alike = findings.flatMap((finding) => {
        if (finding.code !== code || !message.endsWith(finding.message)) return [];
        const [now] = shownIn(this.services.compile.Analyser, analysis, [finding]);
        return now?.message === message ? [{ finding, ...now.source }] : [];
      });
      const same =
        alike.find(({ start, end }) => start === shown.start && end === shown.end) ??
        alike.find(({ start, end }) => start <= here.end && here.start <= end);
      return same?.finding;
    };
    return find(analysis.findings) ?? find(analysis.playFindings());
  }

  private answers(analysis: DocumentAnalysis, here: Source): CodeAction[] {
    return this.rewritten(
      missingAnswers(analysis, here, (text) => readsAsOrder(this.services, analysis.ruleset, text)),
    );
  }

  /** What came out, written as expectations that are met. */
  private async expectations(analysis: DocumentAnalysis, here: Source): Promise<CodeAction[]> {
    const wrong = (each: DocumentAnalysis): number => each.findings.length + each.playFindings().length;
    const before = wrong(analysis);
    const fixes: Fix[] = [];
    for (const fix of expectedResults(analysis, here))
      if (await this.services.compile.Trial.comesTo(analysis, fix, (changed) => wrong(changed) <= before))
        fixes.push(fix);
    return this.rewritten(fixes);
  }

  /** The same written otherwise: offered when the text then comes to the same. */
  private async otherForms(
    analysis: DocumentAnalysis,
    kind: CodeActionKind,
    fixes: readonly Fix[],
  ): Promise<CodeAction[]> {
    const actions: CodeAction[] = [];
    for (const fix of fixes) {
      const edit = this.edit(fix);
      if (edit && (await this.services.compile.Trial.keeps(analysis, fix)))
        actions.push({ title: this.titleOf(fix), kind, edit });
    }
    return actions;
  }

  private rewritten(fixes: readonly Fix[]): CodeAction[] {
    return fixes.flatMap((fix) => {
      const edit = this.edit(fix);
      return edit ? [{ title: this.titleOf(fix), kind: CodeActionKind.RefactorRewrite, edit }] : [];
    });
  }

  /** The engine made it in English. */
  private titleOf({ title }: Fix): string {
    return this.services.shared.lsp.LanguageServer.say(title);
  }

  private edit(fix: Fix): WorkspaceEdit | undefined {
    return workspaceEdit(fix, this.documents, this.services.shared.lsp.LanguageServer);
  }
}

function sourceOf(document: LangiumDocument, { start, end }: Range): Source {
  const text = document.textDocument;
  return { file: document.uri.toString(), start: text.offsetAt(start), end: text.offsetAt(end) };
}
