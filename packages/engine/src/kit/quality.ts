/** Checks of the data-quality box that every kind makes. PASS is said only of what was checked. */
import type { QualityCheck } from '../report/document.ts'
import { monthCode } from './calendar/calendar.ts'
import type { ReportWindow } from './calendar/report-window.ts'
import { formatDay, formatMonth } from './calendar/window.ts'
import { isKnown, spanCoverage, stateOf } from './coverage.ts'
import type { KitContext, MonthStates } from './kind.ts'

const LISTED_MONTHS = 6

/** Whether every month of a window was collected. `none`: said when nothing was, as in 未采集销项发票. */
export function monthsComplete(
  context: KitContext,
  source: { check: string; title: string; window: ReportWindow; series: MonthStates; none: string },
): QualityCheck {
  const { check, title, series, none } = source
  const window = context.span(source.window)
  const { known, missing, before } = spanCoverage(series, window)
  const absent: number[] = []
  for (let m = window.from; m <= window.to; m++)
    if (!isKnown(series, m) && stateOf(series, m) !== 'BEFORE_ESTABLISHMENT') absent.push(m)
  const listed = absent.slice(0, LISTED_MONTHS).map(formatMonth).join('、')
  const rest = absent.length > LISTED_MONTHS ? ` 等${absent.length}个月` : ''
  return {
    check,
    title,
    period: `${monthCode(window.from)}-${monthCode(window.to)}`,
    result: missing === 0 && known > 0 ? 'PASS' : 'FAIL',
    detail:
      known === 0 && missing > 0
        ? none
        : missing === 0
          ? `应有${known}个月，均已采集${before > 0 ? `；成立前${before}个月不计` : ''}`
          : `缺少${listed}${rest}`,
  }
}

export function partialMonth(context: KitContext): QualityCheck {
  const partial = context.asOfMonth > context.m0
  return {
    check: 'PARTIAL_MONTH',
    title: '当月未完整',
    period: partial ? monthCode(context.asOfMonth) : null,
    result: 'PASS',
    detail: partial
      ? `数据截至${formatDay(context.asOf)}，当月只在图中以“未完整”显示，不计入任何窗口`
      : '数据截止日为月末，没有未完整的月份',
  }
}

/** Said only where the consent to collect was taken back. */
export const uploadsOnly = (facts: { uploadsOnly?: true }): QualityCheck[] =>
  facts.uploadsOnly
    ? [
        {
          check: 'UPLOADS_ONLY',
          title: '数据来源',
          period: null,
          result: 'FAIL',
          detail: '企业已撤回采集授权，只使用自行上传的资料，采集的数据未使用',
        },
      ]
    : []

/** A count that should be 0; null or undefined = the source does not say. */
export function counted(
  check: string,
  title: string,
  count: number | null | undefined,
  words: string | ((args: { n: number }) => string),
): QualityCheck {
  if (count == null)
    return { check, title, period: null, result: 'UNKNOWN', detail: '来源未提供此项统计' }
  return {
    check,
    title,
    period: null,
    result: count === 0 ? 'PASS' : 'FAIL',
    detail:
      count === 0 ? '未发现' : typeof words === 'string' ? `${count}${words}` : words({ n: count }),
  }
}
