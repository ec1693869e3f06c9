import fs from 'node:fs';
import path from 'node:path';
import { RULESETS } from './bundles.ts';
import { LICENCES } from './licences.ts';

type Manifest = Readonly<Record<string, unknown>>;

/** The contents of a package. */
interface Contents {
  /** Paths of files and folders, which are the same in the project and in the package. */
  readonly paths: readonly string[];
  readonly readme: string;
  /** Derives the manifest of the package from that of the project. */
  readonly manifest: (project: Manifest) => Manifest;
}

/** Files that the extension package does not need. */
const LEFT_OUT = [
  ...['cli.mjs', 'mcp.mjs', 'queue.mjs', 'vassal.mjs', 'words-it.mjs'].map((file) => `dist/${file}`), // Only the command line uses them.
  'extension/media/workbench.webp', // The packer links the pictures of the README to the repository.
];
/**
 * Keys of the manifest that only npm and the project's scripts use. The package omits them. The key `type` would even
 * do harm: an editor would load the bundles as ES modules.
 */
const NPM_ONLY_KEYS = [
  ...['type', 'private', 'bin', 'workspaces', 'scripts'],
  ...['dependencies', 'devDependencies', 'overrides'],
];

/**
 * The contents of the extension package for desktop and web. The package contains neither the command line nor the
 * manifest keys that only npm uses.
 */
const EXTENSION: Contents = {
  paths: [
    'CHANGELOG.md',
    'LICENSE',
    'cli/fonts', // for PDF export
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
  manifest: (project) => Object.fromEntries(Object.entries(project).filter(([key]) => !NPM_ONLY_KEYS.includes(key))),
};

const IN_DIST = [
  ...['cli.mjs', 'package.json', LICENCES, RULESETS],
  ...['csv.js', 'on-demand.js', 'server-start.cjs', 'server.js', 'vassal.js', 'words-it.js'], // `lsp`
  ...['mcp.mjs', 'queue.mjs', 'vassal.mjs', 'words-it.mjs'],
  ...['pdf.mjs', 'preview.css', 'preview.js', 'turn.js'], // `render`
];
const COMMON_KEYS = [
  'name',
  'version',
  'description',
  'keywords',
  'license',
  'repository',
  'bin',
  'dependencies',
] as const;

/** The contents of the npm package: the command line without the extension. */
const COMMANDS: Contents = {
  paths: [
    'CHANGELOG.md',
    'LICENSE',
    'cli/fonts',
    'l10n', // for the page of a turn
    ...IN_DIST.map((name) => `dist/${name}`),
    'docs/rulesets', // `rules`
  ],
  readme: 'cli/README.md',
  manifest: (project) => ({
    ...Object.fromEntries(COMMON_KEYS.map((key) => [key, project[key]])),
    engines: { node: (project.engines as Readonly<Record<string, string>>).node },
  }),
};

/** Copies the contents of the extension package into an empty folder. */
export function stageExtension(root: string, folder: string): void {
  stage(root, folder, EXTENSION);
  for (const file of LEFT_OUT) fs.rmSync(path.join(folder, file));
}

/** Copies the contents of the npm package into an empty folder. */
export function stageCommands(root: string, folder: string): void {
  stage(root, folder, COMMANDS);
}

function stage(root: string, folder: string, { paths, readme, manifest }: Contents): void {
  for (const each of paths) fs.cpSync(path.join(root, each), path.join(folder, each), { recursive: true });
  fs.copyFileSync(path.join(root, readme), path.join(folder, 'README.md'));
  const project = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest(project)));
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const staged = path.join(folder, file);
    // The packer copies file permissions, which differ between machines.
    fs.chmodSync(staged, fs.statSync(staged).isDirectory() ? 0o755 : 0o644);
  }
}
