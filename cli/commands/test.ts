import { say, term } from '../../engine/model/say.js';
import { t } from '@vscode/l10n';
import { pointText } from '../../engine/play/boundary.js';
import { CLEAN, FINDINGS_EXIST, UNUSABLE, type ExitCode } from '../exit.js';
import { UsageError } from '../../language-server/report/usage-error.js';
import type { ExpectationRecord } from '../report/expectation-record.js';
import { booksCovered, coverageText } from '../report/coverage.js';
import type { FindingRecord, Places } from '../../language-server/report/finding-record.js';
import { junit } from '../report/junit.js';
import { expandPatterns } from '../patterns.js';
import { printJson, type Terminal } from '../terminal.js';
import { openFiles, type OpenedFile, placesOf } from '../workspace.js';
import { draftsText, findingsOf, verdict } from './check.js';

export const TEST_FORMATS = ['text', 'json', 'junit'] as const;

interface Summary {
  readonly passed: number;
  readonly failed: number;
  /** Number of errors in the files, without failed expectations. */
  readonly errors: number;
}

export interface TestOptions {
  readonly format: (typeof TEST_FORMATS)[number];
  /** True to report the rules that were applied in play. */
  readonly coverage?: boolean;
}

/**
 * Plays files and evaluates their expectations. A file with errors fails even if its expectations are met.
 *
 * @throws Unusable when the files cannot be opened, or `coverage` is combined with JUnit.
 */
export async function test(
  paths: readonly string[],
  { format, coverage: withCoverage = false }: TestOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (withCoverage && format === 'junit')
    throw new UsageError(t('--coverage cannot be combined with --format junit. Use text or json.'));
  const opened = await openFiles(await expandPatterns(paths, terminal.folder), terminal);
  const places = placesOf(opened, terminal.folder);
  const expectations = opened.finished.flatMap((opened) => judge(opened, places));
  const found = findingsOf(opened, opened.finished, terminal).filter(({ code }) => code !== 'sandtable/expectation');
  const errors = found.filter(({ severity }) => severity === 'error');
  const findings = [...errors, ...warningsBehind(expectations, found)];
  const failed = expectations.filter(({ passed }) => !passed).length;
  const coverage = withCoverage ? booksCovered(opened.finished, format) : undefined;
  const summary: Summary = { passed: expectations.length - failed, failed, errors: errors.length };
  switch (format) {
    case 'json':
      printJson(terminal, { expectations, findings, summary, ...(coverage && { coverage }) });
      break;
    case 'junit':
      terminal.print(junit(expectations, errors));
      break;
    case 'text':
      terminal.print(
        `${coverage ? coverageText(coverage) : ''}${resultText(expectations, findings, summary)}${draftsText(opened.all.length - opened.finished.length)}`,
      );
  }
  if (opened.isIncomplete || verdict(errors) === UNUSABLE) return UNUSABLE;
  return failed > 0 || errors.length > 0 ? FINDINGS_EXIST : CLEAN;
}

/**
 * Returns the warnings of files with a failed expectation. A warning about an order that was not carried out may
 * explain the failure.
 */
function warningsBehind(expectations: readonly ExpectationRecord[], found: readonly FindingRecord[]): FindingRecord[] {
  const failing = new Set(expectations.filter(({ passed }) => !passed).map(({ file }) => file));
  return found.filter(({ severity, file }) => severity === 'warning' && failing.has(file));
}

function judge({ analysis }: OpenedFile, places: Places): ExpectationRecord[] {
  const outcomes = analysis.playthrough()?.expectations ?? [];
  const shown = (word: string): string => analysis.ruleset?.term(word) ?? word;
  return outcomes
    .filter(({ expectation }) => expectation.source.file === analysis.uri)
    .map(({ expectation, after, text, passed, expected, got }) => ({
      ...places.place(expectation.source),
      after: pointText(after, analysis.scenario?.calendar, shown),
      text,
      passed,
      expected,
      got,
    }));
}

const totals = ({ passed, failed, errors }: Summary): string =>
  errors > 0
    ? t('{0} passed, {1} failed, {2}: FAILED', passed, failed, errors === 1 ? t('1 error') : t('{0} errors', errors))
    : t('{0} passed, {1} failed', passed, failed);

function resultText(
  expectations: readonly ExpectationRecord[],
  findings: readonly FindingRecord[],
  { passed, failed, errors }: Summary,
): string {
  return [
    ...findings.map(
      ({ file, range, severity, code, message }) => `${file}:${range.start.line} ${term(severity)} ${code}: ${message}`,
    ),
    ...expectations
      .filter((each) => !each.passed)
      .map(({ file, range, after, text, expected, got }) =>
        [
          say`${file}:${range.start.line} after ${after}: ${text}`,
          say`    expected ${expected}`,
          say`    got      ${got}`,
        ].join('\n'),
      ),
    totals({ passed, failed, errors }),
    '',
  ].join('\n');
}
