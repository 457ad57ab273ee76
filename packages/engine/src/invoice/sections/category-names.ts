/** What people call a goods category. The classification's own names are not carried by invoices; what was sold under it is. */

import type { InvoiceContext } from '../context/context.ts'
import { compareText } from '../context/goods-fold.ts'
import { oncePerReport } from '../context/once.ts'

const CODE = /^\d+$/

/**
 * Category → name: a short name names itself; a code is named by the goods with the largest amount of L12 under it, both
 * directions together, with 等 when there are more.
 */
export const categoryNames = oncePerReport((context): ReadonlyMap<string, string> => {
  const goods = new Map<string, Map<string, number>>()
  for (const direction of ['OUT', 'IN'] as const)
    for (const line of context.goods(direction, 'L12').byGoods.values()) {
      if (!CODE.test(line.category) || line.goods === '') continue
      const known = goods.get(line.category) ?? new Map<string, number>()
      known.set(line.goods, (known.get(line.goods) ?? 0) + Math.abs(line.amount))
      goods.set(line.category, known)
    }
  return new Map(
    [...goods].map(([category, known]) => {
      const [first] = [...known].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]))
      return [category, known.size > 1 ? `${first![0]}等` : first![0]]
    }),
  )
})

export function categoryName(context: InvoiceContext, category: string): string {
  return categoryNames(context).get(category) ?? category
}

/** First digit of a code (domain §1.9). */
const SECTIONS: Readonly<Record<string, string>> = {
  1: '货物',
  2: '劳务',
  3: '服务',
  4: '无形资产',
  5: '不动产',
  6: '不征税项目',
}

/** Short names that say what they are; all others are left open. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/服务$|租赁$/, '服务'],
  [/劳务$/, '劳务'],
  [/不动产$/, '不动产'],
]

/** 货物, 劳务, 服务…: by the first digit of a code; a short name says it only when it ends so, else 未细分. */
export function categorySection(category: string): string {
  if (CODE.test(category)) return SECTIONS[category[0]!] ?? '未细分'
  return SPOKEN.find(([shape]) => shape.test(category))?.[1] ?? '未细分'
}
