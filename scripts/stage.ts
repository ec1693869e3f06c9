import fs from 'node:fs';
import path from 'node:path';
import { RULESETS } from './bundles.ts';
import { LICENCES } from './licences.ts';

type Manifest = Readonly<Record<string, unknown>>;

/** What a package is made of. */
interface Contents {
  /** Files and folders, by their places in the project. */
  readonly places: readonly string[];
  readonly readme: string;
  /** Its manifest, from that of the project. */
  readonly manifest: (ours: Manifest) => Manifest;
}

/** Files of `dist/` that the extension has no use for. */
const OF_COMMANDS = ['cli.mjs', 'mcp.mjs', 'queue.mjs'];
/** What only npm and our own scripts read. An editor would take the scripts for modules, were it told the type of the sources. */
const OF_NPM = [
  ...['type', 'private', 'bin', 'workspaces', 'scripts'],
  ...['dependencies', 'devDependencies', 'overrides'],
];

/** The extension, for desktop and web: no command line, nothing that only npm reads. */
const EXTENSION: Contents = {
  places: [
    'CHANGELOG.md',
    'LICENSE',
    'cli/fonts', // a PDF is written with them
    'dist',
    'examples',
    'extension/media',
    'extension/walkthrough',
    'l10n',
    'package.nls.json',
    'package.nls.it.json',
    'syntaxes',
  ],
  readme: 'extension/README.md',
  manifest: (ours) => Object.fromEntries(Object.entries(ours).filter(([key]) => !OF_NPM.includes(key))),
};

const IN_DIST = [
  ...['cli.mjs', 'package.json', LICENCES, RULESETS],
  ...['csv.js', 'server-start.cjs', 'server.js', 'words-it.js'], // `lsp`
  ...['mcp.mjs', 'queue.mjs'],
  ...['pdf.mjs', 'preview.css', 'preview.js', 'turn.js'], // `render`
];
const OF_EVERY_PACKAGE = [
  'name',
  'version',
  'description',
  'keywords',
  'license',
  'repository',
  'bin',
  'dependencies',
] as const;

/** The command line, as npm installs it: nothing of the editor. */
const COMMANDS: Contents = {
  places: [
    'CHANGELOG.md',
    'LICENSE',
    'cli/fonts',
    ...IN_DIST.map((name) => `dist/${name}`),
    'docs/rulesets', // `rules`
  ],
  readme: 'cli/README.md',
  manifest: (ours) => ({
    ...Object.fromEntries(OF_EVERY_PACKAGE.map((key) => [key, ours[key]])),
    engines: { node: (ours.engines as Readonly<Record<string, string>>).node },
  }),
};

/** Lays out in an empty folder what is packed as the extension. */
export function stageExtension(root: string, folder: string): void {
  stage(root, folder, EXTENSION);
  for (const file of OF_COMMANDS) fs.rmSync(path.join(folder, 'dist', file));
}

/** Lays out in an empty folder what is packed for npm. */
export function stageCommands(root: string, folder: string): void {
  stage(root, folder, COMMANDS);
}

function stage(root: string, folder: string, { places, readme, manifest }: Contents): void {
  for (const each of places) fs.cpSync(path.join(root, each), path.join(folder, each), { recursive: true });
  fs.copyFileSync(path.join(root, readme), path.join(folder, 'README.md'));
  const ours = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest(ours)));
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const staged = path.join(folder, file);
    // The packer takes over what the disk says of them, which is not the same on every machine.
    fs.chmodSync(staged, fs.statSync(staged).isDirectory() ? 0o755 : 0o644);
  }
}
