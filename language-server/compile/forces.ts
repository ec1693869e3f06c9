import type { Face, ForceModel, Group, PoolModel, SideModel } from '../../engine/model/forces.js';
import type { KindPicture } from '../../engine/model/pictures.js';
import { say, term } from '../../engine/model/say.js';
import type { Force, KindPicture as KindPictureNode, Pool, PoolCounters, Side, Values } from '../generated/ast.js';
import { compileAttributes } from './attributes.js';
import { checkCitations } from './citations.js';
import type { CompileContext } from './compile-context.js';
import { readCount } from './numbers.js';
import type { Lenient } from '../parser/lenient.js';
import { unitsOf } from '../syntax/unit-statements.js';
import { forceWordsOf } from './words.js';

/** Compiles the order of battle of a side: formations before their members, in the order of the text. */
export function compileSide(context: CompileContext, node: Lenient<Side>): SideModel {
  const side = node.name ?? '';
  const words = context.ruleset?.vocabulary.sides;
  if (words && words.length > 0 && side !== '' && !words.includes(side)) {
    context.reportUnknownWord(
      'side',
      side,
      words.map((word) => ({ word, text: '', rules: [] })),
      () => context.text.part(node, 'name'),
    );
  }
  const forces: ForceModel[] = [];
  for (const force of node.forces) compileForce(context, force, side, undefined, forces);
  return {
    name: side,
    forces,
    pools: node.pools.map((pool) => compilePool(context, pool, side)),
    ...(node.pictures.length > 0 && { pictures: node.pictures.flatMap((each) => compileKindPicture(context, each)) }),
    source: context.text.source(node),
  };
}

function compileForce(
  context: CompileContext,
  node: Lenient<Force>,
  side: string,
  parent: string | undefined,
  into: ForceModel[],
): void {
  const kind = node.kind.join(' ');
  const { vocabulary } = context.ruleset ?? {};
  if (vocabulary) {
    context.checkWord('kind of unit or formation', kind, forceWordsOf(vocabulary), () =>
      context.text.listRange(node, 'kind'),
    );
  }
  checkCitations(context, node);
  if (node.alike.length > 0 && node.forces.length > 0) reportSeveralFormations(context, node);
  const group = compileGroup(context, node);
  const { classes } = vocabulary?.unitKinds.find(({ word }) => word === kind) ?? {};
  const shared = {
    kind,
    ...(classes && { classes }),
    side,
    ...(parent === undefined ? {} : { parent }),
    ...(group === undefined ? {} : { group }),
    faces: compileFaces(context, node),
    attributes: compileAttributes(context, node.attributes, 'unit'),
    source: context.text.source(node),
    lastNameSource: context.text.part(node.alike.at(-1) ?? node, 'name'),
  };
  const names: readonly Lenient<Force>[] = [node, ...node.alike];
  for (const each of names)
    into.push({
      ...shared,
      name: each.name ?? '',
      members: each.forces.flatMap(unitsOf).map((member: Lenient<Force>) => member.name ?? ''),
      nameSource: context.text.part(each, 'name'),
    });
  for (const member of node.forces) compileForce(context, member, side, node.name, into);
}

/** Reports a statement with braces and several names, because the braces contain the members of only one formation. */
function reportSeveralFormations(context: CompileContext, { alike }: Lenient<Force>): void {
  context.findings.error(
    'several-formations',
    { ...context.text.source(alike[0]), end: context.text.source(alike[alike.length - 1]).end },
    say`Only units can share a statement. A formation with members in braces needs a statement of its own.`,
  );
}

interface Grouped {
  readonly $type: 'Force' | 'Placement' | 'Arrival';
  readonly groupKind: string[];
  readonly group?: string;
}

/** Compiles `of army "16"`; undefined if the statement does not name a formation. */
export function compileGroup(
  context: CompileContext,
  node: Grouped & Parameters<CompileContext['text']['listRange']>[0],
): Group | undefined {
  if (node.group === undefined) return undefined;
  const kind = node.groupKind.join(' ');
  context.checkWord('kind of formation', kind, context.ruleset?.vocabulary.formations ?? [], () =>
    context.text.listRange(node, 'groupKind'),
  );
  return { kind, name: node.group };
}

/**
 * Reports a comma between the values of a counter, as in `4-10, 2-10`. A comma is allowed only between values that are
 * taken from different sources, such as two books.
 */
function reportComma(context: CompileContext, node: Lenient<Force>): void {
  const values = node.values.map((each) => context.text.source(each));
  const gaps = values.slice(1).map(({ start }, index) => ({ ...values[index], start: values[index].end, end: start }));
  context.findings.error(
    'faces-apart',
    { ...values[0], end: values[values.length - 1].end },
    say`The faces of a counter are separated by “|”: ${node.values.map(written).join(' | ')}. A comma separates the values of several sources, each with its “source”.`,
    { fixes: [{ title: 'Separate the faces by “|”', edits: gaps.map((source) => ({ source, text: ' | ' })) }] },
  );
}

/**
 * Compiles `4-10 | 2-10` to `[[4, 10], [2, 10]]`. If a unit has values from several sources, the first values count,
 * and other values that differ are reported.
 */
function compileFaces(context: CompileContext, node: Lenient<Force>): Face[] {
  const first = node.values.at(0);
  if (!first) return [];
  for (const other of node.values.slice(1)) {
    if (other.faces.join() === first.faces.join()) continue;
    if (first.origin === undefined && other.origin === undefined) {
      reportComma(context, node);
      break;
    }
    context.findings.warning(
      'sources-disagree',
      context.text.source(other),
      say`${node.name ?? term('This unit')} is ${written(other)} here and ${written(first)} before. The first counts; delete the other, or find out which is right.`,
      { related: [{ source: context.text.source(first), message: say`The values that count.` }] },
    );
  }
  return first.faces.map(readFace);
}

function written(values: Values): string {
  return values.faces.join(' | ') + (values.origin === undefined ? '' : ` (${values.origin})`);
}

/** Parses `6-8-6` to `[6, 8, 6]`. */
function readFace(text: string): Face {
  return text.split('-').map(Number);
}

function compilePool(context: CompileContext, node: Pool, side: string): PoolModel {
  const kind = node.kind.join(' ');
  context.checkWord('kind of unit', kind, context.ruleset?.vocabulary.unitKinds ?? [], () =>
    context.text.listRange(node, 'kind'),
  );
  return {
    kind,
    side,
    counters: node.counters.map((counters: Lenient<PoolCounters>) => ({
      count: readCount(context, counters),
      face: readFace(counters.face ?? '0'),
      source: context.text.source(counters),
    })),
    source: context.text.source(node),
  };
}

function compileKindPicture(context: CompileContext, node: Lenient<KindPictureNode>): KindPicture[] {
  const kind = node.kind.join(' ');
  context.checkWord('kind of unit', kind, context.ruleset?.vocabulary.unitKinds ?? [], () =>
    context.text.listRange(node, 'kind'),
  );
  if (node.file === undefined) return [];
  return [{ kind, picture: { path: node.file, source: context.text.part(node, 'file') } }];
}
