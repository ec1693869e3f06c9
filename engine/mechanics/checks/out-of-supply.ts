import type { Ledger } from '../../model/ledger.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { list } from '../../model/words.js';
import type { BookReport } from '../../play/checks.js';
import { agree, counted, say } from '../../model/say.js';

/** The largest number of names in the message. Further units are only counted. */
const MAX_NAMES = 4;

/**
 * The units of a side that are out of supply when play begins. If the game determines supply for whole divisions, the
 * names are those of divisions.
 */
export interface Unsupplied<Rule extends string> {
  readonly side: string;
  readonly names: readonly string[];
  readonly rule: Rule;
  /** The noun for the units in singular and plural. Default: unit, units. */
  readonly noun?: readonly [one: string, many: string];
  /** Returns the reasons why the first unit in `names` is out of supply. */
  readonly why: () => Ledger;
  /** The sentence that says what the author can do. */
  readonly advice: string;
}

/**
 * Returns whether units of both sides are in one cell. In that case supply cannot be determined; another check reports
 * the shared cell.
 */
export const areEnemiesTogether = ({
  pieces,
  cell,
  owner,
}: {
  readonly pieces: readonly { readonly side: number }[];
  readonly cell: ArrayLike<number>;
  readonly owner: ArrayLike<number>;
}): boolean => pieces.some(({ side }, piece) => cell[piece] >= 0 && owner[cell[piece]] !== side);

/**
 * Reports units that are out of supply: `5 German units are out of supply when play begins: A, B, C, D and 1 more.` The
 * finding is only information, because the position may be intended.
 */
export function reportUnsupplied<Rule extends string>(
  scenario: ScenarioModel,
  { side, names, rule, noun = ['unit', 'units'], why, advice }: Unsupplied<Rule>,
  report: BookReport<Rule>,
): void {
  if (names.length === 0 || scenario.position !== undefined) return; // play does not begin with the set-up
  const [one, many] = noun;
  const rest = names.length - MAX_NAMES;
  const named = list(rest > 0 ? [...names.slice(0, MAX_NAMES), say`${rest} more`] : names);
  const message = say`${counted(names.length, `${side} ${one}`, `${side} ${many}`)} ${agree(names.length, 'is', 'are')} out of supply when play begins: ${named}. ${advice}`;
  report.information(rule, 'units-out-of-supply', scenario.titleSource, message, { why: why() });
}
