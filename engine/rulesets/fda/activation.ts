import type { Answer, Decision, Play, Refusal } from '../../play/moment.js';
import { ask } from '../../play/moment.js';
import { flak } from './flak.js';
import { mayFlyToday } from './flying.js';
import { unitsOnMap } from './forces-now.js';
import { striking } from './air.js';
import { assaulting } from './assault.js';
import { counterBattery, firing } from './fire.js';
import { moving } from './movement/moving.js';
import type { OrderKind } from './sequence/order-kind.js';
import { opponent, SIDES, type Side } from './pieces.js';
import { refusal } from './refusal.js';
import { cite } from './rulebook/cite.js';
import { answerText } from './sequence/answer-text.js';
import { takeSideOrders } from './sequence/order-taking.js';
import type { State } from './state.js';
import { working } from './works/engineers.js';

/** What the units of an activated division may do [6d]. */
export const actions: readonly OrderKind[] = [moving, assaulting, firing, counterBattery, working, striking, flak];

const ACTIVATE = 'activate';

/**
 * The sides activate one division each by turns, until one has none left and the other has activated as many: what is
 * left of the other's is the surplus, which does nothing this turn [6b, 6c].
 */
export function* activations(state: State): Play {
  const { first } = state;
  const second = opponent(first);
  while (activatable(state, first).length > 0 && activatable(state, second).length > 0) {
    yield* activate(state, first);
    if (activatable(state, second).length === 0) break; // wiped out meanwhile
    yield* activate(state, second);
  }
  for (const side of SIDES) tellSurplus(state, side);
}

/** Divisions of a side that may still be activated this turn: with a unit on the map, or aircraft that may fly as a whole [6b, 6c, 12d]. */
export function activatable(state: State, side: Side): number[] {
  return state.divisions
    .filter(({ index, side: own }) => own === side && mayActivate(state, index))
    .map(({ index }) => index);
}

function mayActivate(state: State, division: number): boolean {
  const { kind, side, members } = state.divisions[division];
  if (state.activated[division] === 1) return false;
  if (kind === 'division') return unitsOnMap(state, division) > 0;
  if (kind === 'garrison') return false;
  return mayFlyToday(state, side) && members.some((piece) => state.pr[piece] > 0 && state.fired[piece] === 0);
}

function* activate(state: State, side: Side): Play {
  const divisions = activatable(state, side);
  state.side = side;
  state.active = -1;
  const { choice = '' } = yield* ask(choosing(state, side, divisions));
  const division = state.muster.divisionByName.get(choice) ?? divisions[0];
  const { name } = state.divisions[division];
  state.active = division;
  state.activated[division] = 1;
  state.columnEnds = [];
  if (side === 0) state.activations0++;
  else state.activations1++;
  const address = `${state.turn}/${state.sideName(side)}/${name}`;
  state.address = address;
  state.emit(() => ({ kind: 'activation', rule: cite('6b'), text: `${state.sideName(side)} activates ${name}.` }));
  yield* takeSideOrders(state, {
    rule: '6d',
    question: 'action',
    prompt: `${name}: what does it do next?`,
    address,
    kinds: actions,
    last: 'end',
    endOnceIn: 16,
  });
  state.active = -1;
}

/** Which division is next. Unanswered: the first in the order of the forces [6b]. */
function choosing(state: State, side: Side, divisions: readonly number[]): Decision {
  const answerOf = (division: number): Answer => ({ verb: ACTIVATE, choice: state.divisions[division].name });
  const names = divisions.map((division) => state.divisions[division].name);
  const refuse = ({ choice = '' }: Answer): Refusal | undefined =>
    names.includes(choice) ? undefined : whyNotActivated(state, side, choice, names);
  return {
    kind: 'decision',
    address: `${state.turn}/${state.sideName(side)}/activation ${state.activations(side) + 1}`,
    side: state.sideName(side),
    rule: cite('6b'),
    question: 'activation',
    prompt: `${state.sideName(side)}: which division is activated?`,
    verbs: [ACTIVATE],
    legal: () => divisions.map(answerOf),
    pick: (random) => answerOf(divisions[random(divisions.length)]),
    fallback: () => answerOf(divisions[0]),
    read: (order) => {
      const name = order.pieces.at(0)?.name;
      if (name === undefined)
        return refusal('6b', 'no-division', 'The order names no division: write `activate DIVISION`.');
      const answer = { verb: ACTIVATE, choice: name, order };
      return refuse(answer) ?? answer;
    },
    refuse,
    describe: (answer) => answerText(state, answer),
  };
}

function whyNotActivated(state: State, side: Side, name: string, names: readonly string[]): Refusal {
  const division = state.muster.divisionByName.get(name);
  const others = `It may activate ${names.join(', ')}.`;
  if (division === undefined || state.divisions[division].side !== side)
    return refusal('6b', 'not-its-division', `${name} is no division of ${state.sideName(side)}. ${others}`);
  const { kind } = state.divisions[division];
  if (state.activated[division] === 1)
    return refusal('6e', 'activated-already', `${name} has been activated this turn. ${others}`);
  if (kind === 'garrison')
    return refusal('15.3b', 'guards-stay', `${name} guards its sector and is never activated. ${others}`);
  if (kind === 'air division')
    return refusal(
      '12d',
      'may-not-fly',
      `${name} may not fly now: no aircraft, weather or supremacy for it. ${others}`,
    );
  return refusal('6c', 'nobody-left', `${name} has no unit on the map. ${others}`);
}

/** The divisions a side had no turn for [6c]. */
function tellSurplus(state: State, side: Side): void {
  const surplus = activatable(state, side).map((division) => state.divisions[division].name);
  if (surplus.length === 0) return;
  state.emit(() => ({
    kind: 'surplus',
    rule: cite('6c'),
    side: state.sideName(side),
    text: `${surplus.join(', ')} of ${state.sideName(side)} ${surplus.length === 1 ? 'is' : 'are'} not activated this turn.`,
  }));
}
