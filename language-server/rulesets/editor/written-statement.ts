import type { Token } from './proposal.js';

/** The part of a ruleset before the cursor: the statement at the cursor and the statements that enclose it. */
export interface WrittenStatement {
  /** The tokens of each enclosing statement before its braces, outermost first. */
  readonly holders: readonly (readonly Token[])[];
  /** The tokens of the statement, without those in parentheses. Empty where a new statement may begin. */
  readonly tokens: readonly Token[];
  /** The attributes in parentheses, each as its tokens; undefined outside of parentheses. */
  readonly attributes: readonly (readonly Token[])[] | undefined;
}

/** Reads the tokens of a ruleset from its first brace to the cursor; undefined outside of the braces. */
export function readWrittenStatement(tokens: readonly Token[], isAtLineStart: boolean): WrittenStatement | undefined {
  const opening = tokens.findIndex(({ image }) => image === '{');
  if (opening < 0) return undefined;
  const holders: (readonly Token[])[] = [];
  let statement: Token[] = [];
  let attributes: Token[][] | undefined;
  for (const [index, token] of tokens.entries()) {
    if (index <= opening) continue;
    if (attributes) {
      if (token.image === ')') attributes = undefined;
      else if (token.image === ',') attributes.push([]);
      else attributes.at(-1)?.push(token);
      continue;
    }
    if (token.image === '(') attributes = [[]];
    else if (token.image === '{') {
      holders.push(statement);
      statement = [];
    } else if (token.image === '}') {
      if (holders.pop() === undefined) return undefined;
      statement = [];
    } else if (token.image === ',' && holders.length > 0) statement = [];
    else if (token.startLine === tokens[index - 1].endLine) statement.push(token);
    else statement = [token];
  }
  return { holders, tokens: isAtLineStart && !attributes ? [] : statement, attributes };
}
