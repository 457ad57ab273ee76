/** Whom the enterprise let look at its tax data: ML-05. */
import { namesOf } from '@xinjian/format/say/words'
import { optionalDay } from '../../../kit/calendar/calendar.ts'
import { firstDayOfMonth, formatDay, lastDayOfMonth } from '../../../kit/calendar/window.ts'
import { input } from '../../../kit/outcome.ts'
import type { IndicatorDefinition } from '../../definition.ts'
import { authsBy, authsIn, institutionsOf } from '../auths.ts'
import { keysLeg } from '../legs.ts'
import { TAX_RECORD_INDICATOR_SAYS } from './words.ts'

export const AUTH_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'ML-05',
    names: namesOf(TAX_RECORD_INDICATOR_SAYS, 'auths'),
    unit: 'parties',
    formula: TAX_RECORD_INDICATOR_SAYS.authsFormula,
    variants: [{ window: 'L3' }, { window: 'L6' }, { window: 'L12', threshold: 'ML-05' }],
    missing: { rule: 'ANY', sources: ['BANK_AUTH'] },
    evidence: TAX_RECORD_INDICATOR_SAYS.authRecords,
    version: '1',
    source: 'domain §3.10 ML-05',
    compute({ facts, asOf }, _, { window }) {
      const rows = authsIn(authsBy(facts.bankAuths ?? [], asOf), window)
      const undated = (facts.bankAuths ?? []).filter(
        ({ authorisedAt }) => optionalDay(authorisedAt) === null,
      ).length
      const institutions = institutionsOf(rows)
      const from = formatDay(firstDayOfMonth(window.from))
      const to = formatDay(lastDayOfMonth(window.to))
      return {
        value: institutions.length,
        ...(undated ? { detail: TAX_RECORD_INDICATOR_SAYS.authsUndated({ n: undated }) } : {}),
        inputs: [
          input(TAX_RECORD_INDICATOR_SAYS.institutions, institutions.length, 'parties'),
          input(TAX_RECORD_INDICATOR_SAYS.authorisations, rows.length, 'entries'),
        ],
        evidence: [
          keysLeg(
            'BANK_TAX_AUTH',
            rows.map(({ key }) => key),
            TAX_RECORD_INDICATOR_SAYS.authorisedIn({ from, to }),
          ),
        ],
      }
    },
  },
]
