/**
 * The other leg of a figure that sets one thing against another: a ratio is made of its whole as much as of its part, a growth of
 * the period before as much as of the present one. Both are listed, each to be opened by itself.
 */
import {
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  type MonthWindow,
} from '../../kit/calendar/window.ts'
import type { InvoiceEvidence } from '../../report/evidence.ts'

type Leg = (first: InvoiceEvidence) => InvoiceEvidence

/** The same invoices without what narrows them to the part: parties, regions, goods, rates, kinds, amounts, habits. */
const whole: Leg = ({ dataset, direction, from, to, rows, system }) => ({
  dataset,
  ...(direction ? { direction } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  ...(rows ? { rows } : {}),
  ...(system ? { system } : {}),
})

const wholeOf =
  (rows: NonNullable<InvoiceEvidence['rows']>): Leg =>
  (first) => ({ ...whole(first), rows })

const otherSide: Leg = (first) => ({
  ...whole(first),
  direction: first.direction === 'OUT' ? 'IN' : 'OUT',
})

/** By indicator: what its figure is set against (domain §3). */
const AGAINST: Readonly<Record<string, Leg>> = {
  'I-027': wholeOf('ALL'),
  'I-028': wholeOf('BLUE'),
  'I-029': wholeOf('ALL'),
  'I-030': wholeOf('BLUE'),
  'I-032': wholeOf('VALID'),
  'I-035': whole,
  'I-036': (first) => {
    const { system: _, ...all } = whole(first)
    return all
  },
  'I-037': whole,
  'I-038': whole,
  'I-039': whole,
  'I-041': wholeOf('VALID'),
  'I-042': whole,
  'I-043': wholeOf('VALID'),
  'I-046': wholeOf('VALID'),
  'I-050': whole,
  'I-052': whole,
  'I-055': whole,
  'I-056': whole,
  'I-057': whole,
  'I-064': whole,
  'I-066': whole,
  'I-070': otherSide,
  'I-072': otherSide,
  'I-073': otherSide,
  'I-079': otherSide,
  'I-086': (first) => ({ ...whole(first), predicate: 'SPECIAL' }),
  'I-096': wholeOf('BLUE'),
}

/** `base`: the compared window. null = the figure is not set against anything, or against what is no invoice. */
export function secondLeg(
  id: string,
  first: InvoiceEvidence,
  base: MonthWindow | null,
): InvoiceEvidence | null {
  const against = AGAINST[id]?.(first)
  if (against) return same(against, first) ? null : against
  if (!base) return null
  return {
    ...first,
    from: formatDay(firstDayOfMonth(base.from)),
    to: formatDay(lastDayOfMonth(base.to)),
  }
}

const same = (a: InvoiceEvidence, b: InvoiceEvidence): boolean =>
  Object.keys({ ...a, ...b }).every(
    (key) => a[key as keyof InvoiceEvidence] === b[key as keyof InvoiceEvidence],
  )
