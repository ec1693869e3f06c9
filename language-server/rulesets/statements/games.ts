/** The published games that the texts of the statements name, by abbreviation. */
export const GAMES = {
  AK: 'Afrika Korps',
  BfM: 'Battle for Moscow (1986)',
  BG: 'Blue & Gray',
  BITE: 'Blocks in the East',
  DS: 'Dai Senso',
  FDA: 'Fronte d’Attacco',
  NaW: 'Napoleon at Waterloo',
  PGG: 'Panzergruppe Guderian',
  RTL: 'Roads to Leningrad',
  TRC: 'The Russian Campaign',
  VL: 'Velikiye Luki',
} as const;

export type Game = keyof typeof GAMES;
