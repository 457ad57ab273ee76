/** what the registration says. Ids and words are those of the invoice report, judged on these facts. */

import { yearOf } from '../../../kit/calendar/calendar.ts'
import { changeRules } from '../../../kit/rules/changes.ts'
import { miss, unknown } from '../../../kit/rules/definition.ts'
import { abnormalStatus } from '../../../kit/rules/registration.ts'
import type { TaxReportContext } from '../../context.ts'
import type { RuleDefinition } from '../../definition.ts'
import type { TaxLimits } from '../../params.ts'
import { TAX_RECORD_RULE_SAYS } from './words.ts'

const LOOKING_BACK = `NO_DATA：${TAX_RECORD_RULE_SAYS.lookingBack}`
const NO_CHANGES = `NO_DATA：${TAX_RECORD_RULE_SAYS.noChanges}`

export const registrationRules = (limits: TaxLimits): readonly RuleDefinition[] => [
  abnormalStatus(({ context }) => {
    const value = context.facts.registration.taxpayerStatus
    if (context.lookingBack) return { open: LOOKING_BACK }
    return value ? { value } : { open: `NO_DATA：${TAX_RECORD_RULE_SAYS.noStatus}` }
  }),
  ...changeRules<TaxReportContext>(limits, {
    tell: ({ facts }) => facts.registration.changes ?? { open: NO_CHANGES },
  }),
  ageRule(limits['R-048']),
]

function ageRule({ oldYears, youngYears }: TaxLimits['R-048']): RuleDefinition {
  return {
    id: 'R-048',
    name: TAX_RECORD_RULE_SAYS.ageName,
    level: 'MEDIUM',
    threshold: TAX_RECORD_RULE_SAYS.ageThreshold({ old: oldYears, young: youngYears }),
    template: TAX_RECORD_RULE_SAYS.ageTemplate({ n: '{n}' }),
    version: '1',
    source: 'domain §4 R-048',
    judge({ context }) {
      const { legalRepAge, legalRepBirthYear: born } = context.facts.registration
      if (legalRepAge == null && born == null)
        return unknown(`NO_DATA：${TAX_RECORD_RULE_SAYS.ageUnknown}`)
      const year = born == null ? null : yearOf(context.asOfMonth) - born
      const [low, high] = legalRepAge == null ? [year! - 1, year!] : [legalRepAge, legalRepAge]
      const levelOf = (age: number) =>
        age < youngYears ? ('MEDIUM' as const) : age >= oldYears ? ('LOW' as const) : null
      if (levelOf(low) !== levelOf(high))
        return unknown(`PARTIAL：${TAX_RECORD_RULE_SAYS.bornOpen({ born: born!, low, high })}`)
      const level = levelOf(low)
      if (level === null) return miss(low)
      const text =
        low === high
          ? TAX_RECORD_RULE_SAYS.aged({ age: low })
          : TAX_RECORD_RULE_SAYS.bornIn({ born: born!, low, high })
      return { result: 'HIT', level, text, value: low }
    },
  }
}
