import { declaredRuleset } from '../../engine/declared/index.js';
import type { Advance, Combat, Result, Retreat } from '../../engine/declared/declaration/combat.js';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Effect, Exchange } from '../../engine/declared/effect.js';
import type { Change, Condition, ModifiedValue, Modifier } from '../../engine/declared/modifier.js';
import type { GameEvent } from '../../engine/play/records.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import { BED, findingsOf, openBed, scenarioOf, type BedText } from './bed.js';

export { ZONE } from './bed.js';

/** The parts of an effect that most effects have. */
const OWN = { alternatives: [], chooser: 'owner' } as const;

/** Returns an effect of a result in the test bed, by which units lose steps. */
export const lose = (who: Effect['who'], steps: number, more: Partial<Effect> = {}): Effect =>
  ({ ...OWN, who, does: 'lose', steps, first: [], ...more }) as Effect;
export const retreat = (who: Effect['who'], hexes?: number, more: Partial<Effect> = {}): Effect =>
  ({ ...OWN, who, does: 'retreat', hexes, ...more }) as Effect;
export const eliminate = (who: Effect['who']): Effect => ({ ...OWN, who, does: 'eliminate' });
export const exchange = (more: Partial<Exchange> = {}): Effect => ({
  ...OWN,
  who: 'attacker',
  does: 'exchange',
  owe: 'all',
  count: 'printed',
  side: 'attacker',
  isHalf: false,
  ...more,
});

export const result = (code: string, ...effects: readonly Effect[]): Result => ({ code, text: '', effects, rule: '7' });

/** A table in which every roll has the same result: the first one that is named. */
export const tableOf = (columns: readonly string[], ...rows: readonly (readonly string[])[]): Combat['table'] => ({
  printed: {
    columns,
    results: [...new Set(rows.flat())],
    sides: 6,
    rows: Array.from({ length: 6 }, (_, roll) => rows[Math.min(roll, rows.length - 1)]),
  },
  columnsAre: 'odds',
  dice: 1,
  below: 'first',
  belowJudged: 'raw',
  rule: '7',
});

export const COMBAT_RULES: Combat = {
  attack: 'optional',
  declare: 'one',
  once: 'both',
  hexes: 'one',
  allowsPartOfStack: true,
  allowsReduction: false,
  table: tableOf(['1-1', '2-1', '3-1'], ['NE', 'NE', 'NE']),
  rule: '7',
};

export const RETREAT: Retreat = {
  hexes: 1,
  by: 'owner',
  shape: 'farther',
  friends: 'through',
  full: 'lost',
  cannot: 'lost',
  guest: 'normal',
  mayExit: false,
  prefer: [],
  rule: '7.3',
};

export const ADVANCE: Advance = {
  hexes: 1,
  units: 'one',
  who: 'attacker',
  onto: [],
  isMandatory: false,
  followsRetreat: false,
  rule: '7.4',
};

/** The test bed with combat. Every attack has the result that the parts give for it; without one, nothing happens. */
export function combatBed(combat: Partial<Combat> = {}, parts: Partial<Declaration> = {}): Declaration {
  return { ...BED, combat: { ...COMBAT_RULES, ...combat }, results: [result('NE')], retreat: RETREAT, ...parts };
}

/** The test bed in which every attack has a result with these effects. */
export const bedWith = (
  effects: readonly Effect[],
  parts: Partial<Declaration> = {},
  combat: Partial<Combat> = {},
): Declaration =>
  combatBed({ table: tableOf(['1-1'], ['R']), ...combat }, { results: [result('R', ...effects)], ...parts });

/** Creates a modifier. */
export const modify = (what: ModifiedValue, change: Change, ...conditions: readonly Condition[]): Modifier => ({
  what,
  change,
  reason: 'test',
  conditions,
  rule: '8',
});

/** The outcome of a played file of the test bed. */
export interface PlayedBed {
  readonly findings: readonly string[];
  readonly events: readonly GameEvent[];
  /** The cell of a unit, or why it is off the map. */
  readonly whereIs: (unit: string) => string;
  /** The facts of the first attack. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Returns the orders of the first combat phase of Red. */
export const redAttacks = (...orders: readonly string[]): string =>
  `orders turn 1 Red {\n phase combat:\n ${orders.join('\n ')}\n}`;

/** Compiles a file under a declaration and plays it to its end. */
export async function playBed(declaration: Declaration, text: BedText): Promise<PlayedBed> {
  const analysis = await openBed(declaration, text);
  const played = playThrough(declaredRuleset(declaration), scenarioOf(analysis), { until: 'end' });
  const pieces = new Map(played.game.position({ umpire: true }).pieces.map((piece) => [piece.name, piece]));
  return {
    findings: findingsOf(analysis),
    events: played.events,
    whereIs(unit) {
      const piece = pieces.get(unit);
      const place = piece?.cell ?? piece?.off ?? 'unknown';
      return piece?.cell !== undefined && piece.step > 1 ? `${place} step ${piece.step}` : place;
    },
    facts: played.events.find(({ kind }) => kind === 'attack')?.facts ?? {},
  };
}
