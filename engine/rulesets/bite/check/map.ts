import { say, term } from '../../../model/say.js';
import { nearestSpellings } from '../../../board/spelling.js';
import { attributeBehind, lineOfMap } from '../../../mechanics/checks/missing-text-fixes.js';
import { writeInstead } from '../../../model/finding.js';
import type { Attribute, Feature, MapModel } from '../../../model/map.js';
import { list } from '../../../model/words.js';
import type { CheckList } from '../../../play/checks.js';
import type { BiteRule } from '../rulebook/index.js';
import { countryOf, groundOf, isMajorCity } from '../state/ground.js';
import type { Role } from '../vocabulary/features.js';
import { NATIONS, nationCalled } from '../vocabulary/nations.js';
import { COLOURS } from '../vocabulary/resources.js';
import { SOVIET } from '../vocabulary/sides.js';
import type { MapCheck } from './check.js';

/** An attribute of map features whose value is a nation, with the nations that are allowed as its value. */
interface NationAttribute {
  readonly attribute: string;
  readonly rule: BiteRule;
  /** Kinds of features to which this entry applies. Default: all kinds. */
  readonly on?: readonly string[];
  readonly nations: readonly string[];
}

const staying = NATIONS.filter((name) => nationCalled(name).supreme.stays === true);
const NATION_ATTRIBUTES: readonly NationAttribute[] = [
  { attribute: 'source', rule: '4.1', nations: NATIONS },
  { attribute: 'seat', rule: '13.8.1.moscow', nations: staying },
  { attribute: 'refuge', rule: '13.8.1.moscow', nations: staying },
  { attribute: 'yields', rule: '5.5.surrender', nations: ['Finland'] },
  { attribute: 'nation', rule: '7.11.capitals', on: ['capital'], nations: NATIONS },
  { attribute: 'nation', rule: '5.5.area', on: ['attack zone', 'operative zone'], nations: ['Finland'] },
];

/**
 * Reports attributes of map features that must name one of certain nations and do not [4.1, 5.5, 7.11, 13.8.1, 13.8.2].
 */
const nationMustBeOneOfItsRule: MapCheck = ({ features }, report) => {
  for (const { attribute, rule, on, nations } of NATION_ATTRIBUTES)
    for (const { kind, attributes } of features) {
      if (!Object.hasOwn(attributes, attribute) || on?.includes(kind) === false) continue;
      const { value, source } = attributes[attribute];
      const name = value === true ? '' : String(value);
      if (nations.includes(name)) continue;
      const message =
        name === ''
          ? say`\`${attribute}\` needs the name of a nation: ${list(nations, 'or')}.`
          : say`\`${attribute}\` must name ${list(nations, 'or')}, not “${name}”.`;
      report.error(rule, 'no-such-nation', source, message, {
        fixes: nearestSpellings(name, nations, 1).map((suggestion) =>
          writeInstead(source, `${attribute} ${JSON.stringify(suggestion)}`, `Write ${suggestion}`),
        ),
      });
    }
};

/** Maximum points that a place may produce in a turn. A higher number is reported as a typing error. */
const MAX_POINTS_PER_TURN = 99;

/** Reports points, prices and factory limits that are not whole numbers [3.6, 11.1, 15.1.place]. */
const pointsMustBeWhole: MapCheck = ({ features }, report) => {
  for (const { attributes } of features)
    for (const word of [...COLOURS, 'limit'] as const) {
      if (!Object.hasOwn(attributes, word)) continue;
      const { value, source }: Attribute = attributes[word];
      if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_POINTS_PER_TURN) continue;
      report.error(
        word === 'limit' ? '15.1.place' : '11.1',
        'no-number',
        source,
        say`\`${word}\` must be a whole number from 0 to ${MAX_POINTS_PER_TURN}, not ${String(value)}.`,
      );
    }
};

/** Reports ports that name a sea which is not on the map [3.1.sea]. */
const portMustLieAtASea: MapCheck = ({ features, name: called }, report) => {
  const seas = features.flatMap(({ kind, name }) => (kind === 'sea' && name !== undefined ? [name] : []));
  for (const { kind, attributes } of features) {
    if (!kind.endsWith(' port')) continue;
    for (const word of ['sea', 'seas']) {
      if (!Object.hasOwn(attributes, word)) continue;
      const { value, source } = attributes[word];
      const unknown = String(value)
        .split(/\s*,\s*/)
        .find((sea) => !seas.includes(sea));
      if (unknown === undefined) continue;
      const message =
        seas.length === 0
          ? say`${called} has no sea “${unknown}”; it has none.`
          : say`${called} has no sea “${unknown}”; it has ${list(seas)}.`;
      const suggestions = nearestSpellings(unknown, seas, 1);
      const fixes = suggestions.map((one) =>
        writeInstead(source, `${word} ${JSON.stringify(String(value).replace(unknown, one))}`, `Write ${one}`),
      );
      report.error('3.1.sea', 'no-such-sea', source, message, { fixes });
    }
  }
};

/** Reports buildable railways and sea routes without a name or a price [SBE6.infrastructure]. */
const projectMustHaveNameAndPrice: MapCheck = ({ features }, report) => {
  for (const feature of features) {
    const { attributes, name, kind, source } = feature;
    if (!Object.hasOwn(attributes, 'buildable')) continue;
    if (name === undefined) report.error('SBE6.infrastructure', 'no-name', source, unnamed(kind));
    else if (!COLOURS.some((colour) => Object.hasOwn(attributes, colour)))
      report.error(
        'SBE6.infrastructure',
        'no-price',
        source,
        say`${name} has no price; write \`(yellow 3)\` after it.`,
        {
          fixes: [attributeBehind(feature, 'yellow ‹NUMBER›')],
        },
      );
  }
};

/** Returns the message about a buildable railway or sea route without a name. */
function unnamed(kind: string): string {
  switch (kind) {
    case 'rail':
      return say`A rail that can be built needs a name, so that a \`build\` order can name it.`;
    case 'sea route':
      return say`A sea route that can be built needs a name, so that a \`build\` order can name it.`;
    default:
      return say`A sea link that can be built needs a name, so that a \`build\` order can name it.`;
  }
}

/**
 * Roles of places that have an effect only if another place of the map has the role `with`. The text `without` says
 * what is missing if there is no such place.
 */
const PAIRS: readonly {
  readonly role: Role;
  readonly with: Role;
  readonly rule: BiteRule;
  readonly without: string;
}[] = [
  { role: 'pocket', with: 'lifeline', rule: '12.3.road', without: 'nothing supplies the pocket when it is besieged' },
  { role: 'lifeline', with: 'pocket', rule: '12.3', without: 'the road supplies no hex' },
  { role: 'refuge', with: 'seat', rule: '13.8.1.moscow', without: 'no Supreme HQ moves there' },
];

/** Reports roles of places that have no effect because another role is missing on the map [12.3, 13.8.1]. */
const roleShouldHaveItsOther: MapCheck = (map, report) => {
  for (const { role, with: other, rule, without } of PAIRS) {
    const [place] = placesWithRole(map, role);
    if (place === undefined || placesWithRole(map, other).length > 0) continue;
    const message = say`No place of ${map.name} has the role \`(${other})\`: ${term(without)}.`;
    report.warning(rule, 'role-alone', place.attributes[role].source, message, {
      fixes: [lineOfMap(map, `site ‹NAME› at ‹HEX› (${other}${other === 'seat' ? ' "‹NAME›"' : ''})`)],
    });
  }
};

const placesWithRole = ({ features }: MapModel, role: Role): readonly Feature[] =>
  features.filter(({ attributes }) => Object.hasOwn(attributes, role));

/**
 * Reports `double` on places other than major cities, and `shipyard` outside the Soviet Union [7.3.1.two,
 * 7.3.1.marines].
 */
const roleShouldSuitItsPlace: MapCheck = (map, report) => {
  const ground = groundOf(map);
  for (const { cells, attributes } of placesWithRole(map, 'double'))
    if (cells.some((cell) => !isMajorCity(ground, cell)))
      report.warning(
        '7.3.1.two',
        'idle-role',
        attributes.double.source,
        say`New units are placed only in major cities, and this place is not one: \`(double)\` has no effect here.`,
      );
  for (const { cells, attributes } of placesWithRole(map, 'shipyard'))
    if (cells.some((cell) => isForeign(countryOf(ground, cell))))
      report.warning(
        '7.3.1.marines',
        'idle-role',
        attributes.shipyard.source,
        say`Marines are placed only in shipyards of the Soviet Union; this place is not in the Soviet Union.`,
      );
};

const isForeign = (country: string): boolean =>
  country !== '' && (!NATIONS.some((name) => name === country) || nationCalled(country).side !== SOVIET);

export const mapChecks: CheckList<MapCheck> = {
  nationMustBeOneOfItsRule,
  pointsMustBeWhole,
  portMustLieAtASea,
  projectMustHaveNameAndPrice,
  roleShouldHaveItsOther,
  roleShouldSuitItsPlace,
};
