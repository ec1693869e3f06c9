import type { Cell } from '../../engine/board/board.js';
import type { Ledger } from '../../engine/play/ledger.js';
import type { Game } from '../../engine/play/ruleset.js';
import type { Analysis } from '../compile/analysis.js';
import { membersOf, pieceNamed } from './lookup.js';

/** Cells a unit can reach and their cost; for a formation those all its members on the map can reach, at the dearest member's cost. */
export function reachOf(analysis: Analysis, game: Game, name: string): ReadonlyMap<Cell, number> {
  const own = asMap(game.views.reach(name));
  if (own.size > 0) return own;
  const members = membersOf(analysis, game.position(), name).filter(({ cell }) => cell !== undefined);
  return common(members.map((member) => asMap(game.views.reach(member.name))));
}

/** Why a unit cannot reach a cell; of a formation the first member that cannot. */
export function whyNot(analysis: Analysis, game: Game, name: string, cell: Cell): Ledger | undefined {
  const position = game.position();
  if (pieceNamed(position, name)) return game.views.whyNot(name, cell);
  for (const member of membersOf(analysis, position, name)) {
    const why = game.views.whyNot(member.name, cell);
    if (why) return why;
  }
  return undefined;
}

function asMap(reached: readonly { readonly cell: Cell; readonly cost: number }[]): Map<Cell, number> {
  return new Map(reached.map(({ cell, cost }) => [cell, cost]));
}

/** Cells reached by each, at the highest cost. */
export function common(reaches: readonly ReadonlyMap<Cell, number>[]): Map<Cell, number> {
  const first = reaches.at(0);
  const others = reaches.slice(1);
  const shared = new Map<Cell, number>();
  for (const [cell, cost] of first ?? []) {
    const costs = others.map((other) => other.get(cell));
    if (costs.every((other) => other !== undefined)) shared.set(cell, Math.max(cost, ...costs));
  }
  return shared;
}
