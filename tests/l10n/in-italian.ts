import { config } from '@vscode/l10n';
import { words } from '../../language-server/words/it/interface/index.js';
import { declaredSentencesIt } from '../../engine/declared/it/index.js';
import { speakWith, type Sentences } from '../../engine/model/say.js';
import { sentencesIt as bite } from '../../engine/rulesets/bite/it/index.js';
import { sentencesIt as fda } from '../../engine/rulesets/fda/it/index.js';
import { sentencesIt as pgg } from '../../engine/rulesets/pgg/it/index.js';
import { sentencesIt as rtl } from '../../engine/rulesets/rtl/it/index.js';
import { translationWith } from '../../language-server/words/translation.js';

/** The Italian sentences of each game. The games that files declare share theirs. */
export const SENTENCES: Readonly<Record<string, Sentences>> = { bite, fda, pgg, rtl, own: declaredSentencesIt };

/** Calls a function while the sentences of a game are Italian. */
export async function inItalian<Made>(game: string, make: () => Made | Promise<Made>): Promise<Made> {
  const translation = translationWith(SENTENCES[game]);
  speakWith(
    () => translation,
    () => 'it',
  );
  config({ contents: words });
  try {
    return await make();
  } finally {
    speakWith(() => undefined);
    config({ contents: {} });
  }
}
