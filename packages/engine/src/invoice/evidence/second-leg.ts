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
import type { InvoiceEvidence, LegRole } from '../../report/evidence.ts'
import { EVIDENCE_SAYS } from './words.ts'

type NamedLeg = InvoiceEvidence & LegRole
type Leg = (first: InvoiceEvidence) => NamedLeg
type Rows = NonNullable<InvoiceEvidence['rows']>

/** The same invoices without what narrows them to the part: parties, regions, goods, rates, kinds, amounts, habits. */
const whole: Leg = ({ dataset, direction, from, to, rows, system }) => ({
  name: EVIDENCE_SAYS.allInvoicesTime,
  dataset,
  ...(direction ? { direction } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  ...(rows ? { rows } : {}),
  ...(system ? { system } : {}),
})

const NAMES: Record<Rows, string> = {
  BLUE: EVIDENCE_SAYS.blueInvoicesTime,
  RED: EVIDENCE_SAYS.redInvoicesTime,
  VOID: EVIDENCE_SAYS.voidInvoicesTime,
  VALID: EVIDENCE_SAYS.validInvoicesTime,
  ALL: EVIDENCE_SAYS.allInvoicesTime,
}

const wholeOf =
  (rows: Rows): Leg =>
  (first) => ({ ...whole(first), rows, name: NAMES[rows] })

const otherSide: Leg = (first) => ({
  ...whole(first),
  direction: first.direction === 'OUT' ? 'IN' : 'OUT',
  name: first.direction === 'OUT' ? EVIDENCE_SAYS.purchasesTime : EVIDENCE_SAYS.salesTime,
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
  'I-086': (first) => ({
    ...whole(first),
    predicate: 'SPECIAL',
    name: EVIDENCE_SAYS.specialInvoicesTime,
  }),
  'I-096': wholeOf('BLUE'),
}

/** Of which the customers that a figure counts are a part of those of the window before. */
const OF_BASE: ReadonlySet<string> = new Set(['I-054'])

/** `base`: the compared window. null = the figure is not set against anything, or against what is no invoice. */
export function secondLeg(
  id: string,
  first: InvoiceEvidence,
  base: MonthWindow | null,
): NamedLeg | null {
  const against = AGAINST[id]?.(first)
  if (against) return same(against, first) ? null : against
  if (!base) return null
  const { name: _, ...all } = whole(first)
  return {
    ...(OF_BASE.has(id) ? all : first),
    from: formatDay(firstDayOfMonth(base.from)),
    to: formatDay(lastDayOfMonth(base.to)),
  }
}

const same = ({ name: _, ...a }: NamedLeg, b: InvoiceEvidence): boolean =>
  Object.keys({ ...a, ...b }).every(
    (key) => a[key as keyof InvoiceEvidence] === b[key as keyof InvoiceEvidence],
  )
