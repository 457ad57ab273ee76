/** 企业所得税 by year of its period: what was paid ahead, what the annual settlement added or gave back. */

import { optionalDay, yearOf } from '../../kit/calendar/calendar.ts'
import { monthOfDay } from '../../kit/calendar/window.ts'
import { share, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Section } from '../../report/document.ts'
import { groupOf } from '../classes.ts'
import { type SeenPayment, type TaxContext, total } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { rowsLeg } from '../evidence.ts'
import { TAX_PAYMENT_SAYS } from '../words.ts'
import { TAX_PAYMENT_SECTION_SAYS } from './words.ts'

/** 汇算清缴 stands in the item with some bureaus, in the type with others. */
export const isSettlement = ({ taxItem, payType }: Pick<SeenPayment, 'taxItem' | 'payType'>) =>
  /汇算/.test(`${taxItem ?? ''}${payType ?? ''}`)

const yearOfPeriod = ({ periodTo }: SeenPayment): number | null => {
  const day = optionalDay(periodTo)
  return day === null ? null : yearOf(monthOfDay(day))
}

function incomeTax(context: TaxContext): SeenPayment[] {
  return context.payments.filter(
    (p) => groupOf(p.taxKind) === 'CIT' && (p.class === 'TAX' || p.class === 'REFUND'),
  )
}

export function settlementSection({ context }: ReportBuild): Section {
  const rows = incomeTax(context)
  const years = [...new Set(rows.map(yearOfPeriod).filter((year) => year !== null))].sort(
    (a, b) => b - a,
  )
  return {
    id: 's07-settlement',
    title: TAX_PAYMENT_SECTION_SAYS.settlement,
    blocks: [
      years.length === 0
        ? text('settlement-none', TAX_PAYMENT_SECTION_SAYS.noIncomeTaxPeriod)
        : table(
            'settlement',
            TAX_PAYMENT_SECTION_SAYS.prepaidAndSettled,
            [
              { key: 'year', title: TAX_PAYMENT_SECTION_SAYS.taxYear, type: 'text' },
              {
                key: 'paid',
                title: TAX_PAYMENT_SECTION_SAYS.paymentsSum,
                type: 'money',
                unit: TAX_PAYMENT_SECTION_SAYS.yuan,
              },
              {
                key: 'prepaid',
                title: TAX_PAYMENT_SECTION_SAYS.prepaid,
                type: 'money',
                unit: TAX_PAYMENT_SECTION_SAYS.yuan,
              },
              {
                key: 'settled',
                title: TAX_PAYMENT_SECTION_SAYS.settled,
                type: 'money',
                unit: TAX_PAYMENT_SECTION_SAYS.yuan,
              },
              {
                key: 'refunded',
                title: TAX_PAYMENT_SAYS.classRefund,
                type: 'money',
                unit: TAX_PAYMENT_SECTION_SAYS.yuan,
              },
              { key: 'share', title: TAX_PAYMENT_SECTION_SAYS.settledShare, type: 'ratio' },
            ],
            years.map((year) =>
              yearRow(
                year,
                rows.filter((p) => yearOfPeriod(p) === year),
              ),
            ),
            TAX_PAYMENT_SECTION_SAYS.settlementNote,
          ),
    ],
  }
}

function yearRow(year: number, rows: readonly SeenPayment[]) {
  const own = rows.filter((p) => p.class === 'TAX')
  const settled = total(own.filter(isSettlement))
  const prepaid = total(own.filter((p) => !isSettlement(p)))
  const refunded = total(rows.filter((p) => p.class === 'REFUND'))
  return {
    cells: {
      year: TAX_PAYMENT_SECTION_SAYS.ofYear({ year }),
      paid: yuan(prepaid + settled),
      prepaid: yuan(prepaid),
      settled: yuan(settled),
      refunded: yuan(refunded),
      share: share(settled, prepaid + settled),
    },
    evidence: [
      rowsLeg(
        'TAX_PAYMENT',
        own.map((p) => p.key),
        TAX_PAYMENT_SECTION_SAYS.settlementOf({ year }),
      ),
    ],
  }
}
