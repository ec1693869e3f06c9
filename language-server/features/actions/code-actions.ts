import type { LangiumDocument, LangiumDocuments } from 'langium';
import type { CodeActionProvider } from 'langium/lsp';
import type { CodeAction, CodeActionParams, Diagnostic, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import { CodeActionKind } from 'vscode-languageserver';
import type { Fix } from '../../../engine/model/finding.js';
import type { Source } from '../../../engine/model/source.js';
import type { Analysis } from '../../compile/analysis.js';
import type { SandtableServices } from '../../sandtable-module.js';
import type { DiagnosticData } from '../../validation/diagnostics.js';
import { rangeOf } from '../places.js';
import { missingAnswers } from './missing-answers.js';
import { reachableInstead } from './reachable-instead.js';

/** Mends of findings that the engine vetted, other ways for orders it refused, and answers written down. */
export class SandtableCodeActions implements CodeActionProvider {
  private readonly documents: LangiumDocuments;

  constructor(private readonly services: SandtableServices) {
    this.documents = services.shared.workspace.LangiumDocuments;
  }

  getCodeActions(document: LangiumDocument, params: CodeActionParams): CodeAction[] {
    const analysis = this.services.compile.Analyser.analyse(document);
    const text = document.textDocument;
    const mends = params.context.diagnostics.flatMap((diagnostic) => {
      const place = sourceOf(document, diagnostic);
      const own = dataOf(diagnostic)?.fixes ?? [];
      const others = analysis && own.length === 0 ? reachableInstead(analysis, place) : [];
      return [...own, ...others].flatMap((fix, index) => this.quickFix(fix, diagnostic, index === 0));
    });
    const here = {
      file: document.uri.toString(),
      start: text.offsetAt(params.range.start),
      end: text.offsetAt(params.range.end),
    };
    return [...mends, ...(analysis ? this.answers(analysis, here) : [])];
  }

  private quickFix(fix: Fix, diagnostic: Diagnostic, preferred: boolean): CodeAction[] {
    const edit = this.edit(fix);
    if (!edit) return [];
    return [
      { title: fix.title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], edit, isPreferred: preferred },
    ];
  }

  private answers(analysis: Analysis, here: Source): CodeAction[] {
    return missingAnswers(analysis, here, (text) => this.isOrder(analysis, text)).flatMap((fix) => {
      const edit = this.edit(fix);
      return edit ? [{ title: fix.title, kind: CodeActionKind.RefactorRewrite, edit }] : [];
    });
  }

  private isOrder({ ruleset }: Analysis, text: string): boolean {
    const verb = ruleset?.vocabulary.verbs.some(({ word }) => word === text.split(' ')[0]);
    const { lexerErrors, parserErrors } = this.services.parser.LangiumParser.parse(`orders setup "-" {\n${text}\n}`);
    return verb === true && lexerErrors.length === 0 && parserErrors.length === 0;
  }

  private edit({ edits }: Fix): WorkspaceEdit | undefined {
    const changes: Record<string, TextEdit[]> = {};
    for (const { source, text } of edits) {
      const range = rangeOf(this.documents, source);
      if (!range) return undefined;
      (changes[source.file] ??= []).push({ range, newText: text });
    }
    return edits.length > 0 ? { changes } : undefined;
  }
}

function sourceOf(document: LangiumDocument, { range }: Diagnostic): Source {
  const text = document.textDocument;
  return { file: document.uri.toString(), start: text.offsetAt(range.start), end: text.offsetAt(range.end) };
}

/** What the server put into the diagnostic; a client may drop it. */
function dataOf({ data }: Diagnostic): DiagnosticData | undefined {
  const known: unknown = data;
  return typeof known === 'object' && known !== null && 'fixes' in known && Array.isArray(known.fixes)
    ? (known as DiagnosticData)
    : undefined;
}
