/**
 * The way of a bill that was made: confirmed or disputed by whoever owes it, answered, invoiced and paid by whoever is owed (the platform,
 * or the company whose secondary customer it is). Each step is one statement on the state it is taken from; both sides are told in its
 * transaction (docs/decisions/0095).
 */
import { randomUUID } from 'node:crypto'
import type { BillStatus } from '@xinjian/contract/money'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import { Refusal } from '../../http/refusal.ts'
import type { MeterTx } from '../metering/index.ts'
import { tell } from '../notice/index.ts'

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
    said: ['已确认', 'confirmed'],
    not: '该账单尚未出账或已确认，请刷新后查看',
  },
  DISPUTE: {
    from: ['FROZEN'],
    set: `status = 'DISPUTED', dispute = $3, disputed_by = $4, disputed_at = now(), answer = null, answered_by = null,
          answered_at = null`,
    said: ['有异议，待答复', 'disputed, to be answered'],
    not: '该账单尚未出账，或已确认、已有待答复的异议，请刷新后查看',
  },
  ANSWER: {
    from: ['DISPUTED'],
    set: "status = 'FROZEN', answer = $3, answered_by = $4, answered_at = now()",
    said: ['的异议已答复，待确认', 'the dispute was answered, to be confirmed'],
    not: '该账单没有待答复的异议，请刷新后查看',
  },
  INVOICE: {
    from: ['CONFIRMED'],
    set: "status = 'INVOICED', invoice_no = $3, invoiced_by = $4, invoiced_at = now()",
    said: ['已开票', 'invoiced'],
    not: '账单经客户确认后才能开票',
  },
  PAY: {
    from: ['INVOICED'],
    set: "status = 'PAID', payment = $3, paid_by = $4, paid_at = now()",
    said: ['已结清', 'paid'],
    not: '账单开票后才能登记收款',
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
       and ($3::text, $4::text) is not null returning amount - reversed - adjusted as total`,
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
