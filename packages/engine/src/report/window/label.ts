/** Windows that figures stand on, and what they are called; which months one is, the engine says (`kit/calendar/report-window.ts`). */
import { WINDOW_SAYS } from './words.ts'

/**
 * L = last n months, P = the n months before them, S = the same months of the year before, B9 = the nine months before
 * L3, Y = last complete calendar year, YTD = this calendar year to M0.
 */
export const REPORT_WINDOWS = [
  'L1',
  'L3',
  'L6',
  'L12',
  'L24',
  'L36',
  'P3',
  'P6',
  'P12',
  'S3',
  'S6',
  'B9',
  'Y',
  'Y-1',
  'Y-2',
  'YTD',
  'YTD-1',
] as const
export type ReportWindow = (typeof REPORT_WINDOWS)[number]

/**
 * What figures of financial statements stand on: LATEST = the last statement, FY = the last year that statements are due for,
 * FY-1 and FY-2 = the years before. Which months these are is asked of the statements, not of M0.
 */
export const STATEMENT_WINDOWS = ['LATEST', 'FY', 'FY-1', 'FY-2'] as const
export type StatementWindow = (typeof STATEMENT_WINDOWS)[number]

/** `asOf` looks at everything up to the cut-off. */
export type WindowLabel = ReportWindow | StatementWindow | 'asOf'

const WORDS: Record<WindowLabel, string> = {
  L1: WINDOW_SAYS.lastMonth,
  L3: WINDOW_SAYS.last({ n: 3 }),
  L6: WINDOW_SAYS.last({ n: 6 }),
  L12: WINDOW_SAYS.last({ n: 12 }),
  L24: WINDOW_SAYS.last({ n: 24 }),
  L36: WINDOW_SAYS.last({ n: 36 }),
  P3: WINDOW_SAYS.before({ n: 3 }),
  P6: WINDOW_SAYS.before({ n: 6 }),
  P12: WINDOW_SAYS.yearBefore,
  S3: WINDOW_SAYS.sameOfLastYear({ n: 3 }),
  S6: WINDOW_SAYS.sameOfLastYear({ n: 6 }),
  B9: WINDOW_SAYS.nineBeforeThree,
  Y: WINDOW_SAYS.year,
  'Y-1': WINDOW_SAYS.lastYear,
  'Y-2': WINDOW_SAYS.twoYearsBefore,
  YTD: WINDOW_SAYS.toDate,
  'YTD-1': WINDOW_SAYS.toDateBefore,
  LATEST: WINDOW_SAYS.statement,
  FY: WINDOW_SAYS.yearStatement,
  'FY-1': WINDOW_SAYS.yearStatementBefore,
  'FY-2': WINDOW_SAYS.yearStatementTwoBefore,
  asOf: WINDOW_SAYS.cutOff,
}

export function windowWords(label: WindowLabel): string {
  return WORDS[label]
}
