import type { Sentences } from '../../../model/say.js';
import { hexes } from './forms.js';

/** Sentences about leaders, command and supply. */
export const supply: Sentences = {
  '{0} needs no leader': '{0}: nessun comandante necessario',
  '{0} is not on the map': '{0}: fuori mappa',
  '{0}, radius {1}, is {2} away': `{0}, raggio {1}: distanza ${hexes(2)}`,
  'no undisrupted leader is on the map': 'nessun comandante sulla mappa senza disorganizzazione',
  'the nearest leader, {0} in {1}, is {2} away and has a radius of {3}': `comandante più vicino, {0} in {1}: distanza ${hexes(2)}, raggio {3}`,
  'the nearest leader, {0} in {1}, is {2} away and has a radius of {3}, but every line to him is blocked': `comandante più vicino, {0} in {1}: distanza ${hexes(2)}, raggio {3}, ma ogni linea è bloccata`,
  'entered the map this turn': 'ingresso sulla mappa in questo turno',
  '{0} to the east edge': `${hexes(0)} fino al bordo est`,
  'every line to the east edge is blocked': 'ogni linea fino al bordo est è bloccata',
  '{0} is in reach but has no line to the east edge': '{0} entro il raggio, ma senza linea fino al bordo est',
  'he has a line of {0} to the east edge': `linea del comandante fino al bordo est: ${hexes(0)}`,
  'the west edge': 'il bordo ovest',
  '{0} to a road open to the west edge': `${hexes(0)} fino a una strada aperta verso il bordo ovest`,
  'no line of {0} to a road open to {1}': `nessuna linea di ${hexes(0)} fino a una strada aperta verso {1}`,
  '{0} movement points to the west edge': '{0, select, 1 {1 punto} other {{0} punti}} di movimento fino al bordo ovest',
  'no path of {0} movement points to the west edge': 'nessun percorso di {0} punti di movimento fino al bordo ovest',
  '{0} is flown out of {1} and may return from turn {2}.':
    '{0}: evacuazione da {1} in aereo, ritorno possibile dal turno {2}.',
  'Evacuation is an optional rule: write `set optional.evacuation = true` in the scenario to play it [10.4].':
    'L’evacuazione è una regola opzionale: per usarla scrivi `set optional.evacuation = true` nello scenario [10.4].',
  'One leader is evacuated at a time [10.4].': 'Si evacua un solo comandante alla volta [10.4].',
  '{0} leaders were evacuated already; at most {1} may be evacuated per game [10.4].':
    'Comandanti già evacuati: {0}; massimo per partita: {1} [10.4].',
  'A leader was already evacuated this turn; at most {0} may be evacuated per turn [10.4].':
    'Un comandante è già stato evacuato in questo turno; massimo per turno: {0} [10.4].',
  '{0} is evacuated at the start of the phase, before any unit moves [10.4].':
    '{0}: evacuazione solo all’inizio della fase, prima di ogni movimento [10.4].',
  '{0} is not surrounded: {1} is open [10.4].': '{0}: non circondato, {1} è libero [10.4].',
  'Check the roads to the west edge.': 'Controlla le strade verso il bordo ovest.',
  'Check the radius of their leaders and the lines of the leaders to the east edge.':
    'Controlla il raggio dei loro comandanti e le linee dei comandanti fino al bordo est.',
};

/** Sentences of the views of a unit. */
export const views: Sentences = {
  Counter: 'Pedina',
  Attack: 'Attacco',
  Defense: 'Difesa',
  Movement: 'Movimento',
  Zone: 'Zona',
  'in enemy ZOC': 'in ZOC nemica',
  'may leave only by overrun or combat result': 'ne esce solo con un travolgimento o un risultato di combattimento',
  '÷{0} out of supply = {1}': '÷{0} fuori rifornimento = {1}',
  '{0} left in this phase': '{0} rimasti in questa fase',
};
