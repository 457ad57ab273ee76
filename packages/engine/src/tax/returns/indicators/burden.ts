/** VAT against sales: T-004…T-007, T-010. */
import { namesOf } from '@xinjian/format/say/words'
import type { MonthWindow } from '../../../kit/calendar/window.ts'
import { overWindows } from '../../../kit/definition.ts'
import { growth, input, moneyInput, quotient, without } from '../../../kit/outcome.ts'
import { awayFromMedian, besidePeers, NO_PEERS, peerInputs } from '../../../kit/peers.ts'
import { paid, paymentLeg, total } from '../../../tax-payment/part.ts'
import type { TaxReportContext } from '../../context.ts'
import type { IndicatorDefinition, Outcome } from '../../definition.ts'
import type { VatReturn } from '../../facts.ts'
import { vatLeg } from '../evidence.ts'
import { paymentsOf } from '../payments.ts'
import { sumOf, TAX_LINE, taxOf } from '../vat.ts'
import { VAT_SAYS } from '../words.ts'
import { declaredSales, salesLeg, VAT_COMMON } from './sales.ts'
import { SALES_SAYS } from './words.ts'

export const taxLeg = (returns: readonly VatReturn[]) =>
  vatLeg(returns, { GENERAL: [TAX_LINE.GENERAL], SMALL: [TAX_LINE.SMALL] })

interface Burden {
  sales: number
  tax: number
  /** Full precision; null = no sales to relate it to. */
  rate: number | null
  returns: readonly VatReturn[]
}

/** An Outcome = the window cannot be said. */
export function burdenOf(context: TaxReportContext, window: MonthWindow): Burden | Outcome {
  const found = declaredSales(context, window)
  if (!('sales' in found)) return found
  const { sales, returns } = found
  const tax = sumOf(returns, VAT_SAYS.due, taxOf)
  if (typeof tax !== 'number') return tax
  return { sales, tax, rate: sales > 0 ? tax / sales : null, returns }
}

const evidenceOf = ({ returns }: Burden) => [taxLeg(returns), salesLeg(returns)]

/** How a rate lies to the middle of its peers; flagged by the thresholds of the variant. */
const deviationFromPeers: IndicatorDefinition['compute'] = (context, _, { window }) => {
  const burden = burdenOf(context, window)
  if (!('rate' in burden)) return burden
  const evidence = evidenceOf(burden)
  const band = context.peer('T-005')
  if (!band) return { ...without('NO_DATA', NO_PEERS), evidence }
  if (burden.rate === null) return { ...without('ZERO_ZERO', SALES_SAYS.noSales), evidence }
  const { value, reason } = awayFromMedian(burden.rate, band)
  const inputs = [input(SALES_SAYS.burden, burden.rate, 'ratio'), ...peerInputs(band, 'ratio')]
  return value === null
    ? { ...without(reason ?? 'NO_DATA', SALES_SAYS.medianNil), inputs, evidence }
    : { value, inputs, evidence }
}

const change =
  (relative: boolean): IndicatorDefinition['compute'] =>
  (context, _, { window, base }) => {
    const now = burdenOf(context, window)
    if (!('rate' in now)) return now
    const then = burdenOf(context, base)
    if (!('rate' in then)) return then
    const evidence = [...evidenceOf(now), ...evidenceOf(then)]
    if (now.rate === null || then.rate === null)
      return { ...without('NOT_APPLICABLE', SALES_SAYS.noSalesInOne), evidence }
    const inputs = [
      input(SALES_SAYS.burdenNow, now.rate, 'ratio'),
      input(SALES_SAYS.burdenThen, then.rate, 'ratio'),
      moneyInput(SALES_SAYS.taxNow, now.tax),
      moneyInput(SALES_SAYS.taxThen, then.tax),
    ]
    if (!relative) return { value: now.rate - then.rate, inputs, evidence }
    const { value, reason } = growth(now.rate, then.rate)
    return value === null
      ? { ...without(reason ?? 'NO_DATA'), inputs, evidence }
      : { value, flagOn: Math.abs(value), inputs, evidence }
  }

export const BURDEN_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...VAT_COMMON,
    id: 'T-004',
    names: namesOf(SALES_SAYS, 'payable'),
    unit: 'yuan',
    formula: SALES_SAYS.payableFormula,
    variants: overWindows(['L12', 'P12', 'Y', 'Y-1']),
    evidence: SALES_SAYS.payableLines,
    source: 'domain §3.3 T-004',
    compute(context, _, { window }) {
      const burden = burdenOf(context, window)
      if (!('rate' in burden)) return burden
      return {
        value: burden.tax / 100,
        inputs: [moneyInput(VAT_SAYS.dueTotal, burden.tax)],
        evidence: [taxLeg(burden.returns)],
      }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-005',
    names: namesOf(SALES_SAYS, 'burden'),
    unit: 'ratio',
    formula: SALES_SAYS.burdenFormula,
    variants: overWindows(['L3', 'L12', 'P12', 'Y', 'Y-1']),
    evidence: SALES_SAYS.burdenLines,
    source: 'domain §3.3 T-005',
    compute(context, _, { window }) {
      const burden = burdenOf(context, window)
      if (!('rate' in burden)) return burden
      return {
        ...quotient(burden.tax, burden.sales, SALES_SAYS.declared),
        inputs: [
          moneyInput(VAT_SAYS.dueTotal, burden.tax),
          moneyInput(SALES_SAYS.declared, burden.sales),
        ],
        evidence: evidenceOf(burden),
      }
    },
  },
  {
    ...VAT_COMMON,
    id: 'T-006',
    names: namesOf(SALES_SAYS, 'againstPeers'),
    unit: 'ratio',
    formula: SALES_SAYS.againstPeersFormula,
    variants: [{ window: 'L12', threshold: 'T-006' }],
    evidence: SALES_SAYS.burdenLines,
    source: 'domain §3.3 T-006',
    compute: deviationFromPeers,
  },
  {
    ...VAT_COMMON,
    id: 'T-007',
    names: namesOf(SALES_SAYS, 'change'),
    unit: 'pp',
    formula: SALES_SAYS.changeFormula,
    variants: [{ window: 'L12', base: 'P12' }],
    evidence: SALES_SAYS.bothBurdenLines,
    source: 'domain §3.3 T-007',
    compute: change(false),
  },
  {
    ...VAT_COMMON,
    id: 'T-007.REL',
    names: namesOf(SALES_SAYS, 'relative'),
    unit: 'ratio',
    formula: SALES_SAYS.relativeFormula,
    variants: [{ window: 'L12', base: 'P12', threshold: 'T-007.REL' }],
    evidence: SALES_SAYS.bothBurdenLines,
    source: 'domain §3.3 T-007',
    compute: change(true),
  },
  {
    ...VAT_COMMON,
    id: 'T-010',
    names: namesOf(SALES_SAYS, 'paid'),
    unit: 'ratio',
    formula: SALES_SAYS.paidFormula,
    missing: { rule: 'N', sources: ['VAT', 'PAYMENT'] },
    variants: [{ window: 'L12' }, { window: 'Y' }],
    evidence: SALES_SAYS.paidLines,
    source: 'domain §3.3 T-010',
    compute(context, _, { window }) {
      const found = declaredSales(context, window)
      if (!('sales' in found)) return found
      const payments = paymentsOf(context)
      if (!payments) return without('NO_DATA', SALES_SAYS.paymentsMissing)
      const tax = total(paid(payments, 'TAX', window))
      const rate = quotient(tax, found.sales, SALES_SAYS.declared)
      const band = context.peer('T-010')
      return {
        ...rate,
        ...besidePeers(rate.value, band, { yellow: { op: '<', at: 'p10' } }),
        inputs: [
          moneyInput(SALES_SAYS.inTreasury, tax),
          moneyInput(SALES_SAYS.declared, found.sales),
          ...(band ? [input(SALES_SAYS.p10, band.p10, 'ratio'), ...peerInputs(band, 'ratio')] : []),
        ],
        evidence: [paymentLeg(payments, { class: 'TAX', window }), salesLeg(found.returns)],
      }
    },
  },
]
