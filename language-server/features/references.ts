import type { LangiumDocument, LangiumDocuments, MaybePromise } from 'langium';
import { DefaultDocumentHighlightProvider, DefaultReferencesProvider } from 'langium/lsp';
import type { DocumentHighlight, DocumentHighlightParams, Location, ReferenceParams } from 'vscode-languageserver';
import type { Source } from '../../engine/model/source.js';
import type { Analyser } from '../analysis/analyser.js';
import type { Analysis } from '../analysis/analysis.js';
import type { SandtableServices } from '../services.js';
import { wordAtCursor } from './declared-words.js';
import { findCitedRule, type Cited, type FoundRule } from '../rules/cited-rule.js';
import { findCellOccurrences, findGroupOccurrences, findRuleOccurrences } from '../syntax/occurrences.js';
import { locationOf, rangeOf } from '../syntax/source-ranges.js';
import type { Subject } from '../syntax/subject.js';
import { subjectAt } from '../syntax/subject.js';
import { cellOfSymbol } from '../syntax/map-symbols.js';

/**
 * Returns a function that finds all occurrences of a cell, rule or group in a document; undefined for cross-references
 * of the grammar.
 */
function mentions(
  analyser: Analyser,
  from: LangiumDocument,
  subject: Subject,
  analysis: Analysis,
): ((document: LangiumDocument) => Source[]) | undefined {
  switch (subject.about) {
    case 'rule': {
      const findIn = (document: LangiumDocument, cited: Cited): FoundRule | undefined =>
        findCitedRule((id) => analyser.rulesets.named(document, id), analyser.rulesetOf(document), cited);
      const wanted = findIn(from, subject.cited);
      const declared = wanted && analyser.rulesets.placeOfRule(from, wanted);
      return (document) => [
        ...(declared?.file === document.uri.toString() ? [declared] : []),
        ...findRuleOccurrences(
          document,
          (cited) => wanted !== undefined && findIn(document, cited)?.entry === wanted.entry,
        ),
      ];
    }
    case 'cells':
    case 'symbol': {
      const label = labelOf(subject, analysis);
      return (document) =>
        label !== undefined && sameMap(analyser.analyse(document), analysis)
          ? findCellOccurrences(document, label)
          : [];
    }
    case 'group':
      return (document) => findGroupOccurrences(document, subject.name);
    default:
      return undefined;
  }
}

/** Returns the label of the cell under the cursor. For a range or hexside, returns the label of its first cell. */
function labelOf(subject: Subject, { map }: Analysis): string | undefined {
  if (subject.about === 'cells') return subject.labels.split(/\.\.|\//)[0];
  if (subject.about !== 'symbol' || !map) return undefined;
  const cell = cellOfSymbol(map, subject.row, subject.at);
  return cell >= 0 ? map.board.label(cell) : undefined;
}

function sameMap(other: Analysis | undefined, { map }: Analysis): boolean {
  return map !== undefined && other?.map?.source.file === map.source.file && other.map.name === map.name;
}

/** Finds all references: to names through Langium's index; to cells, rules, groups and words of games by their text. */
export class SandtableReferences extends DefaultReferencesProvider {
  private readonly documents: LangiumDocuments;
  constructor(private readonly services: SandtableServices) {
    super(services);
    this.documents = services.shared.workspace.LangiumDocuments;
  }

  override findReferences(document: LangiumDocument, params: ReferenceParams): MaybePromise<Location[]> {
    const { compile } = this.services;
    const offset = document.textDocument.offsetAt(params.position);
    const word = wordAtCursor(this.services, document, offset);
    if (word)
      return word.words
        .placesOf(word.found, params.context.includeDeclaration)
        .flatMap((source) => locationOf(this.documents, source));
    const subject = subjectAt(document, offset);
    const analysis = subject && compile.Analyser.analyse(document);
    const find = analysis && mentions(compile.Analyser, document, subject, analysis);
    if (!find) return super.findReferences(document, params);
    const { ReadOnlyDocuments } = this.services.shared.workspace;
    return this.documents.all
      .filter(({ uri }) => !ReadOnlyDocuments.isReadOnly(uri))
      .flatMap((other) => find(other).flatMap((source) => locationOf(this.documents, source)))
      .toArray();
  }
}

/** Highlights all references within one document. */
export class SandtableHighlight extends DefaultDocumentHighlightProvider {
  constructor(private readonly services: SandtableServices) {
    super(services);
  }

  override getDocumentHighlight(
    document: LangiumDocument,
    params: DocumentHighlightParams,
  ): DocumentHighlight[] | undefined {
    const { compile, shared } = this.services;
    const offset = document.textDocument.offsetAt(params.position);
    const word = wordAtCursor(this.services, document, offset);
    const subject = subjectAt(document, offset);
    const analysis = subject && compile.Analyser.analyse(document);
    const find = word
      ? () => word.words.placesIn(document, word.found)
      : analysis && mentions(compile.Analyser, document, subject, analysis);
    if (!find) return super.getDocumentHighlight(document, params) as DocumentHighlight[] | undefined;
    return find(document).flatMap((source) => {
      const range = rangeOf(shared.workspace.LangiumDocuments, source);
      return range ? [{ range }] : [];
    });
  }
}
