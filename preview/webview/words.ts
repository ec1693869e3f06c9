import { config } from '@vscode/l10n';

/**
 * The words of the page in the language of its reader, where whoever made the page has laid them in it; else they are
 * English. Loaded before everything that has words.
 */
const words = document.querySelector('#words')?.textContent;
if (words !== undefined) config({ contents: words });
