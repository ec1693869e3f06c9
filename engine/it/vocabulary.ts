import type { Sentences } from '../model/say.js';

/** The texts of words that all games share. */
export const vocabulary: Sentences = {
  'The size of the text: small, medium, large or huge.': 'La grandezza del testo: small, medium, large o huge.',
  'The degrees by which the text rises to the right.': 'I gradi di cui il testo sale verso destra.',
  'The picture on the counter in place of the symbol, a PNG or JPEG file.':
    'L’immagine sulla pedina al posto del simbolo, un file PNG o JPEG.',
  'The picture in each cell of this terrain, a PNG or JPEG file.':
    'L’immagine in ogni casella di questo terreno, un file PNG o JPEG.',
  'The text on the counter in place of the name of the unit or formation.':
    'Il testo sulla pedina al posto del nome dell’unità o della formazione.',
  'The game ends as soon as the condition is true, and not only at the end of a turn.':
    'Il gioco finisce appena la condizione è vera, e non solo alla fine di un turno.',
  'Gives the points only the first time.': 'Assegna i punti solo la prima volta.',
  'Gives the points at the end of each turn in which the side holds the place. For a capture, gives them at most once in a turn.':
    'Assegna i punti alla fine di ogni turno in cui la parte controlla il luogo. Per una conquista, al massimo una volta per turno.',
  'Gives the points for each cell of the place separately. With `once`, gives them only the first time for each cell.':
    'Assegna i punti separatamente per ogni casella del luogo. Con `once`, solo la prima volta per ogni casella.',
  'Counts the points only when victory is judged at the end of that turn. If the game continues, the points are removed.':
    'Conta i punti solo quando si decide la vittoria alla fine di quel turno. Se il gioco continua, i punti si tolgono.',
  'The unit that replaces the leaving unit on the map and takes over its state.':
    'L’unità che sostituisce sulla mappa quella che esce e ne assume lo stato.',
  'A `leave` statement of the scenario has removed the unit from the game.':
    'Un’istruzione `leave` dello scenario ha tolto l’unità dal gioco.',
  'Takes the offer that the scenario makes this turn, with its costs.':
    'Accetta l’offerta dello scenario in questo turno, con i suoi costi.',
  'Declines the offer that the scenario makes this turn.': 'Rifiuta l’offerta dello scenario in questo turno.',
  'Whether a side takes an offer of the scenario. By default, the side declines.':
    'Se una parte accetta un’offerta dello scenario. Predefinito: la parte rifiuta.',
};
