import type { Arrival, Draw, Placement, Scenario } from '../generated/ast.js';
import { isArrival, isDraw, isOffer, isSetup, isWhen } from '../generated/ast.js';
import { MAX_COUNTERS } from '../compile/numbers.js';
import type { Lenient } from '../parser/lenient.js';

const known = new WeakMap<Lenient<Scenario>, ReadonlyMap<Draw, readonly string[]>>();

/**
 * Returns the names of counters that are drawn from pools: `<group>/<n>`, numbered in the order of the text. If there
 * is no group, the name begins with the place: `2216/1` for a set-up, `X2/1` for an arrival at X in turn 2.
 */
export function drawnNames(scenario: Lenient<Scenario>): ReadonlyMap<Draw, readonly string[]> {
  let names = known.get(scenario);
  if (!names) {
    names = numberDraws(scenario);
    known.set(scenario, names);
  }
  return names;
}

function numberDraws(scenario: Lenient<Scenario>): Map<Draw, readonly string[]> {
  const names = new Map<Draw, readonly string[]>();
  const counted = new Map<string, number>();
  for (const clause of scenario.clauses) {
    for (const statement of placing(clause)) {
      const stem = stemOf(statement);
      for (const draw of statement.items.filter(isDraw) as readonly Lenient<Draw>[]) {
        const first = (counted.get(stem) ?? 0) + 1;
        const count = Math.min(MAX_COUNTERS, Number(draw.count ?? 0));
        counted.set(stem, first + count - 1);
        names.set(
          draw as Draw,
          Array.from({ length: count }, (_, index) => `${stem}/${first + index}`),
        );
      }
    }
  }
  return names;
}

/** Returns the placements and arrivals of a clause, including those inside offers and conditions. */
function placing(clause: Scenario['clauses'][number]): readonly (Placement | Arrival)[] {
  if (isSetup(clause)) return clause.placements;
  if (isOffer(clause) || isWhen(clause)) return clause.clauses.filter(isArrival);
  return isArrival(clause) ? [clause] : [];
}

function stemOf(statement: Placement | Lenient<Arrival>): string {
  if (statement.group !== undefined) return statement.group;
  const cell = statement.cells.at(0)?.split('..').at(0);
  if (statement.$type === 'Placement') return cell ?? statement.areas.at(0)?.$refText ?? '';
  const area = statement.places.at(0)?.$refText;
  return area === undefined ? (cell ?? '') : `${area}${turnText(statement.turn)}`;
}

/** Removes leading zeros from the number of a turn. Returns turn names of a calendar unchanged. */
function turnText(turn = '0'): string {
  return /^\d+$/.test(turn) ? String(Number(turn)) : turn;
}
