import { t } from '@vscode/l10n';
import { URI, UriUtils } from 'langium';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { base64Of, bytesOf } from '../../protocol/base64.js';
import type { ServerRequests } from '../../protocol/requests.js';
import { rulesetKey } from '../rules/ruleset-key.js';
import type { LibraryScripts } from '../library-scripts.js';
import type { SandtableServices } from '../services.js';
import { formatTexts } from './format-texts.js';

type Import = ServerRequests['sandtable/importVassal'];

/** Returns the handler of the request to import a module, which loads the bundle of the import on demand. */
export function importAnswers(
  services: Pick<SandtableServices, 'compile' | 'shared'>,
  vassal: LibraryScripts['vassal'],
): { readonly 'sandtable/importVassal': (params: Import['params']) => Import['result'] } {
  return {
    'sandtable/importVassal': ({ ruleset: id, files, sides, folder }) => {
      const { rulesets } = services.compile.Analyser;
      const ruleset = rulesets.withKey(id);
      if (!ruleset)
        return { fault: t('No ruleset is called “{0}”. Known: {1}.', id, rulesets.all().map(rulesetKey).join(', ')) };
      const result = vassal().importVassal({
        files: files.map(({ name, base64 }) => ({ name, bytes: bytesOf(base64) })),
        ruleset,
        rulesetFile: fileFrom(folder, ruleset),
        sides: new Map(Object.entries(sides)),
        t,
      });
      if ('fault' in result) return result;
      const { texts, pictures, report, unknownSides } = result;
      return {
        files: [
          ...[...formatTexts(texts, services)].map(([path, text]) => ({ path, text })),
          ...[...pictures].map(([path, bytes]) => ({ path, base64: base64Of(bytes) })),
        ],
        report,
        unknownSides,
        sides: ruleset.vocabulary.sides,
      };
    },
  };
}

/** Returns the path from the folder of the import to the file that declares a ruleset. */
function fileFrom(folder: string | undefined, { declaredIn }: Ruleset): string | undefined {
  return folder === undefined || declaredIn === undefined
    ? undefined
    : UriUtils.relative(URI.parse(folder), URI.parse(declaredIn));
}
