import type { Chapter } from './entry.js';

/** The terrain effects chart with its notes, the combat tables and the detailed sequence. */
export const charts = {
  TEC: {
    title: 'Terrain effects chart',
    text: 'Movement costs for units on foot and for motorized and heavy ones, dry and in rain; terrain effects on combat and overruns.',
    see: ['TEC.a', 'TEC.d', 'TEC.j'],
    status: 'simulated',
  },
  'TEC.a': {
    title: 'Note a: swamp',
    text: 'Motorized and heavy units enter, leave, advance, retreat and attack only across a hexside with a road, railway or trail; trails do not count in rain.',
    see: ['8.37a'],
    status: 'enforced',
  },
  'TEC.b': {
    title: 'Note b: swamp on foot',
    text: 'Units on foot, except cavalry, stop when they enter across any other hexside.',
    see: ['8.37b'],
    status: 'enforced',
  },
  'TEC.c': {
    title: 'Note c: woods',
    text: 'Woods cost nothing if entered along a road, trail or railway.',
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
    text: 'Without a bridge, vehicles and heavy units do not cross, attack across or retreat across a river. Other motorized units cross; this note says with half their allowance. Artillery support is not affected.',
    see: ['8.36c'],
    status: 'enforced',
  },
  'TEC.f': {
    title: 'Note f: stopping',
    text: 'Units on foot and heavy units stop in an enemy zone of control. Motorized units may continue.',
    see: ['8.22'],
    status: 'enforced',
  },
  'TEC.g': {
    title: 'Note g: leaving',
    text: 'Leaving enemy zones of control costs nothing. To move from one to the next, a unit that began there spends its whole allowance, a motorized unit the listed cost.',
    see: ['8.23'],
    status: 'enforced',
  },
  'TEC.h': {
    title: 'Note h: attacks and swamp',
    text: 'Motorized and heavy units are halved into or out of swamp. They need a hexside with a road, a railway or, if it does not rain, a trail.',
    see: ['10.26'],
    status: 'simulated',
  },
  'TEC.i': {
    title: 'Note i: support',
    text: 'Support is halved into swamp, and into marsh in rain, but never out of them.',
    see: ['10.28'],
    status: 'simulated',
  },
  'TEC.j': {
    title: 'Note j: rain',
    text: 'The Assault table must be used, and there are no overruns.',
    see: ['5.13e'],
    status: 'enforced',
  },
  'CRT.A': {
    title: 'Assault table',
    text: 'Columns from 1-4 to 7-1, rows from 0 or less to 11 or more. Retreats are one or two hexes.',
    see: ['10.32', '11.31b'],
    status: 'simulated',
  },
  'CRT.M': {
    title: 'Mobile table',
    text: 'Columns from 1-4 to 8-1, rows from 0 or less to 11 or more. Retreats are two hexes.',
    see: ['10.33', '11.31a'],
    status: 'simulated',
  },
  SoP: {
    title: 'Detailed sequence',
    text: 'Each sequence step by step.',
    see: ['SoP.A', 'SoP.B', 'SoP.C'],
    status: 'simulated',
    heading: true,
  },
  'SoP.A': {
    title: 'Mobile, step by step',
    text: 'Army units that need an activation check try first. Then come movement with overruns and entries, declaration, reaction and combat.',
    see: ['7.21a', 'SoP.3'],
    status: 'simulated',
  },
  'SoP.B': {
    title: 'Assault, step by step',
    text: 'Finish strongpoints, begin others, place bridges; then as in a Mobile Sequence, but without overruns.',
    see: ['7.21b'],
    status: 'simulated',
  },
  'SoP.C': {
    title: 'Pass, step by step',
    text: 'The marker is put into the pool; bridges are placed or moved.',
    see: ['7.21c'],
    status: 'simulated',
  },
  'SoP.3': {
    title: 'A combat, step by step',
    text: 'Table, aircraft, artillery named, artillery checked, odds, ground coordination, net modifier, defender’s lead unit, roll, losses, retreats, advance. The defender takes losses and retreats first.',
    see: ['10.4', '10.5', '10.6', '11.1'],
    status: 'simulated',
  },
  'SoP.A4': {
    title: 'Aircraft, step by step',
    text: 'Flown aircraft become Ready in dry and overcast weather, not in rain.',
    see: ['13.12a'],
    status: 'simulated',
  },
  'SoP.C1': {
    title: 'Construction, step by step',
    text: 'Enemy strongpoints are removed, friendly ones finished, bridges placed.',
    see: ['4.21.C1'],
    status: 'simulated',
  },
  'SoP.C2': {
    title: 'Reorganization, step by step',
    text: 'Disruption first, then headquarters and leaders, then fired artillery, except artillery out of supply.',
    see: ['4.21.C2'],
    status: 'simulated',
  },
} as const satisfies Chapter;
