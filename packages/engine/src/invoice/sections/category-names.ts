/** What a goods category is called: by the 税收分类编码, or by the short name that stands for it. */

import { isTaxCategory, taxCategoryName } from '../../kit/china/tax-category.ts'
import { categoryLabel } from '../context/categories.ts'
import { SECTIONS_SAYS } from './words.ts'

const CODE = /^\d+$/

/** Official name of a code; where the table does not hold it, that of the entry above with the code; a short name itself. */
export const categoryName = (category: string): string =>
  isTaxCategory(category) ? (taxCategoryName(category) ?? category) : categoryLabel(category)

/** First digit of a code (domain §1.9). */
const SECTIONS: Readonly<Record<string, string>> = {
  1: SECTIONS_SAYS.goods,
  2: SECTIONS_SAYS.labour,
  3: SECTIONS_SAYS.services,
  4: SECTIONS_SAYS.intangible,
  5: SECTIONS_SAYS.realEstate,
  6: SECTIONS_SAYS.untaxedItems,
}

/** Short names that say what they are; all others are left open. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/服务$|租赁$/, SECTIONS_SAYS.services],
  [/劳务$/, SECTIONS_SAYS.labour],
  [/不动产$/, SECTIONS_SAYS.realEstate],
]

/** 货物, 劳务, 服务…: by the first digit of a code; a short name says it only when it ends so, else 未细分. */
export function categorySection(category: string): string {
  if (CODE.test(category)) return SECTIONS[category[0]!] ?? SECTIONS_SAYS.undivided
  return SPOKEN.find(([shape]) => shape.test(category))?.[1] ?? SECTIONS_SAYS.undivided
}
