export {
  countProducts,
  GRAPH,
  INVOICE_VERIFY,
  productOfKind,
  productsWithoutTerms,
  sowProducts,
} from './catalogue.ts'
export { type Offer, offersTo, offerTo } from './offer.ts'
export { openProduct } from './orders.ts'
export { productRoutes } from './routes.ts'
export { mustSell, type Selling, sells } from './sells.ts'
export { costOf, type Sold, sell, soldTo, stopSelling } from './sold.ts'
export { askTerms, decideTerms } from './terms.ts'
export { priceAfter, sumAfter, type Tier } from './tiers.ts'
