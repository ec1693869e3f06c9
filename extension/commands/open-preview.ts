import { subjectOf } from './subject.js';
import type { Desk } from './desk.js';

export function openPreview(desk: Desk, given: unknown): void {
  const uri = subjectOf(desk, given);
  if (uri) desk.previews.open(uri);
}
