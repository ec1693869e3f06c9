import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { vi } from 'vitest';
import { ROOT } from '../../scripts/run.ts';
import {
  installVsix,
  makeProfile,
  startServer,
  workbenchUrl,
  type EditorServer,
  type Profile,
  type ServerOptions,
  type WorkbenchOptions,
} from '../../scripts/vscode-host.ts';

/** Path of the packaged extension. */
export const VSIX = path.join(ROOT, 'out/sandtable.vsix');
/** Timeout in milliseconds. It is long, because an editor that runs in parallel with other tests is slow. */
const TIMEOUT_MS = 60_000;
/** Timeout of a single wait. */
interface Within {
  readonly timeout: number;
}

/** Window size with room for text and map. */
export const WINDOW = { width: 1440, height: 860 };
const PICTURES = path.join(ROOT, 'test-artifacts');

/** The contents of a folder that is opened in VS Code. */
export interface FolderContent {
  /** A folder of `examples/`. */
  readonly examples?: string;
  /** Additional files by path in the folder. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

/** A VS Code with the packaged extension installed, in which a folder is open. */
export class Workbench {
  /** The opened folder. */
  folder = '';
  private readonly home = fs.mkdtempSync(path.join(os.tmpdir(), 'sandtable-'));

  private constructor(
    readonly page: Page,
    private readonly profile: Profile,
    private readonly server: EditorServer,
  ) {}

  /**
   * Starts VS Code.
   * @param options how the server is started; `bare` to leave out the extension
   */
  static async start(browser: Browser, options: ServerOptions & { readonly bare?: true } = {}): Promise<Workbench> {
    fs.mkdirSync(PICTURES, { recursive: true });
    const profile = makeProfile();
    if (!options.bare) await installVsix(VSIX, profile);
    const server = await startServer(profile, options);
    const page = await browser.newPage({ viewport: WINDOW });
    page.setDefaultTimeout(TIMEOUT_MS);
    return new Workbench(page, profile, server);
  }

  /** Creates the folder to be opened. */
  lay({ examples = '', files = {} }: FolderContent): void {
    this.folder = path.join(fs.mkdtempSync(path.join(this.home, 'folder-')), examples);
    if (examples !== '') fs.cpSync(path.join(ROOT, 'examples', examples), this.folder, { recursive: true });
    for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(this.folder, name), content);
  }

  /** Creates a folder with the files of several folders. Each folder of `examples/` becomes a folder in it. */
  layTogether(contents: readonly FolderContent[]): void {
    this.lay({ files: Object.assign({}, ...contents.map(({ files }) => files)) as FolderContent['files'] });
    for (const { examples } of contents)
      if (examples !== undefined)
        fs.cpSync(path.join(ROOT, 'examples', examples), path.join(this.folder, examples), { recursive: true });
  }

  /** Opens the folder with a colour theme and user settings. `what` holds further options of the window. */
  async open(
    theme: string,
    settings: Readonly<Record<string, unknown>> = {},
    what: WorkbenchOptions = { folder: this.folder },
  ): Promise<void> {
    this.wear(theme, settings);
    await this.page.goto(workbenchUrl(this.server, what));
    await this.page.locator('.monaco-workbench .editor-group-container').first().waitFor();
  }

  /** Reloads the window with a colour theme; open editors are restored. */
  async reload(theme: string): Promise<void> {
    this.wear(theme);
    const loaded = this.page.waitForEvent('load');
    await this.command('Developer: Reload Window');
    await loaded;
  }

  /**
   * Selects a colour theme from the editor's list. Waits for the high-contrast themes, which are missing from the list
   * while a window loads.
   */
  async choose(theme: string): Promise<void> {
    await this.command('Preferences: Color Theme');
    await this.page.locator('.quick-input-widget input').fill(theme);
    await this.page.locator('.quick-input-list .monaco-list-row.focused').getByText(theme, { exact: true }).waitFor();
    await this.page.keyboard.press('Enter');
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
  }

  private wear(theme: string, settings: Readonly<Record<string, unknown>> = {}): void {
    this.profile.writeSettings({
      ...settings,
      'workbench.colorTheme': theme,
      'window.autoDetectColorScheme': false,
      'window.autoDetectHighContrast': false,
    });
  }

  /** Opens a file of the folder in the first column. */
  async openFile(name: string): Promise<void> {
    await this.command('View: Focus First Editor Group');
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
    const first = this.page.locator('.quick-input-list .monaco-list-row').first().getByText(name);
    await this.prompt(name, (within) => first.waitFor(within));
    await this.page.keyboard.press('Enter');
    await this.page.locator('.tab.active').getByText(name).first().waitFor();
    await this.page.locator('.monaco-editor .view-line').first().waitFor();
  }

  async command(title: string): Promise<void> {
    const row = (label: string): string => `.quick-input-list .monaco-list-row[aria-label${label}]`;
    const found = this.page.locator(`${row(`="${title}"`)}, ${row(`^="${title},"`)}`).first();
    await this.prompt(`>${title}`, (within) => found.click(within));
  }

  /** Opens a quick pick. Opens the quick pick again if a focus change closed it. */
  private async prompt(text: string, done: (within: Within) => Promise<void> = () => Promise.resolve()): Promise<void> {
    await this.pressUntil(['F1'], async (within) => {
      await this.page.locator('.quick-input-widget input').fill(text, within);
      await done({ timeout: 10_000 });
    });
  }

  /** Presses keys until their effect is visible, because keys pressed during a focus change are lost. */
  async pressUntil(keys: readonly string[], done: (within: Within) => Promise<void>): Promise<void> {
    await vi.waitFor(
      async () => {
        for (const key of keys) await this.page.keyboard.press(key);
        await done({ timeout: 3_000 });
      },
      { timeout: 90_000 },
    );
  }

  /** Hides the side bar, so that text and map have more room. */
  async hideSideBar(): Promise<void> {
    if (await this.page.locator('.explorer-viewlet').isVisible()) await this.page.keyboard.press('Control+b');
    await this.page.locator('.explorer-viewlet').waitFor({ state: 'hidden' });
  }

  /** Moves the cursor to a line. */
  async goToLine(line: number, column = 1): Promise<void> {
    await this.prompt(`:${line}:${column}`);
    await this.page.keyboard.press('Enter');
  }

  /** Returns the webview of the map or rule opened last. */
  get preview(): FrameLocator {
    return this.page.frameLocator('iframe.webview.ready >> visible=true >> nth=-1').frameLocator('iframe#active-frame');
  }

  /** Takes a screenshot for review once the language server is idle. */
  async picture(name: string): Promise<void> {
    await this.page.locator('.statusbar').getByText('pgg').first().waitFor();
    await this.page.waitForTimeout(700);
    await this.screenshot(name);
  }

  async screenshot(name: string): Promise<void> {
    await this.page.screenshot({ path: path.join(PICTURES, `${name}.png`) });
  }

  async stop(): Promise<void> {
    await this.page.close();
    await this.server.stop();
    this.profile.remove();
    fs.rmSync(this.home, { recursive: true, force: true });
  }
}
