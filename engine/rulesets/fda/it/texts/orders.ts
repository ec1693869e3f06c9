import type { Sentences } from '../../../../model/say.js';

/** Texts about questions and their answers. */
const questions: Sentences = {
  'The sector in which a unit is set up when its group has several sectors. Default: the sector with the fewest units, in the order of the units.':
    'Il settore in cui si piazza un’unità quando il suo gruppo ha più settori. Predefinito: il settore con meno unità, nell’ordine delle unità.',
  'The sectors that artillery and bombers attack before the first turn. Default: no sector.':
    'I settori che artiglieria e bombardieri attaccano prima del primo turno. Predefinito: nessuno.',
  'The choice whether an anti-aircraft unit attacks a bomber of the barrage before it bombs a sector in range. Default: the unit attacks.':
    'Se un’unità antiaerea attacca un bombardiere dello sbarramento prima che bombardi un settore entro il raggio. Predefinito: attacca.',
  'The anti-aircraft unit attacks.': 'L’unità antiaerea attacca.',
  'The anti-aircraft unit does not attack.': 'L’unità antiaerea non attacca.',
  'The division that is activated next. Default: the first ground division in the order of the forces that has not been activated yet. An air division is activated only when an order names it.':
    'La prossima divisione da attivare. Predefinito: la prima divisione di terra, nell’ordine delle forze, non ancora attivata. Una divisione aerea si attiva solo quando un ordine la indica.',
  'The orders of the activated division, one after another. Default: the activation ends.':
    'Gli ordini della divisione attivata, uno dopo l’altro. Predefinito: l’attivazione finisce.',
  'The choice whether reconnaissance leaves an assaulted sector. Default: the reconnaissance unit stays.':
    'Se la ricognizione lascia un settore assaltato. Predefinito: resta.',
  'The reconnaissance unit stays.': 'L’unità di ricognizione resta.',
  'The units that lead and support the defence, and the artillery that gives its die. Default: the unit with the highest combat factor leads, then with most break points, then by the order of the forces; the units with the next highest factors support; artillery gives its die if its division has been activated already this turn.':
    'Le unità che guidano e sostengono la difesa, e l’artiglieria che dà il suo dado. Predefinito: guida l’unità con l’FC più alto, poi con più PR, poi la prima nell’ordine delle forze; sostengono le unità con gli FC più alti dopo il suo; l’artiglieria dà il suo dado se la sua divisione è già stata attivata in questo turno.',
  'The unit that unobserved artillery hits, named by the side under fire. Default: the unit most likely to survive, then the unit with most break points, then the first in the order of the forces.':
    'L’unità su cui spara l’artiglieria senza osservazione, scelta da chi subisce il tiro. Predefinito: l’unità con più probabilità di sopravvivere, poi con più PR, poi la prima nell’ordine delle forze.',
  'The unit that loses the break point when armour led an assault and was beaten. Default: the armour.':
    'L’unità che perde il PR quando un leader corazzato è stato battuto in un assalto. Predefinito: i corazzati.',
  'The leader loses the break point.': 'Il leader perde il PR.',
  'A supporting infantry or cavalry unit loses the break point instead, where 8u allows this.':
    'Al suo posto perde il PR fanteria o cavalleria in supporto, dove 8u lo permette.',
  'The beaten unit that retreats next, and its path; the owner chooses. Default: the units retreat in the order of the forces, engineers last, towards the friendly edge; of equal paths each takes the path with the lowest sector numbers.':
    'La prossima unità battuta a ritirarsi, e il suo percorso, a scelta del proprietario. Predefinito: le unità si ritirano nell’ordine delle forze, i genieri per ultimi, verso il bordo amico; tra percorsi uguali vale quello con i numeri di settore più bassi.',
  'The units that advance into the emptied sector, if a ruling allows it. Default: no unit advances.':
    'Le unità che avanzano nel settore rimasto vuoto, se un’interpretazione lo permette. Predefinito: nessuna.',
  'No unit enters.': 'Nessuna unità entra.',
  'All units that may enter the sector do so.': 'Entrano tutte le unità che possono entrare nel settore.',
  'The sector to which a repelled air unit withdraws. Default: towards the friendly edge.':
    'Il settore in cui ripiega un’unità aerea respinta. Predefinito: verso il bordo amico.',
  'The choice whether a division attempts reorganisation. Default: the division attempts it if a success would recover at least one break point.':
    'Se una divisione tenta la Riorganizzazione. Predefinito: la tenta se un successo recupererebbe almeno 1 PR.',
  'The division attempts reorganisation whenever a success would recover a break point.':
    'La divisione tenta la Riorganizzazione ogni volta che un successo recupererebbe 1 PR.',
  'The division does not attempt reorganisation.': 'La divisione non tenta la Riorganizzazione.',
  'The units that recover break points. Default: one point for each destroyed unit in the order of the forces, then the remaining points for damaged units.':
    'Le unità che recuperano PR. Predefinito: 1 PR per ogni unità distrutta, nell’ordine delle forze, poi i PR rimanenti alle unità danneggiate.',
};

/** Texts about orders. */
const verbs: Sentences = {
  'Units of a group with several sectors are set up in one of these sectors.':
    'Unità di un gruppo con più settori si piazzano in uno di questi settori.',
  'Artillery or bombers fire in the preparatory barrage (optional rule).':
    'Artiglieria o bombardieri sparano nello sbarramento preparatorio (regola opzionale).',
  'A division or a whole air division is activated. The following orders are for its units.':
    'Si attiva una divisione o un’intera divisione aerea. Gli ordini che seguono sono per le sue unità.',
  'Units move to a sector or along a path `0104 > 0203 > 0302`, each unit once per turn.':
    'Unità muovono in un settore o lungo un percorso `0104 > 0203 > 0302`, ciascuna una volta per turno.',
  'A unit fires at an enemy unit in range. Unobserved artillery fires at a sector, in which the enemy chooses the unit.':
    'Un’unità spara contro un’unità nemica entro il raggio. L’artiglieria senza osservazione spara contro un settore, in cui è il nemico a scegliere l’unità.',
  'Artillery tries to locate enemy artillery and fires at it.':
    'L’artiglieria tenta di localizzare artiglieria nemica e le spara contro.',
  'Units assault an adjacent sector: the unit named first leads, artillery gives its die, and the other units support. `from CELL` gives the sector of the leader if it is not clear.':
    'Unità assaltano un settore adiacente: la prima unità indicata è il leader, l’artiglieria dà il suo dado e le altre unità danno supporto. `from SETTORE` indica il settore del leader, se non è chiaro.',
  'The answer of a side to an assault on a sector, or to fire at it: the unit named first leads, artillery gives its die, and the other units support.':
    'La risposta di una parte all’assalto a un settore, o al tiro contro di esso: la prima unità indicata è il leader, l’artiglieria dà il suo dado e le altre unità danno supporto.',
  'Reconnaissance leaves an assaulted sector.': 'La ricognizione lascia un settore assaltato.',
  'The side under fire names the unit that unobserved artillery hits.':
    'Chi subisce il tiro indica l’unità su cui spara l’artiglieria senza osservazione.',
  'The named unit loses the break point: supporting infantry or cavalry, or the beaten armour itself.':
    'Il PR lo perde l’unità indicata: fanteria o cavalleria in supporto, o gli stessi corazzati battuti.',
  'Beaten units retreat to a sector or along a path, in the written order. Without a sector they retreat off their own edge, if a ruling allows it.':
    'Unità battute si ritirano in un settore o lungo un percorso, nell’ordine scritto. Senza un settore si ritirano oltre il proprio bordo, se un’interpretazione lo permette.',
  'Victors advance into the emptied sector, if a ruling allows it.':
    'I vincitori avanzano nel settore rimasto vuoto, se un’interpretazione lo permette.',
  'Engineers begin to lay mines in their sector.': 'I genieri cominciano a minare il loro settore.',
  'Engineers begin to clear the mines of their sector.': 'I genieri cominciano a bonificare le mine del loro settore.',
  'Engineers begin a boat bridge in their river sector.':
    'I genieri cominciano un ponte di barche nel loro settore di fiume.',
  'Engineers begin to fortify their sector.': 'I genieri cominciano a fortificare il loro settore.',
  'An air unit attacks an enemy unit, or a bomber attacks a structure: `strike UNIT against CELL (structure = bridge)`.':
    'Un’unità aerea attacca un’unità nemica, o un bombardiere attacca una struttura: `strike UNITÀ against SETTORE (structure = bridge)`.',
  'An anti-aircraft unit attacks an air unit in range, which uses up its fire, or a bomber of the barrage before it bombs.':
    'Un’unità antiaerea attacca un’unità aerea entro il raggio, e con questo consuma il suo tiro, oppure un bombardiere dello sbarramento prima che bombardi.',
  'A repelled air unit withdraws.': 'Un’unità aerea respinta ripiega.',
  'The activated division does nothing more.': 'La divisione attivata non fa altro.',
  'A headquarters attempts to reorganise its division at night.':
    'Di notte un HQ tenta di riorganizzare la sua divisione.',
  'Each named unit recovers a break point; a unit named twice recovers two.':
    'Ogni unità indicata recupera 1 PR; un’unità indicata due volte ne recupera 2.',
  'A division does not attempt reorganisation.': 'Una divisione non tenta la Riorganizzazione.',
  'Units that may leave, advance or attack a bomber do not do so.':
    'Unità che potrebbero uscire, avanzare o attaccare un bombardiere non lo fanno.',
  'The side does nothing more at this point: no further barrage, or no air division.':
    'Qui la parte non fa altro: nessun altro sbarramento, o nessuna divisione aerea.',
  'The game is over. Used in expectations.': 'La partita è finita. Si usa nei risultati attesi.',
};

/** Texts about orders, and about the questions that may follow from them. */
export const orders: Sentences = { ...questions, ...verbs };
