import { termOf } from '../../text/term-of.js';
import { say } from '../../../engine/model/say.js';
import { rollAddress, turnTitle } from '../../../engine/model/calendar.js';
import type { MomentRecord } from '../../../engine/play/records.js';
import type { Playthrough } from '../../../engine/play/playthrough.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { Analysis } from '../../analysis/analysis.js';
import { escape, paragraphs, ruleLink } from '../../text/markdown.js';

/** Builds the hover of an address of dice: the purpose of the roll and its result. */
export function hoverDice(ruleset: Ruleset, analysis: Analysis, written: string): string | undefined {
  const address = rollAddress(written, ruleset.vocabulary.calendar);
  const played = analysis.playthrough();
  const moment = played?.moments.find((other) => other.kind === 'dice' && addressesOf(other).includes(address));
  if (!moment) return played && say`No die has the address \`${address}\` in the game played so far.`;
  return paragraphs(
    `**${escape(moment.prompt)}** ${ruleLink(ruleset, moment.rule)}`,
    `${momentText(ruleset, moment)}: ${rollText(moment, address)} (${originText(moment, address, analysis, played)})`,
  );
}

function momentText(ruleset: Ruleset, { turn, side, phase }: MomentRecord): string {
  const name = turnTitle(turn, ruleset.vocabulary.calendar);
  const shownPhase = escape(termOf(ruleset, phase));
  return side === undefined ? say`Turn ${name}, ${shownPhase}` : say`Turn ${name} ${escape(side)}, ${shownPhase}`;
}

/** Returns the addresses of a roll: one address for all dice, or an address for each die. */
export function addressesOf({ address, each, secret }: MomentRecord): readonly string[] {
  return (each ?? secret?.details.each)?.map((thing) => `${address}/${thing}`) ?? [address];
}

/**
 * Returns the values of the dice of a roll. If `address` belongs to a single die whose value is not secret, returns
 * only the value of that die.
 */
function rollText(moment: MomentRecord, address: string): string {
  const { answer, each } = moment;
  const own = each && answer.split(' ').at(addressesOf(moment).indexOf(address));
  return escape(own ?? answer);
}

function originText({ by }: MomentRecord, address: string, analysis: Analysis, played?: Playthrough): string {
  const isWritten = by === 'written' || analysis.scenario?.dice.written.has(address);
  if (by === 'secrets') return say`from the secrets of both sides`;
  return isWritten ? say`written in the file` : say`from the seed “${escape(played?.seed ?? '')}”`;
}
