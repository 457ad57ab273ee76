import type { StatementKind } from '@xinjian/format/accounts/accounts'
import type { StatementPeriod } from '../statement.ts'
import { lastDay, MONTH_ALONE, QUARTER_ALONE, quarterOf } from './days.ts'
import { BEFORE, BEGIN, roleOf } from './roles.ts'

/** First and last month, from 0, of a column that is a part of the year; null for another. */
function partOfYear(key: string): [number, number] | null {
  const [, first, last] = /^(\d{1,2})-(\d{1,2})月$/.exec(key) ?? []
  if (first && last) return [Number(first) - 1, Number(last) - 1]
  const month = MONTH_ALONE.exec(key)
  if (month) return [Number(month[1]) - 1, Number(month[1]) - 1]
  const quarter = QUARTER_ALONE.exec(key)
  return quarter && [quarterOf(quarter) * 3, quarterOf(quarter) * 3 + 2]
}

/** A second column of one role goes by its heading, that of a parent company by a mark; what no heading tells has no role. */
function roleAt({ key, printed }: StatementPeriod): string | null {
  const plain = key.replace(/（[^（）]*）$/, '')
  if (plain === '合计' || plain === '本期' || partOfYear(plain) !== null) return plain
  return roleOf(plain) ?? roleOf(printed.normalize('NFKC').replace(/\s/g, ''))
}

/** The first and last days of columns that are named by their role, by the dates of the statement. */
export function dated(
  periods: readonly StatementPeriod[],
  kind: StatementKind,
  dates: { from: string | null; to: string | null },
): StatementPeriod[] {
  const { from, to } = dates
  if (to === null) return [...periods]
  const year = to.slice(0, 4)
  return periods.map((period) => {
    const role = roleAt(period)
    if (period.to !== null || role === null || BEFORE.has(role)) return period
    const months = partOfYear(period.key)
    if (months) {
      const [first, last] = months.map((month) => String(month + 1).padStart(2, '0')) as [
        string,
        string,
      ]
      return {
        ...period,
        from: kind === 'BALANCE' ? null : `${year}-${first}-01`,
        to: lastDay(year, last),
      }
    }
    if (kind === 'BALANCE') {
      if (BEGIN.has(role)) {
        const begin = role === '期初' ? null : `${Number(year) - 1}-12-31`
        return { ...period, to: begin }
      }
      return { ...period, to }
    }
    if (role === '本年累计') return { ...period, from: `${year}-01-01`, to }
    // A form for a quarter has the quarter in the column of the month.
    if (role === '本月') return { ...period, from: from ?? `${to.slice(0, 7)}-01`, to }
    return { ...period, from, to }
  })
}
