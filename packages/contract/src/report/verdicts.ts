/** What a report can come to, and the orders of its lists. Names no schema: pages import it. */

/** The best first. */
export const DECISIONS = ['ADMIT', 'CLEAR', 'REVIEW', 'REJECT', 'UNRATABLE'] as const

/** Grades of the score cards, the best first. */
export const REPORT_GRADES = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'CCC', 'CC', 'C', 'D'] as const

/** Highest score that is asked for; 0 is the least. */
export const MOST_SCORE = 1000

/** Columns by which lists of reports are ordered. */
export const REPORT_ORDERS = ['createdAt', 'reportType', 'decision', 'grade', 'score'] as const
export type ReportOrder = (typeof REPORT_ORDERS)[number]
/** `-score`: the best first. Verdicts and grades have the order of their lists here, the first is the best. */
export const REPORT_SORTS = REPORT_ORDERS.flatMap((key) => [`-${key}`, key] as const)
export type ReportSort = (typeof REPORT_SORTS)[number]
