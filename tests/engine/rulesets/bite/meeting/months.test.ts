import { describe, expect, test } from 'vitest';
import { play, type Written } from '../written/front.js';

interface Row extends Written {
  readonly case: string;
  /** Expected findings. Default: none. */
  readonly amiss?: readonly string[];
}

const LEVELS = '  set technology of "Soviet Union" = 2, 2, 2, 2';
const TWO_MONTHS = 'July 1942..August 1942';
const RESERVE: Written = {
  optional: 'reserve, panzer-attack, recon',
  turns: TWO_MONTHS,
  set: LEVELS,
  soviet: '0503: "27.A" (step 4)  0603: "11.A"  0704: "3.Mech", "HQ West" (step 3)  0703: IAD, "HQ VVS"',
  axis: '0403: "28.AK", "56.Pz"  0404: "HQ Pz4", "41.Pz"  0303: "JG 54", "HQ LF1"',
  orders: `orders turn July 1942 Soviet {
  phase exploitation:
  activate "HQ West"
  reserve "3.Mech"
}
`,
};

/** Scenario texts in which rules of different phases and months interact. */
const rows: readonly Row[] = [
  {
    ...RESERVE,
    case: 'a unit stays in Reserve after its headquarters spent the last point on it [31.0, 13.6]',
    orders: `${RESERVE.orders}
expect after turn July 1942 Soviet { "HQ West" (eliminated)  "3.Mech" (reserve) }`,
    amiss: ['bite/13.6/costs-units'],
  },
  {
    ...RESERVE,
    case: 'armour in Reserve reacts before a Blitz battle, aircraft do not [7.8.combat, 31.0.defence]',
    orders: `${RESERVE.orders}
orders turn August 1942 Axis {
  phase movement:
  activate "HQ Pz4" with "56.Pz"
  move "56.Pz", "28.AK" to 0503
  phase combat:
  battle 0503
  phase blitz:
  blitz "56.Pz" to 0603
}
orders turn August 1942 Soviet {
  phase blitz:
  move "3.Mech" to 0603
  fly IAD to 0603
}
expect after turn August 1942 Axis combat { "56.Pz" at 0503  "3.Mech" at 0704 }
expect after turn August 1942 Axis blitz { land-combat 0603  IAD at Orsha }`,
    amiss: ['bite/13.6/costs-units', 'sandtable/order-not-asked'],
  },
  {
    ...RESERVE,
    case: 'a Reserve of a clear month reacts in the rain of the next month as far as it can move [31.0.defence, 9.1]',
    set: `${LEVELS}\n  set weather turn August 1942 = rain`,
    orders: `${RESERVE.orders}
orders turn August 1942 Axis {
  phase movement:
  move "28.AK" to 0503
}
orders turn August 1942 Soviet {
  phase reaction:
  move "3.Mech" to 0503
}
expect after turn August 1942 Axis reaction { "3.Mech" at 0704 }`,
    amiss: ['bite/13.6/costs-units', 'bite/7.5.3.afford/'],
  },
  {
    ...RESERVE,
    case: 'no unit makes a Blitz move in rain [7.8.who, 9.1]',
    set: '  set weather turn July 1942..August 1942 = rain',
    orders: `orders turn July 1942 Axis {
  phase movement:
  activate "HQ Pz4" with "56.Pz"
  move "56.Pz", "28.AK" to 0503
  phase combat:
  battle 0503
  phase blitz:
  blitz "56.Pz" to 0603
}
expect after turn July 1942 Axis blitz { "56.Pz" at 0503 }`,
    amiss: ['sandtable/order-not-asked'],
  },
  {
    case: 'partisans on the railway stop Axis trains of the next month, even free ones [29.1.one, 7.4]',
    optional: 'partisans',
    turns: TWO_MONTHS,
    set: '  set control of Minsk = Axis\n  set control of Orsha = Axis\n  set control of Stolby = Axis\n  set control of Slonim = Axis',
    places: '  site Stolby at 0603\n  site Slonim at 0503\n',
    soviet: '1003: "27.A"',
    axis: '0103: "38.AK"  0403: "28.AK"  0404: "HQ Pz4"  0303: "HQ LF1"',
    orders: `orders turn July 1942 Soviet {
  phase production:
  partisans Stolby
}
orders turn August 1942 Axis {
  phase strategic rail:
  rail "38.AK" to Orsha
  rail "38.AK" to Grodno
}
expect after turn July 1942 Soviet { partisan Stolby (partisans 1) }
expect after turn August 1942 Axis strategic rail { "38.AK" at Grodno }`,
    amiss: ['bite/29.1.one/'],
  },
];

test.each(rows)('$case', async ({ amiss = [], ...row }) => {
  const { findings } = await play(row);
  expect(findings).toHaveLength(amiss.length);
  for (const [at, code] of amiss.entries()) expect(findings[at]).toContain(code);
});

describe('the last month of a scenario', () => {
  const orsha = (soviet: string): Written => ({
    soviet: '0803: "3.Mech", "11.A"  0804: "HQ West"',
    axis: '0603: "28.AK" (step 4)  0404: "HQ Pz4"',
    set: '  victory Axis when Axis holds Orsha\n  victory Soviet when Soviet holds Orsha',
    orders: `orders turn July 1942 Axis {
  phase movement:
  move "28.AK" to Orsha
}
${soviet}`,
  });

  test.each([
    ['it counts when the month ends [7.11]', '', 'Axis'],
    [
      'the other side may recapture it, and then it counts for that side [7.11, 3.3]',
      `orders turn July 1942 Soviet {
  phase movement:
  activate "HQ West" with "3.Mech"
  move "3.Mech", "11.A" to Orsha
}`,
      'Soviet',
    ],
  ])('a city captured in the last month of the game: %s', async (_, soviet, outcome) => {
    const it = orsha(soviet);
    const { findings } = await play({
      ...it,
      orders: `${it.orders}\nexpect after end { victory (outcome "${outcome}") }`,
    });
    expect(findings).toEqual([]);
  });
});
