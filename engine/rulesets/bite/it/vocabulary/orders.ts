import type { Sentences } from '../../../../model/say.js';

/** Texts about orders. */
export const orders: Sentences = {
  'Sets up a unit that has several hexes to choose from; in the production phase, places a unit that is due.':
    'Piazza un’unità che può scegliere tra più esagoni; nella fase di produzione, piazza un’unità arrivata.',
  'Sends western bombers to raid a hex of Germany.': 'Manda bombardieri occidentali su un esagono della Germania.',
  'Sends fighters and interceptors against the raid on a hex.':
    'Manda caccia e intercettori contro l’incursione su un esagono.',
  'Sends raiders against a convoy: `sink with "U-VII" (arctic)`.':
    'Manda unità contro un convoglio: `sink with "U-VII" (arctic)`.',
  'Restores lost steps of units: all of them, or as many as `(steps 1)` says.':
    'Ripara le unità: di tutti i PF persi, o di quanti ne indica `(steps 1)`.',
  'Rebuilds an eliminated unit on its weakest step, or on the step that `(step 1)` names.':
    'Ricostruisce un’unità eliminata al livello più debole, o a quello che indica `(step 1)`.',
  'Gives points of Germany to an ally: `aid Finland (yellow 2)`.':
    'Dà punti della Germania a un alleato: `aid Finland (yellow 2)`.',
  'Pays a point for the research of a field of technology.':
    'Paga un punto per la ricerca in un campo della tecnologia.',
  'Pays a point for a new factory, to begin it or to advance it.':
    'Paga un punto per una nuova industria, per cominciarla o farla avanzare.',
  'Pays a point to restore a destroyed production centre.':
    'Paga un punto per ripristinare un centro di produzione distrutto.',
  'Builds a railway or sea route: `build (project "Saratov-Stalingrad")`.':
    'Costruisce una ferrovia o una rotta navale: `build (project "Saratov-Stalingrad")`.',
  'Saves points at the end of the production phase: `save red 2`.':
    'Conserva punti alla fine della fase di produzione: `save red 2`.',
  'Delays arriving units to a later month.': 'Rimanda unità in arrivo a un mese successivo.',
  'Disbands units that are in supply.': 'Scioglie unità rifornite.',
  'Removes units that must leave, and pays for their missing steps.':
    'Ritira dal gioco le unità che devono lasciarlo, pagando i PF che mancano.',
  'Places a battalion of partisans in each of these hexes.':
    'Piazza un battaglione partigiano in ciascuno di questi esagoni.',
  'Places rebels on the map.': 'Piazza i Rivoluzionari sulla mappa.',
  'Rebuilds Volkssturm infantry with 1 strength point, free of charge.':
    'Ricostruisce gratis fanteria della Volkssturm con 1 PF.',
  'Moves a unit by rail. A yellow point pays for it, or an HQ: `(paid "HQ Pz4")`.':
    'Muove un’unità per ferrovia. Paga un punto giallo, o un QG: `(paid "HQ Pz4")`.',
  'Moves a factory out of its hex by rail.': 'Porta un’industria via dal suo esagono per ferrovia.',
  'Activates an HQ, which fuels these units or takes an action: `(action rail)`.':
    'Attiva un QG, che fornisce carburante a queste unità o svolge un’azione: `(action rail)`.',
  'Moves units to a hex or along a path.': 'Muove unità in un esagono o lungo un percorso.',
  'Sends air units to a battle.': 'Manda unità aeree in una battaglia.',
  'Moves air units to another base.': 'Muove unità aeree in un’altra base.',
  'Makes an HQ attempt air reconnaissance of a hex.': 'Fa tentare a un QG una ricognizione aerea di un esagono.',
  'Sends bombers against the `(factory)`, `(port)` or `(station)` of a hex.':
    'Manda bombardieri contro `(factory)`, `(port)` o `(station)` di un esagono.',
  'Drops paratroops together with the air units that carry them.':
    'Lancia paracadutisti insieme con le unità aeree che li portano.',
  'Lands marines from the sea.': 'Sbarca Marines dal mare.',
  'Moves a unit by sea from port to port.': 'Muove un’unità per mare da porto a porto.',
  'Puts units in Reserve.': 'Mette unità in Riserva.',
  'Chooses the next battle. Orders in the braces answer the decisions of this battle, round by round.':
    'Sceglie la prossima battaglia. Gli ordini tra le graffe rispondono alle decisioni di questa battaglia, round per round.',
  'Contains the decisions of the defender for attacks on these hexes.':
    'Contiene le decisioni del difensore per gli attacchi a questi esagoni.',
  'Makes an Armoured HQ fire as `(artillery)` or fight as `(tanks)`.':
    'Fa sparare un QG corazzato come `(artillery)` o combattere come `(tanks)`.',
  'Chooses which of several equally strong units is hit.': 'Sceglie quale tra più unità di uguale forza è colpita.',
  'Withdraws air units from the battle to a base.': 'Ritira unità aeree dalla battaglia verso una base.',
  'Retreats units from the battle.': 'Fa ritirare unità dalla battaglia.',
  'Takes Marines back to sea.': 'Riporta i Marines in mare.',
  'Lets no unit leave the battle.': 'Nessuna unità lascia la battaglia.',
  'Chooses which of two units that may not share a hex is eliminated.':
    'Sceglie quale di due unità che non possono dividere un esagono è eliminata.',
  'Moves armour that fought one hex farther, together with air units and artillery.':
    'Muove di un altro esagono i corazzati che hanno combattuto, con unità aeree e artiglieria.',
  'Removes units beyond the stacking limit.': 'Toglie unità oltre il limite di raggruppamento.',
  'Chooses the place of a new factory.': 'Sceglie il luogo di una nuova industria.',
  'Ends the orders of this phase.': 'Termina gli ordini di questa fase.',
  'The technology level of a nation rises.': 'Il livello tecnologico di una nazione sale.',
  'A unit is marked out of supply or is in supply again.':
    'Un’unità è segnata fuori rifornimento, o è di nuovo rifornita.',
  'A besieged unit loses a step.': 'Un’unità assediata perde un PF.',
  'A unit or a nation surrenders.': 'Un’unità o una nazione si arrende.',
  'A nation receives its income.': 'Una nazione riceve le sue entrate.',
  'A nation saves points.': 'Una nazione conserva punti.',
  'Units arrive.': 'Arrivano unità.',
  'The control of a place changes.': 'Il controllo di un luogo cambia.',
  'Aircraft fire in air combat.': 'Gli aerei sparano nel combattimento aereo.',
  'Anti-aircraft fire.': 'Fuoco antiaereo.',
  'Aircraft bomb land units.': 'Gli aerei attaccano al suolo unità terrestri.',
  'Artillery fires.': 'L’artiglieria spara.',
  'Land units fire.': 'Le unità terrestri sparano.',
  'Bombs fall on a place.': 'Un luogo è bombardato.',
  'A unit loses a step.': 'Un’unità perde un PF.',
  'A unit is eliminated.': 'Un’unità è eliminata.',
  'Fighters take off.': 'Caccia in decollo.',
  'A round is over.': 'Un round è finito.',
  'A unit has crossed the green line and comes under the other command of its side.':
    'Un’unità ha attraversato la linea verde e passa all’altro comando della sua fazione.',
  'The activation of an HQ ends.': 'L’attivazione di un QG finisce.',
  'A unit crosses a mined sea.': 'Un’unità attraversa un mare minato.',
  'A Supreme HQ moves.': 'Un QG supremo si sposta.',
  'Blocks are revealed to the enemy.': 'Blocchi rivelati al nemico.',
  'Partisans are placed or removed.': 'Partigiani piazzati o tolti.',
  'A convoy arrives.': 'Un convoglio arriva.',
  'The game is over.': 'La partita è finita.',
  'An event that a special rule adds; it is not an order.':
    'Un evento che aggiunge una regola speciale; non è un ordine.',
};
