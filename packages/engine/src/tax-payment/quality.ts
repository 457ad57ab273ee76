/** The data-quality box: what is known, what is not, and whether the sums of the report are one sum. */

import { optionalDay } from '../kit/calendar/calendar.ts'
import { formatDay, monthOfDay } from '../kit/calendar/window.ts'
import { monthsComplete, partialMonth } from '../kit/quality.ts'
import { monthsBetween } from '../kit/sections/blocks.ts'
import { sourceChecks } from '../kit/unverified.ts'
import type { QualityCheck } from '../report/document.ts'
import { paid, type TaxContext, total } from './context.ts'
import type { Payment } from './facts.ts'
import { paymentFiles } from './files.ts'
import { yearKindPivot } from './pivot.ts'
import { TAX_PAYMENT_SAYS } from './words.ts'

export function qualityChecks(context: TaxContext): QualityCheck[] {
  return [
    monthsComplete(context, {
      check: 'MONTHS_TAX_PAYMENT',
      title: TAX_PAYMENT_SAYS.monthsWhole,
      window: 'L36',
      series: context.series,
      none: TAX_PAYMENT_SAYS.notCollected,
    }),
    ...sourceChecks(paymentFiles(context, 'L36')),
    partialMonth(context),
    arrearsCheck(context),
    reconciled(context),
    vouchersCheck(repeatedVouchers(context.facts.payments)),
    rowsCheck('UNDATED', TAX_PAYMENT_SAYS.undatedTitle, context.undated, TAX_PAYMENT_SAYS.undated),
    rowsCheck(
      'PENDING',
      TAX_PAYMENT_SAYS.pendingTitle,
      paid(context, 'PENDING', context.span('L36')),
      TAX_PAYMENT_SAYS.pendingOutside,
    ),
    rowsCheck(
      'PAY_TYPE',
      TAX_PAYMENT_SAYS.natureTitle,
      paid(context, 'OTHER', context.span('L36')),
      TAX_PAYMENT_SAYS.otherOutside,
    ),
    establishmentCheck(context),
  ]
}

function arrearsCheck({ arrears, lookingBack }: TaxContext): QualityCheck {
  const base = { check: 'ARREARS', title: TAX_PAYMENT_SAYS.arrearsCollected, period: null }
  if (arrears)
    return { ...base, result: 'PASS', detail: TAX_PAYMENT_SAYS.arrearsShown({ n: arrears.length }) }
  return {
    ...base,
    result: 'UNKNOWN',
    detail: lookingBack ? TAX_PAYMENT_SAYS.lookingBack : TAX_PAYMENT_SAYS.noArrearsNotSaid,
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
  return {
    check: 'RECONCILED',
    title: TAX_PAYMENT_SAYS.sumsTitle,
    period: null,
    result: same ? 'PASS' : 'FAIL',
    detail: same
      ? TAX_PAYMENT_SAYS.sumsAgree({ sum: rows / 100 })
      : TAX_PAYMENT_SAYS.sumsDiffer({ rows: rows / 100, months: months / 100, pivot: pivot / 100 }),
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

const vouchersCheck = (n: number): QualityCheck => ({
  check: 'VOUCHERS',
  title: TAX_PAYMENT_SAYS.repeatedTitle,
  period: null,
  result: n === 0 ? 'PASS' : 'FAIL',
  detail: n === 0 ? TAX_PAYMENT_SAYS.noneFound : TAX_PAYMENT_SAYS.repeated({ n }),
})

function rowsCheck(
  check: string,
  title: string,
  rows: readonly Payment[],
  say: (found: { n: number; sum: number }) => string,
): QualityCheck {
  return {
    check,
    title,
    period: null,
    result: rows.length === 0 ? 'PASS' : 'FAIL',
    detail:
      rows.length === 0
        ? TAX_PAYMENT_SAYS.noneFound
        : say({ n: rows.length, sum: total(rows) / 100 }),
  }
}

function establishmentCheck({ facts, payments }: TaxContext): QualityCheck {
  const established = optionalDay(facts.registration.establishedOn)
  const first = payments[0]
  const base = { check: 'ESTABLISHMENT', title: TAX_PAYMENT_SAYS.foundingTitle, period: null }
  if (established === null || !first)
    return {
      ...base,
      result: 'UNKNOWN',
      detail: established === null ? TAX_PAYMENT_SAYS.foundingUnknown : TAX_PAYMENT_SAYS.noPayments,
    }
  const early = first.month < monthOfDay(established)
  return {
    ...base,
    result: early ? 'FAIL' : 'PASS',
    detail: early
      ? TAX_PAYMENT_SAYS.paidBeforeFounding({
          first: first.paidOn,
          founded: formatDay(established),
        })
      : TAX_PAYMENT_SAYS.foundedAndPaid({ founded: formatDay(established), first: first.paidOn }),
  }
}
