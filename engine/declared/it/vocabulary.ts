import type { Sentences } from '../../model/say.js';

/** Texts about attributes, settings, tables, numbers and things that are counted. */
const values: Sentences = {
  'A formation of units.': 'Una formazione di unità.',
  'A phase of {0}.': 'Una fase della parte {0}.',
  'Markers are drawn, and their formations act.': 'Si pescano segnalini, e le loro formazioni agiscono.',

  // Attributes
  'The side that holds the place when play begins.': 'La parte che controlla il luogo all’inizio della partita.',
  'The face on which the unit begins: 1 is the strongest.': 'La faccia con cui inizia l’unità: 1 è la più forte.',
  'The present face of the unit: 1 is the strongest.': 'La faccia attuale dell’unità: 1 è la più forte.',
  'The unit has moved in this phase.': 'L’unità ha mosso in questa fase.',
  'The unit was out of supply when supply was judged last.':
    'L’unità era fuori rifornimento all’ultimo controllo del rifornimento.',
  'The unit has not arrived yet.': 'L’unità non è ancora arrivata.',
  'The unit has been lost.': 'L’unità è stata persa.',
  'The unit has left the map by an exit.': 'L’unità ha lasciato la mappa da un’uscita.',
  'The column of the combat table.': 'La colonna della tabella di combattimento.',
  'The ground whose combat table was used; absent for the general table.':
    'Il terreno di cui si è usata la tabella di combattimento; assente per la tabella generale.',
  'The computed attack strength.': 'La forza di attacco calcolata.',
  'The computed defence strength.': 'La forza di difesa calcolata.',
  'The sum of the column shifts.': 'La somma degli spostamenti di colonna.',
  'The roll of the dice.': 'Il tiro dei dadi.',
  'The result in the combat table.': 'Il risultato nella tabella di combattimento.',
  'The weather of the turn.': 'Le condizioni meteo del turno.',
  'The winner, or `draw`.': 'Il vincitore, o `draw` (pareggio).',
  'The dice of this order, in place of a roll from the seed.': 'I dadi di questo ordine, al posto di un tiro dal seme.',
  'The unit begins in this state. {0}': 'L’unità inizia in questo stato. {0}',

  // Things that are counted
  'Units that have left the map by an exit: `French exited 3`.':
    'Unità che hanno lasciato la mappa da un’uscita: `French exited 3`.',
  'The side is demoralized: `Allied demoralized`.': 'La parte è demoralizzata: `Allied demoralized`.',
  'Units with a line of supply.': 'Unità con una linea di rifornimento.',
  'Units without a line of supply.': 'Unità senza una linea di rifornimento.',

  // Settings and tables
  'The side that holds a place when play begins: `set control of Moscow = Soviet`.':
    'La parte che controlla un luogo all’inizio della partita: `set control of Moscow = Soviet`.',
  'A unit that was lost before play begins: `set lost of "1.Tank" = true`.':
    'Un’unità persa prima dell’inizio della partita: `set lost of "1.Tank" = true`.',
  'The weather of a turn, instead of the weather that the ruleset gives: `set weather turn 3 = mud`.':
    'Le condizioni meteo di un turno, al posto di quelle del gioco: `set weather turn 3 = mud`.',
  'The results of combat by column and roll.': 'I risultati del combattimento, per colonna e tiro.',
  'The results of attacks on hexes with {0}.': 'I risultati degli attacchi a esagoni con questo terreno: {0}.',
  'The results of fire by strength and roll.': 'I risultati del tiro, per forza e tiro di dado.',

  // Numbers
  'Number of turns of a scenario that states none.': 'Il numero di turni di uno scenario che non lo indica.',
  'Number of units of a side in a cell.': 'Il numero di unità di una parte in una casella.',
  'Stacking points of a side in a cell.': 'I punti di raggruppamento di una parte in una casella.',
  'Movement points of a line of supply.': 'I punti movimento di una linea di rifornimento.',
  'Length of a line of supply in cells.': 'La lunghezza in caselle di una linea di rifornimento.',
  'Movement points of the line of supply of {0}.': 'I punti movimento della linea di rifornimento: {0}.',
  'Length in cells of the line of supply of {0}.': 'La lunghezza in caselle della linea di rifornimento: {0}.',
  'Own turns without supply after which a unit is lost.':
    'I propri turni fuori rifornimento dopo i quali un’unità è persa.',
  'Steps that {0} may replace in a turn.': 'I livelli che la parte può rimpiazzare in un turno: {0}.',
  'Replacement points of {0} in a turn.': 'I punti rimpiazzo della parte in un turno: {0}.',
  'Length of a move along {0} in cells.': 'La lunghezza in caselle di un movimento lungo: {0}.',
  'Length of a retreat in cells.': 'La lunghezza di una ritirata in caselle.',
};

/** Texts about orders, events, questions and their answers. */
const orders: Sentences = {
  'Moves units, each by its cheapest path or by the path written.':
    'Muove unità, ciascuna per il percorso meno costoso o per quello scritto.',
  'Moves units along a railway.': 'Muove unità lungo una ferrovia.',
  'Brings units onto the map.': 'Fa entrare unità sulla mappa.',
  'Moves units off the map for the rest of the game.': 'Porta unità fuori dalla mappa per il resto della partita.',
  'Restores a step of a unit, or returns a lost unit.':
    'Restituisce un livello a un’unità, o rimette in gioco un’unità persa.',
  'Ends the phase.': 'Termina la fase.',
  'A unit enters a state.': 'Un’unità entra in uno stato.',
  'The orders for the activation of a formation, in braces. They apply when its marker is drawn.':
    'Gli ordini per l’attivazione di una formazione, tra parentesi graffe. Valgono quando si pesca il suo segnalino.',
  'Removes units from the map.': 'Toglie unità dalla mappa.',
  'By hand: puts units into a hex.': 'A mano: mette unità in un esagono.',
  'By hand: units lose a step.': 'A mano: unità perdono un livello.',
  'By hand: units get back all steps.': 'A mano: unità recuperano tutti i livelli.',
  'Answers for the case that the hex is attacked.': 'Le risposte nel caso che l’esagono sia attaccato.',
  'The units lose steps.': 'Le unità perdono livelli.',
  'The unit leads, and loses the first steps.': 'L’unità è in testa, e perde i primi livelli.',
  'Lowers the odds of an attack by a number of columns.':
    'Riduce il rapporto di forze di un attacco di un numero di colonne.',
  'The units retreat.': 'Le unità si ritirano.',
  'The units advance after combat.': 'Le unità avanzano dopo il combattimento.',
  'No unit advances.': 'Nessuna avanzata.',
  'Fires at enemies in a hex.': 'Tira contro nemici in un esagono.',
  'Attacks enemies in a hex.': 'Attacca nemici in un esagono.',
  'Attacks a hex from a distance.': 'Attacca un esagono da lontano.',
  'Attacks an adjacent hex during movement.': 'Attacca un esagono adiacente durante il movimento.',
  'The units are eliminated.': 'Le unità sono eliminate.',
  'The sides exchange losses.': 'Le parti si scambiano perdite.',
  'The units enter the state.': 'Le unità entrano nello stato.',

  // Events
  'Units arrive.': 'Arrivo di unità.',
  'Units cannot arrive.': 'Unità che non possono arrivare.',
  'A unit loses a step.': 'Un’unità perde un livello.',
  'A unit is lost.': 'Un’unità è persa.',
  'A unit is out of supply.': 'Un’unità è fuori rifornimento.',
  'A side is demoralized.': 'Una parte è demoralizzata.',
  'Units recover from a state.': 'Unità escono da uno stato.',
  'The game ends.': 'La partita finisce.',
  'An attack is declared.': 'Un attacco è dichiarato.',
  'An overrun does not clear the hex.': 'Un attacco in movimento non libera l’esagono.',
  'An attack lapses, because the enemy is gone.': 'Un attacco decade, perché il nemico non c’è più.',
  'A side pays in an exchange.': 'Una parte subisce le perdite di uno scambio.',
  'A unit cannot retreat and stays.': 'Un’unità non può ritirarsi e resta sul posto.',

  // Questions
  'What does the side do next?': 'Che cosa fa ora la parte?',
  'The phase ends.': 'La fase finisce.',
  'Which unit of a stack over the limit is removed?': 'Quale unità di un gruppo oltre il limite si toglie?',
  'The unit named.': 'L’unità indicata.',
  'Which units lose steps?': 'Quali unità perdono livelli?',
  'The units named.': 'Le unità indicate.',
  'The units retreat instead.': 'Le unità invece si ritirano.',
  'Which unit leads, and loses the first steps?': 'Quale unità è in testa, e perde i primi livelli?',
  'By how many columns are the odds lowered?': 'Di quante colonne si riduce il rapporto di forze?',
  'Where does a unit retreat?': 'Dove si ritira un’unità?',
  'To the cell named.': 'Nella casella indicata.',
  'Which units advance?': 'Quali unità avanzano?',
};

/** Words of orders, answers and events. */
const words: Sentences = {
  pass: 'passare',
  ride: 'ferrovia',
  replace: 'rimpiazzo',
  enter: 'ingresso',
  exit: 'uscita',
  bombard: 'bombardamento',
  defend: 'difesa',
  lead: 'unità di testa',
  lose: 'perdita',
  stay: 'restare',
  remove: 'rimozione',
  arrive: 'arrivo',
  waits: 'in attesa',
  reduced: 'a forza ridotta',
  lost: 'persa',
  isolated: 'fuori rifornimento',
  recovery: 'riorganizzazione',
  victory: 'vittoria',
  declared: 'attacco dichiarato',
  lapsed: 'attacco decaduto',
};

/** Italian terms and texts for the words that the statements of a declared game add to its vocabulary. */
export const vocabulary: Sentences = { ...values, ...orders, ...words };
