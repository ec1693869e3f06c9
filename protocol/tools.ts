/** `sandtable/tool`: a tool call of a language model. `input` is not validated yet. */
export interface ToolParams {
  readonly name: string;
  readonly input: unknown;
}

/** The answer of a tool. `refused` is true if `text` is an error message. */
export interface ToolAnswer {
  readonly text: string;
  readonly refused?: true;
}
