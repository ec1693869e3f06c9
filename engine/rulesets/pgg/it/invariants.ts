import type { Sentences } from '../../../model/say.js';

/** Reasons why no game can reach a stated position. */
export const invariants: Sentences = {
  '{0} stands in {1}, owned by the other side': '{0} è in {1}, esagono occupato dall’altra parte',
  '{0} is empty and owned': '{0}: esagono vuoto ma occupato',
  '{0} units are in {1}, which {2} controls [15.11]':
    'unità in {1} ({0}), ma il controllo è dell’altra parte ({2}) [15.11]',
  '{0} stands on a step it does not have': '{0}: livello inesistente',
  '{0} is off the map and a guest': '{0}: fuori mappa, ma ospite di un esagono',
  '{0} is off the map and disrupted': '{0}: fuori mappa, ma in disorganizzazione',
  '{0} has {1} half points left of {2}': '{0}: rimasti {1} mezzi punti su {2}',
  '{0} stands in the closed west, in {1}': '{0} è in {1}, nell’ovest chiuso',
  '{0} counters: {1} left, {2} piled up and {3} drawn are not the {4} of the mix':
    'contrassegni, {0}: {1} da pescare, {2} messi da parte e {3} pescati non fanno i {4} della dotazione',
  '{0} {1} interdiction markers lie, {2} are counted of {3}':
    'contrassegni di interdizione ({1}): {0} sulla mappa, {2} contati su {3}',
  '{0} rail cuts lie, {1} are counted of {2}': 'ferrovie interrotte: {0} sulla mappa, {1} contate su {2}',
  '{0}: {1} of {2}': '{0}: {1} su {2}',
  '{0} points are granted by rule {1}': '{0} punti dati dalla regola {1}',
  '{0} points are granted for German divisions lost, {1} are due':
    '{0} punti dati per le divisioni tedesche perse, ne spettano {1}',
  '{0} points are granted for {1} divisions of the front, {2} are due':
    '{0} punti dati per {1, plural, one {# divisione} other {# divisioni}} del fronte, ne spettano {2}',
  '{0} points are granted for cities': '{0} punti dati per le città',
  '{0} regained a step': '{0}: un livello riacquistato',
  '{0} returned after its elimination': '{0}: ritorno dopo l’eliminazione',
  '{0} changed its counter': '{0}: contrassegno cambiato',
  '{0} is untried again': '{0}: di nuovo di forza sconosciuta',
};
