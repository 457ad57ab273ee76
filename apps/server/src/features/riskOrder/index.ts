export { riskOrderJob } from './job.ts'
export { riskOrderRoutes } from './routes.ts'
export { isSubjectSealed } from './sealed.ts'
