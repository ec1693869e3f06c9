import { describe, expect, test } from 'vitest';
import { play, type Written } from './front.js';

interface Row extends Written {
  readonly case: string;
}

const GUARDED = '0503: "27.A"  0703: IAD, "HQ VVS"  0704: "3.Mech", "11.A", "HQ West"';
const SECOND = '    armoured headquarters "HQ Pz3" 4 | 3 | 2 | 1';
const RESERVES = `set technology of "Soviet Union" = 2, 2, 2, 2`;

/** Scenario texts with decisions during battles; every expectation holds. */
const rows: readonly Row[] = [
  {
    case: 'both sides answer in their rounds, aircraft leave after the first, and armour makes a Blitz move [7.7.4, 7.7.13, 7.8, 21.0]',
    germans: SECOND,
    optional: 'panzer-attack',
    axis: '0403: "41.Pz", "28.AK", "HQ Pz4"  0404: "HQ Pz3"  0303: "JG 54", "HQ LF1"',
    orders: `orders turn July 1942 Axis {
  phase movement:
  activate "HQ Pz3" with "HQ Pz4", "41.Pz"
  activate "HQ LF1" with "JG 54"
  move "HQ Pz4", "41.Pz", "28.AK" to 0503
  fly "JG 54" to 0503
  phase combat:
  battle 0503 (panzer-attack) {
    on R1: withdraw "JG 54" to Grodno
    on R1: fire "HQ Pz4" (artillery)
    on R1: retreat "28.AK" to 0403
    on R2: fire "HQ Pz4" (tanks)
  }
  phase blitz:
  blitz "41.Pz", "HQ Pz4" to 0603
}
orders turn July 1942 Soviet {
  phase reaction:
  activate "HQ VVS" with IAD
  fly IAD to 0503
  defend 0503 { on R1: withdraw IAD to Orsha  on R1: stay }
}
expect after turn July 1942 Axis reaction { IAD at 0503 }
expect after turn July 1942 Axis combat {
  bombardment 0503 (attacker "4x5", round 1)
  retreat 0403
  battle 0503 (rounds 3, result Axis)
  "JG 54" at Grodno
  IAD at Orsha
  "28.AK" at 0403
  "HQ Pz4" at 0503 (strength 3)
}
expect after turn July 1942 Axis blitz { "41.Pz" at 0603 (fought)  "HQ Pz4" at 0603 }`,
  },
  {
    case: 'the defending HQ fires as artillery and leaves, the others retreat a round later [7.7.4, 7.7.14, 7.7.9]',
    soviet: '0503: "27.A", "11.A", "HQ West"',
    axis: '0403: "41.Pz", "28.AK"  0404: "HQ Pz4"',
    orders: `orders turn July 1942 Axis {
  phase movement:
  activate "HQ Pz4" with "41.Pz"
  move "41.Pz", "28.AK" to 0503
  phase combat:
  battle 0503 { hit "28.AK" }
}
orders turn July 1942 Soviet {
  phase combat:
  defend 0503 {
    on R1: fire "HQ West" (artillery)
    on R1: retreat "HQ West" to 0603
    on R2: retreat "27.A", "11.A" to 0603
  }
}
expect after turn July 1942 Axis combat {
  bombardment 0503 (defender "3x5")
  "HQ West" at 0603 (strength 2)
  battle 0503 (rounds 2, result Axis)
  "27.A" at 0603
  "11.A" at 0603
}`,
  },
  {
    case: 'armour in Reserve joins a battle in the reaction phase [31.0]',
    optional: 'reserve',
    turns: 'July 1942..August 1942',
    set: RESERVES,
    soviet: GUARDED,
    orders: `orders turn July 1942 Soviet {
  phase exploitation:
  activate "HQ West" with "3.Mech"
  reserve "3.Mech"
}
orders turn August 1942 Axis {
  phase movement:
  move "28.AK", "38.AK" to 0503
  phase combat:
  battle 0503 { on R1: retreat "28.AK" to 0403  on R1: retreat "38.AK" to 0402 }
}
orders turn August 1942 Soviet {
  phase reaction:
  move "3.Mech" to 0503
}
expect after turn July 1942 Soviet { "3.Mech" (reserve) }
expect after turn August 1942 Axis reaction { "3.Mech" at 0503 }
expect after turn August 1942 Axis combat { battle 0503 (rounds 1, result Soviet) }`,
  },
  {
    case: 'bombers attack a station, an HQ reconnoitres, and fighters change base [32.3, 19.1, 7.5.2]',
    optional: 'recon, strategic-bombing',
    axis: '0403: "41.Pz"  0404: "HQ Pz4"  0303: "KG 1", "HQ LF1"  0103: "JG 54"',
    soviet: '0703: "HQ VVS"  0704: "3.Mech", "11.A"',
    orders: `orders turn July 1942 Axis {
  phase movement:
  activate "HQ LF1" with "KG 1", "JG 54"
  scout 0704 with "HQ LF1"
  bomb Orsha with "KG 1" (station)
  rebase "JG 54" to Grodno
  phase combat:
  battle Orsha
}
expect after turn July 1942 Axis movement {
  scout 0704
  "KG 1" at Orsha
  "JG 54" at Grodno
}
expect after turn July 1942 Axis combat { strike Orsha (outcome "station") }`,
  },
];

test.each(rows)('$case', async (row) => {
  expect((await play(row)).findings).toEqual([]);
});

describe('answers without effect are reported', () => {
  const attack = (battle: string, defend: string): Written => ({
    soviet: GUARDED,
    orders: `orders turn July 1942 Axis {
  phase movement:
  move "28.AK", "38.AK" to 0503
  phase combat:
  battle 0503 ${battle}
}
orders turn July 1942 Soviet {
  phase combat:
  defend 0503 ${defend}
}`,
  });

  test.each([
    ['{ on R1: retreat "28.AK" to 0603 }', '', 'bite/7.7.14/zone'],
    ['{ on R1: withdraw "28.AK" to 0403 }', '', 'bite/7.7.13/wrong-verb'],
    ['{ on R1: fire "28.AK" (artillery) }', '', 'sandtable/answer-not-asked'],
    ['{ on R1: retreat "56.Pz" to 0403 }', '', 'sandtable/answer-not-asked'],
    ['{ on R1: embark "28.AK" }', '', 'sandtable/answer-not-asked'],
    ['', '{ on R1: retreat "28.AK" to 0603 }', 'sandtable/answer-not-asked'],
    ['(cavalry-charge)', '', 'bite/20.0/not-played'],
    ['', '{ on R2: fire "27.A" (artillery) }', 'sandtable/answer-not-asked'],
  ])(
    '`battle 0503 %s` with `defend 0503 %s` is reported, because one of its answers has no effect',
    async (battle, defend, code) => {
      const { findings } = await play(attack(battle, defend));
      expect(findings.join('\n')).toContain(code);
    },
  );
});

/** True expectations about a battle that has every step, each paired with a false one. */
const expected: readonly (readonly [so: string, notSo: string])[] = [
  ['air-combat 0503 (attacker "4x5 3x6", attack-hits 1, round 1)', 'air-combat 0503 (attack-hits 2)'],
  ['air-combat 0503 (defender "3x6", defense-hits 1)', 'air-combat 0503 (defender "3x5")'],
  ['anti-aircraft 0503 (defender "4x5 4x6", defense-hits 1, round 1)', 'anti-aircraft 0503 (defender "8x6")'],
  ['air-raid 0503 (attacker "1x5 1x6", attack-hits 1)', 'air-raid 0503 (attacker "2x5 2x6")'],
  ['bombardment 0503 (attacker "2x5", attack-hits 2, round 1)', 'bombardment 0503 (attacker "4x5")'],
  ['bombardment 0503 (defender "2x5", defense-hits 0)', 'bombardment 0503 (defense-hits 1)'],
  ['land-combat 0503 (defender "2x5", defense-hits 0)', 'land-combat 0503 (round 3)'],
  ['land-combat 0503 (attacker "2x5 2x6", attack-hits 2)', 'land-combat 0503 (attacker "4x5 4x6")'],
  ['loss "27.A" (strength 1)', 'loss "41.Pz"'],
  ['eliminated IAD', 'eliminated "JG 54"'],
  ['round 0503 (round 2)', 'round 0503 (round 3)'],
  ['battle 0503 (rounds 2, result Axis)', 'battle 0503 (result Soviet)'],
  // The guns of 2.A, at strength 0, are lost together with 27.A before 4.A would fire again.
  ['"4.A" (strength 2)', '"4.A" (strength 1)'],
  ['"28.AK" at 0503 (fought)', '"28.AK" at 0403'],
];

test.each([
  { what: 'true expectations of each step hold', at: 0, amiss: 0 },
  { what: 'each false expectation is reported', at: 1, amiss: expected.length },
])('$what [7.7.steps, 7.7.8, 7.7.12]', async ({ at, amiss }) => {
  const { findings } = await play({
    optional: 'recon',
    germans: '    artillery army "4.A" 4 | 2 | 1 | 0\n    bomber wing "KG 2" 3 | 2 | 1',
    soviets: '    artillery army "2.A" 4 | 2 | 1 | 0',
    axis: '0403: "41.Pz", "28.AK", "4.A"  0404: "HQ Pz4"  0303: "JG 54", "HQ LF1"  0304: "KG 2"',
    soviet: '0503: "27.A", "2.A"  0703: IAD, "HQ VVS"  0704: "3.Mech", "11.A"',
    orders: `orders turn July 1942 Axis {
  phase movement:
  activate "HQ Pz4" with "41.Pz"
  activate "HQ LF1" with "JG 54", "KG 2"
  move "41.Pz", "28.AK", "4.A" to 0503
  fly "JG 54", "KG 2" to 0503
}
orders turn July 1942 Soviet {
  phase reaction:
  activate "HQ VVS" with IAD
  fly IAD to 0503
}
${expected.map((line) => `expect after turn July 1942 Axis combat { ${line[at]} }`).join('\n')}`,
  });
  expect(findings.map((one) => one.split(' ')[0])).toEqual(Array(amiss).fill('sandtable/expectation'));
});
