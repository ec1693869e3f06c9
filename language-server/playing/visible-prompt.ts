import type { Decision } from '../../engine/play/moment.js';
import type { SceneOptions } from '../scene/shown-game.js';
import type { Analysis } from '../analysis/analysis.js';
import { viewerFor } from '../scene/build-scene.js';

/** Returns the prompt of a decision, with its secret part if the viewer of the panel may know it. */
export function visiblePrompt(
  analysis: Pick<Analysis, 'ruleset'>,
  viewing: Pick<SceneOptions, 'umpire' | 'as'>,
  { side, prompt, secretPrompt }: Decision,
): string {
  const viewer = viewerFor(analysis, viewing);
  return viewer.umpire === true || viewer.side === side ? (secretPrompt ?? prompt) : prompt;
}
