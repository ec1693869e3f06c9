/** Loads the texts of the reader's language, then the page: the editor reads its texts when it is loaded. */
import { loadLanguage, translatePage } from './language.js';

await loadLanguage();
translatePage();
await import('./main.js');
