import { expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { TestWorkspace } from '../language-server/workspace.js';
import { inItalian } from './in-italian.js';

const HEXES = 'grid hexes flat columns 3 rows 3 labels CCRR even columns lower';
const SQUARES = 'grid squares columns 3 rows 3 labels CCRR diagonals';

/** A game that a file declares. */
const OWN = 'ruleset own "Own" { }';

/** Statements with an error about cells, and its Italian messages in games with hexes, squares and sectors. */
const FINDINGS: readonly [statement: string, hex: string, square: string, sector: string][] = [
  [
    'area A 0909',
    'Nessun esagono 0909; le etichette vanno da 0101 a 0303.',
    'Nessuna casella 0909; le etichette vanno da 0101 a 0303.',
    'Nessun settore 0909; le etichette vanno da 0101 a 0303.',
  ],
  [
    'town Ost at 0101 town Ost at 0102',
    'town Ost: già su questa mappa; tutti gli esagoni vanno in una sola istruzione.',
    'town Ost: già su questa mappa; tutte le caselle vanno in una sola istruzione.',
    'town Ost: già su questa mappa; tutti i settori vanno in una sola istruzione.',
  ],
  [
    'area A 0101..0203',
    '0101 e 0203 non sono né in una colonna né in una riga né in linea retta. Scrivi gli esagoni uno per uno, o come più serie.',
    '0101 e 0203 non sono né in una colonna né in una riga né in linea retta. Scrivi le caselle una per una, o come più serie.',
    '0101 e 0203 non sono né in una colonna né in una riga né in linea retta. Scrivi i settori uno per uno, o come più serie.',
  ],
  [
    'road "R" 0101 - 0101',
    '0101: scritto due volte di seguito; ogni esagono va scritto una volta.',
    '0101: scritta due volte di seguito; ogni casella va scritta una volta.',
    '0101: scritto due volte di seguito; ogni settore va scritto una volta.',
  ],
  [
    'area "0102" 0101',
    '“0102” è anche l’etichetta di un esagono di questa mappa. Dai al luogo un altro nome, per non confondere le due cose.',
    '“0102” è anche l’etichetta di una casella di questa mappa. Dai al luogo un altro nome, per non confondere le due cose.',
    '“0102” è anche l’etichetta di un settore di questa mappa. Dai al luogo un altro nome, per non confondere le due cose.',
  ],
  [
    'underlay "scan.png" (0101 at 1 1, 0101 at 9 9)',
    'I due esagoni sono entrambi 0101. Scrivi due esagoni diversi, lontani tra loro.',
    'Le due caselle sono entrambe 0101. Scrivi due caselle diverse, lontane tra loro.',
    'I due settori sono entrambi 0101. Scrivi due settori diversi, lontani tra loro.',
  ],
];

/** Returns the messages about a statement of a map. */
async function messagesAbout(ruleset: string, grid: string, statement: string): Promise<string[]> {
  const workspace = await TestWorkspace.of({ 'map.sand': `${ruleset}\nmap M { ${grid} ${statement} }` }, [
    ...rulesets.values(),
  ]);
  return workspace.analyse('map.sand').findings.map(({ message }) => message);
}

test.each(
  FINDINGS.flatMap(([statement, hex, square, sector]) => [
    ['Panzergruppe Guderian', statement, 'ruleset pgg', HEXES, hex],
    ['a declared game on hexes', statement, OWN, HEXES, hex],
    ['a declared game on squares', statement, OWN, SQUARES, square],
    ['a map without a ruleset', statement, '', SQUARES, square],
    ['Fronte d’Attacco on squares', statement, 'ruleset fda', SQUARES, sector],
    ['Fronte d’Attacco on hexes', statement, 'ruleset fda', HEXES, sector],
  ]),
)(
  'an Italian finding about the map uses the game’s word for a cell, in %s: %s',
  async (_game, statement, ruleset, grid, text) => {
    expect(await inItalian('none', () => messagesAbout(ruleset, grid, statement))).toContain(text);
  },
);

test.each([
  ['ruleset fda', HEXES, 'There is no hex 0909; labels run from 0101 to 0303.'],
  ['ruleset fda', SQUARES, 'There is no square 0909; labels run from 0101 to 0303.'],
])('an English finding names the shape of the cells, after %s on %s', async (ruleset, grid, text) => {
  expect(await messagesAbout(ruleset, grid, 'area A 0909')).toContain(text);
});
