import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rtl } from '../../../../engine/rulesets/rtl/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../../../examples/rtl/first-steps.sand'), 'utf8');
const PLACES = EXAMPLE.slice(0, EXAMPLE.indexOf('side German'));

/** Germans attack two hexes; the Soviet answers in `defend HEX { … }`. */
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

async function told(text: string): Promise<{ findings: string[]; kinds: string[] }> {
  const analysis = (await TestWorkspace.of({ 'it.sand': text }, [rtl])).analyse('it.sand');
  const findings = [...analysis.findings, ...analysis.playFindings()].map(({ code, message }) => `${code} ${message}`);
  const meant = ['check', 'retreat', 'react', 'advance', 'spend'];
  return {
    findings,
    kinds: (analysis.playthrough()?.events ?? [])
      .filter(({ kind }) => meant.includes(kind))
      .map(({ kind, pieces = [], cells = [], facts }) =>
        [kind, pieces.join(' '), kind === 'check' ? facts?.outcome : cells.at(-1)].filter(Boolean).join(' '),
      ),
  };
}

test('refusals and reactions stand in the braces of the hexes attacked, with their dice and the points spent on them', async () => {
  const { findings, kinds } = await told(
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
])('refuses %s and says why', async (answer, code) => {
  const { findings } = await told(
    field(`orders turn 19AM German { draw "3.Mot" { play mobile attack 0204 with T (roll 1) } }
orders turn 19AM Soviet { defend 0204 { ${answer} } }`),
  );
  expect(findings.map((finding) => finding.split(' ')[0])).toContain(code);
});
