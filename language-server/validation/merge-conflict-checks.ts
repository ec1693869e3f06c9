import type { Fix } from '../../engine/model/finding.js';
import { say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import type { MergeConflict, Span } from '../parser/merge-conflicts.js';
import { toPlainText } from '../parser/plain-text.js';
import type { Check } from './check.js';

/**
 * Reports merge conflicts that version control has left in the text. Each conflict is one finding, and the first
 * version is read until the conflict is resolved.
 */
export const mergeConflictMustBeResolved: Check = ({ document, context }, report) => {
  const text = document.parseResult.value.$cstNode?.root.fullText ?? '';
  const { conflicts, lone } = toPlainText(text).markers;
  const sourceOf = ({ start, end }: Span): Source => ({ file: context.text.file, start, end });
  const signsOf = ({ start }: Span): Source => sourceOf({ start, end: start + '<<<<<<<'.length });
  for (const conflict of conflicts) {
    const [first, ...others] = conflict.markers;
    report({
      severity: 'error',
      code: 'sandtable/merge-conflict',
      message: say`This merge conflict is not resolved: the file has two versions of these lines. Keep one of them; until then the first${called(conflict.oursName)} is read.`,
      source: signsOf(first),
      related: others.map((marker) => ({
        source: signsOf(marker),
        message:
          marker.start === conflict.theirs.end
            ? say`The conflict ends here.`
            : marker.end === conflict.theirs.start
              ? say`The second version begins here.`
              : say`The common ancestor of both versions begins here.`,
      })),
      fixes: resolutions(text, conflict, sourceOf(conflict.whole)),
    });
  }
  for (const marker of lone)
    report({
      severity: 'error',
      code: 'sandtable/merge-conflict',
      message: say`This line is part of a merge conflict whose other markers are missing. Remove it after you have compared both versions.`,
      source: signsOf(marker),
      fixes: [{ title: 'Remove this marker', edits: [{ source: sourceOf(marker), text: '' }] }],
    });
};

function resolutions(text: string, { ours, oursName, theirs, theirsName }: MergeConflict, source: Source): Fix[] {
  const [first, second] = [ours, theirs].map(({ start, end }) => text.slice(start, end));
  return [
    { title: `Keep the first version${called(oursName)}`, edits: [{ source, text: first }] },
    { title: `Keep the second version${called(theirsName)}`, edits: [{ source, text: second }] },
    { title: 'Keep both versions', edits: [{ source, text: first + second }] },
  ];
}

const called = (name: string): string => (name === '' ? '' : ` (${name})`);
