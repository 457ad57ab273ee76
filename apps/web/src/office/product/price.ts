import type { ProductRow } from '@xinjian/contract/nouns/product'

/** Of the next call: the tier that the month has reached. 毫. */
export const nextPrice = ({ tiers, charged }: Pick<ProductRow, 'tiers' | 'charged'>): number =>
  tiers.findLast(({ nth }) => nth <= charged + 1)?.price ?? 0
