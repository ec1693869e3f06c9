import type { Sentences } from '../../../model/say.js';

/** Sentences and terms about aircraft, reconnaissance and air drops. */
export const air: Sentences = {
  industry: 'industria',
  port: 'porto',
  station: 'stazione',
  success: 'riuscita',
  failure: 'fallita',
  'which unit goes to a battle?': 'quale unità va in battaglia?',
  'which hex does an HQ reconnoitre?': 'dove tenta la ricognizione un QG?',
  'Bombs on the {0} of {1}: {2}.': 'Bombe in {1} ({0}): {2, plural, =0 {nessun colpo} one {# colpo} other {# colpi}}.',
  'Name the hex, the bombers and the target: `bomb HEX with UNITS (factory)`.':
    'Servono l’esagono, i bombardieri e il bersaglio: `bomb HEX with UNITS (factory)`.',
  '{0} is not enemy-controlled.': '{0} non è sotto il controllo nemico.',
  'produces no points': 'nessun punto prodotto',
  'is not a port': 'non è un porto',
  'has no station: only cities have one': 'non ha una stazione; soltanto le città ne hanno una',
  '{0} cannot bomb installations: only strategic bombers and bombers of technology 2 or higher can.':
    '{0} non può bombardare installazioni: possono farlo soltanto i bombardieri strategici e quelli di tecnologia 2 o più.',
  '{0} cannot fly to {1}': '{0} non può volare in {1}',
  '{0}: no enemy unit is there.': '{0}: non vi sono unità nemiche.',
  '{0}: there is no battle to fight.': '{0}: non c’è una battaglia da combattere.',
  '{0}: it supports only units of {1}, and no such unit is there.':
    '{0}: appoggia soltanto unità della sua nazione ({1}), e lì non ce ne sono.',
  '{0}: the hex is {1} hexes away; the range of the unit is {2}.':
    '{0}: distanza {1, plural, one {# esagono} other {# esagoni}}, raggio {2}.',
  '{0}: a side may have at most {1} air units in a battle.':
    '{0}: in una battaglia una fazione può avere al massimo {1} unità aeree.',
  'Romanians and Hungarians may not fight in the same hex: send them to different hexes.':
    'Rumeni e ungheresi non possono combattere nello stesso esagono: vanno mandati in esagoni diversi.',
  '{0} flies from {1} to {2}.': '{0}: volo da {1} a {2}.',
  'to another base': 'verso un’altra base',
  '{0} cannot change its base to {1}': '{0} non può riposizionarsi in {1}',
  '{0}: an air base must be a city or fortress that its side controls and that can serve as a source of supply.':
    '{0}: una base aerea è una città o una fortezza che la fazione controlla e che può servire da fonte di rifornimento.',
  '{0}: only {1} air unit may be based in a hex, and another unit is based there.':
    '{0}: in un esagono può avere base {1} sola unità aerea, e un’altra ha già base lì.',
  ' {0} took off from there: if no other base is free when it returns, one of the two air units is eliminated [7.8.1].':
    ' {0}: decollo da lì. Se al ritorno nessun’altra base è libera, una delle due unità aeree è eliminata [7.8.1].',
  '{0} is based in {1} already.': '{0} ha già base in {1}.',
  '{0} may fly at most {1} hexes to change its base; {2} is {3} hexes away.':
    '{0} può riposizionarsi al massimo a {1, plural, one {# esagono} other {# esagoni}}; {2} è a {3, plural, one {# esagono} other {# esagoni}}.',
  '{0} changes its base from {1} to {2}.{3}': '{0}: riposizionamento da {1} a {2}.{3}',
  'fighters of technology {0}': 'caccia di tecnologia {0}',
  'bad weather': 'maltempo',
  'Name the hex and the HQ: `scout HEX with HQ`.': 'Servono l’esagono e il QG: `scout HEX with HQ`.',
  '{0} belongs to the enemy.': '{0} appartiene al nemico.',
  '{0} cannot reconnoitre: only Air HQs and Supreme HQs of minor powers can.':
    '{0} non può compiere ricognizioni: possono farlo soltanto i QG aerei e i QG supremi delle potenze minori.',
  '{0} is not activated: `activate {1}` first.': '{0} non ha l’attivazione: prima serve `activate {1}`.',
  '{0} has no attempt left in this turn.': '{0} non ha più tentativi in questo turno.',
  'No enemy unit is in {0}.': 'In {0} non vi sono unità nemiche.',
  '{0} has been reconnoitred already.': 'La ricognizione in {0} è già riuscita.',
  '{0} is {1} hexes from {2}; its reconnaissance range is {3}.':
    '{0} è a {1, plural, one {# esagono} other {# esagoni}} da {2}; raggio di ricognizione: {3}.',
  '{0} fails to reconnoitre {1}: anti-aircraft fire foils the attempt.':
    '{0}, ricognizione in {1}: fallita per il fuoco antiaereo.',
  'reconnaissance of {0}': 'ricognizione in {0}',
  '{0} reconnoitres {1}: {2}, {3}.': '{0}, ricognizione in {1}: dado {2}, {3}.',
  '{0} reconnoitres {1}: {2} and {3}, {4}.':
    '{0}, ricognizione in {1}: dado {2}, modificatore {3, number, ::sign-always}, {4}.',
  '{0} lands on {1}.': '{0}: atterraggio in {1}.',
  '{0}: to which base does {1} fly?': '{0}: in quale base va {1}?',
  '{0} must choose its base now.': 'Ora {0} deve scegliere la sua base.',
  '{0} must fly to a base within {1} hexes: {2}.':
    '{0} deve volare in una base entro {1, plural, one {# esagono} other {# esagoni}}: {2}.',
  'is a land unit and cannot fly': 'è un’unità terrestre e non può volare',
  'only intercepts raids on Germany and cannot fly at the front':
    'intercetta soltanto le incursioni sulla Germania e non può volare al fronte',
  'has flown already': 'ha già volato',
  'is in a battle hex and cannot fly elsewhere': 'è in un esagono di battaglia e non può volare altrove',
  'is out of supply and may only change its base': 'è fuori rifornimento e può soltanto riposizionarsi',
  'has no fuel: without an activated Air HQ it may only change its base':
    'non ha carburante; senza un QG aereo attivato può soltanto riposizionarsi',
  'has no strength point left and cannot attack': 'non ha più PF e non può attaccare',
  'is a Soviet fighter and cannot take off in the surprise turn':
    'è un caccia sovietico e non può decollare nel turno di sorpresa',
  'cannot fly missions in rain': 'non può volare in missione con la pioggia',
  'The order names no unit on the map: `fly UNITS to HEX`.':
    'Nell’ordine manca un’unità sulla mappa: `fly UNITS to HEX`.',
  'The order names no destination: `fly UNITS to HEX`.': 'Nell’ordine manca la destinazione: `fly UNITS to HEX`.',
  'An air unit flies directly to one hex: `fly UNITS to HEX`.':
    'Un’unità aerea vola direttamente in un solo esagono: `fly UNITS to HEX`.',
  'A mission needs units and a hex.': 'Per una missione servono unità e un esagono.',
  'The order names no unit on the map: `rebase UNIT to HEX`.':
    'Nell’ordine manca un’unità sulla mappa: `rebase UNIT to HEX`.',
  'The order names no destination: `rebase UNIT to HEX`.': 'Nell’ordine manca la destinazione: `rebase UNIT to HEX`.',
  'An air unit flies directly to one base: `rebase UNIT to HEX`.':
    'Un’unità aerea vola direttamente in una sola base: `rebase UNIT to HEX`.',
  'A change of base needs a unit and a hex.': 'Per un riposizionamento servono un’unità e un esagono.',
  '{0} lands in {1}.': '{0}: a terra in {1}.',
  'is neither a paratroop nor an air-landing unit': 'non è un’unità di paracadutisti né aviotrasportata',
  '{0} needs technology {1} or higher to be dropped.': 'Per il lancio {0} deve avere tecnologia {1} o più.',
  'is not at full strength': 'non è a piena forza',
  'is out of supply': 'è fuori rifornimento',
  'did not begin the turn on an air base': 'non ha cominciato il turno in una base aerea',
  'needs an activated Supreme HQ with the action `airborne` left; order `activate` first':
    'serve un QG supremo attivato con l’azione `airborne` disponibile; prima si ordina `activate`',
  'No unit may be dropped in {0}.': 'Con {0} non si possono lanciare unità.',
  '{0} is {1} hexes away; {2} may be dropped within {3} hexes.':
    '{0} è a {1, plural, one {# esagono} other {# esagoni}}; lancio di {2}: entro {3, plural, one {# esagono} other {# esagoni}}.',
  'No unit may be dropped on {0}: {1}; a unit may be dropped only in plain, with at most a minor city.':
    'In {0} non si possono lanciare unità: {1}. Il lancio avviene soltanto in pianura, con al massimo una città minore.',
  'it is {0}': 'vi è {0}',
  'it is a partial hex at the map edge': 'è un esagono incompleto al bordo della mappa',
  '{0} is there': 'vi è {0}',
  '{0} is not an air unit.': '{0} non è un’unità aerea.',
  '{0} is a glider unit and needs a bomber of {1}; {2} is not one.':
    '{0} vola su alianti e ha bisogno di un bombardiere della sua nazione ({1}); {2} non lo è.',
  'A drop needs units and a hex: `drop UNITS to HEX with AIRCRAFT`.':
    'Per un lancio servono unità e un esagono: `drop UNITS to HEX with AIRCRAFT`.',
  '{0} is a glider unit: name a bomber after `with`.': '{0} vola su alianti: dopo `with` serve un bombardiere.',
  '{0} needs an aircraft: name one after `with`.': '{0} ha bisogno di un aereo: si indica dopo `with`.',
  '{0} will be dropped on {1}.': '{0}: lancio in {1}.',
  '{0} will be dropped on {1} from {2}.': '{0}: lancio in {1}, trasporto {2}.',
};
