import type { Sentences } from '../../../model/say.js';

/** Sentences and terms about the strategic war, partisans and rebels. */
export const war: Sentences = {
  'which hex is raided next?': 'quale esagono si bombarda ora?',
  'which unit intercepts the raids?': 'quale unità intercetta le incursioni?',
  'which raider attacks a convoy?': 'chi attacca un convoglio?',
  'air-combat': 'combattimento aereo',
  strike: 'bombardamento',
  sink: 'attacco al convoglio',
  'The guns of Germany': 'Antiaerea tedesca',
  '{0} loses {1} this month.': '{0}, produzione persa in questo mese: {1}.',
  'which point is lost': 'punto perso',
  'Name the raiders: `sink with UNITS`.': 'Servono le unità che attaccano: `sink with UNITS`.',
  '{0} cannot attack convoys.': '{0} non può attaccare convogli.',
  '{0} attacks on the {1} route, not on the {2} one.':
    '{0} attacca sulla rotta {1, select, arctic {artica} southern {persiana} other {{1}}}, non su quella {2, select, arctic {artica} southern {persiana} other {{2}}}.',
  '{0} has already attacked or is not available.': '{0} ha già attaccato o non è disponibile.',
  'No convoy is on the {0} route.':
    'Nessun convoglio è sulla rotta {0, select, arctic {artica} southern {persiana} other {{0}}}.',
  '{0} sinks {1} of the {2} convoy.':
    '{0}, convoglio {2, select, arctic {artico} southern {persiano} other {{2}}}: punti affondati {1}.',
  '{0}: {1} from {2} on, {3}.':
    '{0}: {1, plural, one {# dado} other {# dadi}} {2, plural, =6 {al 6} =5 {al 5 e 6} other {da {2} a 6}}, {3, plural, =0 {nessun colpo} one {# colpo} other {# colpi}}.',
  '{0} dice, {1}–{2} hit': '{0, plural, one {# dado} other {# dadi}}, si colpisce con {1}–{2}',
  '{0} raid {2}.': '{0}: incursione, {2}.',
  'Name the hex and the bombers: `raid HEX with UNITS`.': 'Servono l’esagono e i bombardieri: `raid HEX with UNITS`.',
  '{0} has no German factory.': '{0} non ha industrie tedesche.',
  '{0} is not a western bomber.': '{0} non è un bombardiere occidentale.',
  '{0} is American and may raid from August 1942 on.':
    '{0} è un’unità americana: le sue incursioni cominciano nell’agosto 1942.',
  '{0} has already been sent this month or is not available.': '{0} è già in missione questo mese o non è disponibile.',
  '{0} may be raided by at most {1}, not {2}.':
    'Contro {0} può andare al massimo {1, plural, one {# unità} other {# unità}}, non {2}.',
  'Name the raided hex and the fighters: `intercept HEX with UNITS`.':
    'Servono l’esagono dell’incursione e i caccia: `intercept HEX with UNITS`.',
  '{0} is not raided.': 'Contro {0} non c’è un’incursione.',
  '{0} cannot intercept: only interceptors and German fighters based in Germany can, once a month.':
    '{0} non può intercettare: possono farlo soltanto gli intercettori e i caccia tedeschi con base in Germania, una volta al mese.',
  '{0} intercept the raid on {2}.': '{0}: intercettazione, {2}.',
  'a battalion for each {0} of {1} minor cities without garrison':
    'un battaglione ogni {0} città minori senza guarnigione (ve ne sono {1})',
  'major cities without garrison': 'città maggiori senza guarnigione',
  'none for {0} with a garrison': 'nessuno per {0} città con guarnigione',
  '{0} is not a Soviet hex held by the Axis, and partisans rise only there.':
    '{0} non è un esagono sovietico in mano all’Asse, e i partigiani insorgono soltanto lì.',
  '{0} contains Axis units or is in their ZOC.': '{0} contiene unità dell’Asse o è nella loro ZOC.',
  '{0} is outside the area of the scenario.': '{0} è fuori dall’area dello scenario.',
  'No unit may enter {0}.': 'Nessuna unità può entrare in {0}.',
  'A battalion was placed in {0} this turn; another battalion may only join one that was placed in an earlier turn.':
    'In {0} è stato piazzato un battaglione in questo turno; se ne può rinforzare soltanto uno di un turno precedente.',
  '{0} battalions are in {1} already; a hex may contain at most {2}.':
    'In {1} vi sono già {0} battaglioni; un esagono ne contiene al massimo {2}.',
  'The partisans of {0} are relieved: {1} yellow battalions are added to the Soviet store.':
    'Partigiani raggiunti in {0}: {1, plural, one {# PP giallo} other {# PP gialli}} ai sovietici.',
  'The partisans of {0} are driven away.': 'Partigiani dispersi in {0}.',
  'fire of the partisans of {0}': 'fuoco dei partigiani in {0}',
  'The partisans of {0} fire: {1} of {2} dice hit ({4}).':
    '{4}, fuoco dei partigiani in {0}: {2, plural, one {# dado} other {# dadi}}, {1, plural, =0 {nessun colpo} one {# colpo} other {# colpi}}.',
  'Partisans rise in {0}.': 'Partigiani insorti in {0}.',
  'Only the Soviet player places partisans.': 'Soltanto il giocatore sovietico piazza partigiani.',
  'Partisans rise from September 1941 on.': 'I partigiani insorgono dal settembre 1941.',
  'The order names no hex: `partisans HEX HEX`.': 'Nell’ordine manca l’esagono: `partisans HEX HEX`.',
  '{0} is named twice; only one battalion a turn may be placed in a hex.':
    '{0} è indicato due volte; in un esagono si può piazzare un solo battaglione per turno.',
  '{0} may be placed; the order names {1}.':
    'Si {0, plural, one {può piazzare # battaglione} other {possono piazzare # battaglioni}}; l’ordine indica {1, plural, one {# esagono} other {# esagoni}}.',
  'Only the Axis player raises rebels.': 'Soltanto il giocatore dell’Asse solleva i Rivoluzionari.',
  'Rebels rise from January 1942 on.': 'I Rivoluzionari insorgono dal gennaio 1942.',
  '{0} is not a rebel unit.': '{0} non è un’unità di Rivoluzionari.',
  '{0} is on the map, or has left the game.': '{0} è sulla mappa, o non è più in gioco.',
  '{0} was disbanded this turn and may rise again from the next turn on.':
    '{0}: scioglimento in questo turno; può insorgere di nuovo dal prossimo.',
  'Rebels rise in {0}.': 'I Rivoluzionari insorgono in {0}.',
  'Soviet units are in {0}.': 'In {0} vi sono unità sovietiche.',
  'The order names no rebel unit or no place: `rise UNIT to HEX`.':
    'Nell’ordine manca l’unità di Rivoluzionari o il luogo: `rise UNIT to HEX`.',
  '{0} rises in {1}.': '{0}: insurrezione in {1}.',
};
