import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { reconnaissance as english } from '../reconnaissance.js';

export const reconnaissance: TranslatedChapter<typeof english> = {
  '19.0':
    'Questa regola si gioca con l’opzione `recon`. Nel primo round di una battaglia gli aerei in incursione e l’artiglieria dell’attaccante hanno 1 Malus se prima non c’è stata una ricognizione dell’esagono.',
  '19.0.spared':
    'Il difensore, i bombardieri strategici e il cannone Gustav non hanno bisogno di ricognizione. Non ne hanno bisogno nemmeno il fuoco antiaereo e il combattimento aereo.',
  '19.0.rain': 'Con la pioggia la ricognizione è permessa, anche se gli aerei non attaccano.',
  '19.1':
    'Un QG aereo attivato può compiere tanti tentativi quanti sono i suoi Punti Azione, oltre alle sue altre azioni. Un Antonescu, Mannerheim, Szombathelyi o Gariboldi attivato compie un tentativo. Si può ritentare sullo stesso esagono.',
  '19.1.range': 'Il raggio della ricognizione è di 5, 10 o 15 esagoni, secondo il livello tecnologico dei caccia.',
  '19.1.flak':
    'Prima del tentativo le unità e la città dell’esagono sparano ai ricognitori. Un colpo fa fallire il tentativo.',
  '19.1.roll':
    'Un dado deve dare 4 o meno. I modificatori si sommano. Il tiro si riduce di 2 per ogni livello dei caccia oltre 1. Aumenta di 2 in foresta, collina, montagna o palude, di 2 presso una città maggiore o un bunker, di 4 presso una fortezza, e di 2 con il maltempo.',
  '19.1.seen': 'Dopo un tentativo riuscito il giocatore non attivo rivela tutte le unità dell’esagono.',
  '19.2':
    'Con il sereno e dopo una ricognizione, gli aerei e l’artiglieria di livello 2 e oltre scelgono quale colpire tra più unità nemiche di pari forza.',
};
