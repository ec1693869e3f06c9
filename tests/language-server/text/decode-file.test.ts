import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFile } from '../../../language-server/text/decode-file.js';

describe('the encoding of a file', () => {
  test.each([
    [
      'Windows-1252',
      'side;name\nGerman;Großdeutschland\nGerman;Pz.Rgt. “GD” – Köln',
      'c2lkZTtuYW1lCkdlcm1hbjtHcm/fZGV1dHNjaGxhbmQKR2VybWFuO1B6LlJndC4gk0dElCCWIEv2bG4=',
    ],
    ['Windows-1252', 'side;name\nA;Régiment étranger', 'c2lkZTtuYW1lCkE7UulnaW1lbnQg6XRyYW5nZXI='],
    ['Windows-1252', 'side;name\nA;Jäger', 'c2lkZTtuYW1lCkE7SuRnZXI='],
    ['Windows-1252', 'side;name\nA;Ångström Førde Ærø', 'c2lkZTtuYW1lCkE7xW5nc3Ry9m0gRvhyZGUgxnL4'],
    [
      'Windows-1252',
      'side;name;kind\nFinnish;Hämeen Ratsujääkärirykmentti',
      'c2lkZTtuYW1lO2tpbmQKRmlubmlzaDtI5G1lZW4gUmF0c3Vq5ORr5HJpcnlrbWVudHRp',
    ],
    ['Windows-1252', 'x;ñandú', 'eDvxYW5k+g=='],
    [
      'Windows-1250',
      'side;name\nPolish;Łódź\nPolish;Pułk Ułanów Jazłowieckich',
      'c2lkZTtuYW1lClBvbGlzaDuj82SfClBvbGlzaDtQdbNrIFWzYW7zdyBKYXqzb3dpZWNraWNo',
    ],
    [
      'Windows-1250',
      'side;kind;name\nCzech;regiment;Čsl. brigáda Těšín',
      'c2lkZTtraW5kO25hbWUKQ3plY2g7cmVnaW1lbnQ7yHNsLiBicmln4WRhIFTsmu1u',
    ],
    [
      'Windows-1250',
      'side;name\nHungarian;Győri hadosztály, Bükk hegység',
      'c2lkZTtuYW1lCkh1bmdhcmlhbjtHefVyaSBoYWRvc3p04Wx5LCBC/GtrIGhlZ3lz6Wc=',
    ],
    ['Windows-1250', 'side;name\nA;Żuków', 'c2lkZTtuYW1lCkE7r3Vr83c='],
    [
      'Windows-1250',
      'side;name\nRomanian;Brăila Constanţa şi Iaşi',
      'c2lkZTtuYW1lClJvbWFuaWFuO0Jy42lsYSBDb25zdGFu/mEgumkgSWG6aQ==',
    ],
    ['Windows-1250', 'Sveti Đorđe Šibenik', 'U3ZldGkg0G9y8GUgimliZW5paw=='],
    ['Windows-1251', 'side;name\nSoviet;1-я танковая бригада', 'c2lkZTtuYW1lClNvdmlldDsxLf8g8uDt6u7i4P8g4fDo4+Dk4A=='],
    ['Windows-1251', 'side;name\nSoviet;Рига', 'c2lkZTtuYW1lClNvdmlldDvQ6OPg'],
    [
      'Windows-1251',
      'side;name\nSoviet;Гвардейская дивизия\nSoviet;16 армия',
      'c2lkZTtuYW1lClNvdmlldDvD4uDw5OXp8erg/yDk6OLo5+j/ClNvdmlldDsxNiDg8Ozo/w==',
    ],
    ['Windows-1251', 'side;name\nUkrainian;Київ Ґалаґан', 'c2lkZTtuYW1lClVrcmFpbmlhbjvK6L/iIKXg6+C04O0='],
  ])('a table in %s is recognised: %s', (encoding, text, base64) => {
    expect(decodeFile(Buffer.from(base64, 'base64'))).toEqual({ text, encoding });
  });

  test.each([
    ['with a mark, little end first', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['with a mark, big end first', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['without a mark, little end first', (text: string) => Buffer.from(text, 'utf16le')],
    ['without a mark, big end first', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('a table in UTF-16 %s is recognised', (_, encode) => {
    const text = 'side;name\nGerman;Großdeutschland\nSoviet;Рига\n';
    expect(decodeFile(encode(text))).toEqual({ text, encoding: 'UTF-16' });
  });

  test('a text in UTF-8 is recognised with and without a mark', () => {
    for (const mark of ['', '\uFEFF'])
      expect(decodeFile(Buffer.from(`${mark}Łódź`))).toEqual({ text: 'Łódź', encoding: 'UTF-8' });
  });

  test('the sign for unreadable letters is never written', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const { text, encoding } = decodeFile(bytes);
        if (encoding.startsWith('Windows')) {
          expect(text).not.toContain('\uFFFD');
          expect(text).toHaveLength(bytes.length);
        }
      }),
    );
  });
});
