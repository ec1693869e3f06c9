import { expect, test } from 'vitest';
import { fda } from '../../../engine/rulesets/fda/index.js';
import { pgg } from '../../../engine/rulesets/pgg/index.js';
import { TestWorkspace } from '../../language-server/workspace.js';

/** A map of 40,000 cells, which is more than a signed 16-bit number can index. The last cell is GR200. */
const map = (clear: string): string => `
map Plain {
  grid hexes flat columns 200 rows 200 labels letters even columns lower
  legend { "." ${clear} }
  terrain from A1 {
${Array.from({ length: 200 }, () => `    |${'.'.repeat(200)}`).join('\n')}
  }
  FEATURES
}`;

const texts = {
  pgg: `ruleset pgg
${map('clear').replace('FEATURES', '')}
side German { infantry division Ida 9-7 | 4-7 | 2-7 | 1-7 }
side Soviet { leader Kachalov 5 }
scenario "At the far corner" {
  on Plain
  turns 1
  setup German { GR200: Ida }
  setup Soviet { GA1: Kachalov }
}
orders turn 1 German { move Ida to GQ199 }
expect after turn 1 German { Ida at GQ199 }
expect after turn 1 Soviet { Kachalov at GA1 }`,
  fda: `ruleset fda
${map('open').replace('FEATURES', 'road "Far road": GR199 - GR200  friendly edge at GR200 (owner A)  friendly edge at A1 (owner B)')}
side A { division X (nation German) { headquarters "HQ X" (normal)  infantry regiment Xaver } }
side B { division Z (nation German) { headquarters "HQ Z" (normal) } }
scenario "At the far corner" {
  on Plain
  turns 1
  set turns.perDay = 3
  set stack.limit = 9
  set first = A
  setup A { GR200: "HQ X", Xaver }
  setup B { GA1: "HQ Z" }
}
orders turn 1 A { activate X  move Xaver to GQ200  end }
expect after turn 1 { Xaver at GQ200  "HQ Z" at GA1  "HQ X" at GR200 }`,
};

test.each([pgg, fda])(
  'in the ruleset $id units stand and move in the last cells of a map of 40,000 cells',
  async (ruleset) => {
    const workspace = await TestWorkspace.of({ 'big.sand': texts[ruleset.id as keyof typeof texts] }, [ruleset]);
    const outcomes = workspace.analyse('big.sand').playthrough()?.expectations ?? [];
    expect(outcomes.map(({ text, passed, got }) => [text, passed, got])).toEqual(
      outcomes.map(({ text, got }) => [text, true, got]),
    );
    expect(outcomes.length).toBeGreaterThan(1);
  },
);
