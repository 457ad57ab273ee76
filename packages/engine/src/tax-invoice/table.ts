/**
 * The tax legs of the joint card: an expert's table (domain §6.2), for there are no enterprises with both tax data and a known
 * outcome to learn from. Each leg caps the grade of the invoice card and none raises it; a leg that cannot be told caps as its
 * worst bin does, so that leaving a source out gains nothing. A changed number is a new `version`, which the document carries.
 */

import { TAX_INVOICE_SAYS } from './words.ts'

/** `upTo`: the bin holds values up to and including it; the last bin has none. null = the leg holds nothing. */
export interface Bin {
  upTo: number
  cap: string | null
}

export interface Leg {
  id: string
  name: string
  /** Keys of the indicators: their sum is judged, of `absolute` their size. */
  indicators: readonly string[]
  absolute?: true
  /** Rule on the same figure: where it does not apply to the enterprise, neither does the leg. */
  rule?: string
  bins: readonly Bin[]
  /** Beyond the last bin. */
  beyond: string | null
  /** Not known. */
  unknown: string | null
}

export const JOINT_TABLE = {
  version: 'tax-invoice-card-2026.2',
  /** 纳税信用等级 by its letter; what is not in it caps as `rating.unknown`. */
  rating: { A: null, B: 'AA', M: 'A', C: 'BBB', D: 'CCC' } as Readonly<
    Record<string, string | null>
  >,
  ratingUnknown: 'BBB',
  legs: [
    {
      id: 'J-LATE',
      name: TAX_INVOICE_SAYS.lateReturnsLate,
      indicators: ['T-017.L12', 'T-019.L12'],
      bins: [
        { upTo: 0, cap: null },
        { upTo: 1, cap: 'AA' },
        { upTo: 2, cap: 'A' },
      ],
      beyond: 'BBB',
      unknown: 'BBB',
    },
    {
      id: 'J-UNFILED',
      name: TAX_INVOICE_SAYS.periodsNotFiled,
      indicators: ['T-018.L12'],
      bins: [{ upTo: 0, cap: null }],
      beyond: 'BBB',
      unknown: 'BBB',
    },
    {
      id: 'J-ZERO',
      name: TAX_INVOICE_SAYS.longestRunNil,
      indicators: ['T-015.L12'],
      bins: [
        { upTo: 0, cap: null },
        { upTo: 2, cap: 'A' },
      ],
      beyond: 'BBB',
      unknown: 'BBB',
    },
    {
      id: 'J-BURDEN',
      name: TAX_INVOICE_SAYS.vatBurdenAgainst,
      indicators: ['T-006.L12'],
      rule: 'R-012',
      bins: [{ upTo: -0.3, cap: 'A' }],
      beyond: null,
      // Too few peers is the platform's want, not the enterprise's: it is said, and holds nothing. Returns that are missing hold elsewhere.
      unknown: null,
    },
    {
      id: 'J-ARREARS',
      name: TAX_INVOICE_SAYS.taxOwedYuan,
      indicators: ['T-020.asOf'],
      bins: [{ upTo: 0, cap: null }],
      beyond: 'CCC',
      unknown: 'BBB',
    },
    {
      id: 'J-VIOLATION',
      name: TAX_INVOICE_SAYS.openTaxViolations,
      // The gravest are refused by R-067; a late filing that is still to be mended caps the grade and does not refuse.
      indicators: ['T-022.OPEN.L24'],
      bins: [{ upTo: 0, cap: null }],
      beyond: 'BB',
      unknown: 'BBB',
    },
    {
      id: 'J-INVOICED',
      name: TAX_INVOICE_SAYS.declaredAgainstInvoiced,
      indicators: ['T-027.L12'],
      absolute: true,
      bins: [
        { upTo: 0.05, cap: null },
        { upTo: 0.15, cap: 'AA' },
        { upTo: 0.3, cap: 'A' },
      ],
      beyond: 'BBB',
      unknown: 'BBB',
    },
    {
      id: 'J-DEBT',
      name: TAX_INVOICE_SAYS.liabilitiesAssets,
      indicators: ['F-01.LATEST'],
      bins: [
        { upTo: 0.6, cap: null },
        { upTo: 0.75, cap: 'AA' },
        { upTo: 0.9, cap: 'A' },
      ],
      beyond: 'BBB',
      unknown: 'BBB',
    },
    {
      id: 'J-BANKS',
      name: TAX_INVOICE_SAYS.institutionsAuthorisedBank,
      indicators: ['ML-05.L12'],
      bins: [
        { upTo: 3, cap: null },
        { upTo: 6, cap: 'A' },
      ],
      beyond: 'BBB',
      unknown: 'BBB',
    },
  ] as readonly Leg[],
} as const

/**
 * What the enterprise's own books take from the joint grade, where it brought any: a figure past its yellow or red line caps the grade,
 * and none raises it. What cannot be judged of them holds nothing: whoever brings no books is held by none.
 */
export const BOOKS_TABLE = {
  version: 'tax-invoice-books-2026.1',
  caps: { YELLOW: 'AA', RED: 'A' } as Readonly<Record<string, string>>,
  legs: [
    { id: 'J-BOOKS-CREDIBLE', indicator: 'E-25.asOf' },
    { id: 'J-BOOKS-INVOICED', indicator: 'E-03.L12' },
    { id: 'J-BOOKS-DECLARED', indicator: 'E-04.L12' },
    { id: 'J-BOOKS-AGED', indicator: 'E-05.D180.asOf' },
    { id: 'J-BOOKS-OVERDUE', indicator: 'E-06.asOf' },
    { id: 'J-BOOKS-STOCK', indicator: 'E-14.L12' },
    { id: 'J-BOOKS-CASH', indicator: 'E-24.L12' },
  ],
} as const
