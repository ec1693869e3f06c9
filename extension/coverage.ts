import * as vscode from 'vscode';
import type { CoverageResult } from '../protocol/documents.js';
import type { Server } from './client/server.js';
import { rangeOf } from './preview/places.js';
import { rulePage, titledContents } from './rule-pages.js';

type Covered = NonNullable<CoverageResult>;

/**
 * Test coverage: orders are the statements of a file, and rules that the file cites are its declarations. The contents
 * page of each game's rulebook has every rule as a declaration. A rule counts as covered if any file of the run uses
 * the rule.
 */
export class Coverages {
  private readonly details = new WeakMap<vscode.FileCoverage, vscode.FileCoverageDetail[]>();

  constructor(private readonly server: Server) {}

  /** Adds the coverage of the given files to a test run. */
  async reportCoverage(run: vscode.TestRun, files: readonly vscode.Uri[]): Promise<void> {
    const books = new Map<string, Map<string, number>>();
    for (const uri of files) {
      const covered = await this.server.ask('sandtable/coverage', { uri: uri.toString() });
      if (!covered) continue;
      this.add(run, uri, await fileDetails(uri, covered));
      const times = books.get(covered.ruleset) ?? new Map<string, number>();
      for (const rule of covered.rules) times.set(headOf(rule), (times.get(headOf(rule)) ?? 0) + rule.times);
      books.set(covered.ruleset, times);
    }
    const games = await this.server.ask('sandtable/rulesets', {});
    for (const [ruleset, times] of books) {
      const title = games?.find(({ id }) => id === ruleset)?.title;
      const page = title === undefined ? rulePage(ruleset) : titledContents(title);
      this.add(run, page, await bookDetails(page, times));
    }
  }

  detailsOf(file: vscode.FileCoverage): vscode.FileCoverageDetail[] {
    return this.details.get(file) ?? [];
  }

  private add(run: vscode.TestRun, uri: vscode.Uri, details: vscode.FileCoverageDetail[]): void {
    const file = vscode.FileCoverage.fromDetails(uri, details);
    this.details.set(file, details);
    run.addCoverage(file);
  }
}

async function fileDetails(uri: vscode.Uri, { orders, citations }: Covered): Promise<vscode.FileCoverageDetail[]> {
  const document = await vscode.workspace.openTextDocument(uri);
  return [
    ...orders.map(({ place, times }) => new vscode.StatementCoverage(times, rangeOf(document, place))),
    ...citations.map(({ rule, place, times }) => new vscode.DeclarationCoverage(rule, times, rangeOf(document, place))),
  ];
}

/** Returns the line of a rule in the contents page of its rulebook. */
const headOf = ({ rule, title }: Covered['rules'][number]): string => `- [${rule} ${title}]`;

async function bookDetails(uri: vscode.Uri, times: ReadonlyMap<string, number>): Promise<vscode.FileCoverageDetail[]> {
  const page = await vscode.workspace.openTextDocument(uri);
  const lines = page.getText().split('\n');
  return lines.flatMap((text, line) => {
    const head = text.slice(0, text.indexOf(']') + 1);
    const many = times.get(head);
    return many === undefined
      ? []
      : [new vscode.DeclarationCoverage(head.slice(3, -1), many, new vscode.Position(line, 0))];
  });
}
