import { CompletionItemKind } from 'vscode-languageserver';
import type { Proposal } from './proposal.js';
import type { VerbForm } from './verb-form.js';
import type { Spot } from './context.js';

/** Statements with their skeletons; `$1` and the like are where the author goes on writing. */
const skeletons: Readonly<Partial<Record<string, string>>> = {
  ruleset: 'ruleset $1',
  import: 'import "$1"',
  map: 'map ${1:Name} {\n\tgrid hexes flat columns ${2:10} rows ${3:8} labels CCRR even columns lower\n\n\tlegend { "." ${4:clear} }\n\tterrain from 0101 {\n\t\t|$0\n\t}\n}',
  side: 'side ${1:Name} {\n\t$0\n}',
  scenario: 'scenario "${1:Title}" {\n\ton ${2:Map}\n\tturns ${3:1}\n\n\tsetup ${4:Side} {\n\t\t$0\n\t}\n}',
  orders: 'orders turn ${1:1} ${2:Side} {\n\t$0\n}',
  expect: 'expect after turn ${1:1} ${2:Side} {\n\t$0\n}',
  dice: 'dice "${1:seed}"',
  setup: 'setup ${1:Side} {\n\t$0\n}',
  arrive: 'arrive turn ${1:1} at ${2:Area}: $0',
  doctrine: 'doctrine ${1:Side} {\n\t$0\n}',
  ruling: 'ruling $0',
  house: 'house rule $0',
  score: 'score ${1:Place} ${2:10}',
  area: 'area ${1:Name} $0',
  terrain: 'terrain from ${1:0101} {\n\t|$0\n}',
  legend: 'legend { "." ${1:clear} }',
  pool: 'pool ${1:kind} {\n\t$0\n}',
};

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
]);
const BEGIN: ReadonlySet<string> = new Set([
  ...Object.keys(skeletons),
  'phase',
  'on',
  'turns',
  'grid',
  'missing',
  'set',
]);

/** The keywords the grammar admits here: those that begin a statement at the beginning of a line, the others behind words. */
export function* keywords(spot: Spot, form: VerbForm | undefined): Generator<Proposal> {
  for (const keyword of spot.keywords) {
    if (!/^\p{L}/u.test(keyword)) continue;
    const skeleton = skeletons[keyword];
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

/** `house rule`, `expect after turn`: words that begin other statements go on with this one. */
function insideStatement(spot: Spot, keyword: string): boolean {
  if (keyword === 'missing') return spot.rules.includes('LegendEntry');
  return keyword === 'turns' || keyword === 'setup' ? spot.rules.at(-1) !== 'Scenario' : false;
}
