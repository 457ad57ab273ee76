/** The book of rules that a report is judged by: what an institution has set, and the platform's own table beneath it. */

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

/** What somebody has set of the rules. */
export interface RuleSettings {
  /** Rule → name of a limit → number; only what differs. Ratios are fractions, money is yuan. */
  limits: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Rules switched off, each with its reason: not judged, which is not a miss. */
  off: Readonly<Record<string, string>>
}

/** The platform's table as its operators have set it. */
export interface PlatformTable extends RuleSettings {
  version: string
}

/** Holds for every kind of report that has the rules it names. Rides with the facts, so that a replay is exact. */
export interface RuleBook extends RuleSettings {
  /** Shown on the report as 规则版本. */
  version: string
  /** Rules that the platform's table switches off and that the institution has judged all the same. */
  on?: readonly string[]
  suppressed: readonly BookSuppression[]
  /** Absent = the table of the engine. What the institution set of a rule stands above it, rule by rule. */
  platform?: PlatformTable
}

/** 规则版本 as the document tells it, and in sentences how it departs from the table of the engine. */
export interface RuleBookNote {
  version: string
  notes: string[]
}
