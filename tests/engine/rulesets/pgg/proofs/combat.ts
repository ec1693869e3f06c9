import { attacking, carryOutDeclared } from '../../../../../engine/rulesets/pgg/combat/combat.js';
import { hasIntegrity } from '../../../../../engine/rulesets/pgg/combat/integrity.js';
import { routesOf } from '../../../../../engine/rulesets/pgg/retreat/retreat-routes.js';
import type { combatRulings } from '../../../../../engine/rulesets/pgg/rulings/combat.js';
import { attackStrength, defenseStrength } from '../../../../../engine/rulesets/pgg/combat/strength.js';
import type { Proof } from '../../ruling-proofs.js';
import { panzer } from '../combat-drive.js';
import { drive } from '../drive.js';
import type { Field } from '../field.js';
import { carriedOut, inCombat, playPhase, shown } from './proving.js';

const fighting = (supplied: boolean) => ({ supplied: () => supplied, overrun: false });
const defense = (at: Field, from: string, supplied = true): number =>
  defenseStrength(at.state, at.cell('2010'), at.cells(from), fighting(supplied)).value;

export const combatProofs: Readonly<Record<keyof typeof combatRulings, Proof>> = {
  'supply.halveBeforeTerrain': {
    situation: 'a strength of 7 defends in forest, out of supply',
    play: shown({ terrain: { '2010': 'forest' }, german: { '2010': ['inf 6 7-7|4-7|2-7|1-7'] } }, (at) =>
      defense(at, '2011', false),
    ),
    outcome: { true: 6, false: 7 },
  },
  'integrity.withTerrain': {
    situation: 'a Panzer division of 8 defends in forest',
    play: shown({ terrain: { '2010': 'forest' }, german: { '2010': panzer } }, (at) => defense(at, '2011')),
    outcome: { multiply: 32, additive: 24 },
  },
  'defense.combination': {
    situation: 'a strength of 9 defends a wooded city behind a river',
    play: shown(
      {
        terrain: { '2010': 'forest' },
        places: { Orsha: ['major city', '2010'] },
        river: '2010/2011',
        german: { '2010': ['inf 6'] },
      },
      (at) => defense(at, '2011'),
    ),
    outcome: { pairwise: 36, onceForAll: 45 },
  },
  'integrity.partialAttack': {
    situation: 'two of three regiments attack, with 4 and 2',
    play: shown(
      { german: { '2010': panzer } },
      (at) => attackStrength(at.state, at.pieces('25/7, 6/7'), fighting(true)).value,
    ),
    outcome: { doubleParticipants: 12, allMustJoinSameAttack: 6 },
  },
  'integrity.independents': {
    situation: 'a single regiment is stacked with a motorized division, and with a Panzer division',
    play: shown(
      { german: { '2010': ['mot 76/20', 'mot 90/20', 'mot Lehr'], '3010': [...panzer, 'mot Gross'] } },
      (at) => at.pieces('76/20, Lehr, 25/7').map((piece) => hasIntegrity(at.state, piece)),
    ),
    outcome: { cancel: [false, false, false], toleratedWithTwoRegimentDivision: [true, false, false] },
  },
  'untried.allZeroDefenders': {
    situation: 'the only defender proves to have no strength; then the only attacker does',
    play: inCombat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 0-0-6 (untried)'] } }, (at) => {
      const questions: string[] = [];
      carriedOut(at, attacking, 'attack 2010 with 6', { answer: ({ question }) => void questions.push(question) });
      return questions;
    }),
    outcome: { treatAsEliminated: ['advance'], noAdvance: [] },
  },
  'untried.reveal': {
    situation: 'an attack is made while other attacks may follow',
    play: inCombat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['rifle A 1-3-6 (untried)'] } }, (at) => {
      const now = carriedOut(at, attacking, 'attack 2010 with 6', { dice: [6] });
      drive(carryOutDeclared(at.state), { dice: [6] });
      return [now.includes('reveal'), at.state.untried[at.piece('A')]];
    }),
    outcome: { perAttack: [true, 0], allDeclaredFirst: [false, 0] },
  },
  'retreat.ifBlocked': {
    situation: 'a division has no hex to retreat to',
    play: inCombat(
      {
        german: { '2011': ['inf 6'], '1909': ['inf 5'], '2109': ['inf 35'] },
        soviet: { '2010': ['rifle A 1-3-6', 'rifle B 1-1-6'] },
      },
      (at) => {
        let open: string[] = [];
        carriedOut(at, attacking, 'attack 2010 with 6', {
          dice: [1],
          answer(decision) {
            if (decision.question === 'loss') open = decision.legal().map(({ verb }) => verb);
            return undefined;
          },
        });
        return open.includes('retreat');
      },
    ),
    outcome: { takeLosses: false, eliminateBlockedUnit: true },
  },
  'retreat.geometry': {
    situation: 'a retreat of two hexes ends next to its start',
    play: shown({ soviet: { '2010': ['rifle A'] } }, (at) =>
      routesOf(at.state, at.piece('A'), { hexes: 2, settled: new Set() }).some(
        ({ path }) => at.board.distance(at.cell('2010'), path[1]) < 2,
      ),
    ),
    outcome: { pathOfNHexes: true, mustEndNHexesAway: false },
  },
  'retreat.westColumns': {
    situation: 'a retreat leads along the closed west columns',
    play: shown({ turn: 4, soviet: { '0310': ['rifle A'] } }, (at) =>
      routesOf(at.state, at.piece('A'), { hexes: 1, settled: new Set() }).some(
        ({ path }) => at.board.label(path[0]) === '0209',
      ),
    ),
    outcome: { onlyIfForced: false, opponentMayChoose: true },
  },
  'retreat.guestStatus': {
    situation: 'a guest of the German combat phase, after that phase',
    play: shown({ german: { '2010': ['inf 6', 'inf 26'] }, soviet: { '5810': ['leader K 3'] } }, (at) => {
      at.state.guest[at.piece('6')] = 1;
      playPhase(at, '4.2.B2');
      return at.state.guest[at.piece('6')];
    }),
    outcome: { playerTurn: 1, phase: 0 },
  },
  'combat.multiHexResult': {
    situation: 'a D1 on two hexes of one division each: the loss of one step is offered first, then a retreat',
    play: inCombat(
      {
        german: { '2011': ['inf 6 18-7|4-7|2-7|1-7'] },
        soviet: { '2010': ['rifle A 1-4-6'], '2111': ['rifle B 1-4-6'] },
      },
      (at) => {
        const questions: string[] = [];
        carriedOut(at, attacking, 'attack 2010 2111 with 6', {
          dice: [2],
          answer(decision) {
            if (decision.question === 'loss') questions.push(decision.address.split('/').slice(-1)[0]);
            return decision.question === 'loss' ? decision.legal()[0] : undefined;
          },
        });
        return questions.length;
      },
    ),
    outcome: { wholeSide: 1, perHex: 2 },
  },
  'advance.defender': {
    situation: 'a defender advances after the elimination of all attackers',
    play: inCombat(
      { side: 'Soviet', german: { '2010': ['inf 6'] }, soviet: { '2011': ['rifle A 1-3-6'], '2212': ['leader K 3'] } },
      (at) => {
        let farthest = 0;
        carriedOut(at, attacking, 'attack 2010 with A', {
          dice: [6],
          answer(decision) {
            if (decision.question === 'advance')
              farthest = Math.max(...decision.legal().map(({ cells = [] }) => cells.length));
            return undefined;
          },
        });
        return farthest;
      },
    ),
    outcome: { likeAttacker: 2, intoOneHexOnly: 1 },
  },
};
