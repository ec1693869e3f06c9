import { expect, test } from 'vitest';
import { firstTurnOf } from '../../../../engine/mechanics/start.js';
import { playThrough } from '../../../../engine/play/play-scenario.js';
import { rulesets } from '../../../../engine/rulesets/index.js';
import { NodeWorkspace } from '../../../../language-server/node-workspace.js';

/** Scenarios that start after dated events, with the Soviet technology levels when play begins. */
const rows = [
  { file: 'operation-barbarossa', levels: [1, 1, 1, 1] },
  { file: 'operation-blue', levels: [2, 1, 1, 1] },
  { file: 'operation-citadel', levels: [2, 2, 2, 1] },
  { file: 'operation-bagration', levels: [2, 2, 2, 2] },
];

test.each(rows)(
  '$file begins with the results of earlier dates and records none of them as an event [3.13.calendar, 7.11.italy]',
  async ({ file, levels }) => {
    const workspace = await NodeWorkspace.open([`examples/bite/${file}.sand`], rulesets);
    const { ruleset, scenario } = workspace.analyse(workspace.documents[0]) ?? {};
    if (!ruleset || !scenario) throw new Error(`${file} cannot be played.`);
    const setUp = playThrough(ruleset, scenario, { until: { turn: 0 } });
    expect(setUp.game.snapshot()).toMatchObject({ game: { technology: { 'Soviet Union': levels } } });
    const { events } = playThrough(ruleset, scenario, { until: { turn: firstTurnOf(scenario) } });
    const dated = events.filter(({ kind, facts }) => kind === 'technology' || facts?.outcome === 'Italy');
    expect(dated.map(({ text }) => text)).toEqual([]);
  },
);
