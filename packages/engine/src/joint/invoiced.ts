/** What the invoices of a joint report come to by month, for the checks of the taxes: one set of figures in one report. */
import type { InvoiceFacts } from '../invoice/part.ts'
import type { MonthIndex } from '../kit/calendar/window.ts'
import type { TaxFacts } from '../tax/part.ts'

type Invoiced = NonNullable<TaxFacts['invoiced']>

/** 不含税, blue less red, void left out; null = no invoices were collected. */
export function invoicedOf({ covered, missingMonths, digests }: InvoiceFacts): Invoiced | null {
  const { OUT, IN } = covered
  if (OUT === null && IN === null) return null
  const months = new Map<MonthIndex, Invoiced['months'][number]>()
  for (const { direction, month, blueAmount, redAmount } of digests) {
    const of = months.get(month) ?? { month, sales: 0, purchases: 0 }
    const net = blueAmount - redAmount
    months.set(month, direction === 'OUT' ? { ...of, sales: net } : { ...of, purchases: net })
  }
  return {
    covered: {
      sales: runsOf(OUT, missingMonths.OUT),
      purchases: runsOf(IN, missingMonths.IN),
    },
    months: [...months.values()].sort((a, b) => a.month - b.month),
  }
}

type Span = readonly [MonthIndex, MonthIndex]

/** A span without its missing months, as runs of months. */
function runsOf(span: Span | null, missing: readonly MonthIndex[]): Span[] {
  const runs: [MonthIndex, MonthIndex][] = []
  if (span)
    for (let m = span[0]; m <= span[1]; m++) {
      const last = runs.at(-1)
      if (missing.includes(m)) continue
      if (last?.[1] === m - 1) last[1] = m
      else runs.push([m, m])
    }
  return runs
}
