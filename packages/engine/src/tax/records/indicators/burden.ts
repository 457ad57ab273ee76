/** Stamp tax against the size of the business: T-037. */
import { moneyInput, quotient, without } from '../../../kit/outcome.ts'
import { paid, paymentLeg, total } from '../../../tax-payment/part.ts'
import { invoicedIn, invoiceLeg, purchasedIn } from '../../cross/figures.ts'
import type { IndicatorDefinition } from '../../definition.ts'
import { STAMP_RATE } from '../params.ts'
import { paymentsOf } from '../payments.ts'

const STAMP_TAX = '印花税'

export const BURDEN_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'T-037',
    names: { zh: '印花税合理性', en: 'Stamp tax against trade' },
    unit: 'ratio',
    formula: '印花税实缴 ÷ (开票不含税销售额 + 不含税采购额) × 0.03%；减半征收的企业约为50%',
    variants: [{ window: 'L12', threshold: 'T-037' }],
    missing: { rule: 'N', sources: ['PAYMENT', 'INVOICE_OUT', 'INVOICE_IN'] },
    evidence: '窗口内已入库印花税；销项与进项发票',
    version: '1',
    source: 'domain §3.3 T-037；印花税法税目税率表(买卖合同)',
    compute(context, _, { window }) {
      const [sales, purchases] = [invoicedIn(context, window), purchasedIn(context, window)]
      if (sales.fen === null) return without('NO_DATA', sales.why)
      if (purchases.fen === null) return without('NO_DATA', purchases.why)
      const payments = paymentsOf(context)
      const tax = total(paid(payments, 'TAX', window, ({ taxKind }) => taxKind === STAMP_TAX))
      const due = (sales.fen + purchases.fen) * STAMP_RATE
      return {
        ...quotient(tax, due, '购销规模'),
        inputs: [
          moneyInput('印花税实缴', tax),
          moneyInput('开票不含税销售额', sales.fen),
          moneyInput('不含税采购额', purchases.fen),
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
