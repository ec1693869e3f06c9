import { hashOf } from '../policy.js';
import type { Theme } from '../render/palette.js';
import { escape } from '../render/svg.js';
import { TURN } from './host.js';
import type { Turn } from './turn.js';

/** What a page is made of: the turn, and the panel's own scripts and style. */
export interface PageParts {
  readonly turn: Turn;
  readonly theme: Theme;
  /** What stands in the place of the editor, and the panel. */
  readonly host: string;
  readonly panel: string;
  readonly style: string;
}

/** Classes by which the panel knows the themes of an editor. */
const CLASSES: Readonly<Record<Theme, string>> = {
  light: 'vscode-light',
  dark: 'vscode-dark',
  'high-contrast': 'vscode-high-contrast',
  'high-contrast-light': 'vscode-high-contrast-light vscode-high-contrast',
};

/**
 * A turn as one file of HTML: the panel with all that it shows. Its policy lets nothing in but its own scripts and style, by their
 * hashes: it asks no network.
 */
export async function turnPage({ turn, theme, host, panel, style }: PageParts): Promise<string> {
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
<html lang="en" data-theme="${theme}" data-alone>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escape(titleOf(turn))}</title>
<style>${sheet}</style>
</head>
<body class="${CLASSES[theme]}">
<script type="application/json" id="${TURN}">${JSON.stringify(turn).replaceAll('<', '\\u003c')}</script>
${scripts.map((script) => `<script>${script}</script>`).join('\n')}
</body>
</html>
`;
}

/** A browser reads every end of a line as one sign, and takes the hash of what it has read. */
const lines = (text: string): string => text.replaceAll('\r\n', '\n');

function titleOf({ ground, preview: { moments } }: Turn): string {
  const last = moments.at(-1);
  return last ? `${ground.title}, turn ${last.turnName ?? last.turn}` : ground.title;
}
