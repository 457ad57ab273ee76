import type { Secret } from '../../security/secret.ts'
import { TradeCache } from '../facts/invoice/read.ts'
import { createNamer } from './answer/names.ts'
import { graphRoutes } from './routes.ts'

/** The industry-chain graph of what a company holds. */
export const graphFeature = (secret: Secret) => ({
  routes: graphRoutes({ cache: new TradeCache(), namer: createNamer(secret) }),
})

export { type Around, tradeAround } from './around.ts'
export { isGraphSealed } from './store.ts'
export { type Ties, tiesAround } from './ties.ts'
