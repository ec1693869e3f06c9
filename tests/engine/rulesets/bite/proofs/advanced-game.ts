import { deactivate } from '../../../../../engine/rulesets/bite/command/activation.js';
import { allowance } from '../../../../../engine/rulesets/bite/movement/allowance.js';
import { byRail } from '../../../../../engine/rulesets/bite/rail/by-rail.js';
import type { advancedGameRulings } from '../../../../../engine/rulesets/bite/rulings/advanced-game.js';
import { siegesAtTurnEnd, statusCheck, supplyCheck } from '../../../../../engine/rulesets/bite/supply/supply.js';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { movementPhase } from '../../../../../engine/rulesets/bite/movement/phase.js';
import { give } from '../ordering.js';
import { written } from '../orders.js';
import { field, type Sketch } from '../sketch.js';
import { fought, ordered, shown, thrown, type BiteProofs } from './proving.js';

const advanced = { layer: 'advanced' } as const;

export const advancedGameProofs: BiteProofs<keyof typeof advancedGameRulings> = {
  'snow.flak': {
    situation: 'defending Germans fire at aircraft in snow',
    play: thrown({ fire: 'flak', blocks: ['Germany infantry 4'], where: { weather: 'snow' } }),
    outcome: { attackers: '4x6', both: '2x6' },
  },
  'guards.allowance': {
    situation: 'movement points of Guards at technology 2',
    play: shown(
      { ...advanced, soviet: { '0505': ['guards infantry army G 4'] } },
      ({ state, piece }) => allowance(state, piece('G')).value,
    ),
    outcome: { floor: 4, oneMore: 5 },
  },
  'siege.lossWhen': {
    situation: 'a besieged army after its owner’s turn, and after the month',
    play: shown(
      {
        ...advanced,
        side: 'Soviet',
        places: {
          Siberia: 'territory 2012 (nation Soviet Union, source Soviet Union)',
          Odessa: 'minor port 0504',
        },
        axis: Object.fromEntries(
          ['0503', '0604', '0404', '0505'].map((cell) => [cell, [`infantry corps A${cell} 4`]] as const),
        ),
        soviet: { '0504': ['infantry army R 3|2|1'] },
      },
      ({ state, strength }) => {
        supplyCheck(state);
        statusCheck(state);
        const after = strength('R');
        siegesAtTurnEnd(state);
        return [after, strength('R')];
      },
    ),
    outcome: { supplyCheck: [2, 2], turnEnd: [3, 2] },
  },
  'desperate.spared': {
    situation: 'a Desperate Attack after which the last defender retreats',
    play: fought(
      {
        ...advanced,
        places: { Luga: 'minor city 0604 (source Soviet Union)' },
        control: { Soviet: '0604' },
        axis: { '0504': ['infantry corps 28.AK 4|3|2|1 (unsupplied)'] },
        soviet: { '0504': ['infantry army 27.A 2|1'] },
        answers: { retreat: 'Soviet: retreat 27.A to 0604' },
      },
      ({ state, piece }) => (state.isOnMap(piece('28.AK')) ? 'stays' : 'surrenders'),
    ),
    outcome: { allEliminated: 'surrenders', allGone: 'stays' },
  },
  'headquarters.secondActivation': {
    situation: 'points of a headquarters that was activated twice',
    play: shown({ ...advanced, axis: { '0304': ['armoured headquarters HQ 3|2|1'] } }, (at) => {
      for (const [before, after] of [
        ['movement', 'blitz'],
        ['exploitation', 'exploitation'],
      ]) {
        at.state.phase = before;
        give(at, 'activate HQ');
        at.state.phase = after;
        deactivate(at.state);
      }
      return at.strength('HQ');
    }),
    outcome: { costs: 1, free: 2 },
  },
  'stavka.freeRail': {
    situation: 'a free rail movement when the limit of the turn is used up',
    play: shown(
      {
        ...advanced,
        phase: 'strategic rail',
        side: 'Soviet',
        places: {
          Moscow: 'capital 1905 (nation Soviet Union, source Soviet Union)',
          Russia: 'territory 1305 1405 1505 1605 1705 1805 1905 (nation Soviet Union)',
        },
        routes: { rail: ['1305 - 1405 - 1505 - 1605 - 1705 - 1805 - 1905'] },
        house: { 'rail.soviet': 0 },
        soviet: { '1305': ['infantry army A 3'], '1905': ['supreme headquarters V 3|2|1 (activated)'] },
      },
      (at) => ordered(at, 'rail A to 1605 (paid V)', [byRail]),
    ),
    outcome: { counted: '7.4.soviet no-capacity', beyond: 'legal' },
  },
  'stavka.railWhen': {
    situation: 'activation of the Stavka in the strategic rail phase, and a free rail movement in the movement phase',
    play: (rulings) => {
      const front: Sketch = {
        ...advanced,
        rulings,
        side: 'Soviet',
        places: { Moscow: 'capital 1905 (nation Soviet Union, source Soviet Union)' },
        control: { Soviet: '1305..1905' },
        routes: { rail: ['1305 - 1405 - 1505 - 1605 - 1705 - 1805 - 1905'] },
      };
      const soviet = (attributes: string): Sketch['soviet'] => ({
        '1305': ['infantry army A 3'],
        '1905': [`supreme headquarters V 3|2|1${attributes}`],
      });
      const early = give(field({ ...front, phase: 'strategic rail', soviet: soviet('') }), 'activate V');
      const later = field({ ...front, soviet: soviet(' (activated)') });
      const first = movementPhase(later.state).next().value;
      const read = first?.kind === 'decision' ? first.read(written(later, 'rail A to 1605 (paid V)')) : undefined;
      return [early ?? 'legal', read === undefined || isRefusal(read) ? 'refused' : 'legal'];
    },
    outcome: { railPhase: ['legal', 'refused'], movement: ['13.7/not-now', 'legal'] },
  },
  'stavka.unitOutOfSupply': {
    situation: 'an army without supply attacks by order of the Stavka',
    play: shown(
      {
        ...advanced,
        side: 'Soviet',
        axis: { '0405': ['infantry corps 1.AK 4'] },
        soviet: {
          '0404': ['infantry army 27.A 4|3|2|1 (unsupplied, technology 1)'],
          '1010': ['supreme headquarters Stavka 4|3|2|1'],
        },
      },
      (at) => {
        give(at, 'activate Stavka with 27.A (unit)');
        return give(at, 'move 27.A to 0405') ?? 'legal';
      },
    ),
    outcome: { attacks: 'legal', movesOnly: '4.4.attack/unsupplied' },
  },
};
