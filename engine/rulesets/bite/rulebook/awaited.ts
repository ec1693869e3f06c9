type Chapter = 8 | 9 | 10 | 11 | 12 | 13 | 15 | 16 | 17 | 18 | 19 | 24 | 29 | 31 | 32 | 33 | 34 | 35 | 37 | 38 | 39;

/** Parts of the later chapters whose entries are still to be written; they go from here when they stand. */
export type Awaited = `${Chapter}.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}` | '12.4.1' | `13.8.${1 | 2 | 3}`;
