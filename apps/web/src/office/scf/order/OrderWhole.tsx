import type { OrderDetail } from '@xinjian/contract/nouns/finance/scf-order'
import { useWords } from '../../../i18n/dictionary.ts'
import layout from '../../../ui/styles/layout.module.css'
import { yuan } from '../../loan/fen.ts'
import { Alerts, Facts, History, InvoiceTable, Papers } from '../Parts.tsx'
import { Register } from '../Register.tsx'
import { LoanLink } from '../Whole.tsx'
import { wholeWords } from '../whole-words.ts'
import { words } from '../words.ts'
import { orderWords } from './words.ts'

/** One order as a side sees it: what the answer does not tell is not shown. */
export function OrderWhole({ of, isFunder }: { of: OrderDetail; isFunder: boolean }) {
  const t = useWords(words)
  const w = useWords(wholeWords)
  const o = useWords(orderWords)
  const { row } = of
  return (
    <div className={layout.stack4}>
      <Facts
        of={[
          [o('type'), o(row.type)],
          [o('purchaseNo'), row.purchaseNo],
          [o('seller'), row.seller],
          [o('buyer'), row.buyer],
          [o('goods'), row.goods],
          [t('amount'), yuan(row.amountFen)],
          [o('deliveryDay'), `${row.deliveryDay}${row.late ? ` ${o('late')}` : ''}`],
          [o('deliveredOn'), row.deliveredOn],
          [t('product'), row.productName],
          [t('financed'), row.financedFen && yuan(row.financedFen)],
          [w('loanNo'), row.loanNo && (isFunder ? <LoanLink no={row.loanNo} /> : row.loanNo)],
          [o('overdue'), row.overdue && o('yes')],
          [row.state === 'REJECTED' ? w('refused') : t('note'), of.recordNote],
        ]}
      />
      {of.invoices.length > 0 ? <InvoiceTable of={of.invoices} /> : null}
      <Papers of={of.papers} none={o('noPapers')} />
      {isFunder ? <Register of={of.registrations} /> : null}
      <Alerts of={of.alerts} />
      <History of={of.events} say={(kind) => o(`ev${kind}` as Parameters<typeof o>[0])} />
    </div>
  )
}
