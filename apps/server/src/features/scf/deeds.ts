/** What becomes of a receivable: entered, submitted, recorded and decided on, closed. Each deed is one transaction on the funder's rows. */
import { CONFIRM_DAYS } from '@xinjian/contract/scf/states'
import type { TenantDb } from '../../db/tenant.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Agreements } from '../agreement/index.ts'
import { against } from './checks.ts'
import type { Claims } from './claims.ts'
import { givePaper, type Signing } from './give.ts'
import { chosenInvoices } from './invoices.ts'
import { dayAfter } from './numbers.ts'
import { confirmation, transferNotice } from './papers.ts'
import { productByNo } from './store/products.ts'
import * as programme from './store/programme.ts'
import * as store from './store/receivables.ts'
import * as records from './store/records.ts'
import { tellFunder } from './tell.ts'
import { checksOf, type Side, type Told } from './view.ts'
import { decideWord, type WordDecision } from './word.ts'
import { SCF_SAYS } from './words.ts'

/** Who acts, from where. */
export interface Actor {
  userId: number
  userName: string
  side: Side
  ip: string
  agent: string
}

export interface Typed {
  productNo: string
  contractNo: string
  contractBuyer?: string | undefined
  amountFen: number
  dueDay: string
  verifyNos: readonly string[]
}

/** The relation and its core enterprise, both open for new business. */
export async function openRelation(tx: TenantDb, relationNo: string) {
  const relation = await programme.relationByNo(tx, relationNo)
  if (relation.state !== 'CONFIRMED')
    throw new Refusal('CONFLICT', SCF_SAYS.relationNotConfirmed, 'relationNo')
  const anchor = await programme.anchorByNo(tx, relation.anchor_no)
  if (anchor.state !== 'ACTIVE')
    throw new Refusal('CONFLICT', SCF_SAYS.anchorNotActive, 'relationNo')
  return { relation, anchor }
}

/** Seller and buyer of the invoices of a relation. */
export const partiesOf = (relation: programme.RelationRecord) => ({
  seller: relation.tax_no,
  buyer: relation.anchor_tax_no,
})

/** @param bringer whose verified invoices they are; the receivable itself is the funder's */
export async function saveReceivable(
  funder: TenantDb,
  bringer: Pick<TenantDb, 'rows' | 'companyId'>,
  relationNo: string,
  typed: Typed,
  by: Actor,
): Promise<string> {
  const { relation, anchor } = await openRelation(funder, relationNo)
  // A dealer owes its core enterprise: it has orders, and nothing to receive from it.
  if (relation.role !== 'SUPPLIER')
    throw new Refusal('CONFLICT', SCF_SAYS.suppliersOnly, 'relationNo')
  const product = await productByNo(funder, typed.productNo)
  if (!product.open || product.type !== 'RECEIVABLE')
    throw new Refusal('CONFLICT', SCF_SAYS.noSuchProduct, 'productNo')
  if (typed.dueDay <= dayAfter()) throw new Refusal('CONFLICT', SCF_SAYS.dueDayPast, 'dueDay')
  const invoices = await chosenInvoices(bringer, partiesOf(relation), typed.verifyNos)
  const sum = invoices.reduce((total, { total_fen }) => total + total_fen, 0)
  if (sum < typed.amountFen) throw new Refusal('CONFLICT', SCF_SAYS.sumTooSmall, 'amountFen')
  const keys = invoices.map(({ invoice_key }) => invoice_key)
  return funder.transaction(async (tx) => {
    const other = await records.receivableWith(tx, keys)
    if (other) throw new Refusal('CONFLICT', SCF_SAYS.invoiceUsed({ no: other }), 'verifyNos')
    const no = await store.addReceivable(
      tx,
      {
        ...{ anchor_no: anchor.no, relation_no: relation.no, product_no: product.no },
        ...{ seller: relation.name, seller_tax_no: relation.tax_no },
        ...{ debtor: anchor.name, debtor_tax_no: anchor.tax_no },
        contract_no: typed.contractNo,
        contract_buyer: typed.contractBuyer || null,
        amount_fen: typed.amountFen,
        due_day: typed.dueDay,
        made_company: bringer.companyId,
      },
      by,
    )
    await records.addInvoices(tx, no, invoices)
    await records.addEvent(tx, no, { kind: 'SAVED', by: by.userName, side: by.side })
    return no
  })
}

/** The debtor is asked: the notice of transfer is given, and the days of the law begin. */
export async function submitReceivable(
  funder: TenantDb,
  { claims, agreements }: Told,
  of: { no: string; bound: store.Bound | null; funderName: string },
  by: Actor,
): Promise<store.ReceivableRecord> {
  return funder.transaction(async (tx) => {
    const row = await store.receivableByNo(tx, of.no, of.bound, true)
    await openRelation(tx, row.relation_no)
    const { judged, invoices } = await checksOf(tx, { claims, agreements }, row)
    if (against(judged, 'SUBMIT').length > 0) throw new Refusal('CONFLICT', SCF_SAYS.checksFailed)
    const confirmBy = dayAfter(CONFIRM_DAYS)
    await store.moveReceivable(tx, row.no, 'DRAFT', 'SUBMITTED', [by.userName, confirmBy])
    const { funderName } = of
    const text = transferNotice(row, { funder: funderName, invoices, confirmBy })
    const paper = { row, text, funderName }
    await givePaper(tx, agreements, 'TRANSFER_NOTICE', paper, signing(by))
    await records.addEvent(tx, row.no, { kind: 'SUBMITTED', by: by.userName, side: by.side })
    return store.receivableByNo(tx, row.no, null)
  })
}

/** As papers keep who signed. */
export const signing = ({ ip, agent, ...by }: Actor): Signing => ({
  ...by,
  evidence: { ip, agent },
})

/** A person of the core enterprise says what the debt is; it holds once another decided. */
export const recordDebt = (
  funder: TenantDb,
  of: { no: string; bound: store.Bound; word: 'CONFIRM' | 'REFUSE'; note: string },
  by: Actor,
): Promise<void> =>
  funder.transaction(async (tx) => {
    const row = await store.receivableByNo(tx, of.no, of.bound, true)
    await store.recordWord(tx, row.no, { ...by, word: of.word, note: of.note })
    await records.addEvent(tx, row.no, {
      ...{ kind: `RECORDED_${of.word}`, note: of.note, by: by.userName, side: by.side },
    })
  })

/** Another person of the core enterprise agrees, and it holds; or sends it back to be recorded anew. */
export const decideDebt = (
  funder: TenantDb,
  agreements: Agreements,
  of: WordDecision,
  by: Actor,
): Promise<void> =>
  byAnother(
    funder.transaction(async (tx) => {
      const row = await store.receivableByNo(tx, of.no, of.bound, true)
      if (row.state !== 'SUBMITTED') throw new Refusal('CONFLICT', SCF_SAYS.notWaiting)
      await decideWord(tx, row, of, by, {
        takeBack: () => store.recordWord(tx, row.no, null),
        async hold(word) {
          const to = word === 'CONFIRM' ? 'CONFIRMED' : 'REJECTED'
          await store.moveReceivable(tx, row.no, 'SUBMITTED', to, [by.userId, by.userName])
          if (to === 'CONFIRMED') {
            const names = { recorder: row.recorded_by!, decider: by.userName }
            const { funderName } = of
            const text = confirmation(row, { funder: funderName, ...names })
            const paper = { row, text, funderName }
            await givePaper(tx, agreements, 'CONFIRMATION', paper, signing(by))
          }
          await tellFunder(tx, to === 'CONFIRMED' ? 'SCF_CONFIRMED' : 'SCF_REJECTED', row)
          return to
        },
      })
    }),
  )

/**
 * Of one whose loan was repaid. What the debtor paid is no receivable any more, and one person says so; what the seller bought back may be
 * financed anew: one person enters it, and it is closed once another says the same.
 */
export const closeReceivable = (
  funder: TenantDb,
  claims: Claims,
  of: { no: string; closedAs: 'PAID' | 'BOUGHT_BACK'; reason: string },
  by: Actor,
): Promise<void> =>
  byAnother(
    funder.transaction(async (tx) => {
      const row = await store.receivableByNo(tx, of.no, null, true)
      const event = { note: of.reason, by: by.userName, side: by.side }
      if (of.closedAs === 'BOUGHT_BACK' && row.closing_id === null) {
        await store.enterClosing(tx, row.no, by)
        await records.addEvent(tx, row.no, { kind: 'CLOSING', ...event })
        await tellFunder(tx, 'SCF_CLOSING', row, { by: by.userName })
        return
      }
      const closed = [of.closedAs, of.reason, of.closedAs === 'PAID' ? null : by.userId]
      await store.moveReceivable(tx, row.no, 'SETTLED', 'CLOSED', closed)
      if (of.closedAs === 'BOUGHT_BACK') await claims.release(tx, row.no)
      await records.addEvent(tx, row.no, { kind: 'CLOSED', ...event })
    }),
  )
