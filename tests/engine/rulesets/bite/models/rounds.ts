import { isAir, isArmour, isCombat, isGun, reading, type Block, type Encounter } from './blocks.js';
import { isFirstWinter, type Level, type Side } from './technology.js';

/**
 * Dice and choices for a model that computes battle rounds from the rulebook: the units that fire, their dice, and the
 * units hit [7.7].
 */
export interface Given {
  /** The dice that a block or place rolls in a step of a round, by round, step and name: `2/land combat/A0`. */
  readonly dice: ReadonlyMap<string, readonly number[]>;
  /** Names of the units that were chosen where several units were equal, in the order of the choices. */
  readonly chosen: readonly string[];
  readonly rounds: number;
  readonly declared: 'cavalry-charge' | 'panzer-attack' | undefined;
}
export interface Fought {
  /** Every time that units fire, in order, with round, step, side and dice: `2 land-combat Axis 4x6`. */
  readonly fires: readonly string[];
  /** Strength of the remaining units, by name. */
  readonly left: Readonly<Record<string, number>>;
  /** Whether both sides have units left. */
  readonly isOpen: boolean;
}

type Step = 'air combat' | 'anti-aircraft' | 'air raid' | 'artillery' | 'land combat' | 'land combat charge';
const EVENTS: Readonly<Record<Step, string>> = {
  'air combat': 'air-combat',
  'anti-aircraft': 'anti-aircraft',
  'air raid': 'air-raid',
  artillery: 'bombardment',
  'land combat': 'land-combat',
  'land combat charge': 'land-combat',
};

/** Returns a function from a level to the lowest face of the die that hits; 7 means that no face hits [3.14]. */
const by = (one: number, two: number, three: number) => (level: Level) => [one, two, three][level - 1];
const ATTACK = { mechanized: by(6, 6, 5), tank: by(6, 5, 4), guns: by(6, 5, 4), others: by(6, 6, 6) };
const DEFENCE = { mechanized: by(6, 5, 4), tank: by(5, 5, 4), guns: by(6, 5, 4), others: by(6, 6, 5) };
const AIR = { fighter: by(6, 5, 4), bomber: by(7, 6, 5) };
const GROUND = { fighter: by(7, 6, 5), bomber: by(6, 5, 4) };

const classOf = (block: Block): keyof typeof ATTACK =>
  isGun(block) ? 'guns' : block.kind === 'tank' || block.kind === 'mechanized' ? block.kind : 'others';

/** A block in battle. */
interface Fighter {
  readonly block: Block;
  step: number;
  isStruck: boolean;
}
const strength = ({ block, step }: Fighter): number => block.steps[step];

interface Row {
  readonly name: string;
  readonly dice: number;
  readonly from: number;
}

export function fight(encounter: Encounter, given: Given): Fought {
  const { attacker, forces, weather, terrain, town, options, isAdvanced, isScouted, cancels, month } = encounter;
  const defender: Side = attacker === 'Axis' ? 'Soviet' : 'Axis';
  const read = (name: Parameters<typeof reading>[1]): string | number | boolean => reading(encounter, name);
  const begin = (side: Side): Fighter[] => forces[side].map((block) => ({ block, step: block.step, isStruck: false }));
  const fighters: Record<Side, Fighter[]> = { Axis: begin('Axis'), Soviet: begin('Soviet') };
  const land = (side: Side): Fighter[] => fighters[side].filter(({ block }) => !isAir(block));
  const air = (side: Side): Fighter[] => fighters[side].filter(({ block }) => isAir(block));
  const combat = (side: Side): Fighter[] => fighters[side].filter(({ block }) => isCombat(block));
  const chosen = [...given.chosen];
  const fires: string[] = [];
  const began = land(attacker);
  let round = 0;

  const isRough = terrain !== 'plain';
  const isHigh = terrain === 'hill' || terrain === 'mountain';
  const isWinter = options.includes('first-winter') && isFirstWinter(month);
  const isUsedToSnow = ({ nation, kind }: Block): boolean =>
    nation === 'Soviet Union' || nation === 'Finland' || kind === 'mountain';
  const crosses = ({ block }: Fighter): boolean => block.acrossRiver && weather !== 'snow';
  const doAllCross = (): boolean =>
    land(attacker).length > 0 && (read('river.allCross') === 'present' ? land(attacker) : began).every(crosses);
  const walls = town === 'fortress' ? 2 : town === 'bunker' ? 1 : 0;
  const isUnseen = (): boolean => options.includes('recon') && round === 1 && !isScouted;

  /**
   * Returns how many times the dice of a block are halved. Each Malus halves them once [Box1, 7.7.6, 9.3, 14.0, 19.0,
   * 33.0, 39.0].
   */
  function malusOf({ block }: Fighter, step: Step, attacks: boolean): number {
    const isLand = step.startsWith('land combat');
    const isOnGround = isLand || step === 'anti-aircraft';
    const flies = step === 'air combat' || step === 'air raid';
    const isSiegeGun = block.kind === 'siege artillery';
    let malus = 0;
    if (attacks && step !== 'air combat' && !isSiegeGun) malus += walls;
    if (attacks && isOnGround && !isGun(block)) {
      if (isRough && !(block.kind === 'mountain' && isHigh && read('mountain.attack') === 'noMalus')) malus++;
      if (block.acrossRiver && weather !== 'snow') malus++;
      if (town === 'major city') malus++;
      if (options.includes('mountains') && terrain === 'swamp' && weather !== 'snow' && isArmour(block)) malus++;
    }
    const isHampered = (isLand && attacks) || (step === 'anti-aircraft' && (attacks || read('snow.flak') === 'both'));
    if (weather === 'rain' && isHampered) malus++;
    if (weather === 'snow' && (isHampered || flies) && !isUsedToSnow(block)) malus++;
    if (weather === 'light rain' && attacks && (isLand || flies)) malus++;
    if (isWinter && !isUsedToSnow(block)) malus++;
    if (attacks && isUnseen() && (step === 'air raid' || step === 'artillery'))
      if (block.kind !== 'strategic bomber' && !isSiegeGun) malus++;
    return malus;
  }

  /**
   * Returns the number of Bonus of a block, each of which lowers the lowest face that hits by one [Box1, 5.5, 6.1.2,
   * 7.7.6, 9.3, 10.0].
   */
  function bonusOf({ block }: Fighter, step: Step, attacks: boolean): number {
    const isLand = step.startsWith('land combat');
    let bonus = 0;
    if (attacks && block.kind === 'siege artillery' && step === 'artillery' && walls > 0) bonus++;
    if (attacks && isLand && block.kind === 'mountain' && isHigh && read('mountain.attack') === 'malusAndBonus')
      bonus++;
    if (isAdvanced && attacks && (isLand || step === 'artillery') && (block.elite === 'guards' || block.elite === 'ss'))
      bonus++;
    const holds = block.kind === 'marine' || block.elite === 'airborne';
    if (isAdvanced && !attacks && (isLand || step === 'anti-aircraft') && holds) bonus++;
    if (!attacks && isLand) {
      if (weather === 'rain') bonus++;
      if (block.kind === 'mountain' && isHigh) bonus++;
      if (doAllCross()) bonus++;
      bonus += walls + (town === 'major city' ? 1 : 0);
    }
    if (isLand && block.nation === 'Finland' && ['forest', 'swamp'].includes(terrain) && isCombat(block))
      if (!attacks || block.kind === 'ski') bonus++;
    return bonus;
  }

  /** Returns the lowest face that hits, before any Bonus or Malus changes it [3.14, 6.5, A14, A16]. */
  function power({ block }: Fighter, step: Step, attacks: boolean): number {
    const { kind, level } = block;
    if (step === 'air combat') {
      if (kind === 'fighter') return AIR.fighter(level);
      return level === 1 && read('bombers.airCombat') === 'always' ? 6 : AIR.bomber(level);
    }
    if (step === 'air raid') return (kind === 'fighter' ? GROUND.fighter : GROUND.bomber)(level);
    if (step === 'anti-aircraft' && isGun(block) && read('flak.power') === 'listed') return 6;
    return (attacks && step !== 'anti-aircraft' ? ATTACK : DEFENCE)[classOf(block)](level);
  }

  /** Returns the extra dice of rocket launchers and dive bombers: two [22.0, 25.0]. */
  function extraDice({ block, step: at }: Fighter, step: Step, side: Side): number {
    const { kind, nation, level } = block;
    if (kind === 'artillery' && nation === 'Soviet Union' && level >= 2)
      return step === 'artillery' && options.includes('rockets') ? 2 : 0;
    if (kind !== 'dive bomber' || step !== 'air raid' || !options.includes('stuka')) return 0;
    const isCovered =
      (isRough && read('stuka.cover') === 'groundAndStrongholds') || (town !== undefined && town !== 'minor city');
    const isMet = air(side === 'Axis' ? 'Soviet' : 'Axis').some((one) => one.block.kind === 'fighter');
    return side === attacker && at === 0 && isScouted && weather === 'clear' && !isCovered && !isMet ? 2 : 0;
  }

  /**
   * Returns the number of dice that a unit rolled in the engine. Where several units are equal, the model gives the
   * extra die to the unit that got it in the engine.
   */
  const rolledBy = (name: string, step: Step): number =>
    [...given.dice].find(([key]) => key.startsWith(`${round}/`) && key.endsWith(`${step}/${name}`))?.[1].length ?? 0;

  /**
   * Returns the dice of units. If units have the same Malus, their strengths are added before they are halved. The
   * weakest unit rolls the extra die [3.17, 7.7.7, A07, A28].
   */
  function rowsOf(units: readonly Fighter[], step: Step, side: Side): Row[] {
    const attacks = side === attacker;
    const rows = units.map((unit) => {
      const bonus = bonusOf(unit, step, attacks);
      const malus = malusOf(unit, step, attacks);
      const both = cancels ? Math.min(bonus, malus) : 0;
      const printed = power(unit, step, attacks);
      const from =
        printed > 6 ? printed : Math.min(printed, Math.max(Number(read('hits.best')), printed - bonus + both));
      const points = strength(unit);
      const halved = Math.floor(points / 2 ** (malus - both));
      const atZero = isCombat(unit.block) && read('dice.atZero') === 'combatUnits' ? 1 : 0;
      return { unit, from, points, malus: malus - both, dice: points === 0 ? atZero : Math.max(1, halved) };
    });
    if (read('malus.pooled') === 'singleShares')
      for (const malus of new Set(rows.map((row) => row.malus))) {
        const pool = rows.filter((row) => row.malus === malus && row.points > 0);
        const sum = pool.reduce((all, { points }) => all + points, 0);
        const gain = Math.floor(sum / 2 ** malus) - pool.reduce((all, { dice }) => all + dice, 0);
        const [weakest] = [...pool].sort((a, b) => b.from - a.from || a.points - b.points);
        const equals = pool.filter(({ from, points }) => from === weakest.from && points === weakest.points);
        const gainer =
          equals.find(({ unit, dice }) => rolledBy(unit.block.name, step) > dice + extraDice(unit, step, side)) ??
          weakest;
        if (gain > 0) gainer.dice += gain;
      }
    return rows.flatMap(({ unit, from, dice }) =>
      dice > 0 && from <= 6 ? [{ name: unit.block.name, dice: dice + extraDice(unit, step, side), from }] : [],
    );
  }

  /**
   * Returns the dice of the guns of a place: two for a fortress or major city, one for a bunker or minor city
   * [7.7.2.places].
   */
  const placeRows = (): Row[] =>
    town === undefined
      ? []
      : [{ name: town, dice: town === 'major city' || town === 'fortress' ? 2 : 1, from: walls > 0 ? 5 : 6 }];

  /** Counts the hits of the given dice; throws if the model needs another number of dice. */
  function shoot(rows: readonly Row[], step: Step, side: Side, number = ''): number {
    if (rows.length === 0) return 0;
    const faces = new Map<number, number>();
    let hits = 0;
    for (const { name, dice, from } of rows) {
      const key = `${round}/${number}${step}/${name}`;
      const rolled = given.dice.get(key) ?? [];
      if (rolled.length !== dice) throw new Error(`${key}: the model rolls ${dice} dice, the engine ${rolled.length}`);
      faces.set(from, (faces.get(from) ?? 0) + dice);
      hits += rolled.filter((die) => die >= from).length;
    }
    const text = [...faces].sort(([a], [b]) => a - b).map(([from, dice]) => `${dice}x${from}`);
    fires.push(`${round} ${EVENTS[step]} ${side} ${text.join(' ')}`);
    return hits;
  }

  /**
   * Applies hits. Each hit goes to the strongest unit, and the owner chooses among equals; a shield takes one extra hit
   * [3.15, 7.7.9, 7.7.10, A30].
   */
  function suffer(
    side: Side,
    targets: () => readonly Fighter[],
    hits: number,
    first?: (one: Fighter) => boolean,
  ): void {
    const strongest = (units: readonly Fighter[]): Fighter[] => {
      const isSpared = read('hits.support') === 'last' && units.some(({ block }) => !isGun(block));
      const open = units.filter((one) => !isGun(one.block) || (!isSpared && strength(one) > 0));
      const most = Math.max(...open.map(strength));
      const equal = open.filter((one) => strength(one) === most);
      return equal.some(({ isStruck }) => isStruck) ? equal.filter(({ isStruck }) => isStruck) : equal;
    };
    for (let hit = 0; hit < hits; hit++) {
      const units = targets();
      const answered = first === undefined ? [] : units.filter(first);
      let open = strongest(units);
      if (answered.length > 0 && read('charge.returnFire') === 'beforeOthers') open = strongest(answered);
      else if (first !== undefined && open.some(first)) open = open.filter(first);
      if (open.length === 0) return;
      const name = open.length === 1 ? open[0].block.name : chosen.shift();
      const unit = open.find(({ block }) => block.name === name);
      if (unit === undefined) throw new Error(`round ${round}: ${String(name)} is hit, not the strongest`);
      const { block, step, isStruck } = unit;
      if (!isStruck && strength(unit) === (block.shield ?? 7)) unit.isStruck = true;
      else {
        unit.isStruck = false;
        if (step === block.steps.length - 1) fighters[side].splice(fighters[side].indexOf(unit), 1);
        else unit.step++;
      }
    }
  }

  /**
   * Removes support units of strength 0 if their side has no combat units left and the enemy has some [7.7.10.support].
   */
  function loseAlone(): void {
    for (const [side, enemy] of [
      [attacker, defender],
      [defender, attacker],
    ] as const)
      if (combat(side).length === 0 && combat(enemy).length > 0)
        fighters[side] = fighters[side].filter((one) => isAir(one.block) || strength(one) > 0);
  }
  const afterFire = (): void => {
    if (read('zero.alone') === 'atOnce') loseAlone();
  };

  function fightInAir(): void {
    const isMet = (): boolean =>
      air(attacker).length > 0 &&
      air(defender).length > 0 &&
      [...air(attacker), ...air(defender)].some(({ block }) => block.kind === 'fighter');
    for (let number = 1; isMet(); number++) {
      const before = fires.length;
      const hits = (['Axis', 'Soviet'] as const).map((side) =>
        shoot(rowsOf(air(side), 'air combat', side), 'air combat', side, `${number}/`),
      );
      suffer('Soviet', () => air('Soviet'), hits[0]);
      suffer('Axis', () => air('Axis'), hits[1]);
      if (fires.length === before || read('airCombat.length') === 'oneRound') return;
    }
  }

  function fireAtAircraft(): void {
    const flak = (side: Side, enemy: Side): number => {
      if (air(enemy).length === 0) return 0;
      const rows = [...rowsOf(land(side), 'anti-aircraft', side), ...(side === defender ? placeRows() : [])];
      return shoot(rows, 'anti-aircraft', side);
    };
    const first = flak(defender, attacker);
    if (read('flak.order') === 'defenderFirst') suffer(attacker, () => air(attacker), first);
    const then = flak(attacker, defender);
    if (read('flak.order') === 'together') suffer(attacker, () => air(attacker), first);
    suffer(defender, () => air(defender), then);
  }

  function raid(): void {
    const bombs = (side: Side, enemy: Side): number =>
      land(enemy).length === 0 ? 0 : shoot(rowsOf(air(side), 'air raid', side), 'air raid', side);
    const defence = bombs(defender, attacker);
    const attack = bombs(attacker, defender);
    suffer(attacker, () => land(attacker), defence);
    suffer(defender, () => land(defender), attack);
  }

  /**
   * Fires the artillery of a side before its other units. Each firing artillery unit loses a step. Artillery never
   * fires without a combat unit of its side [6.1.4].
   */
  function bombard(side: Side, enemy: Side): void {
    const guns = land(side).filter((one) => isGun(one.block) && strength(one) > 0);
    if (guns.length === 0 || combat(side).length === 0 || land(enemy).length === 0) return;
    const hits = shoot(rowsOf(guns, 'artillery', side), 'artillery', side);
    for (const gun of guns) gun.step++;
    suffer(enemy, () => land(enemy), hits);
  }

  const charges = ({ block }: Fighter): boolean =>
    given.declared === 'cavalry-charge'
      ? block.kind === 'cavalry'
      : given.declared === 'panzer-attack' &&
        (block.kind === 'tank' || (block.kind === 'mechanized' && block.level >= 2));
  function assault(side: Side, enemy: Side, step: Step, units: readonly Fighter[]): void {
    if (units.length === 0 || land(enemy).length === 0) return;
    const hits = shoot(rowsOf(units, step, side), step, side);
    const first = given.declared !== undefined && side === defender ? charges : undefined;
    suffer(enemy, () => land(enemy), hits, first);
  }

  while (round < given.rounds && fighters[attacker].length > 0 && fighters[defender].length > 0) {
    round++;
    if (round === 1) fightInAir();
    fireAtAircraft();
    afterFire();
    raid();
    afterFire();
    bombard(attacker, defender);
    afterFire();
    bombard(defender, attacker);
    afterFire();
    if (given.declared !== undefined) {
      assault(attacker, defender, 'land combat charge', combat(attacker).filter(charges));
      afterFire();
    }
    assault(defender, attacker, 'land combat', combat(defender));
    afterFire();
    assault(
      attacker,
      defender,
      'land combat',
      combat(attacker).filter((one) => !charges(one)),
    );
    loseAlone();
  }
  const left = [...fighters.Axis, ...fighters.Soviet].map((one): [string, number] => [one.block.name, strength(one)]);
  return { fires, left: Object.fromEntries(left), isOpen: fighters.Axis.length > 0 && fighters.Soviet.length > 0 };
}

/**
 * Returns the special attacks that the attacker may declare. The battle must be in plain terrain and clear weather, and
 * no armour may oppose it. A cavalry charge may not meet cavalry either [20.0, 21.0, A41].
 */
export function declarable(encounter: Encounter): ('cavalry-charge' | 'panzer-attack')[] {
  const { attacker, forces, terrain, town, weather, options } = encounter;
  const isOpen =
    town === undefined || (town === 'minor city' && reading(encounter, 'charge.ground') === 'noStronghold');
  if (terrain !== 'plain' || weather !== 'clear' || !isOpen) return [];
  const isTank = ({ kind, level }: Block): boolean => kind === 'tank' || (kind === 'mechanized' && level >= 2);
  const isRider = ({ kind }: Block): boolean => kind === 'cavalry';
  const own = forces[attacker];
  const enemies = forces[attacker === 'Axis' ? 'Soviet' : 'Axis'];
  const isMet = enemies.some(isTank);
  return [
    ...(options.includes('cavalry-charge') && own.some(isRider) && !isMet && !enemies.some(isRider)
      ? (['cavalry-charge'] as const)
      : []),
    ...(options.includes('panzer-attack') && own.some(isTank) && !isMet ? (['panzer-attack'] as const) : []),
  ];
}
