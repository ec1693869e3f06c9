import type { AstNode, LangiumDocument } from 'langium';
import { isDice, isExpectBlock, isOrders, isSeal, isSecret, isTableDef } from '../generated/ast.js';
import { statementsOf } from '../scoping/references-of.js';
import type { ImportGraph } from '../workspace/import-graph.js';
import type { ServicesWith } from '../workspace/services-with.js';

/**
 * Identifies the meaning of all names that are visible in a document. As long as two versions of the document share
 * this object, every name has the same meaning in both.
 */
export interface NamesVersion {
  /** Number that changes whenever an import is parsed again. */
  readonly imports: number;
  /** Statements of the document that declare names, with their indices. */
  readonly declaring: readonly (readonly [AstNode, number])[];
}

/** Gives the current version of the names visible in each document. */
export class NamesVersions {
  private readonly last = new WeakMap<LangiumDocument, NamesVersion>();
  private readonly imports: ImportGraph;

  constructor(services: ServicesWith<{ readonly ImportGraph: ImportGraph }>) {
    this.imports = services.workspace.ImportGraph;
  }

  of(document: LangiumDocument): NamesVersion {
    const declaring = statementsOf(document.parseResult.value).flatMap((statement, index) =>
      declaresNothing(statement) ? [] : [[statement, index] as const],
    );
    const now = { imports: this.imports.editionOfImports(document), declaring };
    const before = this.last.get(document);
    if (before && isSame(before, now)) return before;
    this.last.set(document, now);
    return now;
  }
}

function declaresNothing(statement: AstNode): boolean {
  return (
    isOrders(statement) ||
    isSeal(statement) ||
    isSecret(statement) ||
    isDice(statement) ||
    isExpectBlock(statement) ||
    isTableDef(statement)
  );
}

function isSame(one: NamesVersion, other: NamesVersion): boolean {
  return (
    one.imports === other.imports &&
    one.declaring.length === other.declaring.length &&
    one.declaring.every(([statement, index], i) => {
      const [otherStatement, otherIndex] = other.declaring[i];
      return statement === otherStatement && index === otherIndex;
    })
  );
}
