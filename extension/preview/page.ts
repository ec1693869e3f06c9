import type { Theme } from '../settings.js';

/** The parts of the page, and the data that the page needs before the first message. */
export interface PageStart {
  /** URI of the page's script. */
  readonly script: string;
  /** URI of the page's style sheet. */
  readonly style: string;
  /** The Content Security Policy source from which the page may load resources other than scripts. */
  readonly source: string;
  readonly document: string;
  readonly theme: Theme;
  /** The language of the page's texts, with translations by English text; absent for English. */
  readonly language?: { readonly name: string; readonly words: Readonly<Record<string, string>> };
}

/** Returns the HTML of the preview page. Only the page's own script and style sheet may load. */
export function previewPage({ script, style, source, document, theme, language }: PageStart): string {
  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${source}`,
    `img-src ${source} data:`,
    `font-src ${source}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${attribute(language?.name ?? 'en')}" data-theme="${theme}" data-document="${attribute(document)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" href="${attribute(style)}">
<title>Sandtable</title>
</head>
<body>
${language === undefined ? '' : dataBlock('words', language.words)}<script nonce="${nonce}" src="${attribute(script)}"></script>
</body>
</html>`;
}

/** Returns a block of JSON data. The block is not executed, so the script policy does not apply to it. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`;

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
