import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatted } from '../../../language-server/features/format/formatter.js';
import { parse } from './kit.js';

test.each(['\r\n', '\n'])('the formatter keeps line ends %j, also in comments', async (end) => {
  const given = ['ruleset pgg', '', '', '/* one', '   two */', 'side German{', '}', ''].join(end);
  const wanted = ['ruleset pgg', '', '/* one', '   two */', 'side German {', '}', ''].join(end);
  expect(formatted(await parse(given))).toBe(wanted);
});

const cases: readonly { readonly what: string; readonly given: string; readonly wanted: string }[] = [
  {
    what: 'writes a space between `not` and the fact that it denies',
    given: 'expect after turn 1 {\nnot  25/7 at 1422(step 2)\n  not attack 1422\nnot   score German -5\n}',
    wanted: 'expect after turn 1 {\n  not 25/7 at 1422 (step 2)\n  not attack 1422\n  not score German -5\n}\n',
  },
  {
    what: 'indents by braces and keeps one blank line',
    given: 'ruleset pgg\n\n\n\nside German{\n infantry division "6.Inf" 9-7|4-7\n}',
    wanted: 'ruleset pgg\n\nside German {\n  infantry division "6.Inf" 9-7 | 4-7\n}\n',
  },
  {
    what: 'aligns the parentheses of units without faces, but not those of their formation',
    given: `side Allies {
division "11th Armoured" (nation British) {
headquarters "HQ 11" (normal)
armour brigade "29th Armoured" (vehicle "M4 Sherman", pr 2)
}
}`,
    wanted: `side Allies {
  division "11th Armoured" (nation British) {
    headquarters "HQ 11"            (normal)
    armour brigade "29th Armoured"  (vehicle "M4 Sherman", pr 2)
  }
}
`,
  },
  {
    what: 'aligns the values of consecutive formations',
    given: `side German {
panzer division "7.Pz" {
panzer regiment 25/7 4-10|2-10
panzer grenadier regiment 6/7 12-10|1-10
}
infantry division "6.Inf" 9-7|4-7
}`,
    wanted: `side German {
  panzer division "7.Pz" {
    panzer regiment 25/7           4-10  | 2-10
    panzer grenadier regiment 6/7  12-10 | 1-10
  }
  infantry division "6.Inf"        9-7   | 4-7
}
`,
  },
  {
    what: 'indents the statements of a ruleset and of its turns, and keeps the columns of its tables',
    given: `ruleset club "Club"   extends pgg{
turn German{
phase movement(move,turns 2..7) {infantry}
}
rule  1   "Title" "Text"
table crt{
|    1-1 2-1
| 1  A1  D1
}
// comment
zone(enter=stop,cost 0.5)
}`,
    wanted: `ruleset club "Club" extends pgg {
  turn German {
    phase movement (move, turns 2..7) { infantry }
  }
  rule 1 "Title" "Text"
  table crt {
    |    1-1 2-1
    | 1  A1  D1
  }
  // comment
  zone (enter = stop, cost 0.5)
}
`,
  },
  {
    what: 'aligns the counters of a pool',
    given: 'side Soviet {\n  pool rifle {\n3 of 6-8-6 2 of 10-2-6\n1 of 0-0-6 12 of 1-2-6\n  }\n}\n',
    wanted: 'side Soviet {\n  pool rifle {\n    3 of 6-8-6   2 of 10-2-6\n    1 of 0-0-6   12 of 1-2-6\n  }\n}\n',
  },
  {
    what: 'writes spaces in all terrain rows when one of them has spaces',
    given:
      'map Crossing {\n  grid hexes columns 3 rows 2\n  legend { "." clear "f" forest }\n  terrain {\n  |. .  f\n|...\n  }\n}\n',
    wanted:
      'map Crossing {\n  grid hexes columns 3 rows 2\n  legend { "." clear  "f" forest }\n  terrain {\n    |. . f\n    |. . .\n  }\n}\n',
  },
  {
    what: 'writes no spaces in terrain rows without spaces',
    given: 'map Crossing {\n  terrain {\n|..f\n      |...\n  }\n}\n',
    wanted: 'map Crossing {\n  terrain {\n    |..f\n    |...\n  }\n}\n',
  },
  {
    what: 'indents lines that continue a statement by one more level',
    given: 'map Crossing {\n  rail "Orsha line" :0101-0201\n- 0301\n}\n',
    wanted: 'map Crossing {\n  rail "Orsha line": 0101 - 0201\n    - 0301\n}\n',
  },
  {
    what: 'normalizes spaces in orders and their answers',
    given:
      'orders turn 1 German {\nphase combat :\nattack 1422 with 25 / 7 ,6/7( roll 3 ){\non D1,D2 :retreat 16/1 via 1523>1623 , advance 25/7 to 1422\n}\n}\n',
    wanted:
      'orders turn 1 German {\n  phase combat:\n  attack 1422 with 25/7, 6/7 (roll 3) {\n    on D1, D2: retreat 16/1 via 1523 > 1623, advance 25/7 to 1422\n  }\n}\n',
  },
  {
    what: 'indents the clauses of an offer and the orders of a draw, and normalizes spaces in turns, ranges and tables',
    given:
      'scenario "S" {\nturns 13AM .. 17PM\noffer "Air" for German turn 16AM..17PM{\nscore for German option - 6\n}\ntable crt {\n5 : 6-1=D1R 6: 3-2 = "7 8"\n}\n}\norders turn 13AM German {\ndraw "3.Mot" {\nphase combat :\nexpect {\n25/7 at Berg (points 8 .. 18)\n}\n}\n}\n',
    wanted:
      'scenario "S" {\n  turns 13AM..17PM\n  offer "Air" for German turn 16AM..17PM {\n    score for German option -6\n  }\n  table crt {\n    5: 6-1 = D1R  6: 3-2 = "7 8"\n  }\n}\norders turn 13AM German {\n  draw "3.Mot" {\n    phase combat:\n    expect {\n      25/7 at Berg (points 8..18)\n    }\n  }\n}\n',
  },
  {
    what: 'keeps comments in their places',
    given: '// head\nside German {   // tail\n     // inside\n}\n',
    wanted: '// head\nside German {   // tail\n  // inside\n}\n',
  },
];

describe('the formatter', () => {
  test.each(cases)('the formatter $what', async ({ given, wanted }) => {
    expect(formatted(await parse(given))).toBe(wanted);
    expect(formatted(await parse(wanted))).toBe(wanted);
  });

  test('the formatter does not change documents with syntax errors', async () => {
    expect(formatted(await parse('side German { } }'))).toBeUndefined();
  });

  const texts = ['examples', 'tests/fixtures/wanted'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.sand'))
      .map((file) => join(folder, file)),
  );
  test.each(texts)('the formatter does not change the meaning of %s', async (file) => {
    const text = readFileSync(file, 'utf8');
    const once = formatted(await parse(text)) ?? '';
    expect(once.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    expect(formatted(await parse(once))).toBe(once);
  });
});
