import { counted, say, term } from '../../../model/say.js';
import { checkEach } from '../../../mechanics/checks/check-each.js';
import { attributeBehind, lineOfMap } from '../../../mechanics/checks/missing-text-fixes.js';
import { writeInstead } from '../../../model/finding.js';
import { count } from '../../../model/words.js';
import type { CheckList } from '../../../play/checks.js';
import { groundOf, hexside, RIVER, STREAM_BIT } from '../state/ground.js';
import { SIDES } from '../vocabulary/sides.js';
import type { MapCheck } from './check.js';

/** Maximum number of hexes named in a message. */
const MAX_NAMED_HEXES = 8;

/** Reports hexes without terrain; there is no default terrain [8.3]. */
const hexMustHaveItsTerrain: MapCheck = (map, report) => {
  const { board, terrain, terrainWords, source, name } = map;
  const bare = [...terrain.keys()].filter((cell) => terrain[cell] >= terrainWords.length);
  if (bare.length === 0) return;
  const labels = bare.map((cell) => board.label(cell));
  const hexes = count(bare.length, 'hex', 'hexes');
  const named = `${labels.slice(0, MAX_NAMED_HEXES).join(', ')}${bare.length > MAX_NAMED_HEXES ? ' …' : ''}`;
  const message = say`${name} gives no terrain for ${counted(bare.length, 'hex')}: ${named}. Write the terrain in a \`terrain\` block of the map.`;
  const fixes = [{ ...lineOfMap(map, `missing ${labels.join(' ')}`), title: `Leave ${hexes} out of the map` }];
  report.error('8.3', 'no-terrain', { ...source, end: source.start + 'map'.length }, message, { fixes }); // not the whole map
};

/** Reports a supply source without a side [6.31]. */
const sourceMustHaveASide: MapCheck = checkEach(
  ({ features }) => features,
  (feature, report) => {
    const { kind, attributes, source } = feature;
    if (kind !== 'supply point' || SIDES.some((side) => side === attributes.side?.value)) return;
    const message = say`The supply point has no side. Write ${SIDES.map((side) => `(side "${side}")`).join(` ${term('or')} `)} after it.`;
    const wrong = attributes.side?.source;
    const fixes = SIDES.map((side) =>
      wrong === undefined ? attributeBehind(feature, `side "${side}"`) : writeInstead(wrong, `side "${side}"`),
    );
    report.error('6.31', 'no-side', source, message, { fixes });
  },
);

/** Warns of a bridge that spans neither a stream nor a river [8.36]. */
const bridgeShouldSpanWater: MapCheck = (map, report) => {
  const ground = groundOf(map);
  for (const { kind, hexsides, source } of map.features) {
    if (kind !== 'bridge') continue;
    const dry = hexsides.filter(([from, to]) => (hexside(ground, from, to) & (RIVER | STREAM_BIT)) === 0);
    if (dry.length === 0) continue;
    const sides = dry.map(([from, to]) => `${map.board.label(from)}/${map.board.label(to)}`).join(', ');
    const message = say`There is no stream or river at ${sides}, so the bridge has no effect.`;
    report.warning('8.36', 'bridge-without-water', source, message);
  }
};

export const mapChecks: CheckList<MapCheck> = { hexMustHaveItsTerrain, sourceMustHaveASide, bridgeShouldSpanWater };
