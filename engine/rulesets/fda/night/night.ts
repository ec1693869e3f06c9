import { say, term } from '../../../model/say.js';
import { ask, roll, type Answer, type Decision, type Play } from '../../../play/moment.js';
import type { Explained } from '../../../model/ledger.js';
import { opponent, type Side } from '../state/pieces.js';
import { recovering } from './recovering.js';
import { returnHeadquarters } from './returning.js';
import { missingOf, recoverable } from './losses.js';
import { refusal, cite, explain } from '../rulebook/cite.js';
import { oneDivision } from '../sequence/aiming.js';
import { deciding } from '../sequence/deciding.js';
import { ELIMINATED, WITHDRAWN, type State } from '../state/state.js';
import { isSupplied } from '../supply/supply.js';
import { DIE_SIDES, reorganisesFrom } from '../vocabulary/dice-pools.js';

const REORGANISE = 'reorganise';
const REST = 'rest';

/**
 * Plays the night: headquarters attempt to reorganise their divisions, beginning with the side that goes first on the
 * next day [11b].
 */
export function* reorganisation(state: State): Play {
  const first: Side =
    state.inflicted[0] === state.inflicted[1] ? state.first : state.inflicted[0] > state.inflicted[1] ? 0 : 1;
  for (const { headquarters } of state.divisions) yield* returnHeadquarters(state, headquarters);
  for (const side of [first, opponent(first)]) {
    state.side = side;
    for (const { index, side: own, kind } of state.divisions)
      if (own === side && kind === 'division') yield* reorganise(state, index);
  }
}

/** Lets one division attempt reorganisation: asks its owner, rolls, and recovers break points [2.1e, 11c, 11e]. */
function* reorganise(state: State, division: number): Play {
  const { headquarters, name } = state.divisions[division];
  if (headquarters < 0 || state.cell[headquarters] < 0 || missingOf(state, division) === 0) return;
  state.address = `${state.turn}/${state.sideName(state.side)}/${name}/reorganisation`;
  const { verb, order } = yield* ask(attempting(state, division));
  if (verb === REST) return;
  state.attempts[division]++;
  const attempt = state.attempts[division];
  const { address } = state;
  const natural = yield* roll({
    address,
    rule: cite('11c'),
    sides: DIE_SIDES,
    purpose: say`${name} reorganises, attempt ${attempt}`,
    order,
  });
  const modifier = reorganisationModifier(state, division);
  const least = reorganisesFrom(attempt, state.numbers);
  const succeeds = natural + modifier.value >= least;
  const points = recoverable(state, division);
  state.emit(REORGANISE, '11c', () => ({
    text: succeeds
      ? say`${name} reorganises and recovers ${points} PR: ${natural}${signed(modifier.value)}, ${least} needed at attempt ${attempt}.`
      : say`${name} does not reorganise: ${natural}${signed(modifier.value)}, ${least} needed at attempt ${attempt}.`,
    pieces: [headquarters],
    ledger: modifier.ledger,
    dice: { address, sides: DIE_SIDES, values: [natural], written: false },
    facts: { succeeds, attempt, points: succeeds ? points : 0 },
  }));
  if (succeeds && points > 0) yield* recover(state, division, points);
}

const signed = (value: number): string => (value === 0 ? '' : value > 0 ? ` + ${value}` : ` − ${-value}`);

/**
 * Computes the modifier of the reorganisation roll of a division and explains it. The quality of the headquarters and a
 * lack of supply change the roll [11d, 7.1f, 2.1f].
 */
export function reorganisationModifier(state: State, division: number): Explained {
  const { numbers } = state;
  const { quality } = state.piece(state.divisions[division].headquarters);
  const byQuality = {
    excellent: numbers['reorganisation.excellent'],
    normal: 0,
    poor: numbers['reorganisation.poor'],
  }[quality];
  const bySupply = isSupplied(state, division) ? 0 : numbers['reorganisation.unsupplied'];
  const modifier = explain(byQuality, say`${term(quality)} headquarters`, '11d');
  return bySupply === 0 ? modifier : modifier.plus(bySupply, say`out of supply`, '7.1f');
}

/**
 * Asks whether a division attempts reorganisation. Default: yes if a success would recover a break point [11b, 11e].
 */
function attempting(state: State, division: number): Decision {
  const { name } = state.divisions[division];
  const answerOf = (verb: string): Answer => ({ verb, choice: name });
  return deciding(state, state.side, {
    address: `${state.address}/attempt`,
    rule: '11b',
    question: 'reorganisation',
    prompt: say`does ${name} attempt reorganisation, to recover ${recoverable(state, division)} of ${missingOf(state, division)} PR?`,
    verbs: [REORGANISE, REST],
    options: () => [answerOf(REORGANISE), answerOf(REST)],
    defaultAnswer: () => answerOf(recoverable(state, division) > 0 ? REORGANISE : REST),
    pick: (random) => answerOf(random(4) === 0 ? REST : REORGANISE),
    answer(order) {
      const choice = oneDivision(order, '11c') ?? name;
      return typeof choice === 'object' ? choice : { verb: order.verb, choice };
    },
    whyNot: ({ choice }) =>
      choice === name
        ? undefined
        : refusal('11c', 'another-division', say`The question is about ${name}.`, { waits: true }),
  });
}

/**
 * Distributes recovered break points as the owner chooses. A unit that is off the table returns next to its
 * headquarters [11e].
 */
function* recover(state: State, division: number, points: number): Play {
  const decision = recovering(state, division, points);
  const { pieces = [] } = decision.legal().length === 1 ? decision.fallback() : yield* ask(decision);
  const sector = state.cell[state.divisions[division].headquarters];
  for (const piece of pieces) {
    const cell = state.cell[piece];
    if (cell === WITHDRAWN && state.pr[piece] === state.piece(piece).pr) state.pr[piece]--; // The unit is at full strength and only returns.
    state.pr[piece]++;
    if (cell === ELIMINATED || cell === WITHDRAWN) {
      state.cameFrom[piece] = -1;
      state.put(piece, sector);
    }
    state.emit('recover', '11e', () => ({
      text:
        cell < 0
          ? say`${state.name(piece)} has ${state.pr[piece]} PR again and returns in ${state.label(sector)}.`
          : say`${state.name(piece)} has ${state.pr[piece]} PR again.`,
      pieces: [piece],
      cells: [state.cell[piece]],
    }));
  }
}
