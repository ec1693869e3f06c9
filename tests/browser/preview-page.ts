import http from 'node:http';
import path from 'node:path';
import { build } from 'esbuild';
import { previewPage } from '../../extension/preview/page.js';
import { translations } from '../l10n/words.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Some of the colours that an editor gives its webviews, by theme. */
const EDITORS = {
  light: {
    classes: 'vscode-light',
    variables: {
      foreground: '#3b3b3b',
      descriptionForeground: '#5f5f5f',
      'editor-background': '#ffffff',
      'sideBar-background': '#f8f8f8',
      'panel-border': '#e5e5e5',
      focusBorder: '#005fb8',
      'button-background': '#005fb8',
      'button-foreground': '#ffffff',
      'textLink-foreground': '#005fb8',
      'list-activeSelectionBackground': '#e8e8e8',
      'list-activeSelectionForeground': '#000000',
      'list-hoverBackground': '#f2f2f2',
      'input-background': '#ffffff',
      'input-foreground': '#3b3b3b',
      'input-border': '#cecece',
    },
  },
  dark: {
    classes: 'vscode-dark',
    variables: {
      foreground: '#cccccc',
      descriptionForeground: '#9d9d9d',
      'editor-background': '#1f1f1f',
      'sideBar-background': '#181818',
      'panel-border': '#2b2b2b',
      focusBorder: '#0078d4',
      'button-background': '#0078d4',
      'button-foreground': '#ffffff',
      'textLink-foreground': '#4daafc',
      'list-activeSelectionBackground': '#04395e',
      'list-activeSelectionForeground': '#ffffff',
      'list-hoverBackground': '#2a2d2e',
      'input-background': '#313131',
      'input-foreground': '#cccccc',
      'input-border': '#3c3c3c',
      'editorHoverWidget-background': '#202020',
      'editorError-foreground': '#f85149',
      'editorWarning-foreground': '#cca700',
    },
  },
  'high-contrast': {
    classes: 'vscode-high-contrast',
    variables: {
      foreground: '#ffffff',
      descriptionForeground: 'rgba(255, 255, 255, 0.7)',
      'editor-background': '#000000',
      'sideBar-background': '#000000',
      'panel-border': '#6fc3df',
      contrastBorder: '#6fc3df',
      contrastActiveBorder: '#f38518',
      focusBorder: '#f38518',
      'button-background': '#000000',
      'button-foreground': '#ffffff',
      'textLink-foreground': '#21a6ff',
      'list-hoverBackground': 'rgba(255, 255, 255, 0.1)',
      'input-background': '#000000',
      'input-foreground': '#ffffff',
      'input-border': '#6fc3df',
      'editorHoverWidget-background': '#0c141f',
      'editorError-foreground': '#f48771',
      'editorWarning-foreground': '#ffd370',
    },
  },
  'high-contrast-light': {
    classes: 'vscode-high-contrast-light vscode-high-contrast',
    variables: {
      foreground: '#292929',
      descriptionForeground: 'rgba(41, 41, 41, 0.7)',
      'editor-background': '#ffffff',
      'sideBar-background': '#ffffff',
      'panel-border': '#0f4a85',
      contrastBorder: '#0f4a85',
      contrastActiveBorder: '#006bbd',
      focusBorder: '#006bbd',
      'button-background': '#0f4a85',
      'button-foreground': '#ffffff',
      'textLink-foreground': '#0f4a85',
      'list-activeSelectionBackground': 'rgba(15, 74, 133, 0.1)',
      'list-hoverBackground': 'rgba(15, 74, 133, 0.1)',
      'input-background': '#ffffff',
      'input-foreground': '#292929',
      'input-border': '#0f4a85',
      'editorHoverWidget-background': '#ffffff',
      'editorError-foreground': '#b5200d',
      'editorWarning-foreground': '#895503',
    },
  },
} as const satisfies Record<string, { readonly classes: string; readonly variables: Readonly<Record<string, string>> }>;

/** Kinds of colour themes of an editor. */
export type EditorTheme = keyof typeof EDITORS;
export const EDITOR_THEMES = Object.keys(EDITORS) as readonly EditorTheme[];

/** Returns the classes and variables that an editor gives its webviews in a theme. */
export const editorLook = (
  theme: EditorTheme,
): { readonly classes: string; readonly variables: Readonly<Record<string, string>> } => EDITORS[theme];

/**
 * A script that simulates the editor's side of the webview. It records posted messages, and keeps the state across a
 * reload but not between visits.
 */
const FAKE_EDITOR = `
if (sessionStorage.getItem('visit') !== location.search) sessionStorage.clear();
sessionStorage.setItem('visit', location.search);
globalThis.posted = [];
globalThis.acquireVsCodeApi = () => ({
  postMessage: (message) => { posted.push(message); globalThis.answer?.(message); },
  getState: () => JSON.parse(sessionStorage.getItem('state') ?? 'null') ?? undefined,
  setState: (state) => { sessionStorage.setItem('state', JSON.stringify(state)); return state; },
});`;

export interface PreviewServer {
  /**
   * Returns the URL of the preview.
   * @param visit id of the test, so that tests do not share stored state
   */
  url(theme: EditorTheme, visit: number, language?: string): string;
  close(): Promise<void>;
}

/** Serves the bundled preview in the extension's page with a simulated editor. The URL selects the theme. */
export async function servePreview(): Promise<PreviewServer> {
  const bundled = await build({
    absWorkingDir: ROOT,
    entryPoints: ['preview/webview/main.ts', 'preview/webview/preview.css'],
    outdir: 'dist',
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    write: false,
  });
  const [script, style] = ['.js', '.css'].map(
    (ext) => bundled.outputFiles.find((file) => file.path.endsWith(ext))?.text ?? '',
  );
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const theme = (searchParams.get('theme') ?? 'light') as EditorTheme;
    const files: Partial<Record<string, readonly [string, string]>> = {
      '/': ['text/html', page(theme, searchParams.get('language') ?? undefined)],
      '/preview.js': ['text/javascript', script],
      '/preview.css': ['text/css', style],
      '/editor.js': ['text/javascript', FAKE_EDITOR],
      '/editor.css': ['text/css', variables(theme)],
    };
    const file = files[pathname];
    const cacheHeaders = pathname === '/preview.js' && { 'cache-control': 'max-age=3600' };
    response
      .writeHead(file ? 200 : 404, { 'content-type': `${file?.[0] ?? 'text/plain'}; charset=utf-8`, ...cacheHeaders })
      .end(file?.[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: (theme, visit, language) =>
      `http://127.0.0.1:${port}/?${new URLSearchParams({ theme, visit: String(visit), ...(language !== undefined && { language }) })}`,
    close: () =>
      new Promise((resolve) =>
        server.close(() => {
          resolve();
        }),
      ),
  };
}

function variables(theme: EditorTheme): string {
  const lines = Object.entries(EDITORS[theme].variables).map(([name, colour]) => `--vscode-${name}: ${colour};`);
  return `:root { ${lines.join(' ')} --vscode-font-family: 'DejaVu Sans', sans-serif; --vscode-font-size: 13px; }`;
}

/** Returns the page of the extension. The script and colours of the simulated editor come before those of the page. */
function page(theme: EditorTheme, language: string | undefined): string {
  const own = previewPage({
    script: '/preview.js',
    style: '/preview.css',
    source: "'self'",
    document: 'file:///campaign.sand',
    theme: 'auto',
    ...(language !== undefined && {
      language: { name: language, words: translations(`l10n/bundle.l10n.${language}.json`) },
    }),
  });
  const nonce = /nonce-([^']+)/.exec(own)?.[1] ?? '';
  return own
    .replace('<link ', `<link rel="stylesheet" href="/editor.css?theme=${theme}">\n<link `)
    .replace('<body>', `<body class="${EDITORS[theme].classes}">\n<script nonce="${nonce}" src="/editor.js"></script>`);
}
