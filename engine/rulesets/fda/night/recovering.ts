import { say } from '../../../model/say.js';
import type { Answer, Decision, Refusal } from '../../../play/moment.js';
import { refusal } from '../rulebook/cite.js';
import { pickOne } from '../../../mechanics/choice.js';
import { deciding } from '../sequence/deciding.js';
import { fits, overstackedText } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { missingPoints, recoverers } from './losses.js';

const RECOVER = 'recover';

/**
 * Asks which units recover break points. A unit that is named twice recovers two points.
 * Default: one point for each unit that is off the table, in the order of the forces, as long as there is a free place
 * for it. Damaged units then recover the remaining points [11e].
 */
export function recovering(state: State, division: number, points: number): Decision {
  const { name, headquarters } = state.divisions[division];
  const sector = state.cell[headquarters];
  const units = recoverers(state, division).filter((piece) => missingPoints(state, piece) > 0);
  const answerOf = (pieces: readonly number[]): Answer => ({ verb: RECOVER, pieces });
  const refuse = ({ pieces = [] }: Answer): Refusal | undefined => refuseRecovery(state, units, points, sector, pieces);
  /**
   * Distributes the points one by one. `next` chooses from the units that can still take a point. Returns one entry per
   * point, so that a unit may occur twice.
   */
  const spread = (next: (may: readonly number[]) => number): number[] => {
    const given: number[] = [];
    while (given.length < points) {
      const may = units.filter((piece) => refuse(answerOf([...given, piece])) === undefined);
      if (may.length === 0) break;
      given.push(next(may));
    }
    return given;
  };
  const offTable = (piece: number, given: readonly number[]): boolean =>
    state.cell[piece] < 0 && !given.includes(piece);
  const usual = (): number[] => {
    const given: number[] = [];
    return spread((may) => {
      const next = may.find((piece) => offTable(piece, given)) ?? may[0];
      given.push(next);
      return next;
    });
  };
  return deciding(state, state.side, {
    address: `${state.address}/recovery`,
    rule: '11e',
    question: 'recovery',
    prompt: say`to which units of ${name} do ${points} PR go?`,
    verbs: [RECOVER],
    options: () =>
      distinct([usual(), ...units.map((piece) => spread((may) => (may.includes(piece) ? piece : may[0])))]).map(
        answerOf,
      ),
    defaultAnswer: () => answerOf(usual()),
    pick: (random) => answerOf(spread((may) => pickOne(may, random))),
    answer: ({ pieces }) => answerOf(pieces.flatMap(({ name: unit }) => state.muster.byName.get(unit) ?? [])),
    whyNot: refuse,
  });
}

function distinct(lists: readonly (readonly number[])[]): (readonly number[])[] {
  return [...new Map(lists.map((list) => [[...list].sort((a, b) => a - b).join(), list])).values()];
}

/**
 * Returns why a distribution of points is not possible: a unit would exceed its full strength, or more units would
 * return next to the headquarters than may stack there [4c, 11e].
 */
function refuseRecovery(
  state: State,
  units: readonly number[],
  points: number,
  sector: number,
  pieces: readonly number[],
): Refusal | undefined {
  const stranger = pieces.find((piece) => !units.includes(piece));
  if (stranger !== undefined)
    return refusal('11e', 'nothing-missing', say`${state.name(stranger)} has no break points to recover here.`);
  if (pieces.length > points)
    return refusal('11e', 'too-many-points', say`${pieces.length} PR are distributed; ${points} are recovered.`);
  for (const piece of new Set(pieces)) {
    const given = pieces.filter((one) => one === piece).length;
    const missing = missingPoints(state, piece);
    if (given > missing)
      return refusal(
        '11e',
        'too-many-points',
        say`${state.name(piece)} receives ${given} PR but has lost only ${missing}.`,
      );
  }
  const coming = [...new Set(pieces)].filter((piece) => state.cell[piece] < 0);
  return coming.length === 0 || fits(state, sector, coming)
    ? undefined
    : refusal('4c', 'stack-limit', overstackedText(state, sector, state.count[sector] + coming.length, state.side));
}
