import { say, term } from '../../../model/say.js';
import type { OffMapGroup, Viewer } from '../../../play/records.js';
import { levelIn } from '../nations/technology.js';
import { isNothing } from '../production/centres.js';
import { nationsOf, pointsText, POCKET, storeOf, type Purse } from '../production/stores.js';
import type { State } from '../state/state.js';
import { FIELDS, type NationName } from '../vocabulary/nations.js';
import { BOTH, SIDES, SOVIET, type Side } from '../vocabulary/sides.js';

/**
 * Returns the boxes shown next to the map: the weather, and for each side its points in store, technology levels,
 * research and new factories. In the fog of war, a player sees only the boxes of their own side [1.3, 7.3, 3.13, 15.1,
 * 17.0].
 */
export function offMapBoxes(state: State, { umpire, side: looking }: Viewer): OffMapGroup[] {
  const isVisible = (side: Side): boolean =>
    !state.isFoggy || umpire === true || looking === undefined || looking === SIDES[side];
  return [
    { place: say`weather`, things: [term(state.weather)], unseen: 0 },
    ...BOTH.filter(isVisible).flatMap((side) => boxesOfSide(state, side)),
  ];
}

function boxesOfSide(state: State, side: Side): OffMapGroup[] {
  const nations = nationsOf(side).filter((nation) => state.pieces.some((piece) => piece.nation === nation));
  const lying = (place: string, things: readonly string[]): OffMapGroup[] =>
    things.length === 0 ? [] : [{ side: SIDES[side], place, things, unseen: 0 }];
  return [
    ...pursesOf(side).flatMap((purse) => {
      const store = storeOf(state, purse);
      return isNothing(store)
        ? []
        : lying(say`points of ${purse === POCKET ? term('pocket') : term(purse)}`, [pointsText(store)]);
    }),
    ...nations.flatMap((nation) => lying(say`technology of ${term(nation)}`, levelsOf(state, nation))),
    ...lying(
      say`research`,
      Object.entries(state.research)
        .filter(([key, paid]) => paid > 0 && nations.some((nation) => key.startsWith(nation)))
        .map(([key, paid]) => `${key} ${paid}`),
    ),
    ...lying(
      say`new factories`,
      state.buildings[side].map(({ colour, box }) => say`${term(colour)} in box ${box}`),
    ),
  ];
}

/**
 * Returns the owners of separate stores of points: the nations of a side and, for the Soviets, the besieged pocket
 * [12.3.road].
 */
const pursesOf = (side: Side): readonly Purse[] => [...nationsOf(side), ...(side === SOVIET ? [POCKET as Purse] : [])];

/** Returns the technology levels of a nation: `infantry 2`, `armour 1` … [3.13] */
const levelsOf = (state: State, nation: NationName): readonly string[] =>
  FIELDS.map((field, at) => `${term(field)} ${levelIn(state, nation, at)}`);
