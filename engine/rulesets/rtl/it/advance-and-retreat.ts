import type { Sentences } from '../../../model/say.js';
import { side } from './sides.js';

/** Sentences about retreats and advances. */
export const advanceAndRetreat: Sentences = {
  '{0} is not adjacent to {1}.': '{0}: non adiacente a {1}.',
  '{0} is heavy and may not advance.': '{0}: unità con equipaggiamento pesante, non può avanzare.',
  '{0} may not move from {1} into {2}.': '{0}: non può entrare in {2} da {1}.',
  '{0} advances to {1}.': '{0}: avanzata in {1}.',
  '{0}: which unit advances into {1}?': `${side(0)}: chi avanza in {1}?`,
  '{0} did not attack {1}. Attackers: {2}.': '{0}: non ha attaccato {1}. Attaccanti: {2}.',
  'Only {0} may advance now.': 'Ora può avanzare soltanto chi resta: {0}.',
  '{0} must advance to {1} by the path {2}, not by {3}.': '{0}: l’avanzata in {1} segue il percorso {2}, non {3}.',
  '{0} may not advance to {1}. It may advance only into the vacated hex, without entering enemy hexes or crossing prohibited hexsides.':
    '{0}: avanzata in {1} non permessa. Si avanza soltanto nell’esagono rimasto vuoto, senza entrare in esagoni nemici né attraversare lati d’esagono vietati.',
  '{0} may not advance to {1}. It may advance only into the vacated hex and one adjacent hex, without entering enemy hexes or crossing prohibited hexsides.':
    '{0}: avanzata in {1} non permessa. Si avanza soltanto nell’esagono rimasto vuoto e poi in uno adiacente, senza entrare in esagoni nemici né attraversare lati d’esagono vietati.',
  '{0}: which of {1} is eliminated above the stacking limit?': `${side(0)}: quale unità è eliminata oltre il limite di raggruppamento? {1}`,
  'Choose one of {0}.': 'Va scelta una di queste: {0}.',
  '{0}: where does {1} retreat?': `${side(0)}: dove va la ritirata? {1}`,
  'Name units that must retreat now: {0}.': 'Ora deve ritirarsi una di queste unità: {0}.',
  'Name the hex that {0} retreat to: `retreat UNITS to HEX`.':
    'Manca l’esagono della ritirata di {0}: `retreat UNITÀ to ESAGONO`.',
  '{0} may not retreat to {1}, which is under declared attack: {2}.':
    '{0}: nessuna ritirata in {1}, che è sotto attacco dichiarato: {2}.',
  '{0} cannot retreat to {1}: {2}.': '{0}: ritirata in {1} impossibile: {2}.',
  'it must retreat {0} hexes away from {1}, and no path is open':
    'deve allontanarsi di {0} esagoni da {1}, e nessun percorso è libero',
  'it must retreat {0} hexes away from {1}, to {2}': 'deve allontanarsi di {0} esagoni da {1}, fino a {2}',
  '{0}: which of {1} loses a step?': `${side(0)}: chi perde un livello? {1}`,
  '{0} retreats to {1}, which is still to be attacked.': '{0}: ritirata in {1}, esagono ancora da attaccare.',
  '{0} retreats to {1}.': '{0}: ritirata in {1}.',
  'path chosen by the {0}': 'percorso scelto {0, select, German {dal tedesco} other {dal sovietico}}',
  'the only path leads through {0}': 'l’unico percorso passa per {0}',
  'the unit adds no strength there and may not lead': 'lì non aggiunge forza e non può fare da unità di testa',
  'retreat through a zone': 'ritirata attraverso una ZOC',
};
