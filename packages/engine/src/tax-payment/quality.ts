/** The data-quality box: what is known, what is not, and whether the sums of the report are one sum. */

import { amount } from '@xinjian/format/say/figures'
import { optionalDay } from '../kit/calendar/calendar.ts'
import { formatDay, monthOfDay } from '../kit/calendar/window.ts'
import { counted, monthsComplete, partialMonth } from '../kit/quality.ts'
import { monthsBetween } from '../kit/sections/blocks.ts'
import { sourceChecks } from '../kit/unverified.ts'
import type { QualityCheck } from '../report/document.ts'
import { paid, type TaxContext, total } from './context.ts'
import type { Payment } from './facts.ts'
import { paymentFiles } from './files.ts'
import { yearKindPivot } from './pivot.ts'

export function qualityChecks(context: TaxContext): QualityCheck[] {
  return [
    monthsComplete(context, {
      check: 'MONTHS_TAX_PAYMENT',
      title: '缴款信息近36个月采集完整',
      window: 'L36',
      series: context.series,
      none: '未采集缴款信息',
    }),
    ...sourceChecks(paymentFiles(context, 'L36')),
    partialMonth(context),
    arrearsCheck(context),
    reconciled(context),
    counted(
      'VOUCHERS',
      '重复的税票',
      repeatedVouchers(context.facts.payments),
      '笔与另一笔的税票号码、税种、品目、所属期和金额均相同，已计入，建议核实',
    ),
    rowsCheck('UNDATED', '缴款日期缺失', context.undated, '没有缴款日期，不归入任何月份，未计入'),
    rowsCheck(
      'PENDING',
      '近36个月已缴款未入库',
      paid(context, 'PENDING', context.span('L36')),
      '税务机关未显示入库，未计入纳税总额',
    ),
    rowsCheck(
      'PAY_TYPE',
      '近36个月税款属性可识别',
      paid(context, 'OTHER', context.span('L36')),
      '未注明税款属性或为利息，未计入纳税总额',
    ),
    establishmentCheck(context),
  ]
}

function arrearsCheck({ arrears, lookingBack }: TaxContext): QualityCheck {
  const base = { check: 'ARREARS', title: '欠税信息已采集', period: null }
  if (arrears) return { ...base, result: 'PASS', detail: `税务机关显示${arrears.length}笔欠税` }
  return {
    ...base,
    result: 'UNKNOWN',
    detail: lookingBack
      ? '报告截至较早的月份，当时的欠税无从得知'
      : '未采集欠税信息，不能据此认为没有欠税',
  }
}

/** 入库合计, 月度合计, 年度×税种合计: three ways to one sum over the 36 months (domain §3.9). */
function reconciled(context: TaxContext): QualityCheck {
  const window = context.span('L36')
  const rows = total(paid(context, 'TAX', window))
  const months = monthsBetween(window.from, window.to).reduce(
    (sum, m) => sum + total(paid(context, 'TAX', { from: m, to: m })),
    0,
  )
  const cells = yearKindPivot(context).kinds.flatMap(({ years }) => years)
  const pivot = cells.reduce<number>((sum, cell) => sum + (cell ?? 0), 0)
  const same = rows === months && months === pivot
  const words = (fen: number) => `${amount(fen / 100)}元`
  return {
    check: 'RECONCILED',
    title: '入库合计 = 月度合计 = 年度×税种合计(近36个月)',
    period: null,
    result: same ? 'PASS' : 'FAIL',
    detail: same
      ? `三者均为${words(rows)}`
      : `入库合计${words(rows)}，月度合计${words(months)}，年度×税种合计${words(pivot)}`,
  }
}

/** Several lines of one voucher are usual; the same line twice is not. */
export function repeatedVouchers(payments: readonly Payment[]): number {
  const seen = new Set<string>()
  let repeated = 0
  for (const { voucherNo, taxKind, taxItem, periodFrom, periodTo, amount: fen } of payments) {
    if (voucherNo === null) continue
    const line = JSON.stringify([voucherNo, taxKind, taxItem, periodFrom, periodTo, fen])
    if (seen.has(line)) repeated++
    seen.add(line)
  }
  return repeated
}

function rowsCheck(
  check: string,
  title: string,
  rows: readonly Payment[],
  words: string,
): QualityCheck {
  return {
    check,
    title,
    period: null,
    result: rows.length === 0 ? 'PASS' : 'FAIL',
    detail: rows.length === 0 ? '未发现' : `${rows.length}笔${amount(total(rows) / 100)}元${words}`,
  }
}

function establishmentCheck({ facts, payments }: TaxContext): QualityCheck {
  const established = optionalDay(facts.registration.establishedOn)
  const first = payments[0]
  const base = { check: 'ESTABLISHMENT', title: '成立日期与首笔缴款不矛盾', period: null }
  if (established === null || !first)
    return {
      ...base,
      result: 'UNKNOWN',
      detail: established === null ? '成立日期未知' : '没有缴款',
    }
  const early = first.month < monthOfDay(established)
  return {
    ...base,
    result: early ? 'FAIL' : 'PASS',
    detail: early
      ? `首笔缴款${first.paidOn}早于成立日${formatDay(established)}，以缴款为准`
      : `成立${formatDay(established)}，首笔缴款${first.paidOn}`,
  }
}
