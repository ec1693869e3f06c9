import { percentText } from '../../engine/model/number-text.js';
import { t } from '@vscode/l10n';
import { turnTitle, type Calendar } from '../../engine/model/calendar.js';
import { say } from '../../engine/model/say.js';
import type { Balance, BalanceOf, Numbers, Share } from '../../engine/play/counting/balance.js';
import type { RuleEntry } from '../../engine/play/rulebook.js';
import type { Estimate } from '../../engine/play/counting/spread.js';
import { roundUpToStep } from '../../engine/board/scale.js';
import type { Bars, Cell, Lines, Report, Section } from '../../preview/contract/balance-report.js';
import { compareArms } from './comparison.js';
import { showBalance } from './shown-balance.js';
import { between, interval, numberCells, numbersOf, percent } from './numbers.js';

/** Maximum number of battles in a report, which lists the most frequent ones. JSON and CSV contain all battles. */
const MAX_BATTLES = 60;

export interface ReportOptions {
  readonly title: string;
  readonly calendar?: Calendar | undefined;
  /** Whether the report includes all battles instead of at most {@link MAX_BATTLES}. Default: false. */
  readonly all?: boolean;
  /** The rulebook, whose titles are in the language of the reader. Without it, titles are in English. */
  readonly rulebook?: ReadonlyMap<string, RuleEntry> | undefined;
  /** Returns a term of the game, such as a kind of event, in the reader's language. Default: the word itself */
  readonly shown?: ((word: string) => string) | undefined;
  /** The texts of special rules in the reader's language, by their texts. Default: as authors write them. */
  readonly shownStatements?: ReadonlyMap<string, string> | undefined;
  /** A sentence that explains how to replay a game. */
  readonly replay: string;
  /**
   * Returns the file that opens when the user clicks on a seed of a variant; undefined if no file opens.
   * @param arm index of the variant
   */
  readonly opens?: (arm: number) => string | undefined;
}

/**
 * Builds the report of many games. A report of several variants first compares the variants and then describes each.
 */
export function balanceReport(
  balance: Balance,
  { title, calendar, rulebook, shown = (word) => word, all = false, shownStatements, ...how }: ReportOptions,
): Report {
  const { seed, spans, games } = balance;
  const arms = balance.arms.map((arm) => ({ ...arm, ...showBalance(arm, shown) }));
  const turn = (number: number): string => (calendar && number > 0 ? turnTitle(number, calendar) : String(number));
  const isAlone = arms.length === 1;
  const runs = spans.map(([from, to]) => between(from, to)).join(', ');
  const ofArms = arms.flatMap((arm, index) => {
    const opens = how.opens?.(index);
    return [
      outcomes(arm),
      score(arm),
      length(arm),
      seeds(arm, how.replay),
      never(arm, games, shownStatements),
      rulesNeverCited(arm, games, rulebook),
      losses(arm, turn),
      statements(arm, shownStatements),
      expectations(arm),
      results(arm, turn, shown, all),
      places(arm, turn),
    ].map((section) => ({
      ...section,
      ...(!isAlone && { title: `${arm.name}: ${section.title}` }),
      ...(opens !== undefined && { opens }),
    }));
  });
  return {
    // The language of the texts below.
    language: t('en'),
    numbers: { decimal: say`${'{0}'}.${'{1}'}`, percent: percentText('{0}') },
    title,
    lead: [
      isAlone
        ? t('{0} games: runs {1} of the seed “{2}”.', games, runs, seed)
        : t(
            '{0} games of each of {1} variants, with the same dice for each variant: runs {2} of the seed “{3}”.',
            games,
            arms.length,
            runs,
            seed,
          ),
      t('Each mean and each share is followed by its 95 % confidence interval.'),
    ],
    sections: [...(isAlone ? [] : compareArms(arms)), ...ofArms].filter(({ rows }) => rows.length > 0),
  };
}

const bars = (shares: readonly (Estimate & { readonly what: string })[]): Bars => ({
  kind: 'bars',
  most: 1,
  bars: shares.map(({ what, value, interval: [low, high] }) => ({ label: what, value, low, high })),
});

/** Maximum number of bars of a histogram. */
const MAX_BARS = 30;

/** Returns a histogram with bars of equal width. Each bar is labelled with the smallest number that the bar counts. */
function histogram({ counts, least, most }: Numbers, across: string): Bars {
  const step = roundUpToStep((most - least + 1) / MAX_BARS);
  const start = Math.floor(least / step) * step;
  const bars = Array.from({ length: Math.floor((most - start) / step) + 1 }, (_, index) => start + index * step);
  const within = (from: number): number =>
    Object.entries(counts).reduce(
      (sum, [number, times]) => sum + (Number(number) >= from && Number(number) < from + step ? times : 0),
      0,
    );
  return { kind: 'bars', across, bars: bars.map((from) => ({ label: String(from), value: within(from) })) };
}

function outcomes({ outcomes: each }: BalanceOf): Section {
  return {
    title: t('Verdict'),
    ...withShares(t('verdict')),
    rows: each.map((share) => [share.what, ...shareCells(share)]),
    chart: bars(each),
  };
}

const sharesOf = (): string[] => [t('games'), t('share'), percentText(95), t('example seed')];
const withShares = (...names: string[]): Pick<Section, 'columns' | 'names' | 'seeds'> => ({
  columns: [...names, ...sharesOf()],
  names: names.length,
  seeds: names.length + sharesOf().length - 1,
});
const shareCells = (share: Share): Cell[] => [share.times, percent(share.value), interval(share), share.seed];

function score({ score: each, margin }: BalanceOf): Section {
  const ahead = margin ? [[t('{0} ahead of {1}', margin.of, margin.over), ...numberCells(margin)]] : [];
  const shown = margin ?? each.at(0);
  return {
    title: t('Points'),
    columns: [t('side'), ...numbersOf()],
    names: 1,
    rows: [...each.map((numbers) => [numbers.side, ...numberCells(numbers)]), ...ahead],
    ...(shown && {
      chart: histogram(shown, margin ? t('points of {0} ahead of {1}', margin.of, margin.over) : t('points')),
    }),
  };
}

function length({ length: numbers }: BalanceOf): Section {
  return {
    title: t('Length in turns'),
    columns: numbersOf(),
    names: 0,
    rows: [numberCells(numbers)],
    ...(numbers.least < numbers.most && { chart: histogram(numbers, t('turns')) }),
  };
}

function seeds({ seeds: each }: BalanceOf, replay: string): Section {
  return {
    title: t('Games to open'),
    note: replay,
    columns: [t('game'), t('seed')],
    names: 2,
    seeds: 1,
    rows: each.map(({ what, number, seed }) => [
      number === undefined ? what : `${NOTABLE[what]?.() ?? what} (${number})`,
      seed,
    ]),
  };
}

const NOTABLE: Readonly<Record<string, () => string>> = {
  'typical margin': () => t('typical margin'),
  'least margin': () => t('least margin'),
  'greatest margin': () => t('greatest margin'),
  'typical length': () => t('typical length'),
  shortest: () => t('shortest'),
  longest: () => t('longest'),
};

function losses({ losses: each }: BalanceOf, turn: (number: number) => string): Section {
  const words = { units: t('units'), steps: t('steps') };
  const labelled = each.map((lost) => ({ ...lost, label: `${lost.side}, ${words[lost.of]}` }));
  const end = (at: number): string => `${t('turn')} ${turn(each.at(at)?.turn ?? 0)}`;
  const chart: Lines = {
    kind: 'lines',
    ends: [end(0), end(-1)],
    lines: [...new Set(labelled.map(({ label }) => label))].map((label) => ({
      label,
      points: labelled
        .filter((lost) => lost.label === label)
        .map(({ turn: x, mean, interval: [low, high] }) => ({ x, value: mean, low, high })),
    })),
  };
  return {
    title: t('Losses by the end of each turn'),
    note: t('Units that are permanently lost; steps of these units, and steps that units on the map have lost.'),
    columns: [t('turn'), t('side'), t('of'), ...numbersOf()],
    names: 3,
    rows: each.map((numbers) => [turn(numbers.turn), numbers.side, words[numbers.of], ...numberCells(numbers)]),
    chart,
  };
}

/** Returns the table of the special rules and expectations that came true in no game. */
function never(
  { statements: rules, expectations: expected }: BalanceOf,
  games: number,
  shown: ReportOptions['shownStatements'],
): Section {
  const missed = [
    ...rules.map((share) => ({ ...share, what: shown?.get(share.text) ?? share.text })),
    ...expected.map((share) => ({ ...share, what: `expect after ${share.after}: ${share.text}` })),
  ].filter(({ times }) => times === 0);
  return {
    title: t('Never in {0} games', games),
    note: t('The interval shows in what share of other games each of these may come true.'),
    columns: [t('statement'), percentText(95)],
    names: 1,
    rows: missed.map((share) => [share.what, interval(share)]),
  };
}

/** Returns the table of the rules that the record of no game cites. */
function rulesNeverCited(
  { rules }: BalanceOf,
  games: number,
  rulebook: ReportOptions['rulebook'] = new Map(),
): Section {
  return {
    title: t('Rules never cited in {0} games', games),
    note: t('No event, question or roll of these games cites them. Rules that apply without a trace are not listed.'),
    columns: [t('rule'), t('title'), percentText(95)],
    names: 2,
    rows: rules.flatMap(({ rule, title, times, ...share }) =>
      times === 0 ? [[rule, rulebook.get(rule)?.title ?? title, interval(share)]] : [],
    ),
  };
}

function statements({ statements: all }: BalanceOf, shown: ReportOptions['shownStatements']): Section {
  const each = all.map((share) => ({ ...share, what: shown?.get(share.text) ?? share.text }));
  return {
    title: t('Special rules'),
    columns: [t('statement'), t('took effect'), t('of'), t('share'), percentText(95)],
    names: 1,
    rows: each.map((share) => [share.what, share.times, share.of, percent(share.value), interval(share)]),
    chart: bars(each),
  };
}

function expectations({ expectations: each }: BalanceOf): Section {
  return {
    title: t('Expectations'),
    columns: [t('after'), t('expectation'), t('met'), t('of'), t('share'), percentText(95)],
    names: 2,
    rows: each.map((share) => [share.after, share.text, share.times, share.of, percent(share.value), interval(share)]),
    chart: bars(each.map((share) => ({ ...share, what: share.text }))),
  };
}

function results(
  { results: every }: BalanceOf,
  turn: (number: number) => string,
  shown: (word: string) => string,
  all: boolean,
): Section {
  const often = new Set(every.toSorted((a, b) => b.games - a.games).slice(0, all ? every.length : MAX_BATTLES));
  const listed = every.filter((battle) => often.has(battle));
  const rows = listed.flatMap(({ turn: number, side = '', kind, cells, address, results: each }) =>
    each.map((share) => [
      turn(number),
      side,
      [shown(kind), ...cells].join(' '),
      address,
      share.what,
      ...shareCells(share),
    ]),
  );
  return {
    title: t('Results by battle'),
    ...(listed.length < every.length && {
      note: t('Of {1} battles, the {0} that occurred in the most games.', listed.length, every.length),
    }),
    ...withShares(t('turn'), t('side'), t('battle'), t('address'), t('result')),
    rows,
    long: t('{0} rows', rows.length),
  };
}

/** Returns the table of the sides that hold each place. Leaves out places that the same side holds in all games. */
function places({ places: each }: BalanceOf, turn: (number: number) => string): Section {
  const rows = each
    .filter(({ holders }) => holders.some(({ value }) => value < 1))
    .flatMap(({ turn: number, place, holders }) =>
      holders.map((share) => [turn(number), place, share.what, ...shareCells(share)]),
    );
  return {
    title: t('Places by the end of each turn'),
    note: t('Places that one side holds in all games are left out.'),
    ...withShares(t('turn'), t('place'), t('held by')),
    rows,
    long: t('{0} rows', rows.length),
  };
}
