import type { Sentences } from '../../../model/say.js';

/** Sentences about income, purchases, new units, factories and research. */
export const production: Sentences = {
  nothing: 'nessun PP',
  '{0} yellow': '{0, plural, one {# PP giallo} other {# PP gialli}}',
  '{0} red': '{0, plural, one {# PP rosso} other {# PP rossi}}',
  '{0} blue': '{0, plural, other {# PP blu}}',
  '{0} black': '{0, plural, one {# PP nero} other {# PP neri}}',
  '{0} white': '{0, plural, one {# PP bianco} other {# PP bianchi}}',
  'yellow point': 'PP di colore giallo',
  'red point': 'PP di colore rosso',
  'blue point': 'PP di colore blu',
  'black point': 'PP di colore nero',
  'white point': 'PP di colore bianco',
  'The pocket': 'Sacca',

  // Aid to allies
  '{0} gives {1} {2}.': '{0}, aiuti: {2} ({1}).',
  'Germany has no ally in play that can receive points.':
    'Nessun alleato della Germania in gioco può ricevere Punti Produzione.',
  'Germany may give points only to its allies: {0}.': 'La Germania può dare punti soltanto ai suoi alleati: {0}.',
  'Name the points for {0}: `aid {1} (yellow 1)`.': 'Mancano i punti per questo alleato ({0}): `aid {1} (yellow 1)`.',
  '{0} may get at most {1} a turn; the order gives {2}.':
    '{0}: al massimo {1, plural, one {# punto} other {# punti}} per turno; l’ordine ne dà {2}.',
  '{0} may get at most {1} a turn and has got {2}; the order gives {3} more.':
    '{0}: al massimo {1, plural, one {# punto} other {# punti}} per turno, già ricevuti {2}; l’ordine ne dà altri {3}.',
  'Aid for {0}': 'Aiuti ({0})',

  // New units
  '{0} may be placed.': 'Da piazzare: {0}.',
  'is not waiting to be placed': 'non in attesa di piazzamento',
  '{0} must be placed in {1}, not in {2}.': '{0}: piazzamento soltanto qui: {1}; non qui: {2}.',
  '{0} is held by the enemy.': '{0}: in mano al nemico.',
  'Name the units and the hex: `place UNITS to HEX`.':
    'Nell’ordine mancano le unità e l’esagono: `place UNITS to HEX`.',
  '{0} is placed in {1}.': '{1}: piazzamento, {0}.',
  'The order names no unit: `delay UNITS`.': 'Nell’ordine manca l’unità: `delay UNITS`.',
  '{0} is not in {1}, where {2} must be placed{3}.': '{2}: piazzamento soltanto in patria ({1}), non qui: {0}{3}.',
  '{0} is outside the area of the scenario{1}.': '{0}: fuori dall’area dello scenario{1}.',
  '{0} is in a partial hex, where no unit may be{1}.': '{0}: esagono incompleto, dove non può stare nessuna unità{1}.',
  '{0} is not controlled by your side{1}.': '{0}: non controllato dalla propria fazione{1}.',
  '{0} is not connected to the supply source of {1}{2}.':
    '{0}: senza collegamento con la fonte di rifornimento ({1}){2}.',
  '{0} may take {1} new units a turn and has {3}{4}.':
    '{0}: al massimo {1, plural, one {# nuova unità} other {# nuove unità}} per turno, già piazzate {3}{4}.',
  '{0} must be placed at {1}, and {2} is not one{3}.':
    '{0}: piazzamento soltanto in un luogo di questo tipo: {1}; {2} non lo è{3}.',
  'a red factory': 'industria rossa',
  'a blue factory': 'industria blu',
  'a capital': 'capitale',
  'a shipyard': 'cantiere navale',
  'a seat': 'sede del QG supremo',
  '; no place is free': '; nessun posto libero',
  '; free: {0}': '; posti liberi: {0}',
  '{0} has no room for {1} together.': '{0}: posto insufficiente per tutte queste unità insieme: {1}.',

  // Centres and building projects
  '{0} works again.': '{0}: di nuovo in funzione.',
  '{0}: {1} of {2} points.': '{0}: {1} punti su {2}.',
  'Centres are ruined and restored only with the option scorched-earth.':
    'I centri si distruggono e si ripristinano soltanto con l’opzione scorched-earth.',
  'The order names no centre: `restore CENTRE`.': 'Nell’ordine manca il centro: `restore CENTRE`.',
  '{0} is not in ruins.': '{0}: non è un centro distrutto.',
  '{0} is not controlled by your side.': '{0}: non controllato dalla propria fazione.',
  'A point for {0} has already been paid this turn; only one point a turn is allowed.':
    '{0}: un punto già pagato in questo turno; se ne può pagare uno solo per turno.',
  'Restoring {0}': 'Ripristino ({0})',
  '{0} is built.': 'Costruzione completata: {0}.',
  'Only the Soviet player builds railways and sea routes.':
    'Soltanto il giocatore sovietico costruisce ferrovie e rotte navali.',
  'There is no project “{0}”; the map has none.': 'Nessuna costruzione “{0}”: sulla mappa non ce ne sono.',
  'There is no project “{0}”; the map has {1}.': 'Nessuna costruzione “{0}”; sulla mappa: {1}.',
  '{0} is already built.': '{0}: già in opera.',
  'No project may be built in this scenario: `set projects.from` gives the first turn for them.':
    'In questo scenario non si costruiscono ferrovie né rotte: il primo turno si indica con `set projects.from`.',
  'Projects may be built from turn {0} on; this is turn {1}.':
    'Si costruisce a partire dal turno {0}; questo è il turno {1}.',

  // Disbanding and leaving
  'is out of supply and may not be disbanded': 'fuori rifornimento, quindi non si può sciogliere',
  'The order names no unit: `disband UNITS`.': 'Nell’ordine manca l’unità: `disband UNITS`.',
  '{0} is disbanded.': '{0}: unità sciolta.',
  '{0} becomes {1}.': '{0}: da ora {1}.',
  'The order names no unit: `release UNITS`.': 'Nell’ordine manca l’unità: `release UNITS`.',
  '{0} must be at full strength to leave: it': '{0}, ritiro dal gioco soltanto a piena forza',
  '{0} must be at full strength to leave: that': '{0}, ritiro dal gioco soltanto a piena forza',
  '{0} need not leave the game; use `disband` to disband it.':
    '{0}: non va ritirata dal gioco; per sciogliere un’unità si usa `disband`.',
  '{0} is out of supply and may leave only in supply.': '{0}: fuori rifornimento; si ritira soltanto se rifornita.',
  '{0} leaves the game.': '{0}: ritiro dal gioco.',
  '{0} must leave the game before the phase ends: order `release`.':
    'Da ritirare dal gioco prima della fine della fase, con l’ordine `release`: {0}.',

  // Factories
  'Name the colour of the factory: {0}.': 'Nell’ordine manca il colore dell’industria: {0}.',
  'Only Germany builds black factories.': 'Soltanto la Germania costruisce industrie nere.',
  'red factory': 'industria rossa',
  'blue factory': 'industria blu',
  'black factory': 'industria nera',
  'A {0}': 'Una {0}',
  'A {0} is on box {1} of {2}.': 'Una {0} è nella casella {1} di {2}.',
  'place of a new {0}': 'luogo di una nuova {0}',
  'A new {0} is placed in {1}.': '{1}: nuova {0}.',
  '{0}: where is the new factory placed?': '{0}: dove si piazza la nuova industria?',
  'The factory must be placed in {0}.': 'L’industria va piazzata in uno di questi luoghi: {0}.',

  // Income
  'no income this turn': 'nessuna entrata in questo turno',
  '{0} as the scenario states': '{0} secondo lo scenario',
  '{0} for research': '{0} per la ricerca',
  '{0} stay in the pocket': '{0} nella sacca',
  '{0} destroyed by bombs': '{0} per le bombe',
  '{0} {1}': '{1} {0}',
  '{0} {1}: {2}': '{1}: {0} ({2})',
  'not held': 'non in mano propria',
  besieged: 'sotto assedio',
  'not connected': 'senza collegamento',
  'in ruins': 'centro distrutto',
  'through mines': 'attraverso le mine',
  '{0} lost to mines at sea': '{0} per le mine in mare',
  '{0} earns {1}.': '{0}: produzione, {1}.',
  '{0} earns {1}, the pocket {2}.': '{0}: produzione, {1}; nella sacca {2}.',
  '{0} points of {1} through the mines': '{1}: PP ({0}) attraverso le mine',

  // Lend-Lease
  '{0} of the {1} route: the Soviets do not hold its end':
    'rotta {1}: {0}, ma i sovietici non controllano il luogo di arrivo',
  'the {0} route is not connected to the primary source: new units paid by it need a factory':
    'rotta {0} senza collegamento con la fonte principale: alle nuove unità pagate così serve un’industria',
  'Lend-Lease brings {0}.': 'Lend-Lease: {0}.',
  pacific: 'del Pacifico',
  arctic: 'artica',
  southern: 'persiana',

  // Volkssturm
  '{0} is levied in {1}.': '{1}: Volkssturm, {0}.',
  'No Soviet land unit has entered Germany.': 'Nessuna unità terrestre sovietica è entrata in Germania.',
  'Name the units and the city: `levy UNITS to CITY`.':
    'Nell’ordine mancano le unità e la città: `levy UNITS to CITY`.',
  '{0} is not an eliminated German infantry unit that may be levied.':
    '{0}: non è fanteria tedesca eliminata che si possa chiamare come Volkssturm.',

  // Payments
  '{0} costs {1}; {2} has {3}: {4} missing.': '{0}: costo {1}. {2}: {3}, mancanti {4}.',
  '{0} for {1}, {2} of Lend-Lease; {3} left.': '{0}; costo: {1}, di cui {2} del Lend-Lease; restano: {3}.',
  '{0} for {1}; {2} left.': '{0}; costo: {1}; restano: {2}.',
  'what is produced next?': 'quale produzione?',
  'The pocket is relieved: {0} added to the Soviet store.': 'Sacca liberata: {0} nella riserva sovietica.',
  '{0} saved in the pocket': '{0} conservati nella sacca',
  '{0} left': 'restano {0}',
  '{0} missing': 'mancano {0}',
  Owed: 'Da pagare',
  Rebuilding: 'Ricostruzione',
  Repair: 'Riparazione',
  'in store {0}': 'in riserva: {0}',
  '1 for the whole unit of Marines': '1 per l’intera unità di Marines',
  '{0} in each of {1}': '{0} per ciascun colore: {1}',
  '{0} to strength {1}, {2} pip: {3}': '{0} fino a {1} PF, PF {2}: {3}',

  // Rebuilding and repair
  '{0} is printed in blue and may never be rebuilt.': '{0}: PF blu, che non si ricostruiscono mai.',
  '{0} must leave the game: pay for it with `release`.': '{0}: da ritirare dal gioco, pagando con `release`.',
  '{0} may not be rebuilt: eliminated units of {1} never return.':
    '{0}: ricostruzione impossibile. {1}: le unità eliminate non tornano.',
  '{0} may not be rebuilt: Guards may be repaired, but never rebuilt.':
    '{0}: ricostruzione impossibile. Le Guardie si possono riparare, ma mai ricostruire.',
  '{0} has left the game and may not be rebuilt.': '{0}: fuori dal gioco, quindi ricostruzione impossibile.',
  '{0} is not eliminated.': '{0}: unità non eliminata.',
  '{0} may not be rebuilt.': '{0}: ricostruzione impossibile.',
  '{0} was disbanded this turn and may be rebuilt from the next turn on.':
    '{0}: unità sciolta in questo turno, ricostruzione possibile dal prossimo.',
  'Name the unit and the hex: `rebuild UNIT to HEX`.':
    'Nell’ordine mancano l’unità e l’esagono: `rebuild UNIT to HEX`.',
  '{0} may be rebuilt on step {1} to {2}, not {3}.': '{0}: ricostruzione possibile ai livelli da {1} a {2}, non {3}.',
  'Name the hex for {0}: `rebuild UNIT to HEX`.': '{0}: nell’ordine manca l’esagono. `rebuild UNIT to HEX`',
  'Rebuilding {0}': 'Ricostruzione di unità ({0})',
  '{0} is rebuilt at {1}.': '{0}: ricostruzione a {1} PF.',
  '{0} is rebuilt in {1} at {2}.': '{1}: ricostruzione, {0} a {2} PF.',
  '{0} is not on the map; use `rebuild` for an eliminated unit.':
    '{0}: fuori mappa; un’unità eliminata si ricostruisce con `rebuild`.',
  '{0} is out of supply and may not be repaired.': '{0}: fuori rifornimento, quindi riparazione impossibile.',
  '{0} is at full strength.': '{0}: già a piena forza.',
  'The next step of {0} is printed in blue and may never be regained.':
    '{0}: il prossimo PF è blu e non si recupera mai.',
  'The order names no unit: `repair UNITS`.': 'Nell’ordine manca l’unità: `repair UNITS`.',
  '{0} can regain 1 to {1} steps, not {2}.': '{0}: si possono recuperare da 1 a {1} PF, non {2}.',
  'Repairing {0}': 'Riparazione ({0})',
  '{0} is repaired to {1}.': '{0}: riparazione a {1} PF.',
  '{0} must be repaired before any other unit.': '{0}: va riparato prima di ogni altra unità.',

  // Research
  'point {0} of {1}': 'punto {0} di {1}',
  '{0}: {1} of {2} points for {3}.': '{0}, ricerca ({3}): {1} punti su {2}.',
  'Technology follows its schedule; research is possible only with the option research.':
    'La tecnologia segue il calendario fisso; la ricerca è possibile soltanto con l’opzione research.',
  'Name the field to research: {0}.': 'Nell’ordine manca il campo di ricerca: {0}.',
  '{0} has technology 3 in {1}; there is no higher level.': '{0}: tecnologia 3 ({1}), il livello più alto.',
  'Research in {0}': 'Ricerca ({0})',

  // Saving
  'Name the colour and the number of points: `save yellow 2`; the colours are {0}.':
    'Nell’ordine mancano il colore e il numero di punti: `save yellow 2`; colori: {0}.',
  '{0} cannot be saved: the store has {1}.': '{0} {0noun}: non si possono conservare, la riserva ne ha {1}.',
  '{0} cannot be saved: the store has {1} plus {2} of Lend-Lease, which may not be saved.':
    '{0} {0noun}: non si possono conservare, la riserva ne ha {1}, più {2} del Lend-Lease, che non si conservano.',
  '{0} saves {1}.': '{0}: conservati {1}.',
  '{0} saves {1}; {2} lost.': '{0}: conservati {1}; persi {2}.',
  '{0} of Lend-Lease may not be saved': '{0} {0noun} del Lend-Lease: non si conservano',
  '{0} of {1} {2} saved, one for each yellow point': '{0} su {1} ({2}) conservati, uno per ogni punto giallo',
};
