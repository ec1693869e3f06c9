import type { LangiumDocument } from 'langium';
import { rulesetScript, type RulesetScript } from '../rulesets/ruleset-script.js';
import type { SandtableServices } from '../services.js';
import { leafAt } from '../syntax/written-value.js';

type DeclaredWords = InstanceType<RulesetScript['DeclaredWords']>;

/** A word of a declared game at a place in a file, with the finder for its other uses. */
export interface WordAtCursor {
  readonly found: NonNullable<ReturnType<DeclaredWords['at']>>;
  readonly words: DeclaredWords;
}

/**
 * Returns the word of a declared game at an offset. Undefined if there is none, or if no file declares the ruleset of
 * the document.
 * @param withNames whether the names of sides, places and areas in files of the game are words, too. Default: true
 */
export function wordAtCursor(
  services: SandtableServices,
  document: LangiumDocument,
  offset: number,
  { withNames = true }: { readonly withNames?: boolean } = {},
): WordAtCursor | undefined {
  const { rulesets } = services.compile.Analyser;
  const isDeclared = rulesets.of(document)?.declaredIn !== undefined || rulesets.declaredIn(document) !== undefined;
  const root = document.parseResult.value.$cstNode;
  const leaf = isDeclared && root ? leafAt(root, offset) : undefined;
  if (!leaf) return undefined;
  const words = new (rulesetScript().DeclaredWords)(services);
  const found = withNames ? words.at(document, { offset, leaf }) : words.wordAt(document, { offset, leaf });
  return found && { found, words };
}
