/**
 * Runs at the start of each process of unit tests, before any module of the project is loaded. Lets Node find the
 * TypeScript file of an import that ends in `.js`, and keep the compiled modules for the next process.
 */
import { existsSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';

/** Stands for the module `vscode`, which exists only in the editor. */
const FAKE_VSCODE = new URL('preview/play/fake-vscode.ts', import.meta.url).href;

enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/unit-tests'));
registerHooks({
  resolve(name, context, resolveNext) {
    const url = name === 'vscode' ? FAKE_VSCODE : typescriptOf(name, context.parentURL);
    return url === undefined ? resolveNext(name, context) : { url, shortCircuit: true };
  },
});

/** Returns the URL of the TypeScript file for an import such as `./board.js`; undefined if there is no such file. */
function typescriptOf(name: string, importer: string | undefined): string | undefined {
  if (!name.startsWith('.') || !name.endsWith('.js') || importer === undefined || importer.includes('/node_modules/'))
    return undefined;
  const url = new URL(name.replace(/js$/, 'ts'), importer);
  return existsSync(url) ? url.href : undefined;
}
