import { retreatBar } from '../../../../../engine/rulesets/bite/battle/retreats.js';
import { nextToBeHit } from '../../../../../engine/rulesets/bite/blocks/hit-order.js';
import { placeGuns } from '../../../../../engine/rulesets/bite/blocks/place-guns.js';
import { blitzing, markParticipation } from '../../../../../engine/rulesets/bite/movement/blitz.js';
import type { combatRulings } from '../../../../../engine/rulesets/bite/rulings/combat.js';
import { defaultRulings } from '../../../../../engine/rulesets/bite/rulings/rulings.js';
import { ELIMINATED } from '../../../../../engine/rulesets/bite/state/state.js';
import { battle, type Battle, type BattleResult } from '../battles.js';
import type { Sketch } from '../sketch.js';
import { rolled } from '../volley.js';
import { barredBy, fought, ordered, shown, thrown, type BiteProofs } from './proving.js';

const AK = 'infantry corps 28.AK 4|3|2|1';
const ARMY = 'infantry army 27.A 3|2|1 (technology 1)';
const HOME = { Home: 'capital 0904 (source Soviet Union)' };

/** Returns the events of the given kinds in order, each with its side: `air-combat Axis`. */
const steps = (result: BattleResult, ...kinds: readonly string[]): string[] =>
  result.events.filter(({ kind }) => kinds.includes(kind)).map(({ kind, side }) => `${kind} ${side}`);

/**
 * A battle of two German fighters against one Soviet fighter, which is eliminated in the second round. A German fighter
 * may withdraw after the first round.
 */
const AIR: Battle = {
  places: { Berlin: 'capital 0104 (source Germany)' },
  control: { Axis: '0104 0404' },
  axis: { '0504': ['fighter wing JG 2|1 (base 0104)', 'fighter wing JG2 2|1 (base 0104)'] },
  soviet: { '0504': ['fighter division IAD 2|1 (base 0604)', ARMY] },
  rolls: { 'R1 air combat of JG2': '1 1 6 6', 'R1 air combat of JG and JG2': '1 1 1 1 6 6' },
  rounds: 1,
  spare: true,
};
const airRounds = (result: BattleResult): number =>
  steps(result, 'air-combat').filter((one) => one.endsWith('Axis')).length;

/** A battle after which a Soviet army must retreat from 0504; its supply source is in the east. */
const beaten: Sketch = {
  phase: 'combat',
  places: HOME,
  control: { Soviet: '0904' },
  axis: { '0504': [AK] },
  soviet: { '0504': [ARMY] },
};
const retreat = (sketch: Sketch, to: string) =>
  shown({ ...beaten, ...sketch }, ({ state, piece, cell }) => barredBy(retreatBar(state, piece('27.A'), cell(to))));

export const combatProofs: BiteProofs<keyof typeof combatRulings> = {
  'bombers.grounded': {
    situation: 'fighters attack a bomber on its base',
    play: fought(
      {
        axis: { '0504': ['fighter wing JG 3|2|1 (base 0503)'] },
        soviet: { '0504': ['bomber division BAD 3|2|1'] },
        rolls: { 'R1 air combat of JG': '5 5 5', 'R1 air raid of JG': '6 6 6' },
      },
      (result) => steps(result, 'air-combat', 'air-raid')[0],
    ),
    outcome: { raided: 'air-raid Axis', inAirCombat: 'air-combat Axis' },
  },
  'airCombat.length': {
    situation: 'rounds of air combat, without a withdrawal and with one after the first round',
    play: (rulings) => [
      airRounds(battle({ ...AIR, rulings })),
      airRounds(battle({ ...AIR, rulings, answers: { withdrawal: 'Axis: withdraw JG to 0104' } })),
    ],
    outcome: { untilOver: [2, 2], untilWithdrawal: [2, 1], oneRound: [1, 1] },
  },
  'flak.order': {
    situation: 'anti-aircraft fire of both sides, each with a hit',
    play: fought(
      {
        axis: { '0504': [AK, 'bomber wing KG 4|3|2|1 (base 0503)'] },
        soviet: { '0504': [ARMY, 'bomber division BAD 3|2|1 (base 0604)'] },
        rolls: { 'R1 anti-aircraft of 28.AK': '6', 'R1 anti-aircraft of 27.A': '6' },
        rounds: 1,
      },
      ({ events }) => events.slice(0, 4).map(({ kind }) => kind),
    ),
    outcome: {
      together: ['anti-aircraft', 'anti-aircraft', 'loss', 'loss'],
      defenderFirst: ['anti-aircraft', 'loss', 'anti-aircraft', 'loss'],
    },
  },
  'flak.fortress': {
    situation: 'anti-aircraft fire of a fortress that is a major city',
    play: (rulings) =>
      placeGuns(
        { terrain: 'plain', weather: 'clear', round: 1, city: 'major', works: 'fortress' },
        { ...defaultRulings, ...rulings },
      ).map(({ dice, from }) => `${dice.value}x${from.value}`),
    outcome: { fortressOnly: ['2x5'], cityToo: ['2x5', '2x6'] },
  },
  'artillery.mustFire': {
    situation: 'strength of artillery whose owner does not want to fire',
    play: fought(
      {
        axis: { '0504': [AK, 'artillery army 4.A 4|2|1|0'] },
        soviet: { '0504': [ARMY] },
        answers: { fire: 'fire 4.A (hold)' },
        rounds: 1,
      },
      (result) => result.strength('4.A'),
    ),
    outcome: { true: 2, false: 4 },
  },
  'hits.best': {
    situation: 'tanks of technology 3 defending a fortress behind a river',
    play: thrown({
      fire: 'land',
      blocks: [{ block: 'Soviet Union tank 4', level: 3 }],
      where: { works: 'fortress', allCross: true },
    }),
    outcome: { 2: '4x2', 3: '4x3', 1: '4x1' },
  },
  'malus.pooled': {
    situation:
      'dice in forest of strengths 3 and 3, whose halves leave an extra die, and of 4 and 1, whose halves leave none',
    play: (rulings) =>
      [
        ['Germany panzer 3', 'Germany infantry 3'],
        ['Germany panzer 4', 'Germany infantry 1'],
      ].map((blocks) => rolled({ fire: 'land', attacks: true, blocks, where: { terrain: 'forest' }, rulings })),
    outcome: {
      singleShares: ['1x5 2x6', '2x5 1x6'],
      sumOnly: ['1x5 2x6', '2x5 -'],
      never: ['1x5 1x6', '2x5 1x6'],
    },
  },
  'malus.extraDice': {
    situation: 'rocket launchers fire without reconnaissance',
    play: thrown({
      fire: 'artillery',
      attacks: true,
      blocks: [
        { block: 'Soviet Union artillery 4', level: 2, extra: { by: 2, why: 'rocket launchers', rule: '25.0' } },
      ],
      where: { unscouted: true },
    }),
    outcome: { afterHalving: '4x5', beforeHalving: '3x5' },
  },
  'hits.support': {
    situation: 'the unit hit next among artillery of 4 and infantry of 3',
    play: (rulings) =>
      nextToBeHit(
        [
          { strength: 4, support: true, marked: false },
          { strength: 3, support: false, marked: false },
        ],
        { ...defaultRulings, ...rulings },
      ),
    outcome: { likeOthers: [0], last: [1] },
  },
  'zero.alone': {
    situation: 'an air raid eliminates the infantry next to artillery at 0, and the attacker has artillery',
    play: fought(
      {
        axis: { '0504': [AK, 'artillery army G 4|2|1|0', 'bomber wing KG 1 (base 0503)'] },
        soviet: { '0504': ['infantry army 27.A 1 (technology 1)', 'artillery army S 4|0 (step 2)'] },
        rolls: { 'R1 air raid of KG': '6' },
      },
      (result) => [result.strength('G'), result.where('S')],
    ),
    outcome: { atOnce: [4, ELIMINATED], roundEnd: [2, ELIMINATED] },
  },
  'river.allCross': {
    situation: 'artillery eliminates the corps that attacks over land; the other has crossed a river',
    play: fought(
      {
        sides: { river: '0504/0404' },
        axis: { '0504': ['infantry corps Dry 1 (from 0503)', 'infantry corps Wet 1 (from 0404)'] },
        soviet: { '0504': ['infantry army 27.A 4|3|2|1 (technology 1)', 'artillery army S 1|0'] },
        rolls: { 'R1 bombardment of S': '6' },
        answers: { loss: 'Axis: hit Dry' },
        rounds: 1,
      },
      ({ events }) => events.find(({ kind, side }) => kind === 'land-combat' && side === 'Soviet')?.facts?.defender,
    ),
    outcome: { asMade: '4x6', present: '4x5' },
  },
  'retreat.distance': {
    situation: 'a retreat straight towards the source, from where the path leads around a lake',
    play: retreat({ terrain: { '0603 0704 0705 0605': 'water' } }, '0604'),
    outcome: { path: 'away-from-supply', straight: 'free' },
  },
  'retreat.cityInZone': {
    situation: 'a retreat into a friendly city in an enemy zone',
    play: retreat(
      {
        places: { ...HOME, Luga: 'minor city 0404' },
        control: { Soviet: '0904 0404' },
        axis: { '0504': [AK], '0304': ['infantry corps 1.AK 3|2|1'] },
      },
      '0404',
    ),
    outcome: { false: 'zone', true: 'free' },
  },
  'retreat.attacker': {
    situation: 'sides that may retreat after one of two defenders has retreated',
    play: fought(
      {
        ...beaten,
        soviet: { '0504': [ARMY, 'infantry army 3.A 2|1'] },
        answers: { retreat: 'Soviet: retreat 27.A to 0604' },
        rounds: 1,
      },
      ({ moments }) => moments.flatMap((moment) => (moment.kind === 'decision' ? [moment.side] : [])),
    ),
    outcome: { always: ['Soviet', 'Soviet', 'Axis'], unlessDefenderDid: ['Soviet', 'Soviet'] },
  },
  'blitz.often': {
    situation: 'a second Blitz move of tanks that have fought in the Blitz',
    play: shown({ phase: 'blitz', axis: { '0504': ['panzer corps T 5|4|3 (fought)'] } }, (at) => {
      at.state.blitzed[at.piece('T')] = 1;
      markParticipation(at.state, at.piece('T'), at.cell('0504'));
      return ordered(at, 'blitz T to 0503', [blitzing]);
    }),
    outcome: { once: '7.8 blitzed', afterEachBattle: 'legal' },
  },
  'blitz.minorArmour': {
    situation: 'a Blitz move of Romanian tanks',
    play: shown({ phase: 'blitz', axis: { '0505': ['tank corps T 3 (fought, of Romania)'] } }, (at) => {
      at.state.foughtIn[at.piece('T')] = at.cell('0505');
      return ordered(at, 'blitz T to 0504', [blitzing]);
    }),
    outcome: { true: 'legal', false: '7.8.who not-mobile' },
  },
};
