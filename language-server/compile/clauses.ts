import type { Clauses } from '../../engine/model/special-rules.js';
import type { SpecialRule } from '../generated/ast.js';
import {
  isArrival,
  isAttachment,
  isDeparture,
  isHouseRule,
  isLimit,
  isRulingChoice,
  isScore,
  isSetting,
  isVictory,
} from '../generated/ast.js';
import { compileScore } from './awards.js';
import type { CompileContext } from './compile-context.js';
import { compileArrival, type ScenarioContext } from './placements.js';
import { compileHouseRule, compileRuling, compileSetting } from './settings.js';
import { compileAttachment, compileDeparture, compileLimit, compileVictory } from './special-rules.js';

/** Compiles clauses and groups them by kind. Within each kind, the clauses are in the order of the text. */
export function compileClauses(
  context: CompileContext,
  nodes: readonly SpecialRule[],
  ground: ScenarioContext,
): Clauses {
  const scored = nodes.filter(isScore).map((node) => compileScore(context, node, ground));
  return {
    rulings: nodes.filter(isRulingChoice).map((node) => compileRuling(context, node)),
    houseRules: nodes.filter(isHouseRule).map((node) => compileHouseRule(context, node)),
    settings: nodes.filter(isSetting).flatMap((node) => compileSetting(context, node, ground.span)),
    arrivals: nodes.filter(isArrival).map((node) => compileArrival(context, node, ground)),
    scores: scored.flatMap(({ scores }) => scores),
    awards: scored.flatMap(({ awards }) => awards),
    limits: nodes.filter(isLimit).flatMap((node) => compileLimit(context, node, ground)),
    departures: nodes.filter(isDeparture).map((node) => compileDeparture(context, node, ground)),
    attachments: nodes.filter(isAttachment).flatMap((node) => compileAttachment(context, node, ground)),
    victories: nodes.filter(isVictory).flatMap((node) => compileVictory(context, node, ground)),
  };
}
