import type { OfferModel, WhenModel } from '../../engine/model/special-rules.js';
import type { Offer, When } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { compileCitations } from './citations.js';
import { compileClauses } from './clauses.js';
import { compileCondition } from './conditions.js';
import type { Desk } from './desk.js';
import type { Ground } from './placements.js';
import { readStretch } from './turns.js';

/** What a side may take; left out while its side or condition is not understood. */
export function compileOffer(desk: Desk, node: Lenient<Offer>, ground: Ground): OfferModel[] {
  const during = readStretch(desk, node, ground.span);
  const condition = compileCondition(desk, node.condition, ground);
  const clauses = compileClauses(desk, node.clauses, { ...ground, isBrought: true, placed: undefined });
  const citations = compileCitations(desk, node);
  const side = node.side?.ref?.name;
  if (side === undefined || (node.condition && !condition)) return [];
  return [
    {
      name: node.title ?? '',
      side,
      ...(during === undefined ? {} : { during }),
      ...(condition === undefined ? {} : { condition }),
      clauses,
      citations,
      source: desk.text.source(node),
      nameSource: desk.text.part(node, 'title'),
    },
  ];
}

export function compileWhen(desk: Desk, node: Lenient<When>, ground: Ground): WhenModel[] {
  const condition = compileCondition(desk, node.condition, ground);
  const clauses = compileClauses(desk, node.clauses, { ...ground, isBrought: true, placed: undefined });
  const citations = compileCitations(desk, node);
  return condition ? [{ condition, clauses, citations, source: desk.text.source(node) }] : [];
}
