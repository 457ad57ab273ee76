/**
 * Texts of the papers of a receivable (the seller's notice of transfer, the debtor's confirmation) and of an order (the core enterprise's
 * confirmation, the buyer's receipt).
 */
import type { AgreementText } from '../agreement/index.ts'
import { yuan } from './numbers.ts'
import type { OrderRecord } from './order/store.ts'
import type { ReceivableRecord } from './store/receivables.ts'
import type { InvoiceRecord } from './store/records.ts'
import { SCF_SAYS } from './words.ts'

/** Of the texts in `words.ts`: another wording is another version. */
const VERSION = '2026-11'

type Of = Pick<ReceivableRecord, 'seller' | 'debtor' | 'contract_no' | 'amount_fen' | 'due_day'>

type OfOrder = Pick<
  OrderRecord,
  'seller' | 'buyer' | 'purchase_no' | 'goods' | 'amount_fen' | 'delivery_day'
>

const argsOf = (row: Of, funder: string) => ({
  ...{ seller: row.seller, debtor: row.debtor, contract: row.contract_no },
  ...{ amount: yuan(row.amount_fen), due: row.due_day, funder },
})

export function transferNotice(
  row: Of,
  of: { funder: string; invoices: readonly InvoiceRecord[]; confirmBy: string },
): AgreementText {
  const { debtor, ...args } = argsOf(row, of.funder)
  return {
    title: SCF_SAYS.noticeTitle,
    version: VERSION,
    paragraphs: [
      SCF_SAYS.noticeTo({ debtor }),
      SCF_SAYS.noticeText(args),
      SCF_SAYS.noticeInvoices({
        n: of.invoices.length,
        numbers: of.invoices.map(({ number }) => number).join('、'),
      }),
      SCF_SAYS.noticeLaw({ day: of.confirmBy }),
    ],
  }
}

export const confirmation = (
  row: Of,
  of: { funder: string; recorder: string; decider: string },
): AgreementText => ({
  title: SCF_SAYS.confirmTitle,
  version: VERSION,
  paragraphs: [
    SCF_SAYS.confirmText(argsOf(row, of.funder)),
    SCF_SAYS.confirmNote({ recorder: of.recorder, decider: of.decider }),
  ],
})

const orderArgs = (row: OfOrder) => ({
  ...{ seller: row.seller, buyer: row.buyer, purchase: row.purchase_no, goods: row.goods },
  amount: yuan(row.amount_fen),
})

/** The core enterprise's word that the order is true, whichever side of it it is. */
export const orderConfirmation = (
  row: OfOrder,
  of: { funder: string; recorder: string; decider: string },
): AgreementText => ({
  title: SCF_SAYS.orderTitle,
  version: VERSION,
  paragraphs: [
    SCF_SAYS.orderText({ ...orderArgs(row), day: row.delivery_day, funder: of.funder }),
    SCF_SAYS.confirmNote({ recorder: of.recorder, decider: of.decider }),
  ],
})

export const receipt = (
  row: OfOrder,
  of: { day: string; note: string; by: string },
): AgreementText => ({
  title: SCF_SAYS.receiptTitle,
  version: VERSION,
  paragraphs: [
    SCF_SAYS.receiptText({ ...orderArgs(row), day: of.day }),
    SCF_SAYS.receiptNote({ note: of.note, by: of.by }),
  ],
})
