/**
 * One check: held before the platform is asked, settled with its result in one transaction. What the platform would refuse is never
 * sent; what the company has of its own, and is still valid, is shown again for nothing.
 */
import { type Hao, parseFen } from '@xinjian/format'
import { beijingDay, judgeBeforehand } from '@xinjian/format/verify/beforehand'
import { faultsOf } from '@xinjian/format/verify/faults'
import { isCharged } from '@xinjian/format/verify/result'
import {
  formOfTyped,
  invoiceKeyOf,
  TYPED_FIELDS,
  type TypedInvoice,
  tidyTyped,
} from '@xinjian/format/verify/typed'
import type { TenantDb, TenantTx } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Verdict } from '../../outside/verification/connector.ts'
import type { Verifier } from '../../outside/verification/verifier.ts'
import { type Call, hold, settle } from '../metering/index.ts'
import { INVOICE_VERIFY, offerTo } from '../product/index.ts'
import type { Budget } from './budget.ts'
import { noteOf } from './notes.ts'
import {
  type Asked,
  beginCheck,
  checkByNo,
  checkByRequest,
  type Done,
  endCheck,
  keptCheck,
  type VerificationRecord,
} from './store.ts'
import { VERIFY_NAME, VERIFY_SAYS } from './words.ts'

export interface VerificationDeps {
  verifier: Verifier
  budget: Budget
}

/** Fields of a body → tidied, without faults; refuses with the field that has one. */
export function readTyped(
  body: { [K in keyof TypedInvoice]?: string | undefined },
  today: string,
): TypedInvoice {
  const typed = tidyTyped({
    invoiceCode: body.invoiceCode ?? '',
    invoiceNumber: body.invoiceNumber ?? '',
    issueDate: body.issueDate ?? '',
    amount: body.amount ?? '',
    checkCode: body.checkCode ?? '',
  })
  const faults = faultsOf(typed, today)
  const field = TYPED_FIELDS.find((name) => faults[name])
  if (field) throw new Refusal('MALFORMED', faults[field], field)
  return typed
}

/** What is compared, and nothing that the kind has not. */
export function askedOf(typed: TypedInvoice, madeBy: string, requestId: string | null): Asked {
  const form = formOfTyped(typed)
  const known = form === null || form === 'UNSUPPORTED' ? null : form
  return {
    requestId,
    invoiceKey: invoiceKeyOf(typed),
    kind: known?.kind ?? 'UNKNOWN',
    invoiceCode: typed.invoiceCode,
    invoiceNumber: typed.invoiceNumber,
    issueDate: typed.issueDate,
    amount: known?.needs === 'AMOUNT' ? parseFen(typed.amount) : null,
    checkCode: known?.needs === 'CHECK_CODE' ? typed.checkCode : null,
    madeBy,
  }
}

export interface VerificationOf {
  typed: TypedInvoice
  again: boolean
  requestId: string | null
  madeBy: string
  via: Call['via']
  /** 毫; a dearer check is refused. Absent = whatever it costs. */
  atMost?: Hao
}

/** The price rose above what was agreed to. */
export class TooDear extends Refusal {
  constructor() {
    super('CONFLICT', VERIFY_SAYS.priceCheckAboveLimit)
  }
}

export async function verifyInvoice(
  { verifier, budget }: VerificationDeps,
  tenant: TenantDb,
  of: VerificationOf,
): Promise<VerificationRecord> {
  const asked = askedOf(of.typed, of.madeBy, of.requestId)
  const before = of.requestId ? await checkByRequest(tenant, of.requestId) : null
  if (before) return answered(before)
  const today = beijingDay(Date.now())
  const beforehand = judgeBeforehand(of.typed, today)
  if (beforehand)
    return unsent(tenant, asked, { result: beforehand.result, note: noteOf(beforehand.result) })
  const kept = of.again ? null : await keptOf(tenant, asked)
  if (kept) return unsent(tenant, asked, again(kept))
  if (!(await budget.take(asked.invoiceKey, today)))
    return unsent(tenant, asked, { result: 'LIMIT_EXCEEDED', note: noteOf('LIMIT_EXCEEDED') })
  const no = await tenant
    .transaction((tx) => begin(tx, asked, of))
    .catch(async (error) => {
      await budget.settle(asked.invoiceKey, today, 'NONE')
      throw error
    })
  if (no === null) {
    await budget.settle(asked.invoiceKey, today, 'NONE')
    return answered(await checkByRequest(tenant, of.requestId!))
  }
  const answer = await verifier.check({
    kind: asked.kind,
    invoiceCode: asked.invoiceCode,
    invoiceNumber: asked.invoiceNumber,
    issueDate: asked.issueDate,
    amount: asked.amount === null ? '' : of.typed.amount,
    checkCode: asked.checkCode ?? '',
  })
  await tenant.transaction((tx) => finish(tx, no, answer, answer.vendor))
  await budget.settle(asked.invoiceKey, today, answer.eaten)
  return answered(await checkByNo(tenant, no, null))
}

/** The company's own result, while what it was bought under is valid. */
export async function keptOf(tenant: TenantDb, asked: Asked): Promise<VerificationRecord | null> {
  const offer = await offerTo(tenant, INVOICE_VERIFY)
  return offer && offer.validDays > 0 ? keptCheck(tenant, asked, offer.validDays) : null
}

/** Holds the price with the row of the check; null when the same request was made meanwhile. */
async function begin(
  tx: TenantTx,
  asked: Asked,
  { via, atMost }: Pick<VerificationOf, 'via' | 'atMost'>,
): Promise<string | null> {
  const no = await beginCheck(tx, asked)
  if (no === null) return null
  const [price = 0] = await hold(tx, [
    {
      no,
      product: INVOICE_VERIFY,
      name: VERIFY_NAME,
      via,
      enterprise: { id: null, name: `发票 ${asked.invoiceNumber}`, taxNo: '' },
      madeBy: asked.madeBy,
    },
  ])
  // What was held is let go with the transaction.
  if (atMost !== undefined && price > atMost) throw new TooDear()
  return no
}

/** Settles a check by the platform's answer and writes it; of one that ended meanwhile nothing is changed. */
export async function finish(
  tx: TenantTx,
  no: string,
  answer: Verdict,
  vendor: string | null,
): Promise<void> {
  const { result } = answer
  const outcome = result === 'CONSISTENT' ? 'FOUND' : isCharged(result) ? 'NOT_FOUND' : 'FAILED'
  const charged = await settle(tx, no, outcome)
  await endCheck(tx, no, {
    result,
    note: noteOf(result),
    kind: answer.kind,
    invalidMark: answer.invalidMark,
    face: answer.face,
    vendor,
    vendorCode: answer.code,
    charged,
    verifiedAt: isCharged(result) ? new Date() : null,
  })
}

/** A check that asks nobody: begun and ended at once. */
async function unsent(tenant: TenantDb, asked: Asked, done: Done): Promise<VerificationRecord> {
  const no = await tenant.transaction(async (tx) => {
    const begun = await beginCheck(tx, asked)
    if (begun !== null) await endCheck(tx, begun, done)
    return begun
  })
  return answered(
    no === null
      ? await checkByRequest(tenant, asked.requestId!)
      : await checkByNo(tenant, no, null),
  )
}

/** What the company has of its own, shown again. */
export const again = (kept: VerificationRecord): Done => ({
  result: kept.result!,
  note: kept.note,
  kind: kept.kind,
  invalidMark: kept.invalid_mark,
  face: kept.face,
  keptFrom: kept.no,
  verifiedAt: kept.verified_at,
})

function answered(record: VerificationRecord | null): VerificationRecord {
  if (record?.result) return record
  throw new Refusal('CONFLICT', VERIFY_SAYS.invoiceBeingVerifiedResult)
}
