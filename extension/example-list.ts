/** A bundled example: its path in `examples/`, and its label in the list. */
export interface Example {
  readonly path: string;
  readonly title: string;
  readonly about: string;
}

/**
 * Returns the context key that is set when the user opens an example, such as
 * `sandtable.opened.pgg.lessons.1-movement`. The key completes the walkthrough step for this example.
 */
export const openedKey = (path: string): string =>
  `sandtable.opened.${path.replace(/\.sand$/, '').replaceAll('/', '.')}`;

/** The examples by game. The maps and forces that an example imports are copied with it. */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'Panzergruppe Guderian': [
    { path: 'pgg/first-contact.sand', title: 'First contact', about: 'a scenario on one page' },
    {
      path: 'own/club-contact.sand',
      title: 'First contact in a club',
      about: 'a variant of the game, declared in a file',
    },
    { path: 'pgg/lessons/1-movement.sand', title: 'Lesson 1', about: 'movement and zones of control' },
    { path: 'pgg/lessons/2-combat.sand', title: 'Lesson 2', about: 'combat' },
    { path: 'pgg/lessons/3-overrun.sand', title: 'Lesson 3', about: 'overrun' },
    { path: 'pgg/lessons/4-supply-and-leaders.sand', title: 'Lesson 4', about: 'supply and leaders' },
    { path: 'pgg/lessons/5-untried.sand', title: 'Lesson 5', about: 'untried units' },
    { path: 'pgg/lessons/6-interdiction-and-rail.sand', title: 'Lesson 6', about: 'interdiction and railways' },
    { path: 'pgg/fifth-turn.sand', title: 'The fifth turn', about: 'a game that begins in the middle' },
    { path: 'pgg/by-mail.sand', title: 'A turn by mail', about: 'sealed orders of both sides' },
    { path: 'pgg/first-two-turns.sand', title: 'The first two turns', about: 'orders of the campaign' },
    { path: 'pgg/panzergruppe-guderian.sand', title: 'The campaign', about: 'set-up and reinforcements' },
    { path: 'pgg/pocket-of-smolensk.sand', title: 'The pocket of Smolensk', about: 'both optional rules in two turns' },
    {
      path: 'pgg/panzergruppe-guderian-optional.sand',
      title: 'The campaign with optional rules',
      about: 'leaders escape, and a marginal German victory is a draw',
    },
  ],
  'Fronte d’Attacco': [
    { path: 'fda/lessons/1-movement.sand', title: 'Lesson 1', about: 'movement and zones of control' },
    { path: 'fda/lessons/2-assault.sand', title: 'Lesson 2', about: 'assault and support' },
    { path: 'fda/lessons/3-fire.sand', title: 'Lesson 3', about: 'fire' },
    { path: 'fda/lessons/4-engineers.sand', title: 'Lesson 4', about: 'mines, rivers and works' },
    { path: 'fda/lessons/5-air-and-night.sand', title: 'Lesson 5', about: 'a day with aircraft, and the night' },
    { path: 'fda/second-noon.sand', title: 'The second noon', about: 'a game that begins in the middle' },
    { path: 'fda/goodwood-first-day.sand', title: 'Goodwood, the first day', about: 'orders on hexes' },
    { path: 'fda/goodwood-first-day-squares.sand', title: 'Goodwood, the first day', about: 'orders on squares' },
    { path: 'fda/operation-goodwood.sand', title: 'Operation Goodwood', about: 'three days on hexes' },
    { path: 'fda/operation-goodwood-squares.sand', title: 'Operation Goodwood', about: 'three days on squares' },
    {
      path: 'fda/gela-two-days.sand',
      title: 'Gela, the landing and the counterattack',
      about: 'orders of a day and a half',
    },
    { path: 'fda/battle-of-gela.sand', title: 'The battle of Gela', about: 'two days with a landing' },
  ],
  'Roads to Leningrad': [
    { path: 'rtl/first-steps.sand', title: 'First steps', about: 'two turns of moves' },
    { path: 'rtl/lessons/1-movement-and-weather.sand', title: 'Lesson 1', about: 'movement and weather' },
    { path: 'rtl/lessons/2-markers-and-sequences.sand', title: 'Lesson 2', about: 'markers and sequences' },
    { path: 'rtl/lessons/3-combat-and-coordination.sand', title: 'Lesson 3', about: 'combat and coordination' },
    { path: 'rtl/lessons/4-overrun-and-reaction.sand', title: 'Lesson 4', about: 'overrun and reaction' },
    { path: 'rtl/lessons/5-supply-and-strongpoints.sand', title: 'Lesson 5', about: 'supply and strongpoints' },
    { path: 'rtl/the-battle-of-soltsy.sand', title: 'The battle of Soltsy', about: 'scenario 1' },
    { path: 'rtl/the-drive-on-soltsy.sand', title: 'The drive on Soltsy', about: 'scenario 1, the first turn played' },
    { path: 'rtl/counterattack-at-soltsy.sand', title: 'Counterattack at Soltsy', about: 'scenario 2' },
    {
      path: 'rtl/the-flank-of-the-8th-panzer.sand',
      title: 'The flank of the 8th Panzer',
      about: 'scenario 2, the first turn played',
    },
    { path: 'rtl/the-battle-of-staraya-russa.sand', title: 'The battle of Staraya Russa', about: 'scenario 3' },
    {
      path: 'rtl/the-blow-at-staraya-russa.sand',
      title: 'The blow at Staraya Russa',
      about: 'scenario 3, the first turn played',
    },
    { path: 'rtl/manstein-attacks.sand', title: 'Manstein attacks', about: 'scenario 4' },
    {
      path: 'rtl/the-destruction-of-the-245th.sand',
      title: 'The destruction of the 245th',
      about: 'the example of play',
    },
    {
      path: 'rtl/the-245th-by-the-rules.sand',
      title: 'The 245th by the rules',
      about: 'the same orders with every default',
    },
  ],
  'Blocks in the East': [
    { path: 'bite/first-steps.sand', title: 'First steps', about: 'two months on one page' },
    { path: 'bite/lessons/1-blocks-and-battle.sand', title: 'Lesson 1', about: 'blocks and battle' },
    { path: 'bite/lessons/2-supply-and-production.sand', title: 'Lesson 2', about: 'supply and production' },
    { path: 'bite/lessons/3-air.sand', title: 'Lesson 3', about: 'air' },
    { path: 'bite/lessons/4-armour-and-headquarters.sand', title: 'Lesson 4', about: 'armour and headquarters' },
    { path: 'bite/lessons/5-weather-and-winter.sand', title: 'Lesson 5', about: 'weather and winter' },
    { path: 'bite/lessons/6-fog.sand', title: 'Lesson 6', about: 'fog' },
    { path: 'bite/on-the-way-to-leningrad.sand', title: 'On the way to Leningrad', about: 'four months of orders' },
    {
      path: 'bite/the-summer-of-41.sand',
      title: 'The summer of 41',
      about: 'three months of orders, June to August 1941',
    },
    {
      path: 'bite/the-drive-to-the-don.sand',
      title: 'The drive to the Don',
      about: 'two turns of orders, June and July 1942',
    },
    { path: 'bite/the-pincers-at-kursk.sand', title: 'The pincers at Kursk', about: 'a turn of orders, June 1943' },
    {
      path: 'bite/the-destruction-of-army-group-centre.sand',
      title: 'The destruction of Army Group Centre',
      about: 'a turn of orders, June 1944',
    },
    {
      path: 'bite/the-front-that-never-was.sand',
      title: 'The front that never was',
      about: 'the options of 1941 and 1942',
    },
    { path: 'bite/the-front-turns.sand', title: 'The front turns', about: 'the options of 1943 and 1944' },
    { path: 'bite/the-front-behind.sand', title: 'Behind the front', about: 'partisans, rebels, a reserve and a ship' },
    { path: 'bite/to-leningrad.sand', title: 'To Leningrad', about: 'scenario 1' },
    { path: 'bite/to-moscow.sand', title: 'To Moscow', about: 'scenario 2' },
    { path: 'bite/the-pocket-of-minsk.sand', title: 'The pocket of Minsk', about: 'two months of orders' },
    { path: 'bite/to-rostov.sand', title: 'To Rostov', about: 'scenario 3' },
    { path: 'bite/the-battle-of-brody.sand', title: 'The battle of Brody', about: 'two months of orders' },
    { path: 'bite/barbarossa-short.sand', title: 'Barbarossa, short', about: 'scenario 4' },
    { path: 'bite/the-frontier-battles.sand', title: 'The frontier battles', about: 'two months of orders' },
    { path: 'bite/operation-barbarossa.sand', title: 'Operation Barbarossa', about: 'scenario 5' },
    { path: 'bite/the-surprise-attack.sand', title: 'The surprise attack', about: 'two months of orders' },
    { path: 'bite/operation-blue.sand', title: 'Operation Blue', about: 'scenario 6' },
    { path: 'bite/operation-citadel.sand', title: 'Operation Citadel', about: 'scenario 7' },
    { path: 'bite/operation-bagration.sand', title: 'Operation Bagration', about: 'scenario 8' },
    { path: 'bite/codename-dortmund.sand', title: 'Codename Dortmund', about: 'the campaign' },
  ],
  'Games declared in the language': [
    {
      path: 'own/battle-for-moscow/lessons/1-movement.sand',
      title: 'Battle for Moscow, lesson 1',
      about: 'movement, railways and mud',
    },
    { path: 'own/battle-for-moscow/lessons/2-combat.sand', title: 'Battle for Moscow, lesson 2', about: 'combat' },
    {
      path: 'own/battle-for-moscow/lessons/3-supply.sand',
      title: 'Battle for Moscow, lesson 3',
      about: 'supply and replacements',
    },
    { path: 'own/battle-for-moscow/battle-for-moscow.sand', title: 'Battle for Moscow', about: 'the whole game' },
    {
      path: 'own/battle-for-moscow/first-turn.sand',
      title: 'Battle for Moscow, the first turn',
      about: 'orders of both sides',
    },
    { path: 'own/winter-before-moscow.sand', title: 'Winter before Moscow', about: 'a variant, with frost' },
    { path: 'own/waterloo/waterloo.sand', title: 'Waterloo', about: 'an afternoon with mandatory attacks' },
    { path: 'own/waterloo/first-turns.sand', title: 'Waterloo, the first hour', about: 'orders of both sides' },
    {
      path: 'own/vesna/the-bridges-of-the-vesna.sand',
      title: 'The bridges of the Vesna',
      about: 'an invented game with two dice, disruption and exploitation',
    },
    {
      path: 'own/the-crossroads.sand',
      title: 'The crossroads',
      about: 'an invented series game with drawn markers, fire and headquarters',
    },
    { path: 'own/vesna/first-turn.sand', title: 'The Vesna, the first turn', about: 'orders of both sides' },
  ],
};
