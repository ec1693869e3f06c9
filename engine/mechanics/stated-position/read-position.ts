import {
  ASKED,
  type Literal,
  type PositionModel,
  type PositionStack,
  type PositionValue,
} from '../../model/position.js';
import type { Source } from '../../model/source.js';
import type { Column, StateRecord } from '../state-fields.js';
import { numberOf, valueOf, WrongLiteral } from './meanings.js';
import { recordAt, valueColumns, type StatedGame } from './stated-game.js';
import { ownersOf } from './write-position.js';
import { counted, say } from '../../model/say.js';

/** Reports a part of a position that the game does not have. The part is ignored. */
export type ReportProblem = (source: Source, message: string) => void;

type Numbers = number[];

/** Returns the snapshot that a position describes. Changes the lists of `game.fresh`. */
export function recordOfPosition(game: StatedGame, position: PositionModel, report: ReportProblem): StateRecord {
  const stated = recordAt(game, position);
  if (stated === undefined) report(position.source, say`The game has no such phase.`);
  const record = stated ?? { ...game.fresh };
  const columns = new Map(valueColumns(game).map((column) => [column.name, column]));
  const reading: Reading = { game, record, columns, report, placed: new Set() };
  for (const stack of position.stacks) readStack(reading, stack);
  record.owner = ownersOf(game, record);
  for (const value of position.values) if (value.name !== ASKED) readValue(reading, value);
  return record;
}

/** The name of the value that counts the steps of a unit from 1, in every game that has it. */
const STEP = 'step';

interface Reading {
  readonly game: StatedGame;
  readonly record: Record<string, unknown>;
  readonly columns: ReadonlyMap<string, Column>;
  readonly report: ReportProblem;
  /** The pieces that already have a place. */
  readonly placed: Set<number>;
}

const numbersOf = (record: Record<string, unknown>, name: string): Numbers => record[name] as Numbers;

function readStack(reading: Reading, { word, cell, units, source }: PositionStack): void {
  const { game, record, report } = reading;
  const place = cell ?? (word !== undefined && Object.hasOwn(game.offMap, word) ? game.offMap[word] : undefined);
  if (place === undefined) {
    report(
      source,
      say`“${word ?? ''}” is not a word for units off the map. Known: ${Object.keys(game.offMap).join(', ')}.`,
    );
    return;
  }
  let above = -1;
  for (const unit of units) {
    const piece = game.naming.pieceNamed(unit.name);
    if (piece === undefined) {
      report(
        unit.source,
        say`${unit.name} does not take part in the game: the scenario neither sets it up nor lets it arrive.`,
      );
      continue;
    }
    if (reading.placed.has(piece)) {
      report(unit.source, say`${unit.name} already has a place in this position. Name each unit once.`);
      continue;
    }
    reading.placed.add(piece);
    numbersOf(record, 'cell')[piece] = place;
    if (word === undefined && cell !== undefined) {
      if (above < 0) numbersOf(record, 'head')[cell] = piece;
      else numbersOf(record, 'next')[above] = piece;
      numbersOf(record, 'count')[cell]++;
      above = piece;
    }
    for (const { name, value, source: where } of unit.values) {
      const column = reading.columns.get(name);
      if (column?.group !== 'piece') report(where, say`Units have no value “${name}”.`);
      else if (isBeyondSteps(game, piece, name, value))
        report(where, say`${unit.name} has only ${counted(game.stepsOf(piece), 'step')}.`);
      else assign(reading, where, () => (numbersOf(record, name)[piece] = readNumber(reading, column, value, piece)));
    }
  }
}

/** Returns whether a value states a step that a unit does not have. */
const isBeyondSteps = (game: StatedGame, piece: number, name: string, value: Literal): boolean =>
  name === STEP && typeof value === 'number' && (value < 1 || value > game.stepsOf(piece));

function readValue(reading: Reading, { name, of, value, source }: PositionValue): void {
  const { game, record, report } = reading;
  const column = reading.columns.get(name);
  if (column === undefined || column.group === 'piece') {
    report(source, say`The game has no value “${name}”.`);
    return;
  }
  if (column.group === 'game') {
    if (value !== null && record[name] !== null && formOf(value) !== formOf(record[name]))
      report(source, say`${name} must be ${formOf(record[name])}.`);
    else assign(reading, source, () => (record[name] = valueOf(value, column.meaning, game.naming)));
    return;
  }
  for (const member of of) {
    const index = typeof member === 'number' ? member : indexOf(game, column.group, member);
    if (index === undefined || index < 0) report(source, say`The game has no ${column.group} ${member}.`);
    else assign(reading, source, () => (numbersOf(record, name)[index] = readNumber(reading, column, value)));
  }
}

const readNumber = ({ game }: Reading, { meaning }: Column, value: Literal, piece?: number): number =>
  numberOf(value, meaning, game.naming, piece);

function indexOf({ groups = {}, naming }: StatedGame, group: string, member: string): number | undefined {
  if (group === 'cell') return naming.board.cell(member);
  return group === 'side' ? naming.sideNamed(member) : groups[group]?.indexOf(member);
}

/**
 * Returns the form of a value for use in a message. Words and numbers have the same form, because a word may stand for
 * a number.
 */
export function formOf(value: unknown): string {
  if (Array.isArray(value)) return say`a list`;
  return typeof value === 'object' ? say`a record` : say`a word or a number`;
}

function assign({ report }: Reading, source: Source, set: () => void): void {
  try {
    set();
  } catch (problem) {
    if (!(problem instanceof WrongLiteral)) throw problem;
    report(source, problem.message);
  }
}
