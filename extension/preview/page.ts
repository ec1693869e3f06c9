import type { Theme } from '../settings.js';

/** What the page is made of and must know before the first message. */
export interface PageStart {
  /** Addresses of its script and its style sheet, and the source its policy names for all but scripts. */
  readonly script: string;
  readonly style: string;
  readonly source: string;
  readonly document: string;
  readonly theme: Theme;
}

/** The page of the preview: its script and its style sheet, and nothing else may load. */
export function previewPage({ script, style, source, document, theme }: PageStart): string {
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
<html lang="en" data-theme="${theme}" data-document="${attribute(document)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" href="${attribute(style)}">
<title>Sandtable</title>
</head>
<body>
<script nonce="${nonce}" src="${attribute(script)}"></script>
</body>
</html>`;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
