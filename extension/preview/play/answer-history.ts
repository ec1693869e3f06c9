import * as vscode from 'vscode';
import type { Place } from '../../../preview/contract/scene.js';
import { applyEdits } from '../places.js';

export type TextEdits = readonly { readonly place: Place; readonly text: string }[];

/** An answer that was written, with the edits that take it back. */
interface WrittenAnswer {
  readonly inverse: TextEdits;
  /**
   * The texts that the answer inserted, in the order of `inverse`. If the document no longer contains one of them at
   * its place, the text was changed after the answer.
   */
  readonly written: readonly string[];
  readonly isComputer: boolean;
  /** Number of die rolls of the game before the answer. */
  readonly rolls: number;
}

/** The answers of one game that *Undo* can take back. */
export class AnswerHistory {
  private readonly answers: WrittenAnswer[] = [];

  /** Number of die rolls of the game before the last answer of a person. Undefined if no person has answered. */
  get rollsBeforeLast(): number | undefined {
    return this.answers.findLast(({ isComputer }) => !isComputer)?.rolls;
  }

  clear(): void {
    this.answers.length = 0;
  }

  /** Writes an answer into the text, as one undo step of the editor. */
  async write(edits: TextEdits, rolls: number, isComputer: boolean): Promise<boolean> {
    const inverse: TextEdits = await invert(edits);
    if (!(await applyEdits(edits))) return false;
    this.answers.push({ inverse, written: inOrder(edits).map(({ text }) => text), isComputer, rolls });
    return true;
  }

  /**
   * Takes back the last answer of a person, and the answers of computer players after it. Answers that are no longer in
   * the text, because the editor's own Undo has removed them, are skipped.
   */
  async undo(): Promise<boolean> {
    let isChanged = false;
    for (let last = this.answers.pop(); last !== undefined; last = this.answers.pop()) {
      if (!(await isUnchanged(last))) continue;
      if (!(await applyEdits(last.inverse))) return isChanged;
      isChanged = true;
      if (!last.isComputer) return true;
    }
    return isChanged;
  }
}

const inOrder = (edits: TextEdits): TextEdits =>
  [...edits].sort((a, b) => a.place.uri.localeCompare(b.place.uri) || a.place.start - b.place.start);

/**
 * Returns edits that undo the given edits, ordered by their place in the text. Must be called before the edits are
 * applied, because it reads the texts that they replace.
 */
async function invert(edits: TextEdits): Promise<TextEdits> {
  const inverse: { place: Place; text: string }[] = [];
  const shifts = new Map<string, number>();
  for (const { place, text } of inOrder(edits)) {
    const { uri, start, end } = place;
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
    const shift = shifts.get(uri) ?? 0;
    shifts.set(uri, shift + text.length - (end - start));
    const before = document.getText().slice(start, end);
    inverse.push({ place: { uri, start: start + shift, end: start + shift + text.length }, text: before });
  }
  return inverse;
}

async function isUnchanged({ inverse, written }: WrittenAnswer): Promise<boolean> {
  for (const [at, { place }] of inverse.entries()) {
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(place.uri));
    if (document.getText().slice(place.start, place.end) !== written[at]) return false;
  }
  return true;
}
