import type { Vocabulary } from '../../engine/play/vocabulary.js';
import type { Translate } from '../words/translate.js';
import { propertiesOf } from './layers.js';
import type { Piece } from './piece.js';
import type { ImportReport } from './report.js';
import { splitSequence } from './sequence.js';
import { containsWord } from './text.js';

/** A counter whose side is to be found, with the texts of the module that may name the side. */
interface Owned {
  readonly piece: Piece;
  /** The names of the windows and tabs that contain the counter. */
  readonly path: readonly string[];
  readonly name: string;
}

export interface SideFinder {
  /** Returns the side of a counter; undefined if nothing names one. */
  sideOf(owned: Owned): string | undefined;
  /** The names of sides and nations in the module that are no sides of the game. */
  readonly unknown: ReadonlySet<string>;
}

interface SideContext {
  readonly vocabulary: Vocabulary;
  /** The sides that players of the module choose. */
  readonly roster: readonly string[];
  /** The sides of the game that the user assigns to sides and nations of the module, by the names in the module. */
  readonly given: ReadonlyMap<string, string>;
  readonly report: ImportReport;
  readonly t: Translate;
}

/** Matches roles that a player can choose in a module but that are no sides of the game. */
const NO_SIDES = /^(?:solitaire|solo|referee|moderator|observer|umpire)$/i;
/** Markers that name the side or nation of a counter, the most reliable first. */
const MARKERS = ['side', 'unit side', 'owner', 'player', 'nation', 'nationality', 'army'];
/** Beginnings of the names of pictures, by nation, as in `ge-pz-52.png`. */
const PICTURES: Readonly<Record<string, string>> = {
  al: 'Allied',
  am: 'American',
  br: 'British',
  de: 'German',
  fr: 'French',
  ge: 'German',
  ger: 'German',
  it: 'Italian',
  ru: 'Russian',
  so: 'Soviet',
  sov: 'Soviet',
  us: 'American',
};

/** Returns a name in the form in which names are compared: `German` and `Germans` are equal. */
const plain = (name: string): string => name.trim().toLowerCase().replace(/s$/, '');

/**
 * Returns a finder of sides. It finds the sides of the game or, if the ruleset defines no sides, the sides of the
 * module.
 */
export function createSideFinder({ vocabulary, roster, given, report, t }: SideContext): SideFinder {
  const isFree = vocabulary.sides.length === 0;
  const ofRoster = roster.filter((name) => !NO_SIDES.test(name));
  const sides = new Map(
    (isFree ? [...ofRoster, ...given.values()] : vocabulary.sides).map((side) => [plain(side), side]),
  );
  const table = new Map([...given].map(([name, side]) => [plain(name), side]));
  const unknown = new Set<string>();
  const known = (name: string): string | undefined => table.get(plain(name)) ?? sides.get(plain(name));
  const fromMarker = (name: string): string | undefined => {
    const side = known(name);
    if (side !== undefined) return side;
    if (isFree) {
      sides.set(plain(name), name);
      return name;
    }
    unknown.add(name);
    return undefined;
  };
  /** Returns the side that the words of a text name. */
  const within = (text: string): string | undefined =>
    [...table, ...sides].find(([name]) => containsWord(text, name))?.[1];
  return {
    unknown,
    sideOf({ piece, path, name }) {
      const properties = propertiesOf(piece);
      const marked = MARKERS.flatMap((marker) => properties.get(marker) ?? []).filter((value) => value !== '');
      const restricted = piece.traits.flatMap(({ type }) =>
        type.startsWith('restrict;') ? splitSequence(splitSequence(type, ';')[1] ?? '', ',') : [],
      );
      const picture = /^([a-z]{2,3})[-_]/i.exec(piece.image)?.[1]?.toLowerCase() ?? '';
      const found = [
        marked.map((value, i) => (i === 0 ? fromMarker(value) : known(value))).find(Boolean),
        restricted.map(known).find(Boolean),
        piece.prototypes.map(within).find(Boolean),
        path.map(within).find(Boolean),
        Object.hasOwn(PICTURES, picture) ? known(PICTURES[picture] ?? '') : undefined,
      ].flatMap((side) => side ?? []);
      const [first] = found;
      const other = found.find((side) => side !== first);
      if (other !== undefined)
        report.add(
          t('Two parts of a counter name different sides; the first is used.'),
          `${name}: ${first ?? ''}, ${other}`,
        );
      return first;
    },
  };
}
