import { say } from '../../../engine/model/say.js';
import { UriUtils } from 'langium';
import { CompletionItemKind } from 'vscode-languageserver';
import { quoted } from '../../../engine/model/names.js';
import { addressesOf } from '../hover/dice.js';
import { starterSnippet } from '../../new-scenario/starter-file.js';
import type { Proposer } from './proposal.js';

/** Proposes relative paths of files that are not imported yet, the nearest first. */
export const importPaths: Proposer = function* ({ analysis, services, spot }) {
  const { uri: own } = spot.document;
  const folder = UriUtils.dirname(own);
  const known = new Set(analysis.files);
  for (const { uri } of services.shared.workspace.LangiumDocuments.all) {
    if (uri.scheme !== own.scheme || UriUtils.equals(uri, own) || known.has(uri.toString())) continue;
    const path = UriUtils.relative(folder, uri);
    yield { label: quoted(path), kind: CompletionItemKind.File, order: String(path.split('/').length) };
  }
};

/** Proposes published games, and rulesets that files of the workspace declare. */
export const rulesetIds: Proposer = function* ({ services, spot }) {
  const { rulesets } = services.compile.Analyser;
  const usable = rulesets.usableBy(spot.document);
  const others = rulesets.all().filter(({ id }) => !usable.some((ruleset) => ruleset.id === id));
  for (const { id, title } of [...usable, ...others])
    yield { label: id, kind: CompletionItemKind.Module, detail: title };
};

/** Proposes a complete small scenario of each game in an empty file. */
export const starterFiles: Proposer = function* ({ services, spot }) {
  const content = spot.document.textDocument
    .getText()
    .replace(/\/\/.*/g, '')
    .trim();
  if (content !== spot.typed) return;
  for (const ruleset of services.compile.Analyser.rulesets.all())
    yield {
      label: `ruleset ${ruleset.id} …`,
      kind: CompletionItemKind.Snippet,
      detail: say`${ruleset.title}: a small scenario to start with`,
      snippet: starterSnippet(ruleset, {}, spot.document.uri),
      order: '0',
    };
};

/** Proposes addresses for a statement that sets the result of a die: the addresses of all dice that the game rolls. */
export const diceAddresses: Proposer = function* ({ analysis }) {
  for (const moment of analysis.playthrough()?.moments ?? []) {
    if (moment.kind !== 'dice') continue;
    const { answer, each, prompt } = moment;
    for (const [die, address] of addressesOf(moment).entries())
      yield {
        label: quoted(address),
        kind: CompletionItemKind.Event,
        detail: prompt,
        snippet: `${quoted(address)} = \${1:${each ? (answer.split(' ').at(die) ?? answer) : answer}}`,
      };
  }
};
