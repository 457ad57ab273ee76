/** 社保: month, 人数, 应缴, 实缴. */

import { monthCode } from '../../../kit/calendar/calendar.ts'
import { formatMonth } from '../../../kit/calendar/window.ts'
import { indicatorTable, monthsBetween, table, text, yuan } from '../../../kit/sections/blocks.ts'
import type { Block, Section } from '../../../report/document.ts'
import { TAX_PAYMENT_SECTION_SAYS } from '../../../tax-payment/part.ts'
import type { ReportBuild } from '../../definition.ts'
import { TAX_RECORD_INDICATOR_SAYS } from '../indicators/words.ts'
import { byMonth } from '../insurance.ts'
import { insuranceLeg } from '../legs.ts'
import { TAX_RECORD_RULE_SAYS } from '../rules/words.ts'
import { TAX_RECORD_SECTION_SAYS } from './words.ts'

export function insuranceSection(build: ReportBuild): Section {
  return {
    id: 's10-insurance',
    title: TAX_RECORD_SECTION_SAYS.insurance,
    blocks: [
      indicatorTable(build, 'insurance-indicators', TAX_RECORD_SECTION_SAYS.insuranceFigures, [
        'T-039',
        'T-047',
      ]),
      ...insuranceBlocks(build.context),
    ],
  }
}

function insuranceBlocks({ facts, m0, span }: ReportBuild['context']): Block[] {
  if (facts.insurance === null)
    return [text('insurance-missing', TAX_RECORD_SECTION_SAYS.insuranceNotCollected)]
  const { from } = span('L36')
  const rows = byMonth(facts.insurance)
  const months = monthsBetween(from, m0)
  const told = months.filter((month) => rows.has(month))
  if (told.length === 0)
    return [
      text('insurance-none', TAX_RECORD_SECTION_SAYS.noInsurance({ month: formatMonth(from) })),
    ]
  const shown = monthsBetween(told[0]!, m0)
  return [
    {
      kind: 'chart',
      id: 'insured-by-month',
      title: TAX_RECORD_SECTION_SAYS.insuredOverTime,
      chart: 'trend',
      categories: shown.map(formatMonth),
      series: [
        {
          name: TAX_RECORD_RULE_SAYS.insured,
          type: 'line',
          values: shown.map((month) => rows.get(month)?.insured ?? null),
        },
      ],
      beside: 'insurance',
    },
    table(
      'insurance',
      TAX_RECORD_SECTION_SAYS.insuranceByMonth,
      [
        { key: 'month', title: TAX_PAYMENT_SECTION_SAYS.month, type: 'month' },
        { key: 'insured', title: TAX_RECORD_RULE_SAYS.insured, type: 'int' },
        {
          key: 'payable',
          title: TAX_RECORD_SECTION_SAYS.payable,
          type: 'money',
          unit: TAX_PAYMENT_SECTION_SAYS.yuan,
        },
        {
          key: 'paid',
          title: TAX_RECORD_SECTION_SAYS.paid,
          type: 'money',
          unit: TAX_PAYMENT_SECTION_SAYS.yuan,
        },
        {
          key: 'unpaid',
          title: TAX_RECORD_SECTION_SAYS.unpaid,
          type: 'money',
          unit: TAX_PAYMENT_SECTION_SAYS.yuan,
        },
      ],
      [...told].reverse().map((month) => {
        const { insured, payable, paid } = rows.get(month)!
        return {
          cells: {
            month: formatMonth(month),
            insured,
            payable: payable === null ? null : yuan(payable),
            paid: paid === null ? null : yuan(paid),
            unpaid: payable === null || paid === null ? null : yuan(payable - paid),
          },
          evidence: [
            insuranceLeg(
              [month],
              TAX_RECORD_INDICATOR_SAYS.insuranceOf({ month: monthCode(month) }),
            ),
          ],
        }
      }),
      TAX_RECORD_SECTION_SAYS.insuranceNote,
    ),
  ]
}
