import type { Sentences } from '../../../../model/say.js';

/** Texts about settings, tables and terrain. */
export const settings: Sentences = {
  // settings
  'side or nobody': 'fazione o nobody',
  'The side that controls hexes at the start of play, if not the side of their country.':
    'La fazione che controlla gli esagoni all’inizio della partita, se non è quella del loro paese.',
  'Units that are eliminated before play begins.': 'Unità eliminate prima dell’inizio della partita.',
  'The `base` or the `advanced` game. Default: `base`.':
    'Il gioco `base` o quello avanzato, `advanced`. Predefinito: `base`.',
  'The optional rules of the scenario: `set optional = mountains, recon`.':
    'Le regole opzionali dello scenario: `set optional = mountains, recon`.',
  'Fog of war: the enemy sees only the backs of blocks.':
    'Nebbia di guerra: il nemico vede soltanto il retro dei blocchi.',
  'The players agree that Bonus and Malus of a unit cancel one for one.':
    'I giocatori convengono che Bonus e Malus di un’unità si annullino uno a uno.',
  'The areas, countries or territories of the map that the scenario uses: `set area = Germany, "North of the Dvina"`. Units may not leave them, but supply lines may.':
    'Le aree, i paesi o i territori della mappa che lo scenario usa: `set area = Germany, "North of the Dvina"`. Le unità non possono uscirne, le linee di rifornimento sì.',
  'The income of a nation in yellow, red, blue and black: `set production of Germany turn July 1941..September 1941 = 5`.':
    'Le entrate di una nazione in giallo, rosso, blu e nero: `set production of Germany turn July 1941..September 1941 = 5`.',
  '`listed`: the income is as the scenario says. `map`: it changes with places lost and captured.':
    '`listed`: le entrate sono quelle dello scenario. `map`: cambiano con i luoghi persi e conquistati.',
  'The Soviets need oil points for headquarters: `set oil for Soviet = true`.':
    'Ai sovietici servono punti petrolio per i QG: `set oil for Soviet = true`.',
  'Points in store at the start of play: `set saved of Germany = 5, 1, 0, 2`.':
    'Punti in riserva all’inizio della partita: `set saved of Germany = 5, 1, 0, 2`.',
  'The technology levels of a nation at the start of play, in infantry, armour, fighters and bombers: `set technology of Germany = 2, 2, 2, 2`.':
    'I livelli tecnologici di una nazione all’inizio della partita, per fanteria, corazzati, caccia e bombardieri: `set technology of Germany = 2, 2, 2, 2`.',
  'The numbers of red, blue and black factories under construction: `set factories of Germany = 5, 4, 1`.':
    'I numeri di industrie rosse, blu e nere in costruzione: `set factories of Germany = 5, 4, 1`.',
  'The box of the factory track on which factories under construction begin; in the campaign this is box 5 of 10.':
    'La casella del tracciato in cui cominciano le industrie in costruzione; nella campagna è la casella 5 di 10.',
  'Railways and sea routes that are built before play begins: `set projects = "Saratov-Stalingrad"`.':
    'Ferrovie e rotte navali costruite prima dell’inizio della partita: `set projects = "Saratov-Stalingrad"`.',
  'The turn from which railways and sea routes may be built.':
    'Il turno da cui si possono costruire ferrovie e rotte navali.',
  'The weather of a turn, which is then not rolled: `set weather turn October 1941 = rain`.':
    'Il meteo di un turno, che quindi non si tira: `set weather turn October 1941 = rain`.',
  'The rules for surprise apply in a turn: `set surprise turn June 1941 = true`.':
    'In un turno valgono le regole della sorpresa: `set surprise turn June 1941 = true`.',
  'Luftwaffe supremacy applies in the surprise turn.': 'Nel turno di sorpresa vale la supremazia della Luftwaffe.',
  'Units of frozen groups may not move in this turn. Default: June 1941.':
    'Le unità dei gruppi congelati non possono muovere in questo turno. Predefinito: giugno 1941.',
  'The side that sets up first. Default: the Soviets.': 'La fazione che piazza per prima. Predefinito: i sovietici.',
  'A factor by which the dice of a unit are multiplied: `set dice of "JG 54" = 2`.':
    'Un fattore per cui si moltiplicano i dadi di un’unità: `set dice of "JG 54" = 2`.',
  'All Soviet units may use the points of the pocket in summer.':
    'In estate tutte le unità sovietiche possono usare i punti della sacca.',
  'Soviet units have crossed the Finnish border before play begins.':
    'Unità sovietiche hanno attraversato il confine finlandese prima dell’inizio della partita.',
  'Soviet units have been in Germany before play begins.':
    'Unità sovietiche sono state in Germania prima dell’inizio della partita.',
  'The status of Persia before play begins: `neutral`, `axis`, or the month in which Persia fell.':
    'Lo stato della Persia prima dell’inizio della partita: `neutral`, `axis`, o il mese in cui è caduta.',
  // tables
  'a whole number': 'un numero intero',
  'The weather of each month on the turn track: `October: 1941 = roll`.':
    'Il meteo di ogni mese sul tracciato dei turni: `October: 1941 = roll`.',
  'The cities for a new factory, by die roll: `2: Germany = "Kassel, Magdeburg"`.':
    'Le città per una nuova industria, secondo il tiro di dado: `2: Germany = "Kassel, Magdeburg"`.',
  'The months in which the fixed technology advances happen: `"Germany armour": 3 = "July 1943"`.':
    'I mesi in cui avvengono i progressi fissi della tecnologia: `"Germany armour": 3 = "July 1943"`.',
  'a month, `"July 1943"`, or never': 'un mese, `"July 1943"`, o never',
  'The lowest rolls that hit, the movement points and the range of a class at a technology level: `"armour 2": attack = 5, mp = 4`.':
    'I tiri più bassi che colpiscono, i punti movimento e il raggio di una classe a un livello tecnologico: `"armour 2": attack = 5, mp = 4`.',
  'The movement points that a terrain costs, by weather: `forest: clear = 2, snow = 2`.':
    'I punti movimento che costa un terreno, secondo il meteo: `forest: clear = 2, snow = 2`.',
  'The Lend-Lease points of a route from a month on: `"September 1941": "arctic red" = 2`.':
    'I punti Lend-Lease di una rotta da un certo mese: `"September 1941": "arctic red" = 2`.',
  // terrain
  'Plain: 1 MP, 2 in snow or light rain, 3 in rain.': 'Pianura: 1 PM, 2 con neve o pioggia leggera, 3 con la pioggia.',
  'Forest: 2 MP, 3 in rain; attackers have 1 Malus.': 'Foresta: 2 PM, 3 con la pioggia; 1 Malus all’attaccante.',
  'Hill: 2 MP, 3 in bad weather; attackers have 1 Malus.': 'Collina: 2 PM, 3 con il maltempo; 1 Malus all’attaccante.',
  'Mountain: 3 MP; attackers have 1 Malus; no supply line enters.':
    'Montagna: 3 PM; 1 Malus all’attaccante; nessuna linea di rifornimento vi entra.',
  'Swamp: 3 MP, 2 in snow; attackers have 1 Malus.': 'Palude: 3 PM, 2 con la neve; 1 Malus all’attaccante.',
  'Sea or lake: no land unit, supply line or ZOC enters.':
    'Mare o lago: non vi entrano unità terrestri, linee di rifornimento o ZOC.',
};
