/**
 * A condition on the fields of a row, as data: defined once, read as a predicate over rows in memory (here) and as SQL over
 * stored rows (the server). A field that is null matches `absent` and nothing else; there is no negation but `notIn`, so both
 * readings stay two-valued.
 */
export type Scalar = string | number | boolean

export type Condition<F extends string = string> =
  | { all: readonly Condition<F>[] }
  | { any: readonly Condition<F>[] }
  | { field: F; in: readonly Scalar[] }
  | { field: F; notIn: readonly Scalar[] }
  /** `from` and `to` included, `below` not; at least one of them. */
  | { field: F; from?: number | string; to?: number | string; below?: number | string }
  | { field: F; prefix: string }
  /** The row does not say. */
  | { field: F; absent: true }

/** Value of a field of a row; null = the row does not say. */
export type FieldReader<R, F extends string> = (row: R, field: F) => Scalar | null

/** The condition as a predicate, made ready for many rows. */
export function predicateOf<R, F extends string>(
  condition: Condition<F>,
  read: FieldReader<R, F>,
): (row: R) => boolean {
  if ('all' in condition) {
    const all = condition.all.map((part) => predicateOf(part, read))
    return (row) => all.every((holds) => holds(row))
  }
  if ('any' in condition) {
    const any = condition.any.map((part) => predicateOf(part, read))
    return (row) => any.some((holds) => holds(row))
  }
  const { field } = condition
  if ('absent' in condition) return (row) => read(row, field) === null
  const holds = valueTest(condition)
  return (row) => {
    const value = read(row, field)
    return value !== null && holds(value)
  }
}

type FieldTest = Exclude<Condition, { all: unknown } | { any: unknown } | { absent: true }>

function valueTest(test: FieldTest): (value: Scalar) => boolean {
  if ('in' in test) {
    const wanted = new Set(test.in)
    return (value) => wanted.has(value)
  }
  if ('notIn' in test) {
    const unwanted = new Set(test.notIn)
    return (value) => !unwanted.has(value)
  }
  if ('prefix' in test) return (value) => String(value).startsWith(test.prefix)
  const { from, to, below } = test
  return (value) =>
    (from === undefined || value >= from) &&
    (to === undefined || value <= to) &&
    (below === undefined || value < below)
}
