import type { BillLine } from '@xinjian/contract/nouns/billing'
import type { Language } from '../../i18n/language.ts'
import type { Filter } from '../list/filters.ts'

/** Narrows the calls behind a bill to one of its products: `productId` in the address. */
export const productFilter = (
  lines: readonly BillLine[],
  words: { label: string; all: string; language: Language },
): Filter => ({
  kind: 'choice',
  key: 'productId',
  ask: 'product',
  label: words.label,
  all: words.all,
  options: lines.map(({ product, productName, productNameEn }) => ({
    value: product,
    label: words.language === 'en' ? productNameEn : productName,
  })),
})
