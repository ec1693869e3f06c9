import { playThrough } from '../../../engine/play/play-scenario.js';
import type { Playthrough } from '../../../engine/play/playthrough.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { TestWorkspace } from '../../language-server/workspace.js';

/** Replacements in the text of a starter: the old and the new text of each. */
type Otherwise = readonly (readonly [string, string])[];

/** Plays the starter file of a game with a statement added to its scenario. */
export async function played(
  ruleset: Ruleset,
  statement: string,
  otherwise: Otherwise = [],
): Promise<{ checked: string[]; play: Playthrough }> {
  const written = ruleset.starter.replace(/‹([^›]*)›/g, '$1').replace(/\n {2}setup /, `\n  ${statement}\n  setup `);
  const text = otherwise.reduce(
    (before, [part, instead]) => {
      if (!before.includes(part)) throw new Error(`The starter has no “${part}”.`);
      return before.replace(part, instead);
    },
    written.replace(/\n\}\n/, '\n  area Ford 0304\n}\n'),
  );
  const workspace = await TestWorkspace.of({ 'a.sand': text }, [ruleset]);
  const { scenario, findings } = workspace.analyse('a.sand');
  if (!scenario) throw new Error('There is no scenario.');
  return { checked: findings.map(({ code }) => code), play: playThrough(ruleset, scenario, { until: 'end' }) };
}
