import type { Translate } from '../words/translate.js';
import { openArchive, type Archive } from './archive.js';
import { ImportFault } from './import-fault.js';
import { buildFileOf, isExtension, readModule, type VassalModule } from './module.js';
import type { ImportReport } from './report.js';
import { isPlainSavedGame, readSavedGame, type SavedGame } from './saved-game.js';
import type { XmlElement } from './xml.js';

/** A file that the user gives: a module, an extension or a saved game. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The contents of the given files. */
export interface GivenModule {
  readonly archive: Archive;
  readonly module: VassalModule;
  readonly saves: readonly SavedGame[];
}

/**
 * Reads the given files. The content of a file decides whether it is a module, an extension or a saved game.
 * @throws ImportFault if there is not exactly one module
 */
export function readGivenFiles(
  files: readonly GivenFile[],
  context: { readonly report: ImportReport; readonly t: Translate },
): GivenModule {
  const { t } = context;
  const saves: GivenFile[] = [];
  const modules: { readonly archive: Archive; readonly root: XmlElement }[] = [];
  const extensions: XmlElement[] = [];
  for (const { name, bytes } of files) {
    const save = savedGameIn(name, bytes, t);
    if (save) saves.push({ name, bytes: save });
    else {
      const archive = openArchive(bytes, name, t);
      const root = buildFileOf(archive, t);
      if (!root) throw new ImportFault(t('{0} is not a module of VASSAL: it has no build file.', name));
      if (isExtension(root)) extensions.push(root);
      else modules.push({ archive, root });
    }
  }
  const [first, second] = modules;
  if (!first) throw new ImportFault(t('There is no module among the files. A saved game needs its module.'));
  if (second)
    throw new ImportFault(
      t('{0} and {1} are both modules; import one at a time.', first.archive.file, second.archive.file),
    );
  const { archive, root } = first;
  const module = readModule(archive, root, extensions, context);
  const setups = module.setups.flatMap(({ name, file }) => {
    const bytes = archive.read(file);
    const save = bytes && savedGameIn(file, bytes, t);
    if (!save) context.report.add(t('The module names a saved game that it does not have.'), file);
    return save ? [{ name: name === '' ? file : name, bytes: save }] : [];
  });
  const { prototypes } = module;
  return {
    archive,
    module,
    saves: [...setups, ...saves].map(({ name, bytes }) => readSavedGame(name, bytes, { prototypes, ...context })),
  };
}

/** Returns the content of a saved game, which is an archive or a text; undefined for other files. */
function savedGameIn(name: string, bytes: Uint8Array, t: Translate): Uint8Array | undefined {
  return isPlainSavedGame(bytes) ? bytes : openArchive(bytes, name, t).read('savedGame');
}
