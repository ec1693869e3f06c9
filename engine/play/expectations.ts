import type { Board } from '../board/board.js';
import { writeInstead, type Finding } from '../model/finding.js';
import type { Attributes } from '../model/map.js';
import type { Expectation } from '../model/expectation.js';
import type { ExpectationBlock, ScenarioModel } from '../model/scenario.js';
import { isReached, occasionPoint, pointOf, pointText, type Point } from './boundary.js';
import {
  actualEventExpectation,
  factOf,
  actualScoreExpectation,
  actualUnitExpectation,
} from './actual-expectations.js';
import type { GameEvent, PieceView } from './records.js';
import { offMapWord } from './off-map-word.js';
import { Evidence } from './evidence.js';
import type { Pause } from './moment.js';
import type { Game } from './game.js';
import { say, term } from '../model/say.js';

/** The outcome of one expectation. */
export interface ExpectationOutcome {
  readonly expectation: Expectation;
  readonly after: Point;
  /** The time at which the expectation is judged: `turn 3 German combat`. */
  readonly point: string;
  /** The expectation in the reader's language, without the time at which it is judged: `25/7 at 1523 (step 2)`. */
  readonly text: string;
  readonly passed: boolean;
  readonly expected: string;
  readonly got: string;
  /**
   * The text of an expectation that the actual result meets. The author can write it instead. Undefined if the
   * expectation passed, or if there is no comparable result.
   */
  readonly instead?: string;
}

/**
 * The events that happened before a pause: those of the phase, of the side's turn and of the whole turn that end there.
 */
export interface Happened {
  readonly phase: readonly GameEvent[];
  readonly side: readonly GameEvent[];
  readonly turn: readonly GameEvent[];
}

/** Judges the expectations of a scenario when play reaches their points. */
export class Expectations {
  /** The outcomes so far. If a point is reached twice, the last outcome counts. */
  readonly judged: ExpectationOutcome[] = [];

  constructor(private readonly scenario: ScenarioModel) {}

  judge(game: Game, pause: Pause, happened: Happened): void {
    const evidence = new Evidence(game);
    for (const block of this.scenario.expectations) {
      if (!isReached(pointOf(block), pause) || this.hasEnded(block, pause)) continue;
      const { phase, side, turn } = happened;
      this.judgeBlock(block, evidence, block.phase !== undefined ? phase : block.side !== undefined ? side : turn);
    }
  }

  /**
   * Returns whether the turn of the block's side has ended at an earlier pause. The expectations of such a block are
   * already judged.
   */
  private hasEnded({ turn, side, phase, expectations }: ExpectationBlock, pause: Pause): boolean {
    if (side === undefined || phase !== undefined || pause.side !== undefined || turn === 'end') return false;
    return this.judged.some(({ expectation }) => expectation === expectations[0]);
  }

  /**
   * Judges the expectations about the end of the game.
   * @param happened the events of the last turn, and those after it
   */
  judgeEnd(game: Game, happened: readonly GameEvent[]): void {
    const evidence = new Evidence(game);
    for (const block of this.scenario.expectations)
      if (block.turn === 'end') this.judgeBlock(block, evidence, happened);
  }

  /** Judges the expectations in the braces of an occasion. If the occasion does not happen, they are not judged. */
  judgeOccasion(
    game: Game,
    pause: Pick<Pause, 'turn' | 'occasions'>,
    { expectations, events }: { readonly expectations: readonly Expectation[]; readonly events: readonly GameEvent[] },
  ): void {
    this.judgeAll({ after: occasionPoint(pause), expectations }, new Evidence(game), events);
  }

  private judgeBlock(block: ExpectationBlock, evidence: Evidence, events: readonly GameEvent[]): void {
    this.judgeAll({ after: pointOf(block), expectations: block.expectations }, evidence, events);
  }

  private judgeAll(
    { after, expectations }: { readonly after: Point; readonly expectations: readonly Expectation[] },
    evidence: Evidence,
    events: readonly GameEvent[],
  ): void {
    for (const expectation of expectations) {
      this.judged.push({ ...this.heading(after, expectation), ...judged(expectation, evidence, events) });
    }
  }

  /** Returns the outcomes of all expectations in text order. Expectations whose point was not reached have failed. */
  results(): ExpectationOutcome[] {
    const outcomes = new Map(this.judged.map((outcome) => [outcome.expectation, outcome]));
    const written = this.scenario.expectations.flatMap((block) =>
      block.expectations.map((expectation) => outcomes.get(expectation) ?? this.missed(block, expectation)),
    );
    return [...written, ...[...outcomes.values()].filter(({ after }) => after.occasion !== undefined)];
  }

  private missed(block: ExpectationBlock, expectation: Expectation): ExpectationOutcome {
    const heading = this.heading(pointOf(block), expectation);
    return {
      ...heading,
      passed: false,
      expected: heading.text,
      got: say`${heading.point} was not played to its end`,
    };
  }

  private heading(
    after: Point,
    expectation: Expectation,
  ): Pick<ExpectationOutcome, 'expectation' | 'after' | 'point' | 'text'> {
    const { map, calendar } = this.scenario;
    return {
      expectation,
      after,
      point: pointText(after, calendar),
      text: expectationText(expectation, map.board),
    };
  }
}

/** Judges whether an expectation is met by the current state of the game and the given events. */
export const judgeNow = (
  expectation: Expectation,
  game: Game,
  events: readonly GameEvent[],
): Pick<ExpectationOutcome, 'passed' | 'expected' | 'got'> => judged(expectation, new Evidence(game), events);

/** Returns the finding for a failed expectation. */
export function expectationFinding({ expectation, point, text, got, instead }: ExpectationOutcome): Finding {
  return {
    severity: 'error',
    code: 'sandtable/expectation',
    message: say`Expected after ${point}: ${text}. Got: ${got}.`,
    source: expectation.source,
    why: [],
    related: [],
    fixes:
      instead === undefined ? [] : [writeInstead(expectation.source, instead, `Expect the actual result: ${instead}`)],
  };
}

function expectationText(expectation: Expectation, board: Board): string {
  return denied(affirmedText(expectation, board), expectation.isNot);
}

function affirmedText(expectation: Expectation, board: Board): string {
  if (expectation.about === 'score') return say`score ${term(expectation.side)} ${expectation.points}`;
  const cell = expectation.cell === undefined ? undefined : board.label(expectation.cell);
  const facts = attributesText(expectation.attributes);
  const subject =
    expectation.about === 'unit'
      ? [expectation.name, cell && say`at ${cell}`]
      : [term(expectation.verb), cell ?? expectation.name];
  return [...subject, facts && `(${facts})`].filter((part) => part !== undefined && part !== '').join(' ');
}

interface Judgement {
  readonly passed: boolean;
  readonly expected: string;
  readonly got: string;
  readonly instead?: string;
}

function judged(expectation: Expectation, evidence: Evidence, events: readonly GameEvent[]): Judgement {
  switch (expectation.about) {
    case 'unit':
      return unitJudged(expectation, evidence);
    case 'event':
      return eventJudged(expectation, evidence, events);
    case 'score':
      return scoreJudged(expectation, evidence);
  }
}

function scoreJudged({ side, points, isNot }: Expectation & { about: 'score' }, { game }: Evidence): Judgement {
  const got = game
    .score()
    .filter((line) => line.side === side)
    .reduce((sum, line) => sum + line.points, 0);
  return {
    ...met((got === points) === !isNot, () => actualScoreExpectation(side, got)),
    expected: denied(String(points), isNot),
    got: String(got),
  };
}

/**
 * Judges an expectation of a unit, or of all units of a formation. A negated expectation passes if no unit of the
 * formation meets it.
 */
function unitJudged(expectation: Expectation & { about: 'unit' }, evidence: Evidence): Judgement {
  const { name, cell, attributes, isNot } = expectation;
  const units = evidence.units(name);
  const label = cell === undefined ? undefined : evidence.game.scenario.map.board.label(cell);
  const facts = [...(label === undefined ? [] : [say`at ${label}`]), ...attributeTexts(attributes)];
  const isSo = (unit: PieceView): boolean =>
    (label === undefined || unit.cell === label) &&
    Object.keys(attributes).every((key) => unitHas(unit, key, attributes));
  const failing = units.find((unit) => isSo(unit) === (isNot === true));
  const shown = failing ?? units.at(0);
  return {
    ...met((isNot === true || units.length > 0) && !failing, () =>
      units.map((unit) => actualUnitExpectation(expectation, unit)).join('\n  '),
    ),
    expected: denied(facts.length > 0 ? facts.join(', ') : say`in play`, isNot),
    got: shown ? unitText(shown, units.length > 1) : say`no unit ${name}`,
  };
}

function unitHas(unit: PieceView, key: string, attributes: Attributes): boolean {
  const expected = attributes[key].value;
  if (expected === true) return offMapWord(unit) === key || unit.flags.includes(key);
  if (key === 'step') return unit.step === expected;
  if (key === 'steps') return unit.steps === expected;
  if (key === 'face' || key === 'values') return unit.values === expected;
  const fact = unit.facts?.[key];
  return (fact !== undefined && String(fact) === String(expected)) || unit.flags.includes(`${key} ${String(expected)}`);
}

function unitText(unit: PieceView, named: boolean): string {
  const place =
    unit.cell === undefined ? (unit.off === undefined ? say`off the map` : term(unit.off)) : say`at ${unit.cell}`;
  const known = Object.entries(unit.facts ?? {}).map(([key, value]) => factText(key, value));
  const facts = [place, ...(known.length > 0 ? known : [factText('step', unit.step)]), ...unit.flags.map(term)];
  return (named ? `${unit.name} ` : '') + facts.join(', ');
}

/**
 * Judges an expectation of an event. It requires at least one event of the expected kind, about the expected cell or
 * unit, with the expected facts; a negated expectation requires that there is none.
 */
function eventJudged(
  expectation: Expectation & { about: 'event' },
  evidence: Evidence,
  events: readonly GameEvent[],
): Judgement {
  const { verb, cell, name, attributes, isNot } = expectation;
  const { board } = evidence.game.scenario.map;
  const label = cell === undefined ? undefined : board.label(cell);
  const units = name === undefined ? undefined : evidence.units(name).map((unit) => unit.name);
  const candidates = evidence
    .eventsOf(events, verb, label)
    .filter(({ pieces = [] }) => units === undefined || units.some((unit) => pieces.includes(unit)));
  const keys = Object.keys(attributes);
  const fits = (event: GameEvent): boolean => keys.every((key) => factOf(event, key) === String(attributes[key].value));
  const shown = candidates.find(fits) ?? candidates.at(-1);
  return {
    ...met(candidates.some(fits) === !isNot, () => shown && actualEventExpectation(expectation, shown, board)),
    expected: denied(attributesText(attributes) || say`to happen`, isNot),
    got: shown
      ? keys.map((key) => factText(key, factOf(shown, key) ?? say`unknown`)).join(', ') || shown.text
      : say`no such event`,
  };
}

const denied = (expected: string, isNot: true | undefined): string => (isNot ? say`not ${expected}` : expected);

/** Returns whether the expectation passed. If it failed, also returns the expectation of the actual result. */
function met(passed: boolean, actual: () => string | undefined): Pick<Judgement, 'passed' | 'instead'> {
  const instead = passed ? undefined : actual();
  return { passed, ...(instead === undefined || instead === '' ? {} : { instead }) };
}

function attributesText(attributes: Attributes): string {
  return attributeTexts(attributes).join(', ');
}

function attributeTexts(attributes: Attributes): string[] {
  return Object.entries(attributes).map(([key, { value }]) => (value === true ? term(key) : factText(key, value)));
}

/** Returns a fact with its value in the reader's language: `step 2`, `outcome seen`. */
const factText = (key: string, value: boolean | number | string): string => `${term(key)} ${term(String(value))}`;
