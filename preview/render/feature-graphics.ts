import type { SceneFeature } from '../contract/scene.js';

/**
 * Graphic kinds of features, derived from the word `drawn`, or from the word `kind` where that is more specific: `{
 * drawn: 'road', kind: 'main road' }` is a main road. Unknown words are drawn as the plainest kind.
 */
export type Line = 'stream' | 'river' | 'wide river' | 'canal' | 'lake' | 'strait' | 'cliff' | 'border' | 'bridge';
export type Way = 'main road' | 'road' | 'track' | 'rail' | 'sea route' | 'water way';
export type Site =
  | 'capital'
  | 'city'
  | 'small city'
  | 'town'
  | 'village'
  | 'port'
  | 'airfield'
  | 'fortification'
  | 'bridge'
  | 'minefield'
  | 'sign';

type Choice<T> = readonly (readonly [RegExp, T])[];

const LINES: Choice<Line> = [
  [/bridge|ferry|ford/, 'bridge'],
  [/strait|crossing/, 'strait'],
  [/lake|sea|shore|coast/, 'lake'],
  [/canal/, 'canal'],
  [/stream|brook|creek|minor river|small river/, 'stream'],
  [/(major|great|wide|large) river/, 'wide river'],
  [/river|water/, 'river'],
  [/cliff|escarpment|ridge|slope|wall|impassable|fortif/, 'cliff'],
];

const WAYS: Choice<Way> = [
  [/\brail/, 'rail'],
  [/sea|ferry|ship|naval/, 'sea route'],
  [/river|canal|stream|water/, 'water way'],
  [/\b(track|trail|path|lane)/, 'track'],
  [/main|primary|highway|motor ?way|autobahn|hard|paved/, 'main road'],
  [/road/, 'road'],
];

const SITES: Choice<Site> = [
  [/capital/, 'capital'],
  [/(minor|small|lesser) city/, 'small city'],
  [/city|metropolis/, 'city'],
  [/village|hamlet|farm/, 'village'],
  [/town/, 'town'],
  [/port|harbo|naval base/, 'port'],
  [/air/, 'airfield'],
  [/fort|bunker|entrench|trench|strong ?point/, 'fortification'],
  [/bridge|ferry|ford/, 'bridge'],
  [/mine/, 'minefield'],
];

const choose = <T>(choice: Choice<T>, words: string): T | undefined =>
  choice.find(([pattern]) => pattern.test(words))?.[1];

/**
 * Returns the graphics of a feature: those for its `kind` or, if `kind` is not in the list, those for its more general
 * word `drawn`. Default: `plainest`.
 */
function drawnAs<T>(choice: Choice<T>, { kind, drawn }: SceneFeature, plainest: T): T {
  const family = choose(choice, drawn.toLowerCase());
  const finer = choose(choice, kind.toLowerCase());
  return finer ?? family ?? plainest;
}

export const isHidden = (feature: SceneFeature): boolean => feature.drawn === 'none';
/** Returns whether a feature is an off-grid box. Off-grid boxes are not drawn with the other features. */
export const isBox = ({ drawn }: SceneFeature): boolean => /\bbox$/.test(drawn);
export const isLink = ({ drawn }: SceneFeature): boolean => /\blink$/.test(drawn);
export const lineOf = (feature: SceneFeature): Line => drawnAs(LINES, feature, 'border');
export const wayOf = (feature: SceneFeature): Way => drawnAs(WAYS, feature, 'track');
export const siteOf = (feature: SceneFeature): Site => drawnAs(SITES, feature, 'sign');
