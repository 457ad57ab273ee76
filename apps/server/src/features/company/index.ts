export { companyRoutes } from './routes.ts'
export { signingKeysOf } from './store.ts'
