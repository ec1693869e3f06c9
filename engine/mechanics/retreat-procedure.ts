import { ask, type Answer, type Decision, type Play } from '../play/moment.js';

/** The rules of one game for a retreat of several units. Units are given by their indices. */
export interface RetreatProcedure<Path> {
  /** Returns the paths along which a unit may retreat now. The paths of a unit may change when other units retreat. */
  paths(unit: number): readonly Path[];
  /**
   * Carries out the rules for waiting units that cannot retreat. Returns the units that still can. Called before each
   * question.
   */
  removeBlocked(waiting: readonly number[]): readonly number[];
  /**
   * Creates the question of which unit retreats next, and where.
   *
   * @param number the number of the question, from 1
   */
  decide(waiting: readonly number[], number: number): Decision;
  /**
   * Returns whether an answer ends the retreat, so that the waiting units stay. Omit if all units that can retreat must
   * retreat.
   */
  isEnd?(answer: Answer): boolean;
  /** Returns whether a path agrees with an answer. If several paths agree with the answer, the unit takes the first. */
  isMeant(path: Path, answer: Answer): boolean;
  /**
   * Moves a unit along a path.
   *
   * @returns the units that have retreated: this unit, and others that must go with it
   */
  move(
    unit: number,
    path: Path,
    answer: Answer,
    waiting: readonly number[],
  ): Play<readonly number[]> | readonly number[];
}

/**
 * Plays the retreat of several units. The procedure asks which unit retreats next and where, moves the units of the
 * answer, and asks again until no unit remains or an answer ends the retreat. If an answer names several units for one
 * path, they retreat one after another; a unit that finds no room on the path is part of the next question.
 *
 * @param first the answer to the first question, if that answer has already been given
 * @returns the units that have retreated, in order
 */
export function* playRetreat<Path>(
  units: readonly number[],
  procedure: RetreatProcedure<Path>,
  first?: Answer,
): Play<number[]> {
  let waiting = units;
  const retreated: number[] = [];
  for (let number = 1; ; number++) {
    waiting = procedure.removeBlocked(waiting);
    if (waiting.length === 0) return retreated;
    const given = number === 1 ? first : undefined;
    const answer = given ?? (yield* ask(procedure.decide(waiting, number)));
    if (procedure.isEnd?.(answer) === true) return retreated;
    for (const unit of answer.pieces ?? []) {
      if (!waiting.includes(unit)) continue;
      const path = procedure.paths(unit).find((one) => procedure.isMeant(one, answer));
      if (path === undefined) continue;
      const moving = procedure.move(unit, path, answer, waiting);
      const moved = 'next' in moving ? yield* moving : moving;
      waiting = waiting.filter((one) => !moved.includes(one));
      retreated.push(...moved);
    }
  }
}
