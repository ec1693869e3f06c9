/** The names of the files of an import, in its folder. */
export interface FileNames {
  /** The name of the module without its ending. */
  readonly stem: string;
  readonly map: string;
  readonly otherMaps: readonly string[];
  readonly forces: string;
  readonly start: string;
  readonly saves: readonly string[];
  readonly report: string;
}

/** Returns the file names for a module, its saved games and its other maps. All names are different. */
export function fileNames(module: string, saves: readonly string[], otherMaps: number): FileNames {
  const stem = plain(module);
  const used = new Set([`${stem}.sand`, `${stem}-map.sand`, `${stem}-forces.sand`]);
  const free = (name: string): string => {
    let file = `${name}.sand`;
    for (let number = 2; used.has(file); number++) file = `${name}-${number}.sand`;
    used.add(file);
    return file;
  };
  return {
    stem,
    map: `${stem}-map.sand`,
    otherMaps: Array.from({ length: otherMaps }, () => free(`${stem}-map`)),
    forces: `${stem}-forces.sand`,
    start: `${stem}.sand`,
    saves: saves.map((save) => free(`${stem}-${plain(save)}`)),
    report: `${stem}-import.txt`,
  };
}

/** Returns a name of lower-case letters, digits and hyphens, without the ending of the file. */
function plain(file: string): string {
  const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1).replace(/\.[^.]*$/, '');
  const name = base
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return name === '' ? 'module' : name;
}

/** Names that Windows reserves for devices. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Returns the file name for a picture of an archive: one name without folders that every file system accepts. */
export function pictureName(entry: string): string {
  const name = entry
    .replace(/^images\//, '')
    .replace(/[^\p{L}\p{N}._~+-]/gu, '_')
    .replace(/^\.+/, '_');
  return (DEVICES.test(name) ? `_${name}` : name).slice(-120).replace(/\.+$/, '');
}
