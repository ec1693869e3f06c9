import { termOf } from '../../text/term-of.js';
import { say } from '../../../engine/model/say.js';
import { CompletionItemKind } from 'vscode-languageserver';
import type { StatedNames } from '../../../engine/play/game.js';
import { withArticle } from '../../../engine/model/words.js';
import type { Proposal, ProposalContext, Proposer } from './proposal.js';

/** Proposes the values of a `position`, and the words for places off the map. */
export const statedValues: Proposer = function* (context) {
  const names = statedNames(context);
  for (const name of names?.ofGame ?? []) yield value(name, `${name} = $0`, say`value of the game`);
  for (const { name, group } of names?.ofMembers ?? [])
    yield value(name, `${name} of $1 = $0`, ofGroup(context, group));
};

const ofGroup = ({ ruleset }: ProposalContext, group: string): string =>
  say`value of ${withArticle(termOf(ruleset, group))}`;

/** Proposes the words for places off the map at the beginning of a line of a `position`. */
export const placesOffMap: Proposer = function* (context) {
  for (const word of statedNames(context)?.offMap ?? [])
    yield { label: word, kind: CompletionItemKind.Keyword, detail: say`off the map`, snippet: `${word}: $0` };
};

/** Proposes the values of a unit of a `position`. */
export const valuesOfUnits: Proposer = function* (context) {
  for (const name of statedNames(context)?.ofUnits ?? []) yield value(name, name, say`value of a unit`);
};

const value = (label: string, snippet: string, detail: string): Proposal => ({
  label,
  kind: CompletionItemKind.Property,
  detail,
  snippet,
});

function statedNames({ analysis, ruleset }: ProposalContext): StatedNames | undefined {
  if (!ruleset || !analysis.scenario) return undefined;
  const { position: _, ...scenario } = analysis.scenario;
  return ruleset.start(scenario, { silent: true }).statedNames?.();
}
