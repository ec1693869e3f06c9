import { describe, expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { TestWorkspace } from '../workspace.js';

/** A battle with every statement and without findings. */
export const BATTLE = `ruleset pgg

map Crossing "A crossing" {
  source "Drawn."
  grid hexes flat columns 8 rows 5 labels CCRR even columns lower

  legend { "." clear  "f" forest  "s" swamp  "-" missing }
  terrain from 0101 {
    |. . f f . . . .
    |. . . f . . s .
    |. . . . . . s .
    |f . . . . . . .
    |f f . . - . . .
  }

  major city Borisov at 0503 0502
  river Berezina 0401/0501 0401/0502 0402/0502 0402/0503 0403/0503 0403/0504 0404/0504
  road "Moscow highway" 0103 - 0203 - 0303 - 0403 - 0503 - 0603 - 0703 - 0803
  supply road at 0103
  area West 0101..0105
  area X 0803
}

side German {
  source "Counter values."
  panzer division "7.Pz" {
    panzer regiment 25/7            4-10 | 2-10
    panzer grenadier regiment 6/7   2-10 | 1-10 source "errata 1977"
    panzer grenadier regiment 7/7   2-10 | 1-10
  }
  infantry division "6.Inf"  9-7 | 4-7 | 2-7 | 1-7
}

side Soviet {
  pool rifle { 3 of 6-8-6  2 of 2-3-6  1 of 0-0-6 }
  leader Khomenko 3 of army "30"
}

scenario "A crossing of the Berezina" {
  on Crossing
  turns 3

  ruling overrun.fromZoc = true
  house rule stacking.soviet = 2 "a small battlefield" [7.1]

  setup Soviet {
    0503: 2 rifle (face 2-3-6), Khomenko of army "30"
    0603 0703: 1 rifle (face 6-8-6) of army "30"
  }
  setup German {
    0303: "7.Pz"
    0302: "6.Inf" (step 2)
  }
  arrive turn 2 at X: 1 rifle [14.3]

  score Borisov 10 [15.11]
  doctrine Soviet { loss = retreat }
}

dice "berezina"

orders turn 1 German {
  phase initial movement:
  move "7.Pz" to 0403
  move "6.Inf" 0302 > 0301
  phase combat:
  attack 0503 with 25/7, 6/7, 7/7 (roll 1) {
    on D1/A1: lose 7/7
    on D2: advance 25/7 to 0503
  }
}

orders turn 1 Soviet {
  defend 0503 { on D1, D1/A1: lose 30/2 }
}

expect after turn 1 German {
  25/7 at 0403 (step 1)
  7/7 (step 2)
  30/2 (eliminated)
}
`;

const workspace = TestWorkspace.of({ 'battle.sand': BATTLE }, [...rulesets.values()]);

/**
 * Returns the findings of a text as `code at LINE UNDERLINED: message`. If a finding is not an error, its severity is
 * added.
 */
export async function findingsIn(text: string): Promise<string[]> {
  const desk = await workspace;
  await desk.write('battle.sand', text);
  const analysis = desk.analyse('battle.sand');
  return [...analysis.findings, ...analysis.playFindings()].map(({ severity, code, message, source }) => {
    const line = text.slice(0, source.start).split('\n').length;
    const [underlined] = text.slice(source.start, source.end).split('\n');
    const of = severity === 'error' ? '' : `${severity} `;
    return `${of}${code.replace('sandtable/', '')} at ${line} ${underlined}: ${message}`;
  });
}

/**
 * The right text; the mistake; the line and the underlined text; the code and a part of the message of the only
 * finding.
 */
export type Mistake = readonly [from: string, to: string, at: string, code: string, says: string];

/** Tests that each mistake in the battle causes exactly one finding. */
export function eachIsOneFinding(where: string, mistakes: readonly Mistake[]): void {
  describe(`one mistake in ${where} is one finding`, () => {
    test.each(mistakes)('replacing the text %j with %j causes one finding', async (from, to, at, code, says) => {
      expect(BATTLE).toContain(from);
      const found = await findingsIn(BATTLE.replace(from, to));
      expect(found).toEqual([expect.stringContaining(`${code} at ${at}: `)]);
      expect(found[0]).toContain(says);
    });
  });
}
