/** Programmes and receivables as answers tell them; to a party only what is its own business. */

import type {
  HeldInvoice,
  ReceivableDetail,
  ReceivableRow,
} from '@xinjian/contract/nouns/finance/receivable'
import type { AnchorRow, RelationRow, ScfProductRow } from '@xinjian/contract/nouns/finance/scf'
import type { CheckCode } from '@xinjian/contract/scf/states'
import type { TenantDb } from '../../db/tenant.ts'
import { wired } from '../../http/rows/wired.ts'
import type { Agreements } from '../agreement/index.ts'
import { against, type Judged, judge } from './checks.ts'
import type { Claims } from './claims.ts'
import { dayAfter } from './numbers.ts'
import { areRelated } from './related.ts'
import type { ProductRecord } from './store/products.ts'
import type { AnchorRecord, RelationRecord } from './store/programme.ts'
import type { ReceivableRecord } from './store/receivables.ts'
import * as records from './store/records.ts'
import { turnedSince } from './turned.ts'

export interface Asker {
  userId: number
}

export const wireAnchor = (row: AnchorRecord, { userId }: Asker): AnchorRow => ({
  ...wired(
    row,
    'no name tax_no limit_fen used_fen valid_to contract_no state made_by made_at decided_by froze_why',
  ),
  availableFen: row.state === 'ACTIVE' ? row.limit_fen - row.used_fen : 0,
  joined: row.party_id !== null,
  own: row.made_id === userId,
  froze: row.froze_id === userId,
})

export const wireRelation = (row: RelationRecord): RelationRow =>
  wired(
    row,
    'no anchor_no anchor_name name tax_no role level since coop_months recommend_by state disabled_why made_by made_at',
  )

export const wireProduct = (row: ProductRecord): ScfProductRow => ({
  ...wired(row, 'no name type max_tenor_days advance_bp open made_by made_at'),
  ratePpm: row.terms.ratePpm,
  penaltyPpm: row.terms.penaltyPpm,
  dayCount: row.terms.dayCount,
  method: row.terms.method,
  graceDays: row.terms.graceDays,
})

export type Side = records.Side

/** A debtor is told nothing of the financing. */
export const wireReceivable = (
  row: ReceivableRecord,
  { userId }: Asker,
  side: Side,
): ReceivableRow => ({
  ...wired(
    row,
    'no anchor_no relation_no product_no product_name seller debtor contract_no amount_fen due_day state made_by made_at submitted_at confirm_by late recorded recorded_by confirmed_by loan_no financed_fen closed_as closing_by',
  ),
  ...(side !== 'FUNDER' && { closingBy: null }),
  ...(side === 'ANCHOR' && { loanNo: null, financedFen: null, productName: '' }),
  ...(side === 'MEMBER' && { recorded: null, recordedBy: null }),
  recordedByMe: side === 'ANCHOR' && row.recorded_id === userId,
  closingByMe: side === 'FUNDER' && row.closing_id === userId,
})

export const wireInvoice = (row: records.InvoiceRecord): HeldInvoice => ({
  key: row.invoice_key,
  number: row.number,
  issueDay: row.issue_day,
  totalFen: row.total_fen,
  seller: row.seller,
  buyer: row.buyer,
  verifyNo: row.verify_no,
  verifiedAt: new Date(row.verified_at).toISOString(),
})

export interface Told {
  claims: Claims
  agreements: Agreements
}

/** Everything that the checks are judged by, on the funder's rows. */
export async function checksOf(
  tx: TenantDb,
  { claims, agreements }: Told,
  row: ReceivableRecord,
): Promise<{ judged: Judged[]; invoices: records.InvoiceRecord[] }> {
  const invoices = await records.invoicesOf(tx, row.no)
  const keys = invoices.map(({ invoice_key }) => invoice_key)
  const judged = judge({
    ...{ row, invoices, today: dayAfter() },
    ...(await turnedSince(tx, [row.seller_tax_no], keys)),
    related: await areRelated(tx, row.seller_tax_no, row.debtor_tax_no),
    taken: await claims.taken(tx, row.no, keys),
    papers: await agreements.of(tx, row.no),
    registrations: await records.registrationsOf(tx, row.no),
  })
  return { judged, invoices }
}

/** Checks that rest on what both parties have themselves. */
const OPEN_CHECKS: readonly CheckCode[] = [
  ...(['VERIFIED', 'NOT_RED', 'SUM', 'SELLER', 'DEBTOR', 'CONTRACT', 'TERM'] as const),
]
/** What a party hears of the funder's side. */
const OPEN_EVENTS = new Set(['SAVED', 'SUBMITTED', 'FINANCED', 'SETTLED', 'CLOSED'])

/** Most that may be financed: the advance rate of the amount, in whole fen, the fraction dropped. */
export const mostOf = (row: Pick<ReceivableRecord, 'amount_fen' | 'advance_bp'>): number =>
  Number((BigInt(row.amount_fen) * BigInt(row.advance_bp)) / 10_000n)

/** Papers of a receivable or an order, judged anew; the register's answers and what turned since, which the funder alone hears. */
export async function wireLog(tx: TenantDb, agreements: Agreements, no: string, isFunder: boolean) {
  const papers = await agreements.of(tx, no)
  const alerts = isFunder ? await records.alertsOf(tx, no) : []
  const registrations = isFunder ? await records.registrationsOf(tx, no) : []
  return {
    papers: papers.map((paper) => ({
      ...wired(paper, 'contract_no kind title version paragraphs hash signer signed_at intact'),
    })),
    registrations: registrations.map(({ by_name, at, ...one }) => ({
      ...wired(one, 'act request_no result reg_no message hash'),
      ...{ by: by_name, at: at.toISOString() },
    })),
    alerts: alerts.map(({ kind, facts, at }) => ({ kind, ...facts, at: at.toISOString() })),
  }
}

export async function wireDetail(
  tx: TenantDb,
  told: Told,
  row: ReceivableRecord,
  asker: Asker,
  side: Side,
): Promise<ReceivableDetail> {
  const { judged, invoices } = await checksOf(tx, told, row)
  const isFunder = side === 'FUNDER'
  const events = await records.eventsOf(tx, row.no)
  const ready =
    row.state === 'CONFIRMED' && row.loan_no === null && against(judged, 'FINANCE').length === 0
  return {
    row: wireReceivable(row, asker, side),
    ...wired(row, 'contract_buyer closed_why'),
    recordNote: side === 'MEMBER' && row.state !== 'REJECTED' ? null : row.record_note,
    availableFen: isFunder && ready ? mostOf(row) : 0,
    invoices: invoices.map(wireInvoice),
    checks: judged.filter(({ code }) => isFunder || OPEN_CHECKS.includes(code)),
    ...(await wireLog(tx, told.agreements, row.no, isFunder)),
    events: events
      .filter((one) => isFunder || one.side === side || OPEN_EVENTS.has(one.kind))
      .filter((one) => side !== 'ANCHOR' || !['FINANCED', 'SETTLED', 'CLOSED'].includes(one.kind))
      .map(({ by_name, at, ...one }) => ({ ...one, by: by_name, at: at.toISOString() })),
  }
}
