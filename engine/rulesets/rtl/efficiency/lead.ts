import type { Cell } from '../../../board/board.js';
import { choice } from '../../../mechanics/choice.js';
import { list } from '../../../model/words.js';
import type { OrderModel } from '../../../model/orders.js';
import { unitsNamed } from '../../../play/named-units.js';
import { ask, type Address, type Answer, type Play } from '../../../play/moment.js';
import { cite, refusal } from '../rulebook/refusal.js';
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
export function* chooseLead(state: State, asked: LeadAsked): Play<number> {
  if (asked.among.length === 1) {
    state.skipQuestion(() => leadDecision(state, asked));
    return asked.among[0];
  }
  const { pieces = [] } = yield* ask(leadDecision(state, asked));
  return pieces[0];
}

function leadDecision(state: State, { side, among, address, order, about }: LeadAsked): ReturnType<typeof choice> {
  const hexes = among.map((piece) => state.cell[piece]);
  return choice({
    address: `${address}/lead`,
    side: SIDES[side],
    rule: cite('3.43'),
    question: 'lead',
    prompt: `${SIDES[side]}: who leads?`,
    verbs: ['lead'],
    within: order,
    about,
    options: () => bestFirst(state, among).map((piece): Answer => ({ verb: 'lead', pieces: [piece] })),
    answer: ({ pieces: named }) => ({ verb: 'lead', pieces: unitsNamed(state, named) }),
    whyNot: ({ pieces: named = [] }) => {
      if (named.length === 1 && among.includes(named[0])) return undefined;
      const staff = named.find((piece) => state.piece(piece).isHeadquarters && hexes.includes(state.cell[piece]));
      const names = list(state.names(among), 'or');
      return staff === undefined
        ? refusal('3.43', 'no-lead', `${names} leads.`, { waits: true })
        : refusal(
            side === state.side ? '15.12a' : '15.12c',
            'headquarters',
            `${state.name(staff)} is a headquarters and leads no combat units: ${names} does.`,
          );
    },
    describe: ({ pieces: named = [] }) => `lead ${state.namesAsWritten(named)}`,
  });
}

/** Who may lead a hex: a headquarters only where nobody else stands [15.12c]. */
export function leadersAmong(state: State, units: readonly number[]): readonly number[] {
  const others = units.filter((piece) => !state.piece(piece).isHeadquarters);
  return others.length > 0 ? others : units;
}

/** The most efficient first, as the book says makes sense [3.43a]; of equals the one listed first. */
const bestFirst = (state: State, pieces: readonly number[]): number[] =>
  [...pieces].sort((a, b) => efficiencyOf(state, b).value - efficiencyOf(state, a).value);
