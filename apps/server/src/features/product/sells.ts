import { Refusal } from '../../http/refusal.ts'
import { PRODUCT_SAYS } from './words.ts'

/** Codes of products that a channel sells; null or absent = all that its company opened. */
export type Selling = readonly string[] | null | undefined

export const sells = (selling: Selling, product: string): boolean =>
  !selling || selling.includes(product)

/** Refuses a product that the channel of the asking system does not sell. `name`: as it is called in the refusal. */
export function mustSell(selling: Selling, product: string, name: string): void {
  if (!sells(selling, product))
    throw new Refusal('PRODUCT_CLOSED', PRODUCT_SAYS.notOffered({ product: name }))
}
