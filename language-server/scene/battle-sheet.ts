import { say, term } from '../../engine/model/say.js';
import { countingHits, scoreDistribution, countingPips } from '../../engine/mechanics/dice-pool.js';
import { NOWHERE, type Board } from '../../engine/board/board.js';
import { capitalize } from '../../engine/model/words.js';
import type { GameEvent, MomentRecord, GameRecord } from '../../engine/play/records.js';
import type { Views } from '../../engine/play/views.js';
import type { BattleItem, DiceItem, LedgerTable, TotalsItem } from '../../preview/contract/battle.js';
import { eventKindText } from './event-kind.js';
import { ledgerTables } from './ledger-table.js';
import { defenseIn, hitCount, isBattleEvent } from './moment-summary.js';

/** The facts of an event that the header of a battle sheet shows, in this order. */
const HEADER_FACTS = ['attack', 'defense', 'odds', 'modifier'] as const;

/** Builds the battle sheet of a moment; undefined if the moment is not a roll of a battle. */
export function buildBattleSheet(
  { moments, events }: GameRecord,
  record: MomentRecord,
  board: Board,
  views: Pick<Views, 'tableOf' | 'chancesOf'>,
  allSides: readonly string[],
  shown: (word: string) => string,
): BattleItem | undefined {
  if (record.kind !== 'dice') return undefined;
  const own = events.slice(record.from, record.to);
  if (!own.some(isBattleEvent)) return undefined;
  const decided = own.find((event) => hitsOf(event) !== undefined) ?? own.find(isDecided);
  const defense = decided && defenseIn(decided);
  const facts: NonNullable<GameEvent['facts']> = { ...decided?.facts, ...(defense !== undefined && { defense }) };
  const hits = decided && hitsOf(decided);
  const rollRecords =
    facts.scores !== undefined ? rollsOfContest(moments, record) : hits === undefined ? [record] : volley();
  const rolls = rollRecords.flatMap(({ from, to }) =>
    events.slice(from, to).filter(({ dice, ledger }) => dice ?? ledger),
  );
  const sums = typeof facts.scores === 'string' ? facts.scores.split('-') : [];
  const table = decided && views.tableOf?.(decided);
  const chances = decided && views.chancesOf?.(decided);
  const cells = cellsOf(own, board);
  const labels = cells.map((cell) => board.label(cell)).join(` ${term('and')} `);
  const totals = sums.length === 2 ? rolls.flatMap(totalsOf) : decided ? hitTotalsOf(decided, record.sides) : [];
  const [striker = record.side] = own.flatMap(({ side, facts: eventFacts }) => (eventFacts ? (side ?? []) : []));
  const struck = allSides.length === 2 ? allSides.find((side) => side !== striker) : undefined;
  const sides = [striker, struck].filter((side) => side !== undefined);
  /** Returns a result in the reader’s language. The results of a table are printed codes, which stay as they are. */
  const shownResult = (result: string): string => (table ? result : shown(result));
  /** Returns the rolls whose hits the event adds up: all rolls of the battle after the previous event with hits. */
  function volley(): MomentRecord[] {
    const all = rollsOfContest(moments, record);
    const last = all
      .slice(0, -1)
      .findLastIndex(({ from, to }) => events.slice(from, to).some((event) => hitsOf(event) !== undefined));
    return all.slice(last + 1);
  }
  return {
    title:
      decided && labels !== ''
        ? say`${capitalize(eventKindText(decided.kind, shown))} on ${labels}`
        : capitalize(record.prompt),
    outcome: decided ? sentenceOf(decided.text) : '',
    figures:
      sums.length === 2
        ? ['attacker', 'defender'].map((label, at) => ({ label: term(label), text: sums[at] }))
        : HEADER_FACTS.flatMap((label) =>
            facts[label] === undefined ? [] : [{ label: term(label), text: String(facts[label]) }],
          ),
    ...(hits !== undefined && { result: hitCount(hits) }),
    ...(hits === undefined && facts.result !== undefined && { result: shownResult(String(facts.result)) }),
    cells,
    sides,
    ledgers: rolls.flatMap((event) => ledgersOf(event, sides)),
    dice: rollRecords.flatMap(diceOf),
    ...(totals.length > 0 && { totals }),
    ...(table && { table }),
    ...(chances && { chances: chances.map((each) => ({ ...each, result: shownResult(each.result) })) }),
  };
}

/**
 * Returns the sentence after the figures in the text of an event. In `Attack on 2612: 25 to 20, column 1-1, roll 3:
 * D1/A1. The defender loses a step.`, this is the last sentence.
 */
const sentenceOf = (text: string): string => text.replace(/^[^:]*: (?:.*: [^ ]+\. ?)?/, '');

/** Returns whether an event contains the result of a battle: a result, or the hits of a side. */
export const isDecided = (event: GameEvent): boolean =>
  event.facts?.result !== undefined || hitsOf(event) !== undefined;

/** Returns the number of hits that a side has scored; undefined if the event has none. */
const hitsOf = ({ facts = {} }: GameEvent): number | undefined =>
  [facts['attack-hits'], facts['defense-hits']].find((hits) => typeof hits === 'number');

/** Returns the dice of a roll; empty if the roll is secret. */
function diceOf({ address, answer, sides = 0, by }: MomentRecord): DiceItem[] {
  const values = answer.split(' ').map(Number);
  if (sides === 0 || values.some((value) => !Number.isInteger(value))) return [];
  return [{ address, sides, values, written: by === 'written' }];
}

/**
 * Returns the distribution of hits for dice pools such as `2x5 1x6` (two dice that hit from 5, one that hits from 6).
 */
function hitTotalsOf(event: GameEvent, sides = 0): TotalsItem[] {
  const { facts = {}, side } = event;
  const rolled = hitsOf(event);
  const pool = String(facts['attack-hits'] === undefined ? facts.defender : facts.attacker);
  const groups = [...pool.matchAll(/(\d+)x(\d+)/g)].map(([, dice, from]) => ({
    dice: Number(dice),
    from: Number(from),
  }));
  if (rolled === undefined || sides === 0 || groups.length === 0) return [];
  const chances = scoreDistribution(...groups.map(({ dice, from }) => countingHits(dice, sides, { from })));
  const dice = groups.reduce((sum, group) => sum + group.dice, 0);
  return [{ label: term('hits'), ...(side !== undefined && { side }), dice, least: 0, chances, rolled }];
}

/**
 * Returns the chance of each sum of an event's dice, together with the sum that was rolled. Empty if the event has no
 * dice.
 */
function totalsOf({ dice, side, text }: GameEvent): TotalsItem[] {
  if (!dice) return [];
  const { sides, values } = dice;
  const chances = scoreDistribution(countingPips(values.length, sides)).slice(values.length);
  const rolled = values.reduce((sum, value) => sum + value, 0);
  const label = text.replace(/: .*$/, '');
  return [{ label, ...(side !== undefined && { side }), dice: values.length, least: values.length, chances, rolled }];
}

/** Returns the rolls of the same battle, whose addresses differ only in the last part. */
function rollsOfContest(moments: readonly MomentRecord[], { number, address }: MomentRecord): MomentRecord[] {
  const parent = address.slice(0, address.lastIndexOf('/') + 1);
  const isOf = (other: MomentRecord): boolean =>
    other.kind === 'dice' && other.address.startsWith(parent) && !other.address.slice(parent.length).includes('/');
  return moments.slice(Math.max(0, number - 8), number + 1).filter(isOf);
}

/**
 * Returns the ledgers of an event, each with its side. A single ledger belongs to the side of the event; of two, the
 * first belongs to the attacker and the second to the defender.
 */
function ledgersOf({ ledger = [], side, text }: GameEvent, sides: readonly string[]): LedgerTable[] {
  const tables = ledgerTables(ledger);
  return tables.map((table, at) => {
    const whose = tables.length === 1 ? side : sides.at(at);
    const title = table.title === '' ? text.replace(/: .*$/, '') : table.title;
    return { ...table, title, ...(whose !== undefined && { side: whose }) };
  });
}

function cellsOf(events: readonly GameEvent[], board: Board): number[] {
  const labels = events.flatMap(({ cells = [], pieces = [] }) => (pieces.length > 0 ? cells : []));
  return [...new Set(labels.map((label) => board.cell(label)))].filter((cell) => cell !== NOWHERE);
}
