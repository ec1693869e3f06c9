import type { Sentences } from '../../../../model/say.js';

/** Texts about phases, results and settings. */
export const course: Sentences = {
  // Phases
  'One roll decides whether aircraft fly today.': 'Un tiro decide se oggi gli aerei volano.',
  'Both sides roll for the air supremacy of the day.':
    'Entrambe le parti tirano per la supremazia aerea della giornata.',
  'Artillery and bombers fire the preparatory barrage before the first turn (optional rule).':
    'Artiglieria e bombardieri eseguono lo sbarramento preparatorio prima del primo turno (regola opzionale).',
  'The side that goes first in this turn is decided.': 'Si decide quale parte gioca per prima in questo turno.',
  'The sides activate their divisions alternately.': 'Le parti attivano a turno le loro divisioni.',
  'At night headquarters reorganise their divisions.': 'Di notte gli HQ riorganizzano le loro divisioni.',

  // Results
  'The attacker won the assault: the defending leader loses a break point, and all units in the sector retreat.':
    'Assalto vinto dall’attaccante: il leader in difesa perde 1 PR e tutte le unità del settore si ritirano.',
  'The defender won the assault: the attacking leader loses a break point, and all units in its sector retreat.':
    'Assalto vinto dal difensore: il leader in attacco perde 1 PR e tutte le unità del suo settore si ritirano.',
  'The scores are equal: in an assault the attackers retreat one sector, and an air attack has no effect.':
    'Punteggi pari: in un assalto gli attaccanti si ritirano di 1 settore; un attacco aereo non ha effetto.',
  'The target of fire or of an air attack loses a break point.':
    'Il bersaglio del tiro o di un attacco aereo perde 1 PR.',
  'The fire has no effect.': 'Il tiro non ha effetto.',
  'The enemy guns were not located.': 'L’artiglieria nemica non è stata localizzata.',
  'The air unit withdraws.': 'L’unità aerea ripiega.',
  'The air unit loses a break point.': 'L’unità aerea perde 1 PR.',
  'The bridge or fortification is destroyed.': 'Il ponte o la fortificazione è distrutto.',

  // Settings
  'Number of turns per day, 3 or 4. The rulebook leaves the choice to the scenario.':
    'Il numero di turni per giornata, 3 o 4. Il regolamento lascia la scelta allo scenario.',
  'Maximum number of ground units of a side in a sector, 6 to 9. Default: 9.':
    'Il numero massimo di unità di terra di una parte in un settore, da 6 a 9. Predefinito: 9.',
  'The side that goes first in the first turn. Without this setting, dice decide.':
    'La parte che gioca per prima nel primo turno. Senza questa impostazione decidono i dadi.',
  'The weather of the day that begins with a turn, `flying` or `prohibitive`, in place of the roll: `set weather turn 1 = flying`. If play begins in the middle of a day, use the first turn of play.':
    'Le condizioni meteo della giornata che comincia con un turno, al posto del tiro: `flying` (si vola) o `prohibitive` (proibitive), come in `set weather turn 1 = flying`. Se si comincia a metà giornata, indica il primo turno di gioco.',
  'The side with air supremacy on the day that begins with a turn, or `nobody`. No dice are rolled for it.':
    'La parte con la supremazia aerea nella giornata che comincia con un turno, o `nobody` (nessuna). Non si tirano dadi.',
  '`standard` counts victory points with dice, `points` counts the points allotted to objectives. Default: `standard`.':
    '`standard`: punti vittoria con i dadi; `points`: i punti assegnati agli obiettivi. Predefinito: `standard`.',
  '`true` uses the preparatory barrage.': '`true`: si gioca con lo sbarramento preparatorio.',
  '`true` binds aircraft to airfields.': '`true`: gli aerei dipendono dai campi d’aviazione.',
  '`true` allows rear-area guards.': '`true`: si gioca con le guarnigioni delle retrovie.',
  'The side whose ground units were in a place last before play begins, in place of the owner that the map names: `set control of Cagny = Allies`.':
    'La parte le cui unità di terra sono state per ultime in un luogo prima dell’inizio, al posto del proprietario indicato dalla mappa: `set control of Cagny = Allies`.',
  'Break points that a side took from the enemy before play begins: `set inflicted for Allies = 12`.':
    'I PR che una parte ha tolto al nemico prima dell’inizio: `set inflicted for Allies = 12`.',
  'A unit that lost its last break point before play begins and may be reorganised: `set lost of "8th Brigade" = true`.':
    'Un’unità che ha perso l’ultimo PR prima dell’inizio e può tornare con la Riorganizzazione: `set lost of "8th Brigade" = true`.',
  'A structure that is destroyed when play begins: a bridge, a fortification or a bombed city.':
    'Una struttura distrutta prima dell’inizio: un ponte, una fortificazione o una città bombardata.',
  'Number of reorganisation attempts of a division before play begins: `set attempts of "11th Armoured" = 1`.':
    'Il numero di tentativi di Riorganizzazione di una divisione prima dell’inizio: `set attempts of "11th Armoured" = 1`.',
};
