import type { OfferModel, WhenModel } from '../../engine/model/special-rules.js';
import type { Offer, When } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { compileCitations } from './citations.js';
import { compileClauses } from './clauses.js';
import { compileCondition } from './conditions.js';
import type { CompileContext } from './compile-context.js';
import type { ScenarioContext } from './placements.js';
import { compileTurnRange } from './turns.js';

/** Compiles an offer; empty if the side of the offer is missing or the condition has an error. */
export function compileOffer(context: CompileContext, node: Lenient<Offer>, ground: ScenarioContext): OfferModel[] {
  const during = compileTurnRange(context, node, ground.span);
  const condition = compileCondition(context, node.condition, ground);
  const clauses = compileClauses(context, node.clauses, { ...ground, isConditional: true, placed: undefined });
  const citations = compileCitations(context, node);
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
      source: context.text.source(node),
      nameSource: context.text.part(node, 'title'),
    },
  ];
}

/**
 * Compiles a condition with the clauses that apply once the condition is met. Returns an empty list if the condition
 * has an error.
 */
export function compileWhen(context: CompileContext, node: Lenient<When>, ground: ScenarioContext): WhenModel[] {
  const condition = compileCondition(context, node.condition, ground);
  const clauses = compileClauses(context, node.clauses, { ...ground, isConditional: true, placed: undefined });
  const citations = compileCitations(context, node);
  return condition ? [{ condition, clauses, citations, source: context.text.source(node) }] : [];
}
