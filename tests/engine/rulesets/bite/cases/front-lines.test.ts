import { expect, test } from 'vitest';
import { groundFor } from '../../../../../engine/rulesets/bite/state/area.js';
import { musterOf } from '../../../../../engine/rulesets/bite/state/muster.js';
import { State } from '../../../../../engine/rulesets/bite/state/state.js';
import { setUp } from '../../../../../engine/rulesets/bite/setup/set-up.js';
import { isInSupply } from '../../../../../engine/rulesets/bite/supply/lines.js';
import { drive } from '../../rtl/drive.js';
import { BOOK, scenarioOf, type Book } from '../examples.js';

/** Returns the units that are out of supply when a scenario begins, with their hexes. */
async function unsupplied(name: Book): Promise<readonly string[]> {
  const scenario = await scenarioOf(name);
  const state = new State(scenario, groundFor(scenario), musterOf(scenario));
  drive(setUp(state));
  return state.muster.pieces
    .filter(({ index }) => state.isOnMap(index) && !isInSupply(state, index))
    .map(({ index, name: unit }) => `${unit} ${state.ground.board.label(state.cell[index])}`);
}

/** In June 1942 Leningrad with Oranienbaum and Sevastopol are besieged [SBE6.leningrad, 12.2]. */
const BESIEGED: Partial<Record<Book, readonly RegExp[]>> = { SBE6: [/ 1910$/, / 2009$/, / 2330$/] };

test.each(Object.keys(BOOK) as Book[])(
  '%s: all units are in supply when play begins, except in sieges [3.1, 4.2]',
  async (name) => {
    const besieged = BESIEGED[name] ?? [];
    expect((await unsupplied(name)).filter((unit) => !besieged.some((place) => place.test(unit)))).toEqual([]);
  },
);
