import { attacking } from '../../../../../engine/rulesets/pgg/combat/combat.js';
import { isInCommand } from '../../../../../engine/rulesets/pgg/leaders/command.js';
import type { commandRulings } from '../../../../../engine/rulesets/pgg/rulings/command-and-supply.js';
import { attackStrength } from '../../../../../engine/rulesets/pgg/combat/strength.js';
import { isSupplied } from '../../../../../engine/rulesets/pgg/supply/supply.js';
import type { Proof } from '../../ruling-proofs.js';
import { carriedOut, inCombat, shown } from './proving.js';

const fighting = (supplied: boolean) => ({ supplied: () => supplied, overrun: false });

export const commandProofs: Readonly<Record<keyof typeof commandRulings, Proof>> = {
  'leader.bonusCap': {
    situation: 'divisions of 3 and 2 attack with a leader of 5, and with leaders of 5 and 1',
    play: shown({ soviet: { '2010': ['rifle A 3-4-6', 'rifle B 2-4-6', 'leader L 1', 'leader K 5'] } }, (at) =>
      ['A, B, K', 'A, B, L, K'].map((units) => attackStrength(at.state, at.pieces(units), fighting(true)).value),
    ),
    outcome: { stackTotal: [10, 10], perSingleUnit: [8, 9] },
  },
  'leader.oosRating': {
    situation: 'a leader of 4 out of supply adds to a division of 6',
    play: shown(
      { soviet: { '2010': ['rifle A 6-8-6', 'leader K 4'] } },
      (at) => attackStrength(at.state, at.pieces('A, K'), fighting(false)).value,
    ),
    outcome: { unchanged: 6, halved: 5 },
  },
  'leader.withdrawIf': {
    situation: 'one of two units with a leader proves worthless, and the other can attack',
    play: inCombat(
      {
        side: 'Soviet',
        german: { '2010': ['inf 6'] },
        soviet: { '2011': ['tank T 0-10 (untried)', 'rifle B 9-5-6 (untried)', 'leader K 3'] },
      },
      (at) => {
        at.state.enteredFrom[at.piece('K')] = at.cell('2012');
        for (const piece of at.pieces('K, T, B')) at.state.relying[piece] = 1;
        carriedOut(at, attacking, 'attack 2010 with T, B, K', { dice: [1] });
        return at.where('K');
      },
    ),
    outcome: { noAttackerLeft: '2011', anyZeroRevealed: '2012' },
  },
  'leader.withdrawWithoutEntry': {
    situation: 'the enemy moved next to a division that can only defend and was to attack',
    play: inCombat(
      {
        side: 'Soviet',
        german: { '2010': ['inf 6'] },
        soviet: { '2011': ['rifle X 0-1-6 (untried)', 'rifle B 4-5-6'] },
      },
      (at) => {
        carriedOut(at, attacking, 'attack 2010 with X, B', { dice: [1] });
        return at.state.isOnMap(at.piece('X'));
      },
    ),
    outcome: { stay: true, eliminated: false },
  },
  'command.line': {
    situation: 'a leader is two hexes away behind enemy units',
    play: shown(
      { german: { '2010': ['inf 6'], '2210': ['inf 26'] }, soviet: { '2111': ['leader K 3'], '2108': ['rifle A'] } },
      (at) => isInCommand(at.state, at.piece('A')),
    ),
    outcome: { blockedByZoc: false, straightDistance: true },
  },
  'supply.mpDirection': {
    situation: 'a motorized regiment is in forest, 20 hexes from the west edge',
    play: shown({ terrain: { '2110': 'forest' }, german: { '2110': ['mot 76/20'] } }, (at) =>
      isSupplied(at.state, at.piece('76/20')),
    ),
    outcome: { unitToEdge: true, edgeToUnit: false },
  },
  'supply.newArrivals': {
    situation: 'a division far from any line, in the combat phase of the turn of its arrival',
    play: shown({ phase: 'combat', german: { '5010': ['inf 6'] } }, (at) => {
      at.state.arrivedOn[at.piece('6')] = at.state.turn;
      return isSupplied(at.state, at.piece('6'));
    }),
    outcome: { firstMovementPhase: false, firstPlayerTurn: true },
  },
};
