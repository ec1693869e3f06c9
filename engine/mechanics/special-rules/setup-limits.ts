import type { Finding } from '../../model/finding.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { Check } from '../../play/checks.js';
import { isOfCells, setupReasons, type SetupEntry } from '../../play/setup-entry.js';
import { setupLedger, type SetupRules } from './setup-ledger.js';
import { completionFixes } from './setup-completion.js';
import { agree, counted as numberOf, say, term } from '../../model/say.js';

/**
 * Checks the requirements and prohibitions of set-ups: `require units 12`, `forbid units 2 at Finland`, `require cover
 * at Border`.
 */
export const setupMustKeepItsLimits =
  (rules: SetupRules): Check<ScenarioModel, never> =>
  (scenario, report) => {
    for (const entry of setupLedger(scenario, rules)) {
      if (entry.isFulfilled || isUndecided(entry)) continue;
      const { limit } = entry;
      const cited = limit.citations.map(({ rule }) => ` [${rule}]`).join('');
      report({
        severity: 'error',
        slug: 'set-up-limit',
        source: limit.source,
        message: broken(scenario, entry).replace(/\.$/, `${cited}.`),
        why: setupReasons(entry, scenario.map.board),
        related: related(scenario, entry),
        fixes: completionFixes(scenario, rules, entry),
      });
    }
  };

/**
 * Returns whether a requirement would be fulfilled if the missing values of its units were large enough: the number of
 * units is right, but the total of the known values is too small. Such a requirement is not reported, because the
 * missing values are reported where the units are declared.
 */
const isUndecided = ({ counted, least, most, totals, open }: SetupEntry): boolean =>
  open.length === 0 &&
  counted.length >= least &&
  counted.length <= most &&
  totals.some(({ isLowerBound }) => isLowerBound) &&
  totals.every((total) => total.now <= total.most && (total.isLowerBound || total.now >= total.least));

function broken({ map: { board } }: ScenarioModel, entry: SetupEntry): string {
  const { limit, action, counted, least, most, totals, open } = entry;
  const where = limit.places.map(({ preposition, name }) => ` ${term(preposition)} ${name}`).join('');
  if (open.length > 0) {
    const cells = open.map((cell) => board.label(cell)).join(', ');
    return action === 'cover' ? say`No unit covers ${cells}.` : say`No unit stands in ${cells}.`;
  }
  if (isOfCells(entry)) return say`Units stand${where}: ${counted.join(', ')}. No unit may stand there.`;
  const kind = action.replace(/^every /, '').replace(/ ?\bunits?$/, '');
  const what = unitsText(counted.length, kind);
  if (counted.length < least || counted.length > most)
    return say`${what} set up${where}; ${boundsText(least, most)} be set up.`;
  const wrong = totals.find(({ now, least: from, most: to }) => now < from || now > to);
  return wrong
    ? say`The ${term(wrong.what)} of ${what}${where} is ${wrong.now}; it must be ${amountText(wrong.least, wrong.most)}.`
    : '';
}

const unitsText = (number: number, kind: string): string =>
  kind === ''
    ? say`${number} ${agree(number, 'unit', 'units')}`
    : say`${number} ${term(kind)} ${agree(number, 'unit', 'units')}`;

/** Returns the allowed numbers in words: `12 or more must`, `12 to 14 must`, `12 must`, `at most 1 may`, `none may`. */
function boundsText(least: number, most: number): string {
  if (most === 0) return say`none may`;
  const amount = amountText(least, most);
  return least === 0 ? say`${amount} may` : say`${amount} must`;
}

function amountText(least: number, most: number): string {
  if (least === most) return String(least);
  if (least === 0) return say`at most ${most}`;
  return most === Infinity ? say`${least} or more` : say`${least} to ${most}`;
}

/**
 * Returns the related locations for a finding about a requirement: the side's set-up and, if the side has too few
 * units, the declaration of the side.
 */
function related({ setups, sides }: ScenarioModel, entry: SetupEntry): Finding['related'] {
  const { limit, counted, free, least } = entry;
  const about = setups
    .filter((setup) => setup.side === limit.side)
    .map(({ sideSource }) => ({ source: sideSource, message: say`The set-up with this requirement.` }));
  const missing = isOfCells(entry) ? 0 : least - counted.length - free.length;
  const lacking = sides
    .filter(({ name }) => missing > 0 && name === limit.side)
    .map(({ name, source }) => ({
      source,
      message: say`The forces of ${name} have ${numberOf(missing, 'unit')} too few for this requirement. Write the missing units here.`,
    }));
  return [...about, ...lacking];
}
