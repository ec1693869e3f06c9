import type { Sentences } from '../../../model/say.js';
import { side, theSide } from './sides.js';

/** Sentences about aircraft and artillery. */
export const support: Sentences = {
  'In an overrun only the German attacker may use aircraft.':
    'In uno sfondamento soltanto l’attaccante tedesco può usare aerei.',
  'No {0} headquarters that is not disrupted is within {1} of {2}.':
    'Nessun HQ {0, select, German {tedesco} other {sovietico}} non disorganizzato è entro {1, plural, one {# esagono} other {# esagoni}} da {2}.',
  'The {0} has no offensive mission left in this turn; limit: {1}.': `Missioni offensive esaurite in questo turno per ${theSide(0)}; limite: {1}.`,
  'The scenario allows {0} no offensive missions.': 'Lo scenario non concede missioni offensive: {0}.',
  '{0} has {1} per turn, and another formation has used it.':
    '{0}: {1, plural, one {# missione offensiva} other {# missioni offensive}} per turno, e l’ha usata un’altra formazione.',
  '{0} has {1} per turn, and has used it.':
    '{0}: {1, plural, one {# missione offensiva per turno, già usata} other {# missioni offensive per turno, già usate}}.',
  '{0} is not an air unit.': '{0}: non è un’unità aerea.',
  '{0} is not in the Ready box.': '{0}: non è nella casella Pronte.',
  '{0} is of type B. Only type A may fly in overruns.': '{0}: tipo B. Negli sfondamenti può volare soltanto il tipo A.',
  'Only one air unit may support an overrun.': 'Uno sfondamento può avere il sostegno di una sola unità aerea.',
  '{0} named; limit per side and combat: {1}.':
    '{0, plural, one {# unità aerea indicata} other {# unità aeree indicate}}; limite per parte e combattimento: {1}.',
  'Soviet air units of type B may attack only together with one of type A.':
    'Le unità aeree sovietiche di tipo B possono attaccare soltanto insieme a una di tipo A.',
  'which of {0} leaves the game': 'chi lascia il gioco tra {0}',
  '{0} leave the game.': 'Fuori dal gioco: {0}.',
  '{0}: which air units fly to {1}?': `${side(0)}: quali unità aeree volano su {1}?`,
  '{0} fly to {2}.': '{0}: in volo su {2}.',
  '{0} modify the combat roll in {2} by {3}.': '{0}: {3, number, ::sign-always} al tiro di combattimento in {2}.',
  'coordination of aircraft': 'coordinazione degli aerei',
  '{0} is not an artillery unit on the map.': '{0}: non è un’unità di artiglieria sulla mappa.',
  '{0} has no support strength.': '{0}: nessuna forza di supporto.',
  '{0} has already fired.': '{0}: ha già sparato.',
  '{0} is disrupted.': '{0}: unità disorganizzata.',
  '{0} supports attacks only.': '{0}: sostiene soltanto gli attacchi.',
  'In an overrun only artillery in the defending hex may support.':
    'In uno sfondamento può sostenere soltanto l’artiglieria nell’esagono difendente.',
  '{0} retreated into this hex and adds no strength to its defence.':
    '{0}: si è ritirata in questo esagono e non aggiunge forza alla sua difesa.',
  '{0} uses its defence strength: only artillery and headquarters are in its hex.':
    '{0}: usa la forza di difesa, perché nel suo esagono ci sono soltanto artiglieria e HQ.',
  '{0} is {1} from {2}; its range is {3}.':
    '{0} dista {1, plural, one {# esagono} other {# esagoni}} da {2}; raggio {3}.',
  '{0} is in an enemy ZOC and may fire only at adjacent hexes.':
    '{0}: in ZOC nemica, può sparare soltanto su esagoni adiacenti.',
  '{0} is in an enemy ZOC and may support only its own hex.':
    '{0}: in ZOC nemica, può sostenere soltanto il proprio esagono.',
  '{0} is not active in this sequence.': '{0}: non attiva in questa sequenza.',
  '{0} does not belong to the formation of the defending lead unit, {1}.':
    '{0}: non è della formazione dell’unità di testa in difesa, {1}.',
  'Only one artillery unit in the attacked hex may support; the other artillery there uses its defence strength.':
    'Nell’esagono attaccato può sostenere una sola unità di artiglieria; l’altra artiglieria usa la forza di difesa.',
  '{0}: which artillery supports in {1}?': `${side(0)}: quale artiglieria sostiene in {1}?`,
  '{0}: support strength {1} in {2}.': '{0}: forza di supporto {1} in {2}.',
  'limited to the strength of the ground units, {0}': 'limite, la forza delle unità di terra: {0}',
  'coordination of artillery': 'coordinazione dell’artiglieria',
  'failed coordination': 'coordinazione fallita',
  'marsh in rain': 'acquitrino con la pioggia',
  'Mobile Sequence': 'Sequenza Mobile',
  'Assault Sequence': 'Sequenza di Assalto',
  'ground attackers in three or more hexes': 'attaccanti di terra in tre o più esagoni',
  'woods in the defending hex': 'boschi nell’esagono difendente',
};
