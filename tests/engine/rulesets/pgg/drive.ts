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
  readonly answer?: (decision: Decision) => Answer | undefined;
  /** Skips the check that each offered answer is legal, because that check is slow in a long game. */
  readonly isLong?: true;
}

/** Runs a procedure to its end; returns the moments at which it asked for dice or answers, and its result. */
export function drive<R>(
  play: Play<R> | undefined,
  script: Script = {},
): { readonly moments: Moment[]; readonly result: R | undefined } {
  const moments: Moment[] = [];
  const dice = [...(script.dice ?? [])];
  if (play === undefined) return { moments, result: undefined };
  let step = play.next();
  while (!step.done) {
    const moment: Moment = step.value;
    moments.push(moment);
    step = play.next(replyTo(moment, script, dice));
  }
  return { moments, result: step.value };
}

function replyTo(moment: Moment, script: Script, dice: number[]): Reply {
  if (moment.kind === 'pause') return [];
  if (moment.kind === 'decision') {
    for (const offered of script.isLong ? [] : moment.legal()) {
      const refused = moment.refuse(offered);
      if (refused) throw new Error(`${moment.question} offers what it refuses: ${refused.message}`);
    }
    return script.answer?.(moment) ?? moment.fallback();
  }
  const rolls = dice.splice(0, moment.count);
  if (rolls.length < moment.count) throw new Error(`No die left for ${moment.purpose} (${moment.address}).`);
  return rolls;
}

/**
 * Returns an order as the compiler would read it: `move 25/7, 6/7 2013 > 2012`, `overrun 2012 with 25/7`, `move A to
 * 2012`.
 */
export function order(at: Pick<Field, 'cell'>, text: string): OrderModel {
  const [head = '', ...clauses] = text.split(/\s+(?=(?:to|from|with|via|against|for)\s)/);
  const [verb = '', ...rest] = head.trim().split(/\s+/);
  const placed = (label: string) => ({ cell: at.cell(label), source: NO_SOURCE });
  const parts = (words: string) => {
    const path = words.includes('>') ? [...words.matchAll(/\d{4}/g)].map(([label]) => placed(label)) : [];
    const others = words.includes('>') ? words.replace(/\d{4}(\s*>\s*\d{4})+/, '') : words;
    const names = others
      .split(',')
      .flatMap((word) => word.trim().split(/\s+/))
      .filter((word) => word !== '');
    return {
      path,
      cells: names.filter((name) => /^\d{4}$/.test(name)).map(placed),
      pieces: names.filter((name) => !/^\d{4}$/.test(name)).map((name) => ({ name, source: NO_SOURCE })),
    };
  };
  return {
    verb,
    ...parts(rest.join(' ')),
    clauses: clauses.map((clause) => {
      const [preposition = '', ...words] = clause.trim().split(/\s+/);
      return { preposition, ...parts(words.join(' ')), words: [], numbers: [], source: NO_SOURCE };
    }),
    rolls: [],
    answers: [],
    citations: [],
    source: NO_SOURCE,
    verbSource: NO_SOURCE,
    attributes: {},
  };
}
