import { say, term } from '../../../engine/model/say.js';
import { turnTitle, turnNumber } from '../../../engine/model/calendar.js';
import type { AwaitedOrders } from '../../../engine/model/sealed-turn.js';
import { waitingText } from '../../../engine/play/sealed-turns.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { Subject } from '../../syntax/subject.js';
import type { Analysis } from '../../analysis/analysis.js';
import { escape, paragraphs } from '../../text/markdown.js';

type SealedOrders = Omit<Extract<Subject, { readonly about: 'seal' | 'secret' }>, 'about' | 'source'>;

const STATES: Readonly<Record<AwaitedOrders['why'], string>> = {
  'not sealed': 'Not sealed yet.',
  sealed: 'Sealed, and not open yet.',
  'not the sealed file': 'Open, but this is not the file that was sealed.',
  'orders elsewhere': 'Open, but some orders of this side are in a file without a seal.',
  'more than orders': 'Open, but the file contains more than the orders of this side.',
  'other ruleset': 'Open, but the ruleset has changed since the orders were sealed.',
};

/** Builds the hover of a seal: whether the orders are open, and what play waits for. */
export function hoverSeal({ vocabulary }: Ruleset, { scenario }: Analysis, orders: SealedOrders): string {
  const { calendar } = vocabulary;
  const turn = turnNumber(orders.turn, calendar) ?? 0;
  const sealed = scenario?.sealed?.find((each) => each.turn === turn && each.part === orders.part);
  const awaited = sealed?.waitsFor.find(({ side }) => side === orders.side);
  return paragraphs(
    say`**Seal of the orders of ${escape(orders.side)} for turn ${escape(turnTitle(turn, calendar))}**`,
    sealed && (awaited ? term(STATES[awaited.why]) : say`Open, and the file matches the seal.`),
    sealed &&
      (sealed.seed === undefined
        ? escape(waitingText(sealed, calendar))
        : say`The orders of all sides are open: the dice come from their secrets.`),
  );
}

/** Builds the hover of a secret. */
export function hoverSecret({ vocabulary }: Ruleset, { turn, side }: SealedOrders): string {
  const number = turnNumber(turn, vocabulary.calendar) ?? 0;
  return paragraphs(
    say`**Secret of ${escape(side)} for turn ${escape(turnTitle(number, vocabulary.calendar))}**`,
    say`The dice of the turn are computed from the secrets of all sides. Keep this file secret until you have the seals of all sides, and do not change it after it is sealed.`,
  );
}
