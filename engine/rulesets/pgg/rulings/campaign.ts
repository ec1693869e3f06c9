import type { PggRulingTexts } from './ruling-text.js';

/** Rulings about interdiction, reinforcements and victory. */
export const campaignRulings = {
  'sovietInterdiction.when': {
    rules: ['4.2.A4', '13.41'],
    question: 'May the Soviet choose his three turns freely?',
    readings: {
      anyThreeTurns: 'Yes, any three turns but the last.',
      oncePerThreeTurnBlock: 'At most one in each run of three turns: 1 to 3, 4 to 6 and so on, never the last turn.',
    },
  },
  'germanInterdiction.firstForbiddenColumn': {
    rules: ['13.2'],
    question: 'Is the column that bounds the German markers itself open to them?',
    readings: { 41: 'Yes: column 40 is the last open one.', 40: 'No: column 39 is the last open one.' },
  },
  'germanInterdiction.smolenskDelay': {
    rules: ['13.2'],
    question: 'When does the capture of Smolensk set the German markers free?',
    readings: {
      1: 'From the interdiction phase of the turn after the one that ended with both its hexes German, while a line joins it to the west edge when markers are placed.',
      0: 'From the interdiction phase of the same turn, under the same conditions.',
    },
  },
  'reinforcement.blocked': {
    rules: ['14.12', '14.22', '14.3'],
    question: 'What of listed groups whose entry is closed, and which hexes are the entries in doubt?',
    readings: {
      wait: 'They wait. Provisional divisions shift to the nearest edge hex towards the east without enemies, their owner choosing among equals; the front enters by rail hexes of the south edge from Z eastwards; area B runs on without a gap.',
      shiftToNearest: 'They shift like provisional divisions.',
    },
  },
  'provisional.turn12': {
    rules: ['14.11', '16.1'],
    question: 'Does a provisional division come on the last turn?',
    readings: {
      true: 'Yes: only the list is empty then; the front may be called on as well.',
      false: 'No: the last turn brings neither a provisional division nor one of the front.',
    },
  },
  'victory.recaptureNeeds': {
    rules: ['15.12.2'],
    question: 'What must the Soviet hold of a city to score its recapture?',
    readings: {
      unitsInAllHexes: 'A unit in each of its hexes at the end of his player-turn.',
      controlOfAllHexes: 'Control of each of its hexes, whether occupied or only passed last.',
    },
  },
  'victory.recaptureHexes': {
    rules: ['15.11', '15.12.2'],
    question: 'Do the two single victory hexes count as cities for recapture?',
    readings: { false: 'No, only cities do.', true: 'Yes.' },
  },
  names: {
    rules: ['16.1', '16.2'],
    question: 'Which names do counters with a damaged name in the lists go by?',
    readings: {
      corrected:
        'Rokossovsky, Gerasimenko and Grossdeutschland; the infantry division printed as 16th may bear another number.',
      asPrinted: 'The numbers of the list are taken to the letter: the 16th is the 16th.',
    },
  },
} as const satisfies Partial<PggRulingTexts>;
