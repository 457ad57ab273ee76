export { startLeadSweep } from './retention.ts'
export { leadRoutes } from './routes.ts'
