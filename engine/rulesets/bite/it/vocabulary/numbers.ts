import type { Sentences } from '../../../../model/say.js';

/** Texts about the values of the rulebook. */
export const numbers: Sentences = {
  'Maximum number of units of a side in a hex.': 'Massimo di unità di una fazione in un esagono.',
  'Maximum number of air units based in a hex.': 'Massimo di unità aeree con base in un esagono.',
  'Maximum number of land units of a side in a hex.': 'Massimo di unità terrestri di una fazione in un esagono.',
  'Maximum number of land combat units of a side in a hex.':
    'Massimo di unità terrestri di combattimento di una fazione in un esagono.',
  'Maximum number of air units of a side in a battle.': 'Massimo di unità aeree di una fazione in una battaglia.',
  'Maximum length of a supply line, in hexes.': 'Lunghezza massima di una linea di rifornimento, in esagoni.',
  'Maximum length of a supply line in bad weather, in hexes.':
    'Lunghezza massima di una linea di rifornimento con il maltempo, in esagoni.',
  'Maximum length of an Axis supply line in the first winter, in hexes.':
    'Lunghezza massima di una linea di rifornimento dell’Asse nel primo inverno, in esagoni.',
  'Maximum length of a supply line of Finns, and of Germans in Finland, in the first winter, in hexes.':
    'Lunghezza massima di una linea di rifornimento dei finlandesi, e dei tedeschi in Finlandia, nel primo inverno, in esagoni.',
  'Steps that a besieged unit loses in a turn.': 'PF che un’unità assediata perde in un turno.',
  'Points that the enemy gains for a unit that surrenders.':
    'Punti che il nemico guadagna per un’unità che si arrende.',
  'Maximum number of points of aid to an ally in a turn.': 'Massimo di punti di aiuto a un alleato in un turno.',
  'Maximum number of German units in Finland before the Finnish border is crossed.':
    'Massimo di unità tedesche in Finlandia finché il confine finlandese non è attraversato.',
  'Land units that Finland must have lost before it surrenders.':
    'Unità terrestri che la Finlandia deve aver perso per arrendersi.',
  'Soviet rail movements in a turn.': 'Movimenti ferroviari sovietici in un turno.',
  'Axis rail movements in the Soviet Union in a turn.':
    'Movimenti ferroviari dell’Asse in Unione Sovietica in un turno.',
  'Axis rail movements in the Finnish area in a turn.':
    'Movimenti ferroviari dell’Asse nella zona finlandese in un turno.',
  'Rail movements per turn that a side loses when it loses a place with the role `railway-knot`.':
    'Movimenti ferroviari per turno che una fazione perde con un luogo dal ruolo `railway-knot`.',
  'Axis rail movements in the Soviet Union in a turn of the first winter.':
    'Movimenti ferroviari dell’Asse in Unione Sovietica in un turno del primo inverno.',
  'Axis rail movements in the Soviet Union in a turn of the second winter.':
    'Movimenti ferroviari dell’Asse in Unione Sovietica in un turno del secondo inverno.',
  'Rail movements that the evacuation of a factory takes.':
    'Movimenti ferroviari che servono per evacuare un’industria.',
  'New units that a major city may take in a turn.':
    'Nuove unità che si possono piazzare in una città maggiore per turno.',
  'New units that a capital may take in a turn.': 'Nuove unità che si possono piazzare in una capitale per turno.',
  'Movement points for a move along a red arrow.': 'Punti movimento per muovere lungo una Freccia Rossa.',
  'Factor by which the range of an air unit is multiplied for a change of base.':
    'Fattore per cui si moltiplica il raggio di un’unità aerea che si riposiziona.',
  'Range at which an HQ supplies fuel, in hexes.': 'Raggio a cui un QG fornisce carburante, in esagoni.',
  'Range at which an HQ supplies fuel in bad weather, in hexes.':
    'Raggio a cui un QG fornisce carburante con il maltempo, in esagoni.',
  'Points that an HQ pays for its activation.': 'Punti che un QG paga per la sua attivazione.',
  'Points that an Air HQ pays for its activation with Luftwaffe supremacy.':
    'Punti che un QG aereo paga per la sua attivazione con la supremazia della Luftwaffe.',
  'Highest roll with which reconnaissance succeeds.': 'Tiro più alto con cui riesce una ricognizione.',
  'Number of boxes of the factory track.': 'Numero di caselle del tracciato delle industrie.',
  'Box of the factory track on which an evacuated factory begins.':
    'Casella del tracciato in cui comincia un’industria evacuata.',
  'Maximum number of new factories of a side.': 'Massimo di nuove industrie di una fazione.',
  'Points for restoring a destroyed production centre.': 'Punti per ripristinare un centro di produzione distrutto.',
  'Points a turn that the Soviets pay for the fixed schedule of technology.':
    'Punti per turno che i sovietici pagano per il calendario fisso della tecnologia.',
  'Points, and thus turns, for reaching technology 2 by research.':
    'Punti, e quindi turni, per raggiungere la tecnologia 2 con la ricerca.',
  'Points, and thus turns, for reaching technology 3 by research.':
    'Punti, e quindi turni, per raggiungere la tecnologia 3 con la ricerca.',
  'Points, and thus turns, by which the research of Soviet infantry and German armour is cheaper.':
    'Punti, e quindi turni, in meno per la ricerca della fanteria sovietica e dei corazzati tedeschi.',
  'Range of a paratroop drop, in hexes.': 'Raggio di un lancio di paracadutisti, in esagoni.',
  'Range of a drop by glider, in hexes.': 'Raggio di un lancio con alianti, in esagoni.',
  'Range of a landing from its port, in hexes.': 'Raggio di uno sbarco dal suo porto, in esagoni.',
  'Dice that dive bombers add.': 'Dadi in più dei bombardieri in picchiata.',
  'Dice that Soviet artillery adds from technology 2 on.':
    'Dadi in più dell’artiglieria sovietica da tecnologia 2 in poi.',
  'Maximum number of partisan battalions on the map.': 'Massimo di battaglioni partigiani sulla mappa.',
  'Maximum number of partisan battalions in a hex.': 'Massimo di battaglioni partigiani in un esagono.',
  'Minor cities without garrison for each partisan battalion.':
    'Città minori senza guarnigione per ogni battaglione partigiano.',
  'Hits in one attack that destroy an industrial centre permanently.':
    'Colpi in un attacco che distruggono per sempre un centro industriale.',
  'Hits that close a port to troops.': 'Colpi che chiudono un porto alle truppe.',
  'Hits in one attack after which a port is not a supply source.':
    'Colpi in un attacco dopo i quali un porto non è fonte di rifornimento.',
  'Dice of German flak against raids.': 'Dadi della antiaerea tedesca contro le incursioni.',
  'Maximum number of bombers in a raid on a hex.': 'Massimo di bombardieri in un’incursione su un esagono.',
  'Months from the surrender of Persia to the opening of the Persian Corridor.':
    'Mesi dalla resa della Persia all’apertura del Corridoio Persiano.',
};
