/** Places that the rules name by their printed label or name; a map of its own may give others. */
export const namedPlaces = {
  /** The road hex of the west edge to which the Germans' supply road leads [11.11]; a map's `supply road` feature replaces it. */
  supplyRoad: '0120',
  /** The city whose possession frees the German air markers [13.2]. */
  airLimitCity: 'Smolensk',
  /** Where an evacuated leader comes back [10.4]. */
  leaderReturn: 'X',
  /** The South-Western Front enters by rail hexes from this entry on towards the east [14.22]. */
  frontEntry: 'Z',
  /** Entry places of the provisional divisions, by the roll of the die [14.11]. */
  provisionalEntries: ['1', '2', '3', '4', '5', '6'],
} as const;
