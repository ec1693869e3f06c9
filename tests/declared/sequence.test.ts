import { expect, test } from 'vitest';
import { declaredRuleset } from '../../engine/declared/index.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import { playRandomly } from '../../engine/play/random-game.js';
import { BED, findingsOf, openBed, scenarioOf } from './bed.js';

test('a declared game plays its phases in the order of the declaration', async () => {
  const scenario = scenarioOf(await openBed(BED, { scenario: 'turns 2' }));
  const { events } = playThrough(declaredRuleset(BED), scenario, { until: 'end' });
  const phases = events.filter(({ kind }) => kind === 'phase');
  expect(phases.map(({ text }) => text)).toEqual(
    ['1', '2'].flatMap((turn) => [
      `Turn ${turn}, Red: movement.`,
      `Turn ${turn}, Red: combat.`,
      `Turn ${turn}, Blue: movement.`,
      `Turn ${turn}, Blue: combat.`,
    ]),
  );
});

test('a phase is left out in the turns for which it is not declared', async () => {
  const [first, ...others] = BED.phases;
  const declaration = { ...BED, phases: [{ ...first, turns: { first: 2, last: 2 } }, ...others] };
  const scenario = scenarioOf(await openBed(declaration, { scenario: 'turns 3' }));
  const { events } = playThrough(declaredRuleset(declaration), scenario, { until: 'end' });
  const texts = events.map(({ text }) => text);
  expect(texts.filter((text) => text.endsWith('Red: movement.'))).toEqual(['Turn 2, Red: movement.']);
});

test('two phases of the same name may be declared for different turns', async () => {
  const [movement, combat, ...others] = BED.phases;
  const fights = [
    { first: 1, last: 1 },
    { first: 3, last: 3 },
  ].map((turns) => ({ ...combat, turns }));
  const declaration = { ...BED, phases: [movement, ...fights, ...others] };
  const orders = 'orders turn 3 Red { phase combat: pass }';
  const analysis = await openBed(declaration, { scenario: 'turns 3', orders });
  expect(findingsOf(analysis)).toEqual([]);
  const { events } = playThrough(declaredRuleset(declaration), scenarioOf(analysis), { until: 'end' });
  const texts = events.map(({ text }) => text);
  expect(texts.filter((text) => text.endsWith('Red: combat.'))).toEqual([
    'Turn 1, Red: combat.',
    'Turn 3, Red: combat.',
  ]);
});

test('random players play a declared game to its end', async () => {
  const analysis = await openBed(BED);
  expect(findingsOf(analysis)).toEqual([]);
  for (const seed of ['a', 'b', 'c'])
    expect(playRandomly(declaredRuleset(BED), scenarioOf(analysis), seed, { check: 'answer' })).toMatchObject({
      ended: true,
      broken: [],
    });
});
