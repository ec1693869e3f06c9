import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../../../engine/board/board.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import { withEdits } from '../../../language-server/features/actions/fix-verifier.js';
import { forcesRows } from '../../../language-server/order-of-battle/forces-rows.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { desk } from '../features/kit.js';

const MAP = `ruleset pgg
map Field {
  grid hexes flat columns 3 rows 2 labels CCRR even columns lower
  legend { "." clear }
  terrain from 0101 {
    |. . .
    |. . .
  }
}
side German {
  panzer division "7.Pz" {
    panzer regiment 25/7 4-10 | 2-10
    panzer grenadier regiment 6/7 2-10 | 1-10
    panzer grenadier regiment 7/7 2-10 | 1-10
  }
  infantry division "6.Inf" 9-7 | 4-7 | 2-7 | 1-7
  infantry division "8.Inf" 9-7 | 4-7 | 2-7 | 1-7
}
`;
const scenario = (setup: string): string => `${MAP}scenario "One" {
  on Field${setup}
}
`;

/** Returns the text after a unit was dragged from the list onto the map, or the reason why the drag was refused. */
async function placed(text: string, counter: string, to: string): Promise<string> {
  const { main, services } = await desk({ 'play.sand': text }, [...rulesets.values()]);
  const map = services.compile.Analyser.analyse(main)?.map;
  const params = { uri: main.uri.toString(), counters: [counter], from: NOWHERE, to: map!.board.cell(to) };
  const result = answersFor(services)['sandtable/move'](params);
  if ('refused' in result) return result.refused;
  return withEdits(
    text,
    result.edits.map(({ place, text: fresh }) => ({ source: { file: place.uri, ...place }, text: fresh })),
  );
}

const TWO = '\n  setup German {\n    0101: "6.Inf"  // on the left\n    0201: 25/7\n  }';

describe('a unit without a place that is dragged onto the map', () => {
  test.each([
    ['after the last unit of its side', TWO, '8.Inf', '0102', '0201: 25/7\n    0102: "8.Inf"\n  }'],
    ['in an empty set-up', '\n  setup German { }', '8.Inf', '0102', 'setup German {\n    0102: "8.Inf"\n  }'],
    ['in a new set-up', '', '8.Inf', '0102', 'on Field\n  setup German {\n    0102: "8.Inf"\n  }\n}'],
    ['with the unplaced rest of its formation', TWO, '7.Pz', '0202', '0201: 25/7\n    0202: 6/7, 7/7\n'],
    ['as a whole formation', '', '7.Pz', '0202', '    0202: "7.Pz"\n'],
  ])('a unit without a place that is dragged onto the map is written %s', async (_, setup, counter, to, written) => {
    expect(await placed(scenario(setup), counter, to)).toContain(written);
  });

  test('a dragged unit is written before a comment, which stays in its place', async () => {
    const after = await placed(scenario('\n  setup German {\n    0101: "6.Inf" // first\n  }'), '8.Inf', '0102');
    expect(after).toContain('"6.Inf" // first\n    0102: "8.Inf"\n  }');
  });

  test('dragging a new unit into a hex in which it may not be placed is refused', async () => {
    const crowded = '\n  setup German {\n    0101: "7.Pz"\n    0101: "6.Inf"\n  }';
    expect(await placed(scenario(crowded), '8.Inf', '0101')).toContain('0101');
    expect(await placed(scenario(crowded), '8.Inf', '0101')).not.toContain('scenario');
  });
});

test('the forces list shows how many units are needed, placed and left, and a counter for each unit left', async () => {
  const { main, services } = await desk({ 'play.sand': scenario(TWO) }, [...rulesets.values()]);
  const [german] = forcesRows(services.compile.Analyser.analyse(main)!, {});
  const [division, , infantry] = german.members;
  expect([german, division, infantry].map(({ needed, placed: set, left }) => [needed, set, left])).toEqual([
    [5, 2, 3],
    [3, 1, 2],
    [1, 0, 1],
  ]);
  expect(infantry.counter).toMatchObject({ name: '8.Inf', side: 'German', values: '9-7', cell: NOWHERE });
  expect(division.members.map(({ counter }) => counter?.name)).toEqual([undefined, '6/7', '7/7']);
});
