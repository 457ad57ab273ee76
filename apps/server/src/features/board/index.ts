export { boardRoutes } from './calls.ts'
