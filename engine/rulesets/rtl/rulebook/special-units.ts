import type { Chapter } from './entry.js';

/** 16: anti-tank guns, bridges, Arko; 17: victory. */
export const specialUnits = {
  '16.0': {
    title: 'Special units',
    text: 'Guns, bridges and Arko.',
    see: ['16.1', '16.2', '16.3'],
    status: 'simulated',
    heading: true,
  },
  '16.1': {
    title: 'Anti-tank and anti-aircraft',
    text: 'Guns against tanks.',
    see: ['16.11', '16.12', '16.13'],
    status: 'simulated',
    heading: true,
  },
  '16.11': {
    title: 'Who counts',
    text: 'Anti-tank units, all armoured units, and heavy anti-aircraft guns.',
    see: ['3.15', '3.17'],
    status: 'simulated',
  },
  '16.12': {
    title: 'Against combined arms',
    text: 'One of them in the defending hex takes the bonus away.',
    see: ['10.61f3'],
    status: 'simulated',
  },
  '16.13': {
    title: 'Against armour',
    text: 'Heavy anti-aircraft guns can cause armour attrition.',
    see: ['11.12'],
    status: 'simulated',
  },
  '16.2': {
    title: 'Bridges',
    text: 'Bridging columns.',
    see: ['16.21', '16.22'],
    status: 'simulated',
    heading: true,
  },
  '16.21': {
    title: 'What they do',
    text: 'A bridge unit spans one stream or river side of its hex, as its arrow shows, and takes away the cost.',
    see: ['8.36b'],
    status: 'simulated',
  },
  '16.22': {
    title: 'Placing',
    text: 'In any hex beside a river or stream within command range of a friendly headquarters and in no enemy zone: in an Assault Sequence, a Pass, or the Reorganization Segment.',
    see: ['15.15'],
    status: 'enforced',
  },
  '16.23': {
    title: 'Moving',
    text: 'It may be taken up and placed anew by the same rule, or kept off the map.',
    see: ['16.22'],
    status: 'enforced',
  },
  '16.24': {
    title: 'Swamp',
    text: 'Only along a road, railway or trail.',
    see: ['8.37'],
    status: 'enforced',
  },
  '16.25': {
    title: 'Staying',
    text: 'It stays as long as its owner likes, is never disrupted or out of supply.',
    see: ['16.26'],
    status: 'simulated',
  },
  '16.26': {
    title: 'No combat unit',
    text: 'Without strength, allowance, stacking or zone; never captured or lost, but taken off when an enemy combat unit enters its hex. No other bridge is laid there, and no leader of the enemy goes there alone.',
    see: ['16.23'],
    status: 'simulated',
  },
  '16.3': {
    title: 'Arko',
    text: 'German artillery command.',
    see: ['16.31', '16.32'],
    status: 'simulated',
    heading: true,
  },
  '16.31': {
    title: 'What it is',
    text: 'A headquarters for guns.',
    see: ['16.32'],
    status: 'simulated',
  },
  '16.32': {
    title: 'What it may do',
    text: 'As a second headquarters in any German attack or defence, for artillery coordination only.',
    see: ['15.33b1'],
    status: 'enforced',
  },
  '17.0': {
    title: 'Victory',
    text: 'Points for places, for the enemy’s losses and for some deeds.',
    see: ['S1.1'],
    status: 'simulated',
  },
} as const satisfies Chapter;
