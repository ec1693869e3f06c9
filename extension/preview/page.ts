import type { Theme } from '../settings.js';

/** What the page is made of and must know before the first message. */
export interface PageStart {
  /** Addresses of its script and its style sheet, and the source its policy names for all but scripts. */
  readonly script: string;
  readonly style: string;
  readonly source: string;
  readonly document: string;
  readonly theme: Theme;
  /** The language its words are in, and each by the English one; without it they are English. */
  readonly language?: { readonly name: string; readonly words: Readonly<Record<string, string>> };
}

/** The page of the preview: its script and its style sheet, and nothing else may load. */
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

/** Data is no script: nothing runs it, and no policy forbids it. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`;

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
