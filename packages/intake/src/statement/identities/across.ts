/** Identities between the statements of one file. */
import { fromUnits, toUnits } from '../amounts.ts'
import type { DraftItem, DraftStatement } from '../draft.ts'
import type { StatementCheck } from '../statement.ts'

/** Columns of a cash flow statement that run from the beginning of the year. */
const WHOLE_YEAR = new Set(['本年累计', '本年', '本期'])
const RULE = '现金净增加额=货币资金期末余额-年初余额'

/**
 * 现金净增加额 against the change of 货币资金, for each cash flow statement with a balance sheet of the same company and day. What
 * fails may be right: deposits that are pledged are 货币资金, but no cash.
 */
export function acrossChecks(
  cash: DraftStatement,
  statements: readonly DraftStatement[],
): StatementCheck[] {
  const change = itemOf(cash, 'cashChange')
  if (cash.kind !== 'CASH' || !change) return []
  const sheets = statements.filter(
    (other) => other.kind === 'BALANCE' && other.entity === cash.entity && itemOf(other, 'cash'),
  )
  const same = sheets.filter(({ period }) => period !== null && period === cash.period)
  // Without days, only a single pair belongs together.
  const [sheet, ...more] = same.length > 0 ? same : sheets.filter(({ period }) => period === null)
  const alone = statements.filter(({ kind, entity }) => kind === 'CASH' && entity === cash.entity)
  if (!sheet || more.length > 0 || (same.length === 0 && alone.length > 1)) return []
  const money = itemOf(sheet, 'cash')!
  return cash.periods.flatMap((period) => {
    const [end, begin] = endsOf(sheet, period.key, period.to)
    const values = [
      change.values[period.key],
      end && money.values[end],
      begin && money.values[begin],
    ]
    const [moved, last, first] = values
    if (moved == null || last == null || first == null) return []
    const difference = toUnits(moved) - (toUnits(last) - toUnits(first))
    const slack =
      (change.slack[period.key] ?? 0n) + (money.slack[end!] ?? 0n) + (money.slack[begin!] ?? 0n)
    const most = slack > 10_000n ? slack : 10_000n
    const ok = difference <= most && difference >= -most
    return [{ rule: RULE, period: period.key, ok, difference: fromUnits(difference) }]
  })
}

const itemOf = (statement: DraftStatement, code: string): DraftItem | undefined =>
  statement.items.find((item) => item.code === code)

/** Keys of the balances at the end and at the beginning of a column of flows. */
function endsOf(
  sheet: DraftStatement,
  key: string,
  to: string | null,
): [string | undefined, string | undefined] {
  const keyOf = (wanted: (key: string, to: string | null) => boolean): string | undefined =>
    sheet.periods.find((period) => wanted(period.key, period.to))?.key
  if (WHOLE_YEAR.has(key)) {
    const begin = keyOf((k) => k === '年初' || k === '上年年末')
    if (begin) return [keyOf((k) => k === '期末'), begin]
  }
  if (to === null || !to.endsWith('-12-31')) return [undefined, undefined]
  const before = `${Number(to.slice(0, 4)) - 1}-12-31`
  return [keyOf((_, day) => day === to), keyOf((_, day) => day === before)]
}
