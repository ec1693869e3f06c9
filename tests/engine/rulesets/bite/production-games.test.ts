import { expect, test } from 'vitest';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { OPTION_NAMES } from '../../../../engine/rulesets/bite/vocabulary/options.js';
import { differencesOf } from '../../../../fuzz/replaying.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

/** A scenario with all kinds of production, costs and removals on both sides. */
const ECONOMIES = `ruleset bite
map Land {
  grid hexes flat columns 14 rows 7 labels CCRR even columns lower
  legend { "." plain  "~" water }
  terrain from 0101 {
    |. . . . . . . . . . . . . .
    |. . . . . . . . . . . . . .
    |. . . . . . . . . . . . . .
    |. . . . . . . . . . . . . .
    |. . . . . . . . . . . . . .
    |. . . . ~ ~ ~ ~ . . . . . .
    |. . . . . . . . . . . . . .
  }
  capital Berlin at 0103 (nation "Germany", source "Germany", yellow 3, red 1, blue 1)
  major city Kassel at 0204 (yellow 1, red 2, blue 2, limit 2)
  plant Police at 0302 (black 2)
  capital Bucharest at 0406 (nation "Romania", source "Romania", yellow 1)
  oil well Ploesti at 0405 (black 2)
  major port Constanta at 0406 (sea "Black Sea")
  major port Odessa at 0906 (sea "Black Sea")
  mine Kerch at 0905 (yellow 1)
  sea "Black Sea" at 0506 0606 0706 0806 (mined)
  sea route "Coast" 0406 - 0506 - 0606 - 0706 - 0806 - 0906
  major city Leningrad at 0901 (yellow 2, red 3, pocket, double)
  minor city Volkhov at 1101 (lifeline)
  capital Moscow at 1103 (nation "Soviet Union", yellow 4, red 2, blue 3, limit 3)
  major city Siberia at 1403 (source "Soviet Union", yellow 4, red 1, blue 1)
  minor city Archangel at 1201 (arctic, shipyard)
  minor city Baku at 1305 (southern)
  rail "Main" 0103 - 0203 - 0303 - 0403 - 0503 - 0603 - 0703 - 0803 - 0903 - 1003 - 1103 - 1203 - 1303 - 1403
  rail "Kassel" 0203 - 0204 - 0304 - 0404 - 0405 - 0406
  rail "North" 1103 - 1102 - 1101 - 1201
  rail "Leningrad" 1101 - 1001 - 0901
  rail "South" 1303 - 1304 - 1305
  rail "Kerch" 0803 - 0804 - 0905 - 0906
  rail "Don" 1103 - 1104 - 1105 (buildable, yellow 3)
  territory Reich at 0101..0105 0201..0205 0301..0305 (nation "Germany")
  territory Rumania at 0401..0407 (nation "Romania")
  territory Russia at 0801..0807 0901..0907 1001..1007 1101..1107 1201..1207 1301..1307 1401..1407 (nation "Soviet Union")
}
side Axis {
  nation Germany {
    panzer corps "P1" 4 | 3 | 2 | 1 (pips "blue black white black")
    panzer corps "P2" 3 | 2 | 1
    infantry corps "I1" 3 | 2 | 1
    infantry corps "I2" 3 | 2 | 1
    infantry corps "I3" 3 | 2 | 1
    fighter wing JG 2 | 1
    paratroop division Fl 3 | 2 | 1
    armoured headquarters HQ 4 | 3 | 2 | 1
    supreme headquarters FHQ 4 | 3 | 2 | 1
    ss panzer corps "SS1" 3 | 2 | 1
    interceptor wing "JF2" 2 | 1
    submarine group "U7" 3 | 2 | 1 (arctic)
    submarine group "U9" 2 | 1
  }
  nation Romania { infantry corps "R1" 2 | 1  panzer division "R2" 2 | 1 }
}
side Soviet {
  nation "Soviet Union" {
    infantry army "A1" 4 | 3 | 2 | 1
    infantry army "A2" 4 | 3 | 2 | 1
    guards infantry army "G1" 4 | 3 | 2 | 1
    tank corps "T1" 3 | 2 | 1
    tank corps "T2" 3 | 2 | 1
    bomber division "B1" 3 | 2 | 1
    marine brigade "M1" 2 | 1
    artillery army Art 4 | 2 | 1 | 0
    infantry army New 4 | 3 | 2 | 1
    allied bomber group RAF 3 | 2 | 1
    allied bomber group USAF 3 | 2 | 1 (american)
  }
}
table weather {
  June: 1942 = clear, 1943 = clear
  July: 1942 = clear
  August: 1942 = clear
  September: 1942 = rain
  November: 1942 = snow
  April: 1943 = rain
}
scenario "Economies" {
  on Land
  turns June 1942..June 1943
  set layer = advanced
  set optional = OPTIONS
  set production of Germany = 9, 2, 2, 3
  set production of Romania = 2, 0, 0, 1
  set production of "Soviet Union" = 12, 4, 3
  set factories of Germany = 2, 1, 1
  set factories.progress = 8
  set projects.from = 13
  setup Soviet {
    0901: "A1" (step 2)
    1103: "A2", "T1" (step 3)
    0903: "G1" (step 2), Art
    1201: "M1"
    1102: "B1"
  }
  setup Axis {
    0703: "P1" (step 3), "I1" (step 2)
    0803: "P2"
    0103: JG, FHQ (step 2)
    0203: HQ, Fl (step 2)
    0404: "R1"
    0801: "I2"
  }
  set lost of "T2", "I3", "R2" = true
  arrive turn August 1942 at Siberia: New
  leave turn September 1942: Fl
  leave turn October 1942: "P2" (becomes "SS1")
}
`;

test('random production never overspends and never returns a permanently removed unit [7.3, 11.0, 35.0]', async () => {
  for (let seed = 0; seed < 2; seed++) {
    const options = OPTION_NAMES.filter((_, at) => (seed + at) % 3 !== 0);
    const text = ECONOMIES.replace('OPTIONS', options.join(', '));
    const analysis = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand');
    expect(analysis.findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
    if (!analysis.scenario) throw new Error('There is no scenario.');
    const played = playRandomly(bite, analysis.scenario, String(seed), {
      check: 'answer',
      keepLog: true,
      boldOnceIn: 6,
    });
    expect({ seed, broken: played.broken, ended: played.ended }).toEqual({ seed, broken: [], ended: true });
    expect(differencesOf(bite, analysis.scenario, played)).toEqual([]);
  }
});
