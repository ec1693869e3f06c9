/** Exit code: no errors. */
export const CLEAN = 0;
/** Exit code: errors were found, an expectation failed, or a file is not formatted. */
export const FINDINGS_EXIST = 1;
/** Exit code: the command did not run, because of wrong usage or unreadable input. */
export const UNUSABLE = 2;

export type ExitCode = typeof CLEAN | typeof FINDINGS_EXIST | typeof UNUSABLE;
