import { delayNextTick } from 'langium';
import { distributionInSteps } from '../../engine/play/distribution.js';
import { recordFor, standingOf } from '../../engine/play/visibility.js';
import type { Viewer } from '../../engine/play/records.js';
import type { ExpectationOutcome } from '../../engine/play/expectations.js';
import { distributionText } from '../report/distribution-text.js';
import { inOrder } from '../report/finding-record.js';
import { findSide } from '../report/lookup.js';
import { runText } from '../report/run-text.js';
import { UsageError } from '../report/usage-error.js';
import { viewerFor } from '../scene/build-scene.js';
import { visibleFindings } from '../scene/scene-findings.js';
import { playable, type ToolDocument, type ToolHost } from './tool-host.js';
import type { ToolInput } from './input.js';

/**
 * Plays a text and returns the game record with its reasons. If `games` is given, plays many games and returns the
 * frequency of each result.
 */
export async function play({ seed, games, side, umpire, ...what }: ToolInput, host: ToolHost): Promise<string> {
  const reading = await host.read(what);
  const { analysis, places } = reading;
  const { scenario } = playable(reading);
  if (umpire === true && side !== undefined)
    throw new UsageError('The umpire sees what both sides do: give “umpire” or “side”, not both.');
  const as = side === undefined ? {} : { as: findSide(side, analysis) };
  const viewer = viewerFor(analysis, { umpire: umpire === true, ...as });
  if (games !== undefined) return playManyGames(reading, games, seed, viewer);
  await analysis.waitForPlay(undefined, { seed });
  const played = analysis.playthrough({ seed });
  if (!played) throw new UsageError('The text cannot be played; check it.');
  const findings = visibleFindings(played.findings, { scenario }, played.moments, viewer);
  return [
    runText(
      { ...played, ...recordFor(played, viewer) },
      inOrder(findings.map((finding) => places.finding(finding))),
      standingOf(played.game, viewer),
    ),
    ...played.expectations.map(expectationText),
  ].join('\n');
}

const expectationText = ({ text, passed, got }: ExpectationOutcome): string =>
  `${passed ? 'as expected' : 'not as expected'}: ${text}${passed ? '' : `. Got: ${got}`}`;

/** Plays many games. Other requests are handled between the steps. */
async function playManyGames(
  reading: ToolDocument,
  games: number,
  seed: string | undefined,
  viewer: Viewer,
): Promise<string> {
  const { ruleset, scenario } = playable(reading);
  const steps = distributionInSteps(ruleset, scenario, games, { ...(seed !== undefined && { seed }), viewer });
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return distributionText(step.value);
    await delayNextTick();
  }
}
