export { watchJob } from './job.ts'
export { ownedWatches } from './owned.ts'
export { watchRoutes } from './routes.ts'
