/** What the invoices of an enterprise come to by month, for whoever sets them beside what was declared. */
import { type Direction, KIND_CODES } from '@xinjian/engine/invoice/facts'
import { decodeDigest } from '@xinjian/engine/invoice/facts/digest-codec'
import type { MonthIndex } from '@xinjian/engine/kit/calendar/window'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import type { Fen } from '@xinjian/format'
import type { TenantDb } from '../../../db/tenant.ts'
import { COVERED, coverageOf, DIRECTIONS, type Period } from '../coverage/read.ts'

type Invoiced = NonNullable<TaxFacts['invoiced']>
type Span = readonly [MonthIndex, MonthIndex]

const UNKNOWN = KIND_CODES.indexOf('UNKNOWN')

const DIGESTS =
  'select direction, month, digest from invoice_month where company_id = $1 and enterprise_id = $2 order by month, direction'

interface MonthWithTax {
  /** Tax of the special invoices received, red ones not taken off; null = of some invoices nobody told whether they are special. */
  inputTax: Fen | null
}

/** As `invoicedByMonth`, without the tax. */
export async function invoicedMonths(
  ...asked: Parameters<typeof invoicedByMonth>
): Promise<Invoiced | null> {
  const found = await invoicedByMonth(...asked)
  return (
    found && {
      covered: found.covered,
      months: found.months.map(({ month, sales, purchases }) => ({ month, sales, purchases })),
    }
  )
}

/**
 * 不含税, blue less red, void left out. A direction that may not be used covers no month; null = the platform holds no invoices
 * that may be used.
 */
export async function invoicedByMonth(
  tx: TenantDb,
  enterpriseId: number,
  usable: Readonly<Record<Direction, boolean>>,
): Promise<{
  covered: Invoiced['covered']
  months: (Invoiced['months'][number] & MonthWithTax)[]
} | null> {
  const periods = await tx.rows<Period>(COVERED.text, [enterpriseId])
  const stored = await tx.rows<{ direction: 0 | 1; month: MonthIndex; digest: Uint8Array }>(
    DIGESTS,
    [enterpriseId],
  )
  const digests = stored
    .filter(({ direction }) => usable[DIRECTIONS[direction]])
    .map(({ digest }) => decodeDigest(digest))
  const { covered, missingMonths } = coverageOf(
    periods.filter(({ direction }) => usable[DIRECTIONS[direction]]),
    digests,
  )
  const spans = (direction: Direction) => spansOf(covered[direction], missingMonths[direction])
  const whole = { sales: spans('OUT'), purchases: spans('IN') }
  if (whole.sales.length === 0 && whole.purchases.length === 0) return null
  const months = new Map<MonthIndex, Invoiced['months'][number] & MonthWithTax>()
  for (const { direction, month, blueAmount, redAmount, specialTax, kinds } of digests) {
    const of = months.get(month) ?? { month, sales: 0, purchases: 0, inputTax: 0 }
    const net = blueAmount - redAmount
    const own =
      direction === 'OUT'
        ? { sales: net }
        : { purchases: net, inputTax: kinds.blueCount[UNKNOWN]! > 0 ? null : specialTax }
    months.set(month, { ...of, ...own })
  }
  return { covered: whole, months: [...months.values()] }
}

/** The span without its missing months, as runs of months. */
function spansOf(covered: Span | null, missing: readonly MonthIndex[]): Span[] {
  if (!covered) return []
  const spans: [MonthIndex, MonthIndex][] = []
  for (let month = covered[0]; month <= covered[1]; month++) {
    if (missing.includes(month)) continue
    const last = spans.at(-1)
    if (last && last[1] === month - 1) last[1] = month
    else spans.push([month, month])
  }
  return spans
}
