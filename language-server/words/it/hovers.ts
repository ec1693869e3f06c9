import type { Sentences } from '../../../engine/model/say.js';

/** The sentences of hovers and inlay hints in Italian, by their English texts. */
export const hovers: Sentences = {
  '{0} hexes': '{0, plural, one {# esagono} other {# esagoni}}',
  '{0} squares': '{0, plural, one {# casella} other {# caselle}}',
  '{0} boxes': '{0, plural, one {# zona fuori mappa} other {# zone fuori mappa}}',
  '{0} areas': '{0, plural, one {# area} other {# aree}}',
  'no terrain': 'senza terreno',
  'Area {0}': 'Area {0}',
  '{0} towards {1}': '{0} verso {1}',
  '{0} to {1}': '{0} fino a {1}',
  '**{0}** hexside': '**{0}**: lato d’esagono',
  '**{0}** not adjacent': '**{0}**: non adiacenti',
  'No features.': 'Nessun elemento.',
  '**Area {0}** · {1}': '**Area {0}** · {1}',
  '{0} at {1}': '{0} in {1}',
  '{0} sides': '{0, plural, one {# lato} other {# lati}}',
  '*Why:* {0}': '*Perché:* {0}',

  'In the game played so far, a die decides.': 'Nella partita giocata finora decide un tiro di dado.',
  'In the game played so far, it is **true**.': 'Nella partita giocata finora è **vera**.',
  'In the game played so far, it is **false**.': 'Nella partita giocata finora è **falsa**.',
  '{0}: a die decides': '{0}: decide un tiro di dado',
  '{0}, true': '{0}, vera',
  '{0}, false': '{0}, falsa',

  'on the map': 'sulla mappa',
  'not on the map': 'fuori mappa',
  '{0}; not on the map': '{0}; fuori mappa',
  '**{0}** · {1} and {2} declared':
    '**{0}** · {1, plural, one {# unità} other {# unità}} e {2, plural, one {# riserva} other {# riserve}}',
  '{0} pieces': '{0, plural, one {# pedina} other {# pedine}}',
  '**{0} {1}** drawn from the pool': '**{1}, {0, plural, one {# pedina} other {# pedine}}** dalla riserva',
  '{0} in {1}': '{0} in {1}',
  ' · {0}': ' · {0, plural, one {# turno} other {# turni}}',
  ' · turns {0} to {1}': ' · turni da {0} a {1}',
  '{0} played, to the end of the game.':
    '{0, plural, one {# momento giocato} other {# momenti giocati}}, fino alla fine della partita.',
  '{0} played.': '{0, plural, one {# momento giocato} other {# momenti giocati}}.',
  'step {0} of {1}': 'livello {0} di {1}',
  'Can reach {0}': 'Movimento possibile: {0}',
  '{0} along {1}': '{0}, linea {1}',

  'No die has the address `{0}` in the game played so far.':
    'Nella partita giocata finora nessun dado ha l’indirizzo `{0}`.',
  'Turn {0}, {1}': 'Turno {0}, {1}',
  'Turn {0} {1}, {2}': 'Turno {0} {1}, {2}',
  'from the secrets of both sides': 'dai segreti delle due parti',
  'written in the file': 'scritto nel file',
  'from the seed “{0}”': 'dal seme “{0}”',

  number: 'numero',
  'pool {0}': 'riserva {0}',
  '**{0}** {1} · face {2} of {3} of {4}': '**{0}** {1} · faccia {2} di {3} · {4}',
  '**{0}** {1} of {2}': '**{0}** {1} · {2}',
  'Source: {0}.': 'Fonte: {0}.',
  'No source.': 'Nessuna fonte.',
  'Now {0}': 'Ora {0}',

  'Cost to {0}: **{1}**': 'Costo fino a {0}: **{1}**',
  '**{0}** to {1}: {2}': '**{0}** fino a {1}: {2}',
  '**{0}** cannot reach {1}: {2}': '**{0}**: {1} fuori dal movimento possibile: {2}',

  enforced: 'verificata',
  simulated: 'giocata',
  advice: 'affidata ai giocatori',
  'See {0}': 'Vedi {0}',
  '**chosen**': '**scelta**',
  '*default*': '*predefinita*',
  '**Ruling {0}** {1}': '**Interpretazione {0}** {1}',
  'Rulebook: **{0}**.': 'Regolamento: **{0}**.',
  'Rulebook: **{0}**; here **{1}**.': 'Regolamento: **{0}**; qui **{1}**.',
  '**Setting {0}** {1}': '**Impostazione {0}** {1}',
  '{0} rules, {1} rulings.':
    '{0, plural, one {# regola} other {# regole}}, {1, plural, one {# interpretazione} other {# interpretazioni}}.',
  '{0} rules from {1}, {2} rulings.':
    '{0, plural, one {# regola} other {# regole}} da {1}, {2, plural, one {# interpretazione} other {# interpretazioni}}.',

  'Not sealed yet.': 'Non ancora sigillati.',
  'Sealed, and not open yet.': 'Sigillati e non ancora aperti.',
  'Open, but this is not the file that was sealed.': 'Aperti, ma questo non è il file che è stato sigillato.',
  'Open, but some orders of this side are in a file without a seal.':
    'Aperti, ma alcuni ordini di questa parte sono in un file senza sigillo.',
  'Open, but the file contains more than the orders of this side.':
    'Aperti, ma il file contiene più degli ordini di questa parte.',
  'Open, but the ruleset has changed since the orders were sealed.':
    'Aperti, ma il gioco (ruleset) è cambiato da quando gli ordini sono stati sigillati.',
  'Open, and the file matches the seal.': 'Aperti, e il file corrisponde al sigillo.',
  'The orders of all sides are open: the dice come from their secrets.':
    'Gli ordini di tutte le parti sono aperti: i dadi vengono dai loro segreti.',
  '**Seal of the orders of {0} for turn {1}**': '**Sigillo degli ordini ({0}), turno {1}**',
  '**Secret of {0} for turn {1}**': '**Segreto ({0}), turno {1}**',
  'The dice of the turn are computed from the secrets of all sides. Keep this file secret until you have the seals of all sides, and do not change it after it is sealed.':
    'I dadi del turno si calcolano dai segreti di tutte le parti. Questo file resta segreto finché non ci sono i sigilli di tutte le parti; dopo il sigillo non va più cambiato.',

  '{0} does not support this statement; it has no effect.': '{0} non prevede questa istruzione; non ha effetto.',
  'In the game played so far: {0}. The condition is true.': 'Nella partita giocata finora: {0}. La condizione è vera.',
  'In the game played so far: {0}. The condition is false.':
    'Nella partita giocata finora: {0}. La condizione è falsa.',
  'At least **{0}** in a turn; otherwise a finding is reported.':
    'Almeno **{0}** in un turno; altrimenti c’è una segnalazione.',
  '**{0}** or more in a turn are forbidden; at most {1} allowed.':
    'In un turno **{0}** o più sono vietati; al massimo {1}.',
  'Counts the cells of each unit for actions that move units, otherwise the units.':
    'Per le azioni che muovono unità si contano le caselle di ogni unità, altrimenti le unità.',
  'At least **{0}** must be set up; otherwise a finding is reported.':
    'Da piazzare: almeno **{0}**; altrimenti c’è una segnalazione.',
  'Exactly **{0}** must be set up; otherwise a finding is reported.':
    'Da piazzare: esattamente **{0}**; altrimenti c’è una segnalazione.',
  '**{0}** to {1} must be set up; otherwise a finding is reported.':
    'Da piazzare: da **{0}** a {1}; altrimenti c’è una segnalazione.',
  '**{0}** or more must not be set up; at most {1} allowed.': 'Non si piazzano **{0}** o più; al massimo {1}.',
  '**{0}** offered to {1}': '**{0}**: offerta per {1}',
  'Turn {0}: {1} ({2})': 'Turno {0}: {1} ({2})',
  'The offer has not been made in the game played so far.':
    'Nella partita giocata finora l’offerta non si è presentata.',
  '**{0}** is turn {1} of the game.': '**{0}** è il turno {1} della partita.',
  '**{0}** is turn {1} of the game. The scenario lasts from {2} to {3}.':
    '**{0}** è il turno {1} della partita. Lo scenario va da {2} a {3}.',

  'Value: {0}.': 'Valore: {0}.',
  'Decisions: {0}': 'Decisioni: {0}',
  '{0} · numbers: {1}': '{0} · numeri: {1}',
  'On cells: `at LABEL …`': 'In caselle: `at LABEL …`',
  'On hexsides: `LABEL/LABEL …`': 'Su lati d’esagono: `LABEL/LABEL …`',
  'On chains of cells: `LABEL - LABEL - …`': 'Lungo caselle in fila: `LABEL - LABEL - …`',
  'A cell off the grid, with its terrain and optionally a map edge: `at LABEL (TERRAIN, east)`':
    'Una casella fuori dalla griglia, con il suo terreno e, se serve, un bordo della mappa: `at LABEL (TERRAIN, east)`',
  'Connects cells that are not adjacent: `LABEL - LABEL`': 'Collega caselle non adiacenti: `LABEL - LABEL`',
  'no value': 'nessun valore',
  'a number': 'un numero',
  'a number or a range such as `8..18`': 'un numero o un intervallo come `8..18`',
  'a text': 'un testo',
  'a word': 'una parola',
  'numbers such as `4-10`': 'numeri come `4-10`',

  'There is already a unit “{0}”.': 'Esiste già un’unità “{0}”.',
  'There is already a name “{0}”.': 'Esiste già un nome “{0}”.',
  'A name is one line of text.': 'Un nome è una sola riga di testo.',
  'This name has a quote on one side only.': 'Questo nome ha le virgolette da una parte sola.',
};
