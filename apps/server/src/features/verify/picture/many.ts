/** Several invoices verified together: each a check of its own, and one that fails keeps none of the others. */
import { type BodyOf, CODES, type contract, type DataOf } from '@xinjian/contract'
import { valuesOf } from '@xinjian/contract/verify/doubts'
import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { beijingDay, judgeBeforehand } from '@xinjian/format/verify/beforehand'
import { faultsOf } from '@xinjian/format/verify/faults'
import { typedOfRead } from '@xinjian/format/verify/from-read'
import { WHY_NOT } from '@xinjian/format/verify/tickets'
import { TYPED_FIELDS, type TypedInvoice, tidyTyped } from '@xinjian/format/verify/typed'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { quotesFor, usedOf } from '../../metering/index.ts'
import { INVOICE_VERIFY, type Offer, offerTo, sumAfter } from '../../product/index.ts'
import type { Asked } from '../store.ts'
import {
  askedOf,
  readTyped,
  type VerificationDeps,
  type VerificationOf,
  verifyInvoice,
} from '../verification.ts'
import { VERIFY_SAYS } from '../words.ts'
import { type RecordCorrections, tellCorrections } from './corrections.ts'
import { linkCheck, type VoucherRecord, voucherBy } from './store.ts'
import { wireCheck } from './wire.ts'

type Many = typeof contract.verify.verifyMany
type Row = BodyOf<Many>['rows'][number]
type Answer = DataOf<Many>['rows'][number]

type Who = Pick<VerificationOf, 'madeBy' | 'via'>

export interface ManyDeps extends VerificationDeps {
  /** Hears what was corrected; null = nobody. */
  recordCorrections: RecordCorrections | null
}

/** One after the other: of the same invoice twice the second is the first one's result, for nothing. */
export async function checkMany(
  deps: ManyDeps,
  tenant: TenantDb,
  who: Who,
  rows: readonly Row[],
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const row of rows)
    answers.push(
      await checkOne(deps, tenant, who, row).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        const refusal = {
          code: CODES[error.code].status,
          msg: error.message,
          field: error.field ?? null,
        }
        return { voucherId: row.voucherId ?? null, check: null, refusal }
      }),
    )
  return answers
}

async function checkOne(
  deps: ManyDeps,
  tenant: TenantDb,
  who: Who,
  { voucherId, again, requestId, ...sent }: Row,
): Promise<Answer> {
  const voucher = voucherId === undefined ? null : await invoiceBy(tenant, voucherId)
  const typed = readTyped(voucher ? beside(voucher, sent) : sent, beijingDay(Date.now()))
  const of = { typed, again, requestId: requestId ?? null, ...who }
  const record = await verifyInvoice(deps, tenant, of)
  if (voucher)
    await tenant.transaction(async (tx) => {
      await linkCheck(tx, voucher.id, record.no)
      if (record.result === 'CONSISTENT') await tellCorrections(tx, voucher, deps.recordCorrections)
    })
  return {
    voucherId: voucherId ?? null,
    check: wireCheck({ ...record, result: record.result! }, voucher ? valuesOf(voucher) : {}),
    refusal: null,
  }
}

async function invoiceBy(tenant: TenantDb, id: number): Promise<VoucherRecord> {
  const voucher = await voucherBy(tenant, id, tenant.scope.madeBy)
  if (!voucher) throw new Refusal('UNKNOWN', VERIFY_SAYS.voucherNotMoreRead)
  if (voucher.type === 'TICKET') throw new Refusal('MALFORMED', WHY_NOT[voucher.kind as TicketKind])
  return voucher
}

/** What was recognised and corrected; what is sent beside it counts more. */
function beside(voucher: VoucherRecord, sent: TypedInvoice): TypedInvoice {
  const typed = typedOfRead(valuesOf(voucher))
  for (const field of TYPED_FIELDS) if (sent[field] !== '') typed[field] = sent[field]
  return typed
}

/** What verifying them would come to, before it is done. */
export async function priceOfMany(
  tenant: TenantDb,
  rows: readonly TypedInvoice[],
): Promise<DataOf<typeof contract.verify.verifyManyAsk>> {
  const today = beijingDay(Date.now())
  const asked = rows.map(tidyTyped).flatMap((typed) => {
    const whole = Object.keys(faultsOf(typed, today)).length === 0
    return whole && !judgeBeforehand(typed, today) ? [askedOf(typed, '', null)] : []
  })
  const offer = await offerTo(tenant, INVOICE_VERIFY)
  const known = await knownOf(tenant, asked, offer?.validDays ?? 0)
  const once = new Set(asked.map(sameAs))
  const fresh = [...once].filter((one) => !known.has(one)).length
  const told = { asked: fresh, kept: asked.length - fresh, refused: rows.length - asked.length }
  if (!offer) return { ...told, quote: null, most: null }
  return { ...told, ...(await costOf(tenant, offer, fresh)) }
}

async function costOf(tenant: TenantDb, offer: Offer, count: number) {
  const [quote] = await quotesFor(tenant, [offer], null)
  const most = sumAfter(offer.tiers, await usedOf(tenant, INVOICE_VERIFY), count)
  const { open, unit, chargeRule, validDays } = offer
  return {
    quote: { open, unit, chargeRule, price: quote!.price, validDays, freeUntil: null },
    most,
  }
}

/** Exactly the same was asked: only then is a result shown again. */
const sameAs = ({ invoiceKey, issueDate, amount, checkCode }: Asked): string =>
  JSON.stringify([invoiceKey, issueDate, amount, checkCode])

/** Those of which the company has a consistent result that is still valid. */
async function knownOf(
  tenant: TenantDb,
  asked: readonly Asked[],
  days: number,
): Promise<ReadonlySet<string>> {
  if (days === 0 || asked.length === 0) return new Set()
  const rows = await tenant.rows<{
    key: string
    day: string
    amount: number | null
    code: string | null
  }>(
    `select r.invoice_key as key, to_char(r.issue_date, 'YYYY-MM-DD') as day, r.amount, r.check_code as code
       from verify_record r
      where r.company_id = $1 and r.invoice_key = any($2::text[]) and r.result = 'CONSISTENT' and r.kept_from is null
        and r.verified_at > now() - $3 * interval '1 day'`,
    [asked.map(({ invoiceKey }) => invoiceKey), days],
  )
  return new Set(rows.map(({ key, day, amount, code }) => JSON.stringify([key, day, amount, code])))
}
