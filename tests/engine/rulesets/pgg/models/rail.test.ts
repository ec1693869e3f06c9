import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GERMAN_MARKER, RAIL_CUT } from '../../../../../engine/rulesets/pgg/interdiction/markers.js';
import { stationsInReach } from '../../../../../engine/rulesets/pgg/rail/rail.js';
import { assertAffordably } from '../../affordable.js';
import { chance, type Chance } from '../../models/chance.js';
import { field } from '../field.js';
import { drawn, groundBy, zoneOf } from './ground.js';
import { block, costsFrom, sideOf, type Hex } from './hexes.js';

const AREA = block([15, 30], [12, 18]);

/**
 * Checks that the model and the engine find the same rail moves of a division, with the same lengths [6.32, 6.33, 6.37,
 * 13.31, 8.11].
 */
function compare(by: Chance): void {
  const ground = groundBy(by, AREA, { forest: 20, swamp: 10, lake: 4, river: 10, lakeSide: 3, roads: 0, rails: 6 });
  const stations = [...new Set([...ground.rails].flatMap((link) => link.split('/')))];
  const { lakes, terrain } = ground;
  if (stations.length < 2) return;
  const sketch = drawn(ground);
  for (let situation = 0; situation < 4; situation++) {
    const dearest = by.oneOf([4, 5] as const);
    const most = by.oneOf([3, 6, 10, 30]);
    const free = AREA.filter((at) => terrain.get(at) !== 'lake');
    const enemies = by.some(free, 3);
    const starts = stations.filter((at) => !enemies.includes(at));
    if (starts.length === 0) return;
    const start = by.oneOf(starts);
    const disrupted = enemies.filter(() => by.happens(25));
    const markers = new Set(by.some(stations, 3));
    const cuts = new Set(by.some(stations, 2));
    const zone = zoneOf(
      ground,
      enemies.filter((at) => !disrupted.includes(at)),
    );
    const isClosed = (at: Hex): boolean => enemies.includes(at) || zone.has(at) || cuts.has(at);
    const expected = isClosed(start)
      ? new Map<Hex, number>()
      : costsFrom(start, most, (from, to) => {
          if (!ground.rails.has(sideOf(from, to)) || isClosed(to)) return undefined;
          return markers.has(to) ? dearest : 1;
        });
    expected.delete(start);

    const at = field({
      ...sketch,
      side: 'Soviet',
      soviet: { [start]: ['rifle A 3-4-6 (oos, far)'] },
      german: Object.fromEntries(
        enemies.map((hex, i) => [hex, [`inf E${i}${disrupted.includes(hex) ? ' (disrupted)' : ''}`]]),
      ),
      rulings: { 'rail.interdictedCost': dearest },
      house: { 'rail.hexes': most },
    });
    for (const hex of markers) at.state.interdict(at.cell(hex), GERMAN_MARKER, true);
    for (const hex of cuts) at.state.railClosedUntil[at.cell(hex)] = RAIL_CUT;
    const got = stationsInReach(at.state, at.piece('A')).map(({ cell, cost }) => [at.board.label(cell), cost] as const);
    const where = JSON.stringify({
      start,
      enemies,
      disrupted,
      markers: [...markers],
      cuts: [...cuts],
      most,
      lakes: [...lakes],
      rails: [...ground.rails],
    });
    expect(Object.fromEntries(got), where).toEqual(Object.fromEntries(expected));
  }
}

test('a model of rail movement agrees with the engine on stations and their costs [6.32, 6.33, 6.37, 13.31]', () => {
  assertAffordably(fc.property(chance(), compare), 30);
});
