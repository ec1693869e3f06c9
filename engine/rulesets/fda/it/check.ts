import type { Sentences } from '../../../model/say.js';

const sectors = (place: number): string => `{${place}, plural, one {# settore} other {# settori}}`;

/** Findings about maps, orders of battle and scenarios, and the marks of a position. */
export const check: Sentences = {
  // Sides.
  'The {0} belongs to {1}; the sides are {2}.': 'Proprietario indicato ({0}): {1}; ma le parti sono {2}.',
  '{0} belongs to {1}; the sides are {2}.': '{0}: proprietario indicato {1}; ma le parti sono {2}.',
  '{0} has no friendly edge: all its divisions are out of supply. Write `friendly edge at CELLS (owner {1})` in the map.':
    '{0} non ha un bordo amico: tutte le sue divisioni sono fuori rifornimento. Scrivi `friendly edge at SETTORI (owner {1})` nella mappa.',
  'No road leads to the friendly edge of {0}: all its divisions are out of supply.':
    'Nessuna strada porta al bordo amico ({0}): tutte le divisioni della parte sono fuori rifornimento.',
  'half of an unsupplied division moves': 'di una divisione fuori rifornimento muove la metà',
  'one die less in assault and fire': 'un dado in meno nell’assalto e nel tiro',
  '{0} has no division to activate, so that no turn is played.':
    '{0} non ha divisioni da attivare: non si gioca alcun turno.',
  'the forces of {0}': 'le forze di {0}',

  // Set-up.
  '{0} is {1} and begins in {2}, {3} without a road; only units on foot enter it.':
    '{0} ({1}) inizia in {2}, {3} senza strada; vi entrano solo unità a piedi.',
  '{0} is {1} and begins in {2}, {3} without a road; only units on foot enter it. Nearest other sector: {4}.':
    '{0} ({1}) inizia in {2}, {3} senza strada; vi entrano solo unità a piedi. Altro settore più vicino: {4}.',
  'A river without a bridge runs through {0}; no unit may be there.':
    'Un fiume senza ponte attraversa {0}; nessuna unità può starvi.',
  'A river without a bridge runs through {0}; {1} may leave it once to either bank.':
    'Un fiume senza ponte attraversa {0}; le unità lì piazzate possono uscirne una volta, su una riva qualsiasi: {1}.',
  '{0} holds live mines of {1}; the mines do not attack units that begin there.':
    'In {0} ci sono mine attive di {1}; non attaccano le unità che iniziano lì.',
  '{0} cannot begin with {1} PR; {2} has {3}, and a unit with no PR would be off the table.':
    '{0}: inizio impossibile con {1} PR; {2} ne ha {3}, e un’unità senza PR sarebbe fuori dal tavolo.',
  '{0} of {1} are neither set up nor expected and take no part.':
    '{1}: unità né piazzate né attese, quindi fuori dalla partita: {0}.',
  '{0} need not be set up: air units are on the map only for their attack. On its airfield it would be on the ground.':
    '{0}: piazzamento non necessario, le unità aeree stanno sulla mappa solo per il loro attacco. Sul suo campo d’aviazione sarebbe a terra.',
  '{0} need not be set up: ships fire in the barrage from off the table.':
    '{0}: piazzamento non necessario, nello sbarramento le navi sparano da fuori tavolo.',
  'on the ground it defends itself with one die': 'a terra si difende con un dado',

  // Aircraft and ships.
  'no side': 'nessuna parte',
  'an airfield without a name of {0}': 'un campo d’aviazione senza nome ({0})',
  'The map has no airfield.': 'La mappa non ha campi d’aviazione.',
  'The map has {0}.': 'Campi d’aviazione sulla mappa: {0}.',
  '{0} has no airfield to fly from. {1}': '{0} non ha un campo d’aviazione da cui partire. {1}',
  '{0} has no airfield to fly from: none is called {1}. {2}':
    '{0} non ha un campo d’aviazione da cui partire: nessuno si chiama {1}. {2}',
  '{0} flies from {1}, which {2} hold; the aircraft of an airfield that the enemy occupies are out of the game.':
    '{0}: la base, {1}, è in mano al nemico ({2}); gli aerei di un campo d’aviazione occupato dal nemico sono fuori gioco.',
  'an airfield': 'un campo d’aviazione',
  '{0} begins on {1} of {2}, whose aircraft are lost with it.':
    '{0} inizia su un campo d’aviazione nemico ({1}, {2}), i cui aerei sono subito persi.',
  '{0} fires only in the preparatory barrage, which this scenario does not use. Write `set optional.barrage = true`.':
    '{0} spara soltanto nello sbarramento preparatorio, che questo scenario non usa. Scrivi `set optional.barrage = true`.',

  // Rear-area guards.
  '{0} is a rear-area guard, but this scenario does not use this optional rule. Write `set optional.guards = true`.':
    '{0} è un’unità di guarnigione delle retrovie, ma questo scenario non usa questa regola opzionale. Scrivi `set optional.guards = true`.',
  '{0} has no {1}; {2} has nothing to guard there.': 'Manca in {0}: {1}; lì {2} non ha nulla da presidiare.',
  '{0} is one guard too many in {1}; a sector has at most {2}.':
    '{0}: un’unità di guarnigione di troppo in {1}; un settore ne ha al massimo {2}.',

  // Attributes of units.
  quality: 'qualità',
  mobility: 'mobilità',
  size: 'dimensione',
  weight: 'classe di peso',
  '{0} is {1}; a unit has one {2}.': '{0}: {1}; un’unità ha una sola {2}.',
  '{0} has no quality: write {1}.': '{0}: qualità mancante, scrivi {1}.',
  'an excellent headquarters adds 1 to reorganise, a poor one subtracts 1':
    'un HQ eccellente aggiunge 1 alla Riorganizzazione, uno scarso sottrae 1',
  'air units': 'unità aeree',
  'other units': 'altre unità',
  'ground units': 'unità di terra',
  '{0} is {1}; {2} has an effect only for {3}.': '{0} ({1}): `{2}` ha effetto solo per {3}.',
  '{0} is of {1} size; divisional support units are battalions, regardless of their name.':
    '{0} ha dimensione `{1}`; le unità di supporto divisionale sono battaglioni, qualunque sia il loro nome.',
  '{0} consists of 0 regiments; an artillery unit has at least one.':
    '{0}: 0 reggimenti; un’unità di artiglieria ne ha almeno uno.',

  // Break points.
  '{0} has {1} PR; a ground unit has 1 to {2}.': '{0}: {1} PR; un’unità di terra ne ha da 1 a {2}.',
  '{0} has no break points: the rulebook gives no usual number for {1}. Write (pr 1), (pr 2) or (pr 3).':
    '{0}: Punti di Rottura mancanti, il regolamento non dà un numero abituale per questo tipo ({1}). Scrivi (pr 1), (pr 2) o (pr 3).',
  'infantry and armour have 2, support battalions 1': 'fanteria e corazzati ne hanno 2, i battaglioni di supporto 1',
  '{0} has {1} PR; an air unit has {2}.': '{0}: {1} PR; un’unità aerea ne ha {2}.',

  // Divisions.
  '{0} belongs to no division, so that it is never activated. Write it in the braces of a division, or of a garrison.':
    '{0} non appartiene a una divisione, quindi non si attiva mai. Scrivi l’unità tra le graffe di una divisione, o di una guarnigione (`garrison`).',
  '{0} has {1} headquarters; a division has one.': '{0} ha {1} HQ; una divisione ne ha uno.',
  '{0} has no headquarters, so it cannot be reorganised. Write `headquarters "HQ {1}" (normal)` in its braces.':
    '{0} non ha un HQ, quindi la Riorganizzazione è impossibile. Scrivi `headquarters "HQ {1}" (normal)` tra le sue graffe.',
  '{0} of {1} is {2}; rear-area guards are {3} units.':
    '{0} di {1} è di tipo non ammesso ({2}); le guarnigioni delle retrovie hanno solo unità di questi tipi: {3}.',
  '{0} of {1} is {2}; an air division contains only air units.':
    '{0} di {1} è di tipo non ammesso ({2}); una divisione aerea contiene solo unità aeree.',
  '{0} is {1} within {2}, {3}; only a corps contains formations.':
    '{0} ({1}) è dentro {2} ({3}); solo un corpo contiene formazioni.',
  '{0} has the face {1}; units of this game have no counters. Write (fc 2, range 1, pr 2) where the table needs more.':
    '{0}: valori {1}; le unità di questo gioco non hanno valori stampati. Scrivi (fc 2, range 1, pr 2) dove la tabella non basta.',
  'Side {0} has a pool of {1}; no unit of this game is drawn unseen. Write the units in their divisions.':
    '{0} ha una riserva ({1}); in questo gioco nessuna unità si pesca coperta. Scrivi le unità nelle loro divisioni.',
  '{0} count only for air supremacy: the rulebook lets fighters intercept but gives no procedure, so interception is not supported.':
    'Valgono solo per la supremazia aerea: {0}. Il regolamento permette ai caccia di intercettare ma non dà una procedura, quindi l’intercettazione non è prevista.',

  // The map.
  '{0} lies on the edges between sectors; in this game terrain lies in sectors. Write the sectors a river runs through: `river Orne: 0101 - 0102`.':
    '{0} è sui lati tra i settori; in questo gioco il terreno è nei settori. Scrivi i settori che un fiume attraversa: `river Orne: 0101 - 0102`.',
  'The squares of {0} have no diagonal neighbours; units move, assault and fire diagonally too. Write `diagonals` in its grid.':
    'I quadrati di {0} non confinano in diagonale; le unità muovono, assaltano e sparano anche in diagonale. Scrivi `diagonals` nella griglia.',
  'diagonal moves and assaults': 'movimenti e assalti in diagonale',
  'diagonal fire': 'tiro in diagonale',
  'The {0} lies in {1}, where there is no river, so it has no effect.':
    'Nessun effetto ({0}): in {1} non ci sono fiumi.',
  '{0} lies in {1}, where there is no river, so it has no effect.': '{0} non ha effetto: in {1} non ci sono fiumi.',
  'The road': 'La strada',
  '{0} crosses the river in {1} without a bridge: the road has no effect there, for moves or for supply. Write `bridge at {2}`.':
    '{0} attraversa il fiume in {1} senza ponte: lì la strada non ha effetto, né per il movimento né per il rifornimento. Scrivi `bridge at {2}`.',
  'a road cannot use a bridge of boats or of engineers': 'una strada non può usare un ponte di barche o dei genieri',
  'the other bank': 'l’altra riva',
  'a river without a name': 'un fiume senza nome',
  'a river': 'un fiume',
  'The bank belongs to {0}, which is not on this map.': 'La riva è di {0}, che non è su questa mappa.',
  'The bank belongs to {0}, which is not on this map. It has {1}.':
    'La riva è di {0}, che non è su questa mappa. Fiumi della mappa: {1}.',
  '{0} of the bank does not border on the river.': 'La riva comprende {0}, che non confina con il fiume.',
  '{0} lies on both banks of the river.': '{0} è su entrambe le rive del fiume.',
  'The {0} has no owner. Write the side: (owner Allies).':
    'Proprietario mancante ({0}). Scrivi la parte: (owner Allies).',
  'The minefield is written as both live and spent. Write one of the two.':
    'Il campo minato è scritto sia `live` sia `spent`. Scrivi uno dei due.',
  '{0} is mined twice; a sector has one minefield.': '{0} è minato due volte; un settore ha un solo campo minato.',
  'the other minefield': 'l’altro campo minato',
  nobody: 'nessuno',
  '{0} of the friendly edge of {1} does not lie at the edge of the map.':
    'Bordo amico di {1}: {0} non è sul bordo della mappa.',
  '{0} lies in the halves of {1} and {2}.': '{0} è in entrambe le metà del tavolo, di {1} e di {2}.',
  'the half of {0}': 'la metà di {0}',

  // Objectives.
  '{0} is an objective but has no {1}.': '{0} è un obiettivo, ma non contiene nulla di ciò che serve: {1}.',
  '{0} does not lie in the half of {1}.': '{0} non è nella metà di {1}.',
  '{0} has {1}; each side places {2}.':
    '{0}: {1, plural, =0 {nessun obiettivo} one {# obiettivo} other {# obiettivi}}; ogni parte ne piazza {2}.',
  '{0} is {1} from the edge of {2}; an objective must be at least {3} from it.': `{0}: distanza ${sectors(1)} dal bordo di {2}; per un obiettivo il minimo è ${sectors(3)}.`,
  'the row at the edge has distance 1': 'la fila sul bordo è a distanza 1',
  '{0} is {1} from the objective in {2}; objectives must be at least {3} apart.': `{0}: distanza ${sectors(1)} dall’obiettivo in {2}; tra obiettivi il minimo è ${sectors(3)}.`,
  'the objective in {0}': 'l’obiettivo in {0}',
  'No side': 'Nessuna parte',
  '{0} allots points to {1}; name the side: (holder {2}).': '{0} assegna punti a {1}; indica la parte: (holder {2}).',
  '{0} is not an objective of this map. Write `objective at CELL (owner {1})` in the map.':
    '{0} non è un obiettivo di questa mappa. Scrivi `objective at SETTORE (owner {1})` nella mappa.',
  '{0} allots points to {1} twice: {2} and {3}.': '{0} assegna due volte punti a {1}: {2} e {3}.',
  '{0} for {1}': '{0} per {1}',
  'Victory counts points of objectives, but no points are allotted: write `score Cagny 25 (holder Allies)`.':
    'La vittoria conta i punti degli obiettivi, ma nessun punto è assegnato: scrivi `score Cagny 25 (holder Allies)`.',
  '{0} allots {1} to {2}; {3} may go to an objective in its own half.':
    '{0}: {1} punti assegnati a {2}; a un obiettivo nella propria metà ne spettano al massimo {3}.',
  '{0} allots {1} to {2}; {3} may go to an objective in the enemy’s half.':
    '{0}: {1} punti assegnati a {2}; a un obiettivo nella metà nemica ne spettano al massimo {3}.',
  '{0} allots {1} points; it has {2}.': '{0}: {1} punti assegnati; ne ha {2}.',
  '{0} {1} {2}': '{0} {1} {2}',
  to: 'a',

  // Settings.
  'No side takes part; a scenario needs two sides, which activate their divisions alternately.':
    'Non partecipa nessuna parte; uno scenario richiede due parti, che attivano le loro divisioni a turno.',
  '{0} take part; a scenario needs two sides, which activate their divisions alternately.':
    'Parti in gioco: {0}; uno scenario ne richiede due, che attivano le loro divisioni a turno.',
  'The scenario does not give its number of turns: write `turns 12`.':
    'Lo scenario non indica il suo numero di turni: scrivi `turns 12`.',
  'A day has 3 or 4 turns; the default is 4. To set it, write `set turns.perDay = 4`.':
    'Una giornata ha 3 o 4 turni; il valore predefinito è 4. Per fissarlo, scrivi `set turns.perDay = 4`.',
  'A sector holds 6 to 9 units; the default is {0}. To set it, write `set stack.limit = 9`.':
    'Un settore contiene da 6 a 9 unità; il valore predefinito è {0}. Per fissarlo, scrivi `set stack.limit = 9`.',
  'This setting applies to the whole scenario: name no turn.':
    'Questa impostazione vale per tutto lo scenario: non indicare un turno.',
  'This setting applies to a day: write `set {0} turn 1 = {1}`.':
    'Questa impostazione vale per una giornata: scrivi `set {0} turn 1 = {1}`.',
  'Turn {0} is in the day that begins with turn {1}: write turn {2}.':
    'Il turno {0} è nella giornata che inizia con il turno {1}: scrivi `turn {2}`.',
  'destroyed: {0} cannot be destroyed. Only bridges, fortifications and cities can be destroyed.':
    '`destroyed`: {0} non si può distruggere. Si distruggono solo ponti, fortificazioni e città.',
  'attempts: {0} is not a division; only divisions are reorganised.':
    '`attempts`: {0} non è una divisione; la Riorganizzazione riguarda solo le divisioni.',
  'Check the roads from their headquarters to the friendly edge.': 'Controlla le strade dai loro HQ al bordo amico.',

  // Values.
  '{0} has no combat factor and range: write {1}, or its vehicle.':
    '{0}: FC e raggio mancanti; scrivi {1}, oppure il veicolo.',
  '{0} has no combat factor and range: write {1}, or the calibre of its guns.':
    '{0}: FC e raggio mancanti; scrivi {1}, oppure il calibro dei cannoni.',
  '{0} has no combat factor and range: write {1}.': '{0}: FC e raggio mancanti; scrivi {1}.',
  '{0} unit may be in {1} rows of the table': 'le righe possibili nella tabella sono {1} ({0})',
  '{0} has no calibre: guns above {1} mm add 1 to the barrage roll. Write (calibre 381), or (medium) or (heavy).':
    '{0}: calibro mancante; i cannoni oltre {1} mm aggiungono 1 al tiro di sbarramento. Scrivi (calibre 381), oppure (medium) o (heavy).',
  'not written': 'non scritta',
  'The class of {0} is {1}; armour is of class A, B or C.': '{0}: classe {1}; i corazzati sono di classe A, B o C.',
  'no nation is written': 'manca la nazione',
  'the table has no {0} vehicles': 'la tabella non ha veicoli di questa nazione ({0})',
  'it is not in the table of {0} vehicles': 'non è nella tabella dei veicoli ({0})',
  'The class of {0} is not known: {1}. Write the class: (class B).':
    '{0}: classe sconosciuta, {1}. Scrivi la classe: (class B).',
  'The class of {0} is not known: {1}. Write the class: (class B). It is {2}.':
    '{0}: classe sconosciuta, {1}. Scrivi la classe: (class B). Nazione del veicolo: {2}.',
  '{0} is of class {1}; {2} is of class {3}.': '{0}: classe {1}; {2} è di classe {3}.',
  'Anti-tank guns': 'Cannoni controcarro',
  Artillery: 'Artiglieria',
  '{0} has guns of {1} mm, which are heavy; {2} has no effect. {3} above {4} mm are heavy.':
    '{0}: cannoni da {1} mm, pesanti; `{2}` non ha effetto. Pesanti oltre {4} mm: {3}.',
  '{0} has guns of {1} mm, which are not heavy; {2} has no effect. {3} above {4} mm are heavy.':
    '{0}: cannoni da {1} mm, non pesanti; `{2}` non ha effetto. Pesanti oltre {4} mm: {3}.',
  'combat factor': 'FC',
  range: 'raggio',
  '{0} has {1} {2}; the table gives {3} of this type at least {4}.':
    '{0}: {1} {2}; per questo tipo ({3}) la tabella dà almeno {4}.',
  '{0} {1} by the table': '{0} {1} secondo la tabella',
  'a scenario may raise it, never lower it': 'uno scenario può aumentare il valore, mai ridurlo',

  // Orders to move without a needed part.
  'The order names no unit that may move. Write `move UNITS to CELL`.':
    'Nell’ordine manca un’unità che possa muovere. Scrivi `move UNITÀ to SETTORE`.',
  'The order names no sector as its destination. Write `move UNITS to CELL` or a path `0104 > 0203`.':
    'Nell’ordine manca il settore di destinazione. Scrivi `move UNITÀ to SETTORE` o un percorso `0104 > 0203`.',
  'Write one sector as the destination, or a path `0104 > 0203 > 0302`.':
    'Scrivi un solo settore come destinazione, o un percorso `0104 > 0203 > 0302`.',
  'A move names units and their destination.': 'Un movimento indica le unità e la loro destinazione.',

  // Marks of a position.
  fort: 'fortificazione',
  'no fort': 'nessuna fortificazione',
  'no mines': 'nessuna mina',
  mines: 'mine',
  'spent mines': 'mine esaurite',
  'no bridge': 'nessun ponte',
  bombed: 'città bombardata',
  supplied: 'in rifornimento',
  unsupplied: 'fuori rifornimento',
  moved: 'ha mosso',
  fired: 'ha sparato',
  assaulted: 'ha assaltato',
  retreated: 'si è ritirata',
};
