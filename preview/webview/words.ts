import { config } from '@vscode/l10n';

/**
 * Loads the translations that the extension put into the page. Without translations, the page is in English. Must be
 * imported before any module with texts.
 */
const words = document.querySelector('#words')?.textContent;
if (words !== undefined) config({ contents: words });
