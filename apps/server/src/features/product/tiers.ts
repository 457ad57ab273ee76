import type { Hao } from '@xinjian/format'

/** From the n-th charged call of a month on, 毫 a call. */
export interface Tier {
  nth: number
  price: Hao
}

/** Price of the next call after so many that were charged this month. */
export function priceAfter(tiers: readonly Tier[], charged: number): Hao {
  const tier = tiers.findLast(({ nth }) => nth <= charged + 1)
  if (!tier) throw new Error('a price list without its first tier')
  return tier.price
}
