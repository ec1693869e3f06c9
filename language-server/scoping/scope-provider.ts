import type { AstNode, AstNodeDescription, LangiumDocument, ReferenceInfo, Scope, Stream } from 'langium';
import { AstUtils, DefaultScopeProvider, MultiMapScope, stream, WorkspaceCache } from 'langium';
import type { LangiumServices } from 'langium/lsp';
import type { Scenario } from '../generated/ast.js';
import {
  Area,
  Force,
  isFact,
  isMapDef,
  isScenario,
  MapDef,
  Party,
  Piece,
  Place,
  Side,
  Target,
  Thing,
} from '../generated/ast.js';
import type { ImportGraph } from '../workspace/import-graph.js';
import type { ServicesWith } from '../workspace/services-with.js';
import type { SandtableIndexManager } from './index-manager.js';

/** Services that scopes need: imports, and the index. */
type Services = LangiumServices & {
  readonly shared: ServicesWith<{ readonly ImportGraph: ImportGraph; readonly IndexManager: SandtableIndexManager }>;
};

/**
 * Reference types whose target may have one of several types. If two declarations have the same name, the type that
 * comes first here takes precedence.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  [Target.$type]: [Piece.$type, Place.$type],
  [Thing.$type]: [Piece.$type, Place.$type],
  [Party.$type]: [Side.$type, Force.$type],
};

/** The precedence of types in conditions. There, a place takes precedence over a unit with the same name. */
const PARTS_OF_FACT: Readonly<Record<string, readonly string[]>> = {
  ...PARTS,
  [Thing.$type]: [Place.$type, Piece.$type],
};

/**
 * Provides the names visible in a document: declarations of the document and of its imports. The nearest declaration
 * takes precedence.
 */
export class SandtableScopeProvider extends DefaultScopeProvider {
  private readonly imports: ImportGraph;
  private readonly index: SandtableIndexManager;
  private readonly scopes: WorkspaceCache<string, MultiMapScope>;

  constructor(services: Services) {
    super(services);
    this.imports = services.shared.workspace.ImportGraph;
    this.index = services.shared.workspace.IndexManager;
    this.scopes = new WorkspaceCache(services.shared);
  }

  override getScope(context: ReferenceInfo): Scope {
    const document = AstUtils.getDocument(context.container);
    const type = this.reflection.getReferenceType(context);
    const scenario = scenarioAround(context.container);
    const named = (isFact(context.container) ? PARTS_OF_FACT : PARTS)[type] ?? [type];
    if (named.length > 1) return new CombinedScope(named.map((part) => this.scopeIn(scenario, part, document)));
    return this.scopeIn(scenario, type, document);
  }

  private scopeIn(scenario: Scenario | undefined, type: string, document: LangiumDocument): Scope {
    const isPlace = type === Area.$type || type === Place.$type;
    return scenario && isPlace ? this.placesOf(scenario, type, document) : this.scope(type, document);
  }

  /** Returns all declarations of a type that are visible in a document. */
  scope(type: string, document: LangiumDocument): MultiMapScope {
    return this.scopes.get(
      `${type} ${document.uri.toString()}`,
      () => new MultiMapScope(this.declared(type, document)),
    );
  }

  /**
   * Returns the scope of areas or places. If several maps are visible, the scope contains only those on the map of the
   * scenario.
   */
  private placesOf(scenario: Scenario, type: string, document: LangiumDocument): Scope {
    const map = scenario.map?.$refText;
    if (map === undefined || this.scope(MapDef.$type, document).getAllElements().count() < 2)
      return this.scope(type, document);
    return this.scopes.get(`${type} ${document.uri.toString()} ${map}`, () => {
      const places = stream(this.declared(type, document));
      return new MultiMapScope(places.filter(({ node }) => isMapDef(node?.$container) && node.$container.name === map));
    });
  }

  private declared(type: string, document: LangiumDocument): AstNodeDescription[] {
    return this.imports.closure(document).documents.flatMap(({ uri }) => this.index.symbolsOf(uri, type));
  }
}

/** Combines several scopes. The first scope that contains a name takes precedence. */
class CombinedScope implements Scope {
  constructor(private readonly scopes: readonly Scope[]) {}

  getElement(name: string): AstNodeDescription | undefined {
    for (const scope of this.scopes) {
      const found = scope.getElement(name);
      if (found) return found;
    }
    return undefined;
  }

  getElements(name: string): Stream<AstNodeDescription> {
    return stream(this.scopes).flatMap((scope) => scope.getElements(name));
  }

  getAllElements(): Stream<AstNodeDescription> {
    return stream(this.scopes).flatMap((scope) => scope.getAllElements());
  }
}

function scenarioAround(node: AstNode): Scenario | undefined {
  return AstUtils.getContainerOfType(node, isScenario);
}
