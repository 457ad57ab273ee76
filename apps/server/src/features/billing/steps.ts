/**
 * The way of a bill that was made: confirmed or disputed by whoever owes it, answered, invoiced and paid by whoever is owed (the platform,
 * or the company whose secondary customer it is). Each step is one statement on the state it is taken from; both sides are told in its
 * transaction (docs/decisions/0095).
 */
import { randomUUID } from 'node:crypto'
import type { BillStatus } from '@xinjian/contract/money'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import { pairOf } from '@xinjian/format/say/words'
import { Refusal } from '../../http/refusal.ts'
import type { MeterTx } from '../metering/index.ts'
import { tell } from '../notice/index.ts'
import { BILLING_SAYS } from './words.ts'

export type Step = 'CONFIRM' | 'DISPUTE' | 'ANSWER' | 'INVOICE' | 'PAY'

interface Way {
  from: readonly BillStatus[]
  /** `$3` is the note, `$4` who takes the step. */
  set: string
  /** As both sides are told. */
  said: readonly [zh: string, en: string]
  /** To whoever takes it from another state. */
  not: string
}

const WAYS: Record<Step, Way> = {
  CONFIRM: {
    from: ['FROZEN', 'DISPUTED'],
    set: "status = 'CONFIRMED', confirmed_by = $4, confirmed_at = now()",
    said: pairOf(BILLING_SAYS, 'confirmed'),
    not: BILLING_SAYS.billNotIssuedYet,
  },
  DISPUTE: {
    from: ['FROZEN'],
    set: `status = 'DISPUTED', dispute = $3, disputed_by = $4, disputed_at = now(), answer = null, answered_by = null,
          answered_at = null`,
    said: pairOf(BILLING_SAYS, 'objectedWaitsAnswer'),
    not: BILLING_SAYS.billNotIssuedYetConfirmed,
  },
  ANSWER: {
    from: ['DISPUTED'],
    set: "status = 'FROZEN', answer = $3, answered_by = $4, answered_at = now()",
    said: pairOf(BILLING_SAYS, 'objectionAnsweredConfirmed'),
    not: BILLING_SAYS.noObjectionBillWaits,
  },
  INVOICE: {
    from: ['CONFIRMED'],
    set: "status = 'INVOICED', invoice_no = $3, invoiced_by = $4, invoiced_at = now()",
    said: pairOf(BILLING_SAYS, 'invoiced'),
    not: BILLING_SAYS.billInvoicedAfterCustomer,
  },
  PAY: {
    from: ['INVOICED'],
    set: "status = 'PAID', payment = $3, paid_by = $4, paid_at = now()",
    said: pairOf(BILLING_SAYS, 'paid'),
    not: BILLING_SAYS.paymentEnteredAfterBill,
  },
}

export interface Taken {
  month: number
  step: Step
  note: string
  who: string
}

/** What the bill came to, 毫; refuses where it is not the step's turn. */
export async function takeStep(tx: MeterTx, { month, step, note, who }: Taken): Promise<number> {
  const { from, set, said, not } = WAYS[step]
  const row = await tx.one<{ total: number }>(
    `update bill set ${set} where company_id = $1 and month = $2 and status = any($5::text[])
       and $3::text is not null and $4::text is not null returning amount - reversed - adjusted as total`,
    [month, note, who, [...from]],
  )
  if (!row) throw new Refusal('CONFLICT', not)
  // A bill that is disputed again is told of again.
  const key = randomUUID()
  const params = { month: formatMonth(month), what: said[0], whatEn: said[1] }
  await tell(tx, { kind: 'BILL_STEP', key, params })
  await tx.onParent((parent, child) =>
    tell(parent, {
      kind: 'CHILD_BILL',
      key,
      params: { ...params, name: child.name, companyId: String(child.id) },
    }),
  )
  return row.total
}
