/** What no book that is read tells: absent with what would have to be known, never nil and never green. */
import { type Names, namesOf } from '@xinjian/format/say/words'
import { without } from '../../kit/outcome.ts'
import type { Unit } from '../../report/unit.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { ERP_INDICATOR_SAYS } from './words.ts'

interface Untold {
  id: string
  names: Names
  unit: Unit
  formula: string
  needs: string
}

const UNTOLD: readonly Untold[] = [
  {
    id: 'E-19',
    names: namesOf(ERP_INDICATOR_SAYS, 'fulfilled'),
    unit: 'ratio',
    formula: ERP_INDICATOR_SAYS.fulfilledFormula,
    needs: ERP_INDICATOR_SAYS.needsOrders,
  },
  {
    id: 'E-21',
    names: namesOf(ERP_INDICATOR_SAYS, 'converted'),
    unit: 'ratio',
    formula: ERP_INDICATOR_SAYS.convertedFormula,
    needs: ERP_INDICATOR_SAYS.needsDelivered,
  },
]

export const UNTOLD_INDICATORS: readonly IndicatorDefinition[] = UNTOLD.map((line) => ({
  ...line,
  variants: [{ window: 'asOf' }],
  missing: { rule: 'ANY', sources: ['LEDGER'] },
  evidence: null,
  version: '1',
  source: `domain §3.5 ${line.id}`,
  compute: () => without('NO_DATA', ERP_INDICATOR_SAYS.notTold({ what: line.needs })),
}))
