/** Places that the rules identify by their printed label or name. A map may define others. */
export const namedPlaces = {
  /**
   * The road hex of the west edge to which German supply is traced by road [11.11]. A `supply road` feature of the map
   * replaces it.
   */
  supplyRoad: '0120',
  /** The city that the German side must hold to lay air markers anywhere [13.2]. */
  airLimitCity: 'Smolensk',
  /** The entry by which an evacuated leader returns [10.4]. */
  leaderReturn: 'X',
  /** The first entry of the South-Western Front. The front enters by the rail hexes from there eastwards [14.22]. */
  frontEntry: 'Z',
  /** Entries of the provisional divisions by die roll [14.11]. */
  provisionalEntries: ['1', '2', '3', '4', '5', '6'],
} as const;
