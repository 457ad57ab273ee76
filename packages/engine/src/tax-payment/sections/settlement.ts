/** 企业所得税 by year of its period: what was paid ahead, what the annual settlement added or gave back. */
import { optionalDay, yearOf } from '../../kit/calendar/calendar.ts'
import { monthOfDay } from '../../kit/calendar/window.ts'
import { share, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Section } from '../../report/document.ts'
import { groupOf } from '../classes.ts'
import { type SeenPayment, type TaxContext, total } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { rowsLeg } from '../evidence.ts'

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
    title: '企业所得税预缴与汇算',
    blocks: [
      years.length === 0
        ? text('settlement-none', '缴款记录中没有注明所属期的企业所得税。')
        : table(
            'settlement',
            '预缴与汇算',
            [
              { key: 'year', title: '所属年度', type: 'text' },
              { key: 'paid', title: '缴款合计', type: 'money', unit: '元' },
              { key: 'prepaid', title: '预缴', type: 'money', unit: '元' },
              { key: 'settled', title: '汇算补缴', type: 'money', unit: '元' },
              { key: 'refunded', title: '退税退抵', type: 'money', unit: '元' },
              { key: 'share', title: '汇算补缴占预缴与补缴', type: 'ratio' },
            ],
            years.map((year) =>
              yearRow(
                year,
                rows.filter((p) => yearOfPeriod(p) === year),
              ),
            ),
            '按税款所属年度；只含已采集到的缴款，最早一年可能不全，当年尚未汇算',
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
      year: `${year}年`,
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
        `企业所得税预缴与汇算补缴；所属期止于${year}年`,
      ),
    ],
  }
}
