import type { Sentences } from '../../../model/say.js';
import { hexes, ofSide, player, points, steps, unitsOf } from './forms.js';

/** Sentences about attacks and their results. */
export const combat: Sentences = {
  ' and ': ' e ',
  ' or ': ' o ',
  '{0} is {1}; only {2} units attack in this phase.': `{0}: unità ${ofSide(1)}. In questa fase attaccano solo ${unitsOf(2)}.`,
  '{0} is not on the map.': '{0}: fuori mappa.',
  '{0} is disrupted and cannot support an attack.': '{0}: nessun sostegno a un attacco, disorganizzazione.',
  '{0} is disrupted and cannot attack.': '{0}: nessun attacco, disorganizzazione.',
  '{0} has attacked in this phase already.': '{0}: un attacco già fatto in questa fase.',
  '{0} has fought in this phase already.': '{0}: un combattimento già fatto in questa fase.',
  '{0} has no rating; write it after his name.': '{0}: valutazione mancante. Scrivila dopo il nome.',
  '{0} has no strength; write its faces after its name.': '{0}: forza mancante. Scrivi i valori dopo il nome.',
  '{0} has no attack strength; it only defends.': '{0}: nessuna forza di attacco, solo difesa.',
  "{0} is outside every leader's radius and may not attack.":
    '{0}: nessun attacco, fuori dal raggio di ogni comandante.',
  'No enemy unit stands in {0}.': 'Nessuna unità nemica in {0}.',
  'All units in {0} were attacked in this phase already.':
    'Tutte le unità in {0} sono già state attaccate in questa fase.',
  '{0} was attacked in this phase already.': '{0}: già sotto attacco in questa fase.',
  'An attack must name the hexes that it attacks.': 'Un attacco deve indicare gli esagoni attaccati.',
  'The attack names no unit, and no unit that may attack stands next to {0}.':
    'Nell’attacco manca un’unità, e accanto a {0} non ce n’è nessuna che possa attaccare.',
  '{0} is {1} hexes from {2}; attackers stand next to every hex they attack.': `{0}: ${hexes(1)} fino a {2}. Chi attacca deve essere adiacente a ogni esagono attaccato.`,
  '{0} may not attack {1} across a lake hexside.': '{0}: nessun attacco a {1} attraverso un lato di esagono di lago.',
  '{0} has no attack strength; he supports units of his own hex that attack with him.':
    '{0}: nessuna forza di attacco. Un comandante sostiene le unità del suo esagono che attaccano con lui.',
  'The units in {0} split their attacks; {1} must join this one.':
    'Le unità in {0} attaccano esagoni diversi; {1} deve partecipare a questo attacco.',
  '{0} attack {2} in {3}.': 'Attacco a {3}: {0} contro {2}.',
  'No die is rolled for {0}: {1}.': 'Nessun tiro di dado ({0}): {1}.',
  'no defender has any strength': 'il difensore è senza forza',
  'no attacker has any strength': 'l’attaccante è senza forza',
  '{0} at {1}': '{0}, colonna {1}',
  '{0}: {1} to {2}, column {3}, roll {4}: {5}. {6}': '{0}: {1} a {2}, colonna {3}, dado {4}: {5}. {6}',
  'roll {0}: {1}': 'dado {0}: {1}',
  'overrun of {0}': 'travolgimento in {0}',
  'attack on {0}': 'attacco a {0}',
  '{0} is off the map and not in {1}.': '{0}: fuori mappa, non in {1}.',
  '{0} stands in {1}, not in {2}.': '{0}: in {1}, non in {2}.',
  'No unit of this order stands in {0}.': 'Nessuna unità di questo ordine è in {0}.',
};

/** Sentences about strengths and odds. */
export const strength: Sentences = {
  '{0} to {1}: column {2}': '{0} a {1}: colonna {2}',
  'out of supply': 'fuori rifornimento',
  'out of supply, after terrain': 'fuori rifornimento, dopo il terreno',
  '{0}, whose bonus of {1} may not exceed the strength of his units':
    '{0}, bonus {1} ma non oltre la forza delle sue unità',
  '{0}: nothing, because it retreated into the hex': '{0}: nulla, si trova nell’esagono per una ritirata',
  'integrity counts like terrain: ×{0} in all for its division':
    'integrità contata come terreno: in tutto ×{0} per la sua divisione',
  'together ×{0}': 'insieme ×{0}',
  attack: 'attacco',
  defense: 'difesa',
  rating: 'valutazione',
  integrity: 'integrità divisionale',
  overrun: 'travolgimento',
  'across a river': 'attraverso un fiume',
  '{0} to {1}: {2}': '{0} a {1}: {2}',
  'the strength of {0} is revealed before the die roll': 'forza da rivelare prima del tiro di dado: {0}',
  'odds unknown: {0} untried': 'rapporto ignoto: forza sconosciuta di {0}',
  '{0} to {1}, most likely {2} ({3})': 'da {0} a {1}, più probabile {2} ({3})',
  'no die ({0})': 'nessun tiro ({0})',
  'by the unseen counters': 'secondo le pedine non ancora viste',
  'one side without any strength, so that no die is rolled: {0}': 'una parte senza forza, quindi nessun tiro: {0}',
  'under 1 %': 'meno dell’1%',
};

/** Sentences about losses, retreats and advances. */
export const results: Sentences = {
  '{0}: lose {1} or retreat {2}?': `${player(0)}: ${steps(1)} da perdere o ritirata di ${hexes(2)}?`,
  '{0}: lose {1}?': `${player(0)}: ${steps(1)} da perdere. Quali unità?`,
  '{0} is not asked to retreat now.': '{0}: nessuna ritirata da fare ora.',
  '{0} does not answer a result; write lose or retreat.':
    'Con `{0}` non si risponde a un risultato; scrivi `lose` o `retreat`.',
  'These units cannot retreat {0}; they must lose {1}.': `Ritirata di ${hexes(0)} impossibile per queste unità: devono perdere ${steps(1)}.`,
  '{0} retreated into the hex and cannot take losses for the other units.':
    '{0}: nell’esagono per una ritirata, non può subire perdite al posto delle altre unità.',
  '{0} takes no part in this combat; steps come from {1}.':
    '{0}: fuori da questo combattimento. I livelli si tolgono a {1}.',
  '{0} has {1} left to lose, not {2}.': `{0}: ancora ${steps(1)} da perdere, non {2}.`,
  '{0} named; {1} must be lost.':
    '{0, plural, =0 {Nessun livello indicato} one {# livello indicato} other {# livelli indicati}}; da perdere: {1}.',
  '{0} is removed: {1}.': '{0}: rimozione dal gioco, {1}.',
  '{0} is eliminated: {1}.': '{0}: eliminazione, {1}.',
  '{0} is wholly eliminated.': '{0}: divisione interamente eliminata.',
  '{0} The Soviet scores {1}.': `{0} ${points(1)} al sovietico.`,
  'it lost its last step': 'perso l’ultimo livello',
  '{0} loses a step.': '{0}: 1 livello perso.',
  '{0} loses a step and is {1}-{2} now.': '{0}: 1 livello perso, ora {1}-{2}.',
  'it retreated into a hex that now suffers a result': 'risultato subito nell’esagono in cui si era ritirata',
  'the result is {0}': 'risultato {0}',
  'it has no hex left to retreat to': 'nessun esagono per la ritirata',
  '{0} leads the retreat': 'ritirata condotta {0, select, German {dal tedesco} other {dal sovietico}}',
  'it is forced into {0}': 'ritirata forzata in {0}',
  'it is forced into {0}, which is full': 'ritirata forzata in {0}, al limite di raggruppamento',
  'no vacant hex is open, so it retreats to friendly units in {0}':
    'nessun esagono vuoto disponibile, ritirata tra unità amiche in {0}',
  'a guest there: it adds nothing if the hex is attacked':
    'tra unità amiche: non aggiunge nulla se l’esagono è attaccato',
  '{0} retreats {1}, a guest there.': '{0}: ritirata {1}, tra unità amiche.',
  '{0} retreats {1}.': '{0}: ritirata {1}.',
  '{0}: where do {2} retreat?': `${player(0)}: dove va la ritirata? {2}`,
  '{0} does not retreat now; {1} must.': '{0}: nessuna ritirata ora; la ritirata tocca a {1}.',
  'Write where {0} must go.': 'Scrivi dove va la ritirata: {0}.',
  'Name the unit that retreats: {0}.': 'Indica l’unità in ritirata: {0}.',
  '{0} is not next to {1}. {2}': '{0} non è adiacente a {1}. {2}',
  'the enemy stands there': 'nemici nell’esagono',
  'it lies in an enemy ZOC': 'ZOC nemica',
  '{0} may not retreat into {1}: {2}. {3}': '{0}: nessuna ritirata in {1}, {2}. {3}',
  '{0} is not forced into {1}, where it would be eliminated, while another hex is open [6.4]. {2}':
    '{0}: nessuna ritirata forzata in {1}, con eliminazione, finché è libero un altro esagono [6.4]. {2}',
  '{0} may not retreat into {1} while a better hex is open. {2}':
    '{0}: nessuna ritirata in {1} finché è libero un esagono migliore. {2}',
  '{0} must retreat 1 hex. {1}': '{0}: ritirata di 1 esagono. {1}',
  '{0} must retreat {1} hexes, one after another. {2}': '{0}: ritirata di {1} esagoni, uno dopo l’altro. {2}',
  '{0} advances {1}.': '{0}: avanzata {1}.',
  'enemy ZOC does not hinder an advance': 'ZOC nemiche senza effetto sull’avanzata',
  '{0} may not advance to {1}; open: {2}.': '{0}: nessuna avanzata in {1}. Liberi: {2}.',
  '{0} may not advance into {1} before turn {2}.': '{0}: nessuna avanzata in {1} prima del turno {2}.',
  '{0} would be one too many in {1}; {2} may stack {3}.':
    '{0}: in {1} supererebbe il limite di raggruppamento {2, select, German {tedesco} other {sovietico}}, {3}.',
  '{0} may not advance alone into the enemy ZOC in {1}; let a unit that can attack go first.':
    '{0}: nessuna avanzata senza altre unità nella ZOC nemica in {1}. Deve precederlo un’unità che può attaccare.',
  '{0}: which units advance, to {1}?': `${player(0)}: chi avanza in {1}?`,
  'The order names no unit that advances; {0} may: `advance UNITS to CELL`.':
    'Nell’ordine manca un’unità che avanza; avanzata possibile per {0}: `advance UNITÀ to ESAGONO`.',
  '{0} may not advance now; {1} may.': '{0}: nessuna avanzata ora. Possibile per {1}.',
  'Write where {0} advances: to {1}.': 'Scrivi dove va l’avanzata di {0}: in {1}.',
  '{0} advances from {1} to {2} by {3}, not by {4}.': '{0}: avanzata da {1} a {2} per {3}, non per {4}.',
  'An advance names its units and where they go.': 'Un’avanzata indica le unità e dove vanno.',
  '{0} more units do not fit in {1}; {2} may stack {3}.':
    'In {1} non c’è posto per altre {0} unità; limite di raggruppamento {2, select, German {tedesco} other {sovietico}}: {3}.',
};

/** Sentences about units of unknown strength. */
export const untried: Sentences = {
  '{0} {1} counters are left':
    '{0, plural, =0 {nessuna pedina rimasta} one {# pedina rimasta} other {# pedine rimaste}} ({1})',
  '{0}: {1} for {2}. Which of them draw?': `${player(0)}: {1} per {2}. Chi pesca?`,
  '{0} draws no {1} counter now; {2} may.': '{0}: nessuna pedina da pescare ora ({1}). Può pescare {2}.',
  '{0} named; {1}.':
    '{0, plural, =0 {Nessuna divisione indicata} one {# divisione indicata} other {# divisioni indicate}}; {1}.',
  'No {0} counter is left: {1} never enters the map.': 'Pedine esaurite ({0}): {1} non entra mai sulla mappa.',
  'counter of {0}': 'pedina per {0}',
  'it proves to have no strength': 'rivelata senza forza',
  '{0} is revealed: {1}.': '{0}: forza rivelata {1}.',
  'no values given': 'senza valori',
  'it came from off the map and has no hex to withdraw to': 'entrata da fuori mappa, nessun esagono in cui ripiegare',
  'it has no hex to withdraw to': 'nessun esagono in cui ripiegare',
  '{0} takes no part: the enemy came to {1}, so it has no hex to withdraw to and stays.':
    '{0}: nessuna partecipazione. Il nemico è venuto a {1}, quindi manca un esagono in cui ripiegare e l’unità resta.',
  'it cannot withdraw to {0}, {1}': 'ripiegamento in {0} impossibile, {1}',
  'which the enemy holds': 'nemici nell’esagono',
  'which is closed to him': 'esagono chiuso',
  'which is full': 'esagono al limite di raggruppamento',
  '{0} withdraws from {1} to {2}.': '{0}: ripiegamento da {1} a {2}.',
  'no unit that can attack is left with him': 'nessuna unità che può attaccare resta con il comandante',
  'it cannot attack': 'non può attaccare',
  'untried: not revealed yet': 'forza sconosciuta, non ancora rivelata',
};

/** Sentences about stacking. */
export const stacking: Sentences = {
  '{0} holds more units than may stack there': 'limite di raggruppamento superato in {0}',
  '{0} Which units leave play?': '{0} Quali unità lasciano il gioco?',
  'None of the named units stands in {0}.': 'Nessuna delle unità indicate è in {0}.',
  '{0} {1} must leave play, and the units that stay must keep the limit.':
    '{0} Unità che devono lasciare il gioco: {1}; quelle che restano devono rispettare il limite.',
  '{0} units': '{0} unità',
  '{0} units if a leader is in the stack': '{0} unità con un comandante nello stack',
};
