import type { OrderModel } from '../../../../engine/model/orders.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import type { Answer, Decision, Moment, Play, Reply } from '../../../../engine/play/moment.js';
import type { Field } from './field.js';

/**
 * Dice and answers for a test that plays a procedure: dice in the order in which they are rolled, and an answer to each
 * decision. A decision without an answer takes its fallback.
 */
export interface Script {
  readonly dice?: readonly number[];
  /** Result of every die for which `dice` has no number left. If it is missing, such a die is an error. */
  readonly every?: number;
  readonly answer?: (decision: Decision) => Answer | undefined;
}

/** Runs a procedure to its end and returns the moments at which it asked for dice or answers. */
export function drive(play: Play<unknown> | undefined, script: Script = {}): Moment[] {
  const moments: Moment[] = [];
  const dice = [...(script.dice ?? [])];
  if (play === undefined) return moments;
  for (let step = play.next(); !step.done;) {
    moments.push(step.value);
    step = play.next(replyTo(step.value, script, dice));
  }
  if (dice.length > 0) throw new Error(`${dice.length} dice were not rolled.`);
  return moments;
}

function replyTo(moment: Moment, script: Script, dice: number[]): Reply {
  if (moment.kind === 'pause') return [];
  if (moment.kind === 'decision') {
    for (const offered of moment.legal()) {
      const refused = moment.refuse(offered);
      if (refused) throw new Error(`${moment.question} offers what it refuses: ${refused.message}`);
    }
    const answer = script.answer?.(moment) ?? moment.fallback();
    const refused = moment.refuse(answer);
    if (refused) throw new Error(refused.message);
    return answer;
  }
  const rolls = dice.splice(0, moment.count);
  while (script.every !== undefined && rolls.length < moment.count) rolls.push(script.every);
  if (rolls.length < moment.count) throw new Error(`No die left for ${moment.purpose} (${moment.address}).`);
  return rolls;
}

/**
 * Returns an order as the compiler would read it, with sectors as `q,r`: `move x1, x2 to 1,0`, `move x1 0,0 > 1,0`,
 * `assault 1,0 with x1, x2`, `strike t against 1,0 (structure = bridge)`.
 */
export function order(at: Field, written: string): OrderModel {
  const [, text = '', key, value = ''] = /^(.*?)(?: \((\S+) = (.*)\))?$/.exec(written) ?? [];
  const [head = '', ...clauses] = text.split(/\s+(?=(?:to|from|with|via|against|for)\s)/);
  const [verb = '', ...rest] = head.trim().split(/\s+/);
  return {
    verb,
    ...objectOf(at, rest.join(' ')),
    clauses: clauses.map((clause) => {
      const [preposition = '', ...words] = clause.trim().split(/\s+/);
      return { preposition, ...objectOf(at, words.join(' ')), words: [], numbers: [], source: NO_SOURCE };
    }),
    rolls: [],
    attributes: key === undefined ? {} : { [key]: { value, source: NO_SOURCE } },
    answers: [],
    citations: [],
    source: NO_SOURCE,
    verbSource: NO_SOURCE,
  };
}

const SECTOR = /^-?\d+,-?\d+$/;

function objectOf(at: Field, text: string): Pick<OrderModel, 'pieces' | 'cells' | 'path'> {
  const placed = (place: string) => ({ cell: at.cell(place), source: NO_SOURCE });
  const words = text.split(/\s+/).filter((word) => word !== '');
  const sectors = words.filter((word) => SECTOR.test(word)).map(placed);
  const isPath = words.includes('>');
  const names = words.filter((word) => word !== '>' && !SECTOR.test(word)).map((word) => word.replace(/,$/, ''));
  return {
    path: isPath ? sectors : [],
    cells: isPath ? [] : sectors,
    pieces: names.map((name) => ({ name, source: NO_SOURCE })),
  };
}
