import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { playThrough } from '../../../../engine/play/play-scenario.js';
import type { Playthrough } from '../../../../engine/play/playthrough.js';
import { rtl } from '../../../../engine/rulesets/rtl/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../../../examples/rtl/first-steps.sand'), 'utf8');
const PLACES = EXAMPLE.slice(0, EXAMPLE.indexOf('side German'));

/** Returns a scenario in which Germans attack two hexes and the Soviet side answers in `defend HEX { … }`. */
const field = (orders: string): string => `${PLACES}
side German {
  motorized division "3.Mot" (markers 1, combine 2) {
    tank battalion T 9-5-6 (efficiency 6, stacking 2)
    motorized infantry battalion U 9-5-6 (efficiency 6, stacking 2)
  }
}
side Soviet {
  tank division "3.Tank" (markers 1, combine 1) {
    headquarters HQ 1-6 (command 1, efficiency 5, stacking 1)
    reconnaissance battalion R 2-2-6 | 1-1-6 (efficiency 6-5, stacking 1)
    motorized infantry battalion M 3-3-6 | 2-2-6 (efficiency 5-4, stacking 2)
    infantry battalion D 3-4-4 | 2-3-4 (efficiency 5-4, stacking 2)
  }
}
// allow rtl/6.11/units-out-of-supply: the fight is all that counts
scenario "Answers" {
  on Crossroads
  turns 19AM..19AM
  set first turn 19AM = German
  set weather = dry
  set strongpoints = 4
  setup German { 0104: T  0106: U }
  setup Soviet { 0204: R  0206: D  0306: HQ, M }
}
${orders}
`;

async function play(text: string): Promise<{ findings: string[]; kinds: string[] }> {
  const analysis = (await TestWorkspace.of({ 'it.sand': text }, [rtl])).analyse('it.sand');
  const findings = [...analysis.findings, ...analysis.playFindings()].map(({ code, message }) => `${code} ${message}`);
  const relevantKinds = ['check', 'retreat', 'react', 'advance', 'spend'];
  return {
    findings,
    kinds: (analysis.playthrough()?.events ?? [])
      .filter(({ kind }) => relevantKinds.includes(kind))
      .map(({ kind, pieces = [], cells = [], facts }) =>
        [kind, pieces.join(' '), kind === 'check' ? facts?.outcome : cells.at(-1)].filter(Boolean).join(' '),
      ),
  };
}

test('refusals and reactions, with dice and spent points, are read from the braces of the attacked hexes', async () => {
  const { findings, kinds } = await play(
    field(`orders turn 19AM German {
  draw "3.Mot" {
    play mobile
    attack 0204 with T { advance T to 0204 }
    attack 0206 with U (roll 1)
  }
}
orders turn 19AM Soviet {
  defend 0204 { refuse R to 0403 (roll 6) }
  defend 0206 { react M to 0206 (roll 6) { spend HQ }  retreat M to 0405 }
}`),
  );
  expect(findings).toEqual([]);
  expect(kinds.slice(0, 6)).toEqual([
    'check R passed',
    'retreat R 0403',
    'advance T 0204',
    'spend HQ',
    'check M passed',
    'react M 0206',
  ]);
});

test.each([
  ['refuse R to 0304', 'rtl/9.23c/no-way'],
  ['react R to 0304', 'rtl/9.32/attacked'],
])('the order `%s` is refused with its reason', async (answer, code) => {
  const { findings } = await play(
    field(`orders turn 19AM German { draw "3.Mot" { play mobile attack 0204 with T (roll 1) } }
orders turn 19AM Soviet { defend 0204 { ${answer} } }`),
  );
  expect(findings.map((finding) => finding.split(' ')[0])).toContain(code);
});

/** Plays one attack with the Soviet answers in `defend HEX`; returns the findings. */
const answered = async (
  attack: string,
  defend: string,
  changes: (text: string) => string = (text) => text,
): Promise<string[]> => {
  const text = field(`orders turn 19AM German { draw "3.Mot" { play mobile ${attack} } }
orders turn 19AM Soviet { ${defend} }`);
  return (await play(changes(text))).findings;
};

describe('messages about illegal answers', () => {
  test.each([
    [
      'attack 0206 with U (roll 1)',
      'defend 0206 { refuse D to 0405 }',
      'rtl/9.21/too-slow D is neither motorized nor cavalry, so its hex may not refuse combat [9.21].',
    ],
    [
      'attack 0204 with T (roll 1)',
      'defend 0204 { stand }',
      'rtl/9.41/no-strongpoint 0204 has no finished strongpoint of the defender [9.41].',
    ],
    [
      'attack 0204 with T (roll 1)',
      'defend 0204 { react D to 0304 }',
      'rtl/9.32/not-motorized D is not motorized and may not react [9.32].',
    ],
  ])(
    'the finding states why the answer to an attack is illegal: attack `%s`, answer `%s`',
    async (attack, defend, finding) => {
      const withoutLorries = (text: string): string => text.replace('0306: HQ, M', '0306: HQ');
      expect(await answered(attack, defend, withoutLorries)).toEqual([finding]);
    },
  );

  test('an answer for two hexes is not reported as illegal if it is legal for one of them', async () => {
    const attacks = 'attack 0204 with T (roll 10)  attack 0206 with U (roll 10)';
    const fortified = (text: string): string => text.replace('0206: D', '0206: D (strongpoint)');
    expect(await answered(attacks, 'defend 0204, 0206 { stand (roll 10) }', fortified)).toEqual([]);
  });
});

test('an answer refused in the first play is still refused when play resumes before the end of the turn', async () => {
  const text = field(`orders turn 19AM German { draw "3.Mot" { play mobile attack 0206 with U (roll 10) } }
orders turn 19AM Soviet { defend 0206 { stand } }`);
  const scenarioOf = async (written: string): Promise<ScenarioModel> => {
    const { scenario } = (await TestWorkspace.of({ 'it.sand': written }, [rtl])).analyse('it.sand');
    if (!scenario) throw new Error('There is no scenario.');
    return scenario;
  };
  const codesOf = ({ findings }: Playthrough): string[] => findings.map(({ code }) => code);
  const first = playThrough(rtl, await scenarioOf(text), {
    checkpointInterval: 1,
    until: { turn: 13, phase: 'operations' },
  });
  expect(codesOf(first)).toEqual([]);
  const second = playThrough(rtl, await scenarioOf(text), { checkpointInterval: 1, after: first });
  expect(codesOf(second)).toEqual(['rtl/9.41/no-strongpoint']);
});

describe('refusals of the advance of other units [11.63]', () => {
  test.each([
    [
      'attack 0204 with T (roll 1) { advance U to 0204 }',
      'rtl/11.63/not-a-victor U did not attack 0204 [11.63]. Attackers: T.',
    ],
    [
      'attack 0204 with T (roll 1) { advance T to 0204  advance U to 0204 }',
      'rtl/11.63/not-a-victor U did not attack 0204 [11.63]. Attackers: T.',
    ],
  ])('the advance of a unit that did not attack is refused: %s', async (attack, finding) => {
    expect(await answered(attack, '')).toEqual([finding]);
  });

  test('the attackers of two attacks may advance, each into its own target [11.63]', async () => {
    expect(
      await answered(
        'attack 0204 with T (roll 1)  attack 0206 with U (roll 1)  advance U to 0206  advance T to 0204',
        '',
      ),
    ).toEqual([]);
  });
});
