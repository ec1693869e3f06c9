import { bite } from '../../../../../engine/rulesets/bite/index.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';

/** A scenario text on a front of ten by seven hexes, with additions. */
export interface Written {
  readonly layer?: 'base' | 'advanced';
  readonly optional?: string;
  /** Lines that are added to the scenario. */
  readonly set?: string;
  /** German units that are added to the forces. */
  readonly germans?: string;
  readonly allies?: string;
  readonly soviets?: string;
  readonly axis?: string;
  readonly soviet?: string;
  /** Text of further places on the map. */
  readonly places?: string;
  /** The turns that are played, as first and last month: `July 1942..August 1942`. */
  readonly turns?: string;
  readonly orders: string;
}

const MAP = `ruleset bite

map Front {
  source "Made up to try the rules."
  grid hexes flat columns 10 rows 7 labels CCRR even columns lower

  legend { "." plain  "f" forest  "~" water }
  terrain from 0101 {
    |. . . . . . . . . .
    |. f . . . . . f . .
    |. . . . . . . f . .
    |. . . . . . . . . .
    |. . . . . f . . . .
    |. . . . . . . . . .
    |~ ~ ~ ~ ~ ~ ~ ~ ~ ~
  }

  capital Warsaw at 0103 (nation "Germany", source "Germany", yellow 3, red 1, blue 1)
  minor city Grodno at 0303
  minor city Lida at 0304
  rail "Branch" 0203 - 0304
  major city Minsk at 0804 (yellow 2)
  minor city Orsha at 0703
  capital Moscow at 1003 (nation "Soviet Union", source "Soviet Union", yellow 3, red 1, blue 1)
  river Bug 0403/0503 0403/0504 0404/0504 0404/0505
  rail "Main line" 0103 - 0203 - 0303 - 0403 - 0503 - 0603 - 0703 - 0803 - 0903 - 1003
  territory Germany at 0101..0107 0201..0207 0301..0307 0401..0407 (nation "Germany")
  territory Russia at 0501..0507 0601..0607 0701..0707 0801..0807 0901..0907 1001..1007 (nation "Soviet Union")
`;

const WEATHER = ['March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];

/** Returns the complete text of the scenario. */
export const front = (it: Written): string => `${MAP}${it.places ?? ''}
}

table weather {
${WEATHER.map((month) => `  ${month}: 1942 = clear`).join('\n')}
} source "author"

side Axis {
  source "Made up to try the rules."
  nation Germany {
    panzer corps "41.Pz" 4 | 3 | 2 | 1
    panzer corps "56.Pz" 5 | 4 | 3 | 2 | 1
    infantry corps "28.AK" 4 | 3 | 2 | 1
    infantry corps "38.AK" 4 | 3 | 2 | 1
    armoured headquarters "HQ Pz4" 4 | 3 | 2 | 1
    air headquarters "HQ LF1" 4 | 3 | 2 | 1
    fighter wing "JG 54" 4 | 3 | 2 | 1
    strategic bomber wing "KG 1" 3 | 2 | 1
${it.germans ?? ''}
  }
${it.allies ?? ''}
}

side Soviet {
  source "Made up to try the rules."
  nation "Soviet Union" {
    infantry army "27.A" 4 | 3 | 2 | 1
    infantry army "11.A" 4 | 3 | 2 | 1
    tank corps "3.Mech" 3 | 2 | 1
    armoured headquarters "HQ West" 3 | 2 | 1
    air headquarters "HQ VVS" 3 | 2 | 1
    fighter division IAD 3 | 2 | 1
${it.soviets ?? ''}
  }
}

scenario "Written" {
  on Front
  turns ${it.turns ?? 'July 1942..July 1942'}
  set layer = ${it.layer ?? 'advanced'}
${it.optional === undefined ? '' : `  set optional = ${it.optional}`}
  set production of Germany = 9, 5, 5, 5
  set production of "Soviet Union" = 9, 5, 5, 5
${it.set ?? ''}
  setup Soviet {
${it.soviet ?? '0503: "27.A"  0703: IAD, "HQ VVS"  0704: "3.Mech", "11.A", "HQ West"'}
  }
  setup Axis {
${it.axis ?? '0403: "41.Pz", "28.AK"  0404: "HQ Pz4", "56.Pz"  0402: "38.AK"  0303: "JG 54", "HQ LF1"'}
  }
  score Minsk 1
}

dice "written"
${it.orders}
`;

/** Returns the findings of the editor and the records of the playthrough. */
export async function play(it: Written): Promise<{ readonly findings: string[]; readonly records: string[] }> {
  const analysis = (await TestWorkspace.of({ 'it.sand': front(it) }, [bite])).analyse('it.sand');
  const findings = [...analysis.findings, ...analysis.playFindings()]
    .filter(({ severity }) => severity !== 'information')
    .map(({ code, message }) => `${code} ${message}`);
  return { findings, records: (analysis.playthrough()?.events ?? []).map(({ text }) => text) };
}
