/** 社保: T-039, T-047. */
import { formatMonth } from '../../../kit/calendar/window.ts'
import { input, quotient, without } from '../../../kit/outcome.ts'
import type { IndicatorDefinition } from '../../definition.ts'
import { byMonth } from '../insurance.ts'
import { insuranceLeg } from '../legs.ts'

export const INSURANCE_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'T-039',
    names: {
      zh: '个税人数与社保人数之比',
      en: 'Persons declared for income tax over persons insured',
    },
    unit: 'ratio',
    formula: '个人所得税扣缴申报人数 ÷ 参保人数',
    variants: [{ window: 'L12' }],
    missing: { rule: 'ANY', sources: ['INSURANCE'] },
    evidence: null,
    version: '1',
    source: 'domain §3.3 T-039',
    needs: '个人所得税扣缴申报人数',
    compute: () => without('NO_DATA', '需要：个人所得税扣缴申报人数'),
  },
  {
    id: 'T-047',
    names: { zh: '社保人数变化', en: 'Change of the number insured' },
    unit: 'ratio',
    formula: '(最近完整月参保人数 − 上年同月) ÷ 上年同月',
    variants: [{ window: 'L12', base: 'P12', threshold: 'T-047' }],
    missing: { rule: 'ANY', sources: ['INSURANCE'] },
    evidence: '两个月份的社保缴费记录',
    version: '1',
    source: 'domain §3.3 T-047',
    compute(context, _, { window, base }) {
      const rows = byMonth(context.facts.insurance ?? [])
      const states = context.states('SOCIAL_INSURANCE')!
      const told = [window.to, base.to].map((month) => {
        const state = states.states[month - states.start]
        if (state === 'BEFORE_ESTABLISHMENT') return 'BEFORE'
        const row = rows.get(month)
        if (row) return row.insured
        // Looked at, and nobody was insured.
        return state === 'COLLECTED_EMPTY' ? 0 : null
      })
      const [now, then] = told
      if (then === 'BEFORE') return without('INSUFFICIENT_HISTORY', '比较期早于企业成立')
      const missing = [window.to, base.to].filter((__, i) => told[i] === null)
      if (missing.length > 0)
        return without('NO_DATA', `${missing.map(formatMonth).join('、')}的参保人数未采集`)
      const [current, previous] = [Number(now), Number(then)]
      const change = quotient(current - previous, previous, '上年同月参保人数')
      return {
        ...change,
        inputs: [
          input(`${formatMonth(window.to)}参保人数`, current, 'index'),
          input(`${formatMonth(base.to)}参保人数`, previous, 'index'),
        ],
        evidence: [
          insuranceLeg([window.to], `社保所属月份 ${formatMonth(window.to)}`),
          insuranceLeg([base.to], `社保所属月份 ${formatMonth(base.to)}`),
        ],
      }
    },
  },
]
