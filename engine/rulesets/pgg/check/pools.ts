import type { CheckList } from '../../../play/checks.js';
import { step } from '../rulebook/cite.js';
import { strengthOf } from '../state/muster.js';
import type { PoolModel } from '../../../model/forces.js';
import { list } from '../../../model/words.js';
import { agree, counted, say, term } from '../../../model/say.js';
import { beginsWithVowel, attributeOf, type ScenarioCheck } from './check.js';
import { drawnOf, placementsOf } from './placed.js';
import { unitKind } from '../vocabulary/unit-kinds.js';

/**
 * Checks that each pool has enough counters for the set-up, because the counter mix is an absolute limit. Arrivals are
 * not counted, because eliminated counters may be available again when the arrivals draw [14.14, 12.4].
 */
export const poolMustFillTheSetup: ScenarioCheck = (scenario, report) => {
  const setup = placementsOf(scenario).flatMap(({ units }) => units);
  for (const pool of scenario.sides.flatMap(({ pools }) => pools)) {
    const counters = pool.counters.reduce((sum, { count }) => sum + count, 0);
    const placed = drawnOf(setup, pool.kind);
    if (placed <= counters) continue;
    const message = say`The set-up draws ${placed} ${term(pool.kind)} counters; the pool has ${counters}.`;
    report.error('14.14', 'pool-too-small', pool.source, message, {
      why: [step(say`${placed} at set-up`, '5.1'), step(say`${counters} counters in the pool`, '14.14')],
    });
  }
};

/**
 * Checks that the values of a fixed draw have the form of its unit kind, and reports a draw that is not in its pool
 * [3.4, 12.1].
 */
export const fixedDrawShouldBeInThePool: ScenarioCheck = (scenario, report) => {
  const pools = new Map(scenario.sides.flatMap((side) => side.pools.map((pool) => [pool.kind, pool] as const)));
  const places = [...scenario.setups.flatMap(({ placements }) => placements), ...scenario.arrivals];
  for (const { items } of places) {
    for (const { face, kind, source, attributes } of items) {
      if (face === undefined || kind === undefined) continue;
      const at = attributeOf(attributes, 'face')?.source ?? source;
      const forms = unitKind(kind)?.faces;
      if (forms === undefined) continue; // The language reports unknown kinds.
      if (!forms.some((form) => form.length === face.length)) {
        const message = say`The face ${face.join('-')} has ${counted(face.length, 'number')}; ${agree(beginsWithVowel(kind), 'an', 'a')} ${term(kind)} counter has ${list(
          forms.map((form) => form.map(term).join('-')),
          'or',
        )}.`;
        report.error('3.4', 'face-format', at, message);
        continue;
      }
      const wanted = strengthOf(kind, face);
      const known = pools.get(kind)?.counters.some((counter) => {
        const one = strengthOf(kind, counter.face);
        return one.attack === wanted.attack && one.defense === wanted.defense && one.movement === wanted.movement;
      });
      if (known === false) {
        const message = say`The pool of ${term(kind)} has no counter ${face.join('-')}; the fixed counter is used anyway.`;
        report.information('12.1', 'face-not-in-pool', at, message);
      }
    }
  }
};

/**
 * Reports fixed draws of a set-up that need more counters of a face than the pool has [12.1]. Faces that the pool does
 * not have at all are reported by {@link fixedDrawShouldBeInThePool}.
 */
export const fixedDrawsShouldFitThePool: ScenarioCheck = (scenario, report) => {
  const pools = scenario.sides.flatMap((side) => side.pools);
  const items = scenario.setups.flatMap(({ placements }) => placements.flatMap((placement) => placement.items));
  for (const pool of pools) {
    for (const [face, counters] of countersByFace(pool)) {
      let drawn = 0;
      for (const item of items) {
        if (item.kind !== pool.kind || item.face?.join('-') !== face) continue;
        drawn += item.drawn.length;
        if (drawn <= counters) continue;
        const at = attributeOf(item.attributes, 'face')?.source ?? item.source;
        const message = say`The set-up fixes ${drawn} ${term(pool.kind)} counters with the face ${face}; the pool has ${counters}. The fixed counters are used anyway; change the face of one, or the pool.`;
        report.warning('12.1', 'face-fixed-too-often', at, message);
        break;
      }
    }
  }
};

/** Returns the number of counters of each face of a pool. */
function countersByFace({ counters }: PoolModel): Map<string, number> {
  const found = new Map<string, number>();
  for (const { face, count: number } of counters) found.set(face.join('-'), (found.get(face.join('-')) ?? 0) + number);
  return found;
}

export const poolChecks: CheckList<ScenarioCheck> = {
  poolMustFillTheSetup,
  fixedDrawShouldBeInThePool,
  fixedDrawsShouldFitThePool,
};
