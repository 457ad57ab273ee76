/** The book in which an institution has set the rules of a kind of report. */

/** Sets aside the hits of one rule for a time, by decision of an institution. */
export interface BookSuppression {
  rule: string
  /** As a sentence without its stop: it stands in the document. */
  reason: string
  /** First and last day on which it holds, ISO: a report that looks back to a day before it is none of its business. */
  from: string
  until: string
  /** Who decided. */
  by: string
}

/** What an institution has set of the rules of one kind of report. Rides with the facts, so that a replay is exact. */
export interface RuleBook {
  /** Shown on the report as 规则版本. */
  version: string
  /** Rule → name of a limit → number; only what differs from the table of the platform. Ratios are fractions, money is yuan. */
  limits: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Rules switched off, each with its reason: not judged, which is not a miss. */
  off: Readonly<Record<string, string>>
  suppressed: readonly BookSuppression[]
}

/** 规则版本 as the document tells it, and in sentences how it departs from the table of the platform. */
export interface RuleBookNote {
  version: string
  notes: string[]
}
