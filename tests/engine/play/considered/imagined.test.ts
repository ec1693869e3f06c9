import { expect, test } from 'vitest';
import { playThrough } from '../../../../engine/play/playthrough.js';
import type { Game } from '../../../../engine/play/ruleset.js';
import { randomStream } from '../../../../engine/play/dice.js';
import { rulesets } from '../../../../engine/rulesets/index.js';
import { NodeWorkspace } from '../../../../language-server/node-workspace.js';

/** A game under way by chance, and as somebody sees it. */
async function underWay(name: string, moment: number): Promise<Game> {
  const workspace = await NodeWorkspace.open([`examples/${name}.sand`], rulesets);
  const { ruleset, scenario } = workspace.analyse(workspace.documents[0]) ?? {};
  if (!ruleset || !scenario) throw new Error(`${name} cannot be played.`);
  return playThrough(ruleset, scenario, { until: { moment }, unanswered: 'random' }).game;
}

const seen = (game: Game, viewer: object): string => JSON.stringify(game.position(viewer));

/** Who watches a game notices that counters are dealt anew, which nobody does on the map. */
const isBroken = (told: string): boolean => !told.endsWith('changed its counter');

test.each([
  ['pgg/panzergruppe-guderian', 200, 'Soviet'],
  ['pgg/panzergruppe-guderian', 200, 'German'],
  ['rtl/the-battle-of-soltsy', 60, 'Soviet'],
  ['rtl/the-battle-of-soltsy', 60, 'German'],
])(
  '%s, moment %d: what the %s side cannot know is dealt anew, and nothing that it sees',
  async (name, moment, side) => {
    const game = await underWay(name, moment);
    const [known, all] = [seen(game, { side }), JSON.stringify(game.snapshot())];
    for (let n = 0; n < 5; n++) {
      expect(game.imagine?.(side, randomStream(String(n)))).toBe(true);
      expect(seen(game, { side })).toBe(known);
      expect(game.invariants('any time').filter(isBroken)).toEqual([]);
      expect(JSON.stringify(game.snapshot())).not.toBe(all);
    }
  },
);
