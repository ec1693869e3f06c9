import type { Counter } from '../contract/scene.js';

/** A function of units, and its land unit code in MIL-STD-2525D. A unit has the first function whose words match. */
interface Entity {
  readonly words: RegExp;
  readonly code: string;
  /** Codes of the armoured and motorized variants; absent where the standard has no such code. */
  readonly armoured?: string;
  readonly motorized?: string;
}

const ENTITIES: readonly Entity[] = [
  { words: /anti[- ]?tank|tank destroyer/, code: '120400', armoured: '120401', motorized: '120402' },
  { words: /air defen[cs]e|anti[- ]?air|flak/, code: '130100' },
  { words: /recon|cavalry/, code: '121300', armoured: '120501', motorized: '121303' },
  { words: /mortar/, code: '130800' },
  { words: /rocket|artillery|(?<!machine ?|assault )gun|howitzer/, code: '130300', armoured: '130301' },
  { words: /engineer|pioneer|sapper|bridging/, code: '140700', armoured: '140701', motorized: '140702' },
  { words: /signal/, code: '111000' },
  { words: /supply|logistic|depot/, code: '163400' },
  { words: /transport|truck/, code: '163600' },
  { words: /naval|marine|fleet|flotilla|ship/, code: '170100' },
  {
    words:
      /infantry|rifle|grenadier|jäger|jager|militia|guard|security|garrison|partisan|guerrilla|machine ?gun|weapons|motor|mechani[sz]ed|para|airborne|glider|mountain|alpine/,
    code: '121100',
    armoured: '121102',
    motorized: '121104',
  },
  { words: /armou?r|tank|panzer|self[- ]propelled|assault gun/, code: '120500' },
  { words: /air|fighter|bomber|aviation|stuka/, code: '120800' },
];

/** Modifiers at the upper edge of the frame. A unit has the first modifier whose words match. */
const UPPER: readonly (readonly [RegExp, string])[] = [
  [/head ?quarters|^hq$|staff/, '98'],
  [/leader|commander|general/, '10'],
  [/rocket/, '41'],
  [/naval (artillery|gun)/, '46'],
  [/bridging/, '06'],
  [/machine ?gun|weapons/, '85'],
];

/** Modifiers at the lower edge of the frame. A unit has the first modifier whose words match. */
const LOWER: readonly (readonly [RegExp, string])[] = [
  [/para|airborne|glider/, '01'],
  [/mountain|alpine/, '27'],
  [/partisan|guerrilla/, '58'],
];

const ARMOURED = /armou?r|(?<!anti[- ]?)tank|panzer|mechani[sz]ed|self[- ]propelled|assault gun/;

/** The symbol of a unit whose function matches no other entity: an empty frame. */
const UNSPECIFIED: Entity = { words: /^/, code: '120000' };

const ECHELONS: Partial<Readonly<Record<string, string>>> = {
  squad: '12',
  section: '13',
  platoon: '14',
  company: '15',
  battery: '15',
  squadron: '15',
  battalion: '16',
  regiment: '17',
  group: '17',
  brigade: '18',
  division: '21',
  corps: '22',
  army: '23',
  'army group': '24',
  front: '24',
};

/**
 * Returns the twenty-digit MIL-STD-2525D code of a unit's symbol. All units have the rectangular frame, which the
 * standard uses for friendly units. If the kind of unit is unknown, the frame is empty.
 */
export function symbolCode({ function: kind, size }: Counter['symbol']): string {
  const words = kind.toLowerCase();
  const entity = ENTITIES.find((each) => each.words.test(words)) ?? UNSPECIFIED;
  const echelon = ECHELONS[size?.toLowerCase() ?? ''] ?? '00';
  return `10031000${echelon}${entityCode(entity, words)}${sign(UPPER, words)}${sign(LOWER, words)}`;
}

function entityCode({ code, armoured, motorized }: Entity, words: string): string {
  if (ARMOURED.test(words)) return armoured ?? code;
  return words.includes('motor') ? (motorized ?? code) : code;
}

const sign = (signs: typeof UPPER, words: string): string => signs.find(([each]) => each.test(words))?.[1] ?? '00';
