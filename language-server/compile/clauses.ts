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
import type { Desk } from './desk.js';
import { compileArrival, type Ground } from './placements.js';
import { compileHouseRule, compileRuling, compileSetting } from './settings.js';
import { compileAttachment, compileDeparture, compileLimit, compileVictory } from './special-rules.js';

/** Reads clauses, each kind in the order written. */
export function compileClauses(desk: Desk, nodes: readonly SpecialRule[], ground: Ground): Clauses {
  const scored = nodes.filter(isScore).map((node) => compileScore(desk, node, ground));
  return {
    rulings: nodes.filter(isRulingChoice).map((node) => compileRuling(desk, node)),
    houseRules: nodes.filter(isHouseRule).map((node) => compileHouseRule(desk, node)),
    settings: nodes.filter(isSetting).flatMap((node) => compileSetting(desk, node, ground.span)),
    arrivals: nodes.filter(isArrival).map((node) => compileArrival(desk, node, ground)),
    scores: scored.flatMap(({ scores }) => scores),
    awards: scored.flatMap(({ awards }) => awards),
    limits: nodes.filter(isLimit).flatMap((node) => compileLimit(desk, node, ground)),
    departures: nodes.filter(isDeparture).map((node) => compileDeparture(desk, node, ground)),
    attachments: nodes.filter(isAttachment).flatMap((node) => compileAttachment(desk, node, ground)),
    victories: nodes.filter(isVictory).flatMap((node) => compileVictory(desk, node, ground)),
  };
}
