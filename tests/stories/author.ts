/** Writes a file with the help of completions and quick fixes: chooses words from lists, and types values and names. */
export interface Author {
  /** Types a text at the cursor, such as a value or a name. */
  write(text: string): Promise<void>;
  /** Types the start of a word, by default its first three letters, and accepts the completion with this label. */
  choose(label: string, typed?: string): Promise<void>;
  /**
   * Accepts a value for the current placeholder from the list that opens by itself, and moves to the next placeholder.
   */
  pick(label: string): Promise<void>;
  /** Moves to the next placeholder of the inserted snippet. */
  next(): Promise<void>;
  /** Inserts a line below the current one. */
  line(): Promise<void>;
  /**
   * Moves the cursor below the block that contains it and inserts a line there. `lines` is the number of lines to move
   * down (default: 1).
   */
  leave(lines?: number): Promise<void>;
  /** Applies the quick fix for the error at the cursor. `title` must match the title of the fix. */
  fix(title: RegExp): Promise<void>;
}
