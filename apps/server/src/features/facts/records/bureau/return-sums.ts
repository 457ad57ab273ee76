/** Whether the lines of a condition are alike, so that their sum means something. */
import type { Condition } from '@xinjian/engine/report/condition'
import { SALES_LINES } from '@xinjian/format/returns/sales-lines'

const SALES = new Set(Object.values(SALES_LINES).map((lines) => [...lines].sort().join()))

/** Lines of returns are, where one line of each form is meant, or those that together are its sales. */
export function alike(where: Condition): boolean {
  if ('all' in where) return where.all.some(alike)
  if ('any' in where) return where.any.length > 0 && where.any.every(alike)
  if (where.field !== 'line' || !('in' in where)) return false
  return where.in.length === 1 || SALES.has([...where.in].sort().join())
}
