import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { units as english } from '../units.js';

export const units: TranslatedChapter<typeof english> = {
  '6.0':
    'Ci sono unità terrestri e aeree; di quelle navali soltanto pochi sommergibili. Un’unità tira un dado per ogni Punto Forza. I numeri che colpiscono dipendono dalla nazione, dalla tecnologia, e dal fatto che l’unità attacchi o si difenda.',
  '6.1':
    'La classe di fanteria comprende fanteria, unità statiche, cavalleria, truppe da montagna, artiglieria, paracadutisti e Marines.',
  '6.1.1': 'A tecnologia 1 la fanteria ha 3 PM e colpisce con 6 in attacco e in difesa.',
  '6.1.1.second':
    'A tecnologia 2 la fanteria ha 4 PM. Può essere messa in Riserva, compiere un Attacco Disperato e, se addestrata, sbarcare dal mare o lanciarsi dall’aria.',
  '6.1.1.third':
    'A tecnologia 3 la fanteria ha un Bonus in difesa, così da colpire con 5 e 6. Anche l’artiglieria ha un Bonus in più.',
  '6.1.1.shock': 'La fanteria d’assalto ha tecnologia 2 e 4 PM fin dall’inizio.',
  '6.1.1.static':
    'Le unità statiche muovono soltanto per ferrovia o per mare, e non attaccano né si ritirano. Fuori rifornimento non si arrendono e non perdono PF.',
  '6.1.2': 'In colline e montagne la fanteria da montagna attacca senza Malus e si difende con 1 Bonus.',
  '6.1.3': 'La cavalleria è come la fanteria, con 1 PM in più.',
  '6.1.4':
    'L’artiglieria muove come la fanteria. Nel combattimento terrestre spara per prima, quella dell’attaccante prima di quella del difensore.',
  '6.1.4.power':
    'In attacco e in difesa l’artiglieria colpisce con 6 a tecnologia 1, con 5 e 6 a tecnologia 2, da 4 a 6 a tecnologia 3. Da tecnologia 2 in poi può accompagnare i corazzati in un Blitz.',
  '6.1.4.alone': 'L’artiglieria sola in un esagono attaccato da unità terrestri nemiche non spara.',
  '6.1.4.ammunition':
    'Dopo aver sparato in un combattimento terrestre l’artiglieria perde un Punto Forza; il fuoco contro gli aerei non costa nulla. A 0 non può sparare finché non è riparata.',
  '6.1.5': 'Nel gioco base paracadutisti e Marines sono normale fanteria.',
  '6.2':
    'La classe corazzata comprende le unità meccanizzate e i corazzati, che possono muovere e attaccare due volte in un turno.',
  '6.2.1':
    'A tecnologia 1 le unità meccanizzate hanno 3 PM e colpiscono con 6 in attacco e in difesa. A tecnologia 2 hanno 4 PM, colpiscono con 5 e 6 in difesa, e da allora possono prendere parte a Blitz, movimento extra, attacco panzer e Riserva. A tecnologia 3 hanno un altro Bonus in entrambi: colpiscono con 5 e 6 in attacco, da 4 a 6 in difesa.',
  '6.2.2':
    'A tecnologia 1 i corazzati hanno 3 PM e colpiscono con 6 in attacco, con 5 e 6 in difesa. A tecnologia 2 hanno 4 PM, colpiscono con 5 e 6 in entrambi, e possono essere messi in Riserva. A tecnologia 3 colpiscono da 4 a 6 in entrambi.',
  '6.3': 'La classe aerea comprende caccia e bombardieri.',
  '6.3.1':
    'A tecnologia 1 i caccia hanno raggio 5, colpiscono con 6 contro gli aerei e non sparano al suolo. A tecnologia 2 colpiscono con 5 e 6 nel combattimento aereo, con 6 al suolo, e possono accompagnare i corazzati in un Blitz. A tecnologia 3 hanno raggio 10 e colpiscono da 4 a 6 nel combattimento aereo, con 5 e 6 al suolo.',
  '6.3.1.scramble': 'I caccia che aerei nemici attaccano al suolo decollano subito e combattono.',
  '6.3.1.evacuation':
    'I caccia che unità terrestri nemiche attaccano in un esagono senza un’unità terrestre amica partono subito per una base amica entro il raggio e perdono 1 PF. Se non c’è una base simile, sono eliminati.',
  '6.3.2':
    'A tecnologia 1 i bombardieri hanno raggio 10, colpiscono con 6 al suolo e non sparano nel combattimento aereo. A tecnologia 2 colpiscono con 5 e 6 al suolo, con 6 nel combattimento aereo, e possono accompagnare i corazzati in un Blitz. A tecnologia 3 hanno raggio 15 e colpiscono da 4 a 6 al suolo, con 5 e 6 nel combattimento aereo.',
  '6.3.2.longRange':
    'I bombardieri sovietici a lungo raggio sono come gli altri, ma hanno raggio 15 fin dall’inizio e non hanno bisogno di ricognizione.',
  '6.3.2.grounded': 'I bombardieri che aerei nemici attaccano al suolo non decollano nel primo round.',
  '6.3.2.evacuation':
    'I bombardieri che unità terrestri nemiche attaccano in un esagono senza un’unità terrestre amica subiscono il fuoco per un round senza rispondere. Poi partono per una base amica entro il raggio e perdono 1 PF. Se non c’è una base simile, sono eliminati.',
  '6.4': 'I QG sono unità di comando e rifornimento. Il gioco base non usa i QG corazzati, aerei e navali.',
  '6.4.armoured':
    'I QG corazzati possono sparare come artiglieria, il che costa loro 1 punto, o combattere con i valori dei carri della loro nazione. Da soli non combattono.',
  '6.4.support':
    'I QG aerei, navali e supremi sono soltanto unità di supporto: sparano agli aerei e, se attivati, svolgono azioni speciali.',
  '6.5':
    'Ogni unità terrestre, QG compresi, spara agli aerei attaccanti prima che attacchino. Tira tanti dadi quanti sono i suoi PF, con i valori della sua difesa.',
};
