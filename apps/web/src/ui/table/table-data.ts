/** Which column orders the rows, and whether largest first. */
export interface SortState {
  key: string
  down: boolean
}

type Value = string | number | boolean | null | undefined

const collator = new Intl.Collator('zh-Hans-CN', { numeric: true })

/** Rows in the order of a column; rows without a value stay last whichever way the order runs; ties keep their order. */
export function sortRows<R>(
  rows: readonly R[],
  valueIn: (row: R) => Value,
  sort: SortState | null,
): readonly R[] {
  if (!sort) return rows
  const sign = sort.down ? -1 : 1
  return [...rows].sort((a, b) => {
    const x = valueIn(a)
    const y = valueIn(b)
    const noX = x === null || x === undefined || x === ''
    const noY = y === null || y === undefined || y === ''
    if (noX || noY) return Number(noX) - Number(noY)
    if (typeof x === 'number' && typeof y === 'number') return sign * (x - y)
    return sign * collator.compare(String(x), String(y))
  })
}

/** RFC 4180 text. A text that a spreadsheet would run as a formula gets a leading apostrophe. */
export function toCsv(heads: readonly string[], rows: readonly (readonly Value[])[]): string {
  const cell = (value: Value): string => {
    if (value === null || value === undefined) return ''
    if (typeof value !== 'string') return String(value)
    const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return [heads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
}
