import type { Sentences } from '../../../../model/say.js';

/** Texts about movement, assault, support and retreat. */
const ground: Sentences = {
  'Smallest stacking limit that a scenario may set.':
    'Il limite di unità per settore più basso che uno scenario può stabilire.',
  'Largest stacking limit that a scenario may set, which is also the default.':
    'Il limite di unità per settore più alto che uno scenario può stabilire; è anche il valore predefinito.',
  'Maximum number of units that may attack or defend a sector.':
    'Il numero massimo di unità che possono attaccare o difendere un settore.',
  'Movement allowance on foot or on horseback, in sectors.':
    'La capacità di movimento a piedi o a cavallo, in settori.',
  'Movement allowance of armour and self-propelled artillery, in sectors.':
    'La capacità di movimento di corazzati e artiglieria semovente, in settori.',
  'Movement allowance of mechanised units and towed guns, in sectors.':
    'La capacità di movimento di unità meccanizzate e cannoni trainati, in settori.',
  'Movement allowance of reconnaissance and headquarters, in sectors.':
    'La capacità di movimento di ricognizione e HQ, in settori.',
  'Movement allowance of aircraft, in sectors.': 'La capacità di movimento degli aerei, in settori.',
  'Additional sectors for a move along a road.': 'I settori in più per un movimento lungo una strada.',
  'Divisor of the number of units that may move in a division out of supply.':
    'Il divisore del numero di unità che possono muovere in una divisione fuori rifornimento.',
  'Dice of a leader before additions and subtractions.': 'I dadi di un leader, prima di quelli aggiunti o tolti.',
  'Additional dice for a leader of regiment or brigade size.':
    'I dadi extra di un leader a livello di reggimento o brigata.',
  'Additional dice for the higher combat factor of the leader.': 'I dadi extra del leader con l’FC più alto.',
  'Additional dice in an assault if the leader’s combat factor exceeds the required multiple of the enemy’s.':
    'I dadi extra in un assalto, se l’FC del leader supera il multiplo richiesto di quello nemico.',
  'Additional dice for divisional artillery.': 'I dadi extra per l’artiglieria divisionale.',
  'Additional dice of a defender in fortifications, heavy terrain or mines.':
    'I dadi extra di un difensore in fortificazioni, terreno pesante o mine.',
  'Change of dice for a division without headquarters in assault.':
    'I dadi da aggiungere o togliere nell’assalto a una divisione senza HQ.',
  'Change of dice for a division with heavy losses this turn.':
    'I dadi da aggiungere o togliere a una divisione con gravi perdite in questo turno.',
  'Maximum number of break points lost this turn that do not count as heavy losses.':
    'Il numero massimo di PR persi in questo turno che non contano come gravi perdite.',
  'Change of dice for a division out of supply in assault.':
    'I dadi da aggiungere o togliere nell’assalto a una divisione fuori rifornimento.',
  'Break points that the beaten leader loses.': 'I PR che perde il leader battuto.',
  'Maximum number of units in support.': 'Il numero massimo di unità in supporto.',
  'Points of combat factor in support for each additional die.': 'I punti di FC in supporto per ogni dado extra.',
  'The multiple of the other combat factor that a factor must exceed for the larger number of additional dice.':
    'Il multiplo dell’altro FC che un FC deve superare per avere il numero maggiore di dadi extra.',
  'Sectors that the beaten side retreats.': 'I settori di ritirata della parte battuta.',
  'Sectors after which a retreat may stop in heavy terrain or fortifications.':
    'I settori dopo i quali una ritirata può fermarsi in terreno pesante o fortificazioni.',
  'Sectors that the attackers retreat on equal scores.': 'I settori di ritirata degli attaccanti a punteggi pari.',
  'Break points that a retreating unit loses if it has to stop in enemy ZOC.':
    'I PR che perde un’unità in ritirata costretta a fermarsi in ZOC nemica.',
};

/** Texts about fire and reorganisation. */
const fireAndNight: Sentences = {
  'Dice of firer and target before additions and subtractions.':
    'I dadi di chi spara e del bersaglio, prima di quelli aggiunti o tolti.',
  'Additional dice for regiment or brigade size in fire.': 'I dadi extra nel tiro per un reggimento o una brigata.',
  'Additional dice for the higher combat factor in fire.': 'I dadi extra nel tiro per l’FC più alto.',
  'Additional dice in fire if the combat factor exceeds the required multiple of the enemy’s.':
    'I dadi extra nel tiro, se l’FC supera il multiplo richiesto di quello nemico.',
  'Additional dice in fire for a target in fortifications or heavy terrain.':
    'I dadi extra nel tiro per un bersaglio in fortificazioni o terreno pesante.',
  'Additional dice for massed artillery.': 'I dadi extra per l’artiglieria in massa.',
  'Maximum number of regiments that do not count as massed artillery.':
    'Il numero massimo di reggimenti che non contano come artiglieria in massa.',
  'Change of dice in fire for a division without headquarters.':
    'I dadi da aggiungere o togliere nel tiro a una divisione senza HQ.',
  'Change of dice in fire for a division out of supply.':
    'I dadi da aggiungere o togliere nel tiro a una divisione fuori rifornimento.',
  'Break points that a target loses when it is hit.': 'I PR che perde un bersaglio colpito.',
  'Distance in sectors from which heavy terrain between firer and target blocks fire.':
    'La distanza in settori da cui il terreno pesante tra chi spara e il bersaglio ostruisce il tiro.',
  'Lowest roll that locates enemy artillery.': 'Il tiro più basso che localizza l’artiglieria nemica.',
  'Lowest roll with which a division’s first attempt at reorganisation succeeds.':
    'Il tiro più basso con cui riesce il primo tentativo di Riorganizzazione di una divisione.',
  'Lowest roll with which the second attempt at reorganisation succeeds.':
    'Il tiro più basso con cui riesce il secondo tentativo di Riorganizzazione.',
  'Lowest roll with which the third and later attempts at reorganisation succeed.':
    'Il tiro più basso con cui riescono il terzo tentativo di Riorganizzazione e i successivi.',
  'Modifier of the reorganisation roll for an excellent headquarters.':
    'Il modificatore del tiro di Riorganizzazione per un HQ eccellente.',
  'Modifier of the reorganisation roll for a poor headquarters.':
    'Il modificatore del tiro di Riorganizzazione per un HQ scarso.',
  'Modifier of the reorganisation roll for a division out of supply.':
    'Il modificatore del tiro di Riorganizzazione per una divisione fuori rifornimento.',
  'Number of missing break points for each point that is recovered.':
    'Il numero di PR mancanti per ogni PR che si recupera.',
};

/** Texts about aircraft, engineers and the optional rules. */
const airAndWorks: Sentences = {
  'Break points of an air unit.': 'I PR di un’unità aerea.',
  'Lowest weather roll with which aircraft fly.': 'Il tiro meteo più basso con cui gli aerei volano.',
  'Dice of each side for air supremacy.': 'I dadi di ogni parte per la supremazia aerea.',
  'Additional dice for air supremacy for the side with more air units.':
    'I dadi extra per la supremazia aerea della parte con più unità aeree.',
  'Dice of medium and heavy bombers in an air attack.': 'I dadi dei bombardieri medi e pesanti in un attacco aereo.',
  'Dice of tactical aircraft in an air attack.': 'I dadi degli aerei tattici in un attacco aereo.',
  'Dice of anti-aircraft units in an air attack.': 'I dadi delle unità antiaeree in un attacco aereo.',
  'Dice of any other unit under air attack.': 'I dadi di ogni altra unità sotto un attacco aereo.',
  'Dice of a bridge, fortification or city under air attack.':
    'I dadi di un ponte, di una fortificazione o di una città sotto un attacco aereo.',
  'Additional dice of aircraft against a target in the open.':
    'I dadi extra degli aerei contro un bersaglio allo scoperto.',
  'Additional dice under air attack for another anti-aircraft unit in the target’s sector.':
    'I dadi extra sotto un attacco aereo per un’altra unità antiaerea nel settore del bersaglio.',
  'Additional dice under air attack for a target in a city, fortifications or heavy terrain.':
    'I dadi extra sotto un attacco aereo per un bersaglio in città, fortificazioni o terreno pesante.',
  'Break points that the loser of an air attack loses.': 'I PR che perde chi è battuto in un attacco aereo.',
  'Sectors that a repelled air unit withdraws.': 'I settori di cui ripiega un’unità aerea respinta.',
  'Lowest roll with which mines destroy a unit.': 'Il tiro più basso con cui le mine distruggono un’unità.',
  'Modifier of the roll for mines if engineers are present.':
    'Il modificatore del tiro per le mine, se sono presenti genieri.',
  'Turns that engineers need for mines, boat bridges and entrenchments.':
    'I turni che servono ai genieri per mine, ponti di barche e trinceramenti.',
  'Lowest barrage roll that has an effect.': 'Il tiro di sbarramento più basso che ha effetto.',
  'Modifier of the barrage roll for artillery over 105 mm and rockets.':
    'Il modificatore del tiro di sbarramento per artiglieria oltre 105 mm e lanciarazzi.',
  'Lowest barrage roll that destroys fortifications.':
    'Il tiro di sbarramento più basso che distrugge le fortificazioni.',
  'Lowest roll with which a barrage affects a unit.':
    'Il tiro più basso con cui uno sbarramento ha effetto su un’unità.',
  'Break points that a unit loses by a Soviet or American barrage.':
    'I PR che un’unità perde per uno sbarramento sovietico o americano.',
  'Sectors that a unit retreats from any other barrage.':
    'I settori di ritirata di un’unità per ogni altro sbarramento.',
  'Sectors that infantry, mounted troops and heavy weapons on foot retreat from any other barrage.':
    'I settori di ritirata di fanteria, truppe a cavallo e armi pesanti a piedi per ogni altro sbarramento.',
  'Maximum number of sectors between aircraft and their airfield.':
    'Il numero massimo di settori tra gli aerei e il loro campo d’aviazione.',
  'Dice of aircraft that are attacked on the ground.': 'I dadi degli aerei attaccati a terra.',
  'Maximum number of rear-area guards in a sector.':
    'Il numero massimo di unità di guarnigione delle retrovie in un settore.',
};

/** Texts about victory. */
const victory: Sentences = {
  'Dice that each side rolls at the end of the scenario.': 'I dadi che ogni parte tira alla fine dello scenario.',
  'Victory points for each break point that a side took in excess of its own losses.':
    'I punti vittoria per ogni PR che una parte ha tolto in più rispetto alle proprie perdite.',
  'Victory points for a destroyed infantry unit.': 'I punti vittoria per un’unità di fanteria distrutta.',
  'Victory points for a destroyed armoured or mechanised unit.':
    'I punti vittoria per un’unità corazzata o meccanizzata distrutta.',
  'Victory points for a city, village, airfield or bridge taken from the enemy.':
    'I punti vittoria per una città, un villaggio, un campo d’aviazione o un ponte preso al nemico.',
  'Victory points for taking more break points in the last turn.':
    'I punti vittoria per chi ha tolto più PR nell’ultimo turno.',
  'Victory points for an eliminated headquarters.': 'I punti vittoria per un HQ eliminato.',
  'Number of objectives that each side places.': 'Il numero di obiettivi che ogni parte piazza.',
  'Minimum distance of an objective from its owner’s edge.':
    'La distanza minima di un obiettivo dal bordo del suo proprietario.',
  'Minimum distance between two objectives.': 'La distanza minima tra due obiettivi.',
  'Maximum number of points that a side may allot.': 'Il numero massimo di punti che una parte può assegnare.',
  'Maximum number of points for an objective in the side’s own half.':
    'Il numero massimo di punti per un obiettivo nella propria metà.',
  'Maximum number of points for an objective in the enemy’s half.':
    'Il numero massimo di punti per un obiettivo nella metà nemica.',
};

/** Texts about the rulebook’s values that a house rule may change. */
export const numbers: Sentences = { ...ground, ...fireAndNight, ...airAndWorks, ...victory };
