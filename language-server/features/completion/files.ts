import { UriUtils } from 'langium';
import { CompletionItemKind } from 'vscode-languageserver';
import { quoted } from '../../../engine/model/names.js';
import { addressesOf } from '../hover/dice.js';
import { starterSnippet } from '../../new-scenario/starter-file.js';
import type { Proposer } from './proposal.js';

/** Files of the workspace not imported yet, as paths from here; the nearest first. */
export const importPaths: Proposer = function* ({ analysis, services, spot }) {
  const here = spot.document.uri;
  const folder = UriUtils.dirname(here);
  const known = new Set(analysis.files);
  for (const { uri } of services.shared.workspace.LangiumDocuments.all) {
    if (uri.scheme !== here.scheme || UriUtils.equals(uri, here) || known.has(uri.toString())) continue;
    const path = UriUtils.relative(folder, uri);
    yield { label: quoted(path), kind: CompletionItemKind.File, order: String(path.split('/').length) };
  }
};

export const rulesetIds: Proposer = function* ({ services }) {
  for (const { id, title } of services.Rulesets.values())
    yield { label: id, kind: CompletionItemKind.Module, detail: title };
};

/** In a file that says nothing yet: for each game a whole one to begin with, which plays as it stands. */
export const starterFiles: Proposer = function* ({ services, spot }) {
  const said = spot.document.textDocument
    .getText()
    .replace(/\/\/.*/g, '')
    .trim();
  if (said !== spot.typed) return;
  for (const ruleset of services.Rulesets.values())
    yield {
      label: `ruleset ${ruleset.id} …`,
      kind: CompletionItemKind.Snippet,
      detail: `${ruleset.title}: a small scenario to begin with`,
      snippet: starterSnippet(ruleset),
      order: '0',
    };
};

/** Addresses of dice this game rolls as written, to write a roll down. */
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
