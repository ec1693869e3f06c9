import { rollAddress, turnName } from '../../../engine/model/calendar.js';
import type { MomentRecord } from '../../../engine/play/records.js';
import type { Playthrough } from '../../../engine/play/playthrough.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { Analysis } from '../../analysis/analysis.js';
import { escape, paragraphs, ruleLink } from '../../text/markdown.js';

/** The roll an address belongs to: what it decides, and what came up. */
export function hoverDice(ruleset: Ruleset, analysis: Analysis, written: string): string | undefined {
  const address = rollAddress(written, ruleset.vocabulary.calendar);
  const played = analysis.playthrough();
  const moment = played?.moments.find((other) => other.kind === 'dice' && addressesOf(other).includes(address));
  if (!moment) return played && `No die of this game as played so far has the address \`${address}\`.`;
  const side = moment.side === undefined ? '' : ` ${escape(moment.side)}`;
  return paragraphs(
    `**${escape(moment.prompt)}** ${ruleLink(ruleset, moment.rule)}`,
    `Turn ${turnName(moment.turn, ruleset.vocabulary.calendar)}${side}, ${escape(moment.phase)}: ${rollText(moment, address)} (${originText(moment, address, analysis, played)})`,
  );
}

/** Where the dice of a roll are written down: together, or each for the thing it is for. */
export function addressesOf({ address, each, secret }: MomentRecord): readonly string[] {
  return (each ?? secret?.details.each)?.map((thing) => `${address}/${thing}`) ?? [address];
}

/** The dice of the roll; of one that has an address of its own that one, if everybody may see it. */
function rollText(moment: MomentRecord, address: string): string {
  const { answer, each } = moment;
  const own = each && answer.split(' ').at(addressesOf(moment).indexOf(address));
  return escape(own ?? answer);
}

function originText({ by }: MomentRecord, address: string, analysis: Analysis, played?: Playthrough): string {
  const isWritten = by === 'written' || analysis.scenario?.dice.written.has(address);
  return isWritten ? 'written down' : `from the seed “${escape(played?.seed ?? '')}”`;
}
