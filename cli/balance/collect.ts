import { t } from '@vscode/l10n';
import path from 'node:path';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import { nearestSpellings } from '../../engine/board/spelling.js';
import { list } from '../../engine/model/words.js';
import { chosenIn } from '../../engine/play/rulings.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { Unusable } from '../../language-server/report/unusable.js';
import type { Desk, Sheet } from '../workspace.js';
import type { Arm } from './task.js';

/** The texts of files and of all they import, by their paths below the folder that holds them all. */
export function textsOf(desks: readonly Desk[]): {
  readonly files: Record<string, string>;
  readonly nameOf: (sheet: Sheet) => string;
} {
  const documents = desks.flatMap(({ workspace }) =>
    workspace.services.shared.workspace.LangiumDocuments.all.toArray(),
  );
  const paths = documents.map(({ uri }) => uri.path);
  const folder = commonFolder(paths);
  const files = documents.map(
    ({ uri, textDocument }) => [uri.path.slice(folder.length), textDocument.getText()] as const,
  );
  return { files: Object.fromEntries(files), nameOf: ({ document }) => document.uri.path.slice(folder.length) };
}

/** `/games/pgg/` of `/games/pgg/a.sand` and `/games/pgg/maps/b.sand`. */
function commonFolder(paths: readonly string[]): string {
  let [folder] = paths.map((each) => `${path.posix.dirname(each)}/`);
  while (!paths.every((each) => each.startsWith(folder))) folder = `${path.posix.dirname(folder)}/`.replace('//', '/');
  return folder;
}

/** A file with each other value of a ruling. @throws Unusable when the game has no such ruling. */
export function varied(file: string, option: string, ruleset: Ruleset, scenario: ScenarioModel): Arm[] {
  const ruling = ruleset.rulings.find((each) => each.option === option);
  if (!ruling) {
    const options = ruleset.rulings.map((each) => each.option);
    const near = nearestSpellings(option, options, 1).at(0);
    const hint = near === undefined ? t('Known: {0}.', list(options, t('and'))) : t('Did you mean “{0}”?', near);
    throw new Unusable(t('{0} has no ruling “{1}”. {2}', ruleset.title, option, hint));
  }
  const chosen = chosenIn(ruling, scenario);
  return ruling.values
    .filter((value) => value !== chosen)
    .map((value) => ({ name: `${option} = ${value}`, file, rulings: [{ option, value }] }));
}
