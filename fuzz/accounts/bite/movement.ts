import { powerOf } from '../../../engine/rulesets/bite/blocks/power.js';
import type { Piece } from '../../../engine/rulesets/bite/state/pieces.js';
import type { State } from '../../../engine/rulesets/bite/state/state.js';
import { turnIn } from '../../../engine/rulesets/bite/vocabulary/calendar.js';
import { add, type Account } from '../account.js';

/** Maximum number of movement points that a Blitz costs [7.8.hex]. */
const BLITZ_POINTS = 1;

/**
 * Checks that a land unit spends at most its printed movement points, halved when the unit is out of supply and halved
 * again without fuel, but at least one point. A Blitz is a move of one hex, once in a player turn [3.16, 3.18,
 * 4.4.movement, 7.8, 13.5].
 */
export function movement(state: State): Account {
  const fuelled = new Set<string>();
  const actedFor = new Set<string>();
  const blitzes = new Map<string, number>();
  const byName = new Map(state.pieces.map((piece) => [piece.name, piece]));

  /**
   * Returns the movement points of a unit before they are halved or reduced. Returns undefined for unarmoured
   * headquarters without printed points, which move like units of another class [A17].
   */
  const printed = (piece: Piece): number | undefined => {
    if (piece.mp === 0 && piece.isHeadquarters && !piece.isArmoured) return undefined;
    const points = piece.mp > 0 ? piece.mp : powerOf(state, piece.index, 'mp');
    const isGuards = state.isAdvanced && piece.elite === 'guards';
    const guards = state.rulings['guards.allowance'] === 'oneMore' ? points + 1 : piece.unitClass === 'cavalry' ? 5 : 4;
    const isWinter =
      state.plays('first-winter') && state.turn >= turnIn(1941, 'December') && state.turn <= turnIn(1942, 'March');
    const tracks = isWinter && piece.nation === 'Soviet Union' && piece.isArmoured ? 4 : 0; // In the first winter, Soviet armour moves at least 4 points [33.2].
    return Math.max(points, isGuards ? guards : 0, tracks);
  };
  const halved = (points: number): number => Math.max(1, Math.floor(points / 2));
  const allowance = (piece: Piece): number => {
    const { index, name, isArmoured, isHeadquarters } = piece;
    let points = printed(piece) ?? Infinity;
    if (state.outOfSupply[index] === 1 && !actedFor.has(name)) points = halved(points);
    const needsFuel = state.isAdvanced && isArmoured && !isHeadquarters && state.reserve[index] === 0;
    if (needsFuel && state.phase === 'movement' && !fuelled.has(name) && !actedFor.has(name)) points = halved(points);
    return points;
  };
  const goOn = (name: string, wrong: (sentence: string) => void): void => {
    if (add(blitzes, name) > 1 && state.rulings['blitz.often'] === 'once')
      wrong(`${name} continues its movement twice in a player turn [7.8]`);
  };
  return {
    event({ kind, rule, facts, pieces: [name = '', ...others] = [] }, wrong) {
      if (kind === 'activate') for (const unit of others) (rule === '13.2' ? fuelled : actedFor).add(unit);
      if (kind === 'fly' && rule === '7.8.companions') goOn(name, wrong);
      const piece = byName.get(name);
      if (kind !== 'move' || piece === undefined) return;
      const cost = Number(facts?.cost);
      const most = state.phase === 'blitz' ? BLITZ_POINTS : allowance(piece);
      if (state.phase === 'blitz') goOn(name, wrong);
      if (cost > most) wrong(`${name} spends ${cost} movement points; its allowance is ${most} [7.5.3]`);
    },
    pause({ phase }) {
      if (phase !== 'exploitation') return;
      fuelled.clear();
      actedFor.clear();
      blitzes.clear();
    },
  };
}
