import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { unitsCalled } from '../../../engine/mechanics/muster/position.js';
import { offMapWord } from '../../../engine/play/off-map-word.js';
import { eliminate } from '../../../engine/rulesets/bite/blocks/losses.js';
import { bite } from '../../../engine/rulesets/bite/index.js';
import { positionParts } from '../../../engine/rulesets/bite/position/position.js';
import { fda } from '../../../engine/rulesets/fda/index.js';
import { display as ofFda } from '../../../engine/rulesets/fda/position/position.js';
import { pgg } from '../../../engine/rulesets/pgg/index.js';
import { display as ofPgg } from '../../../engine/rulesets/pgg/position/position.js';
import { rtl } from '../../../engine/rulesets/rtl/index.js';
import { display as ofRtl } from '../../../engine/rulesets/rtl/position/position.js';
import { TestWorkspace } from '../../language-server/workspace.js';
import { field } from './bite/sketch.js';
import { field as fdaField } from './fda/field.js';

/** Returns the errors of a lesson after a change of its text, and then the outcome of each expectation. */
async function judged(
  ruleset: Ruleset,
  lesson: string,
  change: (text: string) => string,
  changeGround: (text: string) => string = (text) => text,
): Promise<string[]> {
  const read = (name: string): string => readFileSync(`examples/${ruleset.id}/lessons/${name}.sand`, 'utf8');
  const texts = {
    'ground.sand': changeGround(read('ground')),
    ...(ruleset.id === 'pgg' && { 'forces.sand': read('forces') }),
    'it.sand': change(read(lesson)),
  };
  const analysis = (await TestWorkspace.of(texts, [ruleset])).analyse('it.sand');
  const errors = analysis.findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  const outcomes = analysis.playthrough()?.expectations ?? [];
  return [...errors, ...outcomes.map(({ text, passed, got }) => `${text}: ${passed ? 'met' : got}`)];
}

const upToExpectations = (text: string): string => text.slice(0, text.indexOf('expect after'));

describe('scenarios can expect the verdict', () => {
  test.each([
    { ruleset: pgg, lesson: '1-movement', outcome: 'Soviet decisive' },
    { ruleset: fda, lesson: '1-movement', outcome: 'Blue significant' },
    { ruleset: rtl, lesson: '5-supply-and-strongpoints', outcome: 'Soviet' },
    { ruleset: bite, lesson: '6-fog', outcome: 'draw' },
  ])('a scenario of $ruleset.id can expect the verdict $outcome', async ({ ruleset, lesson, outcome }) => {
    const verdict = `expect after end { victory (outcome "${outcome}") not victory (outcome "Green") }`;
    expect((await judged(ruleset, lesson, (text) => upToExpectations(text) + verdict)).slice(0, 2)).toEqual([
      `victory (outcome ${outcome}): met`,
      'not victory (outcome Green): met',
    ]);
  });
});

test('a unit of Fronte d’Attacco without break points is both destroyed and eliminated [3c]', () => {
  const { state } = fdaField({ A: { X: ['INF a @ 0,0'] }, B: { Y: ['INF b (left 0)'] } });
  expect(unitsCalled(state, ofFda, 'b')).toMatchObject([{ off: 'destroyed', flags: ['eliminated'] }]);
});

describe('a unit of Blocks in the East', () => {
  const inBite = (forces: string, statement: string, expectations: string): Promise<string[]> =>
    judged(
      bite,
      '6-fog',
      (text) =>
        `${text.slice(0, text.indexOf('orders turn')).replace('  setup Soviet', `  ${statement}\n$&`)}${expectations}`,
      (ground) => ground.replace('infantry army "27.A"', `${forces}\n$&`),
    );

  test('a unit of Blocks in the East that is not rebuilt is both eliminated and removed [10.0]', () => {
    const { state, piece } = field({
      layer: 'advanced',
      soviet: { '0504': ['guards infantry corps 1.Guards 4|3|2|1'] },
    });
    eliminate(state, piece('1.Guards'), '7.7.10');
    expect(unitsCalled(state, positionParts, '1.Guards')).toMatchObject([
      { off: 'removed', flags: ['supplied', 'eliminated'] },
    ]);
  });

  test('a unit of Blocks in the East that left the game meets the expectation `left`, and another unit does not', async () => {
    const army = 'infantry army "9.A" 3 | 2 | 1';
    const expected = 'expect after turn July 1941 { "9.A" (left)  not "27.A" (left) }';
    expect(await inBite(army, 'leave turn July 1941 for Soviet: "9.A"', expected)).toEqual([
      '9.A (left): met',
      'not 27.A (left): met',
    ]);
  });
});

describe('expectations about secrets of one side', () => {
  test('an expectation can name blocks of its own side under fog of war [1.3]', async () => {
    const expected = 'expect after turn July 1941 Axis { move "28.AK" (cost 1)  not move "28.AK" (cost 2) }';
    const text = (lesson: string): string =>
      upToExpectations(lesson).replace('  scout 0604', '  move "28.AK" to 0402\n$&') + expected;
    expect(await judged(bite, '6-fog', text)).toEqual(['move 28.AK (cost 1): met', 'not move 28.AK (cost 2): met']);
  });

  test('an expectation can name the marker with which a side passes [7.21c]', async () => {
    const text = (lesson: string): string =>
      `${upToExpectations(lesson).replace('play mobile', 'pass $&')}
expect after turn 19AM { draw (sequence "pass", formation "3.Mot") }`;
    expect(await judged(rtl, '1-movement-and-weather', text)).toContain('draw (sequence pass, formation 3.Mot): met');
  });
});

describe('scenarios can expect what became of a unit', () => {
  test.each([
    { ruleset: pgg, off: ofPgg.off },
    { ruleset: fda, off: ofFda.off },
    { ruleset: rtl, off: ofRtl.off },
    { ruleset: bite, off: positionParts.off },
  ])('a scenario of $ruleset.id can expect every way in which a unit leaves the map', ({ ruleset, off }) => {
    const { vocabulary } = ruleset;
    const flags = vocabulary.attributes.filter(({ of, value }) => of === 'expectation' && value === 'flag');
    const words = new Set(flags.map(({ word }) => word));
    const missing = Object.values(off).filter((fate) => !words.has(offMapWord({ off: fate }) ?? ''));
    expect(missing).toEqual([]);
    for (const word of ['eliminated', 'expected', 'left']) expect(words).toContain(word);
  });
});
