/** Stamp tax against the size of the business: T-037. */
import { namesOf } from '@xinjian/format/say/words'
import { moneyInput, quotient, without } from '../../../kit/outcome.ts'
import { paid, paymentLeg, total } from '../../../tax-payment/part.ts'
import { invoicedIn, invoiceLeg, purchasedIn } from '../../cross/figures.ts'
import type { IndicatorDefinition } from '../../definition.ts'
import { STAMP_RATE } from '../params.ts'
import { paymentsOf } from '../payments.ts'
import { TAX_RECORD_INDICATOR_SAYS } from './words.ts'

const STAMP_TAX = TAX_RECORD_INDICATOR_SAYS.stampDuty

export const BURDEN_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'T-037',
    names: namesOf(TAX_RECORD_INDICATOR_SAYS, 'stamp'),
    unit: 'ratio',
    formula: TAX_RECORD_INDICATOR_SAYS.stampFormula,
    variants: [{ window: 'L12', threshold: 'T-037' }],
    missing: { rule: 'N', sources: ['PAYMENT', 'INVOICE_OUT', 'INVOICE_IN'] },
    evidence: TAX_RECORD_INDICATOR_SAYS.stampEvidence,
    version: '1',
    source: TAX_RECORD_INDICATOR_SAYS.stampSource,
    compute(context, _, { window }) {
      const [sales, purchases] = [invoicedIn(context, window), purchasedIn(context, window)]
      if (sales.fen === null) return without('NO_DATA', sales.why)
      if (purchases.fen === null) return without('NO_DATA', purchases.why)
      const payments = paymentsOf(context)
      const tax = total(paid(payments, 'TAX', window, ({ taxKind }) => taxKind === STAMP_TAX))
      const due = (sales.fen + purchases.fen) * STAMP_RATE
      return {
        ...quotient(tax, due, TAX_RECORD_INDICATOR_SAYS.trade),
        inputs: [
          moneyInput(TAX_RECORD_INDICATOR_SAYS.stampPaid, tax),
          moneyInput(TAX_RECORD_INDICATOR_SAYS.invoicedSales, sales.fen),
          moneyInput(TAX_RECORD_INDICATOR_SAYS.purchases, purchases.fen),
        ],
        evidence: [
          paymentLeg(payments, { class: 'TAX', window, kinds: [STAMP_TAX] }),
          ...invoiceLeg('OUT', window),
          ...invoiceLeg('IN', window),
        ],
      }
    },
  },
]
