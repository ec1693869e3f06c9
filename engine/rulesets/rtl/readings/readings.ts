import { namedReadings, type ReadingTexts, type Reading } from '../../../play/readings.js';
import type { RtlRule } from '../rulebook/index.js';

/** Rules whose wording in the rulebook is unclear, each with the interpretation that the game uses. */
export const readings: readonly Reading[] = namedReadings({
  'control.order': {
    rules: ['3.12a', '3.12b'],
    question: 'A unit, a zone of control or a unit that passed last may control a hex. Which has priority?',
    text: 'First a unit in the hex, then an uncontested zone of control, then the side whose combat unit passed through last.',
  },
  'control.last': {
    rules: ['3.11', '3.12a', '6.2', '6.31', 'S1.22'],
    question:
      'A side controlled a hex only by a zone of control, and the zone is gone. Which side does the hex belong to?',
    text: 'A place or source belongs to the side that controlled it last, even if only by a zone of control. For a supply line the side that controls the hex now counts: without the zone, that is the side that passed last.',
  },
  'terrain.missingRule': {
    rules: ['8.31a', '8.34a'],
    question: 'Rule 8.31a refers to an exception in a rule that does not exist. What is it?',
    text: 'Woods: their cost is added to that of the most expensive terrain of the hex.',
  },
  'overrun.hills': {
    rules: ['8.64c', 'TEC'],
    question:
      'The rule forbids overruns into swamp, cities and strongpoints, the chart also into hills. Are hills forbidden?',
    text: 'Yes: the chart applies.',
  },
  'coordination.ten': {
    rules: ['10.42c', 'CT'],
    question:
      'A modified roll of 10 does not exceed the efficiency of the lead artillery unit. Does the artillery support?',
    text: 'No: a result of 10 or more gives no support, whatever the rating.',
  },
  'coordination.sequence': {
    rules: ['CT', '10.41b', '10.42b'],
    question: 'Does the sequence or the combat table modify the coordination check?',
    text: 'The sequence being carried out, for both sides, whichever table the combat uses.',
  },
  'combat.defendingLead': {
    rules: ['SoP.3', '12.13c', '10.18'],
    question:
      'The detailed sequence names the defending lead unit last, but its formation decides which of the defender’s artillery may support. When is it named?',
    text: 'After the attacker’s lead unit, before all coordination.',
  },
  'combat.resolutionOrder': {
    rules: ['10.0', '9.11'],
    question: 'Are attacks carried out in the order in which they were declared?',
    text: 'No: the attacker chooses which attack is next as long as several are left.',
  },
  'results.lossesOfBoth': {
    rules: ['11.24'],
    question: 'Both sides are eliminated before they have taken all their losses. Which loss is reduced?',
    text: 'First the attacker’s, because the defender cannot take all losses; then the defender’s, if the attacker cannot take the rest.',
  },
  'results.guestsDisrupted': {
    rules: ['11.35', '3.71'],
    question: 'Units that retreated into a defending hex take no losses. Are they disrupted with the others?',
    text: 'Yes: disruption affects all units in the stack.',
  },
  'command.lettering': {
    rules: ['15.33', '9.33a', '9.42a', '10.44b'],
    question: 'The letters of 15.33 do not match the rules that cite them. What are the uses?',
    text: 'Reaction or no retreat after enemy declarations; coordination of one declared attack; coordination for one defending hex; activation of an Army unit; combining markers.',
  },
  'command.leaders': {
    rules: ['15.25', '15.33a', '15.33b2'],
    question:
      'Leaders need an active headquarters, but may also help in the enemy’s sequence, when none is active. How?',
    text: 'In the enemy’s sequence any headquarters counts that could be active in their own.',
  },
  'command.armyUnits': {
    rules: ['15.33c', '7.45', '15.15'],
    question:
      'A headquarters may help an Army unit’s activation check, which is made only if none is in range. At what distance?',
    text: 'At any distance: with a range the rule could never apply.',
  },
  'command.majority': {
    rules: ['4.34', '10.44b'],
    question:
      '4.34 requires more than half of the attackers to be of the formation, 10.44b only in an Assault Sequence. Which applies?',
    text: 'Always more than half, as in 4.34. In a Mobile Sequence only combined formations can fail this.',
  },
  'tables.grid': {
    rules: ['CRT.A', 'CRT.M', 'S7'],
    question: 'In three combats the example of play uses results that differ from the tables. Which apply?',
    text: 'The tables. Two results of the example are from the Mobile table although the Assault table was declared, the third is from the next row. A scenario that reproduces the example states these cells itself.',
  },
  'entry.ranges': {
    rules: ['5.2', 'SC'],
    question: 'A card names two hexes of a map edge and all hexes between them. Are the two included?',
    text: 'Yes, with every edge hex between them.',
  },
  'entry.blocking': {
    rules: ['5.21'],
    question: 'Which hexes must be kept free for enemy reinforcements?',
    text: 'Every entry hex through which enemy reinforcements may still enter. The example of 5.21 calls 3622 an entry hex of the 183rd Rifle Division, but no card names it for that division.',
  },
  'entry.route': {
    rules: ['5.22b'],
    question: 'A unit enters along a road at its rate. What if the map does not show where the road leaves the map?',
    text: 'A unit enters along any road, railway or trail in the entry hex.',
  },
  'supply.ownHex': {
    rules: ['6.21', '6.21a'],
    question: 'Does marsh or swamp in the unit’s own hex shorten or block its supply line?',
    text: 'No: the line begins with the next hex, from which its length is counted.',
  },
  'stacking.strengthMarkers': {
    rules: ['3.34'],
    question: 'What effect do strength markers have?',
    text: 'None: they only replace a stack of counters, and Sandtable keeps all units on the map.',
  },
  'works.sharedHexes': {
    rules: ['16.22', '16.26', '8.14', '15.22'],
    question:
      'Only combat units remove bridges and displace leaders. May a bridge be placed, or a lone leader move, into a hex with an enemy bridge or leader?',
    text: 'No: a hex never has units of both sides.',
  },
  'swamp.modifier': {
    rules: ['10.22', 'TEC.h'],
    question: 'Does swamp help its defender beyond halving?',
    text: 'No: it halves motorized and heavy attackers and all support and requires the Assault table, but does not modify the roll.',
  },
} as const satisfies ReadingTexts<RtlRule>);
