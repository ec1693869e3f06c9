import type { FromPreview, ToPreview } from '../contract/messages.js';
import { previewAt, type Turn } from './turn.js';
import { translatorWith, type Words } from './translator.js';

/** Id of the element that holds the turn as JSON. */
export const TURN_ELEMENT_ID = 'turn';
/** Id of the element that holds the texts of the page in the reader's language as JSON; absent for English. */
export const WORDS_ELEMENT_ID = 'words';

const IGNORED: ReadonlySet<FromPreview['type']> = new Set([
  'openPlace',
  'openCell',
  'failed',
  'umpire',
  'as',
  'forces',
]);

/**
 * Returns a function that answers the panel's messages from the data of a turn. On a page that replays a turn, this
 * function takes the place of the extension.
 *
 * @param words maps the English texts of the page to the reader's language
 */
export function answerFromTurn(turn: Turn, words: Words = {}): (message: FromPreview) => ToPreview | undefined {
  const t = translatorWith(words);
  const show = (moment: number): ToPreview => ({
    type: 'show',
    preview: previewAt(turn, moment),
    wanted: { moment, umpire: false },
  });
  return (message) => {
    if (message.type === 'ready') return show(turn.stills[0].moment);
    if (message.type === 'moment') return show(typeof message.moment === 'number' ? message.moment : -1);
    if (message.type === 'request' && message.request === 'overlay') return { type: 'answer', id: message.id };
    if (message.type === 'request' && message.request === 'picture') {
      const content = turn.pictures?.[message.params.address];
      if (content === undefined) return { type: 'answer', id: message.id };
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      return { type: 'answer', id: message.id, answer: { bytes } };
    }
    if (IGNORED.has(message.type)) return undefined;
    const note = t('This page shows a turn as it was played; there is no file to change and no game to continue.');
    return { type: 'trouble', message: note };
  };
}
