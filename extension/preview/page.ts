import * as vscode from 'vscode';
import type { Theme } from '../settings.js';

/** What the page must know before the first message. */
export interface PageStart {
  readonly document: string;
  readonly theme: Theme;
  readonly umpire: boolean;
}

/** The page of the preview: its script and its style sheet, and nothing else may load. */
export function previewPage(webview: vscode.Webview, extensionUri: vscode.Uri, start: PageStart): string {
  const asset = (name: string): string =>
    webview.asWebviewUri(vscode.Uri.joinPath(extensionUri, 'dist', name)).toString(true);
  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${webview.cspSource}`,
    `img-src ${webview.cspSource} data:`,
    `font-src ${webview.cspSource}`,
  ].join('; ');
  return `<!doctype html>
<html lang="en" data-theme="${start.theme}" data-umpire="${start.umpire}" data-document="${attribute(start.document)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" href="${asset('preview.css')}">
<title>Sandtable</title>
</head>
<body>
<script nonce="${nonce}" src="${asset('preview.js')}"></script>
</body>
</html>`;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
