import { bite } from '../../../../../engine/rulesets/bite/index.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';

type Value = string | number | boolean;

/**
 * A scenario text on a plain of 20 by 12 hexes. Germany extends to column 10, the Soviet Union lies east of it, and a
 * railway runs along row 06.
 */
export interface Written {
  readonly case: string;
  readonly layer?: 'base' | 'advanced';
  readonly optional?: string;
  readonly turns?: string;
  /** Weather of all months; with `unset` the weather table and the die decide. */
  readonly weather?: 'clear' | 'rain' | 'light rain' | 'snow' | 'unset';
  /** Terrain by hexes, given as one letter of the legend. */
  readonly terrain?: Readonly<Record<string, string>>;
  /** Further lines of the map, in addition to the two capitals and the railway. */
  readonly map?: string;
  /** Territories. Default: Germany and Russia. */
  readonly lands?: string;
  /** Forces of Germany. */
  readonly germans?: string;
  readonly allies?: string;
  readonly soviets?: string;
  /** Set-up lines of the Axis. */
  readonly axis: string;
  readonly soviet: string;
  /** Lines that are added to the scenario. */
  readonly set?: string;
  readonly rulings?: Readonly<Record<string, Value>>;
  readonly orders: string;
  /**
   * Expected refusals and failed expectations, for example `7.4/beside-enemy`. All other orders and expectations
   * succeed.
   */
  readonly refused?: readonly string[];
}

const MAP_COLUMNS = 20;
const MAP_ROWS = 12;
const two = (number: number): string => String(number).padStart(2, '0');

function terrainRows(terrain: Readonly<Record<string, string>>): string {
  const letters = new Map(
    Object.entries(terrain).flatMap(([hexes, letter]) => hexes.split(' ').map((hex) => [hex, letter])),
  );
  return Array.from({ length: MAP_ROWS }, (_, row) =>
    Array.from({ length: MAP_COLUMNS }, (__, column) => letters.get(`${two(column + 1)}${two(row + 1)}`) ?? '.').join(
      ' ',
    ),
  )
    .map((row) => `    |${row}`)
    .join('\n');
}

const columns = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => `${two(first + at)}01..${two(first + at)}${two(MAP_ROWS)}`).join(
    ' ',
  );

/** The home countries of the two leaders. */
const LANDS = `  territory Germany at ${columns(1, 10)} (nation "Germany")
  territory Russia at ${columns(11, 20)} (nation "Soviet Union")`;

const railway = Array.from({ length: MAP_COLUMNS }, (_, at) => `${two(at + 1)}06`).join(' - ');

/** Returns the complete scenario text. */
export const textOf = ({
  layer = 'advanced',
  optional,
  turns = 'July 1942..July 1942',
  weather = 'clear',
  terrain = {},
  map = '',
  lands = LANDS,
  germans = 'infantry corps Far 1',
  allies = '',
  soviets = 'infantry army Deep 1',
  axis,
  soviet,
  set = '',
  rulings = {},
  orders,
}: Written): string => `ruleset bite
map Field {
  source "Made up to try the rules."
  grid hexes flat columns ${MAP_COLUMNS} rows ${MAP_ROWS} labels CCRR even columns lower
  legend { "." plain  "f" forest  "s" swamp  "h" hill  "m" mountain  "~" water }
  terrain from 0101 {
${terrainRows(terrain)}
  }
  capital Berlin at 0106 (nation "Germany", source "Germany", red 1, blue 1)
  capital Moscow at 2006 (nation "Soviet Union", source "Soviet Union", red 1, blue 1)
  rail "Main line" ${railway}
${lands}
${map}
}
side Axis {
  source "Made up to try the rules."
  nation Germany {
${germans}
  }
${allies}
}
side Soviet {
  source "Made up to try the rules."
  nation "Soviet Union" {
${soviets}
  }
}
scenario "Written" {
  on Field
  turns ${turns}
  set layer = ${layer}
${optional === undefined ? '' : `  set optional = ${optional}`}
${weather === 'unset' || layer === 'base' ? '' : `  set weather turn ${turns} = "${weather}"`}
${set.includes('production of') ? '' : '  set production of Germany = 9, 5, 5, 5\n  set production of "Soviet Union" = 9, 5, 5, 5'}
${set}
${Object.entries(rulings)
  .map(([name, value]) => `  ruling ${name} = ${String(value)}`)
  .join('\n')}
  setup Soviet { ${soviet} }
  setup Axis { ${axis} }
${set.includes('victory') ? '' : '  victory nobody'}
}
dice "written"
${orders}
`;

/** Returns the codes of refused orders, unused input and failed expectations, in the order of the text. */
export async function play(written: Written): Promise<readonly string[]> {
  const analysis = (await TestWorkspace.of({ 'it.sand': textOf(written) }, [bite])).analyse('it.sand');
  return [...analysis.findings, ...analysis.playFindings()]
    .filter(({ severity }) => severity !== 'information')
    .sort((a, b) => a.source.start - b.source.start)
    .map(({ code, message }) => (code.startsWith('bite/') ? code.slice('bite/'.length) : `${code} ${message}`));
}

/** Returns a block of Axis orders for a month. */
export const axis = (body: string, month = 'July 1942'): string => `orders turn ${month} Axis {\n${body}\n}\n`;
export const soviet = (body: string, month = 'July 1942'): string => `orders turn ${month} Soviet {\n${body}\n}\n`;
/** Returns an `expect` block for the end of a phase, for example of `Axis combat`. */
export const after = (phase: string, body: string, month = 'July 1942'): string =>
  `expect after turn ${month} ${phase} {\n${body}\n}\n`;
