import type { Sentences } from '../../../model/say.js';
import { counters, faces, markers, ofSide, steps } from './forms.js';

/** Findings about scenarios and maps. */
export const check: Sentences = {
  '{0} rifle': '{0, plural, one {# divisione fucilieri} other {# divisioni fucilieri}}',
  '{0} tank': '{0, plural, one {# divisione corazzata} other {# divisioni corazzate}}',
  'Turn {0} brings {1} at {2}; the reinforcement list has {3}.':
    'Il turno {0} porta {1}, ingresso {2}; l’elenco dei rinforzi ha {3}.',
  'turn {0} at {1}: {2}': 'turno {0}, ingresso {1}: {2}',
  'The reinforcement list brings {0} at {1} on turn {2} only once; the scenario brings them twice.':
    'L’elenco dei rinforzi porta {0} una sola volta, ingresso {1}, turno {2}; lo scenario due volte.',
  'The German reinforcement list does not have {0}.': '{0}: assente dall’elenco dei rinforzi tedeschi.',
  '{0} arrives on turn {1} at {2}, not on turn {3} at {4}.':
    '{0}: arrivo nel turno {1}, ingresso {2}; non nel turno {3}, ingresso {4}.',
  'The reinforcement list brings nothing at {0} on turn {1}; it has nothing on that turn.':
    'L’elenco dei rinforzi non porta nulla all’ingresso {0} nel turno {1}; in quel turno non ha nulla.',
  'The reinforcement list brings nothing at {0} on turn {1}; on that turn it has {2}.':
    'L’elenco dei rinforzi non porta nulla all’ingresso {0} nel turno {1}; in quel turno ha {2}.',
  'turn {0} at {1} ({2})': 'turno {0}, ingresso {1} ({2})',
  'The reinforcement list has more: {0} do not arrive.': 'L’elenco dei rinforzi ha altro, che non arriva: {0}.',
  'No hex of {0} lies on the edge of the map.': 'Nessun esagono di {0} è sul bordo della mappa.',
  '{0} has no rating. Write {1} after its name.': '{0}: valutazione mancante. Scrivi {1} dopo il nome.',
  '{0} has no strength. Write {1} after its name, {2} faces, strongest first, with | between.':
    '{0}: forza mancante. Scrivi {1} dopo il nome, {2} facce dalla più forte, separate da |.',
  '{0} has no strength. Write {1} after its name.': '{0}: forza mancante. Scrivi {1} dopo il nome.',
  "the rating is printed only on the leader's counter": 'la valutazione è stampata solo sulla pedina del comandante',
  'strengths are printed only on the counters': 'la forza è stampata solo sulle pedine',
  '{0} has the face {1}; a {3} has {4}.': '{0}: valori {1}, ma per {3} servono {4}.',
  'The pool of {0} holds the face {1}; a {3} counter has {4}.':
    'La riserva ({0}) contiene i valori {1}, ma per {3} servono {4}.',
  '{0} has {1} faces; a {4} has {5} steps.': `{0}: ${faces(1)}, ma i livelli sono {5} ({4}).`,
  '{0}: {1} steps': `{0}: ${steps(1)}`,
  '{0} grows from {1} to {2} by losing a step. Write the strongest face first.':
    '{0}: da {1} a {2} perdendo un livello, cioè più forte. Scrivi per prima la faccia più forte.',
  'each step lost puts the next weaker counter in its place':
    'a ogni livello perso si mette al suo posto la pedina più debole che segue',
  '{0} has {1}; a {3} has {4}. If it is Das Reich, write (regiments {5}) after its name.':
    '{0}: {1}. Composizione di una {3}: {4}. Se è Das Reich, scrivi (regiments {5}) dopo il nome.',
  '{0} has {1}; a {3} has {4}.': '{0}: {1}. Composizione di una {3}: {4}.',
  'only a complete division has its strength doubled': 'solo una divisione completa ha la forza raddoppiata',
  '{0} is a {2} of side {3}; only the {4} side has {5} counters.': `{0}: {2} della parte ${ofSide(3)}. Solo la parte ${ofSide(4)} ha pedine di questo tipo ({5}).`,
  'Side {0} has a pool of {1}; only Soviet rifle and tank divisions are drawn unseen.': `La parte ${ofSide(0)} ha una riserva ({1}); si pescano coperte solo le divisioni fucilieri e corazzate sovietiche.`,
  'The pool of rifle divisions holds {0} of {1}; the game has {2}.':
    'La riserva di divisioni fucilieri contiene {0} pedine {1}; il gioco ne ha {2}.',
  'no regiments': 'nessun reggimento',
  '{0} panzer regiments': '{0, plural, one {# reggimento panzer} other {# reggimenti panzer}}',
  '{0} panzer grenadier regiments':
    '{0, plural, one {# reggimento panzergrenadier} other {# reggimenti panzergrenadier}}',
  '{0} motorized regiments': '{0, plural, one {# reggimento motorizzato} other {# reggimenti motorizzati}}',
  'the supply road leaves the map at {0} unless the map names another hex':
    'la strada dei rifornimenti esce dalla mappa in {0}, se la mappa non indica un altro esagono',
  'This map has roads but no hex {0}, so German units cannot trace supply by road. Write `supply road at CELL` with a road hex of the west edge.':
    'Questa mappa ha strade ma non l’esagono {0}: le unità tedesche non possono tracciare il rifornimento per strada. Scrivi `supply road at ESAGONO` con un esagono di strada del bordo ovest.',
  'The supply road leaves the map at {0}, but no road runs through {1}.':
    'La strada dei rifornimenti esce dalla mappa in {0}, ma nessuna strada passa per {1}.',
  'The supply road is in {0}, which is not on the west edge.':
    'La strada dei rifornimenti è in {0}, che non è sul bordo ovest.',
  '{0} is written as a {1} hexside twice.': '{0}: lato di esagono scritto due volte ({1}).',
  '{0} is a river and a lake hexside; it counts as lake, which no unit crosses.':
    '{0} è un lato di esagono sia di fiume sia di lago; vale come lago, che nessuna unità attraversa.',
  '{0} as {1}': '{0} come {1}',
  'The {0} runs from {1} to {2} across a lake hexside, which no unit may cross.':
    '{0, select, rail {La ferrovia} other {La strada}} da {1} a {2} attraversa un lato di esagono di lago, che nessuna unità può attraversare.',
  '{0} lies in {1}, a lake hex, which no unit can enter.':
    '{0} è in {1}, un esagono di lago in cui nessuna unità può entrare.',
  'Area {0} has no cells; no unit can enter by it.': 'L’area {0} non ha esagoni; nessuna unità può entrarvi.',
  'All cells of area {0} are lake; no unit can enter by it.':
    'Gli esagoni dell’area {0} sono tutti lago; nessuna unità può entrarvi.',
  '{0} belongs to {1} and to {2}; a hex is in one city.':
    'L’esagono {0} è di due città, {1} e {2}; può essere di una sola.',
  'this city': 'questa',
  another: 'un’altra',
  '{0} here': '{0} è qui',
  'The map has the provisional entries {0} but not {1}; a division for which such an entry is rolled cannot arrive. Write `area {2} CELLS`.':
    'Ingressi provvisori sulla mappa: {0}. Mancano {1}: se il dado ne indica uno, la divisione non può arrivare. Scrivi `area {2} ESAGONI`.',
  'a die from 1 to 6 names the entry': 'un dado da 1 a 6 indica l’ingresso',
  'The set-up draws {0} {1} counters; the pool has {2}.':
    'Nel piazzamento si pescano {0} pedine ({1}); la riserva ne ha {2}.',
  '{0} at set-up': '{0} nel piazzamento',
  '{0} counters in the pool': `${counters(0)} nella riserva`,
  'The face {0} has {1}; a {3} counter has {4}.':
    'Nei valori {0} {1, plural, one {c’è # numero} other {ci sono # numeri}}; per {3} servono {4}.',
  'The pool of {0} has no counter {1}; the fixed counter is used anyway.':
    'La riserva ({0}) non ha una pedina {1}; la pedina fissata si usa comunque.',
  'The set-up fixes {0} {1} counters with the face {2}; the pool has {3}. The fixed counters are used anyway; change the face of one, or the pool.':
    'Il piazzamento fissa {0} pedine ({1}) con i valori {2}; la riserva ne ha {3}. Le pedine fissate si usano comunque; cambia i valori di una, o la riserva.',
  '{0} has no hex on the map {1}; no side can hold it.':
    '{0}: nessun esagono sulla mappa {1}; nessuna parte può tenere il luogo.',
  '{0} is scored twice: {1} and {2}.': '{0}: punti assegnati due volte, {1} e {2}.',
  '{0} for {1}': '{0} per {1}',
  '{0} gives {1}; the rulebook gives {2}.': '{0} dà {1}; il regolamento dà {2}.',
  'The rulebook also scores {0}.': 'Il regolamento assegna anche questi punti: {0}.',
  'The hexes of {0} are {1}, not {2}; the marches of turn 1 follow the map. Write {3}, or change the grid of the map.':
    'Gli esagoni di {0} sono `{1}`, non `{2}`; le marce del turno 1 seguono la mappa. Scrivi `{3}`, o cambia la griglia della mappa.',
  'true or false': '`true` o `false`',
  'rail.cuts: {0} are not rail hexes.': 'rail.cuts: non sono esagoni di ferrovia: {0}.',
  'rail.cuts: {0} markers are on the map; the game has {2}.': `rail.cuts: sulla mappa ${markers(0)}; il gioco ne ha {2}.`,
  '{0}: {1} were used before play begins; the game provides {2}.':
    '{0}: {1} prima dell’inizio; il gioco ne prevede {2}.',
  "This game has {0} turns; the rulebook's game has {1}, and its reinforcement lists bring nothing later.":
    'Questa partita ha {0} turni; quella del regolamento ne ha {1}, e i suoi elenchi dei rinforzi non portano nulla più tardi.',
  '{0} is lake; no unit may stand there.': '{0}: lago, nessuna unità può starvi.',
  '{0} is lake; no unit may stand there. Nearest land: {1}.':
    '{0}: lago, nessuna unità può starvi. Terra più vicina: {1}.',
  'The rulebook\'s set-up lists the armies {0}, not {1}. Write `of army "…"` or leave [5.1] out.':
    'Il piazzamento del regolamento elenca le armate {0}, non {1}. Scrivi `of army "…"` o togli [5.1].',
  'units without an army': 'unità senza armata',
  'Army {0} is set up in {1}; the rulebook puts it in {2}.':
    '{0}ª armata: piazzamento in {1}; il regolamento la mette in {2}.',
  'Army {0} is set up in {1}; the rulebook puts it in {2} to {3}.':
    '{0}ª armata: piazzamento in {1}; il regolamento la mette da {2} a {3}.',
  'army {0}: {1}': '{0}ª armata: {1}',
  'Army {0} has {1}; the rulebook lists {2}.': '{0}ª armata: {1}. Il regolamento elenca {2}.',
  'more of army {0}': 'altre unità della {0}ª armata',
  'Armies {1} are not set up.': 'Armate non piazzate: {1}.',
  '{0} has {1}; it cannot begin on step {2}.': `{0}: ${steps(1)}, inizio impossibile al livello {2}.`,
  'An army may begin in one hex above the limit [5.0]: write `[{0}]` at the end of its line.':
    'Un’armata può iniziare in un solo esagono oltre il limite [5.0]: scrivi `[{0}]` alla fine della sua riga.',
};
