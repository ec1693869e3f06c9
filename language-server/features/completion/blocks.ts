import { CompletionItemKind } from 'vscode-languageserver';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { placeName } from '../../../engine/model/names.js';
import { turnName } from '../../../engine/model/calendar.js';
import { starterLines } from '../../new-scenario/starter-file.js';
import { blankText, withBlanks } from './blanks.js';
import { mapNames, sideNames } from './names.js';
import { literal } from '../../text/placeholders.js';
import type { ProposalContext, Proposal } from './proposal.js';
import { newSides } from './undeclared-names.js';
import { orderOf } from './keyword-order.js';
import { featureBefore } from './words.js';
import type { VerbForm } from './verb-form.js';
import type { Spot } from './context.js';

/** Snippets of statements that are the same in every game. */
const skeletons: Readonly<Partial<Record<string, string>>> = {
  ruleset: 'ruleset $1',
  draft: 'draft "${1:reason}"',
  import: 'import "$1"',
  dice: 'dice "${1:seed}"',
  arrive: 'arrive turn ${1:1} at ${2:Area}: $0',
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
  picture: 'picture ${1:kind} "${2:picture.png}"',
  underlay:
    'underlay "${1:scan.jpg}" (${2:0101} at ${3:100} ${4:100}, ${5:0505} at ${6:900} ${7:900}, opacity ${8:50})',
  label: 'label "${1:Text}" at ${2:0101}',
};

/** Words and names that occur in snippets. */
interface SkeletonContext {
  readonly ruleset: Ruleset | undefined;
  readonly sides: readonly string[];
  /** Sides of the game that are not declared yet. */
  readonly newSides: readonly string[];
  readonly maps: readonly string[];
  /** The first turn of the scenario, as text for a snippet. */
  readonly turn: string;
}

/** Snippets of statements with words of the game: grid, terrain, sides, turns and settings. */
const gameSkeletons: Readonly<Partial<Record<string, (skeletonContext: SkeletonContext) => string>>> = {
  map: ({ ruleset }) => {
    const [grid = 'grid hexes flat columns 10 rows 8 labels CCRR even columns lower'] = starter(ruleset, 'grid');
    const sized = grid.replace(/columns (\d+) rows (\d+)/, 'columns ${2:$1} rows ${3:$2}');
    return `map \${1:${blankText('Name')}} {\n\t${sized}\n\n\t${legend(ruleset, 4)}\n\tterrain from 0101 {\n\t\t|$0\n\t}\n}`;
  },
  legend: ({ ruleset }) => legend(ruleset, 1),
  side: ({ newSides }) => `side ${oneOf(1, newSides, blankText('Name'))} {\n\t$0\n}`,
  scenario: ({ ruleset, maps, sides }) => {
    const settled = starter(ruleset, 'set').map((line) => `\t${line}\n`);
    const [turns = 'turns 1'] = starter(ruleset, 'turns');
    const head = `\ton ${oneOf(2, maps, blankText('Map'))}\n\tturns \${3:${turns.slice('turns '.length)}}\n${settled.join('')}`;
    return `scenario "\${1:${blankText('Title')}}" {\n${head}\n\tsetup ${oneOf(4, sides, blankText('Side'))} {\n\t\t$0\n\t}\n}`;
  },
  setup: ({ sides }) => `setup ${oneOf(1, sides, blankText('Side'))} {\n\t$0\n}`,
  position: ({ turn }) => `position after turn \${1:${turn}} {\n\t$0\n}`,
  doctrine: ({ sides }) => `doctrine ${oneOf(1, sides, blankText('Side'))} {\n\t$0\n}`,
  orders: ({ sides, turn }) => `orders turn \${1:${turn}} ${oneOf(2, sides, blankText('Side'))} {\n\t$0\n}`,
  sealed: ({ sides, turn }) => `sealed turn \${1:${turn}} by ${oneOf(2, sides, blankText('Side'))}`,
  secret: ({ sides, turn }) => `secret turn \${1:${turn}} by ${oneOf(2, sides, blankText('Side'))}`,
  expect: ({ sides, turn }) => `expect after turn \${1:${turn}} ${oneOf(2, sides, blankText('Side'))} {\n\t$0\n}`,
};

const starter = (ruleset: Ruleset | undefined, word: string): readonly string[] =>
  ruleset ? starterLines(ruleset, word) : [];

const legend = (ruleset: Ruleset | undefined, blank: number): string =>
  `legend { "." \${${blank}:${ruleset?.vocabulary.terrain.at(0)?.word ?? 'open'}} }`;

/** Returns a tab stop with a choice of names, or with a placeholder if there are no names. */
function oneOf(stop: number, names: readonly string[], blank: string): string {
  const [name = blank] = names;
  if (names.length <= 1) return `\${${stop}:${literal(name)}}`;
  return `\${${stop}|${names.map((other) => literal(other).replace(/[,|]/g, '\\$&')).join(',')}|}`;
}

function spoken(context: ProposalContext): SkeletonContext {
  const { analysis, ruleset } = context;
  const labels = (proposals: Iterable<Proposal>): string[] => [...proposals].map(({ label }) => label);
  const set = new Set(analysis.scenario?.setups.map(({ side }) => placeName(side)));
  return {
    ruleset,
    sides: labels(sideNames(context)).toSorted((a, b) => Number(set.has(a)) - Number(set.has(b))),
    newSides: labels(newSides(context)),
    maps: labels(mapNames(context)),
    turn: turnName(analysis.scenario?.firstTurn ?? 1, ruleset?.vocabulary.calendar),
  };
}

function skeletonOf(context: ProposalContext, keyword: string): string | undefined {
  const skeleton = skeletons[keyword];
  return gameSkeletons[keyword]?.(spoken(context)) ?? (skeleton === undefined ? undefined : withBlanks(skeleton));
}

/** Keywords that continue a statement and rarely begin a line. */
const CONTINUING_KEYWORDS: ReadonlySet<string> = new Set([
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
const STARTING_KEYWORDS: ReadonlySet<string> = new Set([
  ...Object.keys(skeletons),
  ...Object.keys(gameSkeletons),
  'phase',
  'on',
  'turns',
  'grid',
  'missing',
  'set',
]);

/**
 * Yields the keywords that the grammar allows: at the beginning of a line those that begin a statement, otherwise the
 * others.
 */
export function* keywords(context: ProposalContext, form: VerbForm | undefined): Generator<Proposal> {
  const { spot } = context;
  for (const keyword of spot.keywords) {
    if (!/^\p{L}/u.test(keyword) || isForeign(spot, keyword)) continue;
    const starts = STARTING_KEYWORDS.has(keyword) && spot.tokens.at(-1)?.image !== '=';
    if (starts && !spot.isAtLineStart && !insideStatement(spot, keyword)) continue;
    if (CONTINUING_KEYWORDS.has(keyword) && spot.isAtLineStart && keyword !== 'source') continue;
    if (form && CONTINUING_KEYWORDS.has(keyword) && !form.has(keyword)) continue;
    if (form?.hasSubject === true && CONTINUING_KEYWORDS.has(keyword) && spot.tokens.at(-1)?.tokenType.name === 'WORD')
      continue;
    if (keyword === 'at' && lacksAt(context)) continue;
    if (keyword === 'around' && !spot.isAtLineStart && !/[)\]]$/.test(spot.tokens.at(-1)?.image ?? '')) continue;
    const skeleton = spot.isAtLineStart ? skeletonOf(context, keyword) : undefined;
    yield {
      label: keyword,
      kind: CompletionItemKind.Keyword,
      order: orderOf(context, keyword),
      ...(skeleton === undefined ? {} : { snippet: skeleton }),
    };
  }
}

/**
 * Returns whether a keyword does not fit here although the grammar allows it: `flat` and `pointy` fit only in grids and
 * in the setting `grid`.
 */
function isForeign({ rules, tokens }: Spot, keyword: string): boolean {
  if (keyword !== 'flat' && keyword !== 'pointy') return false;
  return !rules.includes('Grid') && !(rules.includes('Setting') && tokens.at(-2)?.image === 'grid');
}

/**
 * Returns whether the feature is written without `at`. This is so for hexsides and chains, which directly follow the
 * name of the feature.
 */
function lacksAt(context: ProposalContext): boolean {
  if (!context.spot.rules.includes('Feature')) return false;
  const { on } = featureBefore(context) ?? {};
  return on === 'hexsides' || on === 'chains' || on === 'link' || context.spot.isAtLineStart;
}

/**
 * Returns whether a keyword that usually begins a statement continues the current one: `expect after setup`, `victory
 * German when`.
 */
function insideStatement({ rules, tokens }: Spot, keyword: string): boolean {
  const last = tokens.at(-1)?.image ?? '';
  if (keyword === 'score') return last === 'not';
  if (keyword === 'missing') return rules.includes('LegendEntry');
  if (keyword === 'setup') return last === 'orders' || last === 'after';
  return keyword === 'when' && last !== '..' && (rules.includes('Victory') || rules.includes('Offer'));
}
