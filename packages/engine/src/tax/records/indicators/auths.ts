/** Whom the enterprise let look at its tax data: ML-05. */
import { namesOf } from '@xinjian/format/say/words'
import { optionalDay } from '../../../kit/calendar/calendar.ts'
import {
  type DayNumber,
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  type MonthWindow,
} from '../../../kit/calendar/window.ts'
import { input } from '../../../kit/outcome.ts'
import type { IndicatorDefinition } from '../../definition.ts'
import type { BankTaxAuth } from '../../facts.ts'
import { authsBy, authsIn, institutionsOf } from '../auths.ts'
import { keysLeg } from '../legs.ts'
import { TAX_RECORD_INDICATOR_SAYS } from './words.ts'

/** What every report calls it, and how it counts. */
export const AUTH_FIGURE = {
  id: 'ML-05',
  names: namesOf(TAX_RECORD_INDICATOR_SAYS, 'auths'),
  unit: 'parties',
  formula: TAX_RECORD_INDICATOR_SAYS.authsFormula,
  variants: [{ window: 'L3' }, { window: 'L6' }, { window: 'L12', threshold: 'ML-05' }],
  version: '1',
  source: 'domain §3.10 ML-05',
} as const

/** Institutions that were let look in a window of months. */
export function authsCounted(
  auths: readonly BankTaxAuth[],
  asOf: DayNumber,
  window: MonthWindow,
): Pick<ReturnType<IndicatorDefinition['compute']>, 'value' | 'detail' | 'inputs'> & {
  evidence: ReturnType<typeof keysLeg>[]
} {
  const rows = authsIn(authsBy(auths, asOf), window)
  const undated = auths.filter(({ authorisedAt }) => optionalDay(authorisedAt) === null).length
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
}

export const AUTH_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...AUTH_FIGURE,
    missing: { rule: 'ANY', sources: ['BANK_AUTH'] },
    evidence: TAX_RECORD_INDICATOR_SAYS.authRecords,
    compute: ({ facts, asOf }, _, { window }) => authsCounted(facts.bankAuths ?? [], asOf, window),
  },
]
