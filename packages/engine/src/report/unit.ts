/** What a figure counts in; a `ratio` is a fraction (0.1234 = 12.34 %), `pp` a difference of two ratios. */
export type Unit =
  | 'yuan'
  | 'ratio'
  | 'pp'
  | 'times'
  | 'count'
  | 'days'
  | 'months'
  | 'parties'
  | 'date'
  | 'bool'
  | 'index'
