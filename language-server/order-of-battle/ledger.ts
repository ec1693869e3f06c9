import { forcesLedger, type ForceLine, type Ledgered } from '../../engine/mechanics/special-rules/forces-ledger.js';
import type { SideModel } from '../../engine/model/forces.js';
import type { Analysis } from '../analysis/analysis.js';
import { placeOf } from '../syntax/written-value.js';
import type { ForcesLine } from '../../protocol/forces.js';

const ledgersWithoutScenario = new WeakMap<readonly SideModel[], Ledgered>();

/**
 * Returns the visible forces of a document and their use in its scenario. Without a scenario, all forces are unused.
 */
export function ledgerOf({ scenario, sides }: Analysis): readonly ForceLine[] {
  if (scenario) return forcesLedger(scenario);
  let bare = ledgersWithoutScenario.get(sides);
  if (!bare)
    ledgersWithoutScenario.set(
      sides,
      (bare = { sides, setups: [], arrivals: [], offers: [], whens: [], departures: [] }),
    );
  return forcesLedger(bare);
}

/** Converts a line of the table of forces to the form that is sent to the client. */
export function toForcesLine({ source, members, kind, name, what, where, ...totals }: ForceLine): ForcesLine {
  const { exist, setUp, arrive, left, twice } = totals;
  return {
    what,
    name,
    kind,
    ...(where !== undefined && { where }),
    totals: { exist, setUp, arrive, left, twice },
    place: placeOf(source),
    members: members.map(toForcesLine),
  };
}

/** Returns all formations in the lines of a table of forces, including nested formations. */
export function formationsIn(lines: readonly ForceLine[]): readonly ForceLine[] {
  return lines.flatMap((line) => [...(line.what === 'formation' ? [line] : []), ...formationsIn(line.members)]);
}
