import type { AstNode } from 'langium';
import type { MapModel } from '../../engine/model/map.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { NamesVersion } from '../incremental-parser/names-version.js';
import type { CompileContext } from './compile-context.js';
import type { OrderContext } from './order-context.js';
import type { Span } from './turns.js';

/** The models of a block, and all inputs of its compilation except its own text. */
interface CacheEntry {
  readonly names: NamesVersion;
  readonly start: number | undefined;
  readonly ruleset: Ruleset | undefined;
  readonly map: MapModel | undefined;
  readonly span: Span;
  readonly models: readonly unknown[];
}

/**
 * Caches compiled blocks of orders and expectations. An entry is valid while the position of the block, the meaning of
 * its names, the ruleset, the map and the turns of the game are unchanged. A block with findings is not cached, since
 * only compiling the block reports its findings.
 */
export class BlockCache {
  private readonly entries = new WeakMap<AstNode, CacheEntry>();

  /**
   * Returns the cached models of a block, or compiles the block.
   * @param names version of the names that are visible in the block; undefined while some names are unknown, which
   * disables the cache
   */
  getOrCompile<Model>(
    block: AstNode,
    {
      context,
      field,
      names,
    }: { readonly context: CompileContext; readonly field: OrderContext; readonly names: NamesVersion | undefined },
    compile: () => readonly Model[],
  ): readonly Model[] {
    const inputs = { start: block.$cstNode?.offset, ruleset: context.ruleset, map: field.map, span: field.span };
    const cached = this.entries.get(block);
    if (cached && cached.names === names && haveSameInputs(cached, inputs)) return cached.models as readonly Model[];
    const countBefore = context.findings.list.length;
    const models = compile();
    if (names && context.findings.list.length === countBefore) this.entries.set(block, { ...inputs, names, models });
    else this.entries.delete(block);
    return models;
  }
}

type Inputs = Omit<CacheEntry, 'names' | 'models'>;

function haveSameInputs(one: Inputs, other: Inputs): boolean {
  return (
    one.start === other.start &&
    one.ruleset === other.ruleset &&
    one.map === other.map &&
    one.span.first === other.span.first &&
    one.span.last === other.span.last
  );
}
