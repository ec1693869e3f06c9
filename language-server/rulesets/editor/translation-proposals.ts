import { readersTag, term } from '../../../engine/model/say.js';
import type { CompiledRuleset } from '../compiled-ruleset.js';
import { KIND, type Proposal, type Token } from './proposal.js';

const isTranslation = (tokens: readonly Token[]): boolean => tokens.some(({ image }) => image === ':');

/** Returns whether parentheses contain translations before the last entry, so that no attribute may follow. */
export const isAmongTranslations = (written: readonly (readonly Token[])[]): boolean =>
  written.slice(0, -1).some(isTranslation);

/**
 * Yields the languages into which the text or name before parentheses may be translated: those in which the ruleset
 * has other translations, and that of the reader.
 *
 * @param statement the tokens before the parentheses
 * @param written the entries of the parentheses, the last of which is at the cursor
 */
export function translationProposals(
  statement: readonly Token[],
  written: readonly (readonly Token[])[],
  { statements }: Pick<CompiledRuleset, 'statements'>,
): readonly Proposal[] {
  if (statement.length < 2 || !written.slice(0, -1).every(isTranslation)) return [];
  const given = new Set(written.map(([tag]) => (tag as Token | undefined)?.image));
  const used = statements.flatMap(({ node }) => node.translations.flatMap(({ texts }) => texts));
  const languages = [...used.map(({ language }) => language), readersTag().split('-')[0]];
  return [...new Set(languages)]
    .filter((tag) => tag !== 'en' && !given.has(tag))
    .map((tag) => ({
      label: tag,
      kind: KIND.Property,
      detail: term('translation'),
      snippet: `${tag}: "$1"`,
      order: '6',
    }));
}
