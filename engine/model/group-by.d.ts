/** Groups values by a key. The groups are in the order in which their keys first occur. */
export declare function groupBy<T, K>(values: readonly T[], keyOf: (value: T) => K): Map<K, T[]>;
