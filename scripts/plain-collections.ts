import type { Plugin } from 'esbuild';

/** What the parser's library asks of lodash, by the name of its file: of lists, and of lists that may be missing, alone. */
const OWN: Readonly<Record<string, string>> = {
  filter: '(list, is) => (list ?? []).filter(is)',
  flatMap: '(list, of) => (list ?? []).flatMap(of)',
  flatten: '(list) => (list ?? []).flat()',
  forEach: '(list, tell) => (list ?? []).forEach(tell)',
  isEmpty: '(list) => (list ?? []).length === 0',
  map: '(list, of) => (list ?? []).map(of)',
  min: '(list) => (list ?? []).reduce((least, each) => (least <= each ? least : each), undefined)',
  reduce: '(list, add, begin) => (list ?? []).reduce(add, begin)',
  uniqBy: '(list, of, seen = new Set()) => list.filter((each) => !seen.has(of(each)) && seen.add(of(each)))',
};

/** The parser's library uses lodash for what every list of JavaScript can do by now; what lodash brings along is 18 kB. */
export const plainCollections: Plugin = {
  name: 'plain collections',
  setup(build) {
    const filter = new RegExp(`[\\\\/]lodash-es[\\\\/](${Object.keys(OWN).join('|')})\\.js$`);
    build.onLoad({ filter }, ({ path }) => ({ contents: `export default ${OWN[filter.exec(path)?.[1] ?? '']};` }));
  },
};
