import type { WebviewPanel } from 'vscode';
import type { FromPreview } from '../../preview/contract/messages.js';
import { EventEmitter } from './vscode.js';

/** A frame of this page with the interface of a VS Code webview. */
export function panelIn(frame: HTMLIFrameElement, isDark: boolean): WebviewPanel {
  const messages = new EventEmitter<FromPreview>();
  window.addEventListener('message', ({ source, data }: MessageEvent<FromPreview>) => {
    if (source === frame.contentWindow) messages.fire(data);
  });
  const webview = {
    options: {},
    cspSource: location.origin,
    asWebviewUri: (uri: unknown) => uri,
    onDidReceiveMessage: messages.event,
    postMessage: (message: unknown) => {
      frame.contentWindow?.postMessage(message, location.origin);
    },
    set html(page: string) {
      frame.srcdoc = inOurs(page, isDark);
    },
  };
  const panel = {
    webview,
    visible: true,
    active: true,
    title: '',
    onDidChangeViewState: () => undefined,
    reveal: () => {
      frame.focus();
    },
  };
  return panel as unknown as WebviewPanel;
}

/**
 * Returns the HTML of the panel for this page, with a class for light or dark colours and with the script that provides
 * the functions of a webview.
 */
function inOurs(page: string, isDark: boolean): string {
  const [, nonce = ''] = /nonce="([^"]*)"/.exec(page) ?? [];
  const before = `<script nonce="${nonce}" src="${new URL('frame.js', location.href).href}"></script>`;
  return page.replace('<body>', `<body class="vscode-${isDark ? 'dark' : 'light'}">${before}`);
}
