import { namedReadings, type ReadingTexts, type Reading } from '../../../play/readings.js';
import type { RtlRule } from '../rulebook/index.js';

/** Rules whose wording in the rulebook is unclear, each with the interpretation that the game uses. */
export const readingTexts = {
  'control.order': {
    rules: ['3.12a', '3.12b'],
    question:
      'A hex may be controlled because of a unit in it, a zone of control, or the unit that passed through last. Which has priority?',
    text: 'The side with a unit in the hex controls it, otherwise the side with the only zone of control there, otherwise the side whose combat unit passed through last.',
  },
  'control.last': {
    rules: ['3.11', '3.12a', '6.2', '6.31', 'S1.22'],
    question:
      'A side controlled a hex only by a zone of control, and the zone is gone. Which side does the hex belong to?',
    text: 'A place or source belongs to the side that controlled it last, even if only by a zone of control. For a supply line the side that controls the hex now counts. Without the zone, that is the side whose unit passed through last.',
  },
  'terrain.missingRule': {
    rules: ['8.31a', '8.34a'],
    question: 'Rule 8.31a refers to an exception in a rule that does not exist. What is the exception?',
    text: 'The exception is woods: the cost of woods is added to the cost of the most expensive other terrain of the hex.',
  },
  'overrun.hills': {
    rules: ['8.64c', 'TEC'],
    question:
      'Rule 8.64c forbids overruns into swamp, cities and strongpoints; the terrain effects chart also forbids hills. May hills be overrun?',
    text: 'No: hills may not be overrun, because the chart applies.',
  },
  'coordination.ten': {
    rules: ['10.42c', 'CT'],
    question:
      'A modified roll of 10 does not exceed the efficiency of the lead artillery unit. Does the artillery support?',
    text: 'No: with a modified roll of 10 or more artillery gives no support, whatever its efficiency.',
  },
  'coordination.sequence': {
    rules: ['CT', '10.41b', '10.42b'],
    question: 'Is the coordination check modified by the sequence or by the combat table?',
    text: 'The check of either side is modified by the sequence that is being carried out, whichever table the combat uses.',
  },
  'combat.defendingLead': {
    rules: ['SoP.3', '12.13c', '10.18'],
    question:
      'In the detailed sequence the defending lead unit is named last, but its formation decides which of the defender’s artillery may support. When is the defending lead unit named?',
    text: 'The defending lead unit is named after the attacker’s lead unit and before all coordination checks.',
  },
  'combat.resolutionOrder': {
    rules: ['10.0', '9.11'],
    question: 'Are attacks carried out in the order in which they were declared?',
    text: 'No: while several attacks are left, the attacker chooses which one is carried out next.',
  },
  'results.lossesOfBoth': {
    rules: ['11.24'],
    question: 'Both sides are eliminated before they have taken all their losses. Which side loses one step less?',
    text: 'First the attacker loses one step less, because the defender cannot take all losses. If the attacker still cannot take his losses, the defender also loses one step less.',
  },
  'results.guestsDisrupted': {
    rules: ['11.35', '3.71'],
    question:
      'Units that retreated into a defending hex take no losses. Are these units disrupted together with the others?',
    text: 'Yes: a disruption result affects all units in the stack, including units that retreated into it.',
  },
  'command.lettering': {
    rules: ['15.33', '9.33a', '9.42a', '10.44b'],
    question:
      'The lettered paragraphs of rule 15.33 do not match the rules that cite them. For what may command points be used?',
    text: 'Command points may be used for one of these: a reaction check or no-retreat check after enemy declarations, the coordination of one declared attack, the coordination for one defending hex, the activation of an Army unit, or combining markers.',
  },
  'command.leaders': {
    rules: ['15.25', '15.33a', '15.33b2'],
    question:
      'Leaders need an active headquarters, but may also help in the enemy’s sequence, when no headquarters is active. Which headquarters counts then?',
    text: 'In the enemy’s sequence every headquarters counts as active that could be active in a sequence of its own side.',
  },
  'command.armyUnits': {
    rules: ['15.33c', '7.45', '15.15'],
    question:
      'A headquarters may help an Army unit’s activation check, but the check is made only if no headquarters is in range. At what distance may a headquarters help?',
    text: 'A headquarters may help at any distance, because with a range limit the rule could never apply.',
  },
  'command.majority': {
    rules: ['4.34', '10.44b'],
    question:
      'Rule 4.34 requires that more than half of the attackers belong to the headquarters’ formation; rule 10.44b requires this only in an Assault Sequence. Which rule applies?',
    text: 'Rule 4.34 applies: more than half of the attackers must always belong to the formation. In a Mobile Sequence only an attack of combined formations can fail to meet this.',
  },
  'tables.grid': {
    rules: ['CRT.A', 'CRT.M', 'S7'],
    question:
      'In three combats the example of play uses results that differ from the combat tables. Which results apply?',
    text: 'The results in the tables apply. Two results of the example are from the Mobile table although the Assault table was declared, and the third is from the next row. A scenario that reproduces the example must replace these cells with a `table` statement.',
  },
  'entry.ranges': {
    rules: ['5.2', 'SC'],
    question:
      'A card names two hexes of a map edge as the ends of an entry area. Do the two hexes themselves belong to the area?',
    text: 'Yes: the area consists of the two hexes and every map-edge hex between them.',
  },
  'entry.blocking': {
    rules: ['5.21'],
    question: 'Which hexes must be kept free for enemy reinforcements?',
    text: 'Every entry hex through which enemy reinforcements may still enter must be kept free. The example of 5.21 calls 3622 an entry hex of the 183rd Rifle Division, but no card names it for that division.',
  },
  'entry.route': {
    rules: ['5.22b'],
    question:
      'A unit that enters the map along a road pays the rate of the road. Which roads count if the map does not show where they leave the map?',
    text: 'Every road, railway and trail in the entry hex counts.',
  },
  'supply.ownHex': {
    rules: ['6.21', '6.21a'],
    question: 'Does marsh or swamp in a unit’s own hex shorten or block the unit’s supply line?',
    text: 'No: the supply line begins with the next hex, and its length is counted from there.',
  },
  'stacking.strengthMarkers': {
    rules: ['3.34'],
    question: 'What effect do strength markers have?',
    text: 'Strength markers have no effect: they only replace a stack of counters, and Sandtable keeps all units on the map.',
  },
  'works.sharedHexes': {
    rules: ['16.22', '16.26', '8.14', '15.22'],
    question:
      'Only combat units remove bridges and displace leaders. May a bridge be placed in a hex with an enemy bridge or leader, or may a leader without a combat unit move there?',
    text: 'No: a hex never contains units of both sides.',
  },
  'swamp.modifier': {
    rules: ['10.22', 'TEC.h'],
    question: 'Does swamp help its defender by a modifier to the combat roll?',
    text: 'No: swamp halves motorized and heavy attackers and all support and requires the Assault table, but it does not modify the roll.',
  },
} as const satisfies ReadingTexts<RtlRule>;

/** The readings, each with its name. */
export const readings: readonly Reading[] = namedReadings(readingTexts);
