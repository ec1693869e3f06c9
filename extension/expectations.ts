import * as vscode from 'vscode';
import type { ExpectationsResult } from '../protocol/documents.js';
import type { Server } from './client/server.js';
import { Coverages } from './coverage.js';
import { rangeOf } from './preview/places.js';
import { completeWalkthroughStep } from './walkthrough.js';

type Wanted = ReadonlySet<string> | 'all';
type Expectation = ExpectationsResult[number];

/** Shows the expectations of scenarios in the Test Explorer, and checks them by playing the files. */
export function watchExpectations(server: Server): vscode.Disposable {
  const tests = vscode.tests.createTestController('sandtable.expectations', 'Sandtable expectations');

  /** Lists the expectations of a file. A file without expectations is not listed as a test. */
  const list = async (uri: vscode.Uri): Promise<readonly Expectation[]> => {
    const expectations = await server.ask('sandtable/expectations', { uri: uri.toString() });
    if (expectations === undefined) return [];
    const own = expectations.filter(({ place }) => place.uri === uri.toString());
    if (own.length === 0) {
      tests.items.delete(uri.toString());
      return [];
    }
    const file =
      tests.items.get(uri.toString()) ??
      tests.createTestItem(uri.toString(), vscode.workspace.asRelativePath(uri), uri);
    const document = await vscode.workspace.openTextDocument(uri);
    file.children.replace(
      own.map((expectation, number) => {
        const item = tests.createTestItem(`${uri.toString()}#${number}`, expectation.text, uri);
        item.range = rangeOf(document, expectation.place);
        return item;
      }),
    );
    tests.items.add(file);
    return own;
  };

  const listAll = async (): Promise<void> => {
    for (const uri of await server.files()) await list(uri);
  };

  const check = async (run: vscode.TestRun, file: vscode.TestItem, wanted: Wanted): Promise<void> => {
    if (!file.uri) return;
    const began = performance.now();
    const expectations = await list(file.uri);
    const each = (performance.now() - began) / Math.max(1, expectations.length);
    const met = expectations.filter(({ passed }) => passed).length;
    if (expectations.length > 0) completeWalkthroughStep('expect');
    const summary = vscode.l10n.t('{0}: {1} of {2} expectations met', file.label, met, expectations.length);
    run.appendOutput(`${summary}\r\n`);
    expectations.forEach((expectation, number) => {
      const item = file.children.get(`${file.id}#${number}`);
      if (!item || (wanted !== 'all' && !wanted.has(item.id))) return;
      if (expectation.passed) run.passed(item, each);
      else run.failed(item, failure(item, expectation), each);
    });
  };

  /** Checks the files of a run one after the other, and calls `after` after each file. */
  const checkAll = async (
    request: vscode.TestRunRequest,
    token: vscode.CancellationToken,
    after?: (run: vscode.TestRun, files: readonly vscode.Uri[]) => Promise<void>,
  ): Promise<void> => {
    const run = tests.createTestRun(request);
    const chosen = request.include ?? [...tests.items].map(([, item]) => item);
    const excluded = new Set(request.exclude?.map(({ id }) => id));
    const checked: vscode.Uri[] = [];
    for (const [file, wanted] of byFile(chosen)) {
      if (token.isCancellationRequested) break;
      if (excluded.has(file.id) || !file.uri) continue;
      await check(run, file, wanted);
      checked.push(file.uri);
    }
    if (!token.isCancellationRequested) await after?.(run, checked);
    run.end();
  };

  const { Run, Coverage } = vscode.TestRunProfileKind;
  tests.createRunProfile(vscode.l10n.t('Play and check'), Run, (request, token) => checkAll(request, token), true);
  const coverage = new Coverages(server);
  const covering = tests.createRunProfile(vscode.l10n.t('Play with coverage'), Coverage, (request, token) =>
    checkAll(request, token, (run, files) => coverage.reportCoverage(run, files)),
  );
  covering.loadDetailedCoverage = (_run, file) => Promise.resolve(coverage.detailsOf(file));
  tests.resolveHandler = async (item) => {
    if (item?.uri) await list(item.uri);
    else await listAll();
  };
  tests.refreshHandler = listAll;

  return vscode.Disposable.from(
    tests,
    server.onChanged((uris) => {
      for (const uri of uris) void list(vscode.Uri.parse(uri));
    }),
  );
}

/**
 * Groups the selected tests by file. Each file has the ids of the selected expectations, or `all` if the user selected
 * the file.
 */
function byFile(chosen: readonly vscode.TestItem[]): ReadonlyMap<vscode.TestItem, Wanted> {
  const files = new Map<vscode.TestItem, Wanted>();
  for (const item of chosen) {
    const file = item.parent ?? item;
    const before = files.get(file);
    if (!item.parent || before === 'all') files.set(file, 'all');
    else files.set(file, new Set([...(before ?? []), item.id]));
  }
  return files;
}

function failure(item: vscode.TestItem, { expected, got }: Expectation): vscode.TestMessage {
  const message = vscode.TestMessage.diff(vscode.l10n.t('Expected {0}, got {1}.', expected, got), expected, got);
  if (item.uri && item.range) message.location = new vscode.Location(item.uri, item.range);
  return message;
}
