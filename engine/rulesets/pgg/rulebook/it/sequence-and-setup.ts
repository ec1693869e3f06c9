import type { TranslatedChapter } from '../../../../play/book-translation.js';
import type { sequenceAndSetup as english } from '../sequence-and-setup.js';

export const sequenceAndSetup: TranslatedChapter<typeof english> = {
  '4.0': 'Un turno di gioco si divide in turni-giocatore (4.1) e fasi (4.2).',
  '4.1':
    'Un turno di gioco è formato da un turno-giocatore sovietico seguito da uno tedesco, nell’ordine esatto indicato in 4.2. Il giocatore che sta svolgendo il proprio turno-giocatore è il giocatore in fase.',
  '4.2':
    'Un turno di gioco comprende quattro fasi sovietiche, cinque fasi tedesche e l’avanzamento del contrassegno di turno, sempre in quest’ordine.',
  '4.2.A1':
    'Si determina il rifornimento sovietico; poi le unità muovono, muovono per ferrovia, effettuano travolgimenti e arrivano come rinforzi. Alla fine della fase si tolgono i contrassegni di interdizione tedeschi.',
  '4.2.A2': 'Le unità sovietiche possono attaccare le unità tedesche adiacenti.',
  '4.2.A3': 'Termina la disorganizzazione di tutte le unità sovietiche.',
  '4.2.A4':
    'Il giocatore sovietico decide se usare uno dei suoi tre turni di interdizione. In tal caso piazza il suo contrassegno sulla mappa.',
  '4.2.B1':
    'Si determina il rifornimento tedesco; poi le unità muovono, arrivano come rinforzi ed effettuano travolgimenti.',
  '4.2.B2': 'Le unità tedesche possono attaccare le unità sovietiche adiacenti.',
  '4.2.B3':
    'Dopo una nuova determinazione del rifornimento, le unità panzer, panzergrenadier, motorizzate e di cavalleria possono muovere ancora, con l’intera capacità di movimento, ed effettuare travolgimenti. Le divisioni di fanteria non muovono.',
  '4.2.B4': 'Termina la disorganizzazione di tutte le unità tedesche.',
  '4.2.B5':
    'Il giocatore tedesco piazza i suoi contrassegni di interdizione per la fase di movimento sovietica successiva, e si toglie il contrassegno sovietico.',
  '4.2.C': 'Il contrassegno di turno avanza di una casella; dopo l’ultimo turno si contano i punti.',
  '5.0':
    'Il giocatore sovietico pesca le sue divisioni per classe, coperte e senza guardarle, e le piazza con i loro comandanti. Poi, prima dei tiri di dado di 5.21, il giocatore tedesco piazza tre contrassegni di interdizione. Durante il primo turno-giocatore sovietico non ci sono unità tedesche sulla mappa. Se per un’armata sono indicati più esagoni, le sue unità si piazzano in uno qualsiasi di essi, entro il limite di raggruppamento. Alla fine della prima fase di movimento sovietica ogni esagono deve rispettare il limite.',
  '5.1':
    'All’inizio sono sulla mappa queste armate sovietiche: 24ª Armata in 4015: 5 divisioni fucilieri, 1 corazzata, Rakutin. 16ª in 2216: 6 fucilieri, Lukin. 19ª in 1414: 4 fucilieri, Konev. 13ª da 0123 a 0126: 7 fucilieri, 1 corazzata, Remezov. 20ª da 0108 a 0115: 6 fucilieri, 4 corazzate, Kurochkin. In tutto 28 divisioni fucilieri, 6 corazzate e 5 comandanti.',
  '5.2':
    'Le regole di questa sezione limitano quattro armate sovietiche, soltanto nel primo turno-giocatore sovietico.',
  '5.21':
    'Per ciascuna delle due armate si tira un dado. Con un risultato da 1 a 3 l’armata può muovere in questo turno; con un risultato da 4 a 6 è bloccata e non può muovere. Dal turno 2 entrambe le armate possono muovere.',
  '5.22':
    'Un’armata bloccata deve rispettare il limite di raggruppamento entro la fine della fase di movimento. Soltanto a questo scopo le sue unità possono lasciare un esagono, ciascuna spostandosi al massimo di un esagono, e non più unità del necessario.',
  '5.23':
    'Nel turno 1 ogni unità delle due armate spende tutta la sua capacità di movimento, va soltanto verso nord, sud o est, non entra due volte nello stesso esagono, lascia le colonne 01 e 02 e non muove per ferrovia.',
};
