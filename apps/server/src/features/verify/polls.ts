/**
 * Polls of an invoice that was verified, for whoever watches it: ordinary checks, asked for by nobody who waits. Of one invoice a
 * company makes one at a time and no more than one a day, however many of it watch: what another was told is found by the request.
 */
import { formatFen, type Hao } from '@xinjian/format'
import { isCharged } from '@xinjian/format/verify/result'
import type { TypedInvoice } from '@xinjian/format/verify/typed'
import type { TenantDb } from '../../db/tenant.ts'
import { judgedSince, unjudgedPolls, type VerificationRecord } from './store.ts'
import {
  askedOf,
  type VerificationDeps,
  type VerificationOf,
  verifyInvoice,
} from './verification.ts'

/** Nobody can name a request of his own so: it holds a colon. */
const NAMED = 'look:'

export interface PollOf extends Pick<VerificationOf, 'typed' | 'madeBy' | 'via'> {
  /** The platform's day, in Beijing. */
  day: string
  atMost: Hao
}

export interface Polls {
  /** Checks of the day that are left of an invoice, whoever asks. */
  left(invoiceKey: string, day: string): Promise<number>
  /**
   * What the platform told the company since: the own poll that nobody booked, or what anybody of it was told on this day. Null =
   * nothing newer is known.
   */
  newer(
    tenant: TenantDb,
    of: Omit<PollOf, 'atMost'>,
    since: Date,
  ): Promise<VerificationRecord | null>
  /** Asks the platform anew, for money. */
  poll(tenant: TenantDb, of: PollOf): Promise<VerificationRecord>
}

/** Whether the check was made by a poll of this user, and what it cost him therefore. */
export const costOfPoll = (record: VerificationRecord, madeBy: string): Hao =>
  record.made_by === madeBy && record.request_id?.startsWith(NAMED) ? (record.charged ?? 0) : 0

export const isJudged = (record: VerificationRecord): boolean =>
  record.result !== null && isCharged(record.result)

/** What a check compared, as it is asked again. */
export const typedOf = (record: {
  invoice_code: string
  invoice_number: string
  issue_date: string
  amount: number | null
  check_code: string | null
}): TypedInvoice => ({
  invoiceCode: record.invoice_code,
  invoiceNumber: record.invoice_number,
  issueDate: record.issue_date,
  amount: record.amount === null ? '' : formatFen(record.amount),
  checkCode: record.check_code ?? '',
})

export function createPolls(deps: VerificationDeps): Polls {
  return {
    left: (invoiceKey, day) => deps.budget.left(invoiceKey, day),
    newer: (tenant, { typed, madeBy, day }, since) =>
      judgedSince(tenant, askedOf(typed, madeBy, null), { since, day, own: `${NAMED}%` }),
    async poll(tenant, { typed, madeBy, via, day, atMost }) {
      const { invoiceKey } = askedOf(typed, madeBy, null)
      const request = `${NAMED}${invoiceKey}:${day}:`
      // A try that the platform did not judge is not the day’s poll: the next one has another name.
      const n = await unjudgedPolls(tenant, invoiceKey, `${request}%`)
      return verifyInvoice(deps, tenant, {
        typed,
        again: true,
        requestId: `${request}${n}`,
        madeBy,
        via,
        atMost,
      })
    },
  }
}
