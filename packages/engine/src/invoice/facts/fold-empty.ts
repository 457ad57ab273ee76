import {
  AMOUNT_BANDS_YUAN,
  type CounterpartyColumns,
  type Direction,
  KIND_CODES,
  type MonthDigest,
} from '../facts.ts'

/** The fields of a digest that are one number each, in the order of the stored format: append only. */
export const SCALARS = [
  'count',
  'blueCount',
  'blueTotal',
  'blueAmount',
  'blueTax',
  'redCount',
  'redTotal',
  'redAmount',
  'redTax',
  'voidCount',
  'voidTotal',
  'redCrossMonth',
  'redCrossYear',
  'redWithKnownBlue',
  'ceilingCount',
  'taxDiskValidCount',
  'roundCount',
  'timedCount',
  'nightCount',
  'abnormalCount',
  'abnormalTax',
  'specialTax',
] as const satisfies readonly (keyof MonthDigest)[]

export const DAY_COLUMNS = ['count', 'blueCount', 'net', 'voidCount', 'voidTotal'] as const
export const KIND_COLUMNS = [
  'count',
  'blueCount',
  'blueTotal',
  'redCount',
  'redTotal',
  'voidCount',
  'voidTotal',
] as const

const DAYS = 31
export const HOURS = 7 * 24

/** Columns of `n` counterparties, all zero, in one buffer. */
export function emptyCounterparties(n: number): CounterpartyColumns {
  const buffer = new ArrayBuffer(54 * n)
  const sums = (i: number): Float64Array => new Float64Array(buffer, 8 * n * i, n)
  return {
    id: new Int32Array(buffer, 48 * n, n),
    blueCount: sums(0),
    blueTotal: sums(1),
    blueAmount: sums(2),
    redCount: sums(3),
    redTotal: sums(4),
    redAmount: sums(5),
    firstDay: new Uint8Array(buffer, 52 * n, n),
    lastDay: new Uint8Array(buffer, 53 * n, n),
  }
}

const NO_COUNTERPARTIES = emptyCounterparties(0)

/** Shared by all digests without a timed row, which is most; never written to. */
export const NO_HOURS = new Float64Array(HOURS)

/** A digest of no rows. All fixed columns share one buffer: one allocation per month instead of fourteen. */
export function emptyDigest(direction: Direction, month: number): MonthDigest {
  const bands = AMOUNT_BANDS_YUAN.length
  const kinds = KIND_CODES.length
  const buffer = new ArrayBuffer(8 * (2 * bands + 5 * DAYS + 7 * kinds))
  let offset = 0
  const column = (length: number): Float64Array => {
    const view = new Float64Array(buffer, offset, length)
    offset += 8 * length
    return view
  }
  return {
    direction,
    month,
    count: 0,
    blueCount: 0,
    blueTotal: 0,
    blueAmount: 0,
    blueTax: 0,
    redCount: 0,
    redTotal: 0,
    redAmount: 0,
    redTax: 0,
    voidCount: 0,
    voidTotal: 0,
    redCrossMonth: 0,
    redCrossYear: 0,
    redWithKnownBlue: 0,
    ceilingCount: 0,
    taxDiskValidCount: 0,
    roundCount: 0,
    timedCount: 0,
    nightCount: 0,
    abnormalCount: 0,
    abnormalTax: 0,
    specialTax: 0,
    bandCount: column(bands),
    bandTotal: column(bands),
    hours: NO_HOURS,
    days: {
      count: column(DAYS),
      blueCount: column(DAYS),
      net: column(DAYS),
      voidCount: column(DAYS),
      voidTotal: column(DAYS),
    },
    kinds: {
      count: column(kinds),
      blueCount: column(kinds),
      blueTotal: column(kinds),
      redCount: column(kinds),
      redTotal: column(kinds),
      voidCount: column(kinds),
      voidTotal: column(kinds),
    },
    counterparties: NO_COUNTERPARTIES,
    goods: null,
    largeReds: [],
  }
}
