import { namedReadings, type ReadingTexts, type Reading } from '../../../play/readings.js';
import type { BiteRule } from '../rulebook/index.js';

/** How unclear places of the book are read that leave nothing to choose. */
export const readings: readonly Reading[] = namedReadings({
  'steps.faces': {
    rules: ['A06', '3.15', '7.7.4', '7.7.8'],
    question:
      'A block has four faces, yet there are units of 5 and of 7, and artillery falls from 4 to 2. What is one step?',
    text: 'The next value its block prints, which the order of battle gives. Where it gives only the highest, artillery of 4 goes 4, 2, 1, 0 and all others lose one at a time. Whoever holds other blocks writes other values.',
  },
  'fog.reference': {
    rules: ['1.3', '38.2'],
    question: 'The rule on fog of war points to 39.2, which is not there. What is meant?',
    text: 'Rule 38.2, on playing alone.',
  },
  'air.shieldedTargets': {
    rules: ['7.7.3', '7.7.8.shield'],
    question: 'Of air raids the book says that some air units take two hits; but raids hit the ground. Who does?',
    text: 'Shielded targets of the raid, as in every other step.',
  },
  'artillery.alone': {
    rules: ['6.1.4.alone', '6.4.armoured', '7.7.10.support'],
    question: 'Artillery alone does not fire. What if other support units stand with it?',
    text: 'It is alone still: what counts is a friendly land combat unit.',
  },
  'terrain.headquarters': {
    rules: ['7.7.6.reach', 'Box1', 'Box1.terrain', 'Box1.river', 'Box1.city'],
    question:
      'The text spares artillery and headquarters from terrain, the table artillery only. Are headquarters spared?',
    text: 'Yes, even an armoured one that fights as tanks; fortresses and bunkers spare nobody who attacks.',
  },
  'bunker.artillery': {
    rules: ['7.7.6.reach', 'Box1.bunker'],
    question: 'Before a bunker the table halves land and air units, the text all attackers. Is artillery halved?',
    text: 'Yes, with all others that attack, as before a fortress.',
  },
  'rail.adjacent': {
    rules: ['7.4', '3.19'],
    question:
      'Rail movement may neither begin nor pass next to an enemy. Does a river or other bar to zones of control help?',
    text: 'No: it is the neighbouring hex that counts, not the zone.',
  },
  'rail.enemyHexes': {
    rules: ['7.4', '3.1', '3.3'],
    question: 'Trains keep away from enemy units. Do they run through hexes that nobody guards but the enemy holds?',
    text: 'No: a hex is his until a land unit has gone there, and no train goes first.',
  },
  'rail.finland': {
    rules: ['7.4.axis', '5.5.area', '33.1'],
    question: 'Axis trains outside the Soviet Union are not counted, in the Finnish area one is. And within Finland?',
    text: 'The one of the area, on either side of the border: it is named for it, and so are those of the winters.',
  },
  'finns.germansMeant': {
    rules: ['5.5.area', '5.5.attackZone'],
    question: 'Which Germans are supplied through Finland?',
    text: 'Those stationed there while they are in its zone of operations, and who stands in that zone and is fed from it.',
  },
  'finns.source': {
    rules: ['4.1', '5.5.area', '5.5.germans'],
    question: 'Helsinki is the source of the Finns, Berlin that of the Germans. What feeds Germans through Finland?',
    text: 'Helsinki, as it feeds the Finns, and whether or not a way leads from there to Berlin; Berlin feeds them, too, where it can.',
  },
  'extraMovement.headquarters': {
    rules: ['7.10.who', '6.4'],
    question: 'Soviet headquarters move a second time. Which?',
    text: 'The armoured ones: it is the phase of armoured units.',
  },
  'finns.germansMovement': {
    rules: ['5.5.attackZone', '5.5.area'],
    question:
      'Of Germans supplied through Finland the book repeats the limit on attacks alone. Does that on movement and supply bind them too?',
    text: 'Yes: the sentence before names them for both.',
  },
  'marines.shipyards': {
    rules: ['A19', '7.3.1.marines', '24.0.rebuilding'],
    question: 'One rule places Soviet marines at Sevastopol or Leningrad, another at Oranienbaum or Sevastopol. Where?',
    text: 'At every place that the map calls a Soviet shipyard. Either list of the book is played by marking the places it names.',
  },
  'surrender.playerTurn': {
    rules: ['4.4', '4.5', '7.2', '7.9'],
    question: 'Units without supply surrender at the end of a turn. Of whose?',
    text: 'Of their owner’s: only what he found unsupplied at the start of this player turn is checked again, so whoever is cut off in the enemy’s has one of his own to break out.',
  },
  'scenarios.turns': {
    rules: ['1.1', 'BPS.arrivals', 'SBE9.lssah'],
    question: 'Blocks and scenarios count turns. Which month is which?',
    text: 'Turn 1 is June 1941, in every scenario: January 1945 is turn 44, June 1945 turn 49.',
  },
  'area.lines': {
    rules: ['SBE.short', 'SBE1', 'SBE2', 'SBE3', 'SBE1.victory', '4.1', '4.2'],
    question: 'A short scenario is played in a part of the map. Does supply end at its edge as well?',
    text: 'No. Units and partisans stay within: they neither march, retreat, fly, sail, go by rail nor are placed beyond it. Supply lines, the transport of points, and whether two places are joined or one is encircled go by the whole map: of the south, where SBE3 is played, no railway leads to Siberia.',
  },
  'sbe1.draw': {
    rules: ['A51', 'SBE1.victory'],
    question: 'The sentence about the draw says the opposite of what it must. When is it a draw?',
    text: 'When neither condition is met at the end of turn 4; the Soviets cannot win. The verdict is a line of the scenario, so another is played by another line.',
  },
  'sbe2.encircled': {
    rules: ['SBE2.victory'],
    question: 'When is Moscow wholly encircled?',
    text: 'When every hex around it that land units can enter holds an Axis unit or lies in an Axis zone of control.',
  },
  'sbe3.frozen': {
    rules: ['SBE3.frozen', 'SBE5.frozen', '3.21', '3.21.free'],
    question: 'The lists of frozen units of the scenarios differ from that of the rules. Which holds?',
    text: 'That of the rules: Germans stationed in Romania are frozen in all of them, Antonescu and aircraft in Romania in none. A scenario only adds.',
  },
  'sbe4.twoCities': {
    rules: ['SBE4.victory'],
    question: 'Are the points of Leningrad and Moscow in place of the one for a major city, or on top of it?',
    text: 'In its place.',
  },
  'sbe7.both': {
    rules: ['A52', 'SBE7.victory'],
    question: 'What is a bridgehead, and who wins if both have done what they must?',
    text: 'A Soviet land unit in supply on the west bank when the scenario ends; both together are a draw. Area and verdict are lines of the scenario, so others are played by other lines.',
  },
  'production.figure': {
    rules: ['A18', '7.3'],
    question:
      'A scenario states an income, and the book calls income the sum of what the centres yield. What is the figure?',
    text: 'In the base game the income of every turn; in the advanced game that of the start, less what is lost and more what is won. A scenario that says `set income` chooses either, so there is no option besides.',
  },
  'garrisons.units': {
    rules: ['27.0.units', '3.20'],
    question: 'Garrisons add three security corps and two Slovak ones. When and where do they come?',
    text: 'As the scenario says, in its set-up or as arrivals: the book names neither month nor place. Those that it leaves out are told.',
  },
  'garrisons.border': {
    rules: ['27.0.turkey', 'BPS.border'],
    question: 'Soviet zones cover the border of Turkey. For how long?',
    text: 'When the game begins; then whoever watched it may go like any unit, for the book asks no price of a border left open. The editor tells hex by hex whether it is watched.',
  },
  'naval.straits': {
    rules: ['18.0', '18.0.straits'],
    question:
      'Ships go from port to port of one sea, through no enemy strait. Straits lie between two seas: when does a ship come to one?',
    text: 'When it goes on into the sea behind it: two seas joined by a strait whose shores are all friendly count as one.',
  },
  'naval.points': {
    rules: ['13.4', '18.0.orders', '24.0.conditions'],
    question: 'How many units does an activated Naval Headquarters ship and land?',
    text: 'One for each of its action points, as other headquarters serve.',
  },
  'marines.backPrice': {
    rules: ['24.0.back', '13.6'],
    question: 'Marines go back to sea for another activation of the Naval Headquarters. What does that cost?',
    text: 'Another point of it when the Blitz Phase ends; without a point to pay for it, it takes nobody aboard.',
  },
  'reserve.headquarters': {
    rules: ['31.0', '13.1'],
    question: 'Which activated headquarters is fit to put a unit in Reserve?',
    text: 'An Armoured one of its nation within range; a Supreme one by its action, and then armour.',
  },
  'flak.ofPlaces': {
    rules: ['A25', '7.7.2.places'],
    question: 'A city fires at aircraft during the battle for it. Whose are its dice?',
    text: 'His who controlled it when the battle began: it is taken only when the battle is over.',
  },
  'malus.weakest': {
    rules: ['A28', '7.7.7.pooled'],
    question: 'The die that pooling gains goes to the weakest unit. Which is it?',
    text: 'The one that hits least often, of these the one with the lowest strength, then whichever its owner likes: some unit must roll it.',
  },
  'zero.last': {
    rules: ['A30', '7.7.9', '7.7.10'],
    question: 'When are units with strength 0 hit?',
    text: 'When no other is left: the strongest is hit first, and nothing is weaker than 0.',
  },
  'blitz.scramble': {
    rules: ['A32', '7.8.combat', '7.6.1'],
    question: 'Nobody reacts by air to a Blitz. What do aircraft do that are based in the attacked hex?',
    text: 'They fight or stay on the ground as in any battle: they are attacked where they are, and are sent nowhere.',
  },
  'bombing.order': {
    rules: ['32.1', '35.1.damage'],
    question:
      'Each hit of bombers on industry takes a point that a place makes. Which, where it makes points of several colours?',
    text: 'The dearest first: red, then blue, black and yellow. The raids of the west draw theirs by lot, every point that is left with the same chance.',
  },
  'capture.prize': {
    rules: ['16.1', '3.3.factories'],
    question: 'Captured industry gives one point of its kind, once. One for each factory, or one for each colour?',
    text: 'One for each colour that is made there, however many factories make it.',
  },
  'factories.room': {
    rules: ['15.1.place', '15.1.full'],
    question:
      'A new factory goes to the other of two cities when one is full, and anywhere when all are, at twelve. When is a city full?',
    text: 'When as many new factories stand there as the `limit` of its place on the map says; a city without one has no room. The twelve are all that a side has built on its card, wherever they stand.',
  },
  'charge.rounds': {
    rules: ['20.0', '20.0.answer'],
    question:
      'An attacker declares a cavalry charge, and the book tells of one exchange of fire. For how many rounds does it hold?',
    text: 'For all of them: in each the cavalry fires first and is the first to be hit, as `charge.returnFire` has it. The great charge of Barbò’s group adds its dice once.',
  },
  'drop.aircraftGone': {
    rules: ['23.0.flight', '7.7.13'],
    question: 'After a round of air combat the aircraft that brought paratroops goes home, or is shot down. And they?',
    text: 'They stay, as all land units do after air combat, and are dropped: further hits of their flight strike them.',
  },
  'partisans.battle': {
    rules: ['29.1.two', '29.1.three', '7.7.13', '12.4.1'],
    question: 'Attacked partisans are brigades that roll dice. Is that a battle like others?',
    text: 'Yes: in rounds in which artillery fires first and spends its ammunition, then they, then the others; after each the Axis may retreat, and who attacks them in despair has one round. Aircraft that come to help them are met first.',
  },
  'blitz.withdrawn': {
    rules: ['7.8', '7.8.companions'],
    question: 'Armour that took part in a battle goes on. May units that withdrew from it?',
    text: 'Yes, from where they stand, together with those that stayed; but no air unit that has gone to a base.',
  },
  'blitz.friends': {
    rules: ['7.8.hex'],
    question:
      'A Blitz leads into a hex that is empty or holds enemies. What of units that go there one after the other?',
    text: 'They may, as long as no battle of that Blitz has been fought there; then the hex is their side’s own.',
  },
  'rebasing.fullBases': {
    rules: ['7.8.1', '3.10.air', '7.6.2'],
    question: 'An air unit has to go to a base, and all in its range are taken. Which of the two is eliminated?',
    text: 'Its owner lands it on one of them and chooses; an air unit that may stay in its battle does not withdraw so.',
  },
  'headquarters.march': {
    rules: ['13.2', '13.3.activation', '13.5', '13.7'],
    question:
      'An Armoured Headquarters that is not activated moves like a tank without fuel, yet it moves its whole way before it is activated. How far may it go?',
    text: 'Its whole way; after more than half of it, and after any second move, it is activated when the phase ends, unless it was before. One that has no point to be activated with goes half.',
  },
  'headquarters.acrossWater': {
    rules: ['13.3.hexes', '3.19.water'],
    question: 'Five hexes of its side lead from a headquarters to its units. Do they lead across water?',
    text: 'Across hexsides of lake, sea and river they do: the book asks for hexes its side controls in no enemy zone. A hex that is all water is nobody’s, so none leads through it.',
  },
  'swamp.flak': {
    rules: ['14.0.swamp', '7.7.6.reach', '7.7.2'],
    question: 'Armour that attacks into a swamp has a Malus more. Has its anti-aircraft fire?',
    text: 'Yes: terrain changes the anti-aircraft fire of attackers as it changes their attack.',
  },
  'marines.withoutOption': {
    rules: ['24.0', '24.0.rebuilding', '11.0.cost'],
    question: 'What do Marines cost in a game without the option `marines`?',
    text: 'What infantry costs: the rule on their own price belongs to the option, and `marines.price` says nothing without it.',
  },
  'captured.atStart': {
    rules: ['3.1', '3.3.factories', 'Box1.fortress.falls', 'Box1.bunker.falls', '16.0'],
    question: 'A scenario begins with places of one side in the hands of the other. What has their capture done?',
    text: 'What it does in play: factories are destroyed, a fortress is a bunker, a bunker is gone. What is printed in yellow and the wells work, with scorched earth too: a figure of production counts them.',
  },
  'disband.counted': {
    rules: ['7.3.4', '5.5.surrender', 'SBE7.victory'],
    question:
      'Finland surrenders when four of its land units are eliminated, and Guards that are destroyed decide SBE7. Do units count that their owner disbands?',
    text: 'No: a disbanded unit is given up, not eliminated. It counts once it has been rebuilt and is lost to the enemy.',
  },
  'drop.began': {
    rules: ['23.0.conditions', '7.4', '7.3.1.air'],
    question:
      'Paratroops are dropped that begin the turn in supply on an air base. Does a base count to which they come in this turn?',
    text: 'No: a unit that was placed in this turn, or that left a hex without a base by rail, waits until the next. From one base to another it may go by rail first.',
  },
  'volkssturm.blue': {
    rules: ['28.0', '7.3.cost'],
    question: 'Volkssturm rebuilds infantry corps with 1 point for nothing. Blocks whose last point is blue, too?',
    text: 'No: the price is waived, but a blue point is never rebuilt.',
  },
  'recon.bareTarget': {
    rules: ['19.1', '19.0', '32.0'],
    question:
      'Bombers of level 2 need reconnaissance to bomb a place in full. Is a place reconnoitred that no unit defends?',
    text: 'Yes: the target is a hex, and its city fires at the scouts as it does at the bombers.',
  },
  'finns.afterwards': {
    rules: ['5.5.surrender', '5.5.area', '5.5.attackZone'],
    question: 'Finland has surrendered, and Germans have to leave it. Do its zones still bind them?',
    text: 'No: the zones bind units that are supplied through Finland, which feeds nobody any more.',
  },
  'surprise.ownTurn': {
    rules: ['SBE5.surprise', '7.5.2'],
    question: 'In the first turn Soviet fighters do not take off. In the Soviet player turn neither?',
    text: 'Neither: it is a part of the first turn, as it is for Bonus and Malus.',
  },
  'battle.helpless': {
    rules: ['7.7.12', '7.7.18', '7.7.10'],
    question: 'Round follows round until one side is eliminated or gone. What if neither can do the other any harm?',
    text: 'The attackers go: aircraft to a base, land units where they may retreat; whoever can go nowhere is lost. No chance is left that another round would settle it.',
  },
} as const satisfies ReadingTexts<BiteRule>);
