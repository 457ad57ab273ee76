import type { CsvValue as Value } from '@xinjian/format'

/** Which column orders the rows, and whether largest first. */
export interface SortState {
  key: string
  down: boolean
}

/** The order after a press on a column's head: largest first, then smallest first, then as it came. */
export const turned = (sort: SortState | null, key: string): SortState | null => {
  if (sort?.key !== key) return { key, down: true }
  return sort.down ? { key, down: false } : null
}

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
