import { CstUtils } from 'langium';
import { say } from '../../engine/model/say.js';
import { CONTROL } from '../../engine/model/words.js';
import type { Check } from './check.js';

/** A backslash with the character that follows it, or a control character. */
const ESCAPES_AND_CONTROL = new RegExp(`\\\\[^]|${CONTROL.source}`, 'gu');
/** Matches an escape sequence of a control character, or a control character with or without a backslash before it. */
const HIDDEN = new RegExp(`^\\\\?${CONTROL.source}|^\\\\[bfnrtv0]`, 'u');
/**
 * Finds texts that may contain hidden characters. Line breaks are ignored, since texts in quotes cannot contain them.
 */
const MAY_HIDE = new RegExp(`(?![\\r\\n])${CONTROL.source}|\\\\[bfnrtv0]`, 'u');

/** Reports control characters in names and texts. */
export const textMustBeVisible: Check = ({ document, context }, report) => {
  const root = document.parseResult.value.$cstNode;
  if (!root || !MAY_HIDE.test(document.textDocument.getText())) return;
  for (const leaf of CstUtils.flattenCst(root)) {
    if (leaf.tokenType.name !== 'STRING') continue;
    for (const { 0: found, index } of leaf.text.matchAll(ESCAPES_AND_CONTROL)) {
      if (!HIDDEN.test(found)) continue;
      const source = { file: context.text.file, start: leaf.offset + index, end: leaf.offset + index + found.length };
      report({
        severity: 'error',
        code: 'sandtable/control-character',
        message: say`This text contains a control character (${called(found)}). Remove it: names and texts may contain visible characters only.`,
        source,
        fixes: [{ title: 'Remove it', edits: [{ source, text: '' }] }],
      });
    }
  }
};

function called(found: string): string {
  const sign = found.at(-1) ?? '';
  return /[bfnrtv0]/.test(sign) ? found : `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
