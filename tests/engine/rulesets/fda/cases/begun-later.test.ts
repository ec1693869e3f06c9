import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playThrough } from '../../../../../engine/play/play-scenario.js';
import { fda } from '../../../../../engine/rulesets/fda/index.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';

/**
 * A scenario that begins in turn 4: the `set` statements that replace the earlier turns, and the orders and
 * expectations.
 */
interface Later {
  readonly case: string;
  readonly rules: readonly string[];
  readonly set: string;
  readonly play: string;
  /** Codes of the expected findings of play, without the prefix `fda/`. */
  readonly findings?: readonly string[];
}

const FORCES = `
side Blue {
  division "Blue Armoured" {
    headquarters "HQ Blue" (normal)
    armour regiment "1st Tanks" (class B)
    infantry regiment "1st Motor"
    engineer battalion "1st Sappers"
  }
  medium bomber "Blue Bombers"
}
side Red {
  division "Red Infantry" {
    headquarters "HQ Red" (normal)
    infantry regiment "21st Foot"
    infantry regiment "22nd Foot"
  }
}`;

const STRIKE = 'activate "Blue Armoured"\n  strike "Blue Bombers" against';
const attempt = (set: string, die: number, comesBack: boolean): Pick<Later, 'set' | 'play'> => ({
  set: `set lost of "22nd Foot" = true\n  ${set}`,
  play: `
dice "6/Red/Red Infantry/reorganisation" = ${die}
orders turn 6 Red { reorganise "Red Infantry" }
expect after turn 6 { "22nd Foot" ${comesBack ? 'at 0602 (pr 1)' : '(destroyed)'} }`,
});

const cases: readonly Later[] = [
  {
    case: 'a division that never tried to reorganise makes its first attempt',
    rules: ['11c'],
    ...attempt('', 4, true),
  },
  {
    case: 'a division makes its second attempt to reorganise',
    rules: ['11c'],
    ...attempt('set attempts of "Red Infantry" = 1', 4, false),
  },
  {
    case: 'a division makes its second attempt to reorganise and rolls a 5',
    rules: ['11c'],
    ...attempt('set attempts of "Red Infantry" = 1', 5, true),
  },
  {
    case: 'a division makes a later attempt to reorganise',
    rules: ['11c'],
    ...attempt('set attempts of "Red Infantry" = 2', 5, false),
  },
  {
    case: 'a division makes a later attempt to reorganise and rolls a 6',
    rules: ['11c'],
    ...attempt('set attempts of "Red Infantry" = 7', 6, true),
  },
  {
    case: 'an attempt of the other division does not count',
    rules: ['11c'],
    ...attempt('set attempts of "Blue Armoured" = 3', 4, true),
  },
  {
    case: 'a fortification that exists may be bombed',
    rules: ['12i'],
    set: '',
    play: `orders turn 4 Blue { ${STRIKE} 0604 (structure = fortification, roll 6-6-6-1-1-1) }
expect after turn 4 { strike "Blue Bombers" (result Destroyed) }`,
  },
  {
    case: 'a fortification removed before play may not be bombed',
    rules: ['12i'],
    set: 'set destroyed of Works = true',
    play: `orders turn 4 Blue { ${STRIKE} 0604 (structure = fortification) }`,
    findings: ['12i/no-structure'],
  },
  {
    case: 'a bridge removed before play may not be bombed',
    rules: ['14g'],
    set: 'set destroyed of "Lene bridge" = true',
    play: `orders turn 4 Blue { ${STRIKE} 0605 (structure = bridge) }`,
    findings: ['12i/no-structure'],
  },
  {
    case: 'a bridge removed before play may not be crossed',
    rules: ['14e', '14g'],
    set: 'set destroyed of "Lene bridge" = true',
    play: `orders turn 4 Blue { activate "Blue Armoured"  move "1st Motor" to 0605  end }
orders turn 5 Blue { activate "Blue Armoured"  move "1st Motor" to 0604  end }
expect after turn 5 { "1st Motor" at 0605 }`,
    findings: ['14e/river'],
  },
  {
    case: 'a bridge is gone, and a division that lost a regiment makes its second attempt',
    rules: ['11c', '14g'],
    set: `set destroyed of "Lene bridge", Works = true
  set attempts of "Red Infantry" = 1
  set lost of "22nd Foot" = true`,
    play: `
dice "6/Red/Red Infantry/reorganisation" = 4
orders turn 4 Blue { ${STRIKE} 0605 (structure = bridge)
  strike "Blue Bombers" against 0604 (structure = fortification) }
orders turn 6 Red { reorganise "Red Infantry" }
expect after turn 6 { "22nd Foot" (destroyed) }`,
    findings: ['12i/no-structure', '12i/no-structure'],
  },
];

const ground = readFileSync('examples/fda/lessons/ground.sand', 'utf8').replace(
  'fortification at',
  'fortification Works at',
);

test.each(cases)('a scenario that begins later: $case $rules', async ({ case: title, set, play, findings = [] }) => {
  const text = `ruleset fda
import "ground.sand"
${FORCES}
scenario ${JSON.stringify(title)} {
  on "Lene valley"
  turns 4..7
  set turns.perDay = 3
  set first = Blue
  ${set}
  setup Blue { 0606: "1st Motor", "1st Tanks"  0608: "HQ Blue", "1st Sappers" }
  setup Red { 0603: "21st Foot"  0602: "HQ Red" }
}
dice "4/weather" = 6
dice "4/Blue/supremacy" = 6, 6
${play}
`;
  const workspace = await TestWorkspace.of({ 'ground.sand': ground, 'it.sand': text }, [fda]);
  const { scenario, findings: checked } = workspace.analyse('it.sand');
  expect(checked.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  if (scenario === undefined) throw new Error('There is no scenario.');
  const played = playThrough(fda, scenario);
  expect(played.findings.map(({ code }) => code.replace(/^fda\//, ''))).toEqual(findings);
  expect(played.expectations.flatMap(({ passed, text: what, got }) => (passed ? [] : [`${what}: ${got}`]))).toEqual([]);
  expect(played.expectations.length + findings.length).toBeGreaterThan(0);
});
