import type { Condition, ConditionTest } from '../../engine/model/special-rules.js';
import type { AllOf, Condition as ConditionNode, Fact, Test } from '../generated/ast.js';
import { isSide } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { checkCounted } from './counted.js';
import type { Desk } from './desk.js';
import { thingNamed, thingsNamed } from './named.js';
import type { Ground } from './placements.js';

/** A condition as a tree: those of one part are that part, so that a single fact is a fact. Undefined where a name of it is unknown. */
export function compileCondition(
  desk: Desk,
  node: Lenient<ConditionNode> | undefined,
  ground: Ground,
): Condition | undefined {
  if (!node) return undefined;
  const source = desk.text.source(node);
  return joined(
    'any',
    node.any.map((all: Lenient<AllOf>) => compileAllOf(desk, all, ground)),
    source,
  );
}

function compileAllOf(desk: Desk, node: Lenient<AllOf>, ground: Ground): Condition | undefined {
  return joined(
    'all',
    node.all.map((test) => compileTest(desk, test, ground)),
    desk.text.source(node),
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

function compileTest(desk: Desk, node: Lenient<Test>, ground: Ground): Condition | undefined {
  const of = node.inner
    ? compileCondition(desk, node.inner, ground)
    : node.fact && compileFact(desk, node.fact, ground);
  return of && node.negated ? { test: 'not', of, source: desk.text.source(node) } : of;
}

function compileFact(desk: Desk, node: Lenient<Fact>, ground: Ground): ConditionTest | undefined {
  const fact = node.words.join(' ');
  checkCounted(desk, 'condition', fact, () => desk.text.whole(node, 'words'));
  const party = node.party?.ref;
  const things = thingsNamed(desk, node, ground.map);
  const from = thingNamed(node.origin, ground.map, desk.text.part(node, 'origin')).at(0);
  checkRange(desk, node);
  const isUnderstood = (!node.party || party) && things.length === node.things.length && (!node.origin || from);
  if (!isUnderstood) return undefined;
  return {
    test: 'fact',
    ...(isSide(party) ? { side: party.name } : {}),
    ...(party && !isSide(party) ? { force: { name: party.name, source: desk.text.part(node, 'party') } } : {}),
    fact,
    ...(node.least === undefined ? {} : { least: Number(node.least) }),
    ...(node.most === undefined ? {} : { most: Number(node.most) }),
    things,
    ...(from ? { from } : {}),
    source: desk.text.source(node),
  };
}

function checkRange(desk: Desk, node: Lenient<Fact>): void {
  const { least, most } = node;
  if (least === undefined || most === undefined || Number(least) <= Number(most)) return;
  desk.findings.error(
    'range-backwards',
    desk.text.part(node, 'most'),
    `${most} is less than ${least}: write the smaller number first, ${most}..${least}.`,
  );
}
