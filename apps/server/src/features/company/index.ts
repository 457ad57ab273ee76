export { companyBack } from './company-back.ts'
export { readPublicKey } from './keys.ts'
export { companyRoutes } from './routes.ts'
export { signingKeysOf } from './store.ts'
