import type { Sentences } from '../../../../model/say.js';

/** Texts about the attributes of units, features, placements, orders, expectations and scores. */
export const attributes: Sentences = {
  // Units
  'Combat factor of the unit, if it is higher than that of the table.':
    'Il Fattore di Combattimento dell’unità, se è più alto di quello della tabella.',
  'Range of the unit, if it is greater than that of the table.':
    'Il raggio dell’unità, se è maggiore di quello della tabella.',
  'Break points of the unit, 1 to 3. Default: the usual number of its kind.':
    'I Punti di Rottura dell’unità, da 1 a 3. Predefinito: il numero abituale del suo tipo.',
  'The unit has regiment size, regardless of its kind.': 'L’unità è un reggimento, qualunque sia il suo tipo.',
  'The unit has brigade size, regardless of its kind.': 'L’unità è una brigata, qualunque sia il suo tipo.',
  'The unit has battalion size, regardless of its kind.': 'L’unità è un battaglione, qualunque sia il suo tipo.',
  'The unit moves on foot: 1 sector.': 'L’unità muove a piedi: 1 settore.',
  'The unit moves on horseback: 1 sector.': 'L’unità muove a cavallo: 1 settore.',
  'The unit moves in vehicles: 4 sectors.': 'L’unità muove su veicoli: 4 settori.',
  'The guns of the unit are towed: 4 sectors.': 'I cannoni dell’unità sono trainati: 4 settori.',
  'The unit rides in tanks: it is a target for tanks and anti-tank guns and moves 3 sectors (reconnaissance 5).':
    'L’unità viaggia su carri: è un bersaglio per corazzati e cannoni controcarro e muove di 3 settori (ricognizione 5).',
  'The guns of the unit are self-propelled: it moves 3 sectors, may move and fire, and has the values 2/6 as artillery.':
    'I cannoni dell’unità sono semoventi: muove di 3 settori, può muovere e sparare e, se è artiglieria, ha i valori 2/6.',
  heavy: 'pesante',
  medium: 'medio',
  light: 'leggero',
  'The class of the armour: A is heavy, B medium, C light.': 'La classe dei corazzati: A pesanti, B medi, C leggeri.',
  'The vehicle of the armour; its class is looked up by nation.':
    'Il veicolo dei corazzati; la sua classe si trova nella tabella della nazione.',
  'The unit uses the light row of the combat table.':
    'Per l’unità vale la riga leggera della tabella di combattimento.',
  'The unit uses the medium row of the combat table.': 'Per l’unità vale la riga media della tabella di combattimento.',
  'The unit uses the heavy row of the combat table.':
    'Per l’unità vale la riga pesante della tabella di combattimento.',
  'Calibre of the guns in millimetres: artillery over 105 and anti-tank guns over 76 are heavy.':
    'Il calibro dei cannoni in millimetri: l’artiglieria oltre 105 e i cannoni controcarro oltre 76 sono pesanti.',
  'The unit is rocket artillery, with the values 3/8.': 'L’unità ha lanciarazzi, con i valori 3/8.',
  'Number of regiments of the artillery unit. Default: 1.':
    'Il numero di reggimenti dell’unità di artiglieria. Predefinito: 1.',
  'Number of models of the unit, without effect in play.': 'Il numero di modelli dell’unità, senza effetto nel gioco.',
  nation: 'nazione',
  'Nation of a division or unit: German, American, British, Canadian, Soviet …':
    'La nazione di una divisione o unità: `German`, `American`, `British`, `Canadian`, `Soviet` …',
  'The headquarters is excellent: +1 to reorganisation rolls.': 'L’HQ è eccellente: +1 ai tiri di Riorganizzazione.',
  'The headquarters has normal quality.': 'L’HQ è di qualità normale.',
  'The headquarters is poor: −1 to reorganisation rolls.': 'L’HQ è scarso: −1 ai tiri di Riorganizzazione.',
  'The unit also does the work of reconnaissance.': 'L’unità svolge anche i compiti di ricognizione.',
  'The unit also does the work of engineers.': 'L’unità svolge anche i compiti dei genieri.',
  'The unit also does the work of an anti-tank unit.': 'L’unità svolge anche i compiti di un’unità controcarro.',
  'The unit assaults fortifications and mines as engineers do.':
    'L’unità assalta fortificazioni e mine come i genieri.',
  'The airfield from which the air unit flies.': 'Il campo d’aviazione da cui vola l’unità aerea.',

  // Features
  'The side to which the feature belongs, or which holds it at the start.':
    'La parte a cui l’elemento appartiene, o che lo tiene all’inizio.',
  'The river to which the bank belongs.': 'Il fiume di cui è la riva.',
  'The mines have not attacked yet.': 'Le mine non hanno ancora attaccato.',
  'The mines have attacked and are now only heavy terrain.':
    'Le mine hanno già attaccato e sono ormai solo terreno pesante.',

  // Placements, expectations, orders and scores
  'Break points with which the unit begins, if some are already lost.':
    'I PR con cui l’unità inizia, se ne ha già persi.',
  'Break points that the unit has left.': 'I PR rimasti all’unità.',
  'The unit is off the table.': 'L’unità è fuori dal tavolo.',
  'The unit has lost its last break point.': 'L’unità ha perso l’ultimo PR.',
  'The unit has not arrived yet.': 'L’unità non è ancora arrivata.',
  'The unit has retreated off its own edge.': 'L’unità si è ritirata oltre il proprio bordo.',
  'The air unit is at its base off the table.': 'L’unità aerea è alla sua base fuori dal tavolo.',
  'The unit is out of the game for good.': 'L’unità è definitivamente fuori gioco.',
  'The unit’s division is in supply.': 'La divisione dell’unità è in rifornimento.',
  'The unit’s division is out of supply.': 'La divisione dell’unità è fuori rifornimento.',
  'Number of dice of attacker and defender, or of firer and target, such as 4-2.':
    'Il numero di dadi di attaccante e difensore, o di chi spara e del bersaglio, per esempio 4-2.',
  'Scores of the two dice pools, such as 12-10.': 'I punteggi delle due parti, per esempio 12-10.',
  'The result: Taken, Held, Equal, Hit …': 'Il risultato: `Taken`, `Held`, `Equal`, `Hit` …',
  'The winner and the level of victory.': 'Il vincitore e il grado di vittoria.',
  'The dice rolls of this order, in place of rolls from the seed.':
    'I tiri di dado di questo ordine, al posto di quelli dal seme.',
  'The structure that bombers attack in the sector: bridge, fortification or city.':
    'La struttura che i bombardieri attaccano nel settore: `bridge` (ponte), `fortification` (fortificazione) o `city` (città).',
  'The side that allotted the points and scores them if it holds the place.':
    'La parte che ha assegnato i punti, e li ottiene se tiene il luogo.',
};
