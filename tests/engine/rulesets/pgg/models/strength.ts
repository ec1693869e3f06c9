/**
 * Rulings that affect strengths and odds.
 * The functions below compute both from the rulebook without the engine: printed values, integrity [7.3], supply
 * [11.31], terrain [9.3], leaders [10.36], overruns [6.55] and the columns of the combat results table [9.4].
 */
export interface Readings {
  readonly 'defense.combination': 'pairwise' | 'onceForAll';
  readonly 'integrity.withTerrain': 'multiply' | 'additive';
  readonly 'integrity.partialAttack': 'doubleParticipants' | 'allMustJoinSameAttack';
  readonly 'integrity.independents': 'cancel' | 'toleratedWithTwoRegimentDivision';
  readonly 'overrun.halving': 'total' | 'perUnit';
  readonly 'leader.bonusCap': 'stackTotal' | 'perSingleUnit';
  readonly 'leader.oosRating': 'unchanged' | 'halved';
  readonly 'supply.halveBeforeTerrain': boolean;
}

export interface Counter {
  readonly name: string;
  readonly attack: number;
  readonly defense: number;
  readonly isSupplied: boolean;
  /** The division of a regiment, with its number of regiments. */
  readonly division?: { readonly name: string; readonly regiments: number };
  /** Rating of a leader; leaders have no attack strength. */
  readonly rating?: number;
  /**
   * Whether the counter is a whole division (German infantry or cavalry, or Soviet), and so never part of another
   * division.
   */
  readonly isDivision?: true;
}

/** Halves a strength and drops fractions; a strength above 0 stays at least 1 [11.31, 11.32]. */
const halved = (strength: number): number => (strength === 0 ? 0 : Math.max(1, Math.floor(strength / 2)));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Returns the units of a stack whose strength is doubled: a whole division without other units in its hex [7.3]. */
function wholeDivision(stack: readonly Counter[], readings: Readings): readonly Counter[] {
  for (const { division } of stack) {
    if (division === undefined) continue;
    const own = stack.filter((one) => one.division?.name === division.name);
    if (own.length !== division.regiments) continue;
    const others = stack.filter((one) => !own.includes(one));
    const tolerates =
      readings['integrity.independents'] === 'toleratedWithTwoRegimentDivision' && division.regiments === 2;
    const areIndependent = others.every((one) => one.division === undefined && one.isDivision !== true);
    if (others.length === 0 || (tolerates && areIndependent)) return own;
  }
  return [];
}

/** Returns the attack strength of the units that join an attack from some stacks [6.55, 7.3, 10.36, 11.31]. */
export function attackOf(
  stacks: readonly { readonly stack: readonly Counter[]; readonly joining: readonly Counter[] }[],
  isOverrun: boolean,
  readings: Readings,
): number {
  const perUnit = isOverrun && readings['overrun.halving'] === 'perUnit';
  const parts = stacks.map(({ stack, joining }) => {
    const whole = wholeDivision(stack, readings);
    const joinsWhole = whole.every((one) => joining.includes(one));
    const isDoubled = readings['integrity.partialAttack'] === 'doubleParticipants' || joinsWhole;
    const units = joining
      .filter(({ rating }) => rating === undefined)
      .map((one) => {
        const strength = one.attack * (isDoubled && whole.includes(one) ? 2 : 1);
        return one.isSupplied ? strength : halved(strength);
      });
    const help = helpOf(joining, units, readings);
    return perUnit ? sum(units.map(halved)) + sum(help.map((one) => Math.floor(one / 2))) : sum(units) + sum(help);
  });
  const total = sum(parts);
  return isOverrun && !perUnit ? halved(total) : total;
}

/**
 * Returns the strength that each leader adds. It is at most the total strength of his units or, under a ruling, the
 * strength of a single unit [10.36].
 */
function helpOf(joining: readonly Counter[], units: readonly number[], readings: Readings): number[] {
  const ratings = joining
    .filter(({ rating }) => rating !== undefined)
    .map(({ rating = 0, isSupplied }) =>
      readings['leader.oosRating'] === 'halved' && !isSupplied ? halved(rating) : rating,
    );
  if (readings['leader.bonusCap'] === 'stackTotal') {
    let room = sum(units);
    return ratings
      .sort((a, b) => b - a)
      .map((rating) => {
        const added = Math.min(rating, room);
        room -= added;
        return added;
      });
  }
  return bestHelp(ratings, units);
}

/**
 * Distributes leaders over units so that their total help is as high as possible. A leader helps one unit. Returns the
 * strength that each leader adds.
 */
function bestHelp([rating, ...others]: readonly number[], room: readonly number[]): number[] {
  if (rating === undefined) return [];
  if (room.length === 0) return [0, ...others.map(() => 0)];
  const ways = room.map((free, unit) => {
    const added = Math.min(rating, free);
    return [
      added,
      ...bestHelp(
        others,
        room.map((one, at) => (at === unit ? one - added : one)),
      ),
    ];
  });
  return ways.reduce((best, way) => (sum(way) > sum(best) ? way : best));
}

/** Returns the defense strength of a hex; `doublings` counts the doublings by terrain [7.3, 9.33, 10.1.c, 11.31]. */
export function defenseOf(stack: readonly Counter[], doublings: number, readings: Readings): number {
  const together = (count: number): number =>
    count === 0 ? 1 : readings['defense.combination'] === 'pairwise' ? 1 + count : Math.max(2, 2 * count - 1);
  const whole = wholeDivision(stack, readings);
  const isMultiple = readings['integrity.withTerrain'] === 'additive';
  return sum(
    stack.map((one) => {
      const isWhole = whole.includes(one);
      const strength = one.defense * (isWhole && !isMultiple ? 2 : 1);
      const multiple = together(doublings + (isWhole && isMultiple ? 1 : 0));
      if (one.isSupplied) return strength * multiple;
      return readings['supply.halveBeforeTerrain'] ? halved(strength) * multiple : halved(strength * multiple);
    }),
  );
}

/** Returns the odds column of the table, from 1-3 to 10-1, rounded in favour of the defender [9.4]. */
export function columnOf(attack: number, defense: number): string {
  if (attack >= defense) return `${Math.min(10, Math.floor(attack / defense))}-1`;
  return `1-${Math.min(3, Math.ceil(defense / attack))}`;
}
