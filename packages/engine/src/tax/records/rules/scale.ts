/** whether people and stamp tax fit the size of the business. */

import { input, moneyInput } from '../../../kit/outcome.ts'
import { unknown } from '../../../kit/rules/definition.ts'
import { inputOf, numberOf, withoutValue } from '../../../kit/rules/levelled.ts'
import type { TaxReportContext } from '../../context.ts'
import { vatIn } from '../../cross/declared.ts'
import { vatYear } from '../../cross/spans.ts'
import type { RuleDefinition } from '../../definition.ts'
import type { TaxLimits } from '../../params.ts'
import { TAX_RECORD_INDICATOR_SAYS } from '../indicators/words.ts'
import { latestInsured } from '../insurance.ts'
import { insuranceLeg } from '../legs.ts'
import { TAX_RECORD_RULE_SAYS } from './words.ts'

export const scaleRules = (limits: TaxLimits): readonly RuleDefinition[] => [
  outputRule(limits['R-044']),
  stampRule(limits['R-063']),
  {
    id: 'R-065',
    name: TAX_RECORD_RULE_SAYS.personsName,
    level: 'MEDIUM',
    threshold: TAX_RECORD_RULE_SAYS.personsThreshold,
    template: TAX_RECORD_RULE_SAYS.personsTemplate({ a: '{a}', b: '{b}' }),
    version: '1',
    source: 'domain §4 R-065',
    judge: () => unknown(`NO_DATA：${TAX_RECORD_RULE_SAYS.personsNeeded}`),
  },
]

/** By the bureau's months of social insurance, else by the number that the registration tells. */
function insuredOf({ facts, m0, lookingBack }: TaxReportContext) {
  const told = latestInsured(facts.insurance ?? [], m0)
  if (told)
    return {
      insured: told.insured,
      evidence: [insuranceLeg([told.month], TAX_RECORD_RULE_SAYS.insuredLast)],
    }
  const { insured } = facts.registration
  return insured == null || lookingBack ? null : { insured, evidence: [] }
}

function outputRule({ salesYuan }: TaxLimits['R-044']): RuleDefinition {
  return {
    id: 'R-044',
    name: TAX_RECORD_RULE_SAYS.outputName,
    level: 'HIGH',
    threshold: TAX_RECORD_RULE_SAYS.outputThreshold({ yuan: salesYuan }),
    template: TAX_RECORD_RULE_SAYS.outputTemplate({ n: '{n}', v: '{v}' }),
    version: '1',
    source: 'domain §4 R-044',
    judge({ context }) {
      const told = insuredOf(context)
      if (!told) return unknown(`NO_DATA：${TAX_RECORD_RULE_SAYS.insuredUnknown}`)
      const sales = vatIn(context, vatYear(context))
      if (sales.fen === null) return unknown(`NO_DATA：${sales.why}`)
      if (told.insured > 0) return unknown(`NO_DATA：${TAX_RECORD_RULE_SAYS.noBenchmark}`)
      const value = sales.fen / 100
      const inputs = [
        moneyInput(TAX_RECORD_RULE_SAYS.declaredSales, sales.fen),
        input(TAX_RECORD_RULE_SAYS.insured, told.insured, 'index'),
      ]
      const evidence = [...sales.evidence, ...told.evidence]
      if (value <= salesYuan) return { result: 'MISS', value, inputs, evidence }
      return {
        result: 'HIT',
        level: 'HIGH',
        text: TAX_RECORD_RULE_SAYS.output({ wan: value / 10_000 }),
        value,
        inputs,
        evidence,
      }
    },
  }
}

function stampRule({ share, salesYuan }: TaxLimits['R-063']): RuleDefinition {
  return {
    id: 'R-063',
    name: TAX_RECORD_RULE_SAYS.stampName,
    level: 'LOW',
    threshold: TAX_RECORD_RULE_SAYS.stampThreshold({ share, yuan: salesYuan }),
    template: TAX_RECORD_RULE_SAYS.stampTemplate,
    version: '1',
    source: 'domain §4 R-063',
    judge({ indicator }) {
      const stamp = indicator('T-037.L12')
      const value = numberOf(stamp)
      if (value === null) return withoutValue(stamp)
      const { inputs, evidence } = stamp
      const sales = inputOf(inputs, TAX_RECORD_INDICATOR_SAYS.invoicedSales)
      if (value >= share || sales <= salesYuan) return { result: 'MISS', value, inputs, evidence }
      return {
        result: 'HIT',
        level: 'LOW',
        text: TAX_RECORD_RULE_SAYS.stamp({
          paid: inputOf(inputs, TAX_RECORD_INDICATOR_SAYS.stampPaid),
          share: value,
        }),
        value,
        inputs,
        evidence,
      }
    },
  }
}
