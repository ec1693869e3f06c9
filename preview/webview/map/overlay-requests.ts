import type { OverlayId } from '../../contract/requests.js';
import type { LayerItem, Preview } from '../../contract/preview.js';
import type { Shown } from '../state.js';

/** Returns the overlays to request: the visible layers of sides, and the visible layers of the selected unit. */
export function overlayRequestsOf(
  preview: Pick<Preview, 'layers' | 'scene'> | undefined,
  { reach, layers }: Pick<Shown, 'reach' | 'layers'>,
  unit: string | undefined,
): OverlayId[] {
  const of = (what: LayerItem['of']): LayerItem[] => (preview?.layers ?? []).filter((layer) => layer.of === what);
  const sides = preview?.scene.sides ?? [];
  const ofSides = of('side').flatMap(({ name }) => sides.map((each) => ({ want: name, of: each })));
  const laid = ofSides.filter((id) => layers.includes(nameOf(id)));
  if (unit === undefined) return laid;
  const ofUnit = [
    ...(reach ? ['reach'] : []),
    ...of('unit').flatMap(({ name }) => (layers.includes(name) ? name : [])),
  ];
  return [...laid, ...ofUnit.map((want) => ({ want, of: unit }))];
}

export const nameOf = ({ want, of }: OverlayId): string => `${want} ${of}`;
