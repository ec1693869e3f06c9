import type { Sentences } from '../../../../model/say.js';

/** Texts about the terrain of sectors and the features of a map. */
export const features: Sentences = {
  // Terrain
  'Open country, without effect.': 'Terreno aperto, senza effetto.',
  'Village. Heavy terrain: units that enter it stop unless a road crosses it; it blocks sight and gives the units in it a die.':
    'Villaggio. Terreno pesante: le unità che vi entrano si fermano, a meno che lo attraversi una strada; ostruisce la visuale e dà 1 dado alle unità che vi si trovano.',
  'City. Heavy terrain: units that enter it stop unless a road crosses it; it blocks sight and gives the units in it a die.':
    'Città. Terreno pesante: le unità che vi entrano si fermano, a meno che lo attraversi una strada; ostruisce la visuale e dà 1 dado alle unità che vi si trovano.',
  'Ridge. Heavy terrain: units that enter it stop unless a road crosses it; it blocks sight and gives the units in it a die.':
    'Cresta. Terreno pesante: le unità che vi entrano si fermano, a meno che lo attraversi una strada; ostruisce la visuale e dà 1 dado alle unità che vi si trovano.',
  'Forest. Heavy terrain: units that enter it stop unless a road crosses it; it blocks sight and gives the units in it a die.':
    'Foresta. Terreno pesante: le unità che vi entrano si fermano, a meno che lo attraversi una strada; ostruisce la visuale e dà 1 dado alle unità che vi si trovano.',
  'Marsh. Heavy terrain: units that enter it stop unless a road crosses it; it blocks sight and gives the units in it a die.':
    'Acquitrino. Terreno pesante: le unità che vi entrano si fermano, a meno che lo attraversi una strada; ostruisce la visuale e dà 1 dado alle unità che vi si trovano.',
  'River: units may enter it but not pass through without a bridge or engineers. Heavy terrain: units that enter it stop unless a road crosses it; it blocks sight and gives the units in it a die.':
    'Fiume: le unità possono entrarvi, ma non attraversarlo senza un ponte o genieri. Terreno pesante: le unità che vi entrano si fermano, a meno che lo attraversi una strada; ostruisce la visuale e dà 1 dado alle unità che vi si trovano.',
  'Any other heavy ground. Heavy terrain: units that enter it stop unless a road crosses it; it blocks sight and gives the units in it a die.':
    'Terreno accidentato di altro tipo. Terreno pesante: le unità che vi entrano si fermano, a meno che lo attraversi una strada; ostruisce la visuale e dà 1 dado alle unità che vi si trovano.',
  'Ridge, closed to all units that do not move on foot unless a road crosses it. Heavy terrain: units that enter it stop unless a road crosses it; it blocks sight and gives the units in it a die.':
    'Cresta chiusa alle unità che non muovono a piedi, a meno che la attraversi una strada. Terreno pesante: le unità che vi entrano si fermano, a meno che lo attraversi una strada; ostruisce la visuale e dà 1 dado alle unità che vi si trovano.',
  'Forest, closed to all units that do not move on foot unless a road crosses it. Heavy terrain: units that enter it stop unless a road crosses it; it blocks sight and gives the units in it a die.':
    'Foresta chiusa alle unità che non muovono a piedi, a meno che la attraversi una strada. Terreno pesante: le unità che vi entrano si fermano, a meno che lo attraversi una strada; ostruisce la visuale e dà 1 dado alle unità che vi si trovano.',
  'Marsh, closed to all units that do not move on foot unless a road crosses it. Heavy terrain: units that enter it stop unless a road crosses it; it blocks sight and gives the units in it a die.':
    'Acquitrino chiuso alle unità che non muovono a piedi, a meno che lo attraversi una strada. Terreno pesante: le unità che vi entrano si fermano, a meno che lo attraversi una strada; ostruisce la visuale e dà 1 dado alle unità che vi si trovano.',
  'Any other impassable ground, closed to all units that do not move on foot unless a road crosses it. Heavy terrain: units that enter it stop unless a road crosses it; it blocks sight and gives the units in it a die.':
    'Terreno impraticabile di altro tipo, chiuso alle unità che non muovono a piedi, a meno che lo attraversi una strada. Terreno pesante: le unità che vi entrano si fermano, a meno che lo attraversi una strada; ostruisce la visuale e dà 1 dado alle unità che vi si trovano.',

  // Features
  'A city by name: heavy terrain, a target for bombers and a place that counts for victory. `(owner Allies)` names the side that holds it at the start.':
    'Una città con il suo nome: terreno pesante, bersaglio dei bombardieri e luogo che conta per la vittoria. `(owner Allies)` indica la parte che la tiene all’inizio.',
  'A village by name: heavy terrain, and a place that counts for victory. `(owner Allies)` names the side that holds it at the start.':
    'Un villaggio con il suo nome: terreno pesante e luogo che conta per la vittoria. `(owner Allies)` indica la parte che lo tiene all’inizio.',
  'The chain of sectors through which a river flows: heavy terrain that units cannot pass without a bridge or engineers.':
    'La catena di settori che un fiume attraversa: terreno pesante, che le unità non possono attraversare senza un ponte o genieri.',
  'Sectors on one bank of the river that `(river "Orne")` names. From a river sector a unit may return to its own bank.':
    'I settori di una riva del fiume indicato con `(river "Orne")`. Da un settore di fiume un’unità può tornare sulla propria riva.',
  'A bridge for units and roads in a river sector. Bombers may destroy it, and it counts for victory.':
    'Un ponte per unità e strade in un settore di fiume. I bombardieri possono distruggerlo, e conta per la vittoria.',
  'A bridge of boats in a river sector, which units but not roads can use.':
    'Un ponte di barche in un settore di fiume, che possono usare le unità ma non le strade.',
  'A road: a move that follows it completely gains one sector, supply runs along it, and units on it do not stop in heavy terrain.':
    'Una strada: un movimento che la segue per intero è più lungo di 1 settore, vi passa il rifornimento e le unità che la percorrono non si fermano in terreno pesante.',
  'A railway, for orientation only.': 'Una ferrovia, solo per orientarsi.',
  'A minefield of the side `(owner Germans)`: heavy terrain for movement, and a danger to enemies while the mines are live. `(spent)` means that the mines have attacked already.':
    'Un campo minato della parte `(owner Germans)`: terreno pesante per il movimento, e un pericolo per i nemici finché le mine sono attive. `(spent)` indica che le mine hanno già attaccato.',
  'Entrenchments, which give the defender a die in assault, fire and air attack.':
    'Trinceramenti, che danno 1 dado al difensore nell’assalto, nel tiro e negli attacchi aerei.',
  'An airfield of the side `(owner Allies)`, from which aircraft fly. It counts for victory.':
    'Un campo d’aviazione della parte `(owner Allies)`, da cui volano gli aerei. Conta per la vittoria.',
  'A depot, which may be an objective.': 'Un deposito, che può essere un obiettivo.',
  'A sector that gives points to the side that holds it, in a scenario for points. `(owner Allies)` names the side that placed it.':
    'In uno scenario a punti, un settore che dà punti alla parte che lo tiene. `(owner Allies)` indica la parte che l’ha piazzato.',
  'Sectors of the map edge from which the side `(owner Allies)` is supplied.':
    'I settori del bordo della mappa da cui è rifornita la parte `(owner Allies)`.',
  'The half of the table that belongs to the side `(owner Allies)`, for a scenario for points.':
    'In uno scenario a punti, la metà del tavolo che spetta alla parte `(owner Allies)`.',
};
