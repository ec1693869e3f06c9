import type { LangiumDocument, LangiumDocuments } from 'langium';
import { UriUtils } from 'langium';
import { DefaultDefinitionProvider } from 'langium/lsp';
import type { DefinitionParams, LocationLink, Range } from 'vscode-languageserver';
import type { Cell } from '../../engine/board/board.js';
import { NOWHERE } from '../../engine/board/board.js';
import type { Source } from '../../engine/model/source.js';
import type { Analyser } from '../analysis/analyser.js';
import type { Analysis } from '../analysis/analysis.js';
import type { SandtableServices } from '../services.js';
import { wordAtCursor } from './declared-words.js';
import { findCitedRule } from '../rules/cited-rule.js';
import { cellsOf } from '../play/lookup.js';
import { placementsIn, rangeOf, symbolOf } from '../syntax/source-ranges.js';
import type { RuleLocations } from '../rules/rule-locations.js';
import type { Subject } from '../syntax/subject.js';
import { subjectAt } from '../syntax/subject.js';
import { cellOfSymbol } from '../syntax/map-symbols.js';

const START: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/**
 * Implements Go to Definition: from names to declarations, from words of a declared game to the statements of its
 * ruleset, from citations to rules that an author declares and to pages of other rules, from cells to their symbols in
 * the map, from these symbols to the placements in the cell, from imports to files.
 */
export class SandtableDefinition extends DefaultDefinitionProvider {
  private readonly analyser: Analyser;
  private readonly documents: LangiumDocuments;
  private readonly rulePlaces: RuleLocations;

  constructor(private readonly services: SandtableServices) {
    super(services);
    this.analyser = services.compile.Analyser;
    this.documents = services.shared.workspace.LangiumDocuments;
    this.rulePlaces = services.RulePlaces;
  }

  override async getDefinition(
    document: LangiumDocument,
    params: DefinitionParams,
  ): Promise<LocationLink[] | undefined> {
    const offset = document.textDocument.offsetAt(params.position);
    const subject = subjectAt(document, offset);
    const analysis = subject && this.analyser.analyse(document);
    const own = this.linksFromWord(document, offset) ?? (analysis && this.linksFrom(document, subject, analysis));
    return own ?? (await super.getDefinition(document, params));
  }

  /**
   * Returns the links from a subject such as a citation, an import or a cell. Undefined for cross-references of the
   * grammar, which Langium follows itself.
   */
  private linksFrom(document: LangiumDocument, subject: Subject, analysis: Analysis): LocationLink[] | undefined {
    const from = rangeOf(this.documents, subject.source) ?? START;
    switch (subject.about) {
      case 'rule': {
        const { rulesets } = this.analyser;
        const found = findCitedRule((id) => rulesets.named(document, id), analysis.ruleset, subject.cited);
        const place = found && rulesets.placeOfRule(document, found);
        const links = place ? this.linkTo(place, from) : [];
        if (links.length > 0) return links;
        const uri = found && this.rulePlaces.of(found.ruleset, found.rule);
        return uri === undefined ? [] : [page(uri, from)];
      }
      case 'import': {
        const target = UriUtils.resolvePath(UriUtils.dirname(document.uri), subject.path);
        return this.documents.hasDocument(target) ? [page(target.toString(), from)] : [];
      }
      case 'cells': {
        const cells = analysis.map ? cellsOf(analysis.map.board, subject.labels) : [];
        const first = cells.at(0);
        return first === undefined ? [] : this.cellLinks(analysis, first, subject.source, from, cells.length === 1);
      }
      case 'symbol': {
        const cell = analysis.map ? cellOfSymbol(analysis.map, subject.row, subject.at) : NOWHERE;
        return cell === NOWHERE ? [] : this.cellLinks(analysis, cell, subject.source, from, true);
      }
      default:
        return undefined;
    }
  }

  /** Returns the links from a word of a declared game to the statements that declare it; undefined for other words. */
  private linksFromWord(document: LangiumDocument, offset: number): LocationLink[] | undefined {
    const word = wordAtCursor(this.services, document, offset, { withNames: false });
    const from = (word && rangeOf(this.documents, word.found.use.source)) ?? START;
    return word?.words.declarationsOf(document, word.found).flatMap((source) => this.linkTo(source, from));
  }

  private linkTo(source: Source, from: Range): LocationLink[] {
    const range = rangeOf(this.documents, source);
    return range
      ? [{ originSelectionRange: from, targetUri: source.file, targetRange: range, targetSelectionRange: range }]
      : [];
  }

  /**
   * Returns the link from a cell to its symbol in the map. If the cursor is on that symbol, or if there is no symbol,
   * returns links to the placements in the cell.
   */
  private cellLinks(analysis: Analysis, cell: Cell, current: Source, from: Range, single: boolean): LocationLink[] {
    const symbol = symbolOf(this.documents, analysis, cell);
    const isElsewhere = symbol !== undefined && (symbol.file !== current.file || symbol.start !== current.start);
    const sources = isElsewhere ? [symbol] : single ? placementsIn(analysis, cell) : [];
    return sources
      .filter(({ file, start, end }) => file !== current.file || end <= current.start || start >= current.end)
      .flatMap((source) => this.linkTo(source, from));
  }
}

function page(uri: string, from: Range): LocationLink {
  return { originSelectionRange: from, targetUri: uri, targetRange: START, targetSelectionRange: START };
}
