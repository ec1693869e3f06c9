import type { AstNodeDescription } from 'langium';
import { UriUtils } from 'langium';
import { groupBy } from '../../engine/board/group-by.js';
import { confusionKey, differenceOf } from '../../engine/model/confusable-names.js';
import { say } from '../../engine/model/say.js';
import { isDraw, isPool, MapDef, Piece, Place, Side } from '../generated/ast.js';
import type { Check } from './check.js';
import { nameSource } from './name-checks.js';

/** Kinds of declarations whose names are compared with each other. */
const COMPARED: readonly string[] = [Piece.$type, Side.$type, MapDef.$type, Place.$type];

/**
 * Warns about names that are easily confused, such as `26.Inf` and `26.INF`. References compare names letter by letter,
 * so that an order for one of them would never mean the other.
 */
export const namesShouldDiffer: Check = ({ document }, report, services) => {
  const isOwn = ({ documentUri }: AstNodeDescription): boolean => UriUtils.equals(documentUri, document.uri);
  for (const type of COMPARED) {
    const declared = services.references.ScopeProvider.scope(type, document)
      .getAllElements()
      .filter(({ node }) => !isDraw(node) && !isPool(node))
      .toArray();
    for (const similar of groupBy(declared, ({ name }) => confusionKey(name)).values()) {
      if (similar.every(({ name }) => name === similar[0].name)) continue;
      const first = similar.find((each) => !isOwn(each)) ?? similar[0];
      const reported = new Set([first.name]);
      for (const again of similar.filter(isOwn)) {
        if (reported.has(again.name)) continue;
        reported.add(again.name);
        report({
          severity: 'warning',
          code: 'sandtable/similar-names',
          message: say`“${again.name}” and “${first.name}” differ only ${differenceOf(again.name, first.name)}, and are different names. Write the same name, or names that cannot be confused.`,
          source: nameSource(again),
          related: [{ source: nameSource(first), message: say`“${first.name}” is declared here.` }],
        });
      }
    }
  }
};
