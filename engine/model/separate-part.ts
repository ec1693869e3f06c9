/**
 * A part of the program that a bundle may leave out. The bundle then loads the part when it is first needed; without a
 * loader, as in tests, the part is included.
 */
export class SeparatePart<Exports extends object> {
  private loaded: Exports | undefined;

  /** Creates a part. @param load returns the exports of this part, and loads them if necessary */
  constructor(private load: () => Exports) {}

  /** Sets the function that loads this part and returns its exports. */
  loadWith(loader: () => Exports): void {
    this.load = loader;
    this.loaded = undefined;
  }

  /** Returns the exports of the part. The first call loads it. */
  get(): Exports {
    return (this.loaded ??= this.load());
  }
}
