import {
  type AstNode,
  type AstNodeDescription,
  type LangiumDocument,
  type LocalSymbols,
  DefaultScopeComputation,
  MultiMap,
} from 'langium';
import type { LangiumServices } from 'langium/lsp';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Word } from '../../engine/play/vocabulary.js';
import {
  type Force,
  type Scenario,
  isArea,
  isDocument,
  isFeature,
  isMapDef,
  isScenario,
  isSide,
} from '../generated/ast.js';
import type { DocumentRulesets } from '../rulesets/document-rulesets.js';
import { drawnNames } from './drawn-names.js';
import { unitsOf } from '../syntax/unit-statements.js';

type ScopeServices = LangiumServices & {
  readonly Rulesets: ReadonlyMap<string, Ruleset>;
  readonly compile: { readonly Analyser: { readonly rulesets: DocumentRulesets } };
};

/**
 * Exports all names of a file: they are visible in the file and in every file that imports it. There are no local
 * scopes, which Langium searches linearly. All scopes are hash tables.
 */
export class SandtableScopeComputation extends DefaultScopeComputation {
  constructor(private readonly sandtable: ScopeServices) {
    super(sandtable);
  }

  override collectExportedSymbols(document: LangiumDocument): Promise<AstNodeDescription[]> {
    const root = document.parseResult.value;
    const exported: AstNodeDescription[] = [];
    const declare = (node: AstNode, name: string | undefined): void => {
      if (name) exported.push(this.descriptions.createDescription(node, name, document));
    };
    const declareForces = (forces: readonly Force[]): void => {
      for (const force of forces) {
        for (const unit of unitsOf(force)) declare(unit, unit.name);
        declareForces(force.forces);
      }
    };
    const byRule = this.unitsByRule(document);
    for (const element of isDocument(root) ? root.elements : []) {
      if (isMapDef(element)) {
        declare(element, element.name);
        for (const item of element.items) if (isArea(item) || isFeature(item)) declare(item, item.name);
      } else if (isSide(element)) {
        declare(element, element.name);
        declareForces(element.forces);
        const [pool] = element.pools;
        if (pool) for (const { word } of byRule) declare(pool, word);
      } else if (isScenario(element)) {
        this.declareDraws(element, declare);
      }
    }
    return Promise.resolve(exported);
  }

  override collectLocalSymbols(): Promise<LocalSymbols> {
    return Promise.resolve(new MultiMap<AstNode, AstNodeDescription>());
  }

  /**
   * Returns the counters that a rule of the game introduces and that no file declares. Such counters are drawn from the
   * pools of a side.
   */
  private unitsByRule(document: LangiumDocument): readonly Word[] {
    const { Rulesets, compile } = this.sandtable;
    const root = document.parseResult.value;
    const namesRuleset = isDocument(root) && root.ruleset !== undefined;
    const known = namesRuleset ? [compile.Analyser.rulesets.of(document)] : [...Rulesets.values()];
    return known.flatMap((game) => game?.vocabulary.unitsByRule ?? []);
  }

  private declareDraws(scenario: Scenario, declare: (node: AstNode, name: string) => void): void {
    for (const [draw, names] of drawnNames(scenario)) for (const name of names) declare(draw, name);
  }
}
