import { haoOf } from '@xinjian/format'

interface Typed {
  price: string
  from?: string | undefined
  fromPrice?: string | undefined
}

/** The price list of what was typed: the discounted tier where both its fields are filled. 毫. */
export function tiersOf({ price, from, fromPrice }: Typed): { nth: number; price: number }[] {
  const tiers = [{ nth: 1, price: haoOf(price) ?? 0 }]
  if (from && fromPrice) tiers.push({ nth: Number(from), price: haoOf(fromPrice) ?? 0 })
  return tiers
}
