import { t } from '@vscode/l10n';
import { URI } from 'langium';
import { withoutBaseline } from '../baseline.js';
import { CLEAN, FINDINGS_EXIST, UNUSABLE, type ExitCode } from '../exit.js';
import { productVersion } from '../home.js';
import { findingsIn, summary, type FindingRecord } from '../../language-server/report/finding-record.js';
import { githubText } from '../report/github.js';
import { reportable, sarif, type NamedGame } from '../report/sarif.js';
import { findingsText } from '../../language-server/report/findings-text.js';
import { expandPatterns } from '../patterns.js';
import { printJson, type Terminal } from '../terminal.js';
import { openFiles, type OpenedFiles, type OpenedFile, placesOf } from '../workspace.js';

export const CHECK_FORMATS = ['text', 'json', 'sarif', 'github'] as const;

export interface CheckOptions {
  readonly format: (typeof CHECK_FORMATS)[number];
  readonly baseline?: string;
  /** True to count warnings as errors in the exit code. Default: false. */
  readonly strict?: boolean;
}

/** Checks files: their syntax, the rules of their game, and their orders by playing them. */
export async function check(paths: readonly string[], options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const opened = await openFiles(await expandPatterns(paths, terminal.folder), terminal);
  const all = findingsOf(opened, opened.finished, terminal);
  const findings = options.baseline === undefined ? all : await withoutBaseline(all, options.baseline, terminal.folder);
  const files = opened.finished.length;
  const drafts = opened.all.length - files;
  switch (options.format) {
    case 'json':
      printJson(terminal, { findings, files, ...(drafts > 0 && { drafts }), summary: summary(findings) });
      break;
    case 'sarif':
      printSarif(findings, opened, terminal);
      break;
    case 'github':
      terminal.print(githubText(findings));
      break;
    case 'text':
      terminal.print(`${findingsText(findings, files)}${draftsText(drafts)}`);
  }
  return opened.isIncomplete ? UNUSABLE : verdict(findings, options.strict);
}

/**
 * Prints findings as SARIF. If there are more findings than a SARIF file may contain, also prints how many are left
 * out.
 */
function printSarif(findings: readonly FindingRecord[], opened: OpenedFiles, terminal: Terminal): void {
  const reported = reportable(findings);
  const places = placesOf(opened, terminal.folder);
  const games = gamesOf(opened, terminal.rulesets, (uri) => places.path(uri));
  printJson(terminal, sarif(reported, games, productVersion()));
  if (reported.length < findings.length)
    terminal.log(
      `${t('SARIF has room for {0} findings; the {1} least severe ones are left out. Other formats contain all findings.', reported.length, findings.length - reported.length)}\n`,
    );
}

/**
 * Returns the published games and the games that the checked files declare, by id, with the argument that names each
 * game.
 */
function gamesOf(
  { all }: OpenedFiles,
  published: Terminal['rulesets'],
  pathOf: (uri: URI) => string,
): ReadonlyMap<string, NamedGame> {
  const declared = all.flatMap(({ analysis: { ruleset } }) => ruleset ?? []);
  return new Map(
    [...declared, ...published.values()].map(({ id, declaredIn, rulebook }) => [
      id,
      { rulebook, argument: declaredIn === undefined ? id : pathOf(URI.parse(declaredIn)) },
    ]),
  );
}

/**
 * Returns a sentence that gives the number of drafts that were not checked. A draft is a file that its author has
 * marked as unfinished. Returns an empty text if there are none.
 */
export function draftsText(drafts: number): string {
  if (drafts === 0) return '';
  return `${drafts === 1 ? t('1 draft not checked.') : t('{0} drafts not checked.', drafts)}\n`;
}

/** Returns the findings of files, with paths relative to the working folder. */
export const findingsOf = (opened: OpenedFiles, files: readonly OpenedFile[], { folder }: Terminal): FindingRecord[] =>
  findingsIn(
    files.map(({ analysis }) => analysis),
    placesOf(opened, folder),
  );

/**
 * Returns the exit code for findings. If a file could not be read, the exit code is {@link UNUSABLE}.
 * @param isStrict True if a warning counts as an error.
 */
export function verdict(findings: readonly FindingRecord[], isStrict = false): ExitCode {
  if (findings.some(({ code }) => code === 'sandtable/unreadable')) return UNUSABLE;
  const fails = ({ severity }: FindingRecord): boolean => severity === 'error' || (isStrict && severity === 'warning');
  return findings.some(fails) ? FINDINGS_EXIST : CLEAN;
}
