import { say } from '../../../model/say.js';
import { list } from '../../../model/words.js';
import type { Answer, Decision, Refusal } from '../../../play/moment.js';
import type { Side } from '../state/pieces.js';
import { whyNot, rephrase } from '../../../mechanics/bars.js';
import { refusal } from '../rulebook/cite.js';
import { oneDivision } from '../sequence/aiming.js';
import { deciding } from '../sequence/deciding.js';
import type { State } from '../state/state.js';
import { barOnActivating, isAirDivision } from './activatable.js';

const ACTIVATE = 'activate';
const PASS: Answer = { verb: 'pass' };

/**
 * Asks which division is activated next.
 * Default: the first ground division in the order of the forces, or none when only air divisions are left [6b, 6c,
 * 12d].
 */
export function choosing(state: State, side: Side, divisions: readonly number[]): Decision {
  const answerOf = (division: number): Answer => ({ verb: ACTIVATE, choice: state.divisions[division].name });
  const names = divisions.map((division) => state.divisions[division].name);
  const [first] = divisions.filter((division) => !isAirDivision(state, division)).map(answerOf);
  const mayPass = first === undefined;
  return deciding(state, side, {
    address: `${state.turn}/${state.sideName(side)}/activation ${state.activations[side] + 1}`,
    rule: '6b',
    question: 'activation',
    prompt: mayPass ? say`which division is activated, if any?` : say`which division is activated?`,
    verbs: mayPass ? [ACTIVATE, PASS.verb] : [ACTIVATE],
    options: () => [...divisions.map(answerOf), ...(mayPass ? [PASS] : [])],
    defaultAnswer: () => first ?? PASS,
    answer(order) {
      const name = oneDivision(order, '6b');
      if (typeof name === 'object') return name;
      if (order.verb === PASS.verb) return PASS;
      return name === undefined
        ? refusal('6b', 'no-division', say`The order names no division: write \`activate DIVISION\`.`)
        : { verb: ACTIVATE, choice: name };
    },
    whyNot({ verb, choice = '' }) {
      if (verb === PASS.verb && mayPass) return undefined;
      return names.includes(choice) ? undefined : whyNotActivated(state, side, choice, names);
    },
  });
}

function whyNotActivated(state: State, side: Side, name: string, names: readonly string[]): Refusal {
  const division = state.divisions.find((one) => one.name === name && one.side === side);
  const others = say`It may activate ${list(names, 'or')}.`;
  if (division === undefined)
    return refusal('6b', 'not-its-division', say`${name} is not a division of ${state.sideName(side)}. ${others}`);
  const bar = rephrase(
    barOnActivating(state, division),
    (reason) => say`${name} cannot be activated: ${reason}. ${others}`,
  );
  return whyNot(bar) ?? refusal('6b', 'not-its-division', say`${name} is not activated now. ${others}`);
}
