import { say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Decision, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { assaultFactor, supportFactor, type Party } from '../combat/pools.js';
import { pickOne } from '../../../mechanics/choice.js';
import { refusal } from '../rulebook/cite.js';
import { deciding } from '../sequence/deciding.js';
import type { State } from '../state/state.js';
import { artilleryFor, strongestFirst, supportersOf, type Cause } from './support.js';
import { supportDice } from '../vocabulary/dice-pools.js';
import { defenceLeaders, refuseParty } from './legality.js';

const DEFEND = 'defend';

/** The assaulted sector and the units that assault it. */
export interface Assaulted {
  readonly target: Cell;
  readonly attack: Party;
  readonly within: OrderModel | undefined;
}

/** Asks which unit leads the defence, which units support it, and whether artillery adds its die [8d, 8h, 8i, 9.1b]. */
export function defending(state: State, assaulted: Assaulted): Decision {
  const { target, within } = assaulted;
  const leaders = defenceLeaders(state, target);
  const { side } = state.piece(leaders[0]);
  return deciding(state, side, {
    address: `${state.address}/defence`,
    rule: '8d',
    question: 'defence',
    prompt: say`which unit leads the defence of ${state.label(target)}, and which units support?`,
    verbs: [DEFEND],
    within,
    about: [target],
    options: () => defences(state, assaulted, leaders),
    defaultAnswer: () => usualDefence(state, assaulted, leaders),
    pick: (random) => pickDefence(state, assaulted, pickOne(leaders, random), random),
    answer(order) {
      const others = order.clauses.find(({ preposition }) => preposition === 'with');
      const pieces = unitsNamed(state, [...order.pieces, ...(others?.pieces ?? [])]);
      return { verb: DEFEND, pieces, cells: [target] };
    },
    whyNot: (answer) => refuseDefence(state, assaulted, leaders, answer),
  });
}

const causeOf = (state: State, { target, attack }: Assaulted, leader: number): Cause => ({
  leader,
  target,
  attacks: false,
  attackers: [attack.leader, ...attack.support].map((unit) => state.cell[unit]),
});

function refuseDefence(
  state: State,
  assaulted: Assaulted,
  leaders: readonly number[],
  { pieces = [] }: Answer,
): Refusal | undefined {
  const [leader] = pieces;
  if (leader === undefined || !leaders.includes(leader))
    return refusal(
      '8d',
      'wrong-leader',
      say`The defence of ${state.label(assaulted.target)} is led by ${leaders.map((unit) => state.name(unit)).join(` ${term('or')} `)}.`,
    );
  return refuseParty(state, pieces, causeOf(state, assaulted, leader));
}

/**
 * Lists up to three defences for each possible leader: the leader alone, the leader with the default support, and both
 * with artillery.
 */
function defences(state: State, assaulted: Assaulted, leaders: readonly number[]): Answer[] {
  return leaders.flatMap((leader) => {
    const cause = causeOf(state, assaulted, leader);
    const support = usualSupport(state, cause);
    const guns = artilleryFor(state, cause);
    const parties = [[leader], [leader, ...support], ...(guns < 0 ? [] : [[leader, ...support, guns]])];
    const different = parties.filter((party, i) => i === 0 || party.length > parties[i - 1].length);
    return different.map((pieces): Answer => ({ verb: DEFEND, pieces, cells: [assaulted.target] }));
  });
}

function pickDefence(state: State, assaulted: Assaulted, leader: number, random: (n: number) => number): Answer {
  const cause = causeOf(state, assaulted, leader);
  const support = supportersOf(state, cause)
    .filter(() => random(2) === 0)
    .slice(0, state.numbers['support.units']);
  const guns = random(2) === 0 ? artilleryFor(state, cause) : -1;
  return { verb: DEFEND, pieces: [leader, ...support, ...(guns < 0 ? [] : [guns])], cells: [assaulted.target] };
}

/**
 * Returns the default defence: the unit with the highest factor leads, the next highest factors support, and artillery
 * adds its die if its division has been activated already.
 */
export function usualDefence(state: State, assaulted: Assaulted, leaders: readonly number[]): Answer {
  const [leader] = strongestFirst(state, leaders, (unit) => assaultFactor(state, unit, assaulted.attack.leader));
  const cause = causeOf(state, assaulted, leader);
  const guns = artilleryFor(state, cause);
  const gives = guns >= 0 && state.activated[state.piece(guns).division] === 1;
  const pieces = [leader, ...usualSupport(state, cause), ...(gives ? [guns] : [])];
  return { verb: DEFEND, pieces, cells: [assaulted.target] };
}

/**
 * Returns the supporters that defend by default: the units in the assaulted sector with the highest factors. Units in
 * adjacent sectors are included only if they add a die, because supporters may have to retreat too.
 */
function usualSupport(state: State, cause: Cause): number[] {
  const { numbers } = state;
  const factor = (unit: number): number => supportFactor(state, unit);
  const may = strongestFirst(state, supportersOf(state, cause), factor);
  const dice = (units: readonly number[]): number => supportDice(units.map(factor), numbers);
  const most = numbers['support.units'];
  const inside = may.filter((unit) => state.cell[unit] === cause.target).slice(0, most);
  const all = may.slice(0, most);
  return dice(all) > dice(inside) ? all : inside;
}
