import type { AstNode, AstNodeDescription, DefaultReference, LangiumDocument } from 'langium';
import { referencesOf } from '../scoping/references-of.js';
import type { NamesVersion } from './names-version.js';

interface CachedLinks {
  readonly names: NamesVersion;
  /** What each reference leads to, in their order. */
  readonly targets: readonly { readonly node: AstNode; readonly description: AstNodeDescription }[];
}

/** Where the names of statements lead, as long as what can be named is the same. */
export class LinkCache {
  private readonly links = new WeakMap<AstNode, CachedLinks>();

  /** Remembers a statement that has been linked, if all its names were found: what a name may have meant is asked anew. */
  keep(statement: AstNode, names: NamesVersion): void {
    const targets = referencesOf(statement).flatMap(({ reference }) => {
      const { ref: node, $nodeDescription: description } = reference as DefaultReference;
      return node && description ? [{ node, description }] : [];
    });
    if (targets.length === referencesOf(statement).length) this.links.set(statement, { names, targets });
    else this.links.delete(statement);
  }

  /** Links a statement as it was; false when it must be linked anew. */
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
