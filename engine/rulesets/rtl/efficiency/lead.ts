import { say } from '../../../model/say.js';
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

/** A decision in which a side chooses the lead unit from several units. */
export interface LeadChoice {
  readonly side: number;
  /** The units to choose from; at least one. */
  readonly among: readonly number[];
  /** The address of the check or combat; the address of the decision is `ADDRESS/lead`. */
  readonly address: Address;
  /** The order whose braces may contain the answer, if the deciding side gives the order. */
  readonly order?: OrderModel | undefined;
  /** If the deciding side is the defender, the hexes that a `defend` order names when its braces contain the answer. */
  readonly about?: readonly Cell[] | undefined;
}

/**
 * Asks the owner for the lead unit of a group. The lead unit’s efficiency counts, and the lead unit loses the first
 * step [3.43]. A single unit leads without a decision.
 */
export function* chooseLead(state: State, request: LeadChoice): Play<number> {
  if (request.among.length === 1) {
    state.skipQuestion(() => leadDecision(state, request));
    return request.among[0];
  }
  const { pieces = [] } = yield* ask(leadDecision(state, request));
  return pieces[0];
}

function leadDecision(state: State, { side, among, address, order, about }: LeadChoice): ReturnType<typeof choice> {
  const hexes = among.map((piece) => state.cell[piece]);
  return choice({
    address: `${address}/lead`,
    side: SIDES[side],
    rule: cite('3.43'),
    question: 'lead',
    prompt: say`${SIDES[side]}: which unit is the lead unit?`,
    verbs: ['lead'],
    within: order,
    about,
    options: () => sortByEfficiency(state, among).map((piece): Answer => ({ verb: 'lead', pieces: [piece] })),
    answer: ({ pieces: named }) => ({ verb: 'lead', pieces: unitsNamed(state, named) }),
    whyNot: ({ pieces: named = [] }) => {
      if (named.length === 1 && among.includes(named[0])) return undefined;
      const headquarters = named.find(
        (piece) => state.piece(piece).isHeadquarters && hexes.includes(state.cell[piece]),
      );
      const names = list(state.names(among), 'or');
      return headquarters === undefined
        ? refusal('3.43', 'no-lead', say`Choose ${names} as the lead unit.`, { waits: true })
        : refusal(
            side === state.side ? '15.12a' : '15.12c',
            'headquarters',
            say`${state.name(headquarters)} is a headquarters and may not lead other combat units. Choose ${names}.`,
          );
    },
    describe: ({ pieces: named = [] }) => `lead ${state.namesAsWritten(named)}`,
  });
}

/**
 * Returns the units that may lead the defence of a hex: headquarters only if no other combat unit is there [15.12c].
 */
export function eligibleLeads(state: State, units: readonly number[]): readonly number[] {
  const others = units.filter((piece) => !state.piece(piece).isHeadquarters);
  return others.length > 0 ? others : units;
}

/** Sorts units by efficiency, highest first. Units with equal efficiency keep their order [3.43a]. */
const sortByEfficiency = (state: State, pieces: readonly number[]): number[] =>
  [...pieces].sort((a, b) => efficiencyOf(state, b).value - efficiencyOf(state, a).value);
