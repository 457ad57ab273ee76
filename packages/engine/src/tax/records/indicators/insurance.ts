/** 社保: T-039, T-047. */
import { namesOf } from '@xinjian/format/say/words'
import { formatMonth } from '../../../kit/calendar/window.ts'
import { input, quotient, without } from '../../../kit/outcome.ts'
import type { IndicatorDefinition } from '../../definition.ts'
import { byMonth } from '../insurance.ts'
import { insuranceLeg } from '../legs.ts'
import { TAX_RECORD_INDICATOR_SAYS } from './words.ts'

export const INSURANCE_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'T-039',
    names: namesOf(TAX_RECORD_INDICATOR_SAYS, 'persons'),
    unit: 'ratio',
    formula: TAX_RECORD_INDICATOR_SAYS.personsFormula,
    variants: [{ window: 'L12' }],
    missing: { rule: 'ANY', sources: ['INSURANCE'] },
    evidence: null,
    version: '1',
    source: 'domain §3.3 T-039',
    needs: TAX_RECORD_INDICATOR_SAYS.personsNeeds,
    compute: () => without('NO_DATA', TAX_RECORD_INDICATOR_SAYS.personsNeeded),
  },
  {
    id: 'T-047',
    names: namesOf(TAX_RECORD_INDICATOR_SAYS, 'insuredChange'),
    unit: 'ratio',
    formula: TAX_RECORD_INDICATOR_SAYS.insuredChangeFormula,
    variants: [{ window: 'L12', base: 'P12', threshold: 'T-047' }],
    missing: { rule: 'ANY', sources: ['INSURANCE'] },
    evidence: TAX_RECORD_INDICATOR_SAYS.insuredChangeEvidence,
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
      if (then === 'BEFORE')
        return without('INSUFFICIENT_HISTORY', TAX_RECORD_INDICATOR_SAYS.beforeFounding)
      const missing = [window.to, base.to].filter((__, i) => told[i] === null)
      if (missing.length > 0)
        return without(
          'NO_DATA',
          TAX_RECORD_INDICATOR_SAYS.insuredUnknown({ months: missing.map(formatMonth) }),
        )
      const [current, previous] = [Number(now), Number(then)]
      const change = quotient(
        current - previous,
        previous,
        TAX_RECORD_INDICATOR_SAYS.insuredYearBefore,
      )
      return {
        ...change,
        inputs: [
          input(
            TAX_RECORD_INDICATOR_SAYS.insuredIn({ month: formatMonth(window.to) }),
            current,
            'index',
          ),
          input(
            TAX_RECORD_INDICATOR_SAYS.insuredIn({ month: formatMonth(base.to) }),
            previous,
            'index',
          ),
        ],
        evidence: [
          insuranceLeg(
            [window.to],
            TAX_RECORD_INDICATOR_SAYS.insuranceOf({ month: formatMonth(window.to) }),
          ),
          insuranceLeg(
            [base.to],
            TAX_RECORD_INDICATOR_SAYS.insuranceOf({ month: formatMonth(base.to) }),
          ),
        ],
      }
    },
  },
]
