import type { Plugin } from 'esbuild';

/**
 * Replacements for the lodash functions that the parser library uses. The replacements accept only arrays and
 * undefined.
 */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  filter: '(list, is) => (list ?? []).filter(is)',
  flatMap: '(list, of) => (list ?? []).flatMap(of)',
  flatten: '(list) => (list ?? []).flat()',
  forEach: '(list, call) => (list ?? []).forEach(call)',
  isEmpty: '(list) => (list ?? []).length === 0',
  map: '(list, of) => (list ?? []).map(of)',
  min: '(list) => (list ?? []).reduce((least, each) => (least <= each ? least : each), undefined)',
  reduce: '(list, add, begin) => (list ?? []).reduce(add, begin)',
  uniqBy: '(list, of, seen = new Set()) => list.filter((each) => !seen.has(of(each)) && seen.add(of(each)))',
};

/** Replaces lodash in the parser library by built-in array methods, which saves 18 kB. */
export const omitLodash: Plugin = {
  name: 'omit lodash',
  setup(build) {
    const filter = new RegExp(`[\\\\/]lodash-es[\\\\/](${Object.keys(REPLACEMENTS).join('|')})\\.js$`);
    build.onLoad({ filter }, ({ path }) => ({
      contents: `export default ${REPLACEMENTS[filter.exec(path)?.[1] ?? '']};`,
    }));
  },
};
