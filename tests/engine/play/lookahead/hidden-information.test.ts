import { expect, test } from 'vitest';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { playThrough } from '../../../../engine/play/play-scenario.js';
import type { Game } from '../../../../engine/play/game.js';
import { randomStream } from '../../../../engine/play/dice.js';
import { rulesets } from '../../../../engine/rulesets/index.js';
import { NodeWorkspace } from '../../../../language-server/node-workspace.js';

const foggy = (scenario: ScenarioModel): ScenarioModel => ({
  ...scenario,
  settings: [...scenario.settings, { name: 'fog', values: ['true'], source: NO_SOURCE }],
});

/** Plays a random game up to a moment, with fog of war if the game has that rule. */
async function underWay(name: string, moment: number): Promise<Game> {
  const workspace = await NodeWorkspace.open([`examples/${name}.sand`], rulesets);
  const { ruleset, scenario } = workspace.analyse(workspace.documents[0]) ?? {};
  if (!ruleset || !scenario) throw new Error(`${name} cannot be played.`);
  return playThrough(ruleset, ruleset.id === 'bite' ? foggy(scenario) : scenario, {
    until: { moment },
    unanswered: 'random',
  }).game;
}

const visible = (game: Game, viewer: object): string => JSON.stringify(game.position(viewer));

/**
 * Returns whether the report of an invariant is a real error. Reports that a unit has changed its counter are none,
 * because the sampling of hidden units exchanges counters.
 */
const isBroken = (sentence: string): boolean => !sentence.endsWith('changed its counter');

test.each([
  ['pgg/panzergruppe-guderian', 200, 'Soviet'],
  ['pgg/panzergruppe-guderian', 200, 'German'],
  ['rtl/the-battle-of-soltsy', 60, 'Soviet'],
  ['rtl/the-battle-of-soltsy', 60, 'German'],
  ...[0, 20, 90, 150].flatMap((moment) =>
    ['Axis', 'Soviet'].map((side) => ['bite/to-leningrad', moment, side] as const),
  ),
  ...[300, 900].flatMap((moment) =>
    ['Axis', 'Soviet'].map((side) => ['bite/the-front-that-never-was', moment, side] as const),
  ),
] as const)(
  '%s, moment %d: the sample changes what the %s side cannot know, and nothing that it sees',
  async (name, moment, side) => {
    const game = await underWay(name, moment);
    const [known, all] = [visible(game, { side }), JSON.stringify(game.snapshot())];
    for (let n = 0; n < 5; n++) {
      expect(game.sampleHiddenInformation?.(side, randomStream(String(n)))).toBe(true);
      expect(visible(game, { side })).toBe(known);
      expect(game.invariants('any time').filter(isBroken)).toEqual([]);
      expect(JSON.stringify(game.snapshot())).not.toBe(all);
    }
  },
);

test('Blocks in the East: a concealed block is sampled in its real hex no more often than in other hexes [1.3]', async () => {
  const game = await underWay('bite/to-leningrad', 0);
  const start = game.snapshot();
  const places = (): Map<string, string> =>
    new Map(game.unitLocations().map(({ name, cell = '' }) => [name, cell] as const));
  const really = places();
  const counts = new Map<string, number>();
  const deals = 200;
  for (let n = 0; n < deals; n++) {
    game.restore(start);
    game.sampleHiddenInformation?.('Soviet', randomStream(String(n)));
    for (const [name, cell] of places()) if (cell === really.get(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  expect(counts.get('8.A')).toBe(deals); // The side knows its own blocks.
  expect(counts.get('18.Armee')).toBe(deals); // one of three land units in its hex is no combat unit [3.10.land]
  // Eleven land blocks of the Axis are in five hexes, two or three in each.
  for (const name of ['41.Pz', '1.AK', '50.AK', '2.AK']) {
    expect(counts.get(name)).toBeGreaterThan(deals / 10);
    expect(counts.get(name)).toBeLessThan(deals / 2.5);
  }
});
