import { describe, expect, test } from 'vitest';
import { fightOn, standing, type Battle } from '../battle.js';
import { drive, order } from '../drive.js';
import { applyLosses } from '../../../../../engine/rulesets/rtl/combat/suffer.js';
import { isRefusal } from '../../../../../engine/play/moment.js';
import type { ResultCode } from '../../../../../engine/rulesets/rtl/vocabulary/combat-results.js';

/**
 * A test case of losses: a combat result, and the expected state of the units afterwards. By default, T leads the
 * attack and D the defence.
 */
interface Suffered extends Battle {
  readonly case: string;
  readonly rules: string;
  readonly result: ResultCode;
  readonly shaded?: true;
  /** Whether the defenders hold without retreat. */
  readonly isNoRetreat?: true;
  /** Units that retreated into the defenders' hex before this combat. */
  readonly guests?: string;
  /** Artillery that supports the attack. */
  readonly supports?: string;
  readonly left: Readonly<Record<string, string>>;
  readonly retreats?: string;
  readonly toTheLast?: true;
}

const T2 = 'tank battalion T 5-5-6|3-3-6 (efficiency 6)';
const M2 = 'motorized infantry battalion M 5-5-6|3-3-6 (efficiency 5)';
const D2 = 'infantry battalion D 4-4-4|2-2-4 (efficiency 5)';
const D1 = 'infantry company D 4-4-4 (efficiency 5)';
const E2 = 'infantry battalion E 4-4-4|2-2-4 (efficiency 4)';
const F1 = 'infantry company F 1-1-4 (efficiency 3)';
const FLAK = 'heavy anti-aircraft battery A 1-1-4 (efficiency 2)';
const GUNS = 'artillery battalion G 3-1-4 (range 4, efficiency 5)';

const cases: readonly Suffered[] = [
  {
    case: 'C103: the lead loses the first step, then the owner chooses: the lead again',
    rules: '3.43b 11.22 11.21 11.21a',
    soviet: { 6229: [D2, F1] },
    result: 'D2R',
    answers: { loss: 'lose D' },
    left: { D: 'lost', F: '6229' },
    retreats: 'defender',
  },
  {
    case: 'C103: the lead loses the first step, then the owner chooses: another unit',
    rules: '11.21',
    soviet: { 6229: [D2, F1] },
    result: 'D2R',
    answers: { loss: 'lose F' },
    left: { D: '6229 reduced', F: 'lost' },
    retreats: 'defender',
  },
  {
    case: 'by default the unit with the smallest loss takes the second step',
    rules: '11.21',
    soviet: { 6229: [D2, F1] },
    result: 'D2R',
    left: { D: '6229 reduced', F: 'lost' },
    retreats: 'defender',
  },
  {
    case: 'C102: a result causes losses and disruption',
    rules: '11.11 3.71',
    soviet: { 6229: [D2, E2] },
    result: 'A1/D1d',
    left: { T: '6230 reduced', D: '6229 reduced disrupted', E: '6229 disrupted' },
  },
  {
    case: 'C104: the attacker loses less if the defenders are eliminated first',
    rules: '11.24',
    soviet: { 6229: [D2] },
    result: 'A1/D3R',
    left: { T: '6230', D: 'lost' },
    retreats: 'defender',
  },
  {
    case: 'a result that takes exactly all steps reduces no other loss',
    rules: '11.24',
    soviet: { 6229: [D2, F1] },
    result: 'A1/D3R',
    left: { T: '6230 reduced', D: 'lost', F: 'lost' },
    retreats: 'defender',
  },
  {
    case: 'the defender loses less if the attackers are eliminated first',
    rules: '11.24',
    german: { 6230: ['tank company T 5-5-6 (efficiency 6)'] },
    soviet: { 6229: [D2, E2] },
    result: 'A2/D2',
    left: { T: 'lost', D: '6229 reduced', E: '6229' },
  },
  {
    case: 'the result E eliminates all defenders',
    rules: '11.11',
    soviet: { 6229: [D2, E2, 'headquarters HQ 1-4 (efficiency 5)'] },
    result: 'DE',
    left: { D: 'lost', E: 'lost', HQ: 'lost', T: '6230' },
  },
  {
    case: 'a headquarters has one step',
    rules: '3.62 11.21b',
    soviet: { 6229: ['headquarters HQ 1-4 (command 1, efficiency 5)'] },
    result: 'D1R',
    left: { HQ: 'lost' },
    retreats: 'defender',
  },
  {
    case: 'guns and units with a blank back have one step',
    rules: '11.21b',
    soviet: { 6229: [D1, 'artillery battalion G 3-1-4|1-1-4 (range 4, efficiency 2)', E2] },
    result: 'D2R',
    answers: { loss: 'lose G' },
    left: { D: 'lost', G: 'lost', E: '6229' },
    retreats: 'defender',
  },
  {
    case: 'a disrupted headquarters has no command points',
    rules: '3.72c',
    soviet: { 6229: [D2, 'headquarters HQ 1-4 (command 1, efficiency 5)'] },
    result: 'DRd',
    left: { D: '6229 disrupted', HQ: '6229 disrupted' },
    retreats: 'defender',
  },
  {
    case: 'beaten attackers retreat disrupted',
    rules: '11.11 3.71',
    german: { 6230: [T2, M2] },
    attackers: 'T, M',
    soviet: { 6229: [D2] },
    result: 'A2Rd',
    answers: { loss: 'lose M' },
    left: { T: '6230 reduced disrupted', M: '6230 reduced disrupted' },
    retreats: 'attacker',
  },
  {
    case: 'an eliminated unit is no longer disrupted',
    rules: '11.21c',
    german: { 6230: ['tank company T 5-5-6 (efficiency 6)', M2] },
    attackers: 'T, M',
    soviet: { 6229: [D2] },
    result: 'A2Rd',
    left: { T: 'lost', M: '6230 reduced disrupted' },
    retreats: 'attacker',
  },
  {
    case: 'guns behind the attackers suffer no result',
    rules: '11.13',
    german: { 6230: [T2], 6231: [GUNS] },
    supports: 'G',
    soviet: { 6229: [D2] },
    result: 'A2Rd',
    left: { T: 'lost', G: '6231' },
    retreats: 'attacker',
  },
  {
    case: 'supporting guns next to the target suffer the result',
    rules: '11.13 12.16',
    german: { 6230: [T2, GUNS] },
    supports: 'G',
    soviet: { 6229: [D2] },
    result: 'A2Rd',
    answers: { loss: 'lose G' },
    left: { T: '6230 reduced disrupted', G: 'lost' },
    retreats: 'attacker',
  },
  {
    case: 'guns next to the target that do not support suffer no result',
    rules: '11.13',
    german: { 6230: [T2, GUNS] },
    soviet: { 6229: [D2] },
    result: 'ARd',
    left: { T: '6230 disrupted', G: '6230' },
    retreats: 'attacker',
  },

  {
    case: 'C113: defenders without retreat hold up to the last step',
    rules: '11.42c 9.43',
    isNoRetreat: true,
    strongpoints: { 6229: 'Soviet' },
    soviet: { 6229: [D2] },
    result: 'D1R',
    left: { D: 'lost' },
    toTheLast: true,
  },
  {
    case: 'defenders without retreat stay, and the lead loses one more step',
    rules: '9.43b 9.43c 11.23 11.41 11.42b',
    isNoRetreat: true,
    soviet: { 6229: [D2, E2] },
    result: 'D1R',
    left: { D: 'lost', E: '6229' },
  },
  {
    case: 'if the lead of defenders without retreat is eliminated, the most efficient unit loses the step',
    rules: '11.42a 11.42b',
    isNoRetreat: true,
    soviet: { 6229: [D1, E2, F1] },
    result: 'D1R',
    left: { D: 'lost', E: '6229 reduced', F: '6229' },
  },
  {
    case: 'if several defenders without retreat are equal, the owner chooses which loses the step',
    rules: '11.42b',
    isNoRetreat: true,
    soviet: { 6229: [D1, E2, 'infantry company F 1-1-4 (efficiency 4)'] },
    result: 'D1R',
    answers: { loss: 'lose F' },
    left: { D: 'lost', E: '6229', F: 'lost' },
  },
  {
    case: 'defenders without retreat lose nothing more if the result has no R',
    rules: '9.43',
    isNoRetreat: true,
    soviet: { 6229: [D2] },
    result: 'A1/D1',
    left: { D: '6229 reduced', T: '6230 reduced' },
  },
  {
    case: 'defenders eliminated by the number of steps alone hold no hex',
    rules: '11.42c',
    isNoRetreat: true,
    soviet: { 6229: [D2] },
    result: 'D2R',
    left: { D: 'lost' },
  },

  {
    case: 'armour loses a step on a shaded cell if the lead does not',
    rules: '3.43b 11.12',
    shaded: true,
    german: { 6230: ['tank battalion T 5-5-6|3-3-6 (efficiency 4)', M2] },
    attackers: 'T, M',
    soviet: { 6229: [D2, FLAK] },
    result: 'A1/D1',
    left: { T: '6230 reduced', M: '6230', D: '6229 reduced', A: '6229' },
  },
  {
    case: 'armour loses a step on a shaded cell although the attackers lose nothing else',
    rules: '3.17 11.12 16.13',
    shaded: true,
    german: { 6230: [T2, M2] },
    attackers: 'T, M',
    soviet: { 6229: [D2, FLAK] },
    result: 'DR',
    left: { T: '6230 reduced', M: '6230' },
    retreats: 'defender',
  },
  {
    case: 'armour loses a step on a shaded cell, whatever 11.24 reduces',
    rules: '11.12 11.24',
    shaded: true,
    german: { 6230: [T2, M2] },
    attackers: 'T, M',
    soviet: { 6229: [FLAK] },
    result: 'A1/D2R',
    left: { T: '6230 reduced', M: '6230', A: 'lost' },
    retreats: 'defender',
  },
  {
    case: 'armour loses no additional step on other cells',
    rules: '11.12',
    german: { 6230: [T2, M2] },
    attackers: 'T, M',
    soviet: { 6229: [D2, FLAK] },
    result: 'DR',
    left: { T: '6230', M: '6230' },
    retreats: 'defender',
  },
  {
    case: 'a stack without armour loses no additional step on a shaded cell',
    rules: '11.12',
    shaded: true,
    german: { 6230: [M2] },
    attackers: 'M',
    soviet: { 6229: [D2, FLAK] },
    result: 'DR',
    left: { M: '6230' },
    retreats: 'defender',
  },
  {
    case: 'under combat.armourAttritionBy redDefence anti-tank guns cost armour no step',
    rules: 'RTL-14',
    shaded: true,
    soviet: { 6229: [D2, 'anti-tank battery P 1-1-4 (efficiency 2)'] },
    result: 'DR',
    left: { T: '6230' },
    retreats: 'defender',
  },
  {
    case: 'under combat.armourAttritionBy anyAntiTank anti-tank guns cost armour a step',
    rules: 'RTL-14',
    rulings: { 'combat.armourAttritionBy': 'anyAntiTank' },
    shaded: true,
    soviet: { 6229: [D2, 'anti-tank battery P 1-1-4 (efficiency 2)'] },
    result: 'DR',
    left: { T: '6230 reduced' },
    retreats: 'defender',
  },
  {
    case: 'under combat.armourAttritionBy anyAntiTank a light tank with a red attack strength costs armour a step',
    rules: 'RTL-14 16.11',
    rulings: { 'combat.armourAttritionBy': 'anyAntiTank' },
    shaded: true,
    soviet: { 6229: [D2, 'light tank company P 1-1-6 (efficiency 2, red-attack)'] },
    result: 'DR',
    left: { T: '6230 reduced' },
    retreats: 'defender',
  },
  {
    case: 'the owner chooses which of several tanks loses the step',
    rules: '11.12',
    shaded: true,
    german: { 6230: [T2, 'tank battalion U 5-5-6|3-3-6 (efficiency 4)'] },
    attackers: 'T, U',
    soviet: { 6229: [D2, FLAK] },
    result: 'A1/D1',
    answers: { loss: 'lose U' },
    left: { T: '6230', U: '6230 reduced' },
  },

  {
    case: 'guests take no losses, not even those that their hosts cannot take',
    rules: '11.35',
    guests: 'E',
    soviet: { 6229: [D1, E2] },
    result: 'A1/D3R',
    left: { D: 'lost', E: '6229', T: '6230' },
    retreats: 'defender',
  },
  {
    case: 'guests are disrupted with the stack',
    rules: '11.35 3.71',
    guests: 'E',
    soviet: { 6229: [D2, E2] },
    result: 'DRd',
    left: { D: '6229 disrupted', E: '6229 disrupted' },
    retreats: 'defender',
  },
  {
    case: 'under retreat.guestLosses onlyOnE guests are eliminated by E',
    rules: 'RTL-15',
    guests: 'E',
    soviet: { 6229: [D2, E2] },
    result: 'DE',
    left: { D: 'lost', E: 'lost' },
  },
  {
    case: 'under retreat.guestLosses whenDefendersDie guests are eliminated with their hosts',
    rules: 'RTL-15',
    rulings: { 'retreat.guestLosses': 'whenDefendersDie' },
    guests: 'E',
    soviet: { 6229: [D1, E2] },
    result: 'D2R',
    left: { D: 'lost', E: 'lost' },
    retreats: 'defender',
  },
  {
    case: 'under retreat.guestLosses whenDefendersDie guests survive if one host survives',
    rules: 'RTL-15',
    rulings: { 'retreat.guestLosses': 'whenDefendersDie' },
    guests: 'E',
    soviet: { 6229: [D2, E2] },
    result: 'D1R',
    left: { D: '6229 reduced', E: '6229' },
    retreats: 'defender',
  },
];

describe('what a result does', () => {
  test.each(cases)('$case ($result) [$rules]', (row) => {
    const { result, shaded, isNoRetreat, guests, supports, left, retreats, toTheLast, answers, ...sketch } = row;
    const at = fightOn({ german: { 6230: [T2] }, ...sketch });
    const { state, fight, pieces } = at;
    if (guests !== undefined) for (const piece of pieces(guests)) state.guest[piece] = 1;
    const again = { ...fight, defenders: [...fight.defenders].sort((a, b) => state.guest[a] - state.guest[b]) };
    if (supports !== undefined) fight.supporting.push(...pieces(supports));
    if (isNoRetreat) state.noRetreat[fight.target] = 1;
    const outcome = { odds: '1-1', modifier: 0, die: 5, row: 5, result, isShaded: shaded === true };
    const { result: beaten } = drive(applyLosses(state, again, outcome), {
      answer(decision) {
        const text = answers?.[decision.question];
        if (typeof text !== 'string') return undefined;
        const answer = decision.read(order(at, text));
        if (isRefusal(answer)) throw new Error(answer.message);
        return answer;
      },
    });
    expect(standing(at, Object.keys(left).join(','))).toEqual(left);
    expect(beaten).toEqual({ attacker: retreats === 'attacker', defender: retreats === 'defender' });
    expect(again.lastDefenderLostToNoRetreat).toBe(toTheLast === true);
    expect(state.noRetreat[fight.target]).toBe(0); // [11.42d]
    for (const piece of fight.defenders)
      if (state.piece(piece).isHeadquarters && state.disrupted[piece] === 1) expect(state.spent[piece]).toBe(1);
  });
});
