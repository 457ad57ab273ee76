/** What is owed: T-020, T-021. Stands as the bureau showed it at the last collection; a report that looks back cannot tell. */
import { optionalDay } from '../../kit/calendar/calendar.ts'
import {
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  type MonthWindow,
  monthOfDay,
} from '../../kit/calendar/window.ts'
import { input, moneyInput, without } from '../../kit/outcome.ts'
import type { TaxContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { arrearsLeg } from '../evidence.ts'
import type { Arrear } from '../facts.ts'

const LOOKING_BACK = '欠税只有采集时的余额，不能回溯到报告截至的月份'

const COMMON = {
  missing: { rule: 'ANY', sources: ['ARREARS'] },
  version: '1',
} as const

/** Rows that owe something. */
export const owing = (rows: readonly Arrear[]): Arrear[] =>
  rows.filter(({ balance }) => balance !== null && balance > 0)

/** First day of what is owed, and how long ago; null = no row says. */
export function oldest(context: TaxContext): { on: string; days: number } | null {
  const days = owing(context.arrears ?? [])
    .map(({ occurredOn }) => optionalDay(occurredOn))
    .filter((day) => day !== null)
  if (days.length === 0) return null
  const first = Math.min(...days)
  return { on: formatDay(first), days: context.asOf - first }
}

function balance(context: TaxContext): Outcome {
  const { arrears } = context
  if (arrears === null) return without('NO_DATA', LOOKING_BACK)
  const sum = owing(arrears).reduce((total, row) => total + row.balance!, 0)
  const silent = arrears.filter((row) => row.balance === null).length
  if (sum === 0 && silent > 0) return without('NO_DATA', `有${silent}笔欠税未注明余额`)
  return {
    value: sum / 100,
    ...(silent ? { detail: `另有${silent}笔欠税未注明余额，未计入` } : {}),
    inputs: [
      moneyInput('欠税余额', sum),
      input('欠税笔数', owing(arrears).length, 'entries'),
      input('最早发生日', oldest(context)?.on ?? null, 'date'),
    ],
    evidence: [arrearsLeg({ field: 'balance', from: 1 }, '最近一次采集时余额大于0的欠税')],
  }
}

function occurred(context: TaxContext, window: MonthWindow): Outcome {
  const { arrears } = context
  if (arrears === null) return without('NO_DATA', LOOKING_BACK)
  const months = arrears.map(({ occurredOn }) => {
    const day = optionalDay(occurredOn)
    return day === null ? null : monthOfDay(day)
  })
  const count = months.filter((m) => m !== null && m >= window.from && m <= window.to).length
  const undated = months.filter((m) => m === null).length
  const from = formatDay(firstDayOfMonth(window.from))
  const to = formatDay(lastDayOfMonth(window.to))
  return {
    value: count,
    ...(undated ? { detail: `另有${undated}笔欠税未注明发生日期，未计入` } : {}),
    inputs: [input('欠税笔数', count, 'entries')],
    evidence: [
      arrearsLeg(
        { field: 'occurredOn', from, to },
        `最近一次采集时显示、发生于 ${from} 至 ${to} 的欠税`,
      ),
    ],
  }
}

export const ARREARS_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'T-020',
    names: { zh: '当前欠税余额', en: 'Arrears' },
    unit: 'yuan',
    formula: 'Σ 最近一次采集时税务机关显示的欠税余额',
    variants: [{ window: 'asOf', threshold: 'T-020' }],
    evidence: 'BALANCE',
    source: 'domain §3.3 T-020',
    compute: (context) => {
      const outcome = balance(context)
      const days = oldest(context)?.days ?? 0
      const { highDays } = context.rules.rules['R-001']
      return outcome.value !== null && days > highDays ? { ...outcome, flag: 'RED' } : outcome
    },
  },
  {
    ...COMMON,
    id: 'T-021',
    names: { zh: '欠税次数', en: 'Occasions of arrears' },
    unit: 'occasions',
    formula: '最近一次采集时仍显示、发生于窗口内的欠税笔数；已缴清的欠税税务机关不再显示',
    variants: [{ window: 'L12', threshold: 'T-021' }],
    evidence: 'COUNT',
    source: 'domain §3.3 T-021',
    compute: (context, _, { window }) => occurred(context, window),
  },
]
