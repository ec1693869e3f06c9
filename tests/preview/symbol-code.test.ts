import ms from 'milsymbol';
import { describe, expect, test } from 'vitest';
import { symbolCode } from '../../preview/render/symbol-code.js';

/** Kinds of units, each with its entity and modifiers: the digits after the echelon in the symbol code. */
const CODES: readonly (readonly [string, string])[] = [
  ['infantry', '121100 00 00'],
  ['motorized infantry', '121104 00 00'],
  ['mechanized infantry', '121102 00 00'],
  ['mechanised infantry', '121102 00 00'],
  ['panzergrenadier', '121102 00 00'],
  ['guards rifle', '121100 00 00'],
  ['airborne', '121100 00 01'],
  ['mountain infantry', '121100 00 27'],
  ['partisan', '121100 00 58'],
  ['machine gun', '121100 85 00'],
  ['armour', '120500 00 00'],
  ['Panzer', '120500 00 00'],
  ['tank', '120500 00 00'],
  ['assault gun', '120500 00 00'],
  ['cavalry', '121300 00 00'],
  ['reconnaissance', '121300 00 00'],
  ['armoured reconnaissance', '120501 00 00'],
  ['motorized reconnaissance', '121303 00 00'],
  ['artillery', '130300 00 00'],
  ['self-propelled artillery', '130301 00 00'],
  ['rocket artillery', '130300 41 00'],
  ['naval artillery', '130300 46 00'],
  ['howitzer', '130300 00 00'],
  ['mortar', '130800 00 00'],
  ['anti-tank', '120400 00 00'],
  ['antitank gun', '120400 00 00'],
  ['self-propelled anti-tank', '120401 00 00'],
  ['air defence', '130100 00 00'],
  ['anti-aircraft gun', '130100 00 00'],
  ['engineer', '140700 00 00'],
  ['bridging', '140700 06 00'],
  ['signals', '111000 00 00'],
  ['supply', '163400 00 00'],
  ['transport', '163600 00 00'],
  ['fleet', '170100 00 00'],
  ['fighter', '120800 00 00'],
  ['heavy bomber', '120800 00 00'],
  ['headquarters', '120000 98 00'],
  ['armour headquarters', '120500 98 00'],
  ['leader', '120000 10 00'],
  ['nobody knows', '120000 00 00'],
];

describe('the code of a symbol', () => {
  test.each(CODES)('the symbol code of %s is %s', (kind, digits) => {
    expect(symbolCode({ function: kind })).toBe(`1003100000${digits.replaceAll(' ', '')}`);
  });

  test.each(CODES)('the symbol code of %s is valid in the standard', (kind) => {
    expect(new ms.Symbol(symbolCode({ function: kind, size: 'army' })).isValid()).toBe(true);
  });

  test.each([
    ['company', 'Company/battery/troop'],
    ['battalion', 'Battalion/squadron'],
    ['regiment', 'Regiment/group'],
    ['brigade', 'Brigade'],
    ['Division', 'Division'],
    ['corps', 'Corps/MEF'],
    ['army', 'Army'],
    ['front', 'Army Group/front'],
    ['horde', ''],
  ])('the symbol code of a %s has the echelon %s', (size, echelon) => {
    const { affiliation, dimension, ...read } = new ms.Symbol(symbolCode({ function: 'infantry', size })).getMetadata();
    expect([affiliation, dimension, read.echelon || '']).toEqual(['Friend', 'Ground', echelon]);
  });
});
