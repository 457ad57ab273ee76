/** What a goods category is called: by the 税收分类编码, or by the short name that stands for it. */

import { isTaxCategory, taxCategoryName } from '../../kit/china/tax-category.ts'
import { categoryLabel } from '../context/categories.ts'

const CODE = /^\d+$/

/** Official name of a code; where the table does not hold it, that of the entry above with the code; a short name itself. */
export const categoryName = (category: string): string =>
  isTaxCategory(category) ? (taxCategoryName(category) ?? category) : categoryLabel(category)

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
