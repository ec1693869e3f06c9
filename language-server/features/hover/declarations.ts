import type { Ruleset } from '../../../engine/play/ruleset.js';
import { termOf } from '../../text/term-of.js';
import { agree, counted, say } from '../../../engine/model/say.js';
import { turnTitle } from '../../../engine/model/calendar.js';
import type { PlacedItem } from '../../../engine/model/statements.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import type { Source } from '../../../engine/model/source.js';
import type { Game } from '../../../engine/play/game.js';
import type { Analysis } from '../../analysis/analysis.js';
import { contains, pieceNamed } from '../../play/lookup.js';
import { escape, list, paragraphs } from '../../text/markdown.js';
import { pieceLine } from './pieces.js';

const ON_MAP = 'on the map';
const OFF_MAP = 'off the map';

/** Builds the hover of a side: the number of its pieces in each state, such as on the map, expected or lost. */
export function hoverSide(
  ruleset: Ruleset | undefined,
  analysis: Analysis,
  game: Game | undefined,
  name: string,
): string | undefined {
  const side = analysis.sides.find((other) => other.name === name);
  if (!side) return undefined;
  const pieces = game?.position().pieces.filter((piece) => piece.side === name) ?? [];
  const states = new Map<string, number>();
  for (const { cell, off } of pieces) {
    const state = cell === undefined ? (off ?? OFF_MAP) : ON_MAP;
    states.set(state, (states.get(state) ?? 0) + 1);
  }
  const units = side.forces.filter(({ members }) => members.length === 0).length;
  return paragraphs(
    say`**${escape(name)}** · ${counted(units, 'unit')} and ${counted(side.pools.length, 'pool')} declared`,
    list([...states].map(([state, number]) => `${pieceCount(number)} ${escape(termOf(ruleset, state))}`)),
  );
}

const pieceCount = (pieces: number): string => say`${pieces} ${agree(pieces, 'piece', 'pieces')}`;

/** Builds the hover of drawn counters, `6 rifle`, with the names, faces and cells of the counters. */
export function hoverDraw(
  ruleset: Ruleset | undefined,
  analysis: Analysis,
  game: Game | undefined,
  place: Source,
): string | undefined {
  const item = drawAt(analysis, place);
  if (!item) return undefined;
  const position = game?.position();
  return paragraphs(
    say`**${item.drawn.length} ${escape(termOf(ruleset, item.kind ?? ''))}** drawn from the pool`,
    list(
      item.drawn.map((name) => {
        const piece = position && pieceNamed(position, name);
        if (!piece) return `**${escape(name)}**`;
        const line = pieceLine(ruleset, piece);
        return piece.cell === undefined ? line : say`${line} in ${escape(piece.cell)}`;
      }),
    ),
  );
}

/** Returns the drawn counters at a place in the text. */
function drawAt(analysis: Analysis, place: Source): PlacedItem | undefined {
  const { setups = [], arrivals = [] } = analysis.scenario ?? {};
  const items = [...setups.flatMap(({ placements }) => placements), ...arrivals].flatMap(
    (statement) => statement.items,
  );
  return items.find((item) => item.drawn.length > 0 && contains(item.source, place));
}

/** Returns the length of a scenario, `· 12 turns`, or `· turns 5 to 12` if the game does not begin with turn 1. */
function turnsOf({ turns, firstTurn, calendar }: ScenarioModel): string {
  if (turns === undefined) return '';
  if (firstTurn === undefined) return say` · ${counted(turns, 'turn')}`;
  return say` · turns ${turnTitle(firstTurn, calendar)} to ${turnTitle(turns, calendar)}`;
}

export function hoverScenario(analysis: Analysis): string | undefined {
  const { scenario } = analysis;
  if (!scenario) return undefined;
  const played = analysis.playthrough();
  const score = played?.game.score() ?? [];
  const points = new Map<string, number>();
  for (const line of score) points.set(line.side, (points.get(line.side) ?? 0) + line.points);
  return paragraphs(
    `**${escape(scenario.title)}** · ${escape(scenario.map.name)}${turnsOf(scenario)}`,
    played &&
      (played.ended
        ? say`${counted(played.moments.length, 'moment')} played, to the end of the game.`
        : say`${counted(played.moments.length, 'moment')} played.`),
    list([...points].map(([side, sum]) => `${escape(side)} **${sum}**`)),
  );
}
