import path from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { ROOT } from './run.ts';

/**
 * Bundles of rules share the modules of the engine that every game uses. The shared bundle is a function that returns
 * new instances of these modules, so that each game has its own state in them, such as the language of its sentences.
 */

/** Modules of the engine that are shared. */
const SHARED = /^engine\/(board|model|play|mechanics)\//;
/** The prefix of shared modules in the imports of a bundle. */
const PREFIX = 'shared:';
const IMPORT = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"${PREFIX}([^"]+)";?`, 'g');
const EXPORT = /export\s*\{([^}]*)\};?\s*$/;

/** Returns whether a module is shared. The path of its file is relative to the project. */
type IsShared = (file: string) => boolean;

/** Creates a plugin that excludes the shared modules from a bundle. The bundle imports them instead. */
const leaveOut = (isShared: IsShared): Plugin => ({
  name: 'leave out shared modules',
  setup(bundle) {
    const isResolving = {};
    bundle.onResolve({ filter: /./ }, async ({ path: imported, pluginData, ...from }) => {
      if (from.kind !== 'import-statement' || pluginData === isResolving) return undefined;
      const { path: found, errors } = await bundle.resolve(imported, { ...from, pluginData: isResolving });
      const file = path.relative(ROOT, found).replaceAll('\\', '/');
      return errors.length === 0 && isShared(file)
        ? { path: `${PREFIX}${file}`, external: true, sideEffects: false }
        : undefined;
    });
  },
});

/** A bundle as esbuild builds it, an ES module that imports shared modules. */
export interface Sharing {
  readonly code: string;
  readonly metafile: Metafile;
}

/**
 * Builds a bundle without the modules that it shares.
 *
 * @param isShared decides which modules are left out. Default: those that the bundles of rules share
 */
export async function buildSharing(
  entry: string,
  options: BuildOptions,
  isShared: IsShared = (file) => SHARED.test(file),
): Promise<Sharing> {
  const plugins = [...(options.plugins ?? []), leaveOut(isShared)];
  const { outputFiles, metafile } = await build({
    ...options,
    globalName: undefined,
    footer: undefined,
    format: 'esm',
    plugins,
    entryPoints: [entry],
    outfile: path.join(ROOT, 'sharing.js'),
    write: false,
  });
  return { code: outputFiles[0].text, metafile: metafile! };
}

/** The exports of shared modules that other bundles import, with their short names. */
export type SharedNames = ReadonlyMap<string, string>;

/** Returns the exports of shared modules that some bundles import. */
export function namesIn(bundles: readonly Sharing[]): SharedNames {
  const imports = bundles.flatMap(({ code }) =>
    [...code.matchAll(IMPORT)].flatMap(([, names, module]) =>
      namesOf(names).map(([exported]) => `${module} ${exported}`),
    ),
  );
  return new Map([...new Set(imports)].sort().map((name, index) => [name, `_${index.toString(36)}`]));
}

/** Returns the script of a bundle of rules. It loads the shared bundle, which is in the same folder. */
export function withShared(rules: Sharing, names: SharedNames): string {
  const shared = '(typeof module==="object"?require("./shared.js"):sandtableShared)()';
  return scriptOf(`(${functionOfShared(rules, names)})(${shared})`);
}

/** Returns the text of a script whose value is the given expression. */
export const scriptOf = (value: string): string =>
  `"use strict";var sandtableScript=${value};if(typeof module==="object")module.exports=sandtableScript;\n`;

/** Returns a bundle as a function from the exports of the shared modules to its own exports. */
export function functionOfShared({ code }: Sharing, names: SharedNames): string {
  const parameters: string[] = [];
  const own = code.replace(IMPORT, (_, imported: string, module: string) => {
    for (const [exported, local] of namesOf(imported))
      parameters.push(`${names.get(`${module} ${exported}`)!}:${local}`);
    return '';
  });
  const [unknown] = /import[^;]*"shared:[^"]*"/.exec(own) ?? [];
  if (unknown !== undefined) throw new Error(`A bundle imports a shared module in an unknown form: ${unknown}`);
  return `({${parameters.join(',')}})=>{${returning(own)}}`;
}

/** Builds the script of the shared bundle: a function that returns new instances of the shared modules. */
export async function buildShared(
  names: SharedNames,
  options: BuildOptions,
): Promise<{ readonly text: string; readonly metafile: Metafile }> {
  const { outputFiles, metafile } = await build({
    ...options,
    globalName: undefined,
    footer: undefined,
    format: 'esm',
    stdin: { contents: exportsOf(names), resolveDir: ROOT, loader: 'ts' },
    outfile: path.join(ROOT, 'shared.js'),
    write: false,
  });
  const value = `()=>{${returning(outputFiles[0].text)}}`;
  const text = `"use strict";var sandtableShared=${value};if(typeof module==="object")module.exports=sandtableShared;\n`;
  return { text, metafile: metafile! };
}

/** Returns the code of a module that exports, under short names, what other bundles import from shared modules. */
export const exportsOf = (names: SharedNames): string =>
  [...names]
    .map(([name, short]) => {
      const [module, exported] = name.split(' ');
      return `export { ${exported} as ${short} } from './${module}';`;
    })
    .join('\n');

/** Replaces the exports at the end of an ES module by a statement that returns them. */
function returning(code: string): string {
  if (!EXPORT.test(code)) throw new Error('A bundle has no exports at its end.');
  return code.replace(EXPORT, (_, exported: string) => {
    const values = namesOf(exported).map(([local, name]) => `${name}:${local}`);
    return `return{${values.join(',')}}`;
  });
}

/** Reads the names between the braces of an import or export: `a as b, c`. */
const namesOf = (list: string): (readonly [string, string])[] =>
  list.split(',').map((each) => {
    const [name, as = name] = each.trim().split(/\s+as\s+/);
    return [name, as];
  });
