// cspell:disable
/**
 * The code pages of Windows that spreadsheets in Europe write: the characters of the bytes 80 to FF. `TextDecoder`
 * reads Windows-1252 as Latin 1 in some versions of Node. As in `TextDecoder`, unused bytes are control characters.
 */
const CODE_PAGES = {
  'Windows-1252':
    '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  'Windows-1250':
    '€\u0081‚\u0083„…†‡\u0088‰Š‹ŚŤŽŹ\u0090‘’“”•–—\u0098™š›śťžź\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
  'Windows-1251':
    'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0098™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя',
} as const;
// cspell:enable

export type CodePage = keyof typeof CODE_PAGES;

/** Decodes bytes of a code page. */
export function decodeCodePage(bytes: Uint8Array, page: CodePage): string {
  const upper = CODE_PAGES[page];
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : upper[byte - 0x80];
  return text;
}
