import { namedReadings, type ReadingTexts, type Reading } from '../../../play/readings.js';
import type { BiteRule } from '../rulebook/index.js';

/** Interpretations of unclear passages of the rulebook for which there is no ruling. */
export const readingTexts = {
  'steps.faces': {
    rules: ['A06', '3.15', '7.7.4', '7.7.8'],
    question:
      'A block has four edges, yet there are units of 5 and of 7 strength points, and artillery drops from 4 to 2. What is one step?',
    text: 'A step is one printed value of the block, as given in the order of battle. If only the highest value is given, artillery of 4 has the steps 4, 2, 1, 0, and other units lose one strength point per step. Blocks with other values are written out in full.',
  },
  'fog.reference': {
    rules: ['1.3', '38.2'],
    question: 'The rule on fog of war refers to 39.2, which does not exist. Which rule is meant?',
    text: 'Rule 38.2 on solitaire play is meant.',
  },
  'air.shieldedTargets': {
    rules: ['7.7.3', '7.7.8.shield'],
    question:
      'For air raids the rulebook says that some air units take two hits, but raids hit ground units. Which units are meant?',
    text: 'Shielded land units that are hit by the raid are meant, as in every other step.',
  },
  'artillery.alone': {
    rules: ['6.1.4.alone', '6.4.armoured', '7.7.10.support'],
    question: 'Artillery alone does not fire. Is artillery alone if only other support units are in its hex?',
    text: 'Yes: artillery needs a friendly land combat unit.',
  },
  'terrain.headquarters': {
    rules: ['7.7.6.reach', 'Box1', 'Box1.terrain', 'Box1.river', 'Box1.city'],
    question:
      'By the text of the rule, terrain affects neither artillery nor headquarters; by the table, only artillery is unaffected. Does terrain affect headquarters?',
    text: 'No: terrain does not affect headquarters, not even an Armoured Headquarters that fights as tanks. Fortresses and bunkers affect all attackers.',
  },
  'bunker.artillery': {
    rules: ['7.7.6.reach', 'Box1.bunker'],
    question:
      'Against a bunker, the table halves land and air units, but the text of the rule halves all attackers. Is artillery halved?',
    text: 'Yes: artillery is halved like all attackers, as against a fortress.',
  },
  'rail.adjacent': {
    rules: ['7.4', '3.19'],
    question:
      'Rail movement may neither begin nor pass next to an enemy unit. Is it allowed if a river or another hexside that stops zones of control lies between?',
    text: 'No: the rule is about adjacent hexes, not about zones of control.',
  },
  'rail.enemyHexes': {
    rules: ['7.4', '3.1', '3.3'],
    question:
      'Rail movement may not pass next to enemy units. May it pass through empty hexes that the enemy controls?',
    text: 'No: a hex stays under enemy control until a land unit has entered it, and rail movement may not enter it first.',
  },
  'rail.finland': {
    rules: ['7.4.axis', '5.5.area', '33.1'],
    question:
      'Axis rail movements outside the Soviet Union are unlimited, but only one is allowed in the Finnish area. Which limit applies within Finland?',
    text: 'The limit of the Finnish area applies, which extends on both sides of the border. The same is true of the limits in winter.',
  },
  'finns.germansMeant': {
    rules: ['5.5.area', '5.5.attackZone'],
    question: 'Which Germans are supplied through Finland?',
    text: 'Germans stationed in Finland are supplied through Finland while they are in the Finnish operative zone. Other Germans in that zone are also supplied through Finland if they draw supply from it.',
  },
  'finns.source': {
    rules: ['4.1', '5.5.area', '5.5.germans'],
    question:
      'Helsinki is the supply source of the Finns, Berlin the supply source of the Germans. Which source supplies Germans through Finland?',
    text: 'Helsinki supplies these Germans, as it supplies the Finns, whether or not Helsinki is connected to Berlin. Berlin supplies these Germans too if they can trace a line to Berlin.',
  },
  'extraMovement.headquarters': {
    rules: ['7.10.who', '6.4'],
    question: 'Soviet headquarters may move a second time. Which headquarters are meant?',
    text: 'Armoured Headquarters are meant, because the extra movement is for armoured units.',
  },
  'finns.germansMovement': {
    rules: ['5.5.attackZone', '5.5.area'],
    question:
      'For Germans supplied through Finland, the rulebook repeats only the limit on attacks. Does the limit on movement and supply apply to them too?',
    text: 'Yes: the limit on movement and supply also applies to Germans supplied through Finland, because the preceding sentence names these Germans for both limits.',
  },
  'marines.shipyards': {
    rules: ['A19', '7.3.1.marines', '24.0.rebuilding'],
    question:
      'One rule places Soviet Marines at Sevastopol or Leningrad, another at Oranienbaum or Sevastopol. Where are they placed?',
    text: 'Soviet Marines are placed at every place with the role `shipyard` on the map. To play by one of the two lists, give this role to the places that it names.',
  },
  'surrender.playerTurn': {
    rules: ['4.4', '4.5', '7.2', '7.9'],
    question: 'Units out of supply surrender at the end of a turn. At the end of which player turn do they surrender?',
    text: 'Units out of supply surrender at the end of their owner’s player turn. Only units that were out of supply at the start of that player turn are checked. Units cut off in an enemy player turn thus have one turn of their owner to break out.',
  },
  'scenarios.turns': {
    rules: ['1.1', 'BPS.arrivals', 'SBE9.lssah'],
    question: 'Blocks and scenarios refer to turns by number. Which month is turn 1?',
    text: 'June 1941 is turn 1 in every scenario: January 1945 is turn 44, June 1945 turn 49.',
  },
  'area.lines': {
    rules: ['SBE.short', 'SBE1', 'SBE2', 'SBE3', 'SBE1.victory', '4.1', '4.2'],
    question: 'A short scenario is played on a part of the map. Does supply end at the edge of that part as well?',
    text: 'No: supply uses the whole map. Units and partisans may not move, retreat, fly, sail, use rail or be placed outside the area. Supply lines, transport of points, connections and encirclements use the whole map: in the south, where SBE3 is played, no railway within the area leads to Siberia.',
  },
  'sbe1.draw': {
    rules: ['A51', 'SBE1.victory'],
    question: 'The sentence about the draw says the opposite of what it means. When is the game a draw?',
    text: 'The game is a draw when neither condition is met at the end of turn 4; the Soviets cannot win. The verdict is written in the scenario, so an author can change it.',
  },
  'sbe2.encircled': {
    rules: ['SBE2.victory'],
    question: 'When is Moscow completely encircled?',
    text: 'Moscow is completely encircled when every adjacent hex that land units can enter contains an Axis unit or lies in an Axis zone of control.',
  },
  'sbe3.frozen': {
    rules: ['SBE3.frozen', 'SBE5.frozen', '3.21', '3.21.free'],
    question: 'The lists of frozen units in the scenarios differ from the list in the rules. Which list applies?',
    text: 'The list in the rules applies: Germans stationed in Romania are frozen in all scenarios, Antonescu and aircraft in Romania in none. A scenario can only add units.',
  },
  'sbe4.twoCities': {
    rules: ['SBE4.victory'],
    question: 'Do the points of Leningrad and Moscow replace the point for a major city, or are they added to it?',
    text: 'The points of Leningrad and Moscow replace the point for a major city.',
  },
  'sbe7.both': {
    rules: ['A52', 'SBE7.victory'],
    question: 'What is a bridgehead, and which side wins if both sides meet their conditions?',
    text: 'A bridgehead is a Soviet land unit in supply on the west bank at the end of the scenario. If both sides meet their conditions the game is a draw. Area and verdict are written in the scenario, so an author can change them.',
  },
  'production.figure': {
    rules: ['A18', '7.3'],
    question:
      'A scenario states an income, but the rules define income as the sum of what production centres produce. What does the stated income mean?',
    text: 'In the base game the stated income is the income of every turn. In the advanced game it is the initial income, which changes with places lost and captured. A scenario can choose either meaning by `set income`, so there is no ruling for it.',
  },
  'garrisons.units': {
    rules: ['27.0.units', '3.20'],
    question: 'Garrisons add three security corps and two Slovak corps. When and where do they arrive?',
    text: 'The garrison corps arrive as the scenario says, in its set-up or as arrivals: the rulebook gives neither month nor place. A warning names the corps that the scenario leaves out.',
  },
  'garrisons.border': {
    rules: ['27.0.turkey', 'BPS.border'],
    question: 'Soviet zones of control must cover the border of Turkey. How long must they cover it?',
    text: 'Soviet zones of control must cover the border of Turkey only at the set-up. Afterwards the units may move like any others: the rulebook has no penalty for an open border. The hover of a border hex shows whether it is watched.',
  },
  'naval.straits': {
    rules: ['18.0', '18.0.straits'],
    question:
      'Units are shipped between ports of the same sea, not through an enemy strait. But a strait lies between two seas. When does the rule about straits matter?',
    text: 'The rule about straits matters when a unit is shipped into the sea beyond the strait: two seas connected by a strait whose shores are all friendly count as one sea.',
  },
  'naval.points': {
    rules: ['13.4', '18.0.orders', '24.0.conditions'],
    question: 'How many units can an activated Naval Headquarters ship and land?',
    text: 'A Naval Headquarters can ship or land one unit for each of its action points, as with other headquarters.',
  },
  'marines.backPrice': {
    rules: ['24.0.back', '13.6'],
    question:
      'Marines may go back to sea for another activation of the Naval Headquarters. What does this activation cost?',
    text: 'The activation costs the Naval Headquarters another of its points when the Blitz Phase ends. If the headquarters has no point left, Marines cannot go back to sea.',
  },
  'reserve.headquarters': {
    rules: ['31.0', '13.1'],
    question: 'Which activated headquarters can put a unit in Reserve?',
    text: 'An Armoured Headquarters of the unit’s nation within range can put any unit in Reserve. A Supreme Headquarters can put armour in Reserve by its action.',
  },
  'flak.ofPlaces': {
    rules: ['A25', '7.7.2.places'],
    question: 'A city fires at aircraft during the battle for it. For which side does it fire?',
    text: 'A city fires for the side that controlled it at the start of the battle, because the city is captured only when the battle is over.',
  },
  'malus.weakest': {
    rules: ['A28', '7.7.7.pooled'],
    question: 'The extra die gained by pooling strength is rolled by the weakest unit. Which unit is that?',
    text: 'The weakest unit is the unit that hits on the fewest rolls. Of several such units, the one with the lowest strength rolls the die; if their strengths are equal, any of them.',
  },
  'zero.last': {
    rules: ['A30', '7.7.9', '7.7.10'],
    question: 'When are units with strength 0 hit?',
    text: 'Units with strength 0 are hit when no other unit is left: the strongest unit is hit first, and no unit is weaker than strength 0.',
  },
  'blitz.scramble': {
    rules: ['A32', '7.8.combat', '7.6.1'],
    question: 'Aircraft may not react to a Blitz. What happens to aircraft that are based in the attacked hex?',
    text: 'Aircraft based in the hex fight or stay on the ground as in any battle: they are attacked at their base, and their fire there is not a reaction.',
  },
  'bombing.order': {
    rules: ['32.1', '35.1.damage'],
    question:
      'Each hit of bombers on industry destroys one point that a place produces. Which point is destroyed if the place produces several colours?',
    text: 'The most expensive point is destroyed first: red, then blue, black and yellow. In raids of western bombers the point is picked at random, each remaining point with the same probability.',
  },
  'capture.prize': {
    rules: ['16.1', '3.3.factories'],
    question:
      'Captured industry gives one point of its kind, once. Is this one point for each factory, or one for each colour?',
    text: 'Captured industry gives one point for each colour that it produces, whatever the number of factories.',
  },
  'factories.room': {
    rules: ['15.1.place', '15.1.full'],
    question:
      'A new factory is placed in the second of two cities when the first is full, and anywhere when twelve have been built. When is a city full?',
    text: 'A city is full when it has as many new factories as the `limit` of its place on the map says; a city without a limit has no room. The twelve are all new factories of a side on its card, wherever they are.',
  },
  'charge.rounds': {
    rules: ['20.0', '20.0.answer'],
    question:
      'An attacker declares a cavalry charge, and the rulebook describes one exchange of fire. For how many rounds does the charge apply?',
    text: 'The charge applies for all rounds of the battle: in each round the cavalry fires first and is hit first, as the ruling `charge.returnFire` says. The extra dice of Barbò’s group are added once.',
  },
  'drop.aircraftGone': {
    rules: ['23.0.flight', '7.7.13'],
    question:
      'After a round of air combat the aircraft that carry paratroops return or are shot down. What happens to the paratroops?',
    text: 'The paratroops stay, as all land units do after air combat, and are dropped. They take the further hits scored during the flight.',
  },
  'partisans.battle': {
    rules: ['29.1.two', '29.1.three', '7.7.13', '12.4.1'],
    question: 'Partisans that are attacked are brigades that roll dice. Is such an attack a normal battle?',
    text: 'Yes: an attack on partisans is a battle in rounds. Artillery fires first and loses a step, then the partisans fire, then the other units. After each round the Axis may retreat; a Desperate Attack lasts one round. Aircraft that come to support the partisans are fought first.',
  },
  'blitz.withdrawn': {
    rules: ['7.8', '7.8.companions'],
    question:
      'Armour that took part in a battle may make a Blitz move. Does this include units that retreated from the battle?',
    text: 'Yes: armoured units that retreated make the Blitz move from their present hex, together with the units that stayed. Air units that have gone to a base may not move.',
  },
  'blitz.friends': {
    rules: ['7.8.hex'],
    question:
      'A Blitz move must lead into a hex that is empty or contains enemies. May several units move there one after the other?',
    text: 'Yes: several units may move into the hex one after the other until a Blitz battle has been fought in the hex; afterwards the hex is friendly.',
  },
  'rebasing.fullBases': {
    rules: ['7.8.1', '3.10.air', '7.6.2'],
    question: 'An air unit must go to a base, and all bases in its range are occupied. Which air unit is eliminated?',
    text: 'The owner of the unit lands it on one of these bases and chooses which of the two air units there is eliminated. An air unit that may stay in its battle may not withdraw in this way.',
  },
  'headquarters.march': {
    rules: ['13.2', '13.3.activation', '13.5', '13.7'],
    question:
      'An Armoured Headquarters that is not activated moves like a tank without fuel, yet it may move fully before it is activated. How far may it move?',
    text: 'An Armoured Headquarters may move its full allowance. If it moves more than half of this allowance, or a second time, it is activated at the end of the phase, unless it already was activated. Without a point to pay for the activation, the headquarters moves half.',
  },
  'headquarters.acrossWater': {
    rules: ['13.3.hexes', '3.19.water'],
    question: 'The range of a headquarters is counted along friendly hexes. May the counted path cross water?',
    text: 'The path may cross lake, sea and river hexsides: the rulebook only requires friendly hexes outside enemy zones of control. The path may not enter a hex that is all water, which neither side controls.',
  },
  'swamp.flak': {
    rules: ['14.0.swamp', '7.7.6.reach', '7.7.2'],
    question: 'Armour that attacks into a swamp has an extra Malus. Does this Malus apply to its anti-aircraft fire?',
    text: 'Yes: terrain affects the anti-aircraft fire of attackers in the same way as their attack.',
  },
  'marines.withoutOption': {
    rules: ['24.0', '24.0.rebuilding', '11.0.cost'],
    question: 'What do Marines cost in a game without the option `marines`?',
    text: 'Marines cost the same as infantry: their special price belongs to the option, and the ruling `marines.price` has no effect without it.',
  },
  'captured.atStart': {
    rules: ['3.1', '3.3.factories', 'Box1.fortress.falls', 'Box1.bunker.falls', '16.0'],
    question:
      'A scenario begins with places of one side controlled by the other side. Which effects of their capture apply?',
    text: 'The same effects apply as in play: factories are destroyed, fortresses become bunkers, bunkers are removed. Yellow production and oil wells work, even with scorched earth, because the stated income includes them.',
  },
  'disband.counted': {
    rules: ['7.3.4', '5.5.surrender', 'SBE7.victory'],
    question:
      'Finland surrenders when four of its land units are eliminated, and SBE7 is decided by eliminated Guards. Do units count that their owner disbanded?',
    text: 'No: a disbanded unit is not eliminated. The unit counts if it is rebuilt and then eliminated by the enemy.',
  },
  'drop.began': {
    rules: ['23.0.conditions', '7.4', '7.3.1.air'],
    question:
      'Paratroops can be dropped if they begin the turn in supply on an air base. Does an air base count that they reach during this turn?',
    text: 'No: a unit that was placed this turn, or moved by rail from a hex without a base, must wait until the next turn. A unit may move by rail from one base to another before it is dropped.',
  },
  'volkssturm.blue': {
    rules: ['28.0', '7.3.cost'],
    question:
      'Volkssturm rebuilds infantry corps at 1 strength point free of charge. Does this include blocks whose last pip is blue?',
    text: 'No: the price is waived, but a step with a blue pip is never rebuilt.',
  },
  'recon.bareTarget': {
    rules: ['19.1', '19.0', '32.0'],
    question:
      'Bombers of level 2 need reconnaissance to bomb a place with full effect. Can a place that no unit defends be reconnoitred?',
    text: 'Yes: the target of reconnaissance is the hex, and the city in it fires at reconnaissance aircraft as it does at bombers.',
  },
  'finns.afterwards': {
    rules: ['5.5.surrender', '5.5.area', '5.5.attackZone'],
    question: 'Finland has surrendered, and Germans must leave it. Do the Finnish zones still limit these Germans?',
    text: 'No: the zones limit units that are supplied through Finland, and Finland no longer supplies any units.',
  },
  'surprise.ownTurn': {
    rules: ['SBE5.surprise', '7.5.2'],
    question: 'Soviet fighters may not take off in the first turn. Does this apply in the Soviet player turn?',
    text: 'Yes: the Soviet player turn is part of the first turn, as for Bonus and Malus.',
  },
  'battle.helpless': {
    rules: ['7.7.12', '7.7.18', '7.7.10'],
    question:
      'Rounds are fought until one side is eliminated or leaves. What happens if neither side can hit the other?',
    text: 'The attackers leave: aircraft go to a base, land units retreat; units that can do neither are eliminated. Further rounds could not change the result.',
  },
} as const satisfies ReadingTexts<BiteRule>;

/** The readings, each with its name. */
export const readings: readonly Reading[] = namedReadings(readingTexts);
