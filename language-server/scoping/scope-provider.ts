import type { AstNode, AstNodeDescription, LangiumDocument, ReferenceInfo, Scope } from 'langium';
import { AstUtils, DefaultScopeProvider, MultiMapScope, stream, WorkspaceCache } from 'langium';
import type { Scenario } from '../generated/ast.js';
import { Area, isMapDef, isScenario, MapDef, Place } from '../generated/ast.js';
import type { SandtableServices } from '../sandtable-module.js';
import type { ImportGraph } from '../workspace/import-graph.js';
import type { SandtableIndexManager } from './index-manager.js';

/** What can be named in a document: everything declared in it and in its imports; the nearest declaration wins. */
export class SandtableScopeProvider extends DefaultScopeProvider {
  private readonly imports: ImportGraph;
  private readonly index: SandtableIndexManager;
  private readonly scopes: WorkspaceCache<string, Scope>;

  constructor(services: SandtableServices) {
    super(services);
    this.imports = services.shared.workspace.ImportGraph;
    this.index = services.shared.workspace.IndexManager;
    this.scopes = new WorkspaceCache(services.shared);
  }

  override getScope(context: ReferenceInfo): Scope {
    const document = AstUtils.getDocument(context.container);
    const type = this.reflection.getReferenceType(context);
    const scenario = type === Area.$type || type === Place.$type ? scenarioAround(context.container) : undefined;
    return scenario ? this.placesOf(scenario, type, document) : this.scope(type, document);
  }

  /** Everything of a type that can be named in a document. */
  scope(type: string, document: LangiumDocument): Scope {
    return this.scopes.get(
      `${type} ${document.uri.toString()}`,
      () => new MultiMapScope(this.declared(type, document)),
    );
  }

  /** Where several maps are in sight, areas and places are those of the map the scenario is played on. */
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

function scenarioAround(node: AstNode): Scenario | undefined {
  return AstUtils.getContainerOfType(node, isScenario);
}
