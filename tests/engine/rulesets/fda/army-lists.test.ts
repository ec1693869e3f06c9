import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { forcesByName, type ForceModel } from '../../../../engine/model/forces.js';
import { fda } from '../../../../engine/rulesets/fda/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const FOLDER = 'examples/fda';
const examples = Object.fromEntries(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sand'))
    .map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')]),
);

/** A division of the battle of Gela, the list that it follows, and the units that the author added [Ba]. */
interface Follower {
  readonly division: string;
  readonly army: string;
  readonly list: string;
  readonly added?: readonly string[];
}

const FOLLOWERS: readonly Follower[] = [
  { division: '1st Infantry', army: 'american', list: 'US Infantry Division, 1943', added: ['505th Parachute'] },
  { division: '2nd Armored', army: 'american', list: 'Combat Command B, 1944' },
  { division: 'Livorno', army: 'italian', list: 'Italian Infantry Division, North Africa 1942' },
  { division: 'Hermann Göring', army: 'german', list: '5th Panzer Division, 1943', added: ['Tigers/504'] },
];

/** The lists do not rate headquarters, so their quality is the author's [2.1f]. */
const QUALITIES = ['excellent', 'normal', 'poor'];

/** Returns the kind and the attributes of a unit, without its name and the quality of a headquarters. */
function rowOf({ kind, attributes }: ForceModel): string {
  const words = Object.entries(attributes).filter(([word]) => !QUALITIES.includes(word));
  return [kind, ...words.map(([word, { value }]) => (value === true ? word : `${word} ${value}`)).toSorted()].join(
    ', ',
  );
}

describe('the order of battle at Gela follows the army lists of the rulebook', async () => {
  const workspace = await TestWorkspace.of(examples, [fda]);

  /** Returns the rows of a division in a file, sorted, without the units of the given names. */
  function rowsOf(file: string, division: string, without: readonly string[] = []): string[] {
    const forces = forcesByName(workspace.analyse(file).sides);
    const members = (forces.get(division)?.members ?? []).filter((name) => !without.includes(name));
    return members
      .flatMap((name) => forces.get(name) ?? [])
      .map(rowOf)
      .toSorted();
  }

  test.each(FOLLOWERS)('$division has the units of the list $list', ({ division, army, list, added }) => {
    const listed = rowsOf(`armies/${army}.sand`, list);
    expect(listed.length).toBeGreaterThan(4);
    expect(rowsOf('gela-forces.sand', division, added)).toEqual(listed);
  });
});
