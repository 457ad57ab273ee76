export { listBatchJob } from './job.ts'
export { ownedListWork } from './owned.ts'
export { listBatchRoutes } from './routes.ts'
