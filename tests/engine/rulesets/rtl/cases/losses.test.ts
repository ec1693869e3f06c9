import { describe, expect, test } from 'vitest';
import { fightOn, standing, type Battle } from '../battle.js';
import { drive, order } from '../drive.js';
import { applyLosses } from '../../../../../engine/rulesets/rtl/combat/suffer.js';
import { isRefusal } from '../../../../../engine/play/moment.js';
import type { ResultCode } from '../../../../../engine/rulesets/rtl/vocabulary/combat-results.js';

/** A combat result and the units after it. By default T leads the attack and D the defence. */
interface Suffered extends Battle {
  readonly case: string;
  readonly rules: string;
  readonly result: ResultCode;
  readonly shaded?: true;
  /** Whether the defenders hold without retreat. */
  readonly isNoRetreat?: true;
  /** Defending units that retreated into the hex before. */
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
    case: 'C103 the lead first, then the owner’s choice',
    rules: '3.43b 11.22 11.21 11.21a',
    soviet: { 6229: [D2, F1] },
    result: 'D2R',
    answers: { loss: 'lose D' },
    left: { D: 'lost', F: '6229' },
    retreats: 'defender',
  },
  {
    case: 'C103 the other',
    rules: '11.21',
    soviet: { 6229: [D2, F1] },
    result: 'D2R',
    answers: { loss: 'lose F' },
    left: { D: '6229 reduced', F: 'lost' },
    retreats: 'defender',
  },
  {
    case: 'unasked, who loses least by it',
    rules: '11.21',
    soviet: { 6229: [D2, F1] },
    result: 'D2R',
    left: { D: '6229 reduced', F: 'lost' },
    retreats: 'defender',
  },
  {
    case: 'C102 losses and disruption',
    rules: '11.11 3.71',
    soviet: { 6229: [D2, E2] },
    result: 'A1/D1d',
    left: { T: '6230 reduced', D: '6229 reduced disrupted', E: '6229 disrupted' },
  },
  {
    case: 'C104 less for the attacker when the defenders die first',
    rules: '11.24',
    soviet: { 6229: [D2] },
    result: 'A1/D3R',
    left: { T: '6230', D: 'lost' },
    retreats: 'defender',
  },
  {
    case: 'just enough steps are no reduction',
    rules: '11.24',
    soviet: { 6229: [D2, F1] },
    result: 'A1/D3R',
    left: { T: '6230 reduced', D: 'lost', F: 'lost' },
    retreats: 'defender',
  },
  {
    case: 'less for the defender when the attackers die first',
    rules: '11.24',
    german: { 6230: ['tank company T 5-5-6 (efficiency 6)'] },
    soviet: { 6229: [D2, E2] },
    result: 'A2/D2',
    left: { T: 'lost', D: '6229 reduced', E: '6229' },
  },
  {
    case: 'E takes all',
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
    case: 'so have guns, and units with a blank back',
    rules: '11.21b',
    soviet: { 6229: [D1, 'artillery battalion G 3-1-4|1-1-4 (range 4, efficiency 2)', E2] },
    result: 'D2R',
    answers: { loss: 'lose G' },
    left: { D: 'lost', G: 'lost', E: '6229' },
    retreats: 'defender',
  },
  {
    case: 'a disrupted headquarters has no points',
    rules: '3.72c',
    soviet: { 6229: [D2, 'headquarters HQ 1-4 (command 1, efficiency 5)'] },
    result: 'DRd',
    left: { D: '6229 disrupted', HQ: '6229 disrupted' },
    retreats: 'defender',
  },
  {
    case: 'the attackers retreat disrupted',
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
    case: 'a unit that is lost is not disrupted any more',
    rules: '11.21c',
    german: { 6230: ['tank company T 5-5-6 (efficiency 6)', M2] },
    attackers: 'T, M',
    soviet: { 6229: [D2] },
    result: 'A2Rd',
    left: { T: 'lost', M: '6230 reduced disrupted' },
    retreats: 'attacker',
  },
  {
    case: 'guns behind the attackers suffer nothing',
    rules: '11.13',
    german: { 6230: [T2], 6231: [GUNS] },
    supports: 'G',
    soviet: { 6229: [D2] },
    result: 'A2Rd',
    left: { T: 'lost', G: '6231' },
    retreats: 'attacker',
  },
  {
    case: 'guns next to the target do',
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
    case: 'guns next to the target that do not support suffer nothing',
    rules: '11.13',
    german: { 6230: [T2, GUNS] },
    soviet: { 6229: [D2] },
    result: 'ARd',
    left: { T: '6230 disrupted', G: '6230' },
    retreats: 'attacker',
  },

  {
    case: 'C113 no retreat to the last step',
    rules: '11.42c 9.43',
    isNoRetreat: true,
    strongpoints: { 6229: 'Soviet' },
    soviet: { 6229: [D2] },
    result: 'D1R',
    left: { D: 'lost' },
    toTheLast: true,
  },
  {
    case: 'no retreat: the lead pays again, and the others stay',
    rules: '9.43b 9.43c 11.23 11.41 11.42b',
    isNoRetreat: true,
    soviet: { 6229: [D2, E2] },
    result: 'D1R',
    left: { D: 'lost', E: '6229' },
  },
  {
    case: 'no retreat: where the lead has died the most efficient pays',
    rules: '11.42a 11.42b',
    isNoRetreat: true,
    soviet: { 6229: [D1, E2, F1] },
    result: 'D1R',
    left: { D: 'lost', E: '6229 reduced', F: '6229' },
  },
  {
    case: 'no retreat: of equals the owner chooses',
    rules: '11.42b',
    isNoRetreat: true,
    soviet: { 6229: [D1, E2, 'infantry company F 1-1-4 (efficiency 4)'] },
    result: 'D1R',
    answers: { loss: 'lose F' },
    left: { D: 'lost', E: '6229', F: 'lost' },
  },
  {
    case: 'no retreat: without R nothing more is lost',
    rules: '9.43',
    isNoRetreat: true,
    soviet: { 6229: [D2] },
    result: 'A1/D1',
    left: { D: '6229 reduced', T: '6230 reduced' },
  },
  {
    case: 'no retreat: who dies of the number alone holds nothing',
    rules: '11.42c',
    isNoRetreat: true,
    soviet: { 6229: [D2] },
    result: 'D2R',
    left: { D: 'lost' },
  },

  {
    case: 'armour is worn where the lead is not',
    rules: '3.43b 11.12',
    shaded: true,
    german: { 6230: ['tank battalion T 5-5-6|3-3-6 (efficiency 4)', M2] },
    attackers: 'T, M',
    soviet: { 6229: [D2, FLAK] },
    result: 'A1/D1',
    left: { T: '6230 reduced', M: '6230', D: '6229 reduced', A: '6229' },
  },
  {
    case: 'armour is worn although the attackers lose nothing',
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
    case: 'armour is worn whatever 11.24 spares',
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
    case: 'on other cells it is not',
    rules: '11.12',
    german: { 6230: [T2, M2] },
    attackers: 'T, M',
    soviet: { 6229: [D2, FLAK] },
    result: 'DR',
    left: { T: '6230', M: '6230' },
    retreats: 'defender',
  },
  {
    case: 'without armour nothing is worn',
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
    case: 'combat.armourAttritionBy redDefence: anti-tank guns do not',
    rules: 'RTL-14',
    shaded: true,
    soviet: { 6229: [D2, 'anti-tank battery P 1-1-4 (efficiency 2)'] },
    result: 'DR',
    left: { T: '6230' },
    retreats: 'defender',
  },
  {
    case: 'combat.armourAttritionBy anyAntiTank: anti-tank guns do',
    rules: 'RTL-14',
    rulings: { 'combat.armourAttritionBy': 'anyAntiTank' },
    shaded: true,
    soviet: { 6229: [D2, 'anti-tank battery P 1-1-4 (efficiency 2)'] },
    result: 'DR',
    left: { T: '6230 reduced' },
    retreats: 'defender',
  },
  {
    case: 'combat.armourAttritionBy anyAntiTank: a light tank with a red attack strength does',
    rules: 'RTL-14 16.11',
    rulings: { 'combat.armourAttritionBy': 'anyAntiTank' },
    shaded: true,
    soviet: { 6229: [D2, 'light tank company P 1-1-6 (efficiency 2, red-attack)'] },
    result: 'DR',
    left: { T: '6230 reduced' },
    retreats: 'defender',
  },
  {
    case: 'of several tanks the owner says which',
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
    case: 'guests take no losses, not even those the hosts cannot pay',
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
    case: 'retreat.guestLosses onlyOnE: E',
    rules: 'RTL-15',
    guests: 'E',
    soviet: { 6229: [D2, E2] },
    result: 'DE',
    left: { D: 'lost', E: 'lost' },
  },
  {
    case: 'retreat.guestLosses whenDefendersDie: their hosts die',
    rules: 'RTL-15',
    rulings: { 'retreat.guestLosses': 'whenDefendersDie' },
    guests: 'E',
    soviet: { 6229: [D1, E2] },
    result: 'D2R',
    left: { D: 'lost', E: 'lost' },
    retreats: 'defender',
  },
  {
    case: 'retreat.guestLosses whenDefendersDie: one host lives',
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
  test.each(cases)('$case: $result [$rules]', (row) => {
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
