import { HIDDEN } from '../../text/shown-answer.js';
import { turnName, type Calendar } from '../../../engine/model/calendar.js';
import type { Fix } from '../../../engine/model/finding.js';
import { quoted } from '../../../engine/model/names.js';
import type { OrderModel } from '../../../engine/model/orders.js';
import type { DiceRoll } from '../../../engine/play/moment.js';
import type { MomentRecord } from '../../../engine/play/records.js';
import type { Source } from '../../../engine/model/source.js';
import type { GameSelection } from '../../../preview/contract/game-selection.js';
import type { Analysis } from '../../analysis/analysis.js';
import { orderAt } from '../../play/lookup.js';

/**
 * Returns the fix that writes rolls into the parentheses of the order at a place in the text: the rolls that the order
 * caused. With the fix, the rolls are the same for every seed.
 */
export function pinRolls(analysis: Analysis, place: Source, text: string): Fix[] {
  const order = orderAt(analysis, { ...place, end: place.start });
  return order ? pinRollsInOrder(analysis, order, text) : [];
}

/**
 * Returns the fix that writes the rolls caused by an order into its parentheses.
 * @param text the whole text of the file that contains the order
 */
export function pinRollsInOrder(analysis: Analysis, order: OrderModel, text: string, which?: GameSelection): Fix[] {
  const played = analysis.playthrough(which);
  const { start, file } = order.source;
  const rolls = (played?.moments ?? []).filter(
    ({ kind, answer, follows }) =>
      kind === 'dice' && answer !== HIDDEN && follows?.start === start && follows.file === file,
  );
  if (!rolls.some(({ by }) => by === 'seed')) return [];
  const values = rolls.flatMap(({ answer }) => answer.split(' '));
  const written = `roll ${values.join('-')}`;
  return [
    {
      title: values.length > 1 ? `Pin these rolls: ${written}` : `Pin this roll: ${written}`,
      edits: [editOfAttributes(order, written, text)],
    },
  ];
}

/**
 * Returns the edit that writes rolls into the parentheses of an order, or into new parentheses before its citations and
 * braces.
 */
function editOfAttributes({ attributes, source }: OrderModel, written: string, text: string): Fix['edits'][number] {
  const { roll } = attributes;
  if (Object.hasOwn(attributes, 'roll')) return { source: roll.source, text: written };
  const last = Object.values(attributes).at(-1)?.source;
  if (last) return { source: { ...last, start: last.end }, text: `, ${written}` };
  const head = HEAD.exec(text.slice(source.start, source.end))?.[0].trimEnd() ?? '';
  const at = source.start + head.length;
  return { source: { ...source, start: at, end: at }, text: ` (${written})` };
}

const HEAD = /^(?:"[^"\n]*"|'[^'\n]*'|[^"'([{])*/;

/**
 * Returns `dice` statements for a roll that belongs to no order: `dice "13AM/weather" = 4`. If each die has its own
 * address, there is a statement for each die.
 */
export function pinRollsByAddress(
  { address, answer, each }: MomentRecord,
  { faces }: Pick<DiceRoll, 'faces'>,
  calendar: Calendar | undefined,
): string[] {
  const shown = answer.split(' ').map((value) => faces?.[Number(value) - 1] ?? value);
  const [turn, ...rest] = address.split('/');
  const called = /^[1-9]\d*$/.test(turn) ? [turnName(Number(turn), calendar), ...rest].join('/') : address;
  if (!each) return [`dice ${quoted(called)} = ${shown.join(', ')}`];
  return each.map((thing, at) => `dice ${quoted(`${called}/${thing}`)} = ${shown[at]}`);
}
