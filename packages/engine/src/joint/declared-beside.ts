/** What declarations are held against where a bureau's invoices alone are looked at. */
import type { InvoiceFacts } from '../invoice/part.ts'
import type { MonthIndex } from '../kit/calendar/window.ts'

type Direction = keyof InvoiceFacts['covered']

/** The bureau's invoices, and of the months after the last of them what files told: a declaration of such a month has nothing else beside it. */
export function declaredBeside(bureau: InvoiceFacts, all: InvoiceFacts): InvoiceFacts {
  const ended = (direction: Direction, month: MonthIndex): boolean =>
    month > bureau.covered[direction]![1]
  const covered = (direction: Direction): [MonthIndex, MonthIndex] => {
    const [first, last] = bureau.covered[direction]!
    return [first, Math.max(last, all.covered[direction]?.[1] ?? last)]
  }
  const missing = (direction: Direction): MonthIndex[] => [
    ...bureau.missingMonths[direction],
    ...all.missingMonths[direction].filter((month) => ended(direction, month)),
  ]
  return {
    ...bureau,
    covered: { OUT: covered('OUT'), IN: covered('IN') },
    missingMonths: { OUT: missing('OUT'), IN: missing('IN') },
    digests: [
      ...bureau.digests,
      ...all.digests.filter(({ direction, month }) => ended(direction, month)),
    ],
  }
}
