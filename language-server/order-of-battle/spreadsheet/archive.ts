import { strFromU8, unzipSync } from 'fflate';
import { UnreadableSpreadsheet } from './sheet.js';
import { parsedXml, type XmlElement } from './xml.js';

/** Maximum size of an unpacked part of a spreadsheet, in bytes. */
const MAX_PART_BYTES = 32_000_000;

/** The zip file of a spreadsheet, whose parts are unpacked on demand. */
export class Archive {
  readonly names: ReadonlySet<string>;

  /** Opens a spreadsheet. @throws UnreadableSpreadsheet when the bytes are no zip file. */
  constructor(private readonly bytes: Uint8Array) {
    const names = new Set<string>();
    this.unzip((name) => {
      names.add(name);
      return false;
    });
    this.names = names;
  }

  /**
   * Returns the root element of a part; undefined if there is no such part.
   * @throws UnreadableSpreadsheet when the part is damaged or too large.
   */
  xml(name: string): XmlElement | undefined {
    if (!this.names.has(name)) return undefined;
    const part = this.unzip((each) => each === name)[name];
    return parsedXml(strFromU8(part));
  }

  private unzip(select: (name: string) => boolean): Record<string, Uint8Array> {
    const filter = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }): boolean => {
      if (!select(name)) return false;
      if (originalSize > MAX_PART_BYTES) throw new UnreadableSpreadsheet('too large');
      return true;
    };
    try {
      return unzipSync(this.bytes, { filter });
    } catch (problem) {
      throw problem instanceof UnreadableSpreadsheet ? problem : new UnreadableSpreadsheet('damaged');
    }
  }
}
