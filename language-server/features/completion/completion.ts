import { LABEL_TOKENS } from '../../parser/label-tokens.js';
import type { LangiumDocument } from 'langium';
import type { CompletionProvider } from 'langium/lsp';
import type {
  CancellationToken,
  CompletionItem,
  CompletionList,
  MarkupContent,
  CompletionParams,
  Position,
} from 'vscode-languageserver';
import { CompletionItemKind, CompletionItemTag, InsertTextFormat } from 'vscode-languageserver';
import type { Source } from '../../../engine/model/source.js';
import { rulesetScript } from '../../rulesets/ruleset-script.js';
import type { SandtableServices } from '../../services.js';
import { pricedAnswers } from './prices.js';
import { gameFor, findLegalCells, findLegalNames, findLegalOrders, findRequestedVerbs } from '../../play/game-at.js';
import { keywords } from './blocks.js';
import { cellLabels, continuingHexsides } from './cells.js';
import { facesOf } from './faces.js';
import type { Spot, Token } from './context.js';
import { spotAt } from './context.js';
import { starterFiles, diceAddresses, importPaths, rulesetIds } from './files.js';
import {
  allPieces,
  areaNames,
  entryNames,
  groupNames,
  lineNames,
  mapNames,
  piecesToOrder,
  placeNames,
  sideNames,
  unitsToPlace,
} from './names.js';
import {
  citations,
  gridLabels,
  optionNames,
  optionValues,
  questions,
  questionValues,
  settingThings,
} from './options.js';
import type { ProposalContext, Proposal, Proposer } from './proposal.js';
import {
  actionWords,
  choiceWords,
  degreeWords,
  everyKinds,
  factWords,
  formationNames,
  occasionWords,
  partyNames,
  thingNames,
  turnNames,
} from './special-rules.js';
import { readPartialOrder, startOfOrder } from './partial-order.js';
import type { SyntaxProperty } from '../../syntax/syntax-property.js';
import { placesOffMap, statedValues, valuesOfUnits } from './stated-values.js';
import { tableColumns, tableRows, tableValues } from './tables.js';
import { newForces, newNames, rowSymbols } from './undeclared-names.js';
import { verbForm } from './verb-form.js';
import {
  attributeWords,
  drawnKinds,
  featureWords,
  forceKinds,
  formationWords,
  phaseWords,
  pointWords,
  poolKinds,
  resultWords,
  terrainWords,
  verbWords,
} from './words.js';

/**
 * The points of the grammar for which completion proposes entries: properties of the syntax tree, and grammar rules for
 * values.
 */
type Place =
  | SyntaxProperty
  | 'Items.groupKind'
  | 'For.side'
  | 'Where.places'
  | 'SealedPart.part'
  | 'SealedPart.side'
  | 'citation'
  | 'CellLabel'
  | 'Face'
  | 'PlaceName'
  | 'PieceName'
  | 'GroupName'
  | 'OptionName'
  | 'ResultCode'
  | 'RowName'
  | 'ColumnName'
  | 'TableValue'
  | 'TurnName'
  | 'Value';

/** For each point of the grammar, the function that proposes entries if this point may come next at the cursor. */
const proposers: Readonly<Partial<Record<Place, Proposer>>> = {
  citation: citations,
  'Document.ruleset': rulesetIds,
  'Import.path': importPaths,
  'KindPicture.kind': poolKinds,
  PlaceName: newNames,
  PieceName: newForces,
  Face: facesOf,
  'Feature.hexsides': continuingHexsides,
  'Grid.labels': gridLabels,
  'LegendEntry.terrain': terrainWords,
  'Feature.kind': featureWords,
  'Force.kind': forceKinds,
  'Force.groupKind': formationWords,
  'Items.groupKind': formationWords,
  GroupName: groupNames,
  'Pool.kind': poolKinds,
  'Draw.kind': drawnKinds,
  'PlacedUnit.unit': unitsToPlace,
  'Scenario.map': mapNames,
  'Setup.side': sideNames,
  'For.side': sideNames,
  'Victory.side': sideNames,
  'Fact.party': partyNames,
  'Doctrine.side': sideNames,
  'Orders.side': sideNames,
  'SealedPart.part': sideNames,
  'SealedPart.side': sideNames,
  'ExpectBlock.side': sideNames,
  'StatedPosition.side': sideNames,
  'ScoreExpectation.side': sideNames,
  'Placement.areas': areaNames,
  'Where.places': entryNames,
  'ScoreEntry.place': placeNames,
  'ScoreEntry.occasion': occasionWords,
  'LimitPlace.places': placeNames,
  'SideOf.line': lineNames,
  'Action.words': actionWords,
  'Limit.pieces': allPieces,
  'Limit.others': allPieces,
  'Attachment.pieces': allPieces,
  'Attachment.formation': formationNames,
  'Setting.things': settingThings,
  'Fact.words': factWords,
  'Fact.things': thingNames,
  'Fact.origin': placeNames,
  'Every.kind': everyKinds,
  'Victory.degree': degreeWords,
  TurnName: turnNames,
  OptionName: (context) =>
    context.spot.rules.includes('StatedPosition') ? statedValues(context) : optionNames(context),
  'PositionStack.word': placesOffMap,
  'UnitValue.key': valuesOfUnits,
  Value: optionValues,
  RowName: tableRows,
  ColumnName: tableColumns,
  TableValue: tableValues,
  'DoctrineAnswer.question': questions,
  'DoctrineAnswer.value': questionValues,
  'PhaseMark.words': phaseWords,
  'ExpectBlock.phase': phaseWords,
  'StatedPosition.phase': phaseWords,
  'ExpectBlock.point': pointWords,
  'Order.verb': verbWords,
  'EventExpectation.verb': verbWords,
  'Order.words': choiceWords,
  'Order.pieces': piecesToOrder,
  'Clause.pieces': piecesToOrder,
  'UnitExpectation.piece': allPieces,
  'PositionUnit.unit': allPieces,
  'EventExpectation.piece': allPieces,
  CellLabel: cellLabels,
  ResultCode: resultWords,
  'Attribute.key': attributeWords,
  'Dice.text': diceAddresses,
};

/** Beginnings of statements, proposed only at the beginning of a line. */
const STARTERS: ReadonlySet<string> = new Set<Place>(['Order.verb', 'EventExpectation.verb', 'UnitExpectation.piece']);
/** Beginnings of statements that may consist of several words, proposed only after words at the beginning of a line. */
const PHRASES: ReadonlySet<string> = new Set<Place>([
  'Feature.kind',
  'Force.kind',
  'Pool.kind',
  'DoctrineAnswer.question',
]);
/** Continuations of statements, never proposed at the beginning of a line. */
const FOLLOWERS: ReadonlySet<string> = new Set<Place>(['Order.pieces', 'Clause.pieces', 'EventExpectation.piece']);

/**
 * Provides completion: proposes what the grammar allows at the cursor, words of the game's vocabulary, and orders that
 * the engine permits at this point of the game.
 */
export class SandtableCompletion implements CompletionProvider {
  readonly completionOptions = { triggerCharacters: Array.from(' 0123456789:,(=["/>.|') };

  constructor(private readonly services: SandtableServices) {}

  private get client(): SandtableServices['shared']['lsp']['LanguageServer'] {
    return this.services.shared.lsp.LanguageServer;
  }

  async getCompletion(
    document: LangiumDocument,
    params: CompletionParams,
    token?: CancellationToken,
  ): Promise<CompletionList | undefined> {
    const spot = spotAt(this.services, document, document.textDocument.offsetAt(params.position));
    const analysis = await this.services.compile.Analyser.analyseAndPlay(document, token);
    if (!spot || !analysis) return undefined;
    if (params.context?.triggerCharacter === ' ' && mayEndHere(spot)) return undefined;
    const place = placeOfOrder(document, spot);
    const context: ProposalContext = {
      spot,
      services: this.services,
      analysis,
      ruleset: analysis.ruleset,
      game: () => gameFor(analysis, place),
      verbs: () => findRequestedVerbs(analysis, place),
      offers: (verb, leader) => findLegalOrders(analysis, place, verb, leader),
      priced: (verb, leader) => pricedAnswers(analysis, place, verb, leader),
      legalCells: (verb, leader, words) => findLegalCells(analysis, place, verb, leader, words),
      legal: (verb, first) => findLegalNames(analysis, place, verb, first),
    };
    const markup: Markup = (text) => this.client.markup(text);
    const items = new Map<string, CompletionItem>();
    // Lists with barred cells and long lists are incomplete: after more typing they have other entries.
    let partial = false;
    for (const proposal of proposalsFor(context)) {
      partial ||= proposal.isBarred === true || proposal.hasMore === true;
      if (isWholeCell(spot, proposal)) continue;
      const item = itemOf(document, spot, this.client.supportsSnippets ? proposal : plain(proposal), markup);
      if (!items.has(item.label)) items.set(item.label, item);
    }
    return { isIncomplete: partial, items: [...items.values()] };
  }
}

/**
 * Returns whether a proposal equals the complete label of a cell, hexside or range that is already typed in a map. Such
 * a proposal is left out, because Enter would accept the proposal instead of ending the line.
 */
const isWholeCell = ({ typed, rules }: Spot, { label, kind }: Proposal): boolean =>
  kind === CompletionItemKind.Value && label === typed && isOfMap(rules);

/**
 * Returns whether the statement of a map may already be complete before the cursor. Completion must not open
 * automatically there, since the Enter that ends the line would accept an entry instead.
 */
function mayEndHere({ rules, tokens, isAtLineStart }: Spot): boolean {
  const last = tokens.at(-1);
  return !isAtLineStart && last !== undefined && isLabel(last) && isOfMap(rules);
}

const isOfMap = (rules: readonly string[]): boolean =>
  ['Feature', 'Area', 'Missing'].some((each) => rules.includes(each));

/** Converts Markdown into a form that the client supports. */
type Markup = (markdown: string) => MarkupContent;

/** Removes snippets with tab stops, for clients that do not support snippets. */
function plain({ snippet, ...proposal }: Proposal): Proposal {
  return snippet?.includes('$') === false ? { ...proposal, snippet } : proposal;
}

/** Returns the place at which the game is examined: the beginning of the order that contains the cursor. */
function placeOfOrder(document: LangiumDocument, { from, isAtLineStart, rules, start, tokens }: Spot): Source {
  const verb = rules.includes('Order') && !isAtLineStart ? startOfOrder(tokens) : undefined;
  const at = verb === undefined ? start : from + verb;
  return { file: document.uri.toString(), start: at, end: at };
}

function* proposalsFor(context: ProposalContext): Generator<Proposal> {
  const { spot } = context;
  if (spot.row !== undefined) {
    yield* rowSymbols(context);
    return;
  }
  const begins = spot.isAtLineStart || /[,:]$|^not$/.test(spot.tokens.at(-1)?.image ?? '') || spot.tokens.length <= 1;
  const inRuleset = proposalsInRuleset(context);
  if (inRuleset) {
    yield* inRuleset;
    return;
  }
  yield* starterFiles(context);
  for (const expected of spot.expected) {
    if ((STARTERS.has(expected) && !begins) || (PHRASES.has(expected) && !spot.isAfterWordsOnly)) continue;
    if (FOLLOWERS.has(expected) && spot.isAtLineStart) continue;
    if (expected === 'CellLabel' && !mayNameCells(context)) continue;
    yield* proposers[expected as Place]?.(context) ?? [];
  }
  if (!spot.expected.has('citation') && !spot.typed.startsWith('"')) {
    const order = spot.rules.includes('Order') ? readPartialOrder(context.analysis.map?.board, spot.tokens) : undefined;
    yield* keywords(context, verbForm(context.ruleset, order));
  }
}

/** Yields the proposals in the braces of a ruleset; undefined elsewhere. */
function proposalsInRuleset({ spot, services }: ProposalContext): Iterable<Proposal> | undefined {
  if (!spot.rules.includes('RulesetDef') || spot.expected.has('citation')) return undefined;
  const declared = services.compile.Analyser.rulesets.declaredIn(spot.document);
  if (!declared) return undefined;
  const at = { ...spot, isBetweenQuotes: isBetweenQuotes(spot.document, spot) };
  return rulesetScript().rulesetProposals(at, declared);
}

/**
 * Returns whether a cell may be proposed. At the beginning of a line, cells are proposed only in a set-up, and there
 * only before the colon.
 */
function mayNameCells({ spot }: ProposalContext): boolean {
  const { isAtLineStart, rules, tokens, typed } = spot;
  if (rules.includes('Order')) return !isAtLineStart;
  const item = tokens.slice(tokens.findLastIndex(({ image }) => image === '{' || image === ':') + 1);
  if (rules.includes('Setup'))
    return (isAtLineStart && !/^[:,]$/.test(tokens.at(-1)?.image ?? '')) || item.every(isCell);
  return !isAtLineStart || typed !== '' || tokens.at(-1)?.image === ':';
}

const isLabel = ({ tokenType }: Token): boolean => LABEL_TOKENS.has(tokenType.name);

const isCell = (token: Token): boolean => isLabel(token) || token.image === '..' || token.image === '{';

function itemOf(document: LangiumDocument, spot: Spot, proposal: Proposal, markup: Markup): CompletionItem {
  const { label, kind, detail, text, snippet, order, isBarred: barred } = proposal;
  const inside = snippet === undefined && isBetweenQuotes(document, spot);
  const position = (offset: number): Position => document.textDocument.positionAt(offset);
  const from = proposal.start ?? spot.start;
  const range = inside
    ? { start: position(from + 1), end: position(spot.offset) }
    : { start: position(from), end: position(endOf(document, spot)) };
  const name = inside ? label.replace(/^"(.*)"$/, '$1') : label;
  return {
    label,
    kind,
    textEdit: { range, newText: snippet ?? name },
    sortText: `${order ?? '5'} ${label}`,
    filterText: !inside && spot.typed.startsWith('"') && !label.startsWith('"') ? `"${label}` : name,
    ...(snippet?.includes('$') === true && { insertTextFormat: InsertTextFormat.Snippet }),
    ...(detail === undefined || detail === '' ? {} : { detail }),
    ...(text === undefined || text === '' ? {} : { documentation: markup(text) }),
    ...(barred === true ? { tags: [CompletionItemTag.Deprecated] } : {}),
  };
}

const nextSign = (document: LangiumDocument, { offset }: Spot): string =>
  document.textDocument.getText().charAt(offset);

/** Returns whether the cursor is between existing quotes. Such quotes are kept because they may belong to a snippet. */
const isBetweenQuotes = (document: LangiumDocument, spot: Spot): boolean =>
  spot.typed.startsWith('"') && nextSign(document, spot) === '"';

/**
 * Returns the end offset of the replaced text. The text includes a closing bracket or quote that the editor has
 * inserted automatically.
 */
function endOf(document: LangiumDocument, spot: Spot): number {
  const { typed, offset } = spot;
  const closes = (typed.startsWith('[') && nextSign(document, spot) === ']') || isBetweenQuotes(document, spot);
  return closes ? offset + 1 : offset;
}
