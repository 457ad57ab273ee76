/** What was read of a sheet beside what its vouchers print. */
import type { ParsedFile } from '@xinjian/intake'
import { type Judged, judgeTicket } from '../quality/judge.ts'
import type { Truth } from '../quality/truth.ts'

type Ticket = NonNullable<ParsedFile['tickets']>[number]

/** Each voucher beside the ticket that fits it best, best fits first; one that is left has no ticket. */
export function judgeSheet(tickets: readonly Ticket[], truths: readonly Truth[]): Judged[] {
  const beside = (truth: Truth, of: Ticket[]): Judged[] =>
    judgeTicket({ file: '', invoices: [], error: null, tickets: of }, truth)
  const fits = truths
    .flatMap((truth) =>
      tickets.map((ticket) => ({ truth, ticket, judged: beside(truth, [ticket]) })),
    )
    .sort((a, b) => rightOf(b.judged) - rightOf(a.judged))
  const judged = new Map<Truth, Judged[]>()
  const taken = new Set<Ticket>()
  for (const fit of fits) {
    if (judged.has(fit.truth) || taken.has(fit.ticket)) continue
    judged.set(fit.truth, fit.judged)
    taken.add(fit.ticket)
  }
  return truths.flatMap((truth) => judged.get(truth) ?? beside(truth, []))
}

const rightOf = (judged: readonly Judged[]): number => judged.filter((one) => one.right).length
