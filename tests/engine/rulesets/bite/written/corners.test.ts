import { expect, test } from 'vitest';
import { play, type Written } from './front.js';

interface Row extends Written {
  readonly case: string;
}

const STAVKA = '    supreme headquarters Stavka 3 | 2 | 1';
const QUIET = '1003: "11.A", Stavka  0703: IAD, "HQ VVS"  0704: "HQ West"';

/** Scenario texts with rarely used rules of the advanced game and its options; every expectation holds. */
const rows: readonly Row[] = [
  {
    case: 'the Stavka moves a unit by rail free of charge [13.8.1.rail]',
    soviets: STAVKA,
    soviet: QUIET,
    orders: `orders turn July 1942 Soviet {
  phase strategic rail:
  activate Stavka
  rail "11.A" to 0903 (paid Stavka)
}
expect after turn July 1942 Soviet strategic rail {
  "11.A" at 0903
  Stavka (strength 3, activated)
  store (yellow 7)
}`,
  },
  {
    case: 'a railway is built, and a train runs on it [SBE6.infrastructure]',
    places: '  rail "Minsk - Lepel" 0804 - 0805 (buildable, yellow 3)\n',
    soviet: '0703: IAD  0804: "27.A"',
    set: '  set projects.from = 1',
    orders: `orders turn July 1942 Soviet {
  phase production:
  build (project "Minsk - Lepel")
  phase strategic rail:
  rail "27.A" to 0805
}
expect after turn July 1942 Soviet production { build (yellow 3) }
expect after turn July 1942 Soviet strategic rail { "27.A" at 0805 }`,
  },
  {
    case: 'bombers of one raid attack factories, and bombers of another attack a port [32.1, 32.2]',
    optional: 'strategic-bombing',
    places: `  sea "Black Sea" at 0107 0207 0307 0407 0507 0607 0707 0807 0907 1007
  minor port Odessa at 0706 (sea "Black Sea")
  minor city Tula at 0705 (red 2)
`,
    germans: '    strategic bomber wing "KG 2" 3 | 2 | 1',
    axis: '0403: "41.Pz"  0404: "HQ Pz4"  0303: "KG 1", "HQ LF1"  0304: "KG 2"',
    soviet: '0703: "HQ VVS"  0704: "3.Mech", "11.A"',
    orders: `orders turn July 1942 Axis {
  phase movement:
  activate "HQ LF1" with "KG 1", "KG 2"
  bomb Tula with "KG 1" (factory)
  bomb Odessa with "KG 2" (port)
  phase combat:
  battle Tula
  battle Odessa
}
expect after turn July 1942 Axis combat {
  strike Tula (outcome "industry")
  strike Odessa (outcome "port")
}`,
  },
  {
    case: 'after reconnaissance the attacker chooses which unit is hit [19.1, 19.2]',
    optional: 'recon',
    germans: '    bomber wing "KG 3" 2 | 1',
    axis: '0403: "41.Pz"  0404: "HQ Pz4"  0303: "KG 3", "HQ LF1"',
    soviet: '0503: "27.A", "11.A"  0703: "HQ VVS"  0704: "3.Mech"',
    orders: `orders turn July 1942 Axis {
  phase movement:
  activate "HQ LF1" with "KG 3"
  scout 0503 with "HQ LF1" (roll 1-1-1-1-1-1-1-1-6)
  fly "KG 3" to 0503
  phase combat:
  battle 0503 { on R1: hit "27.A" }
}
expect after turn July 1942 Axis movement { scout 0503 (outcome "seen") }
expect after turn July 1942 Axis combat { "27.A" (strength 3)  "11.A" (strength 4) }`,
  },
  {
    case: 'a cavalry charge is fought [20.0]',
    optional: 'cavalry-charge',
    germans: '    cavalry corps "1.Kav" 3 | 2 | 1',
    axis: '0403: "1.Kav", "28.AK"  0404: "HQ Pz4"',
    soviet: '0503: "27.A"  0703: IAD, "HQ VVS"  0704: "3.Mech", "11.A", "HQ West"',
    orders: `orders turn July 1942 Axis {
  phase movement:
  move "1.Kav", "28.AK" to 0503
  phase combat:
  battle 0503 (cavalry-charge)
}
expect after turn July 1942 Axis combat { battle 0503 (result Axis) }`,
  },
];

test.each(rows)('$case', async (row) => {
  expect((await play(row)).findings).toEqual([]);
});

test('the refusal of an unsuitable action names the order that may use the action [13.8.1.rail]', async () => {
  const { findings } = await play({
    soviets: STAVKA,
    soviet: QUIET,
    orders: 'orders turn July 1942 Soviet { phase strategic rail: activate Stavka with "11.A" (action rail) }',
  });
  expect(findings).toEqual([
    'bite/13.8.1.rail/by-its-order The action `rail` is taken by the order `rail`, not by `activate` [13.8.1.rail].',
  ]);
});
