import type { TextRun } from '../layout/text.ts'

/** The runs' text without blanks, one a line, folded to half-width: what words and numbers are searched in. */
export const unblank = (runs: readonly TextRun[]): string =>
  runs.map((r) => r.text.normalize('NFKC').replace(/\s/g, '')).join('\n')
