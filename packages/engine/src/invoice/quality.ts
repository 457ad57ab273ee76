/** The data-quality box: what is known, what is not, and what contradicts itself. PASS is said only of what was checked. */

import { amount } from '@xinjian/format/say/figures'
import { chinaDay, monthCode, optionalDay } from '../kit/calendar/calendar.ts'
import { firstDayOfMonth, formatDay } from '../kit/calendar/window.ts'
import { counted, monthsComplete, partialMonth, uploadsOnly } from '../kit/quality.ts'
import type { QualityCheck } from '../report/document.ts'
import { issueBounds } from './context/activity.ts'
import type { InvoiceContext } from './context/context.ts'
import { unknownKindShare } from './context/kinds.ts'
import { sum } from './context/month-series.ts'
import { scanSums } from './context/scans.ts'
import type { Direction, InvoiceFacts } from './facts.ts'

/** Counts that a caller knows better than the facts; default: what the facts say. Not counted = the check is UNKNOWN. */
export interface QualityParams {
  /** Rows whose amount + tax differs from the total by more than 0.05 yuan. */
  sumFailures?: number
  /** Rows that came more than once and were counted once. */
  duplicates?: number
  /** Rows that could not be read. */
  rejectedRows?: number
}

/** Of the two years before the cut-off, both directions; undefined when a month was not looked at. */
function sumFailures(context: InvoiceContext): number | undefined {
  const window = context.span('L24')
  const both = (['OUT', 'IN'] as const).map((d) => scanSums(context, d, window))
  if (!context.facts.scans) return undefined
  return both.every((sums) => sums !== null)
    ? both.reduce((total, sums) => total + sums!.sumFailures, 0)
    : undefined
}

const NAMES: Record<Direction, string> = { OUT: '销项', IN: '进项' }

export function qualityChecks(context: InvoiceContext, params: QualityParams): QualityCheck[] {
  const { sources } = context.facts
  return [
    ...uploadsOnly(context.facts),
    ...(['OUT', 'IN'] as const).map((direction) => monthsCheck(context, direction)),
    partialMonth(context),
    counted(
      'AMOUNT_SUM',
      '金额 + 税额 = 价税合计(近24个月)',
      params.sumFailures ?? sumFailures(context),
      '张相差超过0.05元，按原数计入',
    ),
    duplicateCheck(params.duplicates ?? sources?.duplicates, sources?.alikeCounted),
    counted(
      'LINES_SUM',
      '明细合计 = 发票金额',
      sources?.linesDiffer,
      '张发票的明细合计与票面金额不符，金额按票面、品类按明细计入',
    ),
    counted(
      'REJECTED',
      '未能读取的行',
      params.rejectedRows ?? sources?.rejectedRows,
      '行未能读取，未计入；原因见导入记录',
    ),
    counted(
      'FUTURE_ROWS',
      '没有未来日期的发票',
      futureRows(context.facts),
      `张开票日期晚于数据截止日${formatDay(cutoffDay(context.facts))}，未计入`,
    ),
    timeCheck(context),
    kindCheck(context),
    ...(['OUT', 'IN'] as const).map((direction) => linesCheck(context, direction)),
    establishmentCheck(context),
    nonSales(context),
    selfInvoices(context),
  ]
}

const cutoffDay = (facts: InvoiceFacts): number => chinaDay(facts.dataCutoff).day

/** Rows dated after the last instant the data is known for: no window holds them, so the box says that they are there. */
function futureRows(facts: InvoiceFacts): number {
  const cutoff = cutoffDay(facts)
  let rows = 0
  for (const { month, days, count } of facts.digests) {
    const first = firstDayOfMonth(month)
    if (first > cutoff) rows += count
    else
      days.count.forEach((n, day) => {
        if (first + day > cutoff) rows += n
      })
  }
  return rows
}

function monthsCheck(context: InvoiceContext, direction: Direction): QualityCheck {
  return monthsComplete(context, {
    check: `MONTHS_${direction}`,
    title: `${NAMES[direction]}发票近24个月采集完整`,
    window: 'L24',
    series: context.series(direction),
    none: `未采集${NAMES[direction]}发票`,
  })
}

function duplicateCheck(
  once: number | null | undefined,
  alike: number | null | undefined,
): QualityCheck {
  if (!alike) return counted('DUPLICATES', '重复发票', once, '张重复，已按一张计')
  const also = once ? `；另有${once}张重复，已按一张计` : ''
  return counted(
    'DUPLICATES',
    '重复发票',
    alike,
    `行与另一行完全相同，但没有发票代码，不能断定为同一张，均已计入${also}`,
  )
}

function timeCheck(context: InvoiceContext): QualityCheck {
  const window = context.span('L12')
  const blue = sum(context.out, window, (d) => d.blueCount)
  const timed = sum(context.out, window, (d) => d.timedCount)
  const share = blue === 0 ? null : Math.round((1000 * (blue - timed)) / blue) / 10
  return {
    check: 'TIME_PRECISION',
    title: '销项发票带开票时间',
    period: monthCode(context.m0),
    result: share === null ? 'UNKNOWN' : share === 0 ? 'PASS' : 'FAIL',
    detail:
      share === null
        ? '近12个月没有销项蓝票'
        : share === 0
          ? '近12个月蓝票均带时间'
          : `近12个月${share}%的蓝票只有日期，深夜开票以带时间的蓝票计`,
  }
}

function kindCheck(context: InvoiceContext): QualityCheck {
  const share = unknownKindShare(context.out, context.span('L12'))
  return {
    check: 'KIND_KNOWN',
    title: '发票种类已注明',
    period: monthCode(context.m0),
    result: share === null ? 'UNKNOWN' : share === 0 ? 'PASS' : 'FAIL',
    detail:
      share === null
        ? '近12个月没有销项蓝票'
        : share === 0
          ? '近12个月蓝票均注明种类'
          : `近12个月${Math.round(share * 1000) / 10}%的金额未注明种类，按税控发票处理`,
  }
}

function linesCheck(context: InvoiceContext, direction: Direction): QualityCheck {
  const fold = context.goods(direction, 'L12')
  const known = fold.monthsWithRows > 0
  const whole = fold.monthsWithLines === fold.monthsWithRows
  return {
    check: `LINES_${direction}`,
    title: `${NAMES[direction]}发票明细`,
    period: monthCode(context.m0),
    result: !known ? 'UNKNOWN' : whole ? 'PASS' : 'FAIL',
    detail: !known
      ? '近12个月没有有效发票'
      : fold.monthsWithLines === 0
        ? '未采集明细，品类、税率与单价类指标不能计算'
        : `近12个月有票${fold.monthsWithRows}个月，其中${fold.monthsWithLines}个月带明细`,
  }
}

function establishmentCheck(context: InvoiceContext): QualityCheck {
  const established = optionalDay(context.facts.registration.establishedOn)
  const first = issueBounds(context.out)?.first ?? null
  const known = established !== null && first !== null
  const contradiction = known && first < established
  return {
    check: 'FIRST_AFTER_ESTABLISHMENT',
    title: '首张发票不早于成立日',
    period: null,
    result: !known ? 'UNKNOWN' : contradiction ? 'FAIL' : 'PASS',
    detail: !known
      ? '成立日期或发票未采集'
      : contradiction
        ? `首张发票${formatDay(first)}早于成立日${formatDay(established)}，以发票为准`
        : `成立${formatDay(established)}，首张发票${formatDay(first)}`,
  }
}

/** 6xx 不征税 lines are no sales (§1.9); month sums cannot leave them out, so the box says how much there is. */
function nonSales(context: InvoiceContext): QualityCheck {
  const fold = context.goods('OUT', 'L12')
  let fen = 0
  for (const [category, net] of fold.byCategory) if (/^6\d/.test(category)) fen += net
  return {
    check: 'NON_SALES_LINES',
    title: '不征税项目未混入销售额',
    period: monthCode(context.m0),
    result: fold.monthsWithLines === 0 ? 'UNKNOWN' : fen === 0 ? 'PASS' : 'FAIL',
    detail:
      fold.monthsWithRows === 0
        ? '近12个月没有有效发票'
        : fold.monthsWithLines === 0
          ? '未采集明细'
          : fen === 0
            ? '近12个月没有不征税编码的明细'
            : `近12个月不征税编码明细${amount(fen / 100)}元，已计入开票金额`,
  }
}

function selfInvoices(context: InvoiceContext): QualityCheck {
  const { taxNo } = context.facts.registration
  const { net } = context.parties('OUT', 'L12')
  let fen = 0
  context.facts.counterparties.forEach((party, p) => {
    if (taxNo && party.taxNo === taxNo) fen += net[p]!
  })
  return {
    check: 'SELF_INVOICES',
    title: '没有开给自己的发票',
    period: monthCode(context.m0),
    result: !taxNo ? 'UNKNOWN' : fen === 0 ? 'PASS' : 'FAIL',
    detail: !taxNo
      ? '企业税号未采集'
      : fen === 0
        ? '未发现'
        : `近12个月开给自己${amount(fen / 100)}元，已计入开票金额`,
  }
}
