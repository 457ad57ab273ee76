/** 纳税情况: 年×税种, 月份×近三年 with the sum of each year, and what the payments come to. */

import { growthCell, indicatorTable, text } from '../../../kit/sections/blocks.ts'
import { yearsTable } from '../../../kit/sections/years.ts'
import type { Section, TableBlock } from '../../../report/document.ts'
import {
  monthCell,
  monthsChart,
  type PaymentContext,
  paymentLeg,
  pivotTable,
  TAX_PAYMENT_SECTION_SAYS,
} from '../../../tax-payment/part.ts'
import type { ReportBuild } from '../../definition.ts'
import { paymentsOf } from '../payments.ts'
import { TAX_RECORD_SECTION_SAYS } from './words.ts'

export function paymentsSection(build: ReportBuild): Section {
  const payments = paymentsOf(build.context)
  return {
    id: 's09-payments',
    title: TAX_RECORD_SECTION_SAYS.taxesPaid,
    blocks: [
      indicatorTable(build, 'payment-indicators', TAX_RECORD_SECTION_SAYS.taxesPaidFigures, [
        'T-008',
        'T-009',
        'T-009.MAIN',
        'T-010',
        'T-011',
        'T-037',
        'T-038',
        'T-041',
        'T-042',
        'P-001',
        'P-002',
        'P-003',
      ]),
      ...(payments.facts.covered.length === 0
        ? [text('payments-missing', TAX_PAYMENT_SECTION_SAYS.notCollected)]
        : [monthsChart(payments), pivotTable(payments), byYears(payments)]),
    ],
  }
}

/** 月份 × three calendar years; a year with an unknown month has no sum. */
const byYears = (context: PaymentContext): TableBlock =>
  yearsTable({
    id: 'paid-by-year',
    title: TAX_RECORD_SECTION_SAYS.monthByYear,
    note: TAX_RECORD_SECTION_SAYS.monthByYearNote,
    m0: context.m0,
    of: (month) => monthCell(context, month),
    growth: growthCell,
    evidence: (from, to) => [paymentLeg(context, { class: 'TAX', window: { from, to } })],
  })
