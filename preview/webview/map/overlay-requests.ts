import type { OverlayWish } from '../../contract/messages.js';
import type { LayerItem, Preview } from '../../contract/preview.js';
import type { Shown } from '../state.js';

/** Returns the overlays to request: the visible layers of sides, and those of the selected unit. */
export function overlayRequestsOf(
  preview: Pick<Preview, 'layers' | 'scene'> | undefined,
  { reach, layers }: Pick<Shown, 'reach' | 'layers'>,
  unit: string | undefined,
): OverlayWish[] {
  const of = (what: LayerItem['of']): LayerItem[] => (preview?.layers ?? []).filter((layer) => layer.of === what);
  const sides = preview?.scene.sides ?? [];
  const ofSides = of('side').flatMap(({ name }) => sides.map((each) => ({ want: name, of: each })));
  const laid = ofSides.filter((wish) => layers.includes(nameOf(wish)));
  if (unit === undefined) return laid;
  const ofUnit = [
    ...(reach ? ['reach'] : []),
    ...of('unit').flatMap(({ name }) => (layers.includes(name) ? name : [])),
  ];
  return [...laid, ...ofUnit.map((want) => ({ want, of: unit }))];
}

export const nameOf = ({ want, of }: OverlayWish): string => `${want} ${of}`;
