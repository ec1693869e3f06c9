/** The Italian texts of the page, which are loaded only for Italian readers. */
// Sets the texts of the editor.
import 'monaco-editor/nls/lang/it.js';
import panel from '../../l10n/bundle.l10n.it.json';
import page from './page.it.json';

/** The Italian texts of page and panel, by their English texts. */
export const texts: Readonly<Record<string, string>> = { ...panel, ...page };
