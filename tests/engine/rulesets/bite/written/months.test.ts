import { expect, test } from 'vitest';
import { play, type Written } from './front.js';

interface Row extends Written {
  readonly case: string;
}

const SEA = `
  sea "Black Sea" at 0107 0207 0307 0407 0507 0607 0707 0807 0907 1007
  major port Odessa at 0206 (sea "Black Sea")
  minor port Yalta at 0306 (sea "Black Sea")
`;

/** Texts of scenarios about production, partisans, landings and raids. In each text, all expectations are met. */
const rows: readonly Row[] = [
  {
    case: 'a month of German production [7.3, 15.1, 17.0, 5.2, 28.0, 30.0, SBE.removal]',
    optional: 'factories, research, volkssturm, rebels',
    turns: 'July 1942..October 1943',
    germans: `    infantry corps "1.AK" 3 | 2 | 1
    infantry corps "2.AK" 3 | 2 | 1
    infantry corps "3.AK" 3 | 2 | 1`,
    allies: `  nation Romania {
    infantry corps "2.Rom" 3 | 2 | 1
    rebel brigade Sheripov 2 | 1
  }`,
    places: `  minor city Grozny at 0906 (rebels)
  major city Kassel at 0203 (limit 3)
  capital Bucharest at 0105 (nation "Romania", source "Romania")
`,
    axis: `0403: "41.Pz", "28.AK" (step 2)  0404: "HQ Pz4" (step 2), "56.Pz"  0303: "JG 54", "HQ LF1"
    0105: "2.Rom"`,
    set: `  set lost of "38.AK" = true
  set lost of "3.AK" = true
  set volkssturm = true
  set weather turn August 1942..October 1943 = clear
  arrive turn July 1942 at Warsaw: "1.AK", "2.AK"
  leave turn July 1942: "56.Pz"`,
    orders: `orders turn July 1942 Axis {
  phase production:
  release "56.Pz"
  repair "28.AK" (steps 1)
  rebuild "38.AK" to Warsaw
  aid Romania (yellow 1)
  research armour
  factory red
  delay "1.AK"
  place "2.AK" to Warsaw
  levy "3.AK" to Kassel
  rise Sheripov to Grozny
  disband "41.Pz"
  save red 2
  phase strategic rail:
  rail "2.AK" to Grodno (paid "HQ LF1")
}
expect after turn July 1942 Axis production {
  "28.AK" (strength 4)
  "38.AK" at Warsaw (strength 1)
  "1.AK" (due)
  "2.AK" at Warsaw
  "3.AK" at Kassel (strength 1)
  "41.Pz" (eliminated)
  Sheripov at Grozny
  aid (yellow 1)
  research (yellow 1)
  factory (yellow 1)
}
expect after turn July 1942 Axis strategic rail {
  "2.AK" at Grodno
  "HQ LF1" (strength 3)
  store (yellow 4, red 2)
}`,
  },
  {
    case: 'partisans rise, and a factory is evacuated [29.1, 16.2]',
    optional: 'partisans, scorched-earth',
    turns: 'September 1941..September 1941',
    set: `  set weather turn September 1941 = clear
  set control of Minsk = Axis
  set control of Slutsk = Axis`,
    places: '  site Slutsk at 0805\n',
    soviet: '0503: "27.A"  1003: "11.A"',
    orders: `orders turn September 1941 Soviet {
  phase production:
  partisans Slutsk
  phase strategic rail:
  evacuate red Moscow
}
expect after turn September 1941 Soviet {
  partisan Slutsk (partisans 1)
  evacuate Moscow (red 0)
}`,
  },
  {
    case: 'Marines land and re-embark, units are shipped, and paratroops are dropped [24.0, 18.0, 23.0]',
    optional: 'naval, marines, paratroops',
    places: SEA,
    germans: `    naval headquarters "HQ Navy" 4 | 3 | 2 | 1
    marine corps "1.Mar" 4 | 3 | 2 | 1 (technology 2)
    paratroop division "7.Fl" 3 | 2 | 1
    supreme headquarters OKH 4 | 3 | 2 | 1`,
    axis: '0403: "41.Pz"  0103: OKH  0303: "JG 54", "HQ LF1"  0206: "1.Mar", "HQ Navy", "38.AK"  0304: "7.Fl"',
    soviet: '0503: "27.A"  0704: "3.Mech"  0506: "11.A"',
    orders: `orders turn July 1942 Axis {
  phase movement:
  activate "HQ Navy"
  activate "HQ LF1" with "JG 54"
  activate OKH with "41.Pz" (action armour)
  land "1.Mar" to 0506
  ship "38.AK" to Yalta
  drop "7.Fl" to 0603 with "JG 54"
  phase combat:
  battle 0506 { on R1: embark "1.Mar" }
}
expect after turn July 1942 Axis movement {
  "41.Pz" (fuelled)
  "1.Mar" at 0506
  "38.AK" at Yalta
  drop 0603
}
expect after turn July 1942 Axis combat {
  embark 0206
  "1.Mar" at Odessa
  battle 0506 (rounds 1, result Soviet)
}`,
  },
  {
    case: 'raids are flown and intercepted, and convoys are attacked [35.1, 35.2, 34.0]',
    optional: 'strategic-war, lend-lease',
    germans: `    interceptor wing "JF 2" 3 | 2 | 1
    submarine fleet "U-VII" 3 | 2 | 1 (arctic)`,
    soviets: '    allied bomber corps "RAF 1" 3 | 2 | 1',
    orders: `orders turn July 1942 Soviet {
  phase strategic war:
  raid Warsaw with "RAF 1"
}
orders turn July 1942 Axis {
  phase strategic war:
  intercept Warsaw with "JF 2"
  sink with "U-VII" (arctic)
}
expect after turn July 1942 {
  raid Warsaw
  intercept Warsaw
  sink
}`,
  },
];

test.each(rows)('$case', async (row) => {
  expect((await play(row)).findings).toEqual([]);
});
