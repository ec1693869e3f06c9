import type { Cell } from '../../../board/board.js';
import { choice } from '../../../mechanics/choice.js';
import { list } from '../../../model/words.js';
import type { OrderModel } from '../../../model/orders.js';
import { unitsNamed } from '../../../play/named-units.js';
import { ask, type Address, type Answer, type Play } from '../../../play/moment.js';
import { cite, refusal } from '../refusal.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { efficiencyOf } from './efficiency.js';

export interface LeadAsked {
  readonly side: number;
  /** The units for one of which the choice is; not none. */
  readonly among: readonly number[];
  /** The lead is asked for at `ADDRESS/lead`. */
  readonly address: Address;
  /** The order in whose braces the answer stands, where it is the side whose order it is. */
  readonly order?: OrderModel | undefined;
  /** The hexes of the `defend` in which it stands, where it is the other. */
  readonly about?: readonly Cell[] | undefined;
}

/** Its owner chooses who leads a group: whose efficiency counts, and who loses the first step [3.43]. One alone leads. */
export function* chooseLead(state: State, { side, among, address, order, about }: LeadAsked): Play<number> {
  if (among.length === 1) return among[0];
  const answers = (): Answer[] => bestFirst(state, among).map((piece) => ({ verb: 'lead', pieces: [piece] }));
  const { pieces = [] } = yield* ask(
    choice({
      address: `${address}/lead`,
      side: SIDES[side],
      rule: cite('3.43'),
      question: 'lead',
      prompt: `${SIDES[side]}: who leads?`,
      verbs: ['lead'],
      within: order,
      about,
      options: answers,
      answer: ({ pieces: named }) => ({ verb: 'lead', pieces: unitsNamed(state, named) }),
      whyNot: ({ pieces: named = [] }) =>
        named.length === 1 && among.includes(named[0])
          ? undefined
          : refusal('3.43', 'no-lead', `One of ${list(state.names(among))} leads.`, { waits: true }),
      describe: ({ pieces: named = [] }) => `lead ${state.written(named)}`,
    }),
  );
  return pieces[0];
}

/** Who may lead a hex: a headquarters only where nobody else stands [15.12c]. */
export function leadersAmong(state: State, units: readonly number[]): readonly number[] {
  const others = units.filter((piece) => !state.piece(piece).isHeadquarters);
  return others.length > 0 ? others : units;
}

/** The most efficient first, as the book says makes sense [3.43a]; of equals the one listed first. */
const bestFirst = (state: State, pieces: readonly number[]): number[] =>
  [...pieces].sort((a, b) => efficiencyOf(state, b).value - efficiencyOf(state, a).value);
