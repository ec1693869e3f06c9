import type { LangiumDocuments, TextDocument } from 'langium';
import { URI } from 'langium';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Source } from '../../engine/model/source.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import type { Places } from '../report/finding-record.js';
import { UsageError } from '../report/usage-error.js';
import type { ToolInput } from './input.js';

/** A scenario file as a tool reads it. */
export interface ToolDocument {
  readonly analysis: DocumentAnalysis;
  readonly documents: LangiumDocuments;
  readonly places: Places;
}

/** What tools work on; nothing of it can be changed by them. */
export interface ToolHost {
  readonly rulesets: ReadonlyMap<string, Ruleset>;
  /**
   * Reads a file, a text in its place, or a text that stands in none.
   *
   * @throws Unusable when there is no such file, or neither is given.
   */
  read(what: Pick<ToolInput, 'file' | 'text'>): Promise<ToolDocument>;
}

export const NO_TEXT = 'Name a “file”, or hand over a “text”.';

/** The game of a text. @throws Unusable when it has none. */
export function playable({ analysis: { ruleset, scenario } }: ToolDocument): {
  readonly ruleset: Ruleset;
  readonly scenario: ScenarioModel;
} {
  if (!ruleset) throw new UsageError('The text names no ruleset, so that nothing can be played.');
  if (!scenario) throw new UsageError('The text holds no scenario and imports none, so that nothing can be played.');
  return { ruleset, scenario };
}

export function textOf({ analysis, documents }: ToolDocument): TextDocument {
  const document = documents.getDocument(URI.parse(analysis.uri));
  if (!document) throw new UsageError('The text is gone.');
  return document.textDocument;
}

/** Where a line of the text begins to say something; without a line the end of its last orders, or of the text. @throws Unusable when there is no such line. */
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
