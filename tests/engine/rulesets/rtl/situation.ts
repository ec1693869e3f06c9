import { expect } from 'vitest';
import { rtl } from '../../../../engine/rulesets/rtl/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

/**
 * A situation that is played through whole turns from scenario text, on a field of 12 by 7 hexes of open country (CCRR,
 * even columns half a hex lower). The German source W is in 0101, the Soviet source E in 1201. Formations X and Z are
 * German, formations Y and V are Soviet.
 */
export interface Situation {
  readonly case: string;
  readonly rules: string;
  /** Terrain by hexes: `{ '0403 0503': 'woods' }`. Default: open. */
  readonly terrain?: Readonly<Record<string, string>>;
  /** Further lines of the map. */
  readonly map?: string;
  /** Units of formation X. After a bar, further lines of the German side can follow: `UNITS | LINES`. */
  readonly german: string;
  /** Units of formation Y. */
  readonly soviet: string;
  /** Turns of the game. Default: only turn 19AM. */
  readonly turns?: string;
  readonly weather?: string;
  readonly first?: 'German' | 'Soviet';
  /** Further lines of the scenario. */
  readonly scenario?: string;
  /** Set-up of each side: `0303: A`. */
  readonly at: readonly [german: string, soviet: string];
  /** Text of the orders and expectations. */
  readonly play: string;
  /** Codes of the expected findings, in order. */
  readonly finds?: readonly string[];
}

const LETTERS: Readonly<Record<string, string>> = {
  open: '.',
  woods: 'w',
  rough: 'r',
  'wooded rough': 'R',
  hills: 'h',
  marsh: 'm',
  'wooded marsh': 'M',
  swamp: 's',
  'wooded swamp': 'S',
  lake: '~',
};
const MAP_COLUMNS = 12;
const MAP_ROWS = 7;

function rowsOf(terrain: Situation['terrain'] = {}): string {
  const letters = new Map(
    Object.entries(terrain).flatMap(([hexes, word]) => hexes.split(' ').map((hex) => [hex, LETTERS[word]] as const)),
  );
  const two = (number: number): string => String(number).padStart(2, '0');
  const row = (at: number): string =>
    Array.from({ length: MAP_COLUMNS }, (_, column) => letters.get(two(column + 1) + two(at)) ?? '.').join('');
  return Array.from({ length: MAP_ROWS }, (_, at) => `    |${row(at + 1)}`).join('\n');
}

const sideOf = (side: string, formation: string, text: string): string => {
  const [units, lines = ''] = text.split('|| ');
  return `side ${side} {\n  source "made up"\n  ${formation} (markers 1, combine 1) { ${units} }\n  ${lines}\n}`;
};

export function textOf({ terrain, map = '', german, soviet, at, play, scenario = '', ...rest }: Situation): string {
  const { turns = '19AM..19AM', weather = 'dry', first = 'German' } = rest;
  const legend = Object.entries(LETTERS)
    .map(([word, letter]) => `"${letter}" ${word}`)
    .join(' ');
  return `ruleset rtl
map M {
  source "made up"
  grid hexes flat columns ${MAP_COLUMNS} rows ${MAP_ROWS} labels CCRR even columns lower
  legend { ${legend} }
  terrain from 0101 {
${rowsOf(terrain)}
  }
  supply point W at 0101 (side German)
  supply point E at 1201 (side Soviet)
  ${map}
}
${sideOf('German', 'motorized division X', german)}
${sideOf('Soviet', 'rifle division Y', soviet)}
scenario "S" {
  on M
  turns ${turns}
  set strongpoints = 9
  set missions = 0
  set first turn ${turns} = ${first}
  set weather turn ${turns} = ${weather}
  ${scenario}
  setup German { ${at[0]} }
  setup Soviet { ${at[1]} }
}
${play}
`;
}

/** Plays a situation and checks that its expectations hold and that play gives exactly the listed findings. */
export async function playSituation(situation: Situation): Promise<void> {
  const analysis = (await TestWorkspace.of({ 'it.sand': textOf(situation) }, [rtl])).analyse('it.sand');
  const findings = [...analysis.findings, ...analysis.playFindings()].filter(
    ({ severity, code }) => severity !== 'information' && code !== 'rtl/11.12/no-shaded-cells',
  );
  const { finds = [] } = situation;
  const others = findings.filter(({ code }) => !finds.includes(code));
  expect(others.map(({ message, why }) => [message, ...why.map(({ text }) => text)].join('; '))).toEqual([]);
  expect(findings.map(({ code }) => code)).toEqual(finds);
}
