import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { randomAt } from '../../../engine/play/dice.js';
import { drive, runToEnd } from '../../../engine/play/drive.js';
import type { Decision } from '../../../engine/play/moment.js';
import type { Game } from '../../../engine/play/game.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import { TestWorkspace } from '../../language-server/workspace.js';

/** Maximum number of moments that are played of one game. */
const MOMENTS_PER_GAME = 1500;

describe.each([...rulesets.values()])('the course of a game of $id', (ruleset) => {
  const { course = [], phases, verbs } = ruleset.vocabulary;

  test('the course of play in the vocabulary lists the set-up, the offers and every phase that authors may name', () => {
    const names = new Set(course.map(({ name }) => name));
    expect([...names].toSorted()).toEqual(['offers', 'setup', ...phases.map(({ word }) => word)].toSorted());
  });

  test('every verb listed for a phase is a verb of the game', () => {
    const known = new Set(verbs.map(({ word }) => word));
    const verbsOfPhases = course.flatMap(({ asks, asksOtherSide: asksOther = [] }) => [...asks, ...asksOther]);
    expect(verbsOfPhases.filter((verb) => !known.has(verb))).toEqual([]);
  });

  test('the course of play in the vocabulary lists every verb that random games ask for', async () => {
    const folder = `examples/${ruleset.id}`;
    const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.sand'));
    const texts = Object.fromEntries(files.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
    const workspace = await TestWorkspace.of(texts, [ruleset]);
    const missing = new Set<string>();
    const note = (game: Game, { side, verbs: askedVerbs }: Decision): void => {
      const now = game.now();
      const phase = course.find(({ name, side: own }) => name === now.phase && (own === undefined || own === now.side));
      const listed = phase?.side === undefined || phase.side === side ? phase?.asks : phase.asksOtherSide;
      for (const verb of askedVerbs)
        if (listed?.includes(verb) !== true) missing.add(`${verb} of ${side} in ${now.side ?? ''} ${now.phase}`);
    };
    for (const name of files.filter((_, number) => number % 2 === 0)) {
      const { scenario } = workspace.analyse(name);
      if (!scenario) continue;
      const game = ruleset.start(scenario, { silent: true });
      let moments = 0;
      runToEnd(
        drive(game, (moment) => {
          if (moments++ > MOMENTS_PER_GAME) return undefined;
          const random = randomAt(name, String(moments));
          if (moment.kind === 'dice') return Array.from({ length: moment.count }, () => 1 + random(moment.sides));
          note(game, moment);
          return moment.pick(random);
        }),
      );
    }
    expect([...missing]).toEqual([]);
  });
});
