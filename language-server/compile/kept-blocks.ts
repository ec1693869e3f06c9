import type { AstNode } from 'langium';
import type { MapModel } from '../../engine/model/map.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { NamesInSight } from '../rereading/names-in-sight.js';
import type { Desk } from './desk.js';
import type { Field } from './field.js';
import type { Span } from './turns.js';

/** A block as it was compiled, and all that went into it besides its own text. */
interface Kept {
  readonly names: NamesInSight;
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
export class KeptBlocks {
  private readonly kept = new WeakMap<AstNode, Kept>();

  /** @param names what can be named where the block stands; undefined while not all of it is known */
  of<Model>(
    block: AstNode,
    { desk, field, names }: { readonly desk: Desk; readonly field: Field; readonly names: NamesInSight | undefined },
    compile: () => readonly Model[],
  ): readonly Model[] {
    const now = { start: block.$cstNode?.offset, ruleset: desk.ruleset, map: field.map, span: field.span };
    const kept = this.kept.get(block);
    if (kept && kept.names === names && isSame(kept, now)) return kept.models as readonly Model[];
    const found = desk.findings.list.length;
    const models = compile();
    if (names && desk.findings.list.length === found) this.kept.set(block, { ...now, names, models });
    else this.kept.delete(block);
    return models;
  }
}

type Place = Omit<Kept, 'names' | 'models'>;

function isSame(one: Place, other: Place): boolean {
  return (
    one.start === other.start &&
    one.ruleset === other.ruleset &&
    one.map === other.map &&
    one.span.first === other.span.first &&
    one.span.last === other.span.last
  );
}
