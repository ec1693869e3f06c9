import { t } from '@vscode/l10n';
import path from 'node:path';
import { URI } from 'langium';
import type { Ruleset } from '../engine/play/ruleset.js';
import { findRuleset } from '../language-server/report/lookup.js';
import { UsageError } from '../language-server/report/usage-error.js';
import { findCitations } from '../language-server/syntax/occurrences.js';
import type { Terminal } from './terminal.js';
import { openFile, placesOf, STDIN } from './workspace.js';

/** A ruleset that an argument names. */
export interface NamedRuleset {
  readonly ruleset: Ruleset;
  /** The places that cite each rule in the named file and its imports: `club.sand:4`. Empty for a published game. */
  readonly citations: ReadonlyMap<string, readonly string[]>;
}

/** Returns the ruleset with an id, or the ruleset of a file. @throws UsageError if there is no such ruleset or file */
export async function openRuleset(argument: string, terminal: Terminal): Promise<NamedRuleset> {
  if (!isFile(argument)) return { ruleset: findRuleset(argument, terminal), citations: new Map() };
  const opened = await openFile(argument, terminal);
  const { ruleset, compiled } = opened.analysis;
  if (!ruleset) throw new UsageError(t('{0} has no ruleset.', argument));
  const places = placesOf(opened, terminal.folder);
  const citations = new Map<string, string[]>();
  for (const document of compiled.closure.documents)
    for (const { rule, source } of findCitations(document)) {
      const { file, range } = places.place(source);
      citations.set(rule, [...(citations.get(rule) ?? []), `${file}:${range.start.line}`]);
    }
  return { ruleset, citations };
}

/**
 * Returns the path from a folder to the file that declares the ruleset of an argument; undefined for a published game.
 */
export function rulesetFileFrom(folder: string, { declaredIn }: Ruleset): string | undefined {
  if (declaredIn === undefined) return undefined;
  return path.relative(folder, URI.parse(declaredIn).fsPath).replaceAll(path.sep, '/');
}

const isFile = (argument: string): boolean => argument === STDIN || argument.endsWith('.sand');
