import type { Sentences } from '../../../model/say.js';

/** Findings about maps, forces and scenarios. */
export const check: Sentences = {
  // Forces
  '`{0}` must be a number from {1} to {2}, not {3}.': '`{0}` deve essere un numero da {1} a {2}, non {3}.',
  '{0} has {1} but {2}. Remove the surplus colours.':
    '{0}: {1, plural, one {# livello} other {# livelli}}, ma {2, plural, one {# colore} other {# colori}}. I colori in più vanno tolti.',
  '{0} never has {1} strength points; its shield must be at {2}.':
    '{0}: mai con {1} PF; lo scudo va indicato a uno di questi valori: {2}.',
  '{0} can be stationed in {1}, not in {2}.': '{0}: dopo `stationed` va {1}, non {2}.',
  '{0} is of the kind {1}; `{2}` has an effect only for {3}.': '{0} ({1}): `{2}` ha effetto soltanto per {3}.',
  submarines: 'sommergibili',
  'western bombers': 'bombardieri occidentali',
  '{0} has no strength points; write its steps after its name: 4 | 3 | 2 | 1.':
    '{0}: mancano i Punti Forza; si scrivono dopo il nome, un livello dopo l’altro: 4 | 3 | 2 | 1.',
  '{0} has {1} strength points; the maximum is {2}, which is used instead.':
    '{0}: {1} PF, oltre il massimo; si usa il massimo, {2}.',

  // Maps
  '`{0}` needs the name of a nation: {1}.': 'Dopo `{0}` va il nome di una nazione: {1}.',
  '`{0}` must name {1}, not “{2}”.': 'Dopo `{0}` va {1}, non “{2}”.',
  '`{0}` must be a whole number from 0 to {1}, not {2}.': '`{0}` deve essere un numero intero da 0 a {1}, non {2}.',
  '{0} has no sea “{1}”; it has none.': '{0}: nessun mare “{1}”; la mappa non ha mari.',
  '{0} has no sea “{1}”; it has {2}.': '{0}: nessun mare “{1}”; mari della mappa: {2}.',
  'A rail that can be built needs a name, so that a `build` order can name it.':
    'Una ferrovia da costruire deve avere un nome, che si scrive nell’ordine `build`.',
  'A sea route that can be built needs a name, so that a `build` order can name it.':
    'Una rotta navale da costruire deve avere un nome, che si scrive nell’ordine `build`.',
  'A sea link that can be built needs a name, so that a `build` order can name it.':
    'Un collegamento per mare da costruire deve avere un nome, che si scrive nell’ordine `build`.',
  '{0} has no price; write `(yellow 3)` after it.': '{0}: manca il prezzo; si scrive dopo il nome: `(yellow 3)`.',
  'No place of {0} has the role `({1})`: {2}.': '{0}: nessun luogo con il ruolo `({1})`: {2}.',
  'nothing supplies the pocket when it is besieged': 'niente rifornisce la sacca quando è assediata',
  'the road supplies no hex': 'la strada non rifornisce nessun esagono',
  'no Supreme HQ moves there': 'nessun QG supremo vi si sposta',
  'New units are placed only in major cities, and this place is not one: `(double)` has no effect here.':
    'Le nuove unità si piazzano soltanto nelle città maggiori, e questo luogo non lo è: qui `(double)` non ha effetto.',
  'Marines are placed only in shipyards of the Soviet Union; this place is not in the Soviet Union.':
    'I Marines si piazzano soltanto nei cantieri navali dell’Unione Sovietica; questo luogo ne è fuori.',

  // Options
  'There is no optional rule “{0}”. Did you mean {1}?': 'Nessuna regola opzionale “{0}”. Forse si intendeva {1}?',
  'There is no optional rule “{0}”. The optional rules are {1}.':
    'Nessuna regola opzionale “{0}”. Regole opzionali: {1}.',
  'The scenario adds {0} to the base game, which lacks the parts of the advanced game that they depend on, above all headquarters and weather.':
    'Lo scenario aggiunge {0} al gioco base, al quale mancano le parti del gioco avanzato da cui dipende, soprattutto i QG e il meteo.',
  '{0} belong to the advanced game, and the scenario has no `set layer`. Write `set layer = advanced`, or `set layer = base` to play without the advanced game.':
    'Del gioco avanzato: {0}; nello scenario però manca `set layer`. Si scrive `set layer = advanced`, oppure `set layer = base` per giocare senza il gioco avanzato.',
  'The option {0} cannot be played without {1}, which the scenario does not switch on.':
    'L’opzione {0} non si può giocare senza {1}, che nello scenario non è attiva.',
  'The option {0} is played without {1}: {2}.': 'Opzione {0} senza {1}: {2}.',
  'tactical bombers need no reconnaissance to bomb with full effect':
    'i bombardieri tattici bombardano con pieno effetto anche senza ricognizione',
  'there are no convoys to attack': 'non ci sono convogli da attaccare',
  'no points arrive by the Persian Corridor': 'dal Corridoio Persiano non arrivano punti',
  'The option {0} applies from {1} to {2}; the scenario has no such turn.':
    'L’opzione {0} vale da {1} a {2}; nello scenario non c’è nessuno di questi turni.',
  'The option {0} applies in {1}; the scenario has no such turn.':
    'L’opzione {0} vale in {1}; nello scenario non c’è nessuno di questi turni.',
  'The option {0} has an effect after {1} turns at the earliest; the scenario has {2}.':
    'L’opzione {0} ha effetto al più presto dopo {1} turni; lo scenario ne ha {2}.',
  'The option {0} has no effect: the forces have no {1}.': 'L’opzione {0} non ha effetto. Assenti tra le unità: {1}.',
  'The option {0} has no effect: no place of {1} has the role `({2})`. Write the role after a place in the map.':
    'L’opzione {0} non ha effetto: in {1} nessun luogo ha il ruolo `({2})`. Il ruolo si scrive dopo un luogo della mappa.',
  'The card of the option {0} is not in the rulebook, and the scenario has no `table {1}`: {2}.':
    'La tabella dell’opzione {0} non è nel regolamento, e nello scenario manca `table {1}`: {2}.',
  'the owner of a new factory picks a city at home for it':
    'il proprietario di una nuova industria sceglie una città in patria',
  'Luftwaffe supremacy applies in the surprise turn, and the scenario has no such turn. Write `set surprise turn June 1941 = true`.':
    'La supremazia della Luftwaffe vale nel turno di sorpresa, che nello scenario manca. Si scrive `set surprise turn June 1941 = true`.',
  '{0} are headquarters, which the base game does not use. Leave them out, or write `set layer = advanced`.':
    'Il gioco base non usa i QG: {0}. Vanno tolti, oppure si scrive `set layer = advanced`.',
  '{0} come into play only with the option garrisons. Leave them out, or write `set optional = garrisons`.':
    'In gioco soltanto con l’opzione garrisons: {0}. Vanno tolte, oppure si scrive `set optional = garrisons`.',
  '{0} come into play with garrisons, and the scenario does not say where and when. Write them in `setup {3}`, or `arrive turn … by HEX: "{4}"`.':
    'In gioco con l’opzione garrisons, ma lo scenario non dice dove e quando: {0}. Si scrivono in `setup {3}`, oppure con `arrive turn … by HEX: "{4}"`.',
  'No Soviet unit watches the border hexes {1}: each hex of the border must lie in the ZOC of a Soviet unit. Set up a unit in or next to them.':
    'Confine non sorvegliato da unità sovietiche: {1}. Ogni esagono del confine deve essere in ZOC di un’unità sovietica, piazzata lì o accanto.',
  'The short scenarios are too small for four players; the option teams is meant for the long scenarios.':
    'Gli scenari brevi sono troppo piccoli per quattro giocatori; l’opzione teams è pensata per quelli lunghi.',
  'The commands of a side are not separated: {0} does not mark the hexes south of the green line. Write `allied zone "…" at HEXES` in the map.':
    'I due comandi di una fazione non sono separati: su {0} mancano gli esagoni a sud della linea verde. Nella mappa si scrive `allied zone "…" at HEXES`.',

  // Production
  'There is no nation “{0}”; the nations are {1}.': 'Nessuna nazione “{0}”; nazioni: {1}.',
  '{0} has no income; it receives points from Germany by the order `aid {1} (yellow 1)`.':
    '{0}: nessuna entrata; i punti arrivano dalla Germania con l’ordine `aid {1} (yellow 1)`.',
  '`set production` needs a nation. Write `set production of Germany = 5`.':
    'In `set production` manca la nazione. Si scrive `set production of Germany = 5`.',
  'An income has at most {0} numbers: {1}; this income has {2}.':
    'Un’entrata ha al massimo {0} numeri: {1}; questa ne ha {2}.',
  '{0} is not a whole number of points.': '{0} non è un numero intero di punti.',
  'Neither the scenario nor the map gives {0} an income. Write `set production of "{1}" = 5` in the scenario, or `(yellow 2)` after its cities on the map.':
    '{0}: nessuna entrata, né nello scenario né sulla mappa. Si scrive `set production of "{1}" = 5` nello scenario, o `(yellow 2)` dopo le sue città sulla mappa.',
  aircraft: 'aerei',
  '{0} has {1} but no {2} where {3} can be rebuilt. Write `({4} 1)` after a city of {5} on the map.':
    '{0}: {1} in gioco, ma nessuna {2} per ricostruire {3}. Sulla mappa si scrive `({4} 1)` dopo una città ({5}).',
  '{0} has no place “{1}”.': '{0}: nessun luogo “{1}”.',
  '{0} has no limit of new factories: write `(limit 1)` after it on the map.':
    '{0}: manca il limite di nuove industrie; sulla mappa si scrive `(limit 1)` dopo il nome.',
  'There is no project “{0}” on the map; it has none: write `rail "…" … (buildable, yellow 3)`.':
    'Nessuna costruzione “{0}” sulla mappa, che non ne ha: si scrive `rail "…" … (buildable, yellow 3)`.',
  'There is no project “{0}” on the map; it has {1}.': 'Nessuna costruzione “{0}” sulla mappa, che ha: {1}.',
  'No points arrive by the {0} route: no place of {1} has the role `({2})`. Write the role after a place in the map.':
    'Per la rotta {0} non arrivano punti: in {1} nessun luogo ha il ruolo `({2})`. Il ruolo si scrive dopo un luogo della mappa.',

  // Set-up
  '{0}: {1} Set up the surplus elsewhere; it would be removed in the first movement phase.':
    '{0}: {1} L’eccesso va piazzato altrove; sarebbe tolto nella prima Fase di Movimento.',
  'a unit': 'un’unità',
  '{0} is also set up in {1}.': 'Anche in {1}: {0}.',
  '{0} are all water or cut by the edge of the map, where no land unit may be; {2} would begin there.':
    'Acqua o esagoni tagliati dal bordo della mappa: {0}. Nessuna unità terrestre può starci, ma {2, plural, one {# comincerebbe} other {# comincerebbero}} lì.',
  '{0} has no air base for {1}: one air unit may be based in each city or fortress. Set up these air units elsewhere.':
    '{0}: nessuna base aerea. In ogni città o fortezza può stare una sola unità aerea; da piazzare altrove: {1}.',
  'These hexes have no air base for {0}: one air unit may be based in each city or fortress. Set up these air units elsewhere.':
    'In questi esagoni mancano basi aeree. In ogni città o fortezza può stare una sola unità aerea; da piazzare altrove: {0}.',
  'The map {0} has no area, country or territory “{1}”. Did you mean “{2}”?':
    'Mappa {0}: nessuna area, nessun paese o territorio “{1}”. Forse si intendeva “{2}”?',
  'The map {0} has no area, country or territory “{1}”. Write `area "{2}" …` in the map.':
    'Mappa {0}: nessuna area, nessun paese o territorio “{1}”. Nella mappa si scrive `area "{2}" …`.',
  '{0} lie outside the area of the scenario, {2}, where no unit may be; {3} would begin there. Set up elsewhere, or add that area to `set area`.':
    'Fuori dall’area dello scenario ({2}): {0}. Nessuna unità può starci, ma {3, plural, one {# comincerebbe} other {# comincerebbero}} lì. Vanno piazzate altrove, oppure l’area si aggiunge a `set area`.',

  // Settings and tables
  '`set {0}` needs a nation. Write `set {1} of Germany = {2}`.':
    'In `set {0}` manca la nazione. Si scrive `set {1} of Germany = {2}`.',
  '`set {0}` is for {1}, not for {2}.': '`set {0}` vale per {1}, non per {2}.',
  '`set {0}` has at most {1} numbers: {2}; this line has {3}.':
    '`set {0}` ha al massimo {1} numeri: {2}; questa riga ne ha {3}.',
  '{0} must be {1}, not {2}.': 'Valore per {0}: {1}, non {2}.',
  'a level from 1 to 3': 'un livello da 1 a 3',
  'a whole number of points': 'un numero intero di punti',
  'a whole number of factories': 'un numero intero di industrie',
  'Factories under construction must be on a box from 0 to {0}, not on {1}.':
    'Le industrie in costruzione stanno in una casella da 0 a {0}, non nella {1}.',
  '`persia` must be neutral, axis, or the month in which Persia fell, not {0}.':
    '`persia` deve essere neutral, axis, o il mese in cui la Persia è caduta, non {0}.',
  '`set {0}` has no effect: {1}.': '`set {0}` non ha effetto: {1}.',
  'it belongs to the advanced game': 'è del gioco avanzato',
  '{0} has no railway or sea route to be built': 'su {0} non ci sono ferrovie o rotte navali da costruire',
  'the option {0} is not played': 'l’opzione {0} non si gioca',
  'no place of {0} is marked ({1})': 'su {0} nessun luogo è segnato ({1})',
  'Income stays as the scenario lists it, so new factories have no effect on it. Write `set income = map`, or leave the line out.':
    'Le entrate restano quelle dello scenario, quindi le nuove industrie non le cambiano. Si scrive `set income = map`, o si toglie la riga.',
  'The weather of {0} is printed on the turn track of the map and is not part of this ruleset. Write it next to the scenario: `table weather { {1}: {2} = … }`, with clear, rain, snow or roll. Without it these months are clear.':
    "Il meteo di questi mesi è stampato sul tracciato dei turni della mappa, e non fa parte del gioco: {0}. Si scrive accanto allo scenario: `table weather '{' {1}: {2} = … '}'`, con clear, rain, snow o roll. Altrimenti è sereno.",
  'The map {0} has no primary source of {1}: units of {2} are never in supply. Write `(source "{3}")` after a place.':
    'Sulla mappa {0} manca una fonte principale ({1}): le unità di questa nazione ({2}) non sono mai rifornite. Dopo un luogo si scrive `(source "{3}")`.',
  'Check the supply sources, the railways and the control of hexes, or mark the units `(unsupplied)`.':
    'Da controllare: le fonti di rifornimento, le ferrovie e il controllo degli esagoni; oppure le unità si segnano con `(unsupplied)`.',
  'With the option research this schedule has no effect. Leave out the table or the option.':
    'Con l’opzione research questo calendario non ha effetto. Va tolta la tabella o l’opzione.',
  '`table weather` has no effect: it belongs to the advanced game.':
    '`table weather` non ha effetto: è del gioco avanzato.',
  '`table {0}` has no effect: the option {1} is not played.': '`table {0}` non ha effetto: l’opzione {1} non si gioca.',
};
