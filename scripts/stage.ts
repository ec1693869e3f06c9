import fs from 'node:fs';
import path from 'node:path';

/** What the extension is made of, by its place in the project: no command line, nothing that only npm reads. */
const SHIPPED = [
  'CHANGELOG.md',
  'LICENSE',
  'cli/fonts', // a PDF is written with them
  'dist',
  'examples',
  'extension/media',
  'extension/walkthrough',
  'syntaxes',
];
/** Files of `dist/` that the command line alone runs. */
const OF_COMMANDS = ['cli.mjs'];
/** What only npm and our own scripts read. An editor would take the scripts for modules, were it told the type of the sources. */
const OF_NPM = [
  ...['type', 'private', 'bin', 'files', 'workspaces', 'scripts'],
  ...['dependencies', 'devDependencies', 'overrides'],
] as const;

/** Lays out in an empty folder what is packed as the extension. */
export function stage(root: string, folder: string): void {
  for (const each of SHIPPED) {
    const filter = (file: string): boolean => !OF_COMMANDS.includes(path.relative(path.join(root, 'dist'), file));
    fs.cpSync(path.join(root, each), path.join(folder, each), { recursive: true, filter });
  }
  fs.copyFileSync(path.join(root, 'extension/README.md'), path.join(folder, 'README.md'));
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  const ours = Object.entries(manifest).filter(([key]) => !(OF_NPM as readonly string[]).includes(key));
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(Object.fromEntries(ours)));
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const staged = path.join(folder, file);
    // The packer takes over what the disk says of them, which is not the same on every machine.
    fs.chmodSync(staged, fs.statSync(staged).isDirectory() ? 0o755 : 0o644);
  }
}
