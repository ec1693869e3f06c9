import { subjectOf } from './subject.js';
import type { CommandContext } from './command-context.js';

/** Opens the map with the start form, in which the user chooses the players for a game in the panel. */
export function playScenario(desk: CommandContext, given: unknown): void {
  const uri = subjectOf(desk, given);
  if (uri) desk.previews.open(uri).play.open();
}
