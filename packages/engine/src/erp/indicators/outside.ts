/** Sales of the books against what the enterprise cannot change itself: E-03, E-04. */
import { namesOf } from '@xinjian/format/say/words'
import { moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { declaredLeg, invoiceLegs } from '../evidence.ts'
import {
  type Compared,
  classless,
  comparedSales,
  lived,
  REVENUE,
  type SalesOutsider,
} from '../sales.ts'
import { ERP_INDICATOR_SAYS } from './words.ts'

const TOLD: Readonly<Record<SalesOutsider, string>> = {
  invoicedOut: ERP_INDICATOR_SAYS.invoiced,
  declared: ERP_INDICATOR_SAYS.declared,
}
const ABSENT: Readonly<Record<SalesOutsider, string>> = {
  invoicedOut: ERP_INDICATOR_SAYS.invoicesNotThere,
  declared: ERP_INDICATOR_SAYS.returnsNotThere,
}

const outsideLegs = (outsider: SalesOutsider, { months }: Compared): Evidence =>
  outsider === 'invoicedOut' ? invoiceLegs('OUT', months) : [declaredLeg(months)]

const against =
  (outsider: SalesOutsider): IndicatorDefinition['compute'] =>
  (context, _, { window }) => {
    const why = classless(context, ...REVENUE)
    if (why) return without('NO_DATA', why)
    const span = lived(context, window)
    const compared = comparedSales(context, span, outsider)
    if (compared === null) return without('NO_DATA', ABSENT[outsider])
    const { months, ledger, told } = compared
    const least = Math.min(context.rules.minCommonMonths, span.to - span.from + 1)
    if (months.length < least)
      return without(
        'INSUFFICIENT_HISTORY',
        ERP_INDICATOR_SAYS.tooFewCommon({ n: months.length, least }),
      )
    const off = quotient(ledger.fen - told, ledger.fen, ERP_INDICATOR_SAYS.revenue)
    const detail = off.detail ?? ERP_INDICATOR_SAYS.commonMonths({ n: months.length })
    return {
      ...off,
      detail,
      ...(off.value === null ? {} : { flagOn: Math.abs(off.value) }),
      inputs: [
        moneyInput(ERP_INDICATOR_SAYS.revenue, ledger.fen),
        moneyInput(TOLD[outsider], told),
      ],
      evidence: [...ledger.legs(), ...outsideLegs(outsider, compared)],
    }
  }

const COMMON = {
  unit: 'ratio',
  missing: { rule: 'ANY', sources: ['LEDGER'] },
  evidence: 'ROWS',
  version: '1',
} as const satisfies Partial<IndicatorDefinition>

export const OUTSIDE_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'E-03',
    names: namesOf(ERP_INDICATOR_SAYS, 'invoicedOff'),
    formula: ERP_INDICATOR_SAYS.invoicedOffFormula,
    variants: [{ window: 'L12', threshold: 'E-03' }],
    source: 'domain §3.5 E-03',
    compute: against('invoicedOut'),
  },
  {
    ...COMMON,
    id: 'E-04',
    names: namesOf(ERP_INDICATOR_SAYS, 'declaredOff'),
    formula: ERP_INDICATOR_SAYS.declaredOffFormula,
    variants: [{ window: 'L12', threshold: 'E-04' }],
    source: 'domain §3.5 E-04',
    compute: against('declared'),
  },
]
