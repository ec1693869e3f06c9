import { CstUtils } from 'langium';
import { CONTROL } from '../../engine/model/words.js';
import type { Check } from './check.js';

/** A backslash and what it stands before; or a control character as it is. */
const ESCAPES_AND_CONTROL = new RegExp(`\\\\[^]|${CONTROL.source}`, 'gu');
/** Escapes that stand for control characters, and control characters behind a backslash. */
const HIDDEN = new RegExp(`^\\\\?${CONTROL.source}|^\\\\[bfnrtv0]`, 'u');
/** What a text without hidden characters does not have: every file has line breaks, but not in quotes. */
const MAY_HIDE = new RegExp(`(?![\\r\\n])${CONTROL.source}|\\\\[bfnrtv0]`, 'u');

/** A name or text in quotes is one line of signs that can be seen. */
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
        message: `A control character (${called(found)}) stands in this text. Names and texts are one line of signs that can be seen; take it out.`,
        source,
        fixes: [{ title: 'Take it out', edits: [{ source, text: '' }] }],
      });
    }
  }
};

function called(found: string): string {
  const sign = found.at(-1) ?? '';
  return /[bfnrtv0]/.test(sign) ? found : `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
