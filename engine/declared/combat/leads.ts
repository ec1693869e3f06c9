import { say } from '../../model/say.js';
import { choice } from '../../mechanics/choice.js';
import { memoize } from '../../mechanics/memoize.js';
import { list } from '../../model/words.js';
import { ask, type Answer, type Decision, type Play } from '../../play/moment.js';
import { unitsNamed } from '../../play/named-units.js';
import { refusal } from '../../play/refusal.js';
import type { Declaration } from '../declaration.js';
import type { Effect } from '../effect.js';
import type { State } from '../state/state.js';
import { answerPlaceOf, besideUnits, type Battle } from './fight.js';

export const LEAD = 'lead';

/** Returns the sides whose lead units lose the first steps by some result: `attacker`, `defender`. */
export const sidesWithLeads = memoize(({ results }: Pick<Declaration, 'results'>): readonly Effect['who'][] => {
  const all = results.flatMap(({ effects }) => effects.flatMap((effect) => [effect, ...effect.alternatives]));
  const led = all.flatMap((effect) => (effect.does === 'lose' && effect.isLeadFirst === true ? [effect.who] : []));
  return [...new Set(led)];
});

/** Asks both sides for their lead units before the roll, if some result takes the first steps from them. */
export function* nameLeads(state: State, battle: Battle): Play {
  for (const who of sidesWithLeads(state.declaration)) {
    const side = who === 'attacker' ? battle.attacker : battle.defender;
    const stacks = who === 'attacker' ? [besideUnits(state, battle)] : stacksOf(state, battle);
    for (const [index, units] of stacks.entries()) {
      if (units.length === 0) continue;
      const address = `${battle.address}/${who} lead${index === 0 ? '' : ` ${index + 1}`}`;
      const decision = leadDecision(state, { battle, side, units, address });
      if (units.length === 1) state.skipQuestion(() => decision);
      const { pieces: [lead] = [] } = units.length === 1 ? decision.fallback() : yield* ask(decision);
      battle.leads.push(lead);
    }
  }
}

/** Returns the groups of defenders with one lead each: all defenders or, if results hold per hex, those of each hex. */
function stacksOf(state: State, { defenders, stacks }: Battle): readonly (readonly number[])[] {
  return state.declaration.combat?.hasResultPerHex === true && stacks.length > 1 ? stacks : [defenders];
}

interface LeadQuestion {
  readonly battle: Battle;
  readonly side: number;
  readonly units: readonly number[];
  readonly address: string;
}

/** Asks a side for its lead unit: `lead A`. Default: the strongest unit. */
function leadDecision(state: State, { battle, side, units, address }: LeadQuestion): Decision {
  const strongest = units.toSorted((one, other) => worthOf(state, other) - worthOf(state, one) || one - other);
  const rule = state.declaration.combat?.rule ?? '';
  const lead = (piece: number): Answer => ({ verb: LEAD, pieces: [piece] });
  return choice({
    ...answerPlaceOf(battle, side),
    address,
    side: state.sideName(side),
    rule,
    question: LEAD,
    prompt: say`${state.shownSide(side)}: which of ${list(state.names(units))} leads, and loses the first steps?`,
    verbs: [LEAD],
    options: () => strongest.map(lead),
    answer(order) {
      const named = unitsNamed(state, order.pieces).find((piece) => units.includes(piece));
      if (named !== undefined) return lead(named);
      return refusal(rule, 'lead', say`One of ${list(state.names(units), 'or')} leads.`, { waits: true });
    },
    whyNot: ({ pieces: [piece] = [] }) =>
      units.includes(piece) ? undefined : refusal(rule, 'lead', say`One of ${list(state.names(units), 'or')} leads.`),
    describe: ({ pieces = [] }) => `${LEAD} ${state.namesAsWritten(pieces)}`,
  });
}

const worthOf = (state: State, piece: number): number => Math.max(state.attack(piece), state.defence(piece));
