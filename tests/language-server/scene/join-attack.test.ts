import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { withEdits } from '../../../language-server/features/actions/fix-verifier.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const uri = uriOf('one.sand').toString();
const TEXT = `ruleset pgg

map Crossing {
  source "A test."
  grid hexes flat columns 5 rows 3 labels CCRR even columns lower
  legend { "." clear }
  terrain from 0101 {
    |. . . . .
    |. . . . .
    |. . . . .
  }
  supply road at 0101 [11.11]
}

side German {
  source "A test."
  infantry division "26.Inf"  9-7 | 4-7 | 2-7 | 1-7
  infantry division "27.Inf"  9-7 | 4-7 | 2-7 | 1-7
  infantry division "28.Inf"  9-7 | 4-7 | 2-7 | 1-7
}

side Soviet {
  source "A test."
  pool rifle { 3 of 4-5-6 }
}

scenario "Attack" {
  on Crossing
  turns 1
  setup German {
    0302: "26.Inf", "27.Inf"
    0102: "28.Inf"
  }
  setup Soviet {
    0402: 1 rifle
    0502: 1 rifle
    0303: 1 rifle
  }
}

orders turn 1 German {
  phase initial movement:
  pass
  phase combat:
  attack 0402 with "26.Inf"
}
`;

async function drag(counters: string | readonly string[], to: string, adds = false) {
  const workspace = await TestWorkspace.of({ 'one.sand': TEXT }, [...rulesets.values()]);
  const { board } = workspace.analyse('one.sand').map!;
  const params = { uri, counters: [counters].flat(), from: board.cell('0302'), to: board.cell(to), adds };
  const result = answersFor(workspace.services)['sandtable/move'](params);
  if ('refused' in result) return result;
  const edits = result.edits.map(({ place, text }) => ({ source: { file: place.uri, ...place }, text }));
  return { text: withEdits(TEXT, edits), attack: result.attack };
}

test('a second stack dragged on the target of an attack joins the attack, with the odds of both', async () => {
  const dragged = await drag('27.Inf', '0402');
  expect(dragged).toMatchObject({ attack: { order: 'attack 0402 with "26.Inf", "27.Inf"' } });
  expect('text' in dragged && dragged.text).toContain('  attack 0402 with "26.Inf", "27.Inf"\n}');
});

test('a stack that may not attack the target does not join the attack, and the reason is reported', async () => {
  expect(await drag('28.Inf', '0402')).toMatchObject({
    refused: expect.stringContaining('attackers stand next to') as string,
  });
});

test('a drop with Shift adds its hex to the attack of the stack, with the odds against both hexes', async () => {
  const dragged = await drag('26.Inf', '0303', true);
  expect(dragged).toMatchObject({ attack: { order: 'attack 0402, 0303 with "26.Inf"' } });
  expect('text' in dragged && dragged.text).toContain('  attack 0402, 0303 with "26.Inf"\n}');
});

test('a drop with Shift adds the units of the stack that do not attack yet', async () => {
  const dragged = await drag(['26.Inf', '27.Inf'], '0303', true);
  expect('text' in dragged && dragged.text).toContain('  attack 0402, 0303 with "26.Inf", "27.Inf"\n}');
});

test('a drop without Shift changes the target of the attack', async () => {
  const dragged = await drag('26.Inf', '0303');
  expect('text' in dragged && dragged.text).toContain('  attack 0303 with "26.Inf"\n}');
});

test('a hex that the units cannot attack is not added, and the reason is reported', async () => {
  expect(await drag('26.Inf', '0502', true)).toMatchObject({ rule: expect.stringMatching(/^9\./) as string });
  expect(await drag('26.Inf', '0301', true)).toMatchObject({ refused: 'No enemy unit stands in 0301 [9.11].' });
});
