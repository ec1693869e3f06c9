/** A parsed element of a build file. */
export interface Read {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Read[];
  text: string;
}

/**
 * Parses XML of elements, attributes and text.
 *
 * @throws Error if a tag is not closed properly
 */
export function readXml(xml: string): Read {
  const root: Read = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const body = xml.replace(/^<\?.*?\?>/, '');
  for (const [, text, closing, name, said, alone] of body.matchAll(
    /([^<]*)(?:<(\/?)([\w.]+)((?:\s[\w.]+="[^"<]*")*)(\/?)>|$)/g,
  )) {
    const inner = open[open.length - 1];
    inner.text += plain(text);
    if (name === undefined) continue;
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`);
      continue;
    }
    const attributes = Object.fromEntries(
      [...said.matchAll(/([\w.]+)="([^"]*)"/g)].map(([, key, value]) => [key, plain(value)]),
    );
    const element: Read = { name, attributes, children: [], text: '' };
    inner.children.push(element);
    if (!alone) open.push(element);
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('not one whole element');
  return root.children[0];
}

const plain = (text: string): string =>
  text.replace(
    /&(lt|gt|quot|#39|amp);/g,
    (_, sign: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'" })[sign] ?? '&',
  );

/** Returns all elements whose names end with `kind`. */
export const all = (root: Read, kind: string): Read[] => [
  ...(root.name.endsWith(`.${kind}`) || root.name === kind ? [root] : []),
  ...root.children.flatMap((child) => all(child, kind)),
];

/** Splits a list as VASSAL does. */
export function parts(text: string, delimiter: string): string[] {
  const found = [''];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\' && text[i + 1] === delimiter) found[found.length - 1] += text[++i];
    else if (text[i] === delimiter) found.push('');
    else found[found.length - 1] += text[i];
  }
  return found.map((part) => (/^'.*'$/s.test(part) ? part.slice(1, -1) : part));
}

/**
 * Returns the label that VASSAL shows for the cell at a point. The label is computed as in VASSAL, from the attributes
 * of a grid and its numbering.
 */
export function locationName(
  board: Read,
  size: { width: number; height: number },
  at: { x: number; y: number },
): string {
  const zone = all(board, 'Zone').find(({ attributes }) => isInPolygon(attributes.path, at));
  if (zone) return zone.attributes.name;
  const grid = [...all(board, 'HexGrid'), ...all(board, 'SquareGrid')][0];
  const numbering = grid.children[0].attributes;
  const { sideways, ...numbers } = grid.attributes;
  const [x0, y0, dx, dy] = [numbers.x0, numbers.y0, numbers.dx, numbers.dy].map(Number);
  const isHexes = grid.name.endsWith('HexGrid');
  const turned = sideways === 'true' ? { x: at.y, y: at.x } : at;
  const column = isHexes ? Math.floor((turned.x - x0) / dx + 0.5) : Math.floor((at.x - x0) / dx + 0.5);
  const late = isHexes && column % 2 !== 0 ? dy / 2 : 0;
  const row = Math.round((turned.y - y0 - late) / dy);
  const mostRows = isHexes ? Math.floor(size.height / dx + 0.5) : Math.floor(size.height / dy + 0.5);
  const mostColumns = isHexes ? Math.floor(size.width / dy + 0.5) : Math.floor(size.width / dx + 0.5);
  const [ofColumn, ofRow] =
    sideways === 'true' ? [numbering.vDescend, numbering.hDescend] : [numbering.hDescend, numbering.vDescend];
  const [columnMost, rowMost] = sideways === 'true' ? [mostRows, mostColumns] : [mostColumns, mostRows];
  const h = named(
    ofColumn === 'true' ? columnMost - column : column,
    numbering.hOff,
    numbering.hType,
    numbering.hLeading,
  );
  const v = named(ofRow === 'true' ? rowMost - row : row, numbering.vOff, numbering.vType, numbering.vLeading);
  return numbering.first === 'H' ? h + numbering.sep + v : v + numbering.sep + h;
}

/**
 * Returns whether a point is inside a polygon `x,y;x,y;…`. A pixel is inside if an odd number of sides is east of it.
 */
function isInPolygon(path: string, { x, y }: { x: number; y: number }): boolean {
  const corners = path.split(';').map((corner) => corner.split(',').map(Number));
  const sides = corners.map(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1);
  });
  return sides.filter(Boolean).length % 2 === 1;
}

function named(index: number, off: string, type: string, leading: string): string {
  const number = index + Number(off);
  if (type === 'A') return String.fromCharCode(65 + (number % 26)).repeat(Math.floor(number / 26) + 1);
  return (number < 0 ? '-' : '') + String(Math.abs(number)).padStart(Number(leading) + 1, '0');
}

/** Returns the deobfuscated commands of a saved game. */
export function commandsIn(saved: string): string[] {
  if (!saved.startsWith('!VCSK')) throw new Error('no saved game');
  const [key, ...bytes] = saved
    .slice(5)
    .match(/../g)!
    .map((hex) => Number.parseInt(hex, 16));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key)).split('\u001B');
}

export interface Stood {
  readonly name: string;
  readonly image: string;
  readonly x: number;
  readonly y: number;
}

/** Parses a command `+/ID/TYPE/STATE` into the counter and the traits around the counter. */
export function pieceIn(command: string): Stood {
  const [, , type, state] = parts(command, '/');
  let [kind, where] = [type, state];
  while (!kind.startsWith('piece;')) {
    kind = parts(kind, '\t')[1];
    where = parts(where, '\t')[1];
  }
  const [, , , image, name] = parts(kind, ';');
  const [, x, y] = parts(where, ';');
  return { name, image, x: Number(x), y: Number(y) };
}

/**
 * Returns the counters on the map after VASSAL has opened a saved game next to its module. A save without the command
 * `SETUP_STACK` counts as a new game, for which VASSAL also places the at-start stacks of the module.
 */
export function countersOpened(buildFile: Read, commands: readonly string[]): Stood[] {
  const ofSave = commands.filter((each) => each.startsWith('+/') && !each.includes('/stack/')).map(pieceIn);
  const isNewGame = !commands.slice(0, commands.indexOf('end_save')).includes('SETUP_STACK\t');
  const atStart = all(buildFile, 'SetupStack').flatMap(({ children }) => children.map(({ text }) => pieceIn(text)));
  return isNewGame ? [...ofSave, ...atStart] : ofSave;
}
