import { describe, expect, test } from 'vitest';
import { HALF_POINTS } from '../../../../engine/mechanics/movement/half-points.js';
import { places, terrain } from '../../../../engine/rulesets/rtl/vocabulary/terrain.js';
import { routes, TRAIL_OUTSIDE_OPEN_HALF_POINTS } from '../../../../engine/rulesets/rtl/vocabulary/routes.js';
import { printed } from './fixtures/tables.js';

const row = (id: string) => {
  const found = printed.terrain.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The card has no row ${id}.`);
  return found;
};

describe('the terrain effects chart [TEC]', () => {
  test.each(['open', 'rough', 'hills', 'marsh', 'swamp'] as const)(
    'the effects of terrain %s are those of the card [TEC]',
    (id) => {
      const { dry, rain, assault, combat, overrun } = row(id);
      const ours = terrain[id];
      expect([ours.dry?.foot, ours.rain?.foot]).toEqual([dry[0], rain[0]]);
      // Motorized units enter swamp only by a route, at the cost of the route [8.37a].
      if (id !== 'swamp') expect([ours.dry?.motorized, ours.rain?.motorized]).toEqual([dry[1], rain[1]]);
      expect([ours.combat, ours.overrun ?? null, ours.assault ?? false]).toEqual([combat, overrun, assault]);
    },
  );

  test.each([
    ['open', 'woods'],
    ['rough', 'wooded rough'],
    ['hills', 'wooded hills'],
    ['marsh', 'wooded marsh'],
  ] as const)(
    'woods on %s add the costs and modifiers of the card; in an overrun only the better modifier counts [8.31a, 8.34a, 10.22a]',
    (below, wooded) => {
      const woods = row('woods');
      const [bare, covered] = [terrain[below], terrain[wooded]];
      for (const weather of ['dry', 'rain'] as const) {
        expect(covered[weather]?.foot).toBe((bare[weather]?.foot ?? 0) + (woods[weather][0] ?? 0));
        expect(covered[weather]?.motorized).toBe((bare[weather]?.motorized ?? 0) + (woods[weather][1] ?? 0));
      }
      expect(covered.combat).toBe(bare.combat + (woods.combat ?? 0));
      // If a hex has two kinds of terrain, only the one better for the defender counts [10.22a].
      expect(covered.overrun).toBe(bare.overrun === undefined ? undefined : Math.max(bare.overrun, woods.overrun ?? 0));
    },
  );

  test('cities and villages help the defender as much as the terrain effects chart states [TEC]', () => {
    expect([places.city.combat, places.city.overrun ?? null]).toEqual([row('city').combat, row('city').overrun]);
    expect([places.village.combat, places.village.overrun]).toEqual([row('village').combat, row('village').overrun]);
  });

  test('roads and railways have the movement costs of the terrain chart, converted to half points [TEC]', () => {
    const line = (id: string) => printed.lines.find((one) => one.id === id);
    const halves = (costs: readonly (number | null)[] | undefined) => costs?.map((cost) => cost && cost * HALF_POINTS);
    const ofCard = {
      mainRoad: routes['main road'],
      secondaryRoad: routes['secondary road'],
      railroad: routes.railroad,
    };
    for (const [id, { dry, rain }] of Object.entries(ofCard)) {
      expect([id, dry.foot, dry.motorized]).toEqual([id, ...(halves(line(id)?.dry) ?? [])]);
      expect([id, rain.foot, rain.motorized]).toEqual([id, ...(halves(line(id)?.rain) ?? [])]);
    }
    expect([routes.trail.dry.foot, routes.trail.dry.motorized]).toEqual(halves(line('trailInOpen')?.dry));
    expect([TRAIL_OUTSIDE_OPEN_HALF_POINTS, TRAIL_OUTSIDE_OPEN_HALF_POINTS]).toEqual(halves(line('trailInOther')?.dry));
    expect(routes.trail.rain).toBeUndefined();
  });
});
