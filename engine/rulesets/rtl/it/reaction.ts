import type { Sentences } from '../../../model/say.js';
import { side } from './sides.js';

/** Sentences about refusal of combat, reaction and no retreat. */
export const reaction: Sentences = {
  '{0} is not a combat unit of the defender on the map.': '{0}: non è un’unità combattente del difensore sulla mappa.',
  '{0} is a headquarters and may not react.': '{0}: HQ, non può reagire.',
  '{0} is not motorized and may not react.': '{0}: unità non motorizzata, non può reagire.',
  '{0} is disrupted or out of supply and may not react.':
    '{0}: unità disorganizzata o fuori rifornimento, non può reagire.',
  '{0} tried to refuse combat in this turn and may not react.':
    '{0}: ha tentato di rifiutare il combattimento in questo turno, non può reagire.',
  '{0} has already tried to react in this phase.': '{0}: ha già tentato di reagire in questa fase.',
  '{0} is in an attacked hex and may not react.': '{0}: in un esagono attaccato, non può reagire.',
  '{0} is in an enemy ZOC. Soviet units may not react from an enemy ZOC.':
    '{0}: in ZOC nemica. Le unità sovietiche non possono reagire da una ZOC nemica.',
  '{0} is more than {1} from every attacked hex.':
    '{0}: oltre {1, plural, one {# esagono} other {# esagoni}} da ogni esagono attaccato.',
  '{0} has no activation left in this turn.': '{0}: attivazioni esaurite in questo turno.',
  '{0} does not belong to the formation of the lead unit in {1}.':
    '{0}: non è della formazione dell’unità di testa in {1}.',
  'The units in {0} will not retreat.': 'No Ritirata per le unità in {0}.',
  '{0} has no finished strongpoint of the defender.': 'In {0} il difensore non ha un caposaldo finito.',
  '{0} has {1} of defenders; a no-retreat attempt requires {2}.':
    'In {0} i difensori hanno {1, plural, one {# livello} other {# livelli}}; per tentare la No Ritirata ne servono {2}.',
  '{0}: do the units in {1} stand (make a no-retreat attempt) or yield?': `${side(0)}: le unità in {1} tentano la No Ritirata (\`stand\`) o no (\`yield\`)?`,
  reaction: 'reazione',
  refusal: 'rifiuto del combattimento',
  '{0} reacts to {1} for {2} MP.': '{0}: reazione in {1}, {2, number} MP.',
  '{0} is already in that hex.': '{0}: già in quell’esagono.',
  '{0} cannot reach {1} with half its allowance, {2} MP. A reacting unit may enter a hex adjacent to the enemy only if a friendly unit is there.':
    '{0}: metà della MA, {2, number} MP, non basta per arrivare in {1}. Un’unità che reagisce entra in un esagono adiacente al nemico soltanto se c’è già un’unità amica.',
  '{0} is under attack; units may not react into it.': '{0} è sotto attacco; non vi si può reagire.',
  '{0}: which unit reacts next?': `${side(0)}: chi reagisce ora?`,
  'Name the unit and the hex: `react UNIT to HEX`.': 'Mancano l’unità e l’esagono: `react UNITÀ to ESAGONO`.',
  '{0} is neither motorized nor cavalry, so its hex may not refuse combat.':
    '{0}: né unità motorizzata né cavalleria, il suo esagono non può rifiutare il combattimento.',
  '{0} is disrupted, so its hex may not refuse combat.':
    '{0}: unità disorganizzata, il suo esagono non può rifiutare il combattimento.',
  '{0} has no retreat of two hexes outside enemy ZOCs, so its hex may not refuse combat.':
    '{0}: nessuna ritirata di due esagoni fuori dalle ZOC nemiche, il suo esagono non può rifiutare il combattimento.',
  '{0}: do the units in {1} refuse combat?': `${side(0)}: le unità in {1} rifiutano il combattimento?`,
};
