export { listBatchJob } from './job.ts'
export { listBatchRoutes } from './routes.ts'
