import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { importVassal, type Imported } from '../../../language-server/vassal-import/import-vassal.js';
import { board, grid, map, markers, module, palette, stack, steps } from './build-module.js';

const fill = (text: string, ...values: readonly (string | number | boolean)[]): string =>
  text.replace(/\{(\d)\}/g, (_, i: string) => String(values[Number(i)]));

/** Imports files. @throws Error if they cannot be imported */
function read(ruleset: string, files: Readonly<Record<string, Uint8Array>>): Imported {
  const result = importVassal({
    files: Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
    ruleset: rulesets.get(ruleset)!,
    sides: new Map(),
    t: fill,
  });
  if ('fault' in result) throw new Error(result.fault);
  return result;
}

const REGIMENT = {
  name: '25 Pz Rgt 4-10',
  gpid: 1,
  traits: [markers({ Side: 'German' }), steps(['a.png', 'b.png'], ['', '+ (2-10)'])],
};
const LUKIN = {
  name: 'Lukin',
  gpid: 2,
  image: 'lukin.png',
  traits: [markers({ Side: 'Soviet', Type: 'Leader', Strength: '3', Army: '30' })],
};

const FLAT = { dx: 52, dy: 60, x0: 30, y0: 40 };

test('a module with flat hexes becomes a map, the forces of both sides and a set-up', () => {
  const { texts, report } = read('pgg', {
    'ford.vmod': module('Ford', [
      map(
        'Main',
        [board('Board', [212, 210], grid('Hex', FLAT, { stagger: false }))],
        [stack({ owningBoard: 'Board', x: 186, y: 130 }, REGIMENT), stack({ x: 30, y: 40 }, LUKIN)],
      ),
      palette({}),
    ]),
  });
  expect(Object.fromEntries(texts)).toMatchInlineSnapshot(`
    {
      "ford-forces.sand": "ruleset pgg

    side German {
      source "Imported from ford.vmod 1.2."
      panzer regiment "25 Pz Rgt" 4-10 | 2-10
    }

    side Soviet {
      source "Imported from ford.vmod 1.2."
      army "30" {
        leader Lukin 3
      }
    }
    ",
      "ford-import.txt": "Import of ford.vmod 1.2

    - Terrain, rivers, roads and rules are not in a module: it has only a picture of them.
    ",
      "ford-map.sand": "ruleset pgg

    map Ford {
      source "Imported from ford.vmod 1.2. Terrain is not in a module."
      grid hexes flat columns 4 rows 3 labels CCRR even columns lower

      legend { "." clear }
      terrain from 0101 {
        |. . . .
        |. . . .
        |. . . .
      }
    }
    ",
      "ford.sand": "ruleset pgg
    import "ford-map.sand"
    import "ford-forces.sand"

    scenario "Ford" {
      on Ford
      // Write the number of turns here: turns 5

      setup German {
        0402: "25 Pz Rgt"
      }
      setup Soviet {
        0101: Lukin
      }
    }
    ",
    }
  `);
  expect(report).toMatchInlineSnapshot(`
    [
      "Terrain, rivers, roads and rules are not in a module: it has only a picture of them.",
    ]
  `);
});
