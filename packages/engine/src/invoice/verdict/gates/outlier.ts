import { firstDayOfMonth, formatDay, lastDayOfMonth } from '../../../kit/calendar/window.ts'
import type { Gate } from '../../../kit/verdict/gate.ts'
import { sum, validCount } from '../../context/month-series.ts'
import { AMOUNT_SAYS } from '../../indicators/amount-words.ts'
import { HABIT_SAYS } from '../../indicators/habit-words.ts'
import type { GroundInput } from '../input.ts'
import { outlierOf } from '../outlier.ts'
import { VERDICT_TABLE } from '../table.ts'
import { GATES_SAYS } from './words.ts'

const { outlier, minInvoices, limit } = VERDICT_TABLE

const VALID_SALES = { dataset: 'INVOICE', direction: 'OUT', rows: 'VALID' } as const
const dayOf = (month: number): string => formatDay(firstDayOfMonth(month))
const lastOf = (month: number): string => formatDay(lastDayOfMonth(month))

export const OUTLIER_GATES: readonly Gate<GroundInput>[] = [
  {
    id: 'G-OUTLIER',
    about: 'OUTLIER',
    title: GATES_SAYS.noOutlier,
    threshold: GATES_SAYS.dayShareLast({ share: outlier.dayShare, times: outlier.medianTimes }),
    source: GATES_SAYS.outlierSource,
    judge({ build: { context } }) {
      const found = outlierOf(context)
      if (found === null) return null
      const on = formatDay(found.day)
      const year = context.span('L12')
      return {
        level: 'REVIEW',
        limitFactor: null,
        text: GATES_SAYS.outlier({ on, net: found.net / 100, share: found.share }),
        evidence: [
          { ...VALID_SALES, from: on, to: on, name: HABIT_SAYS.netInvoicedDay },
          {
            ...VALID_SALES,
            from: dayOf(year.from),
            to: lastOf(year.to),
            name: AMOUNT_SAYS.netInvoicedLast12,
          },
        ],
        ask: GATES_SAYS.outlierAsk({ on }),
        change: GATES_SAYS.limitCanBeComputed,
      }
    },
  },
  {
    id: 'G-FEW',
    about: 'COVERAGE',
    title: GATES_SAYS.enough,
    threshold: GATES_SAYS.enoughThreshold({ least: minInvoices }),
    source: GATES_SAYS.enoughSource,
    judge({ build: { context } }) {
      const valid = sum(context.out, context.span('L12'), validCount)
      if (valid === 0 || valid >= minInvoices) return null
      return {
        level: 'REVIEW',
        limitFactor: limit.fewInvoices,
        text: GATES_SAYS.few({ n: valid }),
        indicators: ['I-005.L12'],
        ask: GATES_SAYS.pleaseShowContracts,
      }
    },
  },
]
