/**
 * Rows of one table as columns in shared memory: two threads read two files at once and then each fold half of the
 * enterprises, both directions, without copying a row.
 */
export interface RowColumns {
  length: number
  enterprise: Int32Array
  party: Int32Array
  day: Int32Array
  /** Seconds of the day, −1 = date only. */
  second: Int32Array
  /** Bit 0: void. */
  flags: Uint8Array
  /** Position in KIND_CODES. */
  kind: Uint8Array
  amount: Float64Array
  tax: Float64Array
  total: Float64Array
  /** Invoice number as `plainNumber` packs it: to count rows that repeat another one wholly, and for runs of numbers. */
  print: Int32Array
}

export const VOID_FLAG = 1

const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes)

export function createColumns(capacity: number): RowColumns {
  return {
    length: 0,
    enterprise: new Int32Array(shared(4 * capacity)),
    party: new Int32Array(shared(4 * capacity)),
    day: new Int32Array(shared(4 * capacity)),
    second: new Int32Array(shared(4 * capacity)),
    flags: new Uint8Array(shared(capacity)),
    kind: new Uint8Array(shared(capacity)),
    amount: new Float64Array(shared(8 * capacity)),
    tax: new Float64Array(shared(8 * capacity)),
    total: new Float64Array(shared(8 * capacity)),
    print: new Int32Array(shared(4 * capacity)),
  }
}

/** The same columns with room for half as many rows again (existing views stay valid but are no longer written). */
export function widenColumns(columns: RowColumns): RowColumns {
  const wider = createColumns(Math.ceil(columns.day.length * 1.5))
  wider.length = columns.length
  for (const name of COLUMN_NAMES) wider[name].set(columns[name] as never)
  return wider
}

const COLUMN_NAMES = [
  'enterprise',
  'party',
  'day',
  'second',
  'flags',
  'kind',
  'amount',
  'tax',
  'total',
  'print',
] as const
