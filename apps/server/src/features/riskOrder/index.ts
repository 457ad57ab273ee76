export { riskOrderJob } from './job.ts'
export { riskOrderRoutes } from './routes.ts'
