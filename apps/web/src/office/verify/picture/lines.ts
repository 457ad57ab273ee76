import type { Voucher } from '@xinjian/contract/nouns/verify'
import { doubtsOf, lastConfirmed, SUM, valuesOf } from '@xinjian/contract/verify/doubts'
import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { type Beforehand, judgeBeforehand } from '@xinjian/format/verify/beforehand'
import { faultsOf, type TypedFaults } from '@xinjian/format/verify/faults'
import { type ReadValues, typedOfRead } from '@xinjian/format/verify/from-read'
import { isSettled } from '@xinjian/format/verify/result'
import { TICKET_FIELDS } from '@xinjian/format/verify/ticket-fields'
import { type TicketFacts, ticketFacts, ticketKey } from '@xinjian/format/verify/tickets'
import { invoiceKeyOf, type TypedInvoice } from '@xinjian/format/verify/typed'
import type { Dropped } from './drop/drop.ts'

/** A voucher on the page with all that is said of it. */
export interface Line {
  item: Dropped
  voucher: Voucher
  /** What holds: corrected, else as read. */
  values: ReadValues
  typed: TypedInvoice
  /** Of an invoice: what the platform would not take. */
  faults: TypedFaults
  /** Fields that were read with doubt, and that nobody has touched or found right. */
  doubts: string[]
  /** Amounts do not agree, and nobody has found that they stand so. */
  sumWrong: boolean
  /** Of a verified one: fields of which the platform shows something else, and what it shows. */
  differs: Readonly<Record<string, string>>
  /** Who found something right last, and when. */
  confirmed: { by: string; at: string } | null
  /** Something must be filled in: what the platform compares, or day and amount of a ticket. */
  lacking: boolean
  facts: TicketFacts
  /** Of a ticket: its day has not come yet, so that it was read wrong. An invoice's is among its faults. */
  ahead: boolean
  /** The same voucher stands further up. */
  twin: { file: string; n: number } | null
  /** The platform will not take it today: older than five years, of today, no VAT invoice. */
  refused: Beforehand['result'] | null
  /** Can be verified, and was not. */
  open: boolean
}

const hasDay = (kind: TicketKind): boolean => TICKET_FIELDS[kind].includes('date')

/** @param today ISO, in Beijing. */
export function linesOf(items: readonly Dropped[], today: string): Line[] {
  const met = new Map<string, { file: string; n: number }>()
  return items.flatMap((item) =>
    (item.picture?.vouchers ?? []).map((voucher): Line => {
      const values = valuesOf(voucher)
      const doubts = doubtsOf(voucher)
      const invoice = voucher.type === 'INVOICE'
      const typed = typedOfRead(invoice ? values : {})
      const faults = invoice ? faultsOf(typed, today) : {}
      const key = invoice
        ? typed.invoiceNumber && `I/${invoiceKeyOf(typed)}`
        : ticketKey(voucher.kind as TicketKind, values)
      const twin = (key && met.get(key)) || null
      if (key && !twin) met.set(key, { file: item.name, n: voucher.n })
      const judged = voucher.check !== null && isSettled(voucher.check.result)
      const facts = ticketFacts(values)
      const open = invoice && !twin && !judged && Object.keys(faults).length === 0
      return {
        item,
        voucher,
        values,
        typed,
        faults,
        doubts: doubts.filter((name) => name !== SUM),
        sumWrong: doubts.includes(SUM),
        differs: voucher.check?.differs ?? {},
        confirmed: lastConfirmed(voucher),
        facts,
        ahead: !invoice && facts.date > today,
        lacking: invoice
          ? Object.keys(faults).length > 0
          : facts.amount === null || (facts.date === '' && hasDay(voucher.kind as TicketKind)),
        twin,
        refused: open ? (judgeBeforehand(typed, today)?.result ?? null) : null,
        open,
      }
    }),
  )
}

/** A person should look at it before it is verified or kept. */
const isDoubtful = (line: Line): boolean =>
  line.lacking ||
  line.ahead ||
  line.sumWrong ||
  line.doubts.length > 0 ||
  Object.keys(line.differs).length > 0

/** What one may say of it to be right: fields that were read with doubt and lack nothing, and amounts that do not agree. */
export const toConfirm = ({ doubts, sumWrong, faults }: Line): string[] => [
  ...doubts.filter((name) => !(name in faults)),
  ...(sumWrong ? [SUM] : []),
]

/** Where those stand that nobody has looked at yet, from the one behind `at` on and round to it. */
export function toSee(lines: readonly Line[], at: number, looked: ReadonlySet<number>): number[] {
  const order = [...lines.keys()].map((i) => (at + 1 + i) % lines.length)
  return order.filter((i) => isDoubtful(lines[i]!) && !looked.has(lines[i]!.voucher.id))
}

/** Fields of a voucher after one was changed; one that is again as it was read is no edit. */
export function editedWith(voucher: Voucher, name: string, value: string): Record<string, string> {
  const { [name]: _, ...rest } = voucher.edited
  return value === (voucher.fields[name]?.value ?? '') ? rest : { ...rest, [name]: value }
}
