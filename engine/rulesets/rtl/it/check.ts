import type { Sentences } from '../../../model/say.js';
import { theSide } from './sides.js';

/** Findings of checks. */
export const check: Sentences = {
  'The {0} has no supply source on {1}; write `supply point NAME at HEX (side {2})` in the map.': `Nessuna fonte di rifornimento sulla mappa {1} per ${theSide(0)}; scrivi nella mappa \`supply point NOME at ESAGONO (side {2})\`.`,
  'The scenario does not say which results cause armour attrition, for example when {0} attacks {1}. Write `table {2} { mobile: 4-1 = "7 8" }` with the shaded rows of each column.':
    "Nello scenario mancano i risultati che causano l’attrito dei corazzati, per esempio quando {0} attacca {1}. Scrivi `table {2} '{' mobile: 4-1 = \"7 8\" '}'` con le righe ombreggiate di ogni colonna.",
  'The scenario does not limit the number of strongpoints that the {0} have. Write `set strongpoints{2} = NUMBER`.':
    'Nello scenario manca il limite al numero di caposaldi ({0}). Scrivi `set strongpoints{2} = NUMERO`.',
  'The scenario gives the {0} no offensive missions, so its aircraft can only defend. Write `set missions for {1} = NUMBER`.': `Lo scenario non concede missioni offensive: ${theSide(0)} può usare gli aerei soltanto in difesa. Scrivi \`set missions for {1} = NUMERO\`.`,
  '{0} has no numbers; write {1}{2} after its name.': '{0}: mancano i numeri; scrivi {1}{2} dopo il nome.',
  '{0} has {1}, {2}: write ({3}) after its numbers.': '{0}: {1}, {2}: scrivi ({3}) dopo i numeri.',
  'no efficiency': 'manca l’efficienza',
  'no stacking points': 'mancano i punti di raggruppamento',
  'no range': 'manca il raggio',
  'no command points': 'mancano i Punti Comando',
  'which efficiency checks need': 'necessaria per i controlli di efficienza',
  'which are 0 for a unit that stacks freely': '0 per un’unità che non conta nel raggruppamento',
  'without which artillery cannot support a combat': 'senza il quale l’artiglieria non può sostenere un combattimento',
  'which are printed on the back of the counter': 'stampati sul retro della pedina',
  'which the rules set for each leader': 'che le regole indicano per ogni comandante',
  'The marker of {0} has no combination value. Write (combine 1) or (combine 2) after its name.':
    '{0}: al segnalino manca il valore di combinazione. Scrivi (combine 1) o (combine 2) dopo il nome.',
  '{0} acts with the formation that contains it and has no marker of its own, so its marker attributes have no effect.':
    '{0}: agisce con la formazione che la contiene e non ha un proprio segnalino, perciò i suoi attributi del segnalino non hanno effetto.',
  '{0} gives no terrain for {1}: {2}. Write the terrain in a `terrain` block of the map.':
    '{0}: manca il terreno di {1, plural, one {# esagono} other {# esagoni}}, {2}. Scrivi il terreno in un blocco `terrain` della mappa.',
  'The supply point has no side. Write {0} after it.':
    'Alla fonte di rifornimento manca la parte. Scrivi {0} dopo di essa.',
  'There is no stream or river at {0}, so the bridge has no effect.':
    'In {0} non c’è né ruscello né fiume, perciò il ponte non ha effetto.',
  '{0} is a lake. No unit may be set up there.': '{0}: lago. Non vi si piazzano unità.',
  '{0} has no stream or river hexside for {1}.': '{0}: nessun lato d’esagono di ruscello o fiume per {1}.',
  '{0} must span a stream or river of {1}. Write {2} after its name.':
    '{0}: deve attraversare un ruscello o un fiume di {1}. Scrivi {2} dopo il nome.',
  '{0} is not a bridge unit. Name only bridge units in `bridge.atHand`.':
    '{0}: non è un’unità ponte. In `bridge.atHand` vanno soltanto unità ponte.',
  '{0} is in `bridge.atHand`, but the scenario also sets it up or brings it as a reinforcement. Remove one of the two statements.':
    '{0}: in `bridge.atHand`, ma anche schierata o in arrivo come rinforzo. Una delle due istruzioni va tolta.',
  '{0} cannot begin {1}: {2}.': '{0}: stato iniziale ({1}) impossibile, {2}.',
  'its counter has no such side': 'la sua pedina non ha questo lato',
  'only artillery can have fired': 'soltanto l’artiglieria può aver sparato',
  'only headquarters and leaders have command points': 'soltanto HQ e comandanti hanno Punti Comando',
  'units of its type cannot build strongpoints': 'le unità del suo tipo non costruiscono caposaldi',
  'Check the supply sources and the roads to them, or mark the units (unsupplied).':
    'Controlla le fonti di rifornimento e le strade che vi portano, o scrivi (unsupplied) dopo le unità.',
  'The scenario gives no weather for {0}. Write `set weather turn {1} = dry`, or a row `{2}: dry = 1-6, overcast = 7-8, rain = 9-10` with the numbers of the turn track in a `table weather`.':
    'Nello scenario manca il tempo di {0}. Scrivi `set weather turn {1} = dry`, o in una `table weather` una riga `{2}: dry = 1-6, overcast = 7-8, rain = 9-10` con i numeri del tracciato dei turni.',
  '{0}: each roll from 1 to {1} must give exactly one kind of weather; {2} give none or several.':
    '{0}: ogni tiro da 1 a {1} deve dare un solo tipo di tempo; nessuno o più d’uno con {2}.',
  '{0} have no entry hex. Write `arrive … at AREA` or `by HEXES`.':
    '{0}: manca l’esagono di entrata. Scrivi `arrive … at AREA` o `by ESAGONI`.',
  '{0} is a limited source, but the scenario does not say how many hexes it supplies, so it supplies none. Write `set supply of "{1}" = 2`.':
    '{0}: fonte limitata, ma lo scenario non dice quanti esagoni rifornisce, perciò non ne rifornisce nessuno. Scrivi `set supply of "{1}" = 2`.',
  'This setting has no effect with the ruling control.initial = neutral. Write `ruling control.initial = authorSupplied` to use it.':
    'Questa impostazione non ha effetto con l’interpretazione control.initial = neutral. Per usarla scrivi `ruling control.initial = authorSupplied`.',
  'Name the side and the number of steps: `set replacements for Soviet = 8`.':
    'Mancano la parte e il numero di livelli: `set replacements for Soviet = 8`.',
};
