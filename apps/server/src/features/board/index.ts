export { boardRoutes } from './calls.ts'
export { failedCollections } from './failed.ts'
