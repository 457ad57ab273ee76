/** The programme of the demonstration: its bank as the funder, its firm as a member of one core enterprise and as another one itself. */

import type { AgreementKind } from '@xinjian/contract/agreement/kinds'
import type { LoanTerms } from '@xinjian/engine/loan/terms'
import type { TenantDb } from '../../db/tenant.ts'
import type { Agreements, AgreementText } from '../agreement/index.ts'
import { givePaper } from './give.ts'
import { dayAfter } from './numbers.ts'
import { addSampleOrder } from './order/sample.ts'
import { confirmation, transferNotice } from './papers.ts'
import { addProduct } from './store/products.ts'
import * as programme from './store/programme.ts'
import * as store from './store/receivables.ts'
import * as records from './store/records.ts'

interface Who {
  userId: number
  userName: string
}
interface Firm {
  name: string
  taxNo: string
}

export interface SampleProgramme {
  funder: string
  /** Sits in both: as the member of the one, as the other core enterprise. */
  firm: Firm & { id: number; tenant: TenantDb }
  core: Firm
  supplier: Firm
  asker: Who
  decider: Who
  owner: Who
}

const TERMS: LoanTerms = {
  ...{ ratePpm: 60_000, dayCount: 'ACT_360', method: 'BULLET', rounding: 'HALF_UP' },
  ...{ graceDays: 3, penaltyPpm: 90_000, compound: false },
}
const REASON = '示例数据'
/** People of the debtor, who has no account in the demonstration. */
const [CLERK, CHECKER] = ['装备集团经办', '装备集团复核']

/** Once: where there is a core enterprise nothing is done. */
export async function addSampleProgramme(
  funder: TenantDb,
  agreements: Agreements,
  of: SampleProgramme,
): Promise<void> {
  const { total } = await programme.anchorPage(funder, { page: 1, size: 1 })
  if (total > 0) return
  const { firm, core, supplier, asker, decider } = of
  const anchorOf = async (of: Firm, limitFen: number) => {
    const made = { ...of, limitFen, validTo: dayAfter(365), contractNo: 'HZ-SAMPLE' }
    const no = await funder.transaction((tx) => programme.addAnchor(tx, made, asker))
    await funder.transaction((tx) =>
      programme.stepAnchor(tx, no, 'ACTIVATE', { ...decider, reason: REASON }),
    )
    return no
  }
  const memberOf = (anchorNo: string, { name, taxNo }: Firm) =>
    funder.transaction((tx) =>
      programme.addRelation(
        tx,
        {
          ...{ anchorNo, name, taxNo, role: 'SUPPLIER', level: 1 },
          ...{ since: null, coopMonths: null },
        },
        asker,
      ),
    )
  const [first, second] = [await anchorOf(core, 5_000_000_00), await anchorOf(firm, 1_000_000_00)]
  const [own, other] = [await memberOf(first, firm), await memberOf(second, supplier)]
  await seat(funder, of, { role: 'MEMBER', refNo: own, anchor: core.name })
  await seat(funder, of, { role: 'ANCHOR', refNo: second, anchor: firm.name })
  const product = { name: '应收账款融资', type: 'RECEIVABLE' as const, terms: TERMS }
  const productNo = await funder.transaction((tx) =>
    addProduct(tx, { ...product, max_tenor_days: 180, advance_bp: 8_000 }, asker),
  )
  const add = (
    no: { anchor_no: string; relation_no: string },
    parties: { seller: Firm; debtor: Firm },
    fen: number,
    until: 'DRAFT' | 'SUBMITTED' | 'CONFIRMED',
  ) => addReceivable(funder, agreements, of, { ...no, product_no: productNo }, parties, fen, until)
  const mine = { anchor_no: first, relation_no: own }
  const theirs = { anchor_no: second, relation_no: other }
  await add(mine, { seller: firm, debtor: core }, 320_000_00, 'CONFIRMED')
  await add(mine, { seller: firm, debtor: core }, 150_000_00, 'DRAFT')
  await add(theirs, { seller: supplier, debtor: firm }, 86_500_00, 'SUBMITTED')
  const ofOrders = { ...product, name: '订单融资', type: 'ORDER' as const }
  const orderNo = await funder.transaction((tx) =>
    addProduct(tx, { ...ofOrders, max_tenor_days: 180, advance_bp: 7_000 }, asker),
  )
  const order = (
    no: { anchor_no: string; relation_no: string },
    parties: { seller: Firm; buyer: Firm },
    given: { purchase_no: string; amount_fen: number },
  ) => ({
    ...{ ...no, ...given, product_no: orderNo, funderName: of.funder },
    ...{ seller: parties.seller.name, seller_tax_no: parties.seller.taxNo },
    ...{ buyer: parties.buyer.name, buyer_tax_no: parties.buyer.taxNo },
  })
  const verified = { purchase_no: 'CG-2026-118', amount_fen: 260_000_00 }
  await addSampleOrder(funder, agreements, order(mine, { seller: firm, buyer: core }, verified), {
    owner: of.owner,
    word: {
      clerk: { ...asker, userName: CLERK },
      checker: { ...decider, userName: CHECKER },
    },
  })
  const waiting = { purchase_no: 'PO-0917', amount_fen: 92_000_00 }
  await addSampleOrder(
    funder,
    agreements,
    order(theirs, { seller: supplier, buyer: firm }, waiting),
    {
      ...{ owner: of.owner, word: null },
    },
  )
}

/** As an invitation would have seated it. */
async function seat(
  funder: TenantDb,
  of: SampleProgramme,
  { role, refNo, anchor }: { role: 'ANCHOR' | 'MEMBER'; refNo: string; anchor: string },
): Promise<void> {
  await of.firm.tenant.run(
    `insert into scf_seat (company_id, funder_id, role, ref_no, funder_name, anchor_name, taken_by)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [funder.companyId, role, refNo, of.funder, anchor, of.owner.userName],
  )
  await funder.run(
    role === 'ANCHOR'
      ? 'update scf_anchor set party_id = $3 where company_id = $1 and no = $2'
      : `update scf_relation set party_id = $3, state = 'CONFIRMED' where company_id = $1 and no = $2`,
    [refNo, of.firm.id],
  )
}

let samples = 0

async function addReceivable(
  funder: TenantDb,
  agreements: Agreements,
  of: SampleProgramme,
  no: { anchor_no: string; relation_no: string; product_no: string },
  { seller, debtor }: { seller: Firm; debtor: Firm },
  fen: number,
  until: 'DRAFT' | 'SUBMITTED' | 'CONFIRMED',
): Promise<void> {
  const { asker, decider, owner } = of
  const number = `2644200000000000${String(1_000 + ++samples)}`
  const invoice: records.InvoiceRecord = {
    ...{ invoice_key: number, number, issue_day: dayAfter(-10), total_fen: fen, mark: 'N' },
    ...{ seller: seller.name, seller_tax_no: seller.taxNo },
    ...{ buyer: debtor.name, buyer_tax_no: debtor.taxNo },
    ...{ verify_no: `FY2026112800000${String(samples).padStart(3, '0')}`, verified_at: new Date() },
  }
  await funder.transaction(async (tx) => {
    const made = await store.addReceivable(
      tx,
      {
        ...{ ...no, seller: seller.name, seller_tax_no: seller.taxNo },
        ...{ debtor: debtor.name, debtor_tax_no: debtor.taxNo },
        ...{ contract_no: `GX-SAMPLE-${samples}`, contract_buyer: debtor.name, amount_fen: fen },
        ...{ due_day: dayAfter(45), made_company: funder.companyId },
      },
      asker,
    )
    await records.addInvoices(tx, made, [invoice])
    const told = (kind: string, by: Who, side: records.Side) =>
      records.addEvent(tx, made, { kind, by: by.userName, side })
    await told('SAVED', owner, 'MEMBER')
    if (until === 'DRAFT') return
    const confirmBy = dayAfter(30)
    await store.moveReceivable(tx, made, 'DRAFT', 'SUBMITTED', [owner.userName, confirmBy])
    const row = await store.receivableByNo(tx, made, null)
    const give = (kind: AgreementKind, text: AgreementText, by: Who, side: records.Side) =>
      givePaper(
        tx,
        agreements,
        kind,
        { row, text, funderName: of.funder },
        { ...by, side, evidence: { sample: true } },
      )
    const notice = transferNotice(row, { funder: of.funder, invoices: [invoice], confirmBy })
    await give('TRANSFER_NOTICE', notice, owner, 'MEMBER')
    await told('SUBMITTED', owner, 'MEMBER')
    if (until === 'SUBMITTED') return
    const clerk = { ...asker, userName: CLERK }
    const checker = { ...decider, userName: CHECKER }
    await store.recordWord(tx, made, { ...clerk, word: 'CONFIRM', note: REASON })
    await told('RECORDED_CONFIRM', clerk, 'ANCHOR')
    const by = [checker.userId, checker.userName]
    await store.moveReceivable(tx, made, 'SUBMITTED', 'CONFIRMED', by)
    const names = { recorder: CLERK, decider: CHECKER }
    const word = confirmation(row, { funder: of.funder, ...names })
    await give('CONFIRMATION', word, checker, 'ANCHOR')
    await told('CONFIRMED', checker, 'ANCHOR')
  })
}
