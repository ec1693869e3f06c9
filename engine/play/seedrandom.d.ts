/** Declares two generators of the package as separate modules, because the package's index loads five more. */
declare module 'seedrandom/seedrandom.js' {
  import type seedrandom from 'seedrandom';
  const arc4: typeof seedrandom;
  export default arc4;
}

declare module 'seedrandom/lib/alea.js' {
  import type seedrandom from 'seedrandom';
  const alea: typeof seedrandom.alea;
  export default alea;
}
