import type { Sentences } from '../../../../model/say.js';

/** Texts about the kinds of units and formations, and the vehicles that the rules name. */
export const units: Sentences = {
  // Kinds of units
  'Headquarters of a division: moves 5 sectors, does not attack or support, and reorganises its division. Write its quality, `(excellent)`, `(normal)` or `(poor)`.':
    'HQ di una divisione: muove di 5 settori, non attacca e non dà supporto, e riorganizza la sua divisione. Scrivi la sua qualità: `(excellent)`, `(normal)` o `(poor)`.',
  'Infantry: 1/0, leads attack and defence, moves on foot unless `(mechanised)`.':
    'Fanteria: 1/0, guida attacco e difesa, muove a piedi se non è `(mechanised)`.',
  'Mounted troops: like infantry, 1/0, move one sector.':
    'Truppe a cavallo: come la fanteria, 1/0, muovono di 1 settore.',
  'Armour: 4/2, 3/1 or 2/0 by its class, fires at armour first. Write a vehicle, `(vehicle "Tiger")`, or the class, `(class A)`.':
    'Corazzati: 4/2, 3/1 o 2/0 secondo la classe, sparano per primi ai corazzati. Scrivi un veicolo, `(vehicle "Tiger")`, o la classe, `(class A)`.',
  'Artillery: 2/6 up to 105 mm or self-propelled, 3/8 above 105 mm or with rockets; never leads an attack, and supports its own division. Write `(calibre 88)`, `(medium)`, `(heavy)`, `(rocket)` or `(self-propelled)`.':
    'Artiglieria: 2/6 fino a 105 mm o se semovente, 3/8 oltre 105 mm o con lanciarazzi; non guida mai un attacco e sostiene la propria divisione. Scrivi `(calibre 88)`, `(medium)`, `(heavy)`, `(rocket)` o `(self-propelled)`.',
  'Anti-tank guns: light (to 76 mm) 2/1, heavy 3/1, combat factor one less against opponents that are not armoured. Write `(calibre 75)`, `(light)` or `(heavy)`.':
    'Cannoni controcarro: leggeri (fino a 76 mm) 2/1, pesanti 3/1, FC inferiore di 1 contro avversari non corazzati. Scrivi `(calibre 75)`, `(light)` o `(heavy)`.',
  'Reconnaissance: light 1/0 or heavy 2/0, moves 5 sectors, observes for artillery, may refuse an assault. Write `(light)` or `(heavy)`, and `(armoured)` if it rides in tanks.':
    'Ricognizione: leggera 1/0 o pesante 2/0, muove di 5 settori, osserva per l’artiglieria, può rifiutare un assalto. Scrivi `(light)` o `(heavy)`, e `(armoured)` se viaggia su carri.',
  'Anti-aircraft guns: light 1/1 or heavy 2/1, the only units that attack aircraft. Write `(light)` or `(heavy)`.':
    'Antiaerea: leggera 1/1 o pesante 2/1, le sole unità che attaccano gli aerei. Scrivi `(light)` o `(heavy)`.',
  'Engineers and assault pioneers: 1/1, lay and clear mines, bridge rivers, assault fortifications.':
    'Genieri e guastatori: 1/1, posano e bonificano mine, gettano ponti, assaltano fortificazioni.',
  'Machine guns, mortars and other heavy weapons: 1/1, move on foot.':
    'Mitragliatrici, mortai e altre armi pesanti: 1/1, muovono a piedi.',
  'Tactical support aircraft: 3 break points, 2 dice, attack once per turn in the sector of their target.':
    'Aerei da appoggio tattico: 3 PR, 2 dadi, attaccano una volta per turno nel settore del bersaglio.',
  'Medium bombers: 3 break points, 3 dice, range 1 against the ground; may bomb structures.':
    'Bombardieri medi: 3 PR, 3 dadi, raggio 1 contro bersagli a terra; possono bombardare strutture.',
  'Heavy bombers: 3 break points, 3 dice, range 1 against the ground; their target has no die for cover; may bomb structures.':
    'Bombardieri pesanti: 3 PR, 3 dadi, raggio 1 contro bersagli a terra; il bersaglio non ha il dado per il riparo; possono bombardare strutture.',
  'Fighters: count for air supremacy; the rules give them no attack.':
    'Caccia: contano per la supremazia aerea; le regole non danno loro attacchi.',
  'Guns of ships: fire only in the preparatory barrage. Write `(calibre 381)`, `(medium)` or `(heavy)`.':
    'Cannoni delle navi: sparano soltanto nello sbarramento preparatorio. Scrivi `(calibre 381)`, `(medium)` o `(heavy)`.',

  // Formations
  'A division: one headquarters and its units, activated together.':
    'Una divisione: un HQ e le sue unità, che si attivano insieme.',
  'An air division: its aircraft are activated together, as one division.':
    'Una divisione aerea: i suoi aerei si attivano insieme, come una sola divisione.',
  'Rear-area guards, which are never activated and stay in their sector (optional rule).':
    'Una guarnigione delle retrovie, che non si attiva mai e resta nel suo settore (regola opzionale).',
  'A group of divisions, without effect in play.': 'Un insieme di divisioni, senza effetto nel gioco.',

  // Vehicles
  'German, class A': 'tedesco, classe A',
  'German, class B': 'tedesco, classe B',
  'German, class C': 'tedesco, classe C',
  'American, class A': 'americano, classe A',
  'American, class B': 'americano, classe B',
  'American, class C': 'americano, classe C',
  'British, class A': 'britannico, classe A',
  'British, class B': 'britannico, classe B',
  'British, class C': 'britannico, classe C',
  'Soviet, class A': 'sovietico, classe A',
  'Soviet, class B': 'sovietico, classe B',
  'Soviet, class C': 'sovietico, classe C',
};
