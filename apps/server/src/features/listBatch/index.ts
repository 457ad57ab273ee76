export { listWorkHeld } from './held.ts'
export { listBatchJob } from './job.ts'
export { listBatchRoutes } from './routes.ts'
