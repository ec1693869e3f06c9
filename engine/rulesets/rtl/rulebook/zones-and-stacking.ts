import type { Chapter } from './entry.js';

/** 3.2 zones of control, 3.3 stacking. */
export const zonesAndStacking = {
  '3.2': {
    title: 'Zones of control',
    text: 'What a unit commands around it.',
    see: ['3.21', '8.2'],
    status: 'simulated',
    heading: true,
  },
  '3.21': {
    title: 'Own hex and six neighbours',
    text: 'A combat unit always controls its own hex; most exert a zone into all six hexes around, which hampers movement, supply and retreat.',
    see: ['3.23', '3.24', '6.2', '8.2', '11.34'],
    status: 'simulated',
  },
  '3.22': {
    title: 'Who has no zone',
    text: 'Bridges, leaders, aircraft and markers exert none.',
    see: ['3.21'],
    status: 'simulated',
  },
  '3.23': {
    title: 'Units with a band',
    text: 'A banded unit controls no more than its hex. One unit without a band in the stack makes all combat units there exert a zone.',
    see: ['2.52'],
    status: 'simulated',
  },
  '3.24': {
    title: 'Zones across hexsides',
    text: 'A zone crosses every hexside but those its unit may not cross, whatever the cost and whoever stands there.',
    see: ['3.24a', '3.24b', '8.36'],
    status: 'simulated',
  },
  '3.24a': {
    title: 'Zones across rivers',
    text: 'Units pictured as vehicles and heavy units exert across a river only by a bridge; other motorized units need none.',
    see: ['8.36c'],
    status: 'simulated',
  },
  '3.24b': {
    title: 'Zones into swamp',
    text: 'Motorized and heavy units exert into swamp only along a road, railway or trail.',
    see: ['8.37a', '5.13d'],
    status: 'simulated',
  },
  '3.25': {
    title: 'Other units and zones',
    text: 'No other unit changes a zone, save for lines of supply and retreats, where a friend in the hex takes it away.',
    see: ['6.24', '11.34'],
    status: 'simulated',
  },
  '3.26': {
    title: 'More than one zone',
    text: 'Several zones in a hex do no more than one.',
    see: ['8.21'],
    status: 'simulated',
  },
  '3.27': {
    title: 'Friendly zones',
    text: 'A side’s own zones never hinder it.',
    see: ['8.24'],
    status: 'simulated',
  },
  '3.3': {
    title: 'Stacking',
    text: 'Units of a side may share a hex; their order in it means nothing.',
    see: ['3.31', '3.32'],
    status: 'simulated',
    heading: true,
  },
  '3.31': {
    title: 'Stacking values',
    text: 'Each combat unit counts what its counter says, some nothing. Aircraft, leaders, bridges and markers do not count.',
    see: ['3.32'],
    status: 'enforced',
  },
  '3.32': {
    title: 'Nine points to a hex',
    text: 'At the end of every phase a side has at most nine stacking points in a hex; passing through is free. What is too much then, its owner eliminates at once.',
    see: ['11.33', '11.65'],
    status: 'enforced',
  },
  '3.33': {
    title: 'Open stacks',
    text: 'Either player may look through the other’s stacks.',
    see: ['3.34'],
    status: 'simulated',
  },
  '3.34': {
    title: 'Strength markers',
    text: 'A marker may stand in for a stack kept in its box and be placed or dissolved at any time. It moves as its slowest unit, pays as motorized when any of its units is, and its contents stay open. It changes nothing in play.',
    see: ['3.33', '8.12'],
    status: 'advice',
  },
} as const satisfies Chapter;
