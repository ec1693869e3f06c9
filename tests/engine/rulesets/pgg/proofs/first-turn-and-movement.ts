import { attacking } from '../../../../../engine/rulesets/pgg/combat/combat.js';
import { checkScenario } from '../../../../../engine/rulesets/pgg/check/index.js';
import { excessIn } from '../../../../../engine/rulesets/pgg/stacking/stacking.js';
import { GERMAN_MARKER } from '../../../../../engine/rulesets/pgg/interdiction/markers.js';
import { moving } from '../../../../../engine/rulesets/pgg/movement/moving.js';
import { overrunning } from '../../../../../engine/rulesets/pgg/overrun/overrun.js';
import { railing } from '../../../../../engine/rulesets/pgg/rail/rail.js';
import type { firstTurnRulings } from '../../../../../engine/rulesets/pgg/rulings/first-turn-and-movement.js';
import { enteredBy } from '../../../../../engine/rulesets/pgg/state/state.js';
import { attackStrength } from '../../../../../engine/rulesets/pgg/combat/strength.js';
import { GERMAN, SOVIET } from '../../../../../engine/rulesets/pgg/state/pieces.js';
import { zoneIsNegated } from '../../../../../engine/rulesets/pgg/zones/zones.js';
import type { Proof } from '../../ruling-proofs.js';
import { answers } from '../combat-drive.js';
import { row } from '../march.js';
import { allowed, carriedOut, inCombat, playPhase, shown } from './proving.js';

export const firstTurnProofs: Readonly<Record<keyof typeof firstTurnRulings, Proof>> = {
  'grid.orientation': {
    situation: 'a map of flat-topped hexes',
    play: shown({}, ({ scenario }) => {
      const found: string[] = [];
      checkScenario(scenario, ({ rule, slug }) => found.push(`${rule} ${slug}`));
      return found.includes('5.23 grid-orientation');
    }),
    outcome: { flat: false, pointy: true },
  },
  'setup.multiHexMustMeetStacking': {
    situation: 'an army of five divisions has little room to stand in',
    play: shown(
      { soviet: { '2010': ['rifle A', 'rifle B', 'rifle C', 'rifle D', 'rifle E', 'rifle F', 'rifle G'] } },
      (at) => {
        const { scenario } = at;
        const [setup] = scenario.setups;
        const [first] = setup.placements;
        const items = setup.placements.flatMap((placement) => placement.items);
        const found: string[] = [];
        const spread = { ...first, cells: at.cells('2010 2011'), items };
        checkScenario({ ...scenario, setups: [{ ...setup, placements: [spread] }] }, ({ rule }) =>
          found.push(rule ?? ''),
        );
        return found.includes('7.1');
      },
    ),
    outcome: { true: true, false: false },
  },
  'turn1.fullAllowance': {
    situation: 'a march of three points has a last point that does not pay for a swamp',
    play: shown(
      {
        side: 'Soviet',
        turn: 1,
        soviet: { '0310': ['rifle A (oos)'] },
        armies: { 13: ['A'] },
        terrain: { '0309 0311 0409 0410 0411 0510 0511': 'swamp' },
      },
      (at) => allowed(at, moving, 'move A 0310 > 0410'),
    ),
    outcome: { untilNoLegalHex: 'legal', exactOnly: '5.23' },
  },
  'westColumns.exceptionTurns': {
    situation: 'a division of the 13th Army moves in the west columns on turn 3',
    play: shown({ side: 'Soviet', turn: 3, soviet: { '0110': ['rifle A'] }, armies: { 13: ['A'] } }, (at) =>
      allowed(at, moving, 'move A to 0210'),
    ),
    outcome: { firstTurn: '6.4', firstSixTurns: 'legal' },
  },
  'germanInterdiction.removal': {
    situation: 'a German marker, when the Soviet movement phase is over',
    play: shown({ turn: 3, soviet: { '5810': ['leader K 3'] }, german: { '0110': ['inf 6'] } }, (at) => {
      at.state.interdict(at.cell('3010'), GERMAN_MARKER, true);
      playPhase(at, '4.2.A1', [1, 1, 1]);
      return at.state.interdicted[at.cell('3010')];
    }),
    outcome: { endOfSovietMovement: 0, endOfSovietTurn: GERMAN_MARKER },
  },
  'road.requiresConnection': {
    situation: 'a motorized unit enters a wooded road hex from beside the road, with its half points left',
    play: shown(
      { german: { '1119': ['pz 25/7'] }, roads: [row(10, 12, '20')], terrain: { '1120': 'forest' } },
      (at) => {
        carriedOut(at, moving, 'move 25/7 1119 > 1120');
        return at.state.left[at.piece('25/7')];
      },
    ),
    outcome: { true: 16, false: 19 },
  },
  'overrun.halving': {
    situation: 'units of 9 and 3 overrun together',
    play: shown(
      { german: { '2010': ['inf 6', 'mot 76/20'] } },
      (at) => attackStrength(at.state, at.pieces('6, 76/20'), { supplied: () => true, overrun: true }).value,
    ),
    outcome: { total: 6, perUnit: 5 },
  },
  'overrun.cost': {
    situation: 'an overrun into forest is made with three points left',
    play: shown(
      { german: { '0513': ['pz 25/7'] }, soviet: { '0512': ['rifle A'] }, terrain: { '0512': 'forest' } },
      (at) => {
        at.state.left[at.piece('25/7')] = 6;
        return allowed(at, overrunning, 'overrun 0512 with 25/7');
      },
    ),
    outcome: { flat: 'legal', plusTerrain: '6.51' },
  },
  'overrun.fromZoc': {
    situation: 'a unit that began the phase next to the enemy overruns',
    play: shown({ german: { '0513': ['pz 25/7'] }, soviet: { '0512': ['rifle A'] } }, (at) =>
      allowed(at, overrunning, 'overrun 0512 with 25/7'),
    ),
    outcome: { true: 'legal', false: '6.56' },
  },
  'overrun.arrivals': {
    situation: 'two regiments that entered by the same hex overrun together',
    play: shown({ german: { '0513': ['pz 25/7', 'gr 6/7'] }, soviet: { '0512': ['rifle A'] } }, (at) => {
      for (const piece of at.pieces('25/7, 6/7')) at.state.started[piece] = enteredBy(at.cell('0513'));
      return allowed(at, overrunning, 'overrun 0512 with 25/7, 6/7');
    }),
    outcome: { sameEntryHexTogether: 'legal', singlyOnly: '6.54' },
  },
  'stacking.sovietLeader': {
    situation: 'the number of excess units of three divisions and a leader, of two and two, and of four leaders',
    play: shown(
      {
        soviet: {
          '1010': ['rifle A', 'rifle B', 'rifle C', 'leader I 3'],
          '2010': ['rifle D', 'rifle E', 'leader K 3', 'leader L 3'],
          '3010': ['leader M 3', 'leader N 3', 'leader O 3', 'leader P 3'],
        },
      },
      (at) => ['1010', '2010', '3010'].map((label) => excessIn(at.state, at.cell(label))),
    ),
    outcome: { fourWithLeader: [0, 0, 0], threePlusOneLeader: [0, 1, 1] },
  },
  'stacking.checkTimes': {
    situation: 'four German units advance into one hex',
    play: inCombat(
      { german: { '2011': ['inf 6', 'inf 26', 'inf 5'], '1910': ['inf 35'] }, soviet: { '2010': ['rifle A 1-1-6'] } },
      (at) => {
        carriedOut(at, attacking, 'attack 2010 with 6, 26, 5, 35', {
          dice: [1],
          answer: (decision) =>
            decision.question === 'advance'
              ? decision.legal().find(({ verb, cells = [] }) => verb === 'advance' && cells.length === 1)
              : undefined,
        });
        return at.state.count[at.cell('2010')];
      },
    ),
    outcome: { asWritten: 4, bothContinuous: 3 },
  },
  'rail.interdictedCost': {
    situation: 'a train moves 27 rail hexes, one of them interdicted',
    play: shown({ side: 'Soviet', rails: [row(10, 45, '20')], soviet: { '1020': ['rifle A'] } }, (at) => {
      at.state.interdict(at.cell('1520'), GERMAN_MARKER, true);
      return allowed(at, railing, 'rail A to 3720');
    }),
    outcome: { 4: 'legal', 5: '6.33' },
  },
  'rail.cutOn': {
    situation: 'an advance crosses a railway',
    play: inCombat(
      {
        rails: ['2010 - 2009'],
        german: { '2011': ['inf 6 90-7|4-7|2-7|1-7'] },
        soviet: { '2010': ['rifle A 1-3-6'] },
      },
      (at) => {
        carriedOut(at, attacking, 'attack 2010 with 6', {
          dice: [1],
          answer: answers(at, { advance: 'advance 6 to 2009' }),
        });
        return at.state.passed[at.cell('2010')];
      },
    ),
    outcome: { movement: 0, movementOrAdvance: 1 },
  },
  'zoc.friendlyZocNegates': {
    situation: 'an empty hex is in the ZOC of both sides',
    play: shown({ german: { '2010': ['inf 6'] }, soviet: { '2012': ['rifle A'] } }, (at) =>
      zoneIsNegated(at.state, SOVIET, at.cell('2011')),
    ),
    outcome: { false: false, true: true },
  },
  'zoc.disruptedUnitNegates': {
    situation: 'a disrupted unit is in enemy ZOC',
    play: shown({ german: { '2010': ['inf 6 (disrupted)'] }, soviet: { '2011': ['rifle A'] } }, (at) =>
      zoneIsNegated(at.state, GERMAN, at.cell('2010')),
    ),
    outcome: { true: true, false: false },
  },
};
