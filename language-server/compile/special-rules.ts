import type {
  AttachmentModel,
  DepartureModel,
  LimitModel,
  NamedPlace,
  VictoryModel,
} from '../../engine/model/special-rules.js';
import { AT_ONCE } from '../../engine/mechanics/special-rules/at-once.js';
import type { Source } from '../../engine/model/source.js';
import type { Action, Attachment, Departure, Limit, LimitPlace, Setup, Victory } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { Attributes } from '../../engine/model/map.js';
import { say } from '../../engine/model/say.js';
import { compileAttributes, compileSums, splitAttributes } from './attributes.js';
import { compileCitations } from './citations.js';
import { compileCondition } from './conditions.js';
import { checkCountableWord } from './countable-words.js';
import type { CompileContext } from './compile-context.js';
import { cellsOfPlace, compileNames } from './named-things.js';
import { compileItems, type ScenarioContext } from './placements.js';
import { compileTurnRange } from './turns.js';

/**
 * Compiles a `forbid` or `require` statement. Returns nothing if the statement contains an unknown name, because a
 * limit without that name would apply to other units or places.
 * @param setup the set-up that contains the limit, if any
 */
export function compileLimit(
  context: CompileContext,
  node: Lenient<Limit>,
  ground: ScenarioContext,
  setup?: Lenient<Setup>,
): LimitModel[] {
  const actions = node.actions.map((action: Lenient<Action>) => {
    const source = context.text.source(action);
    const word = action.words.join(' ');
    checkCountableWord(context, 'limit', word, () => source);
    return { word, source };
  });
  const during = compileTurnRange(context, node, ground.span);
  const pieces = compileNames(context, node, 'pieces');
  const except = compileNames(context, node, 'others');
  const places = node.places.flatMap((place) => placesNamed(context, place, ground));
  const { attributes, whose, totals, isRead } = limitAttributes(context, node, setup !== undefined);
  checkAmounts(context, node, setup !== undefined);
  const citations = compileCitations(context, node);
  const side = (setup ?? node).side?.ref?.name;
  const isUnderstood =
    node.mode !== undefined &&
    pieces.length === node.pieces.length &&
    except.length === node.others.length &&
    places.length === node.places.reduce((sum, { places: named, cells }) => sum + named.length + cells.length, 0) &&
    (node.side === undefined || side !== undefined) &&
    (node.turn === undefined || during !== undefined) &&
    isRead;
  // Actions that may not be forbidden are omitted; the rest of the statement applies.
  const judged = actions.filter(
    ({ word, source }) => node.mode !== 'forbid' || setup !== undefined || !mayNotBeForbidden(context, word, source),
  );
  if (!isUnderstood || node.mode === undefined || judged.length === 0) return [];
  return [
    {
      mode: node.mode,
      actions: judged,
      ...(node.amount === undefined ? {} : { amount: Number(node.amount) }),
      ...(node.most === undefined ? {} : { most: Number(node.most) }),
      pieces,
      places,
      ...(during === undefined ? {} : { during }),
      ...(side === undefined ? {} : { side }),
      ...(setup ? { ofSetup: true } : {}),
      except,
      attributes,
      ...(Object.keys(whose).length > 0 && { whose }),
      ...(Object.keys(totals).length > 0 && { totals }),
      citations,
      source: context.text.source(node),
    },
  ];
}

/**
 * Compiles the attributes in the parentheses of a limit, which is a `forbid` or `require` statement. They are of three
 * kinds: attributes of the limit itself, attributes that units must have in their declaration to be counted and, in a
 * set-up, required sums of a number on the counters.
 */
function limitAttributes(
  context: CompileContext,
  { attributes: nodes }: Lenient<Limit>,
  isOfSetup: boolean,
): Record<'attributes' | 'whose' | 'totals', Attributes> & { readonly isRead: boolean } {
  const faces = context.ruleset?.vocabulary.unitKinds.flatMap((kind) => kind.faces.flat()) ?? [];
  const sums = isOfSetup ? nodes.filter(({ key }) => faces.includes(key ?? '')) : [];
  const rest = nodes.filter((node) => !sums.includes(node));
  const own = splitAttributes(context, rest, isOfSetup ? 'placement' : 'limit');
  const declared = splitAttributes(context, own.others, 'unit');
  const attributes = compileAttributes(context, [...own.those, ...declared.others], isOfSetup ? 'placement' : 'limit');
  const whose = compileAttributes(context, declared.those, 'unit');
  const totals = compileSums(context, sums);
  const read = [attributes, whose, totals].flatMap((all) => Object.values(all));
  const isRead = nodes.every((node) => {
    const { start } = context.text.source(node);
    return read.some(({ source }) => source.start <= start && start < source.end);
  });
  return { attributes, whose, totals, isRead };
}

/**
 * Checks the numbers of a `forbid` or `require` statement. Only `require` in a set-up may have two numbers: `require
 * units 12..14`.
 */
function checkAmounts(context: CompileContext, { $cstNode, ...node }: Lenient<Limit>, isOfSetup: boolean): void {
  const { amount, most, mode } = node;
  if (amount === undefined || most === undefined || $cstNode === undefined) return;
  const source = context.text.part({ ...node, $cstNode }, 'most');
  if (mode !== 'require' || !isOfSetup)
    context.findings.error(
      'no-range',
      source,
      mode === 'forbid'
        ? say`Only a requirement of a set-up has a minimum and a maximum; this forbids “${amount}” or more.`
        : say`Only a requirement of a set-up has a minimum and a maximum; a requirement of orders has a minimum only.`,
    );
  else if (Number(amount) > Number(most))
    context.findings.error(
      'range-backwards',
      source,
      say`${most} is less than ${amount}: write the smaller number first, ${most}..${amount}.`,
    );
}

/**
 * Returns true and reports an error if a verb may not be forbidden. A verb that ends a phase is never forbidden, since
 * a side must always be able to end a phase.
 */
function mayNotBeForbidden({ ruleset, findings }: CompileContext, word: string, source: Source): boolean {
  const ends = ruleset?.vocabulary.verbs.find((verb) => verb.word === word)?.endsQuestions ?? false;
  if (ends)
    findings.error(
      'never-forbidden',
      source,
      say`\`${word}\` ends the actions of a side and cannot be forbidden. Use \`require\` for what the side must do.`,
    );
  return ends;
}

function placesNamed(context: CompileContext, node: Lenient<LimitPlace>, ground: ScenarioContext): NamedPlace[] {
  const preposition = node.preposition ?? 'at';
  const named = node.places.flatMap((reference, index): NamedPlace[] => {
    const source = context.text.part(node, 'places', index);
    const cells = cellsOfPlace(ground.map, reference.ref);
    return cells ? [{ name: reference.$refText, cells, preposition, source }] : [];
  });
  const written = node.cells.flatMap((range, index): NamedPlace[] => {
    const source = context.text.part(node, 'cells', index);
    const cells = ground.cells?.range(range, () => source) ?? [];
    return cells.length > 0 ? [{ name: range, cells, preposition, source }] : [];
  });
  return [...named, ...written];
}

/** Compiles a `leave` statement. */
export function compileDeparture(
  context: CompileContext,
  node: Lenient<Departure>,
  ground: ScenarioContext,
): DepartureModel {
  const during = compileTurnRange(context, node, ground.span);
  const side = node.side?.ref?.name;
  return {
    ...(during === undefined ? {} : { during }),
    ...(side === undefined ? {} : { side }),
    items: compileItems(context, node, side, ground),
    citations: compileCitations(context, node),
    source: context.text.source(node),
  };
}

/** Compiles an `attach` statement; empty if the formation is unknown. */
export function compileAttachment(
  context: CompileContext,
  node: Lenient<Attachment>,
  ground: ScenarioContext,
): AttachmentModel[] {
  const during = compileTurnRange(context, node, ground.span);
  const citations = compileCitations(context, node);
  const to = node.formation?.ref;
  if (!to) return [];
  return [
    {
      pieces: compileNames(context, node, 'pieces'),
      to: { name: to.name, source: context.text.part(node, 'formation') },
      ...(during === undefined ? {} : { during }),
      citations,
      source: context.text.source(node),
    },
  ];
}

/** Compiles a `victory` statement; empty if the side is unknown or the condition has an error. */
export function compileVictory(
  context: CompileContext,
  node: Lenient<Victory>,
  ground: ScenarioContext,
): VictoryModel[] {
  const during = compileTurnRange(context, node, ground.span);
  const citations = compileCitations(context, node);
  const condition = compileCondition(context, node.condition, ground);
  const attributes = compileAttributes(context, node.attributes, 'victory');
  const side = node.side?.ref?.name;
  if ((node.condition && !condition) || (!node.nobody && side === undefined)) return [];
  return [
    {
      ...(side === undefined ? {} : { side }),
      ...(node.degree === undefined ? {} : { degree: node.degree }),
      ...(during === undefined ? {} : { during }),
      ...(condition === undefined ? {} : { condition }),
      ...(Object.hasOwn(attributes, AT_ONCE.word) && { isAtOnce: true as const }),
      citations,
      source: context.text.source(node),
    },
  ];
}
