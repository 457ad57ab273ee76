export { boardRoutes } from './calls.ts'
export { startDaySums } from './days.ts'
export { failedCollections } from './failed.ts'
