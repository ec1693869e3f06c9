import type { Sentences } from '../../../../model/say.js';

/** Texts about features of the map and about nations. */
export const features: Sentences = {
  // features
  'A capital, which also counts as a major city: `(nation "Germany", yellow 3, red 1)`.':
    'Una capitale, che vale anche come città maggiore: `(nation "Germany", yellow 3, red 1)`.',
  'A major city: attackers have 1 Malus, defenders 1 Bonus; new units are placed there; it is an air base.':
    'Una città maggiore: 1 Malus all’attaccante, 1 Bonus al difensore; vi si piazzano nuove unità; è una base aerea.',
  'A minor city: it is an air base and has 1 die of anti-aircraft fire.':
    'Una città minore: è una base aerea e ha 1 dado di fuoco antiaereo.',
  'A fortress: all attackers have 2 Malus, defenders 2 Bonus; it becomes a bunker when captured.':
    'Una fortezza: 2 Malus a tutti gli attaccanti, 2 Bonus ai difensori; conquistata, diventa un bunker.',
  'A bunker: all attackers have 1 Malus, defenders 1 Bonus; it is destroyed when captured.':
    'Un bunker: 1 Malus a tutti gli attaccanti, 1 Bonus ai difensori; conquistato, è distrutto.',
  'A historic battle site or another name on the map, without effect.':
    'Un campo di battaglia storico o un altro nome sulla mappa, senza effetto.',
  'A major port: it passes supply and production by sea and gives control of its sea area.':
    'Un porto maggiore: lascia passare rifornimenti e produzione per mare, e dà il controllo della sua area di mare.',
  'A minor port: it passes supply by sea; two minor ports give control of their sea area.':
    'Un porto minore: lascia passare rifornimenti per mare; due porti minori danno il controllo della loro area di mare.',
  'A mine that produces yellow points: `(yellow 1)`.': 'Una miniera, che produce punti gialli: `(yellow 1)`.',
  'An oil well that produces black points: `(black 5)`.': 'Un pozzo petrolifero, che produce punti neri: `(black 5)`.',
  'A hydrogenation plant that produces black points.': 'Un impianto di idrogenazione, che produce punti neri.',
  'The hexes of a sea area: `(mined, freezes)`. Its ports name it: `(sea "Black Sea")`.':
    'Gli esagoni di un’area di mare: `(mined, freezes)`. I suoi porti la nominano: `(sea "Black Sea")`.',
  'Sandbanks, where no unit lands from the sea.': 'Secche, dove nessuna unità sbarca dal mare.',
  'Coastal hexes that no ZOC enters, if the ruling `zoc.coast` has the value `coastalHexes`.':
    'Esagoni costieri in cui non entra nessuna ZOC, se l’interpretazione `zoc.coast` vale `coastalHexes`.',
  'Incomplete hexes at the edge of the map: no unit enters them, but cities there produce points.':
    'Esagoni incompleti al bordo della mappa: non vi entrano unità, ma le loro città producono punti.',
  'The home country of a nation: `(nation "Finland")`; `(acquired)` if the nation acquired it shortly before the war.':
    'Il paese di una nazione: `(nation "Finland")`; `(acquired)` se la nazione l’ha acquisito poco prima della guerra.',
  'The only hexes in which units of the nation may attack: `(nation "Finland")`.':
    'I soli esagoni in cui possono attaccare le unità della nazione: `(nation "Finland")`.',
  'The only hexes that units of the nation, and units supplied through its country, may enter: `(nation "Finland")`.':
    'I soli esagoni in cui possono entrare le unità della nazione e quelle rifornite attraverso il suo paese: `(nation "Finland")`.',
  'The part of the enemy’s country in which minor allies may operate.':
    'La parte del paese nemico in cui possono operare gli alleati minori.',
  'With the option garrisons, each of these hexes must lie in the ZOC of a Soviet unit.':
    'Con l’opzione garrisons ciascuno di questi esagoni deve essere in ZOC di un’unità sovietica.',
  'A river: crossing it costs no movement points; attacks across it have 1 Malus; ZOC do not cross it in the advanced game.':
    'Un fiume: attraversarlo non costa punti movimento; gli attacchi attraverso un fiume hanno 1 Malus; nel gioco avanzato le ZOC non lo attraversano.',
  'A hexside that is all sea or lake: no unit, ZOC or supply line crosses it.':
    'Un lato di esagono tutto di mare o di lago: non lo attraversano unità, ZOC o linee di rifornimento.',
  'A strait, which units cross only along a red arrow.':
    'Uno stretto, che le unità attraversano soltanto lungo una Freccia Rossa.',
  'A national border.': 'Un confine nazionale.',
  'A named line on the map, only for readers. The rules use the areas and zones that it bounds.':
    'Una linea con un nome, solo per chi legge la mappa. Le regole usano le aree e le zone che delimita.',
  'A railway, for supply and strategic rail movement; `(buildable, yellow 3)` if it must be built first.':
    'Una ferrovia, per il rifornimento e il movimento strategico ferroviario; `(buildable, yellow 3)` se va prima costruita.',
  'A sea route for production points, from port to port; `(buildable, yellow 10)` if it must be built first.':
    'Una rotta navale per i Punti Produzione, da porto a porto; `(buildable, yellow 10)` se va prima costruita.',
  'A red arrow across a strait to the next hex: 3 MP. With `(holding "Sevastopol")` the Axis must also hold that place.':
    'Una Freccia Rossa attraverso uno stretto fino al prossimo esagono: 3 PM. Con `(holding "Sevastopol")` l’Asse deve tenere anche quel luogo.',
  'A box next to the map, which counts as a hex.': 'Una zona fuori mappa, che vale come un esagono.',
  'A link by land to a box next to the map: 3 MP.': 'Un collegamento per terra con una zona fuori mappa: 3 PM.',
  'A link by rail to a box next to the map.': 'Un collegamento per ferrovia con una zona fuori mappa.',
  'A link by sea to a box next to the map; `(buildable)` if it must be built first.':
    'Un collegamento per mare con una zona fuori mappa; `(buildable)` se va prima costruito.',
  'A red arrow between hexes that are not adjacent: 3 MP.': 'Una Freccia Rossa tra esagoni non adiacenti: 3 PM.',
  'The hex belongs to the pocket that is besieged as a whole and supplied across the lake.':
    'L’esagono è della sacca, che si assedia tutta insieme ed è rifornita attraverso il lago.',
  'The place is the far end of the road across the lake that supplies the pocket.':
    'Il luogo è l’estremo lontano della strada attraverso il lago che rifornisce la sacca.',
  'Units besieged in this place neither lose steps nor surrender.':
    'Le unità assediate in questo luogo non perdono PF e non si arrendono.',
  'The place is the seat of a Supreme HQ that never moves: `(seat "Germany")`.':
    'Il luogo è la sede di un QG supremo che non muove mai: `(seat "Germany")`.',
  'The place to which a Supreme HQ that never moves is moved, or where it is rebuilt, when its seat is in danger: `(refuge "Germany")`.':
    'Il luogo in cui un QG supremo che non muove mai si sposta, o è ricostruito, quando la sua sede è in pericolo: `(refuge "Germany")`.',
  'The loss of the place is a condition for the surrender of a nation: `(yields "Finland")`.':
    'La perdita del luogo è una condizione per la resa di una nazione: `(yields "Finland")`.',
  'Rebels may rise in this place.': 'In questo luogo possono insorgere i Rivoluzionari.',
  'The capture of the place opens the southern route of Lend-Lease.':
    'La conquista del luogo apre la rotta persiana del Lend-Lease.',
  'The place is the port of the northern route of Lend-Lease.':
    'Il luogo è il porto della rotta artica del Lend-Lease.',
  'The place is the end of the southern route of Lend-Lease.':
    'Il luogo è il termine della rotta persiana del Lend-Lease.',
  'Two new units may be placed in this city each turn, as in a capital.':
    'In questa città si possono piazzare due nuove unità per turno, come in una capitale.',
  'Marines and the Naval HQ are rebuilt in this place.': 'In questo luogo si ricostruiscono i Marines e il QG navale.',
  'The loss of the place lowers the rail capacity of its owner.':
    'La perdita del luogo riduce la capacità ferroviaria del proprietario.',
  'The place is a victory city.': 'Il luogo è una città della vittoria.',
  'Units may enter the place although its hex is incomplete.':
    'Le unità possono entrare nel luogo anche se l’esagono è incompleto.',
  // nations
  'Germany: its units begin at technology 2; if it surrenders, all Axis nations do.':
    'Germania: le sue unità cominciano a tecnologia 2; se si arrende, si arrendono tutte le nazioni dell’Asse.',
  'Italy: it has no income; its eliminated units cannot be rebuilt.':
    'Italia: non ha entrate; le sue unità eliminate non si possono ricostruire.',
  'Finland: its infantry begins at technology 2; snow does not affect its units; they may operate and attack only in some areas.':
    'Finlandia: la sua fanteria comincia a tecnologia 2; la neve non influisce sulle sue unità, che possono operare e attaccare soltanto in alcune zone.',
  'Romania: its units operate at home and in the south, never in a hex with Hungarians.':
    'Romania: le sue unità operano in patria e nel sud, mai in un esagono con gli ungheresi.',
  'Hungary: its units operate at home, in Yugoslavia, in Poland and in the south, never in a hex with Romanians.':
    'Ungheria: le sue unità operano in patria, in Jugoslavia, in Polonia e nel sud, mai in un esagono con i rumeni.',
  'Slovakia: its units operate at home, in Poland and in the south.':
    'Slovacchia: le sue unità operano in patria, in Polonia e nel sud.',
  'The Soviet Union: its units begin at technology 1; snow does not affect them.':
    'Unione Sovietica: le sue unità cominciano a tecnologia 1; la neve non influisce su di loro.',
};
