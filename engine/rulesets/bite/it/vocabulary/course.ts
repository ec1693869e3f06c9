import type { Sentences } from '../../../../model/say.js';

/** Texts about the questions and the phases of a turn. */
export const course: Sentences = {
  // questions
  'Where to set up a unit that has several hexes to choose from. By default, the hex with the fewest units.':
    'Dove piazzare un’unità che può scegliere tra più esagoni. Predefinito: l’esagono con meno unità.',
  'Which raids to fly, and on which targets. By default, no raid.':
    'Quali incursioni compiere, e su quali bersagli. Predefinito: nessuna.',
  'Which units intercept a raid. By default, no unit.': 'Quali unità intercettano un’incursione. Predefinito: nessuna.',
  'What to repair, rebuild, place, pay for or disband. By default, arriving units are placed, and nothing else is done.':
    'Che cosa riparare, ricostruire, piazzare, pagare o sciogliere. Predefinito: si piazzano le unità in arrivo, nient’altro.',
  'Which units move by rail, and what pays for them. By default, no unit.':
    'Quali unità muovono per ferrovia, e che cosa le paga. Predefinito: nessuna.',
  'What to activate, move and fly. By default, nothing.':
    'Che cosa attivare, muovere e far volare. Predefinito: niente.',
  'Which aircraft and reserves join a battle. By default, no unit.':
    'Quali aerei e riserve vanno in battaglia. Predefinito: nessuna unità.',
  'Which battle to fight next, and what to declare. By default, the battle hex entered first, without a declaration.':
    'Quale battaglia combattere ora, e che cosa dichiarare. Predefinito: l’esagono di battaglia in cui si è entrati per primo, senza dichiarazioni.',
  'Whether an Armoured HQ fires as artillery or fights as tanks and, if the ruling `artillery.mustFire` is `false`, whether artillery fires. By default, HQs fight as tanks, and artillery fires.':
    'Se un QG corazzato spara come artiglieria o combatte come carri e, se l’interpretazione `artillery.mustFire` vale `false`, se l’artiglieria spara. Predefinito: i QG combattono come carri, e l’artiglieria spara.',
  'The HQ fires as artillery and loses a point.': 'Il QG spara come artiglieria e perde un punto.',
  'Artillery does not fire in this round.': 'L’artiglieria non spara in questo round.',
  'The HQ fights as tanks.': 'Il QG combatte come carri.',
  'Which of several equally strong units takes a hit. By default, the unit that is cheapest to repair.':
    'Quale tra più unità di uguale forza subisce un colpo. Predefinito: quella che costa meno riparare.',
  'Which of several equally strong enemy units is hit after reconnaissance. By default, the unit that is most expensive to repair.':
    'Quale tra più unità nemiche di uguale forza è colpita dopo una ricognizione. Predefinito: quella che costa di più riparare.',
  'Which aircraft withdraw after an air combat, and where to. By default, no aircraft.':
    'Quali aerei si ritirano dopo un combattimento aereo, e dove. Predefinito: nessuno.',
  'No aircraft withdraw.': 'Nessun aereo si ritira.',
  'All aircraft that may withdraw do so.': 'Si ritirano tutti gli aerei che possono.',
  'Which units retreat after a round, and where to. By default, no unit.':
    'Quali unità si ritirano dopo un round, e dove. Predefinito: nessuna.',
  'No unit retreats.': 'Nessuna unità si ritira.',
  'All units that may retreat do so.': 'Si ritirano tutte le unità che possono.',
  'The base to which an attacked air unit escapes. By default, the nearest base.':
    'La base in cui fugge un’unità aerea attaccata. Predefinito: la più vicina.',
  'Which of two units of nations that may not share a hex is eliminated. By default, the weaker unit.':
    'Quale di due unità di nazioni che non possono dividere un esagono è eliminata. Predefinito: la più debole.',
  'Whether Marines go back to sea. By default, they do not.': 'Se i Marines tornano in mare. Predefinito: no.',
  'The Marines stay on land.': 'I Marines restano a terra.',
  'Which armoured units make a Blitz move after a battle, and where to. By default, no unit.':
    'Quali unità corazzate compiono un Blitz dopo una battaglia, e dove. Predefinito: nessuna.',
  'The base to which an air unit returns after combat. By default, its own base, or the nearest free base.':
    'La base in cui torna un’unità aerea dopo il combattimento. Predefinito: la sua, o la più vicina libera.',
  'Which armoured units move again. By default, no unit.':
    'Quali unità corazzate muovono ancora. Predefinito: nessuna.',
  'Which units beyond the stacking limit are removed. By default, the weakest unit.':
    'Quali unità oltre il limite di raggruppamento si tolgono. Predefinito: le più deboli.',
  'In which of several cities a new factory is placed. By default, in the first city.':
    'In quale tra più città si piazza una nuova industria. Predefinito: nella prima.',
  // sequence
  'Bombers raid factories and raiders attack convoys, with the option strategic-war.':
    'I bombardieri attaccano le industrie e altre unità i convogli, con l’opzione strategic-war.',
  'Units that cannot trace a supply line are marked out of supply.':
    'Le unità che non possono tracciare una linea di rifornimento si segnano fuori rifornimento.',
  'Nations receive income; units are repaired, placed, removed and disbanded.':
    'Le nazioni ricevono le entrate; le unità si riparano, si piazzano, si ritirano e si sciolgono.',
  'Units move by rail over any distance.': 'Le unità muovono per ferrovia a qualsiasi distanza.',
  'Headquarters are activated, land units move, then aircraft fly.':
    'Si attivano i QG, muovono le unità terrestri, poi volano gli aerei.',
  'Aircraft and mobile reserves of the other side join battles.':
    'Aerei e riserve mobili dell’altra fazione vanno nelle battaglie.',
  'Battles are fought one after the other, each to its end.':
    'Le battaglie si combattono una dopo l’altra, ciascuna fino in fondo.',
  'Armour that fought moves on and fights again; aircraft return; headquarters pay their points.':
    'I corazzati che hanno combattuto muovono e combattono ancora; gli aerei tornano; i QG pagano i loro punti.',
  'Units that were out of supply in the supply phase surrender if they still are.':
    'Le unità che erano fuori rifornimento nella fase di rifornimento e lo sono ancora si arrendono.',
  'Armour and reserves move once more.': 'Corazzati e riserve muovono ancora una volta.',
  'The weather of the month is determined.': 'Si determina il meteo del mese.',
  'Surrenders and victory are checked.': 'Si controllano le rese e la vittoria.',
};
