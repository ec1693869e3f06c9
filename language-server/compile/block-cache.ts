import type { AstNode } from 'langium';
import type { MapModel } from '../../engine/model/map.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { NamesVersion } from '../incremental-parser/names-version.js';
import type { CompileContext } from './compile-context.js';
import type { OrderContext } from './order-context.js';
import type { Span } from './turns.js';

/** A block as it was compiled, and all that went into it besides its own text. */
interface CacheEntry {
  readonly names: NamesVersion;
  readonly start: number | undefined;
  readonly ruleset: Ruleset | undefined;
  readonly map: MapModel | undefined;
  readonly span: Span;
  readonly models: readonly unknown[];
}

/**
 * Blocks of orders and expectations, compiled once for as long as they stand where they stood, their names mean what they meant,
 * and they are read on the same map in a game of the same length. One about which something was found is compiled anew, to
 * find it again.
 */
export class BlockCache {
  private readonly entries = new WeakMap<AstNode, CacheEntry>();

  /** @param names what can be named where the block stands; undefined while not all of it is known */
  getOrCompile<Model>(
    block: AstNode,
    {
      context,
      field,
      names,
    }: { readonly context: CompileContext; readonly field: OrderContext; readonly names: NamesVersion | undefined },
    compile: () => readonly Model[],
  ): readonly Model[] {
    const now = { start: block.$cstNode?.offset, ruleset: context.ruleset, map: field.map, span: field.span };
    const kept = this.entries.get(block);
    if (kept && kept.names === names && isSame(kept, now)) return kept.models as readonly Model[];
    const found = context.findings.list.length;
    const models = compile();
    if (names && context.findings.list.length === found) this.entries.set(block, { ...now, names, models });
    else this.entries.delete(block);
    return models;
  }
}

type Place = Omit<CacheEntry, 'names' | 'models'>;

function isSame(one: Place, other: Place): boolean {
  return (
    one.start === other.start &&
    one.ruleset === other.ruleset &&
    one.map === other.map &&
    one.span.first === other.span.first &&
    one.span.last === other.span.last
  );
}
