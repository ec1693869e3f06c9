import type { Chapter } from './entry.js';

/** The terrain effects chart with its notes, the combat tables and the detailed sequence. */
export const charts = {
  TEC: {
    title: 'Terrain effects chart',
    text: 'The chart gives movement costs for units on foot and for motorized and heavy units, in dry weather and in rain, and the effects of terrain on combat and overruns.',
    see: ['TEC.a', 'TEC.d', 'TEC.j'],
    status: 'simulated',
  },
  'TEC.a': {
    title: 'Note a: swamp',
    text: 'Motorized and heavy units may enter, leave and attack swamp, and advance or retreat into or out of it, only across a hexside with a road, railway or trail. Trails do not count in rain.',
    see: ['8.37a'],
    status: 'enforced',
  },
  'TEC.b': {
    title: 'Note b: swamp on foot',
    text: 'Units on foot, except cavalry, stop when they enter swamp across a hexside without a road, railway or trail.',
    see: ['8.37b'],
    status: 'enforced',
  },
  'TEC.c': {
    title: 'Note c: woods',
    text: 'Woods cost nothing if a unit enters them along a road, trail or railway.',
    see: ['8.34b'],
    status: 'enforced',
  },
  'TEC.d': {
    title: 'Note d: bridges',
    text: 'A bridge cancels the cost of the water.',
    see: ['8.36b'],
    status: 'enforced',
  },
  'TEC.e': {
    title: 'Note e: rivers',
    text: 'Without a bridge, vehicles and heavy units may not cross a river, attack across it or retreat across it. Other motorized units may cross; according to this note they use half their allowance. Artillery support is not affected.',
    see: ['8.36c'],
    status: 'enforced',
  },
  'TEC.f': {
    title: 'Note f: stopping in enemy zones',
    text: 'Units on foot and heavy units stop in an enemy zone of control. Motorized units may continue.',
    see: ['8.22'],
    status: 'enforced',
  },
  'TEC.g': {
    title: 'Note g: leaving enemy zones',
    text: 'Leaving an enemy zone of control costs nothing. A unit that began in one enemy zone of control spends its whole allowance to move into another; a motorized unit spends the listed cost.',
    see: ['8.23'],
    status: 'enforced',
  },
  'TEC.h': {
    title: 'Note h: attacks and swamp',
    text: 'Motorized and heavy units that attack into or out of swamp are halved. They may attack only across a hexside with a road, a railway or, if it does not rain, a trail.',
    see: ['10.26'],
    status: 'simulated',
  },
  'TEC.i': {
    title: 'Note i: artillery support',
    text: 'Artillery support into swamp, and into marsh in rain, is halved. Support out of such terrain is not.',
    see: ['10.28'],
    status: 'simulated',
  },
  'TEC.j': {
    title: 'Note j: rain',
    text: 'In rain the Assault table must be used, and there are no overruns.',
    see: ['5.13e'],
    status: 'enforced',
  },
  'CRT.A': {
    title: 'Assault table',
    text: 'The Assault table has columns from 1-4 to 7-1 and rows from 0 or less to 11 or more. Retreats are one or two hexes.',
    see: ['10.32', '11.31b'],
    status: 'simulated',
  },
  'CRT.M': {
    title: 'Mobile table',
    text: 'The Mobile table has columns from 1-4 to 8-1 and rows from 0 or less to 11 or more. Retreats are two hexes.',
    see: ['10.33', '11.31a'],
    status: 'simulated',
  },
  SoP: {
    title: 'Detailed sequence',
    text: 'The detailed sequence lists each sequence step by step.',
    see: ['SoP.A', 'SoP.B', 'SoP.C'],
    status: 'simulated',
    heading: true,
  },
  'SoP.A': {
    title: 'Mobile Sequence, step by step',
    text: 'First, Army units that need an activation check try to pass it. Then come movement with overruns and entries, declaration, reaction and combat.',
    see: ['7.21a', 'SoP.3'],
    status: 'simulated',
  },
  'SoP.B': {
    title: 'Assault Sequence, step by step',
    text: 'Units finish strongpoints, begin others and place bridges. The rest is as in a Mobile Sequence, but without overruns.',
    see: ['7.21b'],
    status: 'simulated',
  },
  'SoP.C': {
    title: 'Pass Sequence, step by step',
    text: 'The marker is put into the pool, and bridges are placed or moved.',
    see: ['7.21c'],
    status: 'simulated',
  },
  'SoP.3': {
    title: 'A combat, step by step',
    text: 'The order is: table, aircraft, naming of artillery, checks of artillery, odds, ground coordination, net modifier, defender’s lead unit, roll, losses, retreats, advance. The defender takes losses and retreats first.',
    see: ['10.4', '10.5', '10.6', '11.1'],
    status: 'simulated',
  },
  'SoP.A4': {
    title: 'Air Readying Phase, step by step',
    text: 'Flown aircraft become Ready in dry and overcast weather but not in rain.',
    see: ['13.12a'],
    status: 'simulated',
  },
  'SoP.C1': {
    title: 'Construction Phase, step by step',
    text: 'Enemy strongpoints are removed, friendly strongpoints are finished, and bridges are placed.',
    see: ['4.21.C1'],
    status: 'simulated',
  },
  'SoP.C2': {
    title: 'Reorganization Phase, step by step',
    text: 'Units recover from disruption first. Then headquarters and leaders are made ready, and then fired artillery that is not out of supply.',
    see: ['4.21.C2'],
    status: 'simulated',
  },
} as const satisfies Chapter;
