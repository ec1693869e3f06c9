import { rtl } from '../../../../../engine/rulesets/rtl/index.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';

type Value = string | number | boolean;

/**
 * A scenario text on a field of open hexes from 5018 to 6937. The German supply source is 5037, the Soviet source 5018.
 */
export interface Written {
  /** Lines of the map: rivers, roads, places. */
  readonly map?: string;
  /** Terrain by hex, given as one letter of the legend. */
  readonly terrain?: Readonly<Record<string, string>>;
  readonly germans: string;
  readonly soviets: string;
  /** Text of the German set-up. */
  readonly german: string;
  readonly soviet: string;
  /** Further lines of the scenario. */
  readonly set?: string;
  readonly turns?: string;
  readonly first?: 'German' | 'Soviet';
  readonly weather?: 'dry' | 'rain' | 'overcast';
  readonly rulings?: Readonly<Record<string, Value>>;
  readonly orders: string;
}

const MAP_ROWS = 20;
const MAP_COLUMNS = 20;
const FIRST_ROW = 50;
const LAST_COLUMN = 37;

function terrainRows(terrain: Readonly<Record<string, string>>): string {
  const letterAt = (row: number, column: number): string =>
    Object.entries(terrain).find(([labels]) => labels.split(' ').includes(`${row}${column}`))?.[1] ?? '.';
  return Array.from({ length: MAP_ROWS }, (_, row) =>
    Array.from({ length: MAP_COLUMNS }, (__, at) => letterAt(FIRST_ROW + row, LAST_COLUMN - at)).join(''),
  )
    .map((row) => `    |${row}`)
    .join('\n');
}

const textOf = ({
  map = '',
  terrain = {},
  germans,
  soviets,
  german,
  soviet,
  set = '',
  turns = '19AM..19AM',
  first = 'German',
  weather = 'dry',
  rulings = {},
  orders,
}: Written): string => `ruleset rtl
map Field {
  source "Made up to try the rules."
  grid hexes pointy columns 20 from 18 increase west rows 20 from 50 labels RRCC odd rows west
  legend { "." open  "w" woods  "r" rough  "R" wooded rough  "h" hills  "m" marsh  "M" wooded marsh  "s" swamp  "S" wooded swamp  "~" lake  "-" missing }
  terrain from 5037 {
${terrainRows(terrain)}
  }
  supply point "G source" at 5037 (side German)
  supply point "S source" at 5018 (side Soviet)
${map}
}
side German {
  source "Made up to try the rules."
${germans}
}
side Soviet {
  source "Made up to try the rules."
${soviets}
}
scenario "Written" {
  on Field
  turns ${turns}
  set strongpoints = 12
  set first turn ${turns.split('..')[0]} = ${first}
  set weather = ${weather}
  set missions = 4
${set}
${Object.entries(rulings)
  .map(([name, value]) => `  ruling ${name} = ${String(value)}`)
  .join('\n')}
  setup German { ${german} }
  setup Soviet { ${soviet} }
}
${orders}
`;

/** Returns the codes of refused orders, unused input and failed expectations, in the order of the text. */
export async function play(written: Written): Promise<readonly string[]> {
  const analysis = (await TestWorkspace.of({ 'it.sand': textOf(written) }, [rtl])).analyse('it.sand');
  const findings = [...analysis.findings, ...analysis.playFindings()];
  return findings
    .filter(({ severity }) => severity !== 'information')
    .sort((a, b) => a.source.start - b.source.start)
    .map(({ code, message }) => (code.startsWith('rtl/') ? code.slice('rtl/'.length) : `${code} ${message}`));
}

export interface Row extends Written {
  readonly case: string;
  /** Expected refusals, for example `7.43/used-up`. All other orders and expectations succeed. */
  readonly refused?: readonly string[];
}
