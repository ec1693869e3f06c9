/** How a command ends: the process's exit code. */
export const CLEAN = 0;
/** Findings of severity error, an expectation not met, a file not formatted. */
export const FINDINGS = 1;
/** The command could not be carried out: wrong usage, or input that cannot be read. */
export const UNUSABLE = 2;

export type ExitCode = typeof CLEAN | typeof FINDINGS | typeof UNUSABLE;
