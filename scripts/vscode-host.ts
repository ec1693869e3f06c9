/** Starts the VS Code server of `.vscode-host/`. */
import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumFile } from './chromium.ts';
import { ROOT } from './run.ts';

const HOST = path.join(ROOT, '.vscode-host/node_modules/code-server/lib/vscode');
const HOST_SERVER = path.join(HOST, 'out/server-main.js');
/**
 * The built-in extensions of VS Code that Sandtable uses: colour themes, file icons, and the Markdown preview, which
 * shows the pages of rules.
 */
const USED_BUILT_IN_EXTENSIONS = ['theme-defaults', 'theme-seti', 'markdown-basics', 'markdown-language-features'];

/** Returns descriptions of what is missing for tests in a real editor. */
export function missingForEditor(): readonly string[] {
  const wants: readonly (readonly [string, string])[] = [
    [HOST_SERVER, 'a VS Code host in .vscode-host/ (npm run vscode:install)'],
    [chromiumFile(), 'Chromium (apt-get install chromium-headless-shell fonts-dejavu-core, or name one in CHROMIUM)'],
  ];
  return wants.flatMap(([file, what]) => (fs.existsSync(file) ? [] : [what]));
}

const QUIET_SETTINGS = {
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'workbench.startupEditor': 'none',
  'workbench.enableExperiments': false,
  'workbench.tips.enabled': false,
  'security.workspace.trust.enabled': false,
  'git.enabled': false,
  'chat.disableAIFeatures': true,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.reduceMotion': 'on',
  'editor.cursorBlinking': 'solid',
} as const;

/** A temporary profile of VS Code: settings, extensions, logs. */
export interface Profile {
  readonly folder: string;
  readonly userData: string;
  readonly extensions: string;
  readonly writeSettings: (settings: Readonly<Record<string, unknown>>) => void;
  readonly remove: () => void;
}

export function makeProfile(settings: Readonly<Record<string, unknown>> = {}): Profile {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-vscode-'));
  const userData = path.join(folder, 'data');
  const extensions = path.join(folder, 'extensions');
  fs.mkdirSync(path.join(userData, 'User'), { recursive: true });
  fs.mkdirSync(extensions);
  const writeSettings: Profile['writeSettings'] = (more) => {
    fs.writeFileSync(path.join(userData, 'User/settings.json'), JSON.stringify({ ...QUIET_SETTINGS, ...more }));
  };
  writeSettings(settings);
  const remove = (): void => {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  return { folder, userData, extensions, writeSettings, remove };
}

/** The environment of the server. An empty gallery URL keeps the workbench from contacting the marketplace. */
function hostEnv(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...process.env, EXTENSIONS_GALLERY: '{"serviceUrl":""}', ...more };
}

/** Installs a packaged extension into a profile. @throws Error when VS Code rejects it. */
export async function installVsix(vsix: string, profile: Profile): Promise<void> {
  const dirs = ['--user-data-dir', profile.userData, '--extensions-dir', profile.extensions];
  const args = [HOST_SERVER, '--install-extension', vsix, '--accept-server-license-terms', ...dirs];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: hostEnv() });
  if (!stdout.includes('successfully installed')) throw new Error(stdout);
}

export interface EditorServer {
  readonly url: string;
  readonly authority: string;
  /** Stops the server and all processes that it started. */
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly port?: number;
  /** The display language. The texts of VS Code itself stay English, those of extensions are translated. Default: `en`. */
  readonly language?: string;
  /** True if VS Code asks whether the user trusts a folder. Default: false, unlike in VS Code itself. */
  readonly asksForTrust?: boolean;
  /**
   * True to leave out the built-in extensions of VS Code that Sandtable does not use, such as Git and TypeScript. Each
   * window then takes half the processor time to open. Default: false.
   */
  readonly omitsUnused?: boolean;
}

export async function startServer(
  profile: Profile,
  { env, port = 0, language = 'en', asksForTrust = false, omitsUnused = false }: ServerOptions = {},
): Promise<EditorServer> {
  if (language !== 'en') addLanguage(profile, language);
  const log = fs.createWriteStream(path.join(profile.folder, 'server.log'));
  const child = spawn(
    process.execPath,
    [
      ...[HOST_SERVER, '--host', '127.0.0.1', '--port', String(port), '--without-connection-token'],
      ...['--accept-server-license-terms', '--telemetry-level', 'off', '--locale', language],
      ...(asksForTrust ? [] : ['--disable-workspace-trust']),
      // This flag allows the workbench to read the path of the tests from its URL.
      '--enable-smoke-test-driver',
      ...['--user-data-dir', profile.userData, '--extensions-dir', profile.extensions],
      ...['--server-data-dir', path.join(profile.folder, 'server')],
      ...(omitsUnused ? ['--builtin-extensions-dir', linkUsedExtensions(profile)] : []),
    ],
    // The server has a separate process group, so that all processes that it starts can be stopped together.
    { env: hostEnv(env), stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  child.stderr.pipe(log, { end: false });
  const listening = await new Promise<string>((resolve, reject) => {
    const giveUp = (reason: string): void => {
      reject(new Error(`The VS Code server ${reason}; see ${String(log.path)}.`));
    };
    const timer = setTimeout(giveUp, 30_000, 'did not start in 30 s');
    let output = '';
    child.stdout.on('data', (data: Buffer) => {
      log.write(data);
      output += data.toString();
      const found = /Extension host agent listening on (\d+)/.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    void exited.then(() => {
      clearTimeout(timer);
      giveUp('ended before it listened');
    });
  });
  const authority = `127.0.0.1:${listening}`;
  const stop = async (): Promise<void> => {
    endGroup(child.pid, 'SIGTERM');
    await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 5000))]);
    endGroup(child.pid, 'SIGKILL');
    log.end();
  };
  return { url: `http://${authority}/`, authority, stop };
}

/** Links the built-in extensions that Sandtable uses into a new folder of a profile. Returns the path of the folder. */
function linkUsedExtensions({ folder }: Profile): string {
  const used = path.join(folder, 'built-in');
  fs.mkdirSync(used);
  for (const name of USED_BUILT_IN_EXTENSIONS)
    fs.symlinkSync(path.join(HOST, 'extensions', name), path.join(used, name), 'dir');
  return used;
}

// cspell:ignore languagepacks
/** Adds a display language to a profile as a language pack without texts. VS Code shows only languages with a pack. */
function addLanguage({ userData }: Profile, language: string): void {
  const texts = path.join(userData, `${language}.json`);
  fs.writeFileSync(texts, JSON.stringify({ contents: {} }));
  const extensions = [{ extensionIdentifier: { id: 'sandtable.no-texts' }, version: '1.0.0' }];
  const pack = { hash: 'no-texts', extensions, label: language, translations: { vscode: texts } };
  fs.writeFileSync(path.join(userData, 'languagepacks.json'), JSON.stringify({ [language]: pack }));
}

function endGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // The group has ended already.
  }
}

export interface WorkbenchOptions {
  /** Absolute path of the folder or file to open. */
  readonly folder?: string;
  /** Absolute path of a workspace file. It is opened instead of `folder`. */
  readonly workspace?: string;
  readonly extensionDevelopmentPath?: readonly string[];
  readonly extensionTestsPath?: string;
}

/**
 * Returns the URL that opens the workbench. The URL contains the values that are command-line flags of the desktop
 * version.
 */
export function workbenchUrl(server: EditorServer, options: WorkbenchOptions = {}): string {
  const { folder, workspace, extensionDevelopmentPath = [], extensionTestsPath } = options;
  const remote = (file: string): string => `vscode-remote://${server.authority}${encodeURI(file)}`;
  const payload = extensionDevelopmentPath.map((file) => ['extensionDevelopmentPath', remote(file)]);
  if (extensionTestsPath !== undefined) payload.push(['extensionTestsPath', remote(extensionTestsPath)]);
  const url = new URL(server.url);
  if (workspace !== undefined) url.searchParams.set('workspace', workspace);
  else if (folder === undefined) url.searchParams.set('ew', 'true');
  else url.searchParams.set('folder', folder);
  if (payload.length > 0) url.searchParams.set('payload', JSON.stringify(payload));
  return url.href;
}
