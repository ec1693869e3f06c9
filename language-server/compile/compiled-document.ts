import type { AstNode, LangiumDocument } from 'langium';
import { AstUtils } from 'langium';
import type { SideModel } from '../../engine/model/forces.js';
import type { MapModel } from '../../engine/model/map.js';
import type { OrdersModel } from '../../engine/model/orders.js';
import type { DiceModel, ExpectationBlock, ScenarioModel } from '../../engine/model/scenario.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Document, Scenario } from '../generated/ast.js';
import { isDice, isDocument, isExpectBlock, isOrders, isScenario, isTableDef } from '../generated/ast.js';
import type { NamesVersion } from '../incremental-parser/names-version.js';
import type { Closure } from '../workspace/import-graph.js';
import type { DeclarationsProvider } from './declarations.js';
import { CellReader } from './cells.js';
import { CompileContext } from './compile-context.js';
import { compileDice, compileExpectations } from './expectations.js';
import type { OrderContext } from './order-context.js';
import type { BlockCache } from './block-cache.js';
import { compileOrders } from './orders.js';
import { compileScenario } from './scenario.js';
import { compileTable } from './tables.js';
import { Text } from './text.js';
import { readSpan } from './turns.js';

/** A document read together with its imports: what each check and each feature starts from. */
export interface CompiledDocument {
  readonly document: LangiumDocument;
  readonly root: Document;
  readonly closure: Closure;
  readonly ruleset: Ruleset | undefined;
  /** Holds the findings made while reading; those of imported files are not among them. */
  readonly context: CompileContext;
  /** The document's own maps, and those it imports. */
  readonly maps: readonly MapModel[];
  readonly ownMaps: readonly MapModel[];
  readonly map: MapModel | undefined;
  readonly sides: readonly SideModel[];
  readonly scenarioNodes: readonly Scenario[];
  /** Those that have a map; the document's own first. */
  readonly scenarios: readonly ScenarioModel[];
  readonly ownScenarios: readonly ScenarioModel[];
  /** Those that orders, dice and expectations may belong to: the document's own, else all it imports. */
  readonly candidates: readonly Scenario[];
  /** The one they do belong to, or are taken for. */
  readonly scenario: ScenarioModel | undefined;
}

/** One document of the closure on the context where it is read. */
interface Sheet {
  readonly document: LangiumDocument;
  readonly root: Document;
  readonly context: CompileContext;
  readonly names: NamesVersion | undefined;
}

/** Reads blocks on one field, which is laid out only where there are any: most files that are imported have none. */
function onField<Block extends AstNode, Model>(
  { context, names }: Sheet,
  blocks: readonly Block[],
  { lay, kept }: { readonly lay: (context: CompileContext) => OrderContext; readonly kept: BlockCache },
  read: (block: Block, field: OrderContext) => readonly Model[],
): Model[] {
  if (blocks.length === 0) return [];
  const field = lay(context);
  return blocks.flatMap((block) => kept.getOrCompile(block, { context, field, names }, () => read(block, field)));
}

/** @param namesOf what can be named in a document; undefined while not all of it is known */
export function compileDocument(
  read: DeclarationsProvider & { readonly blockCache: BlockCache },
  document: LangiumDocument,
  closure: Closure,
  namesOf: (document: LangiumDocument) => NamesVersion | undefined,
): CompiledDocument | undefined {
  const ruleset = read.rulesetOf(document);
  const sheets = closure.documents.flatMap((each): Sheet[] => {
    const root = each.parseResult.value;
    const context = new CompileContext(new Text(each.uri.toString()), ruleset);
    return isDocument(root) ? [{ document: each, root, context, names: namesOf(each) }] : [];
  });
  const own = sheets.at(0);
  if (own?.document !== document) return undefined;

  const parts = sheets.map((sheet) => read.declarationsOf(sheet.document));
  const maps = parts.flatMap((part) => [...part.maps.values()]);
  const ownMaps = [...(parts.at(0)?.maps.values() ?? [])];
  const sides = joined(parts.map((part) => part.sides));

  const scenarioNodes = sheets.flatMap(({ root }) => root.elements.filter(isScenario));
  const ownNodes = own.root.elements.filter(isScenario);
  const candidates = ownNodes.length > 0 ? ownNodes : scenarioNodes;
  const chosen = candidates.at(0);
  const mapOf = (node: Scenario): MapModel | undefined => {
    const named = node.map?.ref;
    if (node.map) return named && read.declarationsOf(AstUtils.getDocument(named)).maps.get(named);
    return maps.length === 1 ? maps[0] : undefined;
  };
  const map = chosen ? mapOf(chosen) : (ownMaps.at(0) ?? (maps.length === 1 ? maps[0] : undefined));

  // Imports come before what builds on them: their orders are given first, and a nearer seed counts.
  const inOrder = sheets.toReversed();
  const units = new Set(sides.flatMap(({ forces }) => forces.map(({ name }) => name)));
  const fieldOn = (context: CompileContext): OrderContext => ({
    cells: map && new CellReader(map.board, context.findings, units),
    map,
    span: chosen ? readSpan(context, chosen) : { first: 1, last: undefined },
  });
  const laid = { lay: fieldOn, kept: read.blockCache };
  const orders = inOrder.flatMap((sheet): OrdersModel[] =>
    onField(sheet, sheet.root.elements.filter(isOrders), laid, (block, field) =>
      compileOrders(sheet.context, block, field),
    ),
  );
  const expectations = inOrder.flatMap((sheet): ExpectationBlock[] =>
    onField(sheet, sheet.root.elements.filter(isExpectBlock), laid, (block, field) => [
      compileExpectations(sheet.context, block, field),
    ]),
  );
  const tables = sheets.flatMap(({ root, context }) =>
    root.elements.filter(isTableDef).map((node) => compileTable(context, node)),
  );
  const dice = mergeDice(inOrder.map(({ root, context }) => compileDice(context, root.elements.filter(isDice))));

  const scenarios: ScenarioModel[] = [];
  let ownCount = 0;
  let scenario: ScenarioModel | undefined;
  for (const { root, context } of sheets) {
    for (const node of root.elements.filter(isScenario)) {
      const itsMap = mapOf(node);
      const played = node === chosen && candidates.length === 1;
      const model = compileScenario(context, node, {
        map: itsMap,
        cells: itsMap && new CellReader(itsMap.board, context.findings),
        sides,
        orders: played ? orders : [],
        tables,
        dice: played ? dice : NO_DICE,
        expectations: played ? expectations : [],
      });
      if (!model) continue;
      scenarios.push(model);
      if (node === chosen) scenario = model;
      if (context === own.context) ownCount++;
    }
  }

  return {
    document,
    root: own.root,
    closure,
    ruleset,
    context: own.context,
    maps,
    ownMaps,
    map,
    sides,
    scenarioNodes,
    candidates,
    scenarios,
    ownScenarios: scenarios.slice(0, ownCount),
    scenario,
  };
}

const NO_DICE: DiceModel = { written: new Map() };

/** What the files say of a side is one order of battle: imports come first, as with orders. Two of a name in one file are a slip. */
function joined(files: readonly (readonly SideModel[])[]): SideModel[] {
  const parts = files.map((sides) => new Map(sides.toReversed().map((side) => [side.name, side])));
  const names = new Set(files.flat().map(({ name }) => name));
  return [...names].map((name) => {
    const [first, ...others] = parts.flatMap((sides) => sides.get(name) ?? []) as [SideModel, ...SideModel[]];
    if (others.length === 0) return first;
    const inOrder = [first, ...others].toReversed();
    const forces = inOrder.flatMap((side) => side.forces);
    return { ...first, forces, pools: inOrder.flatMap(({ pools }) => pools) };
  });
}

function mergeDice(all: readonly DiceModel[]): DiceModel {
  const seed = all.findLast((dice) => dice.seed !== undefined)?.seed;
  return { ...(seed === undefined ? {} : { seed }), written: new Map(all.flatMap(({ written }) => [...written])) };
}
