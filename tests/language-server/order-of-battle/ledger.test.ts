import { describe, expect, test } from 'vitest';
import type { ForceLine } from '../../../engine/mechanics/special-rules/forces-ledger.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import { ledgerOf, toForcesLine } from '../../../language-server/order-of-battle/ledger.js';
import { desk } from '../features/kit.js';

const FORCES = `ruleset pgg
side German {
  panzer corps "39.PzK" {
    panzer division "7.Pz" {
      panzer regiment 25/7 4-10 | 2-10
      panzer grenadier regiment 6/7 2-10 | 1-10
    }
    motorized regiment Lehr 3-10 | 2-10
  }
  infantry division "6.Inf" 9-7
}
side Soviet {
  pool rifle { 3 of 6-8-6  2 of 0-0-6 }
}
`;
const MAP = `
map Field {
  grid hexes flat columns 3 rows 2 labels CCRR even columns lower
  legend { "." clear }
  terrain from 0101 {
    |. . .
    |. . .
  }
  area X 0101
}
`;

/** Formats lines of the ledger of forces as `name where exist/setUp/arrive/left/twice`. */
function shown(lines: readonly ForceLine[], indent = ''): string[] {
  return lines.flatMap(({ name, where, exist, setUp, arrive, left, twice, members }) => [
    `${indent}${name}${where === undefined ? '' : ` (${where})`} ${[exist, setUp, arrive, left, twice].join('/')}`,
    ...shown(members, `${indent}  `),
  ]);
}

async function ledger(scenario: string): Promise<string[]> {
  const { main, services } = await desk({ 'main.sand': FORCES + scenario }, [...rulesets.values()]);
  const analysis = services.compile.Analyser.analyse(main);
  return analysis ? shown(ledgerOf(analysis)) : [];
}

describe('the ledger of forces', () => {
  test('in a file without a scenario, the ledger of forces counts all units as not yet placed', async () => {
    expect(await ledger('')).toEqual([
      'German 4/0/0/4/0',
      '  39.PzK 3/0/0/3/0',
      '    7.Pz 2/0/0/2/0',
      '      25/7 1/0/0/1/0',
      '      6/7 1/0/0/1/0',
      '    Lehr 1/0/0/1/0',
      '  6.Inf 1/0/0/1/0',
      'Soviet 5/0/0/5/0',
      '  rifle 5/0/0/5/0',
    ]);
  });

  test('the ledger lists where and when units are placed, and the units left in pools and formations', async () => {
    const scenario = `${MAP}scenario "One" {
  on Field
  setup German { 0201: 25/7 }
  setup Soviet { 0101 0102: 2 rifle }
  arrive turn 2 at X: "6.Inf"
  arrive turn 3 at X for Soviet: 1 rifle
  offer German turn 2 { arrive at X: Lehr }
}
`;
    expect(await ledger(scenario)).toEqual([
      'German 4/1/2/1/0',
      '  39.PzK 3/1/1/1/0',
      '    7.Pz 2/1/0/1/0',
      '      25/7 (0201) 1/1/0/0/0',
      '      6/7 1/0/0/1/0',
      '    Lehr (at X) 1/0/1/0/0',
      '  6.Inf (turn 2 at X) 1/0/1/0/0',
      'Soviet 5/2/1/2/0',
      '  rifle 5/2/1/2/0',
    ]);
  });

  test('the ledger contains the source range of each entry', async () => {
    const { main, services } = await desk({ 'main.sand': FORCES }, [...rulesets.values()]);
    const analysis = services.compile.Analyser.analyse(main);
    const [german, soviet] = (analysis ? ledgerOf(analysis) : []).map(toForcesLine);
    const at = FORCES.indexOf('side German');
    expect(german?.place).toEqual({ uri: main.uri.toString(), start: at, end: FORCES.indexOf('side Soviet') - 1 });
    expect(german?.members.map(({ what, kind, name }) => [what, kind, name])).toEqual([
      ['formation', 'panzer corps', '39.PzK'],
      ['unit', 'infantry division', '6.Inf'],
    ]);
    expect(soviet?.members[0]).toMatchObject({ what: 'pool', totals: { exist: 5, setUp: 0, left: 5 }, members: [] });
  });

  test('the ledger counts a unit that is placed twice only once, and reports it', async () => {
    const scenario = `${MAP}scenario "One" {
  on Field
  setup German { 0201 0202: "39.PzK" }
  arrive turn 2 at X: Lehr
}
`;
    expect((await ledger(scenario)).slice(0, 6)).toEqual([
      'German 4/3/0/1/1',
      '  39.PzK (2 cells) 3/3/0/0/1',
      '    7.Pz (2 cells) 2/2/0/0/0',
      '      25/7 (2 cells) 1/1/0/0/0',
      '      6/7 (2 cells) 1/1/0/0/0',
      '    Lehr (2 cells) 1/1/0/0/1',
    ]);
  });
});
