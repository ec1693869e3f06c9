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
import type { Closure, ImportGraph } from '../workspace/import-graph.js';
import type { DeclarationsProvider } from './declarations.js';
import { CellReader } from './cells.js';
import { CompileContext } from './compile-context.js';
import { compileDice, compileExpectations } from './expectations.js';
import type { OrderContext } from './order-context.js';
import type { BlockCache } from './block-cache.js';
import { compileOrders } from './orders.js';
import { compileScenario } from './scenario.js';
import { findSealBreaches, whyNotCovered, type SealBreach } from './seal-breaches.js';
import { compileSealing, sealedTurnsOf, type Sealing } from './sealed-turns.js';
import { compileTable } from './tables.js';
import { Text } from './text.js';
import { readSpan } from './turns.js';

/** A document compiled together with its imports: the input of checks and of most editor features. */
export interface CompiledDocument {
  readonly document: LangiumDocument;
  readonly root: Document;
  readonly closure: Closure;
  readonly ruleset: Ruleset | undefined;
  /** Context in which the document itself was compiled. Its findings do not include those of imports. */
  readonly context: CompileContext;
  /** The maps of the document and its imports. */
  readonly maps: readonly MapModel[];
  readonly ownMaps: readonly MapModel[];
  readonly map: MapModel | undefined;
  readonly sides: readonly SideModel[];
  readonly scenarioNodes: readonly Scenario[];
  /** The visible scenarios that have a map. The document’s own scenarios come first. */
  readonly scenarios: readonly ScenarioModel[];
  readonly ownScenarios: readonly ScenarioModel[];
  /**
   * Scenarios to which orders, dice and expectations may belong: those of the document, otherwise all imported ones.
   */
  readonly candidates: readonly Scenario[];
  /** The scenario to which the orders, dice and expectations belong: the first of {@link candidates} that has a map. */
  readonly scenario: ScenarioModel | undefined;
  /** The seals and secrets of the document and its imports. */
  readonly sealing: Sealing;
  /** Contents of files that would affect a sealed turn although no seal covers them. */
  readonly sealBreaches: readonly SealBreach[];
  /** Returns the text that declares the ruleset; undefined for a published game. */
  readonly rulesetText: () => string | undefined;
}

/** The document or one of its imports, and the context in which this file is compiled. */
interface CompiledFile {
  readonly document: LangiumDocument;
  readonly root: Document;
  readonly context: CompileContext;
  readonly names: NamesVersion | undefined;
}

/**
 * Compiles the blocks of a file. Creates the order context only if there are blocks, since most imported files have
 * none.
 */
function compileBlocks<Block extends AstNode, Model>(
  { context, names }: CompiledFile,
  blocks: readonly Block[],
  {
    createContext,
    cache,
  }: { readonly createContext: (context: CompileContext) => OrderContext; readonly cache: BlockCache },
  compile: (block: Block, field: OrderContext) => readonly Model[],
): Model[] {
  if (blocks.length === 0) return [];
  const orderContext = createContext(context);
  return blocks.flatMap((block) =>
    cache.getOrCompile(block, { context, field: orderContext, names }, () => compile(block, orderContext)),
  );
}

/**
 * Compiles a document and its imports.
 * @param namesOf returns the version of the names visible in a document; undefined while some names are unknown
 * @returns undefined if the document has no syntax tree
 */
export function compileDocument(
  services: DeclarationsProvider & {
    readonly blockCache: BlockCache;
    readonly imports: Pick<ImportGraph, 'imports' | 'imported'>;
  },
  document: LangiumDocument,
  closure: Closure,
  namesOf: (document: LangiumDocument) => NamesVersion | undefined,
): CompiledDocument | undefined {
  const ruleset = services.rulesetOf(document);
  const files = closure.documents.flatMap((each): CompiledFile[] => {
    const root = each.parseResult.value;
    const context = new CompileContext(new Text(each.uri.toString()), ruleset);
    return isDocument(root) ? [{ document: each, root, context, names: namesOf(each) }] : [];
  });
  const own = files.at(0);
  if (own?.document !== document) return undefined;

  const parts = files.map((file) => services.declarationsOf(file.document));
  const maps = parts.flatMap((part) => [...part.maps.values()]);
  const ownMaps = [...(parts.at(0)?.maps.values() ?? [])];
  const sides = mergeSides(parts.map((part) => part.sides));

  const scenarioNodes = files.flatMap(({ root }) => root.elements.filter(isScenario));
  const ownNodes = own.root.elements.filter(isScenario);
  const candidates = ownNodes.length > 0 ? ownNodes : scenarioNodes;
  const chosen = candidates.at(0);
  const mapOf = (node: Scenario): MapModel | undefined => {
    const named = node.map?.ref;
    if (node.map) return named && services.declarationsOf(AstUtils.getDocument(named)).maps.get(named);
    return maps.length === 1 ? maps[0] : undefined;
  };
  const map = chosen ? mapOf(chosen) : (ownMaps.at(0) ?? (maps.length === 1 ? maps[0] : undefined));

  // The order is imports first: their orders precede those of the importing file, and the seed of the importing file
  // takes precedence.
  const inOrder = files.toReversed();
  const units = new Set(sides.flatMap(({ forces }) => forces.map(({ name }) => name)));
  const orderContextOf = (context: CompileContext): OrderContext => ({
    cells: map && new CellReader(map.board, context, units),
    map,
    span: chosen ? readSpan(context, chosen) : { first: 1, last: undefined },
  });
  const blockOptions = { createContext: orderContextOf, cache: services.blockCache };
  const orders = inOrder.flatMap((file): OrdersModel[] =>
    compileBlocks(file, file.root.elements.filter(isOrders), blockOptions, (block, field) =>
      compileOrders(file.context, block, field),
    ),
  );
  const expectations = inOrder.flatMap((file): ExpectationBlock[] =>
    compileBlocks(file, file.root.elements.filter(isExpectBlock), blockOptions, (block, field) => [
      compileExpectations(file.context, block, field),
    ]),
  );
  const tables = files.flatMap(({ root, context }) =>
    root.elements.filter(isTableDef).map((node) => compileTable(context, node)),
  );
  const dice = mergeDice(inOrder.map(({ root, context }) => compileDice(context, root.elements.filter(isDice))));

  const sealing = compileSealing(inOrder, (context) =>
    chosen ? readSpan(context, chosen) : { first: 1, last: undefined },
  );
  const rulesetText = (): string | undefined => services.rulesetTextOf(document);
  const sealBreaches = findSealBreaches(sealing, {
    documents: closure.documents,
    orders: candidates.length === 1 ? orders : [],
    imports: services.imports,
    rulesetText,
  });
  const sealed = sealedTurnsOf(
    sealing,
    (part) => whyNotCovered(sealBreaches, part),
    sides.map(({ name }) => name),
  );

  const scenarios: ScenarioModel[] = [];
  let ownCount = 0;
  let scenario: ScenarioModel | undefined;
  for (const { root, context } of files) {
    for (const node of root.elements.filter(isScenario)) {
      const itsMap = mapOf(node);
      const played = node === chosen && candidates.length === 1;
      const model = compileScenario(context, node, {
        map: itsMap,
        cells: itsMap && new CellReader(itsMap.board, context),
        sides,
        orders: played ? orders : [],
        tables,
        dice: played ? dice : NO_DICE,
        sealed: played ? sealed : [],
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
    sealing,
    sealBreaches,
    rulesetText,
  };
}

const NO_DICE: DiceModel = { written: new Map() };

/**
 * Merges the declarations of each side in all files to one order of battle, imports first. A repeated side in one file
 * is ignored.
 */
function mergeSides(files: readonly (readonly SideModel[])[]): SideModel[] {
  const parts = files.map((sides) => new Map(sides.toReversed().map((side) => [side.name, side])));
  const names = new Set(files.flat().map(({ name }) => name));
  return [...names].map((name) => {
    const [first, ...others] = parts.flatMap((sides) => sides.get(name) ?? []) as [SideModel, ...SideModel[]];
    if (others.length === 0) return first;
    const inOrder = [first, ...others].toReversed();
    const forces = inOrder.flatMap((side) => side.forces);
    const pictures = inOrder.flatMap((side) => side.pictures ?? []);
    return { ...first, forces, pools: inOrder.flatMap(({ pools }) => pools), ...(pictures.length > 0 && { pictures }) };
  });
}

function mergeDice(all: readonly DiceModel[]): DiceModel {
  const seed = all.findLast((dice) => dice.seed !== undefined)?.seed;
  return { ...(seed === undefined ? {} : { seed }), written: new Map(all.flatMap(({ written }) => [...written])) };
}
