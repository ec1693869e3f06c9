import type {
  AttachmentModel,
  DepartureModel,
  LimitModel,
  NamedPlace,
  VictoryModel,
} from '../../engine/model/special-rules.js';
import type { Source } from '../../engine/model/source.js';
import type { Action, Attachment, Departure, Limit, LimitPlace, Setup, Victory } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { Attributes } from '../../engine/model/map.js';
import { compileAttributes, compileSums, splitAttributes } from './attributes.js';
import { compileCitations } from './citations.js';
import { compileCondition } from './conditions.js';
import { checkCounted } from './counted.js';
import type { Desk } from './desk.js';
import { cellsOfPlace, namedAll } from './named.js';
import { compileItems, type Ground } from './placements.js';
import { readStretch } from './turns.js';

/** What is forbidden or required; left out while something it names is unknown, for then it would bind others. */
export function compileLimit(desk: Desk, node: Lenient<Limit>, ground: Ground, setup?: Lenient<Setup>): LimitModel[] {
  const actions = node.actions.map((action: Lenient<Action>) => {
    const source = desk.text.source(action);
    const word = action.words.join(' ');
    checkCounted(desk, 'limit', word, () => source);
    return { word, source };
  });
  const during = readStretch(desk, node, ground.span);
  const pieces = namedAll(desk, node, 'pieces');
  const except = namedAll(desk, node, 'others');
  const places = node.places.flatMap((place) => placesNamed(desk, place, ground));
  const { attributes, whose, totals, isRead } = limitAttributes(desk, node, setup !== undefined);
  checkAmounts(desk, node, setup !== undefined);
  const citations = compileCitations(desk, node);
  const side = (setup ?? node).side?.ref?.name;
  const isUnderstood =
    node.mode !== undefined &&
    pieces.length === node.pieces.length &&
    except.length === node.others.length &&
    places.length === node.places.reduce((sum, { places: named, cells }) => sum + named.length + cells.length, 0) &&
    (node.side === undefined || side !== undefined) &&
    (node.turn === undefined || during !== undefined) &&
    isRead;
  // What may not be forbidden is left out; the rest of the statement holds.
  const judged = actions.filter(
    ({ word, source }) => node.mode !== 'forbid' || setup !== undefined || !mayNotBeForbidden(desk, word, source),
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
      source: desk.text.source(node),
    },
  ];
}

/**
 * The parentheses of a limit: words of its own, what its units must be by their declaration and, in a set-up, what they come
 * to by a number of their counters.
 */
function limitAttributes(
  desk: Desk,
  { attributes: nodes }: Lenient<Limit>,
  isOfSetup: boolean,
): Record<'attributes' | 'whose' | 'totals', Attributes> & { readonly isRead: boolean } {
  const faces = desk.ruleset?.vocabulary.unitKinds.flatMap((kind) => kind.faces.flat()) ?? [];
  const sums = isOfSetup ? nodes.filter(({ key }) => faces.includes(key ?? '')) : [];
  const rest = nodes.filter((node) => !sums.includes(node));
  const own = splitAttributes(desk, rest, isOfSetup ? 'placement' : 'limit');
  const declared = splitAttributes(desk, own.others, 'unit');
  const attributes = compileAttributes(desk, [...own.those, ...declared.others], isOfSetup ? 'placement' : 'limit');
  const whose = compileAttributes(desk, declared.those, 'unit');
  const totals = compileSums(desk, sums);
  const read = [attributes, whose, totals].flatMap((all) => Object.values(all));
  const isRead = nodes.every((node) => {
    const { start } = desk.text.source(node);
    return read.some(({ source }) => source.start <= start && start < source.end);
  });
  return { attributes, whose, totals, isRead };
}

/** `require units 12..14`: only what is required has two numbers, and only in a set-up. */
function checkAmounts(desk: Desk, { $cstNode, ...node }: Lenient<Limit>, isOfSetup: boolean): void {
  const { amount, most, mode } = node;
  if (amount === undefined || most === undefined || $cstNode === undefined) return;
  const source = desk.text.part({ ...node, $cstNode }, 'most');
  if (mode !== 'require' || !isOfSetup)
    desk.findings.error(
      'no-range',
      source,
      `Only what a set-up requires has a least and a most number; ${mode === 'forbid' ? `what is forbidden is “${amount}” or more` : 'of orders so many or more are required'}.`,
    );
  else if (Number(amount) > Number(most))
    desk.findings.error(
      'range-backwards',
      source,
      `${most} is less than ${amount}: write the smaller number first, ${most}..${amount}.`,
    );
}

/** Whoever has nothing left to do must be able to say so. */
function mayNotBeForbidden({ ruleset, findings }: Desk, word: string, source: Source): boolean {
  const ends = ruleset?.vocabulary.verbs.find((verb) => verb.word === word)?.ends ?? false;
  if (ends)
    findings.error(
      'never-forbidden',
      source,
      `\`${word}\` ends what a side does and cannot be forbidden; \`require\` what it must do instead.`,
    );
  return ends;
}

function placesNamed(desk: Desk, node: Lenient<LimitPlace>, ground: Ground): NamedPlace[] {
  const preposition = node.preposition ?? 'at';
  const named = node.places.flatMap((reference, index): NamedPlace[] => {
    const source = desk.text.part(node, 'places', index);
    const cells = cellsOfPlace(ground.map, reference.ref);
    return cells ? [{ name: reference.$refText, cells, preposition, source }] : [];
  });
  const written = node.cells.flatMap((range, index): NamedPlace[] => {
    const source = desk.text.part(node, 'cells', index);
    const cells = ground.cells?.range(range, () => source) ?? [];
    return cells.length > 0 ? [{ name: range, cells, preposition, source }] : [];
  });
  return [...named, ...written];
}

export function compileDeparture(desk: Desk, node: Lenient<Departure>, ground: Ground): DepartureModel {
  const during = readStretch(desk, node, ground.span);
  const side = node.side?.ref?.name;
  return {
    ...(during === undefined ? {} : { during }),
    ...(side === undefined ? {} : { side }),
    items: compileItems(desk, node, side, ground),
    citations: compileCitations(desk, node),
    source: desk.text.source(node),
  };
}

export function compileAttachment(desk: Desk, node: Lenient<Attachment>, ground: Ground): AttachmentModel[] {
  const during = readStretch(desk, node, ground.span);
  const citations = compileCitations(desk, node);
  const to = node.formation?.ref;
  if (!to) return [];
  return [
    {
      pieces: namedAll(desk, node, 'pieces'),
      to: { name: to.name, source: desk.text.part(node, 'formation') },
      ...(during === undefined ? {} : { during }),
      citations,
      source: desk.text.source(node),
    },
  ];
}

export function compileVictory(desk: Desk, node: Lenient<Victory>, ground: Ground): VictoryModel[] {
  const during = readStretch(desk, node, ground.span);
  const citations = compileCitations(desk, node);
  const condition = compileCondition(desk, node.condition, ground);
  const side = node.side?.ref?.name;
  if ((node.condition && !condition) || (!node.nobody && side === undefined)) return [];
  return [
    {
      ...(side === undefined ? {} : { side }),
      ...(node.degree === undefined ? {} : { degree: node.degree }),
      ...(during === undefined ? {} : { during }),
      ...(condition === undefined ? {} : { condition }),
      citations,
      source: desk.text.source(node),
    },
  ];
}
