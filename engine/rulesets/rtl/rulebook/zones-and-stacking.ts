import type { Chapter } from './entry.js';

/** Sections 3.2 and 3.3 of the rulebook: zones of control and stacking. */
export const zonesAndStacking = {
  '3.2': {
    title: 'Zones of control',
    text: 'These rules say which hexes a unit’s zone of control covers.',
    see: ['3.21', '8.2'],
    status: 'simulated',
    heading: true,
  },
  '3.21': {
    title: 'Own hex and six neighbours',
    text: 'A combat unit always controls its own hex. Most combat units exert a zone of control into all six adjacent hexes, which restricts enemy movement, supply and retreat.',
    see: ['3.23', '3.24', '6.2', '8.2', '11.34'],
    status: 'simulated',
  },
  '3.22': {
    title: 'Counters without a zone',
    text: 'Bridges, leaders, aircraft and markers exert no zone of control.',
    see: ['3.21'],
    status: 'simulated',
  },
  '3.23': {
    title: 'Units with a yellow band',
    text: 'A unit with a yellow band controls only its own hex. If a unit without a band is in the stack, all combat units of the stack exert a zone of control.',
    see: ['2.52'],
    status: 'simulated',
  },
  '3.24': {
    title: 'Zones across hexsides',
    text: 'A zone of control crosses every hexside that its unit may cross, whatever the movement cost and whatever units are in the next hex.',
    see: ['3.24a', '3.24b', '8.36'],
    status: 'simulated',
  },
  '3.24a': {
    title: 'Zones across rivers',
    text: 'Units that show a vehicle and heavy units exert a zone of control across a river only over a bridge. Other motorized units need no bridge.',
    see: ['8.36c'],
    status: 'simulated',
  },
  '3.24b': {
    title: 'Zones into swamp',
    text: 'Motorized and heavy units exert a zone of control into swamp only along a road, railway or trail.',
    see: ['8.37a', '5.13d'],
    status: 'simulated',
  },
  '3.25': {
    title: 'Other units and zones of control',
    text: 'No other unit changes a zone of control, with one exception: a friendly combat unit in a hex cancels enemy zones there for supply lines and retreats.',
    see: ['6.24', '11.34'],
    status: 'simulated',
  },
  '3.26': {
    title: 'Several zones in one hex',
    text: 'Several enemy zones of control in a hex have the same effect as one.',
    see: ['8.21'],
    status: 'simulated',
  },
  '3.27': {
    title: 'Friendly zones',
    text: 'A side’s own zones of control never restrict it.',
    see: ['8.24'],
    status: 'simulated',
  },
  '3.3': {
    title: 'Stacking',
    text: 'Units of one side may share a hex. Their order in the stack has no effect.',
    see: ['3.31', '3.32'],
    status: 'simulated',
    heading: true,
  },
  '3.31': {
    title: 'Stacking values',
    text: 'A combat unit counts with the stacking value on its counter, which may be 0. Aircraft, leaders, bridges and markers do not count.',
    see: ['3.32'],
    status: 'enforced',
  },
  '3.32': {
    title: 'Nine points to a hex',
    text: 'At the end of every phase a side may have at most nine stacking points in a hex. Units may pass through a full hex. The owner eliminates units above the limit at once.',
    see: ['11.33', '11.65'],
    status: 'enforced',
  },
  '3.33': {
    title: 'Open stacks',
    text: 'Each player may look through the stacks of the other player.',
    see: ['3.34'],
    status: 'simulated',
  },
  '3.34': {
    title: 'Strength markers',
    text: 'A strength marker may replace a stack, whose units are kept in the box of the marker. It may be placed or removed at any time. The stack moves as its slowest unit and pays as motorized if any of its units is motorized. Its contents stay open. The marker has no other effect.',
    see: ['3.33', '8.12'],
    status: 'advice',
  },
} as const satisfies Chapter;
