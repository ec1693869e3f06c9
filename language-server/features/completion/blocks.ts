import { CompletionItemKind } from 'vscode-languageserver';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { starterLines } from '../starter.js';
import type { Proposal } from './proposal.js';
import type { VerbForm } from './verb-form.js';
import type { Spot } from './context.js';

/** Statements with their skeletons; `$1` and the like are where the author goes on writing. */
const skeletons: Readonly<Partial<Record<string, string>>> = {
  ruleset: 'ruleset $1',
  import: 'import "$1"',
  side: 'side ${1:Name} {\n\t$0\n}',
  orders: 'orders turn ${1:1} ${2:Side} {\n\t$0\n}',
  expect: 'expect after turn ${1:1} ${2:Side} {\n\t$0\n}',
  dice: 'dice "${1:seed}"',
  setup: 'setup ${1:Side} {\n\t$0\n}',
  arrive: 'arrive turn ${1:1} at ${2:Area}: $0',
  doctrine: 'doctrine ${1:Side} {\n\t$0\n}',
  ruling: 'ruling $0',
  house: 'house rule $0',
  score: 'score ${1:Place} ${2:10}',
  forbid: 'forbid ${1:move} for ${2:Side} turn ${3:1}',
  require: 'require ${1:move} for ${2:Side} turn ${3:1}',
  attach: 'attach ${1:Unit} to ${2:Formation} turn ${3:1}',
  leave: 'leave turn ${1:1} for ${2:Side}: $0',
  offer: 'offer "${1:Name}" for ${2:Side} turn ${3:1} {\n\t$0\n}',
  when: 'when ${1:Side} holds ${2:Place} {\n\t$0\n}',
  victory: 'victory ${1:Side} ${2:decisive} when ${3:Side} points ${4:10}',
  table: 'table ${1:name} {\n\t${2:row}: ${3:column} = $0\n} source "${4:author}"',
  area: 'area ${1:Name} $0',
  terrain: 'terrain from ${1:0101} {\n\t|$0\n}',
  pool: 'pool ${1:kind} {\n\t$0\n}',
};

/** Those that speak of a game's own words: its grid, its open ground, what its scenarios have to settle. */
const skeletonsOfGames: Readonly<Partial<Record<string, (ruleset: Ruleset | undefined) => string>>> = {
  map: (ruleset) => {
    const [grid = 'grid hexes flat columns 10 rows 8 labels CCRR even columns lower'] = ruleset
      ? starterLines(ruleset, 'grid')
      : [];
    const sized = grid.replace(/columns (\d+) rows (\d+)/, 'columns ${2:$1} rows ${3:$2}');
    return `map \${1:Name} {\n\t${sized}\n\n\t${legend(ruleset, 4)}\n\tterrain from 0101 {\n\t\t|$0\n\t}\n}`;
  },
  legend: (ruleset) => legend(ruleset, 1),
  scenario: (ruleset) => {
    const settled = (ruleset ? starterLines(ruleset, 'set') : []).map((line) => `\t${line}\n`).join('');
    return `scenario "\${1:Title}" {\n\ton \${2:Map}\n\tturns \${3:1}\n${settled}\n\tsetup \${4:Side} {\n\t\t$0\n\t}\n}`;
  },
};

const legend = (ruleset: Ruleset | undefined, blank: number): string =>
  `legend { "." \${${blank}:${ruleset?.vocabulary.terrain.at(0)?.word ?? 'open'}} }`;

function skeletonOf(keyword: string, ruleset: Ruleset | undefined): string | undefined {
  return skeletonsOfGames[keyword]?.(ruleset) ?? skeletons[keyword];
}

/** Keywords that go on with a statement and seldom begin a line. */
const CONTINUE: ReadonlySet<string> = new Set([
  'to',
  'from',
  'with',
  'via',
  'against',
  'for',
  'of',
  'source',
  'by',
  'at',
  'except',
  'and',
  'or',
]);
const BEGIN: ReadonlySet<string> = new Set([
  ...Object.keys(skeletons),
  ...Object.keys(skeletonsOfGames),
  'phase',
  'on',
  'turns',
  'grid',
  'missing',
  'set',
]);

/** The keywords the grammar admits here: those that begin a statement at the beginning of a line, the others behind words. */
export function* keywords(spot: Spot, form: VerbForm | undefined, ruleset: Ruleset | undefined): Generator<Proposal> {
  for (const keyword of spot.keywords) {
    if (!/^\p{L}/u.test(keyword) || isForeign(spot, keyword)) continue;
    const skeleton = skeletonOf(keyword, ruleset);
    const starts = BEGIN.has(keyword) && spot.tokens.at(-1)?.image !== '=';
    if (starts && !spot.fresh && !insideStatement(spot, keyword)) continue;
    if (CONTINUE.has(keyword) && spot.fresh && keyword !== 'source') continue;
    if (form && CONTINUE.has(keyword) && !form.has(keyword)) continue;
    yield {
      label: keyword,
      kind: CompletionItemKind.Keyword,
      order: '8',
      ...(skeleton !== undefined && spot.fresh ? { snippet: skeleton } : {}),
    };
  }
}

/** How hexes stand is a value of the grid, which a setting may name, too, and never of a ruling. */
function isForeign({ rules, tokens }: Spot, keyword: string): boolean {
  if (keyword !== 'flat' && keyword !== 'pointy') return false;
  return !rules.includes('Grid') && !(rules.includes('Setting') && tokens.at(-2)?.image === 'grid');
}

/** `house rule`, `expect after turn`: words that begin other statements go on with this one. */
function insideStatement(spot: Spot, keyword: string): boolean {
  if (keyword === 'missing') return spot.rules.includes('LegendEntry');
  return ['turns', 'setup', 'when', 'table'].includes(keyword) ? spot.rules.at(-1) !== 'Scenario' : false;
}
