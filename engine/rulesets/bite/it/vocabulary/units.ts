import type { Sentences } from '../../../../model/say.js';

/** Texts about kinds of units. */
export const units: Sentences = {
  'Infantry: it hits on 6, with technology 3 on 5–6 in defence.':
    'Fanteria: colpisce con 6; a tecnologia 3, in difesa, con 5 e 6.',
  'Static infantry: it does not attack, retreat or move.': 'Fanteria statica: non attacca, non si ritira e non muove.',
  'Shock troops: they have technology 2 and 4 MP from the start.':
    'Truppe d’assalto: hanno tecnologia 2 e 4 PM fin dall’inizio.',
  'Finnish ski troops: they have a Bonus in forests and swamps of the attack zone, also in attack.':
    'Sciatori finlandesi: hanno un Bonus in foreste e paludi della zona di attacco, anche in attacco.',
  'Mountain troops: they have no Malus in hills and mountains, and a Bonus in defence there.':
    'Truppe da montagna: in colline e montagne non hanno Malus, e in difesa hanno un Bonus.',
  'Cavalry: it is like infantry, with 1 MP more.': 'Cavalleria: è come la fanteria, con 1 PM in più.',
  'Artillery: it fires first and loses a step by firing; it never attacks alone.':
    'Artiglieria: spara per prima e sparando perde un PF; non attacca mai da sola.',
  'A siege gun: it has a Bonus and no Malus against fortifications.':
    'Cannone d’assedio: contro le fortificazioni ha un Bonus e nessun Malus.',
  'Paratroops: infantry that may be dropped; they are elite only with `(elite airborne)`, for example the 7th Flieger Division.':
    'Paracadutisti: fanteria che si può lanciare; sono unità di élite soltanto con `(elite airborne)`, per esempio la 7.Flieger.',
  'Paratroops, another name for `paratroop`.': 'Paracadutisti, un altro nome per `paratroop`.',
  'Air-landing troops: they land by glider, with a bomber unit; they are elite only with `(elite airborne)`, for example the 22nd Division.':
    'Truppe aviotrasportate: arrivano su alianti, con un’unità di bombardieri; sono unità di élite soltanto con `(elite airborne)`, per esempio la 22ª divisione.',
  'Marines: infantry that may land from the sea.': 'Marines: fanteria che può sbarcare dal mare.',
  'Rear-area security troops, which serve as garrisons and fight partisans.':
    'Truppe di sicurezza delle retrovie, che fanno da guarnigione e combattono i partigiani.',
  'Rebels behind the Soviet front: mountain troops with a supply source of their own.':
    'Rivoluzionari dietro il fronte sovietico: truppe da montagna con una fonte di rifornimento propria.',
  'Mechanized troops and light tanks.': 'Truppe meccanizzate e carri leggeri.',
  'Guards infantry: it has a Bonus in attack and 4 MP, and is never rebuilt.':
    'Fanteria della Guardia: ha un Bonus in attacco e 4 PM, e non si ricostruisce mai.',
  'Guards cavalry: it has a Bonus in attack and 5 MP, and is never rebuilt.':
    'Cavalleria della Guardia: ha un Bonus in attacco e 5 PM, e non si ricostruisce mai.',
  'Guards mechanized troops: they have a Bonus in attack and 4 MP, and are never rebuilt.':
    'Truppe meccanizzate della Guardia: hanno un Bonus in attacco e 4 PM, e non si ricostruiscono mai.',
  'Guards tanks: they have a Bonus in attack and 4 MP, and are never rebuilt.':
    'Carri della Guardia: hanno un Bonus in attacco e 4 PM, e non si ricostruiscono mai.',
  'Guards artillery: it has a Bonus in attack and 4 MP, and is never rebuilt.':
    'Artiglieria della Guardia: ha un Bonus in attacco e 4 PM, e non si ricostruisce mai.',
  'SS infantry: it has a Bonus in attack.': 'Fanteria delle SS: ha un Bonus in attacco.',
  'SS mountain troops: they have a Bonus in attack.': 'Truppe da montagna delle SS: hanno un Bonus in attacco.',
  'SS cavalry: it has a Bonus in attack.': 'Cavalleria delle SS: ha un Bonus in attacco.',
  'SS armour: it has a Bonus in attack.': 'Corazzati delle SS: hanno un Bonus in attacco.',
  'An Armoured HQ: it supplies armour within its range with fuel, one unit per point; it can fight as tanks.':
    'Un QG corazzato: fornisce carburante ai corazzati entro il raggio, un’unità per punto; può combattere come carri.',
  'An Air HQ: it supplies air units within its range with fuel, and attempts reconnaissance.':
    'Un QG aereo: fornisce carburante alle unità aeree entro il raggio, e tenta ricognizioni.',
  'A Naval HQ: it moves units by sea and lands Marines.': 'Un QG navale: muove unità per mare e sbarca Marines.',
  'The supreme command of a nation, with special actions.': 'Il comando supremo di una nazione, con azioni speciali.',
  'Fighters: they may take off at once when attacked on their base, and fight in air combat.':
    'Caccia: attaccati nella loro base, possono decollare subito; combattono nel combattimento aereo.',
  'Bombers: they are strong against ground targets; at level 1 they do not fire in air combat.':
    'Bombardieri: sono forti contro bersagli al suolo; a livello 1 non sparano nel combattimento aereo.',
  'Dive bombers: they roll two extra dice against units without cover.':
    'Bombardieri in picchiata: contro unità senza copertura tirano due dadi in più.',
  'Long-range bombers: they have a range of 15 hexes and need no reconnaissance.':
    'Bombardieri a lungo raggio: hanno raggio 15 e non hanno bisogno di ricognizione.',
  'Interceptors: they fight only over their own country.': 'Intercettori: combattono soltanto sul proprio paese.',
  'Western bombers: they are used only to raid factories.':
    'Bombardieri occidentali: servono soltanto per colpire le industrie.',
  'Submarines and bombers that attack convoys.': 'Sommergibili e bombardieri che attaccano i convogli.',
  'The units of a nation: `nation Finland { … }`.': "Le unità di una nazione: `nation Finland '{' … '}'`.",
  'Units that a set-up or an order names together.': 'Unità che un piazzamento o un ordine nomina insieme.',
  'The answer applies in round {0} of the battle.': 'La risposta vale nel round {0} della battaglia.',
  'Needs the option {0}.': 'Richiede l’opzione {0}.',
  'Without the option {0} {1}.': 'Senza l’opzione {0} {1}.',
  'From {0} on.': 'Da {0}.',
  'Until {0}.': 'Fino a {0}.',
  'In {0}.': 'In {0}.',
  'Applies to the place of the map with the role `({0})`.': 'Vale per il luogo della mappa con il ruolo `({0})`.',
  'Tanks.': 'Carri.',
  'yellow points that the place produces in a turn; for a buildable railway or sea route, its price.':
    'PP gialli che il luogo produce in un turno; per una ferrovia o rotta navale da costruire, il prezzo.',
  'yellow points.': 'PP gialli.',
  'The yellow points that are earned, paid or in store.': 'I PP gialli guadagnati, pagati o in riserva.',
  'red points that the place produces in a turn; for a buildable railway or sea route, its price.':
    'PP rossi che il luogo produce in un turno; per una ferrovia o rotta navale da costruire, il prezzo.',
  'red points.': 'PP rossi.',
  'The red points that are earned, paid or in store.': 'I PP rossi guadagnati, pagati o in riserva.',
  'blue points that the place produces in a turn; for a buildable railway or sea route, its price.':
    'PP blu che il luogo produce in un turno; per una ferrovia o rotta navale da costruire, il prezzo.',
  'blue points.': 'PP blu.',
  'The blue points that are earned, paid or in store.': 'I PP blu guadagnati, pagati o in riserva.',
  'black points that the place produces in a turn; for a buildable railway or sea route, its price.':
    'PP neri che il luogo produce in un turno; per una ferrovia o rotta navale da costruire, il prezzo.',
  'black points.': 'PP neri.',
  'The black points that are earned, paid or in store.': 'I PP neri guadagnati, pagati o in riserva.',
  'white points that the place produces in a turn; for a buildable railway or sea route, its price.':
    'PP bianchi che il luogo produce in un turno; per una ferrovia o rotta navale da costruire, il prezzo.',
  'white points.': 'PP bianchi.',
  'The white points that are earned, paid or in store.': 'I PP bianchi guadagnati, pagati o in riserva.',
};
