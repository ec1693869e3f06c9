import type { Sentences } from '../../../engine/model/say.js';

/** Texts of the statements about combat, its results, values under conditions, supply and replacements. */
export const combatStatements: Sentences = {
  'How strengths are computed. The odds are then rounded in favour of the defender.':
    'Come si calcolano le forze. Il rapporto di forze si arrotonda poi a favore del difensore.',
  'When are fractions of strengths dropped?': 'Quando si perdono le frazioni delle forze?',
  'Fractions are dropped for each unit.': 'Le frazioni si perdono per ogni unità.',
  'Fractions are dropped in the total.': 'Le frazioni si perdono nel totale.',
  'Fractions are kept.': 'Le frazioni restano.',
  'How do two multipliers combine, such as ×2 and ×2?': 'Come si combinano due moltiplicatori, per esempio ×2 e ×2?',
  'The multipliers are multiplied: ×4.': 'I moltiplicatori si moltiplicano: ×4.',
  'The amounts above 1 are added: ×3.': 'Si sommano le parti oltre 1: ×3.',
  'Only the best multiplier counts: ×2.': 'Vale solo il moltiplicatore migliore: ×2.',
  'Who may and must attack whom.': 'Chi può e chi deve attaccare.',
  'Must units attack?': 'Le unità devono attaccare?',
  'Units need not attack.': 'Le unità non sono obbligate ad attaccare.',
  'Every enemy in the zones of the attacking side must be attacked.':
    'Ogni nemico nelle zone della parte attaccante va attaccato.',
  'Every enemy in the zones of the attacking side must be attacked, and every unit in an enemy zone must attack.':
    'Ogni nemico nelle zone della parte attaccante va attaccato, e ogni unità in una zona nemica deve attaccare.',
  'When are attacks declared?': 'Quando si dichiarano gli attacchi?',
  'Each attack is declared before it is fought.': 'Ogni attacco si dichiara prima di risolverlo.',
  'All attacks are declared before the first is fought.':
    'Tutti gli attacchi si dichiarano prima di risolvere il primo.',
  'A unit attacks once.': 'Un’unità attacca una volta.',
  'A unit attacks once, and a hex is attacked once.': 'Un’unità attacca una volta, e un esagono è attaccato una volta.',
  'How many hexes may one attack have as its target?': 'Quanti esagoni può avere come bersaglio un attacco?',
  'An attack has one hex as its target.': 'Un attacco ha come bersaglio un esagono.',
  'An attack may have several hexes as its target if every attacker is adjacent to all of them.':
    'Un attacco può avere come bersaglio più esagoni, se ogni attaccante è adiacente a tutti.',
  'May units of one hex attack different hexes, and may some attack while others do not?':
    'Le unità di un esagono possono attaccare esagoni diversi, e alcune possono attaccare mentre altre non lo fanno?',
  'Units of one hex may attack different hexes, and some may attack while others do not.':
    'Le unità di un esagono possono attaccare esagoni diversi, e alcune possono attaccare mentre altre non lo fanno.',
  'All units of a hex attack together.': 'Tutte le unità di un esagono attaccano insieme.',
  'What suffers the result of an attack on several hexes?': 'Chi subisce il risultato di un attacco a più esagoni?',
  'All defenders suffer the result together. This is the default.':
    'Tutti i difensori subiscono insieme il risultato. È il valore predefinito.',
  'The defenders of each hex suffer the result on their own.':
    'I difensori di ogni esagono subiscono il risultato per conto loro.',
  'May the attacker choose a worse column before the roll?':
    'L’attaccante può scegliere una colonna peggiore prima del tiro?',
  'The attacker may choose a worse column.': 'L’attaccante può scegliere una colonna peggiore.',
  'The attacker may not choose a worse column.': 'L’attaccante non può scegliere una colonna peggiore.',
  'What happens to an attack below the first column?': 'Che cosa succede a un attacco sotto la prima colonna?',
  'The attack is refused.': 'L’attacco è rifiutato.',
  'The attack is made without effect.': 'L’attacco si fa senza effetto.',
  'The attack uses the first column.': 'L’attacco usa la prima colonna.',
  'Is an attack below the first column judged before or after the column shifts?':
    'Un attacco sotto la prima colonna si valuta prima o dopo gli spostamenti di colonna?',
  'The attack is judged before the column shifts.': 'L’attacco si valuta prima degli spostamenti di colonna.',
  'The attack is judged after the column shifts.': 'L’attacco si valuta dopo gli spostamenti di colonna.',
  'The number of dice that are added. Default: 1.': 'Il numero di dadi che si sommano. Predefinito: 1.',
  'The combat results table. Its first row has the columns, from the worst to the best for the attacker; each other row has its roll and one result for each column. `table combat wood` is a second table, for attacks on hexes with this terrain or place. If several tables hold for an attack, the one in which the attack is in the leftmost column counts.':
    'La tabella dei risultati di combattimento. La prima riga ha le colonne, dalla peggiore alla migliore per l’attaccante; ogni altra riga ha il tiro e un risultato per ogni colonna. `table combat wood` è una seconda tabella, per gli attacchi a esagoni con questo terreno o luogo. Se per un attacco valgono più tabelle, conta quella in cui l’attacco è nella colonna più a sinistra.',
  'The columns are differences, such as -1 and +3, instead of odds.':
    'Le colonne sono differenze, come -1 e +3, invece di rapporti di forze.',
  'The table of fire. The head of a column is the least strength for which it is used, such as `1 4 8`. A table without a name is for all kinds that name no other table. `below` and `judge` are about fire with less strength than the first column.':
    'La tabella del fuoco. In testa a ogni colonna c’è la forza minima per cui si usa, per esempio `1 4 8`. Una tabella senza nome vale per tutti i tipi che non ne nominano un’altra. `below` e `judge` riguardano il fuoco con una forza minore della prima colonna.',
  'What a result of the table does. The effects are carried out in their order, each completely before the next.':
    'Che cosa fa un risultato della tabella. Gli effetti si applicano nel loro ordine, ciascuno per intero prima del successivo.',
  'How units retreat, one after the other. Enemies, impassable hexsides and the edge of the map always close the way.':
    'Come si ritirano le unità, una dopo l’altra. Nemici, lati d’esagono impraticabili e il bordo della mappa chiudono sempre la via.',
  'the number of hexes': 'il numero di esagoni',
  'Who moves the retreating units?': 'Chi muove le unità in ritirata?',
  'The owner moves his retreating units.': 'Il proprietario muove le proprie unità in ritirata.',
  'The other side moves the retreating units.': 'L’altra parte muove le unità in ritirata.',
  'Which way does a retreat take?': 'Quale via prende una ritirata?',
  'Each step leads farther from the hex where the retreat began.':
    'Ogni esagono è più lontano da quello in cui è cominciata la ritirata.',
  'A retreat of N hexes ends exactly N hexes from its start.':
    'Una ritirata di N esagoni finisce esattamente a N esagoni dal suo inizio.',
  'A retreat enters no hex twice and never the hex of the battle.':
    'Una ritirata non entra due volte nello stesso esagono, né mai in quello della battaglia.',
  'May a unit retreat through hexes with friends?': 'Un’unità può ritirarsi attraverso esagoni con unità amiche?',
  'A unit may retreat through hexes with friends.': 'Un’unità può ritirarsi attraverso esagoni con unità amiche.',
  'A unit may retreat through a hex with friends only if no empty hex is open.':
    'Un’unità può ritirarsi attraverso un esagono con unità amiche solo se nessun esagono vuoto è aperto.',
  'A unit may not retreat through hexes with friends.':
    'Un’unità non può ritirarsi attraverso esagoni con unità amiche.',
  'What if the last hex is full?': 'E se l’ultimo esagono è pieno?',
  'A friend in the full hex goes back one hex.': 'Un’unità amica nell’esagono pieno indietreggia di un esagono.',
  'The unit retreats farther.': 'L’unità si ritira oltre.',
  'What happens to a unit that cannot retreat?': 'Che cosa succede a un’unità che non può ritirarsi?',
  'A unit that cannot retreat is lost.': 'Un’unità che non può ritirarsi è persa.',
  'A unit that cannot retreat loses a step for each hex instead.':
    'Un’unità che non può ritirarsi perde invece un livello per ogni esagono.',
  'A unit that cannot retreat stays.': 'Un’unità che non può ritirarsi resta dov’è.',
  'Does a unit that has retreated into a hex defend there in the same phase?':
    'Un’unità che si è ritirata in un esagono partecipa alla sua difesa nella stessa fase?',
  'The unit adds nothing to the defence, but suffers the results.':
    'L’unità non aggiunge nulla alla difesa, ma subisce i risultati.',
  'The unit defends there.': 'L’unità partecipa alla difesa.',
  'May units retreat off the map?': 'Le unità possono ritirarsi fuori dalla mappa?',
  'Units may retreat off the map and are then out of the game.':
    'Le unità possono ritirarsi fuori dalla mappa e allora sono fuori dal gioco.',
  'Which hexes are preferred, most important first?': 'Quali esagoni si preferiscono, in ordine di importanza?',
  'Hexes without friends.': 'Esagoni senza unità amiche.',
  'Hexes that are no farther from the nearest source of supply than the hex where the retreat began.':
    'Esagoni non più lontani dalla fonte di rifornimento più vicina di quello in cui è cominciata la ritirata.',
  'Hexes as far as possible from the attackers.': 'Esagoni il più possibile lontani dagli attaccanti.',
  'After combat, units that took part may enter adjacent hexes that the enemy has left. A game without the statement has no advance.':
    'Dopo il combattimento le unità che vi hanno partecipato possono entrare negli esagoni adiacenti lasciati dal nemico. Un gioco senza l’istruzione non ha avanzate.',
  'How many units may advance?': 'Quante unità possono avanzare?',
  'One unit may advance.': 'Può avanzare un’unità.',
  'All units may advance.': 'Possono avanzare tutte le unità.',
  'Which side may advance?': 'Quale parte può avanzare?',
  'Only the attacker may advance.': 'Può avanzare solo l’attaccante.',
  'The side whose enemy left its hex may advance.': 'Può avanzare la parte il cui nemico ha lasciato l’esagono.',
  'Terrain and places into which units may advance. Default: all.':
    'Terreni e luoghi in cui le unità possono avanzare. Predefinito: tutti.',
  'The units must advance.': 'Le unità devono avanzare.',
  'The units follow the way of the retreat.': 'Le unità seguono la via della ritirata.',
  'A stack attacks an adjacent hex while it moves, regardless of zones: `overrun 0304 with A, B`. It enters the hex if no enemy is left there, and moves on with the points that it has left. Without a cost, units around a hex can only eliminate the target at the odds given, and end their movement.':
    'Un gruppo attacca un esagono adiacente mentre muove, senza badare alle zone: `overrun 0304 with A, B`. Entra nell’esagono se non vi restano nemici, e prosegue con i punti che gli restano. Senza un costo, le unità intorno a un esagono possono solo eliminare il bersaglio al rapporto di forze indicato, e terminano il movimento.',
  'Movement points of the overrun.': 'Punti movimento del travolgimento.',
  'The points for entering the hex are paid in addition.': 'I punti per entrare nell’esagono si pagano in più.',
  'With what strength does the stack attack?': 'Con quale forza attacca il gruppo?',
  'The stack attacks with its whole strength.': 'Il gruppo attacca con tutta la sua forza.',
  'The stack attacks with half of its strength.': 'Il gruppo attacca con metà della sua forza.',
  'Where must the units of the stack begin their move?': 'Da dove devono partire le unità del gruppo?',
  'The units of the stack begin their move in one hex.': 'Le unità del gruppo partono dallo stesso esagono.',
  'The units of the stack begin their move anywhere.': 'Le unità del gruppo partono da esagoni qualsiasi.',
  'What happens after an overrun that does not empty the hex?':
    'Che cosa succede dopo un travolgimento che non svuota l’esagono?',
  'The stack stops.': 'Il gruppo si ferma.',
  'The stack may go on with the points that are left.': 'Il gruppo può proseguire con i punti che restano.',
  'At these odds or better, before column shifts, the target is eliminated without a roll.':
    'A questo rapporto di forze o migliore, prima degli spostamenti di colonna, il bersaglio è eliminato senza tirare.',
  'Is a die rolled at these odds?': 'A questo rapporto di forze si tira un dado?',
  'The target is eliminated without a roll.': 'Il bersaglio è eliminato senza tirare.',
  'The units lose that number of steps in total; their owner chooses step by step. `lose each 1`: each unit loses that number.':
    'Le unità perdono in totale quel numero di livelli; il proprietario li sceglie uno per uno. `lose each 1`: ogni unità perde quel numero.',
  'Units of these kinds lose steps before all others.':
    'Le unità di questi tipi perdono livelli prima di tutte le altre.',
  'The lead unit loses steps before all others. Each side names it before the roll: `lead A`.':
    'L’unità di testa perde livelli prima di tutte le altre. Ogni parte la nomina prima del tiro: `lead A`.',
  'The units are eliminated.': 'Le unità sono eliminate.',
  'The units retreat: as many hexes as `retreat` says, or as written.':
    'Le unità si ritirano: di quanti esagoni dice `retreat`, o di quanti sono scritti.',
  'The attackers lose at least the strength that the defenders lose.':
    'Gli attaccanti perdono almeno la forza che perdono i difensori.',
  'What does the defender lose?': 'Che cosa perde il difensore?',
  'The defender loses all units; the attackers lose whole steps until their sum reaches that strength.':
    'Il difensore perde tutte le unità; gli attaccanti perdono livelli interi finché la loro somma raggiunge quella forza.',
  'The defender loses a step; the attackers lose the strength that it had.':
    'Il difensore perde un livello; gli attaccanti perdono la forza che aveva.',
  'Which strength counts?': 'Quale forza conta?',
  'The printed strength counts.': 'Conta la forza stampata.',
  'The strength with which the units fight counts.': 'Conta la forza con cui le unità combattono.',
  'Who pays?': 'Chi paga?',
  'The attacker pays.': 'Paga l’attaccante.',
  'The weaker side is eliminated, and the other side pays.': 'La parte più debole è eliminata, e paga l’altra.',
  'Only half of the strength is owed.': 'Va persa solo metà della forza.',
  'The units enter the state: `defender state disrupted`.': 'Le unità entrano nello stato: `defender state disrupted`.',
  'The attackers next to the target.': 'Gli attaccanti adiacenti al bersaglio.',
  'All units in the attacked hexes.': 'Tutte le unità negli esagoni attaccati.',
  'Another effect that may be chosen instead of the effect before it.':
    'Un altro effetto che si può scegliere al posto del precedente.',
  'Which side chooses between the effects? Default: the owner of the units.':
    'Quale parte sceglie tra gli effetti? Predefinito: il proprietario delle unità.',
  'The owner of the units chooses.': 'Sceglie il proprietario delle unità.',
  'The other side chooses.': 'Sceglie l’altra parte.',
  'The attack strength of a unit.': 'La forza di attacco di un’unità.',
  'The defence strength of a unit.': 'La forza di difesa di un’unità.',
  'The columns that an attack is shifted to the right. With the condition `firing`: the columns that fire is shifted.':
    'Le colonne di cui un attacco si sposta a destra. Con la condizione `firing`: le colonne di cui si sposta il fuoco.',
  'The roll of the dice in combat. With the condition `firing`: the roll of the dice for fire.':
    'Il tiro di dado in combattimento. Con la condizione `firing`: il tiro di dado per il fuoco.',
  'The movement allowance of a unit.': 'La capacità di movimento di un’unità.',
  'The movement points that a step costs a unit.': 'I punti movimento che un esagono costa a un’unità.',
  'The stacking limit.': 'Il limite di raggruppamento.',
  'The zone of control of a unit. Only `off` is possible.': 'La zona di controllo di un’unità. È possibile solo `off`.',
  'The hexes that a unit retreats.': 'Gli esagoni di cui si ritira un’unità.',
  'The hexes that a unit may advance.': 'Gli esagoni di cui può avanzare un’unità.',
  'The length of a line of supply.': 'La lunghezza di una linea di rifornimento.',
  'Multiplies the value.': 'Moltiplica il valore.',
  'Halves the value.': 'Dimezza il valore.',
  'Divides the value by three.': 'Divide il valore per tre.',
  'Sets the value to the number.': 'Porta il valore al numero.',
  'The value is at least the number.': 'Il valore è almeno il numero.',
  'The value is at most the number.': 'Il valore è al massimo il numero.',
  'Removes the zone of control.': 'Toglie la zona di controllo.',
  'The side whose value changes. For `shift` and `die`, the attacker.':
    'La parte il cui valore cambia. Per `shift` e `die`, l’attaccante.',
  'For a value of a unit: the unit is of one of these kinds or classes. For a value of a fight: at least one attacker is.':
    'Per un valore di un’unità: l’unità è di uno di questi tipi o classi. Per un valore di un combattimento: almeno un attaccante lo è.',
  'With `by`: at least this number of attackers are of one of these kinds or classes.':
    'Con `by`: almeno questo numero di attaccanti è di uno di questi tipi o classi.',
  'With `by`: all attackers are of one of these kinds or classes.':
    'Con `by`: tutti gli attaccanti sono di uno di questi tipi o classi.',
  'A defender is of one of these kinds or classes.': 'Un difensore è di uno di questi tipi o classi.',
  'No defender is of one of these kinds or classes.': 'Nessun difensore è di uno di questi tipi o classi.',
  'The attacked hex has one of these kinds of terrain or places.':
    'L’esagono attaccato ha uno di questi terreni o luoghi.',
  'The unit is in one of these kinds of terrain or places.': 'L’unità è in uno di questi terreni o luoghi.',
  'Every adjacent attacker attacks across one of these kinds of hexsides. Bombarding units do not count.':
    'Ogni attaccante adiacente attacca attraverso uno di questi tipi di lati d’esagono. Le unità che bombardano non contano.',
  'With `across`: judged for each unit alone.': 'Con `across`: si valuta per ogni singola unità.',
  'The distance to the target, in hexes. The hex of the target counts.':
    'La distanza dal bersaglio, in esagoni. L’esagono del bersaglio conta.',
  'The unit is supplied.': 'L’unità è rifornita.',
  'The unit is not supplied.': 'L’unità è fuori rifornimento.',
  'The unit is in this state.': 'L’unità è in questo stato.',
  'A unit of one of these kinds or classes is in the same hex.':
    'Un’unità di uno di questi tipi o classi è nello stesso esagono.',
  'No other unit is in the hex.': 'Nessun’altra unità è nell’esagono.',
  'All units that the order of battle gives the formation are in the hex.':
    'Tutte le unità che l’ordine di battaglia assegna alla formazione sono nell’esagono.',
  'The number of formations to which the attackers belong.':
    'Il numero di formazioni a cui appartengono gli attaccanti.',
  'The number of hexes from which units attack.': 'Il numero di esagoni da cui attaccano le unità.',
  'The number of units that attack.': 'Il numero di unità che attaccano.',
  'No hex is open to a retreat of the defenders.': 'Nessun esagono è aperto a una ritirata dei difensori.',
  'In these turns.': 'In questi turni.',
  'In this weather.': 'Con queste condizioni meteo.',
  'In this phase.': 'In questa fase.',
  'This side is demoralized.': 'Questa parte è demoralizzata.',
  'The unit attacks.': 'L’unità attacca.',
  'The unit defends.': 'L’unità difende.',
  'The unit overruns.': 'L’unità travolge.',
  'The unit bombards.': 'L’unità bombarda.',
  'The unit fires.': 'L’unità fa fuoco.',
  'Changes a value if all conditions in the parentheses hold. For conditions of which only one must hold, write one statement for each. Whatever the order of the statements, changes apply in the order `exactly`, `times`, `half` and `third`, sums, `least`, `most`.':
    'Cambia un valore se valgono tutte le condizioni tra parentesi. Per condizioni di cui basta una, scrivi un’istruzione per ciascuna. Qualunque sia l’ordine delle istruzioni, i cambiamenti si applicano nell’ordine `exactly`, `times`, `half` e `third`, somme, `least`, `most`.',
  'A unit is supplied if a line leads from it to a source of its side: a place, a kind of place or an area of the map. A side may have several: `German West, North, Soviet East`. Enemies and zones block the line. `modify … (unsupplied)` says what follows. A source may also be a kind of unit in quotes, `German "headquarters"`: a unit of this kind that is supplied. `supply KIND …` gives a kind of unit lines of its own; it takes only `length`, `points` and `end`.':
    'Un’unità è rifornita se una linea la unisce a una fonte della sua parte: un luogo, un tipo di luogo o un’area della mappa. Una parte può averne più d’una: `German West, North, Soviet East`. Nemici e zone bloccano la linea. `modify … (unsupplied)` dice che cosa ne segue. Una fonte può anche essere un tipo di unità tra virgolette, `German "headquarters"`: un’unità rifornita di questo tipo. `supply KIND …` dà a un tipo di unità linee proprie; vuole solo `length`, `points` e `end`.',
  'How long may a line of supply be, in hexes?': 'Quanto può essere lunga una linea di rifornimento, in esagoni?',
  'Any length.': 'Qualsiasi lunghezza.',
  'When is supply judged?': 'Quando si verifica il rifornimento?',
  'Supply is judged at the beginning of the side’s own turn and holds until the next one.':
    'Il rifornimento si verifica all’inizio del turno della parte e vale fino al successivo.',
  'Supply is judged at the beginning of each movement phase.':
    'Il rifornimento si verifica all’inizio di ogni fase di movimento.',
  'Supply is judged whenever it matters.': 'Il rifornimento si verifica ogni volta che serve.',
  'Are units supplied when they arrive?': 'Le unità sono rifornite quando arrivano?',
  'Arriving units are supplied until supply is judged again.':
    'Le unità che arrivano sono rifornite fino alla prossima verifica.',
  'Arriving units are judged like other units.': 'Le unità che arrivano si verificano come le altre.',
  'The length is measured in movement points instead of hexes.':
    'La lunghezza si misura in punti movimento invece che in esagoni.',
  'Terrain that a line may enter, but not leave.': 'Terreni in cui una linea può entrare, ma da cui non può uscire.',
  'The states that a unit without supply gets, the mildest first: one further state in each turn of its side. Supply ends them; phases of recovery do not.':
    'Gli stati che attraversa un’unità fuori rifornimento, il più lieve per primo: uno in più in ogni suo turno. Li toglie il rifornimento, non le fasi di riorganizzazione.',
  'How does a unit that is supplied again recover from the stages?':
    'Come si riprende dai gradi un’unità di nuovo rifornita?',
  'The unit leaves all stages when supply is judged.':
    'L’unità esce da tutti i gradi quando si verifica il rifornimento.',
  'The unit goes back by one stage in each of its own turns.': 'L’unità torna indietro di un grado in ogni suo turno.',
  'Steps that a unit loses when it is out of supply again in the last stage. Default: 0.':
    'Livelli che un’unità perde quando è di nuovo fuori rifornimento nell’ultimo grado. Predefinito: 0.',
  'A unit is eliminated after this number of its own turns without supply.':
    'Un’unità è eliminata dopo questo numero di suoi turni fuori rifornimento.',
  'Steps that a side gets back in each turn, in its phase with `(replace)`. A step restores a reduced unit, or returns a lost unit with its last step.':
    'Livelli che una parte riottiene in ogni turno, nella sua fase con `(replace)`. Un livello ricostituisce un’unità a forza ridotta, o riporta un’unità persa con il suo ultimo livello.',
  'At which places do lost units return?': 'In quali luoghi tornano le unità perse?',
  'Must the unit or place be supplied?': 'L’unità o il luogo deve essere rifornito?',
  'The unit or place must be supplied.': 'L’unità o il luogo deve essere rifornito.',
  'The unit or place need not be supplied.': 'Non occorre che l’unità o il luogo sia rifornito.',
  'May the unit or place be in enemy zones of control?': 'L’unità o il luogo può essere in zone di controllo nemiche?',
  'The unit or place may not be in enemy zones.': 'L’unità o il luogo non può essere in zone nemiche.',
  'The unit or place may be in enemy zones.': 'L’unità o il luogo può essere in zone nemiche.',
  'May a side save steps for later turns?': 'Una parte può conservare livelli per i turni successivi?',
  'A side may save steps for later turns.': 'Una parte può conservare livelli per i turni successivi.',
  'Steps that are not used lapse.': 'I livelli non usati vanno persi.',
  'Areas of the map where lost units may return, too.': 'Aree della mappa in cui le unità perse possono pure tornare.',
  'Places that always count as friendly and supplied.': 'Luoghi che valgono sempre come amici e riforniti.',
  'Replacement points that a side receives in each turn, in place of steps in `replacement`. A step costs 1 point or, for the kinds named, the number given; whole points are paid when the step is replaced.':
    'Punti di rimpiazzo che una parte riceve in ogni turno, al posto dei livelli di `replacement`. Un livello costa 1 punto o, per i tipi nominati, il numero indicato; si pagano punti interi quando il livello è rimpiazzato.',
  'the points of a turn': 'i punti di un turno',
  'May the side save points for later turns?': 'La parte può conservare punti per i turni successivi?',
  'The side may save points for later turns.': 'La parte può conservare punti per i turni successivi.',
  'Points that are not used lapse.': 'I punti non usati vanno persi.',
};
