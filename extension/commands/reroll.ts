import * as vscode from 'vscode';
import { writeSeed } from '../preview/seed.js';
import { subjectOf } from './subject.js';
import type { CommandContext } from './command-context.js';

/** Plays the same orders with other dice, and offers to write the seed into the file. */
export async function reroll(desk: CommandContext, given: unknown): Promise<void> {
  const uri = subjectOf(desk, given);
  if (!uri) return;
  const seed = freshSeed();
  const panel = desk.previews.open(uri);
  await panel.playWithSeed(seed);
  const keep = vscode.l10n.t('Keep this seed');
  const back = vscode.l10n.t('Use the seed of the file again');
  const choice = await vscode.window.showInformationMessage(
    vscode.l10n.t('The map shows the turn played with the seed “{0}”.', seed),
    keep,
    back,
  );
  if (choice === undefined) return;
  if (choice === keep) await writeSeed(uri, seed);
  await panel.playWithSeed(undefined);
}

/** Returns a random seed of three syllables, easy to say and to write down. */
function freshSeed(): string {
  const consonants = 'bdfgklmnprstvz';
  const vowels = 'aeiou';
  const letters = crypto.getRandomValues(new Uint8Array(6));
  return [...letters].map((byte, at) => (at % 2 === 0 ? consonants[byte % 14] : vowels[byte % 5])).join('');
}
