import type { AstNode, AstNodeDescription, DefaultReference, LangiumDocument } from 'langium';
import { referencesOf } from '../scoping/references-of.js';
import type { NamesVersion } from './names-version.js';

interface CachedLinks {
  readonly names: NamesVersion;
  /** Targets of the references, in the order of the references. */
  readonly targets: readonly { readonly node: AstNode; readonly description: AstNodeDescription }[];
}

/** Caches the targets of the references in statements. The cache is valid while the visible names are unchanged. */
export class LinkCache {
  private readonly links = new WeakMap<AstNode, CachedLinks>();

  /**
   * Stores the links of a statement if all names in it are resolved. A statement with an unknown name must be linked
   * again, since the names suggested in the error message may change with other files.
   */
  keep(statement: AstNode, names: NamesVersion): void {
    const targets = referencesOf(statement).flatMap(({ reference }) => {
      const { ref: node, $nodeDescription: description } = reference as DefaultReference;
      return node && description ? [{ node, description }] : [];
    });
    if (targets.length === referencesOf(statement).length) this.links.set(statement, { names, targets });
    else this.links.delete(statement);
  }

  /** Restores the links of a statement. Returns false if the statement must be linked again. */
  restore(statement: AstNode, names: NamesVersion, document: LangiumDocument): boolean {
    const links = this.links.get(statement);
    if (links?.names !== names) return false;
    referencesOf(statement).forEach((info, index) => {
      const reference = info.reference as DefaultReference;
      if (reference._ref !== undefined) return;
      const { node, description } = links.targets[index];
      reference._ref = node;
      reference._nodeDescription = description;
      document.references.push(reference);
    });
    return true;
  }
}
