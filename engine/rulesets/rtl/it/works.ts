import type { Sentences } from '../../../model/say.js';
import { side } from './sides.js';

/** Sentences about bridges and strongpoints. */
export const works: Sentences = {
  'There is no stream or river between {0} and {1}.': 'Tra {0} e {1} non c’è né ruscello né fiume.',
  '{0} has {1} of the enemy.': 'In {0} il nemico ha {1}.',
  '{0} is in an enemy ZOC. No bridge may be placed there.': '{0} è in ZOC nemica. Non vi si piazzano ponti.',
  '{0} is swamp. Bridges may be placed there only along a road, railway or trail.':
    '{0} è palude. Vi si piazzano ponti soltanto lungo una strada, una ferrovia o un sentiero.',
  '{0} is adjacent to enemies. A bridge there needs a friendly combat unit.':
    '{0} è adiacente a nemici. Per un ponte lì serve un’unità combattente amica.',
  'No headquarters of the {0} is within {1} of {2}.':
    'Nessun HQ {0, select, German {tedesco} other {sovietico}} è entro {1, plural, one {# esagono} other {# esagoni}} da {2}.',
  'Name the bridge unit: `bridge UNIT to HEX (towards "HEX")`.':
    'Manca l’unità ponte: `bridge UNITÀ to ESAGONO (towards "ESAGONO")`.',
  'Name the hex on the other side of the water: write (towards …) with one of {0}.':
    'Manca l’esagono sull’altra riva: scrivi (towards …) con uno tra {0}.',
  'Only bridge units may be placed.': 'Si piazzano soltanto le unità ponte.',
  '{0} is neither on the map nor available.': '{0}: né sulla mappa né disponibile.',
  '{0} is already off the map.': '{0}: già fuori mappa.',
  '{0} has no stream or river hexside.': '{0}: nessun lato d’esagono di ruscello o fiume.',
  '{0} is removed from the map.': '{0}: rimozione dalla mappa.',
  '{0} is placed in {1} towards {2}.': '{0}: piazzamento in {1} verso {2}.',
  '{0} leaves its unfinished strongpoint, which is removed.': '{0}: caposaldo non finito abbandonato e tolto.',
  '{0}: what is built next?': `${side(0)}: che cosa si costruisce ora?`,
  'The {0} removes the strongpoint in {1}.':
    'Caposaldo in {1} tolto {0, select, German {dal tedesco} other {dal sovietico}}.',
  '{0} cannot build. Builders are infantry, bicycle infantry and engineers.':
    '{0}: non può costruire. Costruiscono fanteria, fanteria ciclista e genieri.',
  '{0} is disrupted and may not build.': '{0}: unità disorganizzata, non può costruire.',
  '{0} is out of supply and may not build.': '{0}: fuori rifornimento, non può costruire.',
  '{0} cannot build. Only units on the map of the side whose sequence is played can build.':
    '{0}: non può costruire. Costruiscono soltanto le unità sulla mappa della parte di cui è in corso la sequenza.',
  '{0} is swamp. Strongpoints may not be built there.': '{0} è palude. Non vi si costruiscono caposaldi.',
  '{0} already has a strongpoint.': 'In {0} c’è già un caposaldo.',
  'The {0} has no strongpoint counter left; limit: {1}.':
    'Pedine caposaldo {0, select, German {tedesche} other {sovietiche}} esaurite; limite: {1}.',
  '{0} is not building a strongpoint.': '{0}: non sta costruendo un caposaldo.',
  '{0} began its strongpoint in this sequence. It can finish the strongpoint in a later phase.':
    '{0}: caposaldo cominciato in questa sequenza. Si può finire in una fase successiva.',
  'Name the unit: `{0} UNIT`.': 'Manca l’unità: `{0} UNITÀ`.',
  '{0} begins a strongpoint in {1}.': '{0}: caposaldo cominciato in {1}.',
  '{0} finishes the strongpoint in {1}.': '{0}: caposaldo finito in {1}.',
  'Name the hex: `dismantle HEX`.': 'Manca l’esagono: `dismantle ESAGONO`.',
  '{0} has no empty strongpoint of the {1}.':
    'In {0} non c’è un caposaldo {1, select, German {tedesco} other {sovietico}} vuoto.',
};
