import type { LangiumDocuments, TextDocument } from 'langium';
import { URI } from 'langium';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Source } from '../../engine/model/source.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import type { Places } from '../report/finding-record.js';
import { UsageError } from '../report/usage-error.js';
import type { ToolInput } from './input.js';

/** A scenario that a tool examines. */
export interface ToolDocument {
  readonly analysis: DocumentAnalysis;
  readonly documents: LangiumDocuments;
  readonly places: Places;
}

/** Gives tools read-only access to rulesets and scenarios. */
export interface ToolHost {
  readonly rulesets: ReadonlyMap<string, Ruleset>;
  /**
   * Reads a file. If a text is given, uses the text instead of the content of the file; a text without a file is
   * allowed.
   * @throws UsageError if there is no such file, or neither a file nor a text is given
   */
  read(what: Pick<ToolInput, 'file' | 'text'>): Promise<ToolDocument>;
}

export const NO_TEXT = 'Give a “file” or a “text”.';

/** Returns the ruleset and the scenario of a text. @throws UsageError if the text lacks either of them */
export function playable({ analysis: { ruleset, scenario, hasRulesetErrors } }: ToolDocument): {
  readonly ruleset: Ruleset;
  readonly scenario: ScenarioModel;
} {
  if (hasRulesetErrors) throw new UsageError('The text cannot be played because its ruleset has errors.');
  if (!ruleset) throw new UsageError('The text cannot be played because it has no ruleset.');
  if (!scenario) throw new UsageError('The text cannot be played because it neither contains nor imports a scenario.');
  return { ruleset, scenario };
}

export function textOf({ analysis, documents }: ToolDocument): TextDocument {
  const document = documents.getDocument(URI.parse(analysis.uri));
  if (!document) throw new UsageError('The text is no longer available.');
  return document.textDocument;
}

/**
 * Returns the first non-blank position of a line. If no line is given, returns the end of the last orders or, without
 * orders, of the text.
 * @throws UsageError if there is no such line
 */
export function placeAt(reading: ToolDocument, line: number | undefined): Source {
  const { uri, scenario } = reading.analysis;
  const text = textOf(reading);
  if (line !== undefined && line > text.lineCount)
    throw new UsageError(`The text has no line ${line}; it has ${text.lineCount}.`);
  if (line !== undefined) {
    const start = text.offsetAt({ line: line - 1, character: 0 });
    const at = start + (/^[^\S\n]*/.exec(text.getText().slice(start))?.[0].length ?? 0);
    return { file: uri, start: at, end: at };
  }
  const ends = (scenario?.orders ?? []).flatMap(({ source }) => (source.file === uri ? source.end - 1 : []));
  const at = ends.length > 0 ? Math.max(...ends) : text.getText().length;
  return { file: uri, start: at, end: at };
}
