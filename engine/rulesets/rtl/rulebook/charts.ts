import type { Chapter } from './entry.js';

/** The terrain effects chart with its notes, the combat tables and the detailed sequence. */
export const charts = {
  TEC: {
    title: 'Terrain effects chart',
    text: 'Costs for units on foot and for motorized and heavy ones, dry and in rain; what ground does to combat and to overruns.',
    see: ['TEC.a', 'TEC.d', 'TEC.j'],
    status: 'simulated',
  },
  'TEC.a': {
    title: 'Note a: swamp',
    text: 'Motorized and heavy units enter, leave, advance, retreat and attack only across a hexside with a road, railway or trail; a trail not in rain.',
    see: ['8.37a'],
    status: 'enforced',
  },
  'TEC.b': {
    title: 'Note b: swamp on foot',
    text: 'Units on foot, cavalry apart, stop when they enter off such hexsides.',
    see: ['8.37b'],
    status: 'enforced',
  },
  'TEC.c': {
    title: 'Note c: woods',
    text: 'No cost when entered by road, trail or railway.',
    see: ['8.34b'],
    status: 'enforced',
  },
  'TEC.d': {
    title: 'Note d: bridges',
    text: 'A bridge takes away the cost of the water.',
    see: ['8.36b'],
    status: 'enforced',
  },
  'TEC.e': {
    title: 'Note e: rivers',
    text: 'Vehicles and heavy units neither cross, attack across nor retreat across without a bridge; other motorized units cross, by this note with half their allowance. Artillery support is not touched.',
    see: ['8.36c'],
    status: 'enforced',
  },
  'TEC.f': {
    title: 'Note f: stopping',
    text: 'On foot and heavy, a unit stops in an enemy zone; motorized, it may go on.',
    see: ['8.22'],
    status: 'enforced',
  },
  'TEC.g': {
    title: 'Note g: leaving',
    text: 'No cost to leave enemy zones. From one to the next a unit that began there spends all it has, a motorized one the listed cost.',
    see: ['8.23'],
    status: 'enforced',
  },
  'TEC.h': {
    title: 'Note h: attacks and swamp',
    text: 'Motorized and heavy units are halved into or out of swamp, and need a hexside with a road, railway or, when it does not rain, a trail.',
    see: ['10.26'],
    status: 'simulated',
  },
  'TEC.i': {
    title: 'Note i: support',
    text: 'Halved into swamp, and into marsh in rain; never out of them.',
    see: ['10.28'],
    status: 'simulated',
  },
  'TEC.j': {
    title: 'Note j: rain',
    text: 'The Assault table everywhere, and no overruns.',
    see: ['5.13e'],
    status: 'enforced',
  },
  'CRT.A': {
    title: 'Assault table',
    text: 'From 1-4 to 7-1, rows from 0 to 11 and beyond; retreats of one or two hexes.',
    see: ['10.32', '11.31b'],
    status: 'simulated',
  },
  'CRT.M': {
    title: 'Mobile table',
    text: 'From 1-4 to 8-1, rows from 0 to 11 and beyond; retreats of two hexes.',
    see: ['10.33', '11.31a'],
    status: 'simulated',
  },
  SoP: {
    title: 'Detailed sequence',
    text: 'The sequences step by step.',
    see: ['SoP.A', 'SoP.B', 'SoP.C'],
    status: 'simulated',
    heading: true,
  },
  'SoP.A': {
    title: 'Mobile, step by step',
    text: 'Army units that need a check try first; then movement with overruns and entries; declaration; reaction; combat.',
    see: ['7.21a', 'SoP.3'],
    status: 'simulated',
  },
  'SoP.B': {
    title: 'Assault, step by step',
    text: 'Finish strongpoints, begin others, place bridges; then as in a Mobile Sequence, without overruns.',
    see: ['7.21b'],
    status: 'simulated',
  },
  'SoP.C': {
    title: 'Pass, step by step',
    text: 'The marker is kept, bridges are placed or moved.',
    see: ['7.21c'],
    status: 'simulated',
  },
  'SoP.3': {
    title: 'A fight, step by step',
    text: 'Table, aircraft, guns named, guns checked, odds, ground coordination, net modifier, defender’s lead, roll, losses, retreats, advance; the defender loses and retreats first.',
    see: ['10.4', '10.5', '10.6', '11.1'],
    status: 'simulated',
  },
  'SoP.A4': {
    title: 'Aircraft, step by step',
    text: 'Flown aircraft become Ready when it is dry or overcast, not in rain.',
    see: ['13.12a'],
    status: 'simulated',
  },
  'SoP.C1': {
    title: 'Construction, step by step',
    text: 'Enemy strongpoints are removed, own ones finished, bridges placed.',
    see: ['4.21.C1'],
    status: 'simulated',
  },
  'SoP.C2': {
    title: 'Reorganization, step by step',
    text: 'Recovery, then command, then guns, except those out of supply.',
    see: ['4.21.C2'],
    status: 'simulated',
  },
} as const satisfies Chapter;
