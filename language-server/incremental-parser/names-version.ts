import type { AstNode, LangiumDocument } from 'langium';
import { isDice, isExpectBlock, isOrders, isTableDef } from '../generated/ast.js';
import { statementsOf } from '../scoping/references-of.js';
import type { ImportGraph } from '../workspace/import-graph.js';
import type { ServicesWith } from '../workspace/services-with.js';

/** A sign for all that can be named in a document: as long as it is the same sign, every name means what it meant. */
export interface NamesVersion {
  readonly imports: number;
  /** The statements of the document itself that declare something, and where among its statements they stand. */
  readonly declaring: readonly (readonly [AstNode, number])[];
}

/** Tells whether names may mean something else than before. */
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
  return isOrders(statement) || isDice(statement) || isExpectBlock(statement) || isTableDef(statement);
}

function isSame(one: NamesVersion, other: NamesVersion): boolean {
  return (
    one.imports === other.imports &&
    one.declaring.length === other.declaring.length &&
    one.declaring.every(([statement, index], i) => {
      const [there, at] = other.declaring[i];
      return statement === there && index === at;
    })
  );
}
