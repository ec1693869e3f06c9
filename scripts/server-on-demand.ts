import path from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { ROOT } from './run.ts';
import {
  buildSharing,
  exportsOf,
  functionOfShared,
  namesIn,
  scriptOf,
  type SharedNames,
  type Sharing,
} from './shared-modules.ts';

/**
 * Builds the server as two bundles. The first bundle starts the server and finds errors. The second bundle answers
 * requests and is loaded on demand. Modules that both bundles need are only in the first bundle, so that the state of
 * each module exists once. The second bundle is a function that takes the exports of these modules.
 */

/** A bundle as text, with the metafile of esbuild. */
interface Built {
  readonly text: string;
  readonly metafile: Metafile;
}

/** Creates a plugin that makes the server export what the script that is loaded on demand uses of shared modules. */
const exportModules = (names: SharedNames): Plugin => ({
  name: 'export modules of the server',
  setup(bundle) {
    bundle.onLoad({ filter: /on-demand[\\/]server-modules\.ts$/ }, () => ({
      contents: exportsOf(names),
      resolveDir: ROOT,
    }));
  },
});

/** Builds the server and the script that it loads on demand, each from its entry point with its options. */
export async function buildServer(
  server: { readonly entry: string; readonly options: BuildOptions },
  script: { readonly entry: string; readonly options: BuildOptions },
): Promise<{ readonly server: Built; readonly script: Built }> {
  let modules: ReadonlySet<string> = new Set();
  let sharing: Sharing | undefined;
  let names: SharedNames = new Map();
  // The server exports modules that the script imports. Such a module may import another module, which is then part of the
  // server, too. The script must not contain a copy of that module. So both are built again until the server contains no
  // new module.
  for (;;) {
    const { outputFiles, metafile } = await build({
      ...server.options,
      plugins: [...(server.options.plugins ?? []), exportModules(names)],
      entryPoints: [server.entry],
      outfile: path.join(ROOT, 'server.js'),
      write: false,
      metafile: true,
    });
    const contained = modulesIn(metafile);
    if (sharing && contained.size === modules.size) {
      const text = scriptOf(functionOfShared(sharing, names));
      return { server: { text: outputFiles[0].text, metafile }, script: { text, metafile: sharing.metafile } };
    }
    modules = contained;
    sharing = await buildSharing(script.entry, script.options, (file) => contained.has(file));
    names = namesIn([sharing]);
  }
}

/** Returns the modules whose code is in a bundle. */
function modulesIn({ outputs }: Metafile): ReadonlySet<string> {
  const [{ inputs }] = Object.values(outputs);
  return new Set(Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])));
}
