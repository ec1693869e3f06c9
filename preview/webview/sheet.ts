import type { Layer, Part } from '../render/layer.js';
import { GROUND_LAYERS, LAYERS, MOVING_LAYERS } from '../render/layer.js';
import type { LayerName } from '../render/layer.js';
import { FONT } from '../render/text-width.js';
import { h, set, svg, svgNodes } from './dom.js';

/**
 * The drawn map: the ground on one sheet, what moves on another above it, so that a moved counter does not make the
 * country be painted again. Layers that have not changed are not touched; in a changed layer only the parts that differ are.
 */
export interface Sheet {
  readonly element: HTMLElement;
  /** Above everything: cursor, picked-up counter. */
  readonly top: SVGGElement;
  lay(layers: readonly Layer[], width: number, height: number): void;
}

export function sheet(): Sheet {
  const element = h('div', { class: 'sheet', 'aria-hidden': 'true' });
  const top = svg('g', { class: 'top' });
  const groups = new Map<LayerName, LaidLayer>(LAYERS.map((name) => [name, laidLayer(name)]));
  const page = (kind: string, names: readonly LayerName[]): SVGSVGElement => {
    const one = svg('svg', { class: kind, 'font-family': FONT });
    one.append(...names.flatMap((name) => groups.get(name)?.group ?? []));
    return one;
  };
  const pages = [page('ground', GROUND_LAYERS), page('moving', MOVING_LAYERS)];
  pages[1].append(top);
  element.append(...pages);
  let size = '';
  return {
    element,
    top,
    lay(layers, width, height) {
      if (size !== `${width} ${height}`)
        for (const one of pages)
          for (const [name, value] of [
            ['viewBox', `0 0 ${width} ${height}`],
            ['width', width],
            ['height', height],
          ] as const)
            set(one, name, value);
      size = `${width} ${height}`;
      for (const layer of layers) groups.get(layer.name)?.lay(layer);
    },
  };
}

interface LaidLayer {
  readonly group: SVGGElement;
  lay(layer: Layer): void;
}

function laidLayer(name: LayerName): LaidLayer {
  const group = svg('g', { class: name });
  let laid: Layer | undefined;
  let parts = new Map<string, { readonly svg: string; readonly nodes: readonly ChildNode[] }>();
  return {
    group,
    lay(layer) {
      if (layer === laid) return;
      laid = layer;
      const now = new Map<string, { readonly svg: string; readonly nodes: readonly ChildNode[] }>();
      for (const part of layer.parts) {
        const known = parts.get(part.key);
        now.set(part.key, known?.svg === part.svg ? known : replaced(part, known?.nodes, group));
      }
      for (const [key, { nodes }] of parts)
        if (!now.has(key))
          nodes.forEach((node) => {
            node.remove();
          });
      parts = now;
    },
  };
}

function replaced(
  part: Part,
  before: readonly ChildNode[] | undefined,
  group: SVGGElement,
): { readonly svg: string; readonly nodes: readonly ChildNode[] } {
  const nodes = svgNodes(part.svg);
  const first = before?.[0];
  if (first) first.before(...nodes);
  else group.append(...nodes);
  before?.forEach((node) => {
    node.remove();
  });
  return { svg: part.svg, nodes };
}
