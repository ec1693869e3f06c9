import type { Sentences } from '../../../model/say.js';

/** Texts about terrain, features, kinds of units and words for points. */
export const vocabulary: Sentences = {
  'A city: adds 2 for the defender, requires the Assault table and forbids overruns.':
    'Città: +2 per il difensore, obbliga alla tabella dell’Assalto e vieta gli sfondamenti.',
  'A village: adds 1 for the defender.': 'Villaggio: +1 per il difensore.',
  'A named place, such as an airfield or a crossroads, that has no effect on movement or combat.':
    'Località con un nome, come un aeroporto o un incrocio, senza effetto su movimento e combattimento.',
  'A supply source of a side: `(side German)`. A source with `(limited)` supplies only as many hexes as the scenario says.':
    'Fonte di rifornimento di una parte: `(side German)`. Una fonte con `(limited)` rifornisce soltanto quanti esagoni indica lo scenario.',
  'A river: costs units on foot 2 more movement points. Vehicles and heavy units need a bridge. Attacks across a river are halved.':
    'Fiume: alle unità a piedi costa 2 MP in più. Ai veicoli e alle unità con equipaggiamento pesante serve un ponte. Gli attacchi attraverso un fiume si dimezzano.',
  'A stream: costs 1 more movement point, or in rain 2 for units on foot and 3 for motorized units. Adds 1 for the defender.':
    'Ruscello: costa 1 MP in più; con la pioggia 2 per le unità a piedi e 3 per quelle motorizzate. +1 per il difensore.',
  'A lake hexside: no unit, attack or supply line may cross it.':
    'Lato d’esagono di lago: non lo attraversano né unità, né attacchi, né linee di rifornimento.',
  'A bridge across the river or stream of this hexside.': 'Ponte sul fiume o sul ruscello di questo lato d’esagono.',
  'A main road: costs half a movement point per hex in all weather and serves as a supply road.':
    'Strada principale: costa mezzo MP per esagono con qualsiasi tempo e serve da strada di rifornimento.',
  'A secondary road: costs half a movement point per hex, or 1 in rain, and serves as a supply road.':
    'Strada secondaria: costa mezzo MP per esagono, 1 con la pioggia, e serve da strada di rifornimento.',
  'A trail: costs half a movement point in open terrain and 1 in other terrain. It has no effect in rain.':
    'Sentiero: costa mezzo MP nel terreno aperto e 1 MP altrove. Con la pioggia non ha effetto.',
  'A railway: costs 1 movement point per hex, or 2 for motorized units in rain, where that is cheaper than the terrain.':
    'Ferrovia: costa 1 MP per esagono, 2 alle unità motorizzate con la pioggia, dove conviene rispetto al terreno.',
  'Open terrain: costs 1 movement point, or 2 in rain, and gives the defender no modifier.':
    'Terreno aperto: costa 1 MP, 2 con la pioggia, e non dà modificatori al difensore.',
  'Woods on open terrain: cost motorized units 1 more movement point, except along routes.':
    'Boschi su terreno aperto: costano 1 MP in più alle unità motorizzate, tranne lungo strade, sentieri e ferrovie.',
  'Rough terrain: costs 2 movement points, or 3 for motorized units in rain. Adds 1 for the defender.':
    'Terreno sconnesso: costa 2 MP, 3 alle unità motorizzate con la pioggia. +1 per il difensore.',
  'Woods on rough terrain: cost motorized units 1 more movement point, except along routes.':
    'Boschi su terreno sconnesso: costano 1 MP in più alle unità motorizzate, tranne lungo strade, sentieri e ferrovie.',
  'Hills: cost 2 movement points, or 3 for motorized units, and 1 more in rain. Add 2 for the defender, require the Assault table and forbid overruns.':
    'Colline: costano 2 MP, 3 alle unità motorizzate, e 1 in più con la pioggia. +2 per il difensore, obbligano alla tabella dell’Assalto e vietano gli sfondamenti.',
  'Woods on hills: cost motorized units 1 more movement point, except along routes.':
    'Boschi su colline: costano 1 MP in più alle unità motorizzate, tranne lungo strade, sentieri e ferrovie.',
  'Marsh: costs 2 movement points, or 3 for motorized units, and 1 more in rain. Shortens a supply line that passes through it.':
    'Acquitrino: costa 2 MP, 3 alle unità motorizzate, e 1 in più con la pioggia. Accorcia le linee di rifornimento che lo attraversano.',
  'Woods in a marsh: cost motorized units 1 more movement point, except along routes.':
    'Boschi in acquitrino: costano 1 MP in più alle unità motorizzate, tranne lungo strade, sentieri e ferrovie.',
  'Swamp: costs units on foot 2 movement points, or 3 in rain, and stops them. Motorized and heavy units may enter only along a road, railway or trail.':
    'Palude: alle unità a piedi costa 2 MP, 3 con la pioggia, e le ferma. Le unità motorizzate e con equipaggiamento pesante vi entrano soltanto lungo una strada, una ferrovia o un sentiero.',
  'Woods in a swamp.': 'Boschi in palude.',
  'A lake: no unit may enter a lake hex, and no attack or supply line may cross its hexsides.':
    'Lago: nessuna unità entra in un esagono di lago, e nessun attacco o linea di rifornimento ne attraversa i lati.',
  city: 'città',
  village: 'villaggio',
  'supply point': 'fonte di rifornimento',
  river: 'fiume',
  stream: 'ruscello',
  lake: 'lago',
  bridge: 'ponte',
  'main road': 'strada principale',
  'secondary road': 'strada secondaria',
  trail: 'sentiero',
  railroad: 'ferrovia',
  railway: 'ferrovia',
  open: 'aperto',
  woods: 'boschi',
  rough: 'sconnesso',
  'wooded rough': 'sconnesso con boschi',
  hills: 'colline',
  'wooded hills': 'colline con boschi',
  marsh: 'acquitrino',
  'wooded marsh': 'acquitrino con boschi',
  swamp: 'palude',
  'wooded swamp': 'palude con boschi',
  dry: 'asciutto',
  overcast: 'nuvoloso',
  rain: 'pioggia',
  'Infantry, which can build strongpoints.': 'Fanteria, che può costruire caposaldi.',
  'Motorized infantry, which can build strongpoints.': 'Fanteria motorizzata, che può costruire caposaldi.',
  'Infantry on bicycles, which can build strongpoints.': 'Fanteria ciclista, che può costruire caposaldi.',
  'Motorcyclists.': 'Motociclisti.',
  'Reconnaissance units without armoured cars.': 'Unità da ricognizione senza autoblinde.',
  'Armoured cars: the counter shows a vehicle, but the unit is not armoured.':
    'Autoblinde: la pedina ha la sagoma di un veicolo, ma l’unità non è corazzata.',
  'Light tanks: the counter shows a vehicle, but the unit is not armoured.':
    'Carri leggeri: la pedina ha la sagoma di un veicolo, ma l’unità non è corazzata.',
  'Tanks. They are armoured and count as anti-tank units.': 'Carri. Sono unità corazzate e contano come anticarro.',
  'Assault guns. They are armoured and count as anti-tank units.':
    'Cannoni d’assalto. Sono unità corazzate e contano come anticarro.',
  'Cavalry. It moves on foot, but may overrun and refuse combat.':
    'Cavalleria. Muove a piedi, ma può sfondare e rifiutare il combattimento.',
  'Engineers, which can build strongpoints.': 'Genieri, che possono costruire caposaldi.',
  'Motorized engineers, which can build strongpoints.': 'Genieri motorizzati, che possono costruire caposaldi.',
  'Construction troops. They lack the combat abilities of engineers.':
    'Truppe da costruzione. In combattimento non hanno le capacità dei genieri.',
  'Towed anti-tank guns.': 'Cannoni anticarro trainati.',
  'Self-propelled anti-tank guns.': 'Semoventi anticarro.',
  'Guns of 88 mm with a red defence strength.': 'Cannoni da 88 mm con la forza di difesa rossa.',
  'Light anti-aircraft guns.': 'Cannoni antiaerei leggeri.',
  'Artillery with a range. The back of the counter shows that it has fired.':
    'Artiglieria con un raggio. Il retro della pedina indica che ha sparato.',
  'Rocket artillery with a range.': 'Lanciarazzi con un raggio.',
  'The headquarters of a formation, with command points.': 'HQ di una formazione, con Punti Comando.',
  'An Arko, a headquarters that may help the coordination of any German artillery.':
    'Arko, un HQ che può aiutare la coordinazione di qualsiasi artiglieria tedesca.',
  'A leader with command points, who cannot be eliminated.':
    'Comandante con Punti Comando, che non può essere eliminato.',
  'An air unit of type A. It may support declared attacks and German overruns.':
    'Unità aerea di tipo A. Può sostenere gli attacchi dichiarati e gli sfondamenti tedeschi.',
  'An air unit of type B. It may support declared attacks but no overruns.':
    'Unità aerea di tipo B. Può sostenere gli attacchi dichiarati ma non gli sfondamenti.',
  'A bridge unit, placed across a river or stream.': 'Unità ponte, da piazzare su un fiume o un ruscello.',
  'A marker that activates any formation.': 'Segnalino che attiva qualsiasi formazione.',
  headquarters: 'HQ',
  'artillery command': 'comando di artiglieria',
  leader: 'comandante',
  'ground-attack air unit': 'unità aerea da attacco al suolo',
  'bomber air unit': 'unità aerea da bombardamento',
  'bridge unit': 'unità ponte',
  'free marker': 'segnalino libero',
  'A group of several divisions. With `(markers 1)` one marker activates the divisions together; with `(combined)` they are one formation.':
    'Insieme di più divisioni. Con `(markers 1)` un solo segnalino le attiva insieme; con `(combined)` sono una sola formazione.',
  'A group of several divisions with the same attributes as an army.':
    'Insieme di più divisioni, con gli stessi attributi di un’Armata.',
  'A formation with its own marker.': 'Formazione con un proprio segnalino.',
  'A motorized formation with its own marker.': 'Formazione motorizzata con un proprio segnalino.',
  'A part of a formation. An order may name its units together.':
    'Parte di una formazione. Un ordine può indicarne le unità insieme.',
  'A regiment. An order may name its battalions together.':
    'Reggimento. Un ordine può indicarne i battaglioni insieme.',
  army: 'Armata',
  corps: 'corpo',
  'infantry division': 'divisione di fanteria',
  'rifle division': 'divisione fucilieri',
  'cavalry division': 'divisione di cavalleria',
  brigade: 'brigata',
  'motorized division': 'divisione motorizzata',
  'panzer division': 'divisione Panzer',
  'tank division': 'divisione corazzata',
  'ss division': 'divisione SS',
  group: 'gruppo',
  'infantry regiment': 'reggimento di fanteria',
  'rifle regiment': 'reggimento fucilieri',
  'motorized regiment': 'reggimento motorizzato',
  'ss regiment': 'reggimento SS',
  'tank regiment': 'reggimento corazzato',
  'artillery regiment': 'reggimento di artiglieria',
  'Units in one hex: `forbid stack 3`.': 'Unità in un esagono: `forbid stack 3`.',
  'Each step of armour that the side loses.': 'Ogni livello corazzato perso dalla parte.',
  'Each step of armour that the enemy loses.': 'Ogni livello corazzato perso dal nemico.',
  'Each unit eliminated while completely surrounded.': 'Ogni unità eliminata mentre è completamente circondata.',
  'Each hex of the place that is only in enemy zones of control in the Supply Determination Phase.':
    'Ogni esagono della località che nella Fase di Determinazione del Rifornimento è soltanto in ZOC nemica.',
  'Units in the place that have at least the given number of stacking points together: `(least 15, once)`.':
    'Unità nella località che insieme hanno almeno il numero indicato di punti di raggruppamento: `(least 15, once)`.',
  'Each headquarters that enters the place.': 'Ogni HQ che entra nella località.',
  'Each artillery unit that enters the place.': 'Ogni unità di artiglieria che entra nella località.',
  'Each armoured unit that enters the place.': 'Ogni unità corazzata che entra nella località.',
  'The Assault table.': 'La tabella dell’Assalto.',
  'The Mobile table.': 'La tabella Mobile.',
  'The rows of the shaded cells by column: `mobile: 4-1 = "7 8"`.':
    'Le righe delle caselle ombreggiate, per colonna: `mobile: 4-1 = "7 8"`.',
  'The die rolls for each weather: `13AM: dry = 1-6, overcast = 7-8, rain = 9-10`.':
    'I tiri di dado per ogni tempo: `13AM: dry = 1-6, overcast = 7-8, rain = 9-10`.',
  'The historical weather: `13AM: weather = dry`.': 'Il tempo storico: `13AM: weather = dry`.',
};
