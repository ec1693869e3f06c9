import { hashOf } from '../csp-hash.js';
import type { Theme } from '../render/palette.js';
import { escape } from '../render/svg.js';
import { TURN_ELEMENT_ID, WORDS_ELEMENT_ID } from './host.js';
import { translatorWith, type Words } from './translator.js';
import type { Turn } from './turn.js';

/** The parts of the page: the turn, and the panel's scripts and styles. */
export interface PageParts {
  readonly turn: Turn;
  readonly theme: Theme;
  /** The script that stands in for the editor. */
  readonly host: string;
  /** The script of the panel. */
  readonly panel: string;
  readonly style: string;
  /** The language of the page; `words` maps English texts to it. Default: English */
  readonly language?: { readonly name: string; readonly words: Words } | undefined;
}

/** Body classes with which an editor announces its theme to the panel. */
const CLASSES: Readonly<Record<Theme, string>> = {
  light: 'vscode-light',
  dark: 'vscode-dark',
  'high-contrast': 'vscode-high-contrast',
  'high-contrast-light': 'vscode-high-contrast-light vscode-high-contrast',
};

/**
 * Returns a turn as one self-contained HTML file: the panel with all its data. The Content Security Policy allows only
 * its own scripts and styles, by hash; the page makes no network requests.
 */
export async function turnPage({ turn, theme, host, panel, style, language }: PageParts): Promise<string> {
  const scripts = [host, panel].map((script) => lines(script).replaceAll('</script', '<\\/script'));
  const sheet = lines(style);
  const hashes = await Promise.all(scripts.map(hashOf));
  const policy = [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    `style-src ${await hashOf(sheet)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${escape(language?.name ?? 'en')}" data-theme="${theme}" data-alone>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escape(titleOf(turn, language?.words))}</title>
<style>${sheet}</style>
</head>
<body class="${CLASSES[theme]}">
${dataBlock(TURN_ELEMENT_ID, turn)}${language === undefined ? '' : dataBlock(WORDS_ELEMENT_ID, language.words)}
${scripts.map((script) => `<script>${script}</script>`).join('\n')}
</body>
</html>
`;
}

/** Normalizes line endings, because a browser does the same before it computes a hash. */
const lines = (text: string): string => text.replaceAll('\r\n', '\n');

/** Returns an element with data as JSON, which no browser runs as a script. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

function titleOf({ ground, preview: { moments } }: Turn, words: Words = {}): string {
  const t = translatorWith(words);
  const last = moments.at(-1);
  return last ? t('{0}, turn {1}', ground.title, last.turnName ?? last.turn) : ground.title;
}
