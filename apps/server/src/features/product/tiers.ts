import type { Hao } from '@xinjian/format'

/** From the n-th call of a month that counts on, 毫 a call. */
export interface Tier {
  nth: number
  price: Hao
}

/** Price of the next call after so many that count this month, those that wait for their answer among them. */
export function priceAfter(tiers: readonly Tier[], used: number): Hao {
  const tier = tiers.findLast(({ nth }) => nth <= used + 1)
  if (!tier) throw new Error('a price list without its first tier')
  return tier.price
}

/** What so many further calls cost when each of them is charged, 毫: their sum is the same in whatever order they are answered. */
export function sumAfter(tiers: readonly Tier[], used: number, calls: number): Hao {
  let sum = 0
  for (let i = 0; i < calls; i++) sum += priceAfter(tiers, used + i)
  return sum
}
