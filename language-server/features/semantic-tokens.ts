import type { CstNode, LangiumDocument, LeafCstNode } from 'langium';
import { Cancellation, CstUtils, DocumentState, interruptAndCheck, isCompositeCstNode, isReference } from 'langium';
import type { LangiumServices } from 'langium/lsp';
import { AbstractSemanticTokenProvider, AllSemanticTokenTypes, SemanticTokensBuilder } from 'langium/lsp';
import type {
  CancellationToken,
  Range,
  SemanticTokens,
  SemanticTokensParams,
  SemanticTokensRangeParams,
} from 'vscode-languageserver';
import { SemanticTokenModifiers as Modifier, SemanticTokenTypes as Type } from 'vscode-languageserver';
import { isAttribute, isFeature, isMapDef, isRow } from '../generated/ast.js';
import type { Row } from '../generated/ast.js';
import { TokenCache, TokenEncoder, type Tokens } from '../incremental-parser/token-cache.js';
import type { NamesVersions } from '../incremental-parser/names-version.js';
import type { ServicesWith } from '../workspace/services-with.js';
import type { SyntaxProperty } from '../syntax/syntax-property.js';
import { propertyOf } from '../syntax/written-value.js';

/** Number of colours for terrain symbols. Colours are assigned in the order of the legend and then repeated. */
const TERRAIN_COLOURS = 8;

const names: Readonly<Record<string, string>> = {
  MapDef: Type.class,
  Side: Type.namespace,
  Force: Type.variable,
  Area: Type.struct,
  Feature: Type.struct,
};

const ENUM_MEMBER: string = Type.enumMember;

/**
 * The properties of the syntax tree that are coloured with each token type. Names and references are in {@link names}.
 */
const coloured: Readonly<Partial<Record<keyof typeof Type | 'cell', readonly SyntaxProperty[]>>> = {
  namespace: ['Document.ruleset', 'Force.group', 'Placement.group', 'Arrival.group', 'Departure.group', 'Fact.party'],
  string: ['MapDef.title', 'MapText.text', 'KindPicture.file', 'Underlay.file', 'Scenario.title', 'Offer.title'],
  class: ['Scenario.map'],
  type: [
    'RulesetStatement.words',
    'Force.kind',
    'Force.groupKind',
    'Pool.kind',
    'KindPicture.kind',
    'Draw.kind',
    'Placement.groupKind',
    'Arrival.groupKind',
    'Feature.kind',
    'Every.kind',
    'Departure.groupKind',
  ],
  enumMember: [
    'LegendEntry.terrain',
    'Attribute.value',
    'StatementAttribute.value',
    'RulingChoice.value',
    'Setting.values',
    'DoctrineAnswer.value',
    'Answer.results',
    'Order.words',
    'Victory.degree',
    'TableRow.key',
    'TableCell.value',
    'Dice.values',
  ],
  property: [
    'Attribute.key',
    'StatementAttribute.key',
    'Translation.language',
    'RulingChoice.option',
    'HouseRule.number',
    'Setting.option',
    'DoctrineAnswer.question',
    'PositionValue.key',
    'UnitValue.key',
    'TableDef.name',
    'TableCell.column',
  ],
  function: ['Order.verb', 'EventExpectation.verb', 'Action.words'],
  event: [
    'PhaseMark.words',
    'ExpectBlock.phase',
    'ExpectBlock.point',
    'StatedPosition.phase',
    'PositionStack.word',
    'ScoreEntry.occasion',
    'Fact.words',
  ],
  variable: [
    'PlacedUnit.unit',
    'Order.pieces',
    'Clause.pieces',
    'UnitExpectation.piece',
    'PositionUnit.unit',
    'EventExpectation.piece',
    'Limit.pieces',
    'Limit.others',
    'Attachment.pieces',
    'Attachment.formation',
    'Setting.things',
    'Fact.things',
    'Fact.origin',
  ],
  struct: [
    'Placement.areas',
    'Arrival.places',
    'LimitPlace.places',
    'SideOf.line',
    'ScoreEntry.place',
    'UnitExpectation.place',
  ],
  cell: ['TerrainBlock.origin', 'Placement.around'],
  keyword: ['Limit.mode', 'Victory.nobody', 'Test.negated'],
};

const colours = new Map<string, string>(
  Object.entries(coloured).flatMap(([colour, properties]) => properties.map((property) => [property, colour])),
);

/** Provides semantic tokens: one for each word, none longer than a line. */
export class SandtableSemanticTokens extends AbstractSemanticTokenProvider {
  private readonly tokenCache = new TokenCache();
  private readonly sights: NamesVersions;

  constructor(
    services: LangiumServices & { readonly shared: ServicesWith<{ readonly NamesVersions: NamesVersions }> },
  ) {
    super(services);
    this.sights = services.shared.workspace.NamesVersions;
  }

  override get tokenTypes(): Record<string, number> {
    return tokenTypes;
  }

  override async semanticHighlight(
    document: LangiumDocument,
    _params: SemanticTokensParams,
    cancel: CancellationToken = Cancellation.CancellationToken.None,
  ): Promise<SemanticTokens> {
    await interruptAndCheck(cancel);
    return this.highlight(document, undefined);
  }

  override async semanticHighlightRange(
    document: LangiumDocument,
    { range }: SemanticTokensRangeParams,
    cancel: CancellationToken = Cancellation.CancellationToken.None,
  ): Promise<SemanticTokens> {
    await interruptAndCheck(cancel);
    return this.highlight(document, range);
  }

  /**
   * Computes all tokens synchronously. The current document and range are stored in fields, so a second request, for
   * example from a diff editor, must not begin in between.
   */
  private highlight(document: LangiumDocument, range: Range | undefined): SemanticTokens {
    this.currentDocument = document;
    this.currentRange = range;
    const row = new TokenEncoder();
    const span = range && offsets(document, range);
    const { $cstNode: root } = document.parseResult.value;
    // The colour of some names depends on their declaration.
    const names = document.state >= DocumentState.Linked ? this.sights.of(document) : undefined;
    for (const piece of isCompositeCstNode(root) ? root.content : []) {
      if (span && piece.end < span[0]) continue;
      if (span && piece.offset > span[1]) break;
      row.add(
        span ? this.coloured(piece, span) : this.tokenCache.getOrCompute(piece, names, () => this.coloured(piece)),
      );
    }
    return { data: row.data };
  }

  /** Returns the tokens of a CST node, or only those within a span of offsets. */
  private coloured(piece: CstNode, span?: readonly [number, number]): Tokens {
    const builder = new SemanticTokensBuilder();
    this.currentTokensBuilder = builder;
    for (const leaf of CstUtils.flattenCst(piece)) {
      if (span && leaf.end < span[0]) continue;
      if (span && leaf.offset > span[1]) break;
      if (!leaf.hidden) this.colour(leaf);
    }
    return builder.build().data;
  }

  protected override highlightElement(): void {
    // Tokens are collected from the CST leaves instead.
  }

  private colour(leaf: LeafCstNode): void {
    if (isRow(leaf.astNode)) {
      this.colourRow(leaf, leaf.astNode);
      return;
    }
    const property = propertyOf(leaf);
    const type = property === undefined ? keyword(leaf) : typeOf(leaf, property);
    if (type === undefined) return;
    const declares = property === 'name' && leaf.astNode.$type in names;
    this.highlightToken({ range: leaf.range, type, ...(declares ? { modifier: Modifier.declaration } : {}) });
  }

  private colourRow(leaf: LeafCstNode, row: Row): void {
    const map = row.$container.$container;
    const symbols = isMapDef(map) ? map.legend.map((entry) => entry.symbol) : [];
    const { line, character } = leaf.range.start;
    for (const run of runs(leaf.text)) {
      const place = symbols.indexOf(run.symbol);
      if (place < 0) continue;
      const start = { line, character: character + run.start };
      const end = { line, character: character + run.end };
      this.highlightToken({ range: { start, end }, type: `terrain${(place % TERRAIN_COLOURS) + 1}` });
    }
  }
}

const tokenTypes: Record<string, number> = { ...AllSemanticTokenTypes };
for (const added of ['cell', ...Array.from({ length: TERRAIN_COLOURS }, (_, place) => `terrain${place + 1}`)]) {
  tokenTypes[added] = Object.keys(tokenTypes).length;
}

function keyword(leaf: LeafCstNode): string | undefined {
  return /^\p{L}/u.test(leaf.text) ? Type.keyword : undefined;
}

function typeOf(leaf: LeafCstNode, property: string): string | undefined {
  const node = leaf.astNode.$type;
  if (property === 'name' && node in names) return names[node];
  if (property === 'citations') return Type.decorator;
  if (property === 'side') return Type.namespace;
  if (property === 'turn' || property === 'lastTurn' || property === 'turns') return Type.number;
  if (property === 'cells' || property === 'cell' || property === 'hexsides') return 'cell';
  const at = `${node}.${property}` as SyntaxProperty;
  if (at === 'Attribute.key' && isTerrainOfBox(leaf)) return Type.enumMember;
  if (at === 'RulesetStatement.values' && leaf.tokenType.name === 'NAME') return Type.namespace;
  const colour = (MIXED.has(at) ? linkedColour(leaf, property) : undefined) ?? colours.get(at);
  if (colour !== undefined) return colour === ENUM_MEMBER && /^[0-9-]/.test(leaf.text) ? Type.number : colour;
  if (leaf.tokenType.name === 'STRING') return Type.string;
  if (leaf.tokenType.name === 'DIGITS') return Type.number;
  return keyword(leaf);
}

/**
 * Returns whether a leaf is a word without a value in the parentheses of a box, as in `(woods, east)`. Such a word
 * names terrain or a map edge.
 */
function isTerrainOfBox({ astNode }: LeafCstNode): boolean {
  if (!isAttribute(astNode) || astNode.value !== undefined) return false;
  const { $container: of } = astNode;
  return isFeature(of) && of.kind.at(-1) === 'box';
}

/** Properties whose names can refer to declarations of different kinds: units or places, or sides or formations. */
const MIXED: ReadonlySet<string> = new Set<SyntaxProperty>([
  'Fact.party',
  'Fact.things',
  'Fact.origin',
  'Setting.things',
]);

/** Returns the token type of the declaration to which a name refers. */
function linkedColour(leaf: LeafCstNode, property: string): string | undefined {
  const value: unknown = (leaf.astNode as unknown as Record<string, unknown>)[property];
  const references: readonly unknown[] = Array.isArray(value) ? value : [value];
  const link = references
    .filter(isReference)
    .find(({ $refNode }) => $refNode && $refNode.offset <= leaf.offset && leaf.end <= $refNode.end);
  return link?.ref && names[link.ref.$type];
}

function offsets(document: LangiumDocument, range: Range): readonly [number, number] {
  return [document.textDocument.offsetAt(range.start), document.textDocument.offsetAt(range.end)];
}

function* runs(row: string): Generator<{ readonly symbol: string; readonly start: number; readonly end: number }> {
  for (let start = 1; start < row.length;) {
    const symbol = row.charAt(start);
    let end = start + 1;
    while (end < row.length && row.charAt(end) === symbol) end += 1;
    if (symbol.trim() !== '') yield { symbol, start, end };
    start = end;
  }
}
