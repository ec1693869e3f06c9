import type { Chapter } from './entry.js';

/** Sections 16 and 17 of the rulebook: anti-tank guns, bridges, Arko, and victory. */
export const specialUnits = {
  '16.0': {
    title: 'Special units',
    text: 'This chapter is about anti-tank guns, bridges and Arko.',
    see: ['16.1', '16.2', '16.3'],
    status: 'simulated',
    heading: true,
  },
  '16.1': {
    title: 'Anti-tank and anti-aircraft',
    text: 'These rules say which guns affect tanks, and how.',
    see: ['16.11', '16.12', '16.13'],
    status: 'simulated',
    heading: true,
  },
  '16.11': {
    title: 'Anti-tank units',
    text: 'Units with anti-tank ability are anti-tank units, all armoured units and heavy anti-aircraft guns.',
    see: ['3.15', '3.17'],
    status: 'simulated',
  },
  '16.12': {
    title: 'Anti-tank ability against combined arms',
    text: 'One unit with anti-tank ability in the defending hex cancels the combined arms bonus.',
    see: ['10.61f3'],
    status: 'simulated',
  },
  '16.13': {
    title: 'Anti-tank ability against armour',
    text: 'Heavy anti-aircraft guns can cause armour attrition.',
    see: ['11.12'],
    status: 'simulated',
  },
  '16.2': {
    title: 'Bridges',
    text: 'Bridge units make streams and rivers easier to cross.',
    see: ['16.21', '16.22'],
    status: 'simulated',
    heading: true,
  },
  '16.21': {
    title: 'Effect of a bridge unit',
    text: 'A bridge unit spans one stream or river hexside of its hex, as its arrow shows, and cancels the cost of crossing it.',
    see: ['8.36b'],
    status: 'simulated',
  },
  '16.22': {
    title: 'Placing a bridge unit',
    text: 'A bridge unit may be placed in any hex adjacent to a river or stream that is within command range of a friendly headquarters and not in an enemy zone of control. It may be placed in an Assault Sequence, a Pass Sequence or the Reorganization Segment.',
    see: ['15.15'],
    status: 'enforced',
  },
  '16.23': {
    title: 'Moving a bridge unit',
    text: 'A bridge unit may be picked up and placed again by the same rule, or kept off the map.',
    see: ['16.22'],
    status: 'enforced',
  },
  '16.24': {
    title: 'Bridge units in swamp',
    text: 'Bridge units may be placed in swamp only along a road, railway or trail.',
    see: ['8.37'],
    status: 'enforced',
  },
  '16.25': {
    title: 'Duration of a bridge unit',
    text: 'A bridge unit stays as long as its owner wants. It is never disrupted or out of supply.',
    see: ['16.26'],
    status: 'simulated',
  },
  '16.26': {
    title: 'Bridges are not combat units',
    text: 'A bridge unit has no strength, allowance, stacking value or zone of control. It is never captured or eliminated, but it is removed when an enemy combat unit enters its hex. The enemy may not place a bridge unit there or move a leader there without a combat unit.',
    see: ['16.23'],
    status: 'simulated',
  },
  '16.3': {
    title: 'Arko',
    text: 'An Arko is the German artillery command.',
    see: ['16.31', '16.32'],
    status: 'simulated',
    heading: true,
  },
  '16.31': {
    title: 'Definition of Arko',
    text: 'An Arko is a headquarters for artillery.',
    see: ['16.32'],
    status: 'simulated',
  },
  '16.32': {
    title: 'Use of Arko',
    text: 'An Arko may serve as a second headquarters in any German attack or defence, but only for the coordination of artillery.',
    see: ['15.33b1'],
    status: 'enforced',
  },
  '17.0': {
    title: 'Victory',
    text: 'Victory points are scored for places, for enemy losses and for certain events.',
    see: ['S1.1'],
    status: 'simulated',
  },
} as const satisfies Chapter;
