/** Sales against what the registry says: I-090…I-092. */

import { optionalDay } from '../../kit/calendar/calendar.ts'
import { formatDay, monthOfDay } from '../../kit/calendar/window.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import { issueBounds } from '../context/activity.ts'
import { netTotal, sum } from '../context/month-series.ts'
import type { IndicatorDefinition } from '../definition.ts'

const NET = { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' } as const
const T_OUT = { rule: 'T', sources: ['OUT'] } as const
const YUAN_PER_WAN = 10_000

export const REGISTRATION_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'I-090',
    names: { zh: '注册到首票天数', en: 'Days from establishment to the first invoice' },
    unit: 'days',
    formula: '首张有效销项发票日 − 成立日',
    variants: [{ window: 'asOf', threshold: 'I-090' }],
    missing: { rule: 'ANY', sources: ['OUT'] },
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'FIRST_DAY' },
    version: '1',
    source: 'domain §3.2 I-090',
    compute(context) {
      const established = optionalDay(context.facts.registration.establishedOn)
      if (established === null) return without('NO_DATA', '成立日期未采集')
      const bounds = issueBounds(context.out)
      if (!bounds) return without('NOT_APPLICABLE', '采集范围内没有有效销项发票')
      if (context.facts.covered.OUT![0] > monthOfDay(established))
        return without('INSUFFICIENT_HISTORY', '采集范围未覆盖成立之时')
      const day = formatDay(bounds.first)
      if (bounds.first < established)
        return without('NOT_APPLICABLE', `首张发票${day}早于登记的成立日${formatDay(established)}`)
      return {
        value: bounds.first - established,
        inputs: [
          input('首张有效发票', day, 'date'),
          input('成立日', formatDay(established), 'date'),
        ],
        evidence: { from: day, to: day },
      }
    },
  },
  {
    id: 'I-091',
    names: { zh: '人均开票', en: 'Sales per insured person' },
    unit: 'yuan',
    formula: '近12个月开票净额 ÷ 参保人数，元/人',
    variants: [{ window: 'L12' }],
    missing: { rule: 'N', sources: ['OUT'] },
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-091；暂无行业基准，不标色',
    compute(context, _, { window }) {
      const insured = context.facts.registration.insuredCount ?? null
      const net = sum(context.out, window, netTotal)
      if (insured === null) return without('NO_DATA', '参保人数未采集')
      return {
        detail: '暂无行业基准',
        ...quotient(net / 100, insured, '参保人数'),
        inputs: [moneyInput('开票净额', net), input('参保人数', insured, 'index')],
      }
    },
  },
  {
    id: 'I-092',
    names: { zh: '开票/注册资本', en: 'Sales over paid-in capital' },
    unit: 'times',
    formula: '近12个月开票净额 ÷ 实缴资本(未采集时用注册资本)',
    variants: [{ window: 'L12', threshold: 'I-092' }],
    missing: T_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-092',
    compute(context, _, { window }) {
      const { paidInCapitalWan, registeredCapitalWan } = context.facts.registration
      const capital = paidInCapitalWan ?? registeredCapitalWan ?? null
      const named = paidInCapitalWan == null ? '注册资本' : '实缴资本'
      const net = sum(context.out, window, netTotal)
      if (capital === null) return without('NO_DATA', '实缴资本与注册资本未采集')
      return {
        ...(named === '注册资本' ? { detail: '按注册资本' } : {}),
        ...quotient(net / 100, capital * YUAN_PER_WAN, named),
        inputs: [moneyInput('开票净额', net), input('资本', capital * YUAN_PER_WAN, 'yuan')],
      }
    },
  },
]
