/** What a figure counts in; a `ratio` is a fraction (0.1234 = 12.34 %), `pp` a difference of two ratios. */
export type Unit =
  | 'yuan'
  | 'ratio'
  | 'pp'
  | 'times'
  /** Sheets: 张. */
  | 'count'
  /** Entries of a ledger: 笔. */
  | 'entries'
  /** How often something happened: 次. */
  | 'occasions'
  /** Filing or reporting periods, a month or a quarter each: 期. */
  | 'periods'
  /** Cases of courts, and records of lists: 件. */
  | 'cases'
  | 'days'
  | 'months'
  | 'parties'
  /** Kinds of goods in stock: 种. */
  | 'items'
  | 'date'
  | 'bool'
  | 'index'
