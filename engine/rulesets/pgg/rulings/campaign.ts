import type { PggRulingTexts } from './ruling-text.js';

/** Rulings about interdiction, reinforcements and victory. */
export const campaignRulings = {
  'sovietInterdiction.when': {
    rules: ['4.2.A4', '13.41'],
    question: 'May the Soviet side choose its three interdiction turns freely?',
    readings: {
      anyThreeTurns: 'Yes: the Soviet side may choose any three turns except the last turn.',
      oncePerThreeTurnBlock:
        'No: the Soviet side may choose at most one turn of each block of three (1 to 3, 4 to 6 and so on), and never the last turn.',
    },
  },
  'germanInterdiction.firstForbiddenColumn': {
    rules: ['13.2'],
    question: 'May German markers be placed in column 40? The rulebook names this column as their limit.',
    readings: { 41: 'Yes: column 40 is the last open column.', 40: 'No: column 39 is the last open column.' },
  },
  'germanInterdiction.smolenskDelay': {
    rules: ['13.2'],
    question: 'From when may German markers be placed anywhere after the capture of Smolensk?',
    readings: {
      1: 'Markers may be placed anywhere from the interdiction phase of the turn after a turn that ended with both hexes of Smolensk German. Smolensk must have a line to the west edge when markers are placed.',
      0: 'Markers may be placed anywhere from the interdiction phase of the turn of the capture. Smolensk must have a line to the west edge when markers are placed.',
    },
  },
  'reinforcement.blocked': {
    rules: ['14.12', '14.22', '14.3'],
    question:
      'What happens to listed groups whose entry is closed, and which hexes belong to the entries that the rulebook leaves unclear?',
    readings: {
      wait: 'Listed groups wait. Provisional divisions shift to the nearest edge hex towards the east without enemies; their owner chooses among equally near hexes. The South-Western Front enters by rail hexes of the south edge from Z eastwards. Area B has no gap between its hexes.',
      shiftToNearest: 'Listed groups shift to the nearest open edge hex like provisional divisions.',
    },
  },
  'provisional.turn12': {
    rules: ['14.11', '16.1'],
    question: 'Does a provisional division arrive on the last turn?',
    readings: {
      true: 'Yes: only the reinforcement list is empty on that turn; divisions of the South-Western Front may be called as well.',
      false: 'No: the last turn brings neither a provisional division nor a division of the South-Western Front.',
    },
  },
  'victory.recaptureNeeds': {
    rules: ['15.12.2'],
    question: 'What must the Soviet side hold of a city to score the recapture of the city?',
    readings: {
      unitsInAllHexes: 'The Soviet side must have a unit in each hex of the city at the end of its player-turn.',
      controlOfAllHexes:
        'The Soviet side must control each hex of the city: it occupies the hex or passed through it last.',
    },
  },
  'victory.recaptureHexes': {
    rules: ['15.11', '15.12.2'],
    question: 'Do the two single victory hexes, 5907 and 5915, count as cities for recapture?',
    readings: {
      false: 'No: only cities give points for recapture.',
      true: 'Yes: the Soviet side also scores the recapture of 5907 and 5915.',
    },
  },
  names: {
    rules: ['16.1', '16.2'],
    question: 'Which names do units have if the lists misprint their names?',
    readings: {
      corrected:
        'Units with misprinted names have the corrected names Rokossovsky, Gerasimenko and Grossdeutschland. The infantry division that is printed as 16th may have another number.',
      asPrinted:
        'Units with misprinted names keep the names as printed. The infantry division that is printed as 16th has this number.',
    },
  },
} as const satisfies Partial<PggRulingTexts>;
