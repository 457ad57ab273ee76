/** What becomes of an order: entered, recorded and decided on, received, invoiced. Each deed is one transaction on the funder's rows. */
import { ORDER_ROLE, type OrderType } from '@xinjian/contract/scf/states'
import type { TenantDb, TenantTx } from '../../../db/tenant.ts'
import { byAnother } from '../../../http/four-eyes.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Agreements } from '../../agreement/index.ts'
import type { Claims } from '../claims.ts'
import { type Actor, openRelation, signing } from '../deeds.ts'
import { givePaper } from '../give.ts'
import { chosenInvoices } from '../invoices.ts'
import { dayAfter, dayOf } from '../numbers.ts'
import { orderConfirmation, receipt } from '../papers.ts'
import { productByNo } from '../store/products.ts'
import type { RelationRecord } from '../store/programme.ts'
import type { Bound } from '../store/receivables.ts'
import * as records from '../store/records.ts'
import { tellFunderOfOrder } from '../tell.ts'
import { decideWord, type WordDecision } from '../word.ts'
import { SCF_SAYS } from '../words.ts'
import * as store from './store.ts'

export interface TypedOrder {
  productNo: string
  purchaseNo: string
  goods: string
  amountFen: number
  deliveryDay: string
}

/** Who sells and who buys: a supplier sells to the core enterprise, a dealer buys from it. */
function partiesOf(relation: RelationRecord) {
  const member = { name: relation.name, taxNo: relation.tax_no }
  const anchor = { name: relation.anchor_name, taxNo: relation.anchor_tax_no }
  return relation.role === 'SUPPLIER'
    ? { seller: member, buyer: anchor }
    : { seller: anchor, buyer: member }
}

/** Seller and buyer of an order's invoices, by tax number. */
export const invoicePartiesOf = (
  row: Pick<store.OrderRecord, 'seller_tax_no' | 'buyer_tax_no'>,
) => ({
  seller: row.seller_tax_no,
  buyer: row.buyer_tax_no,
})

/** The same purchase order is the same key, whichever way its number was typed. It begins as no key of an invoice does. */
export const purchaseKey = (
  row: Pick<store.OrderRecord, 'seller_tax_no' | 'buyer_tax_no' | 'purchase_no'>,
): string =>
  `PO/${row.seller_tax_no}/${row.buyer_tax_no}/${row.purchase_no
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()}`

/** A member enters it, and the core enterprise is asked at once. */
export async function saveOrder(
  funder: TenantDb,
  relationNo: string,
  typed: TypedOrder,
  by: Actor,
): Promise<store.OrderRecord> {
  const { relation, anchor } = await openRelation(funder, relationNo)
  const product = await productByNo(funder, typed.productNo)
  const type = product.type as OrderType
  if (!product.open || ORDER_ROLE[type] !== relation.role)
    throw new Refusal('CONFLICT', SCF_SAYS.noSuchProduct, 'productNo')
  if (typed.deliveryDay <= dayAfter())
    throw new Refusal('CONFLICT', SCF_SAYS.deliveryPast, 'deliveryDay')
  const { seller, buyer } = partiesOf(relation)
  return funder.transaction(async (tx) => {
    const made = {
      ...{ type, anchor_no: anchor.no, relation_no: relation.no, product_no: product.no },
      ...{ seller: seller.name, seller_tax_no: seller.taxNo },
      ...{ buyer: buyer.name, buyer_tax_no: buyer.taxNo },
      ...{ purchase_no: typed.purchaseNo, goods: typed.goods },
      ...{ amount_fen: typed.amountFen, delivery_day: typed.deliveryDay },
    }
    const no = await store.addOrder(tx, made, by)
    await records.addEvent(tx, no, { kind: 'SAVED', by: by.userName, side: by.side })
    return store.orderByNo(tx, no, null)
  })
}

/** A person of the core enterprise says whether the order is true; it holds once another decided. */
export const recordOrder = (
  funder: TenantDb,
  of: { no: string; bound: Bound; word: 'CONFIRM' | 'REFUSE'; note: string },
  by: Actor,
): Promise<void> =>
  funder.transaction(async (tx) => {
    const row = await store.orderByNo(tx, of.no, of.bound, true)
    await store.recordOrderWord(tx, row.no, { ...by, word: of.word, note: of.note })
    await records.addEvent(tx, row.no, {
      ...{ kind: `RECORDED_${of.word}`, note: of.note, by: by.userName, side: by.side },
    })
  })

/** Another person of the core enterprise agrees, and it holds; or sends it back to be recorded anew. */
export const decideOrder = (
  funder: TenantDb,
  agreements: Agreements,
  of: WordDecision,
  by: Actor,
): Promise<void> =>
  byAnother(
    funder.transaction(async (tx) => {
      const row = await store.orderByNo(tx, of.no, of.bound, true)
      if (row.state !== 'DRAFT') throw new Refusal('CONFLICT', SCF_SAYS.orderNotWaiting)
      await decideWord(tx, row, of, by, {
        takeBack: () => store.recordOrderWord(tx, row.no, null),
        async hold(word) {
          const to = word === 'CONFIRM' ? 'VERIFIED' : 'REJECTED'
          await store.moveOrder(tx, row.no, ['DRAFT'], to, [by.userId, by.userName])
          if (to === 'VERIFIED') {
            const names = { recorder: row.recorded_by!, decider: by.userName }
            const { funderName } = of
            const text = orderConfirmation(row, { funder: funderName, ...names })
            const paper = { row, text, funderName }
            await givePaper(tx, agreements, 'ORDER_CONFIRMATION', paper, signing(by))
          }
          const kind = to === 'VERIFIED' ? 'SCF_ORDER_VERIFIED' : 'SCF_ORDER_REFUSED'
          await tellFunderOfOrder(tx, kind, row)
          return to
        },
      })
    }),
  )

/** The buyer says that the goods came: the core enterprise of a supplier's order, the dealer of its own. */
export const receiveOrder = (
  funder: TenantDb,
  agreements: Agreements,
  of: { no: string; bound: Bound; day: string; note: string; funderName: string },
  by: Actor,
): Promise<void> =>
  funder.transaction(async (tx) => {
    const row = await store.orderByNo(tx, of.no, of.bound, true)
    if (by.side !== buyerSideOf(row)) throw new Refusal('CONFLICT', SCF_SAYS.notYourSide)
    if (of.day > dayAfter() || of.day < dayOf(row.made_at))
      throw new Refusal('CONFLICT', SCF_SAYS.receivedWhen, 'day')
    await store.moveOrder(tx, row.no, ['FINANCED'], 'DELIVERED', [of.day, by.userName])
    const text = receipt(row, { day: of.day, note: of.note, by: by.userName })
    const paper = { row, text, funderName: of.funderName }
    await givePaper(tx, agreements, 'RECEIPT', paper, signing(by))
    await records.addEvent(tx, row.no, {
      ...{ kind: 'DELIVERED', note: of.note, by: by.userName, side: by.side },
    })
  })

export const buyerSideOf = ({ type }: Pick<store.OrderRecord, 'type'>): Actor['side'] =>
  type === 'ORDER' ? 'ANCHOR' : 'MEMBER'

/** The invoices of what was delivered: claimed, so that they are financed nowhere else. */
export async function invoiceOrder(
  funder: TenantDb,
  bringer: Pick<TenantDb, 'rows'>,
  claims: Claims,
  of: { no: string; bound: Bound; verifyNos: readonly string[] },
  by: Actor,
): Promise<void> {
  const parties = invoicePartiesOf(await store.orderByNo(funder, of.no, of.bound))
  const invoices = await chosenInvoices(bringer, parties, of.verifyNos)
  const sum = invoices.reduce((total, { total_fen }) => total + total_fen, 0)
  await funder.transaction(async (tx: TenantTx) => {
    const row = await store.orderByNo(tx, of.no, of.bound, true)
    if (sum < row.amount_fen) throw new Refusal('CONFLICT', SCF_SAYS.orderSumSmall, 'verifyNos')
    await store.moveOrder(tx, row.no, ['DELIVERED'], 'INVOICED')
    const keys = invoices.map(({ invoice_key }) => invoice_key)
    await claims.take(tx, row.no, [purchaseKey(row), ...keys])
    await records.addInvoices(tx, row.no, invoices)
    await records.addEvent(tx, row.no, { kind: 'INVOICED', by: by.userName, side: by.side })
  })
}
