import type { Ledger } from '../../model/ledger.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { count, list } from '../../model/words.js';
import type { BookReport } from '../../play/checks.js';

/** Names in the message; the others are counted. */
const NAMED = 4;

/** Units of a side that have no supply when play begins, or what else a game supplies as one: divisions. */
export interface Unsupplied<Rule extends string> {
  readonly side: string;
  readonly names: readonly string[];
  readonly rule: Rule;
  /** What a game supplies, one and many; default: units. */
  readonly noun?: readonly [one: string, many: string];
  /** Why the first of them has none. */
  readonly why: () => Ledger;
  /** What the author can do. */
  readonly advice: string;
}

/** Returns whether units of both sides stand in one cell: an error of its own, and no state to judge supply in. */
export const areEnemiesTogether = ({
  pieces,
  cell,
  owner,
}: {
  readonly pieces: readonly { readonly side: number }[];
  readonly cell: ArrayLike<number>;
  readonly owner: ArrayLike<number>;
}): boolean => pieces.some(({ side }, piece) => cell[piece] >= 0 && owner[cell[piece]] !== side);

/** `5 German units are out of supply when play begins: A, B, C, D and 1 more.` It may be meant, so it is information. */
export function reportUnsupplied<Rule extends string>(
  scenario: ScenarioModel,
  { side, names, rule, noun = ['unit', 'units'], why, advice }: Unsupplied<Rule>,
  report: BookReport<Rule>,
): void {
  if (names.length === 0) return;
  const [one, many] = noun;
  const rest = names.length - NAMED;
  const named = list(rest > 0 ? [...names.slice(0, NAMED), `${rest} more`] : names);
  const are = names.length === 1 ? 'is' : 'are';
  const message = `${count(names.length, `${side} ${one}`, `${side} ${many}`)} ${are} out of supply when play begins: ${named}. ${advice}`;
  report.information(rule, 'units-out-of-supply', scenario.titleSource, message, { why: why() });
}
