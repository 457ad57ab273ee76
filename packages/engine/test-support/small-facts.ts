/** Facts of a handful of rows, for tests that state one thing exactly. */

import { createInvoiceFold } from '../src/invoice/facts/fold.ts'
import { createScanFold } from '../src/invoice/facts/scan.ts'
import type {
  Counterparty,
  Direction,
  InvoiceFacts,
  InvoiceRow,
  MonthIndex,
} from '../src/invoice/facts.ts'
import { parseDay, parseMonth } from '../src/kit/calendar/window.ts'

/** A valid blue sales invoice over `total` yuan (13 % tax inside) unless said otherwise. */
export function row(date: string, total: number, more: Partial<InvoiceRow> = {}): InvoiceRow {
  const fen = Math.round(total * 100)
  const amount = more.amount ?? Math.round(fen / 1.13)
  return {
    direction: 'OUT',
    day: parseDay(date)!,
    minute: 600,
    status: 'NORMAL',
    kind: 'VAT_SPECIAL_PAPER',
    counterparty: 0,
    amount,
    tax: fen - amount,
    total: fen,
    key: `${date}/${total}`,
    ...more,
  }
}

export interface SmallPlan {
  /** Default: noon of 15 March 2026, so that M0 is 2026-02. */
  cutoff?: string
  /** First and last month collected, `YYYY-MM`; default: three years to the cut-off month. null = not collected. */
  covered?: Partial<Record<Direction, [string, string] | null>>
  missing?: Partial<Record<Direction, string[]>>
  registration?: Partial<InvoiceFacts['registration']>
  counterparties?: Partial<Counterparty>[]
}

export function smallFacts(rows: readonly InvoiceRow[], plan: SmallPlan = {}): InvoiceFacts {
  const fold = createInvoiceFold()
  const scan = createScanFold()
  for (const r of rows) {
    fold.add(r)
    scan.add(r)
  }
  const cutoff = plan.cutoff ?? '2026-03-15T12:00:00+08:00'
  const range = (direction: Direction): [MonthIndex, MonthIndex] | null => {
    const given = plan.covered?.[direction]
    if (given === null) return null
    return given ? [month(given[0]), month(given[1])] : [month(cutoff) - 36, month(cutoff)]
  }
  const ids = Math.max(0, ...rows.map((r) => r.counterparty))
  return {
    registration: { name: '示例有限公司', taxNo: null, ...plan.registration },
    dataCutoff: cutoff,
    covered: { OUT: range('OUT'), IN: range('IN') },
    missingMonths: {
      OUT: (plan.missing?.OUT ?? []).map(month),
      IN: (plan.missing?.IN ?? []).map(month),
    },
    digests: fold.digests(),
    counterparties: Array.from({ length: ids + 1 }, (_, id) => ({
      id,
      taxNo: null,
      name: `示例对手${id}`,
      person: false,
      ...plan.counterparties?.[id],
    })),
    scans: scan.scans(),
  }
}

function month(text: string): MonthIndex {
  return parseMonth(text.slice(0, 7))!
}

/** One row on the tenth of each month of `nets` (yuan, 0 = none), the last being `last`. */
export function monthly(
  last: string,
  nets: readonly number[],
  more: Partial<InvoiceRow> = {},
): InvoiceRow[] {
  const end = parseMonth(last)!
  return nets.flatMap((net, i) => {
    const m = end - nets.length + 1 + i
    const date = `${Math.floor(m / 12)}-${String((m % 12) + 1).padStart(2, '0')}-10`
    return net === 0 ? [] : [row(date, net, more)]
  })
}
