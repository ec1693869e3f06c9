import { attributeBehind, behind, lineOfMap } from '../../../mechanics/checks/missing-text-fixes.js';
import { checkEach } from '../../../mechanics/checks/check-each.js';
import { neighboursOf } from '../../../board/nearest.js';
import type { CheckList } from '../../../play/checks.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { findRepeats } from '../../../mechanics/checks/repeats.js';
import type { Feature } from '../../../model/map.js';
import { placeName } from '../../../model/names.js';
import { groundOf, isRiver, placesOf, type Ground, type Place } from '../state/ground.js';
import { step } from '../rulebook/cite.js';
import type { FdaRule } from '../rulebook/index.js';
import { hasFlag, textOf } from '../state/unit-facts.js';
import type { FeatureKind } from '../vocabulary/features.js';
import type { MapCheck } from './check.js';
import { list } from '../../../model/words.js';
import { say, term } from '../../../model/say.js';

const labels = ({ board }: Ground, cells: readonly Cell[]): string => list(cells.map((cell) => board.label(cell)));

/** Checks that features, including rivers, are in sectors and not on the edges between sectors [14e]. */
export const nothingMustLieOnSides: MapCheck = (map, report) => {
  for (const { kind, name, hexsides, source } of map.features) {
    if (hexsides.length === 0) continue;
    const message = say`${name ?? term(kind)} lies on the edges between sectors; in this game terrain lies in sectors. Write the sectors a river runs through: \`river Orne: 0101 - 0102\`.`;
    report.error('14e', 'on-sides', source, message);
  }
};

/** Checks that diagonally adjacent squares are neighbours on a map of squares [4a]. */
export const squaresMustHaveDiagonals: MapCheck = ({ board, name, gridSource }, report) => {
  const { shape, diagonals } = board.grid;
  if (shape !== 'squares' || diagonals) return;
  const message = say`The squares of ${name} have no diagonal neighbours; units move, assault and fire diagonally too. Write \`diagonals\` in its grid.`;
  report.error('4a', 'no-diagonals', gridSource, message, {
    fixes: [{ title: 'Write diagonals', edits: [{ source: behind(gridSource), text: ' diagonals' }] }],
    why: [step(say`diagonal moves and assaults`, '7c'), step(say`diagonal fire`, '10a')],
  });
};

/** Reports a bridge that is not on a river [14e]. */
export const bridgeShouldSpanARiver: MapCheck = (map, report) => {
  const ground = groundOf(map);
  for (const { kind, name, cells, feature } of placesOf(ground, 'bridge', 'boat bridge')) {
    const dry = cells.filter((cell) => !isRiver(ground, cell));
    if (dry.length === 0) continue;
    const message =
      name === undefined
        ? say`The ${term(kind)} lies in ${labels(ground, dry)}, where there is no river, so it has no effect.`
        : say`${name} lies in ${labels(ground, dry)}, where there is no river, so it has no effect.`;
    report.warning('14e', 'bridge-without-river', feature.nameSource ?? feature.source, message);
  }
};

/** Reports a road that crosses a river without a bridge for the road [14e, 14f]. */
export const roadShouldHaveItsBridges: MapCheck = (map, report) => {
  const ground = groundOf(map);
  const bridged = new Set(placesOf(ground, 'bridge').flatMap(({ cells }) => cells));
  for (const { kind, name, cells, chains, source, nameSource } of map.features) {
    if (kind !== 'road') continue;
    const broken = [...new Set([...cells, ...chains.flat()])].filter(
      (cell) => isRiver(ground, cell) && !bridged.has(cell),
    );
    if (broken.length === 0) continue;
    const message = say`${name ?? term('The road')} crosses the river in ${labels(ground, broken)} without a bridge: the road has no effect there, for moves or for supply. Write \`bridge at ${ground.board.label(broken[0])}\`.`;
    report.warning('14e', 'road-without-bridge', nameSource ?? source, message, {
      fixes: [lineOfMap(map, `bridge at ${broken.map((cell) => ground.board.label(cell)).join(' ')}`)],
      why: [step(say`a road cannot use a bridge of boats or of engineers`, '14f')],
    });
  }
};

/** Checks that a bank is next to its river, and that each sector belongs to only one bank of a river [14e]. */
export const bankMustLieAlongItsRiver: MapCheck = (map, report) => {
  const ground = groundOf(map);
  const rivers = placesOf(ground, 'river');
  const riverOf = new Map<string, Place>();
  for (const bank of placesOf(ground, 'bank')) {
    const river = textOf(bank.feature.attributes, 'river');
    const error = (slug: string, message: string, before?: Place): void => {
      const source = bank.feature.nameSource ?? bank.feature.source;
      const related = before === undefined ? [] : [{ source: before.feature.source, message: say`the other bank` }];
      report.error('14e', slug, source, message, { related });
    };
    const own = rivers.filter(({ name }) => river === undefined || name === river);
    if (own.length === 0) {
      const known = rivers.map(({ name }) => name ?? term('a river without a name'));
      error(
        'unknown-river',
        known.length === 0
          ? say`The bank belongs to ${river ?? term('a river')}, which is not on this map.`
          : say`The bank belongs to ${river ?? term('a river')}, which is not on this map. It has ${list(known)}.`,
      );
      continue;
    }
    const water = new Set(own.flatMap(({ cells }) => cells));
    const notAdjacent = bank.cells.filter(
      (cell) => !water.has(cell) && !neighboursOf(ground.board, cell).some((next) => water.has(next)),
    );
    if (notAdjacent.length > 0)
      error('bank-away', say`${labels(ground, notAdjacent)} of the bank does not border on the river.`);
    for (const cell of bank.cells) {
      const key = `${river ?? ''}/${cell}`;
      const before = riverOf.get(key);
      if (before !== undefined && before !== bank)
        error('two-banks', say`${ground.board.label(cell)} lies on both banks of the river.`, before);
      riverOf.set(key, bank);
    }
  }
};

/**
 * Kinds of features that concern one side of the scenario and must name it, with the rule for each [7.1b, 13b, 16c].
 */
const OWNED: Partial<Record<FeatureKind, FdaRule>> = {
  'friendly edge': '7.1b',
  minefield: '13b',
  half: '16c',
  objective: '16c',
};

export const ownerMustBeNamed: MapCheck = checkEach(
  (map) => {
    const { places } = groundOf(map);
    const owners = new Set(places.flatMap(({ owner }) => owner ?? []));
    return places.map((place) => ({ ...place, owners }));
  },
  ({ kind, owner, owners, feature }, report) => {
    const rule = OWNED[kind];
    if (rule === undefined || owner !== undefined) return;
    const message = say`The ${term(kind)} has no owner. Write the side: (owner Allies).`;
    const fixes = [...owners].map((side) => attributeBehind(feature, `owner ${placeName(side)}`));
    report.error(rule, 'no-owner', feature.source, message, { fixes });
  },
);

/**
 * Checks that no minefield is written as both live and spent, and that no sector has minefields of both sides [13a,
 * 13d].
 */
export const minefieldMustBeOneThing: MapCheck = (map, report) => {
  const ground = groundOf(map);
  const laid = new Map<Cell, Feature>();
  for (const { feature, cells } of placesOf(ground, 'minefield')) {
    const { attributes } = feature;
    if (hasFlag(attributes, 'live') && hasFlag(attributes, 'spent')) {
      const message = say`The minefield is written as both live and spent. Write one of the two.`;
      report.error('13d', 'live-and-spent', attributes.spent.source, message);
    }
    for (const cell of cells) {
      const before = laid.get(cell);
      if (before !== undefined && before !== feature) {
        const message = say`${ground.board.label(cell)} is mined twice; a sector has one minefield.`;
        report.error('13a', 'mined-twice', feature.source, message, {
          related: [{ source: before.source, message: say`the other minefield` }],
        });
      }
      laid.set(cell, feature);
    }
  }
};

/** Reports a friendly edge with a sector that is not at the edge of the map [7.1b]. */
export const friendlyEdgeShouldLieAtTheEdge: MapCheck = (map, report) => {
  const ground = groundOf(map);
  const { board } = ground;
  const isInland = (cell: Cell): boolean => {
    for (let direction = 0; direction < board.directions; direction++)
      if (board.neighbour(cell, direction) === NOWHERE) return false;
    return true;
  };
  for (const { cells, owner = term('nobody'), feature } of placesOf(ground, 'friendly edge')) {
    const inland = cells.filter(isInland);
    if (inland.length === 0) continue;
    const message = say`${labels(ground, inland)} of the friendly edge of ${owner} does not lie at the edge of the map.`;
    report.warning('7.1b', 'edge-inland', feature.source, message);
  }
};

/** Checks that no sector is in the halves of both sides of the scenario [16c]. */
export const halvesMustNotOverlap: MapCheck = (map, report) => {
  const ground = groundOf(map);
  const overlap = (one: Place, other: Place): boolean =>
    one.owner !== other.owner && one.cells.some((cell) => other.cells.includes(cell));
  for (const { again, before } of findRepeats(placesOf(ground, 'half'), overlap)) {
    const both = again.cells.filter((cell) => before.cells.includes(cell));
    const [own, other] = [again.owner ?? term('nobody'), before.owner ?? term('nobody')];
    const message = say`${labels(ground, both)} lies in the halves of ${own} and ${other}.`;
    report.error('16c', 'halves-overlap', again.feature.source, message, {
      related: [{ source: before.feature.source, message: say`the half of ${other}` }],
    });
  }
};

export const mapChecks: CheckList<MapCheck> = {
  nothingMustLieOnSides,
  squaresMustHaveDiagonals,
  bridgeShouldSpanARiver,
  roadShouldHaveItsBridges,
  bankMustLieAlongItsRiver,
  ownerMustBeNamed,
  minefieldMustBeOneThing,
  friendlyEdgeShouldLieAtTheEdge,
  halvesMustNotOverlap,
};
