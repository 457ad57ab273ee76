/** Twelve months × three calendar years of one amount, with the sum of each year and the last year's growth. */
import type { Evidence, TableBlock } from '../../report/document.ts'
import { yearOf } from '../calendar/calendar.ts'
import type { MonthIndex } from '../calendar/window.ts'
import { monthsBetween, table, termsOf, yuan } from './blocks.ts'
import { YEARS_SAYS } from './words.ts'

export interface YearsTable {
  id: string
  title: string
  note: string
  /** Last complete month: nothing is shown after it, and its year's sum ends there. */
  m0: MonthIndex
  /** Amount of a month, yuan; null when the month is not known. */
  of: (month: MonthIndex) => number | null
  /** Change from one amount to the other; null where none can be told. */
  growth: (now: number | null, before: number | null) => number | null
  /** Rows of these months, both included. */
  evidence: (from: MonthIndex, to: MonthIndex) => Evidence
}

/** A year with an unknown month has no sum; an unknown month opens nothing. */
export function yearsTable({ id, title, note, m0, of, growth, evidence }: YearsTable): TableBlock {
  const last = yearOf(m0)
  const years = [last - 2, last - 1, last]
  const cell = (month: MonthIndex) => (month > m0 ? null : of(month))
  const opened = (month: MonthIndex): Evidence =>
    cell(month) === null ? [] : evidence(month, month)
  const endOf = (year: number) => Math.min(year * 12 + 11, m0)
  const sum = (year: number): number | null => {
    const months = monthsBetween(year * 12, endOf(year)).map(cell)
    return months.includes(null)
      ? null
      : yuan(months.reduce<number>((total, amount) => total + amount! * 100, 0))
  }
  const byYear = <T>(value: (year: number) => T) =>
    Object.fromEntries(years.map((year) => [`y${year}`, value(year)]))
  const rows = monthsBetween(0, 11).map((month) => {
    const [now, before] = [last * 12 + month, (last - 1) * 12 + month]
    return {
      cells: {
        month: YEARS_SAYS.monthOf({ n: month + 1 }),
        ...byYear((year) => cell(year * 12 + month)),
        yoy: growth(cell(now), cell(before)),
      },
      evidence: [],
      own: {
        ...byYear((year) => opened(year * 12 + month)),
        yoy: termsOf(
          [opened(now), YEARS_SAYS.thisMonth, cell(now)],
          [opened(before), YEARS_SAYS.sameOfLastYear, cell(before)],
        ),
      },
    }
  })
  const sums = {
    cells: { month: YEARS_SAYS.total, ...byYear(sum), yoy: null },
    evidence: [],
    own: byYear((year) => (sum(year) === null ? [] : evidence(year * 12, endOf(year)))),
  }
  return table(
    id,
    title,
    [
      { key: 'month', title: YEARS_SAYS.month, type: 'text' },
      ...years.map((year) => ({
        key: `y${year}`,
        title: YEARS_SAYS.year({ year: String(year) }),
        type: 'money' as const,
        unit: YEARS_SAYS.yuan,
        proof: 'SUM' as const,
      })),
      {
        key: 'yoy',
        title: YEARS_SAYS.change({ year: String(last) }),
        type: 'ratio',
        proof: 'GROWTH',
      },
    ],
    [...rows, sums],
    note,
  )
}
