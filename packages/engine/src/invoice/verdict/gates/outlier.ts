import { amount, percent } from '@xinjian/format/say/figures'
import { firstDayOfMonth, formatDay, lastDayOfMonth } from '../../../kit/calendar/window.ts'
import type { Gate } from '../../../kit/verdict/gate.ts'
import { sum, validCount } from '../../context/month-series.ts'
import type { GroundInput } from '../input.ts'
import { outlierOf } from '../outlier.ts'
import { VERDICT_TABLE } from '../table.ts'

const { outlier, minInvoices, limit } = VERDICT_TABLE

const VALID_SALES = { dataset: 'INVOICE', direction: 'OUT', rows: 'VALID' } as const
const dayOf = (month: number): string => formatDay(firstDayOfMonth(month))
const lastOf = (month: number): string => formatDay(lastDayOfMonth(month))

export const OUTLIER_GATES: readonly Gate<GroundInput>[] = [
  {
    id: 'G-OUTLIER',
    about: 'OUTLIER',
    title: '没有畸大的单日开票',
    threshold: `单日净额>近12个月的${percent(outlier.dayShare)}，且当月>其余月份中位数的${outlier.medianTimes}倍，核实前不给额度`,
    source: '平台默认：异常值检查',
    judge({ build: { context } }) {
      const found = outlierOf(context)
      if (found === null) return null
      const on = formatDay(found.day)
      const year = context.span('L12')
      return {
        level: 'REVIEW',
        limitFactor: null,
        text: `${on}单日开票${amount(found.net / 100)}元，占近12个月的${percent(found.share)}，疑似录入有误或一次性业务，核实前不给出额度。`,
        evidence: [
          { ...VALID_SALES, from: on, to: on, name: '当日开票净额' },
          { ...VALID_SALES, from: dayOf(year.from), to: lastOf(year.to), name: '近12个月开票净额' },
        ],
        ask: `请核对${on}的发票金额，并提供对应合同。`,
        change: '该笔开票核实或更正后可测算额度。',
      }
    },
  },
  {
    id: 'G-FEW',
    about: 'COVERAGE',
    title: '发票张数足以统计',
    threshold: `近12个月有效销项发票≥${minInvoices}张`,
    source: 'domain §3.2 I-005 红线；§6.4 浦慧贷',
    judge({ build: { context } }) {
      const valid = sum(context.out, context.span('L12'), validCount)
      if (valid === 0 || valid >= minInvoices) return null
      return {
        level: 'REVIEW',
        limitFactor: limit.fewInvoices,
        text: `近12个月只有${valid}张有效销项发票，单张发票即可左右各项指标，评分仅作参考。`,
        indicators: ['I-005.L12'],
        ask: '请提供合同、银行流水等佐证经营规模。',
      }
    },
  },
]
