import { say } from '../../engine/model/say.js';
import type { Condition, ConditionTest } from '../../engine/model/special-rules.js';
import type { Source } from '../../engine/model/source.js';
import type { AllOf, Condition as ConditionNode, Fact, Test } from '../generated/ast.js';
import { isSide } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { checkCountableWord } from './countable-words.js';
import type { CompileContext } from './compile-context.js';
import { compileThing, compileThings } from './named-things.js';
import type { ScenarioContext } from './placements.js';

/**
 * Compiles a condition to a tree in which no node has a single child. Returns undefined if the condition contains an
 * unknown name.
 */
export function compileCondition(
  context: CompileContext,
  node: Lenient<ConditionNode> | undefined,
  ground: ScenarioContext,
): Condition | undefined {
  if (!node) return undefined;
  const source = context.text.source(node);
  return joined(
    'any',
    node.any.map((all: Lenient<AllOf>) => compileAllOf(context, all, ground)),
    source,
  );
}

function compileAllOf(context: CompileContext, node: Lenient<AllOf>, ground: ScenarioContext): Condition | undefined {
  return joined(
    'all',
    node.all.map((test) => compileTest(context, test, ground)),
    context.text.source(node),
  );
}

function joined(
  test: 'any' | 'all',
  parts: readonly (Condition | undefined)[],
  source: Condition['source'],
): Condition | undefined {
  const of = parts.filter((part) => part !== undefined);
  if (of.length < parts.length || of.length === 0) return undefined;
  return of.length === 1 ? of[0] : { test, of, source };
}

function compileTest(context: CompileContext, node: Lenient<Test>, ground: ScenarioContext): Condition | undefined {
  const of = node.inner
    ? compileCondition(context, node.inner, ground)
    : node.fact && compileFact(context, node.fact, ground);
  return of && node.negated ? { test: 'not', of, source: context.text.source(node) } : of;
}

function compileFact(context: CompileContext, node: Lenient<Fact>, ground: ScenarioContext): ConditionTest | undefined {
  const fact = node.words.join(' ');
  checkCountableWord(context, 'condition', fact, () => context.text.listRange(node, 'words'));
  const party = node.party?.ref;
  const things = compileThings(context, node, ground.map);
  const from = compileThing(node.origin, ground.map, context.text.part(node, 'origin')).at(0);
  checkRange(context, node);
  const isUnderstood = (!node.party || party) && things.length === node.things.length && (!node.origin || from);
  if (!isUnderstood) return undefined;
  return {
    test: 'fact',
    ...(isSide(party) ? { side: party.name } : {}),
    ...(party && !isSide(party) ? { force: { name: party.name, source: context.text.part(node, 'party') } } : {}),
    fact,
    ...(node.least === undefined ? {} : { least: Number(node.least) }),
    ...(node.most === undefined ? {} : { most: Number(node.most) }),
    ...(node.least === undefined ? {} : { numberSource: numberSource(context, node) }),
    things,
    ...(from ? { from } : {}),
    source: context.text.source(node),
  };
}

function numberSource(context: CompileContext, node: Lenient<Fact>): Source {
  const least = context.text.part(node, 'least');
  return node.most === undefined ? least : { ...least, end: context.text.part(node, 'most').end };
}

function checkRange(context: CompileContext, node: Lenient<Fact>): void {
  const { least, most } = node;
  if (least === undefined || most === undefined || Number(least) <= Number(most)) return;
  context.findings.error(
    'range-backwards',
    context.text.part(node, 'most'),
    say`${most} is less than ${least}: write the smaller number first, ${most}..${least}.`,
  );
}
