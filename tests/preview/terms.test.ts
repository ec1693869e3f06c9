import { afterEach, expect, test } from 'vitest';
import { setTerms, sideName, termOf } from '../../preview/webview/terms.js';

afterEach(() => {
  setTerms({ terms: undefined });
});

test('the name of a side begins with a capital letter in every language, and other terms stay as they are', () => {
  setTerms({ terms: { German: 'tedesco', Axis: 'Asse', rifle: 'fucilieri' } });
  expect(['German', 'Axis', 'Allies'].map(sideName)).toEqual(['Tedesco', 'Asse', 'Allies']);
  expect(['German', 'rifle'].map(termOf)).toEqual(['tedesco', 'fucilieri']);
});

test('a word that every object inherits as a property is shown as it is, if it has no term', () => {
  setTerms({ terms: { German: 'tedesco' } });
  expect(['constructor', 'toString'].map(termOf)).toEqual(['constructor', 'toString']);
});
