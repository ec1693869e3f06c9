import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { command, folderWith, type Ended } from './command-line.js';

const folder = folderWith();
cpSync(path.join(import.meta.dirname, '../../examples/pgg'), path.join(folder, 'pgg'), { recursive: true });
mkdirSync(path.join(folder, 'mine/later'), { recursive: true });

const sandtable = (words: string): Promise<Ended> => command(words, { folder, rulesets });

/** Writes the scenario that begins at a moment of an example, and returns its text. */
async function written(file: string, at: string, to = 'mine/later/later.sand'): Promise<string> {
  expect(await sandtable(`export pgg/${file} --at ${at} --to ${to}`)).toEqual({ exit: 0, out: '', err: '' });
  return readFileSync(path.join(folder, to), 'utf8');
}

describe('a scenario written by `export --to later.sand`', () => {
  test('the exported scenario imports map and forces by paths relative to itself, and has no orders', async () => {
    const text = await written('fifth-turn.sand', 'turn_5_Soviet_movement');
    expect(text).toMatch(/^\/\/ The fifth turn after turn 5 Soviet movement\.\nruleset pgg\n/);
    expect(text.match(/^import .*$/gm)).toEqual([
      'import "../../pgg/lessons/ground.sand"',
      'import "../../pgg/lessons/forces.sand"',
    ]);
    expect(text).toContain('  score Yartsevo 10 [15.11]\n');
    expect(text).toContain('  position after turn 5 Soviet movement {\n');
    expect(text).toMatch(/\n}\n\ndice "the fifth turn"\n$/);
    expect(text).not.toMatch(/^(orders|expect)/m);
    expect(await sandtable('check mine/later/later.sand')).toMatchObject({ exit: 0 });
  });

  test('the exported scenario begins with its position and continues with the next phase', async () => {
    await written('fifth-turn.sand', 'turn_5_Soviet');
    const { out } = await sandtable('run mine/later/later.sand --until turn_5_German_initial_movement --format json');
    const { events } = JSON.parse(out) as { readonly events: readonly { readonly text: string }[] };
    expect(events.at(0)?.text).toBe('Turn 5, German: initial movement.');
  });

  test('an exported scenario can be exported again, and then has only the new position', async () => {
    await written('first-contact.sand', 'turn_1_German_combat', 'pgg/later.sand');
    const text = await written('later.sand', 'turn_1', 'pgg/much-later.sand');
    expect(text.match(/^ *position .*$/gm)).toEqual(['  position after turn 1 {']);
    expect(await sandtable('check pgg/much-later.sand')).toMatchObject({ exit: 0 });
  });

  test('the exported scenario keeps dice written for later rolls only', async () => {
    const file = readFileSync(path.join(folder, 'pgg/fifth-turn.sand'), 'utf8');
    const dice = 'dice "5/Soviet/combat/2813/die" = 4\ndice "6/Soviet/combat/2813/die" = 5\n';
    const { out, err, exit } = await command('export - --at turn_5 --to pgg/diced.sand', {
      folder,
      rulesets,
      input: file.replaceAll('"lessons/', '"pgg/lessons/') + dice,
    });
    expect({ out, err, exit }).toEqual({ exit: 0, out: '', err: '' });
    const text = readFileSync(path.join(folder, 'pgg/diced.sand'), 'utf8');
    expect(text.match(/^dice.*$/gm)).toEqual(['dice "the fifth turn"', 'dice "6/Soviet/combat/2813/die" = 5']);
  });
});

test.each([
  ['1', 'A scenario can begin only at the end of a phase. The set-up is not over at that moment.'],
  ['5/Soviet/movement_#2', 'Use the end of the last phase before that moment: --at "setup".'],
  ['turn_9', 'The game ended before “turn 9”.'],
  ['end', 'The game is over at that moment, so no scenario can begin there.'],
])('a scenario cannot begin at the moment “%s”', async (at, message) => {
  const { exit, err } = await sandtable(`export pgg/fifth-turn.sand --at ${at} --to later.sand`);
  expect(err).toContain(message);
  expect(exit).toBe(2);
});
