export { listBatchJob } from './job.ts'
export { ownedLists } from './owned.ts'
export { listBatchRoutes } from './routes.ts'
