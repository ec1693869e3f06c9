import type { PieceView } from '../../engine/play/records.js';

/** Shortens lists of units: if all members of a formation are listed, its name replaces them. */
export class Formations {
  private readonly members = new Map<string, Set<string>>();
  private readonly formationOf = new Map<string, string>();

  constructor(pieces: readonly Pick<PieceView, 'name' | 'formation'>[]) {
    for (const { name, formation } of pieces) {
      if (formation === undefined || formation === '' || formation === name) continue;
      this.formationOf.set(name, formation);
      const members = this.members.get(formation) ?? new Set();
      this.members.set(formation, members.add(name));
    }
  }

  readonly has = (name: string): boolean => this.members.has(name);

  /** Replaces each complete formation of at least two units by its name, at the position of its first member. */
  named(names: readonly string[]): string[] {
    const all = new Set(names);
    const shortened = new Set<string>();
    for (const name of names) {
      const formation = this.formationOf.get(name);
      const members = this.members.get(formation ?? '') ?? new Set();
      const isWhole = members.size > 1 && [...members].every((member) => all.has(member));
      shortened.add(isWhole && formation !== undefined ? formation : name);
    }
    return [...shortened];
  }
}
