import { subjectOf } from './subject.js';
import type { CommandContext } from './command-context.js';

export function openPreview(desk: CommandContext, given: unknown): void {
  const uri = subjectOf(desk, given);
  if (uri) desk.previews.open(uri);
}
